// Package atspi lets screen readers on Linux speak what a window shows, by AT-SPI over D-Bus, without a toolkit. It is
// made for Orca, and what it does follows from what Orca does:
//
//	provider := atspi.Open(ctx, "Port Royal", log, func(listening bool) { … })
//	provider.Show(frame, "hand/2")
//	provider.Active(true)
//	consumed := provider.Key(atspi.Key{Code: 38, Rune: 'a'})
//
// # Who listens
//
// The session bus says whether assistive technology is wanted; while it is not, the provider watches that property and
// does nothing else. The property stays true once a reader has run, so it means "perhaps". Only then is there a connection
// to the accessibility bus, and only when a reader has registered for events are snapshots published: a reader finds
// nothing in the program before, and hears of window and focus as if both had just come. Nothing has to be found twice,
// then, by the reader's own search and by events.
//
// # Answers
//
// For one move of the focus Orca asks a hundred questions, one after the other, and is silent until it has the answers.
// They come from the last snapshot that was published, which nobody changes, on the goroutine on which they arrive; no
// question waits for the program. Questions that nothing depends on are refused at once.
//
// # Events
//
// An object is known by the path that its ID gets, and Orca keeps role, parent and place of a path for good. So a node
// that changes role or parent gets another path. When the window is active again after it was not, every node does: Orca
// keeps window and focus meanwhile and says neither again, unless they are other objects.
//
// A name is told of when the node with the focus or the frame has another one; all other names are asked for when the
// focus comes there. Orca notes the frame's name whenever the focus moves, and says a name only if it is not the noted
// one: the frame is never renamed less than [apart] after the focus has moved, nor the focus moved so soon after the frame
// was renamed. Of several focus moves that come faster than they are sent only the last is told of, which is what Orca
// would make of them.
//
// Orca takes two objects of the same role, name and place for one, and a focus move between them for none; of such nodes
// the later ones are made a pixel wider.
//
// # Keys
//
// Orca hears no key that the program does not forward. Its commands depend on that, and that it is ever quiet: only a key
// cuts off what is being said. [Provider.Key] waits a moment for the reader's answer, which is whether the reader has taken
// the key for itself.
package atspi
