//! The figure of an event: what somebody counted, and the same event with another figure.

use ardoise_rules::engine::{Field, Form, Half, Kind};
use ardoise_rules::notation::is_beyond;
use serde_json::Value;

/// The field of a form that is a figure: what somebody counted, or points with their halves.
#[must_use]
pub fn figure_of(form: &Form) -> Option<&Field> {
    form.fields.iter().find(|field| match field.kind {
        Kind::Counts => form.counts(),
        Kind::Half(..) => true,
        _ => false,
    })
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
