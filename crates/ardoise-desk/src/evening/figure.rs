//! The figure of an event: what somebody counted, and the same event with another figure.

use ardoise_rules::engine::{Camps, Field, Form, Half, Kind, Table};
use ardoise_rules::notation::is_beyond;
use serde_json::Value;

/// The field of a form that is a figure: what somebody counted, or points with their halves.
#[must_use]
pub(crate) fn figure_of(form: &Form) -> Option<&Field> {
    form.fields.iter().find(|field| match field.kind {
        Kind::Counts => form.counts(),
        Kind::Half(..) => true,
        _ => false,
    })
}

/// The places of the events of a deal that give its figures. Of what was told again the last counts: of one side's figure the other
/// one's follows, where each plays for himself everybody has his own.
#[must_use]
pub fn figures(forms: &[Form], table: &Table, events: &[Value]) -> Vec<usize> {
    let form =
        |event: &Value| forms.iter().find(|form| form.is_of(event)).filter(|form| figure_of(form).is_some());
    let overruled = |form: &Form, event: &Value, later: &Value| {
        form.is_of(later) && (table.camps != Camps::Singles || form.same_holder(event, later))
    };
    let figure = |(place, event): (usize, &Value)| {
        let form = form(event)?;
        let again = events[place + 1..].iter().any(|later| overruled(form, event, later));
        (!again).then_some(place)
    };
    events.iter().enumerate().filter_map(figure).collect()
}

/// An event with another figure, for its first holder where it has several; none where that can be no figure of it.
#[must_use]
pub fn refigured(form: &Form, event: &Value, figure: &str) -> Option<Value> {
    let field = figure_of(form)?;
    let mut event = event.clone();
    let old = event.get_mut(field.name)?;
    match field.kind {
        Kind::Half(..) => *old = Half::answered(figure)?.json(),
        _ => match old.get_mut(0)?.as_array_mut()?.as_mut_slice() {
            [_, old] if !is_beyond(figure) => *old = Value::from(figure.parse::<i32>().ok()?),
            _ => return None,
        },
    }
    Some(event)
}
