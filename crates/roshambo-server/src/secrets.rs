//! No client is sent anything that it may not know: laws about secrets, checked on tables in memory and over real
//! sockets.
//!
//! The first law is non-interference. Two worlds differ in something that a viewer cannot know. As long as the viewer's
//! memory cannot tell the worlds apart, every byte sent to that viewer is the same in both.

mod advice;
mod law;
mod leaks;
mod pace;
mod pro;
mod test_server;
mod wire;
mod worlds;
