# De opties van elke tafel, in het Nederlands.

option-agree = Akkoord van de andere ploeg met elke gift
option-agree-off = niemand wordt iets gevraagd
option-agree-shown = waar niemand mee akkoord ging, is aangeduid
option-agree-required = de volgende gift wacht erop
