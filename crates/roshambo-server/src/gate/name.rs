//! stand-in
use crate::trouble::Trouble;
pub(crate) fn clean_name(text: &str) -> Result<String, Trouble> {
    Ok(text.trim().to_owned())
}
pub(crate) fn skeleton(name: &str) -> String {
    name.to_lowercase()
}
