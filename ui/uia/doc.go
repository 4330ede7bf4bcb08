// Package uia lets screen readers on Windows speak what a window shows, by UI Automation, without cgo and without a toolkit: it is
// a voice of ui/spoken.
//
// # How readers hear
//
// The window has a child that cannot be seen, with one element of UI Automation. What is said is a notification of that
// element, which Narrator and NVDA speak as it is; NVDA does so only for the program whose window is active. Notifications
// are there from Windows 10 1709 on; before, nobody hears anything. The element's name is the line where the listener is, for
// readers that are led to it.
//
// The child is one pixel large and shown: the system does not hand on what an empty or hidden window tells.
//
// # Who listens
//
// UI Automation says whether anybody wants to be told of anything, and nothing says that it is a screen reader: true means
// "perhaps". It is asked every second, which costs nothing, and nothing is read while nobody listens.
//
// # Threads
//
// The system asks for the element where the window belongs, which is the toolkit's thread, and asks the element on any
// thread. It answers from what it has been told and waits for nobody. Notifications are made on a goroutine of their own, as
// UI Automation waits for whoever listens.
package uia
