//! Tensors: where the values of a view go, and the table of fields that describes them.
//!
//! A game writes its tensor through a [`Sink`], field by field. One sink writes values; another one
//! collects the table of fields. So the table cannot differ from what is written.

/// A run of values in a tensor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The name, unique in the tensor.
    pub name: &'static str,
    /// The index of the first value.
    pub offset: usize,
    /// The number of values.
    pub len: usize,
    /// What the values mean.
    pub about: &'static str,
}

/// Where a game writes its tensor.
pub trait Sink {
    /// The next field: its values, all 0.
    fn field(&mut self, name: &'static str, len: usize, about: &'static str) -> &mut [f32];
}

/// Writes values into a buffer.
pub(crate) struct Writer<'a> {
    rest: &'a mut [f32],
}

impl<'a> Writer<'a> {
    /// A writer of a whole tensor, which becomes 0.
    #[inline]
    pub(crate) fn new(tensor: &'a mut [f32]) -> Writer<'a> {
        tensor.fill(0.0);
        Writer { rest: tensor }
    }

    /// Whether all values are written.
    pub(crate) fn is_full(&self) -> bool {
        self.rest.is_empty()
    }
}

impl Sink for Writer<'_> {
    #[inline]
    fn field(&mut self, _: &'static str, len: usize, _: &'static str) -> &mut [f32] {
        let (field, rest) = std::mem::take(&mut self.rest).split_at_mut(len);
        self.rest = rest;
        field
    }
}

/// Collects the table of fields.
#[derive(Default)]
pub(crate) struct Describer {
    pub(crate) fields: Vec<Field>,
    values: Vec<f32>,
}

impl Describer {
    /// The number of values so far.
    pub(crate) fn len(&self) -> usize {
        self.fields.last().map_or(0, |field| field.offset + field.len)
    }
}

impl Sink for Describer {
    fn field(&mut self, name: &'static str, len: usize, about: &'static str) -> &mut [f32] {
        let offset = self.len();
        self.fields.push(Field { name, offset, len, about });
        self.values.clear();
        self.values.resize(len, 0.0);
        &mut self.values
    }
}
