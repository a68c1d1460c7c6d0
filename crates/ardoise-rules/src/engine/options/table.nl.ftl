# De opties van elke tafel, in het Nederlands.

option-agree = Akkoord van de andere ploeg met elke gift
option-agree-off = nee, niemand wordt iets gevraagd
option-agree-shown = aangeduid: waar niemand mee akkoord ging, krijgt een teken
option-agree-required = verplicht: de volgende gift wacht erop
