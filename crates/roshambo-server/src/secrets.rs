//! Nobody is told what he may not know: the laws about secrets at tables, over rooms and over the wire.
//!
//! The first law of them is non-interference. Two worlds differ in what a viewer cannot know; as long
//! as his memory cannot tell them apart, every byte that he is told is the same in both.

mod advice;
mod house;
mod law;
mod leaks;
mod pace;
mod pro;
mod wire;
mod worlds;
