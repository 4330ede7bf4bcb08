// Package coach says what every choice of a decision in Pirate's Cove is worth, how sure that is, and which facts speak
// for it or against it. It looks at nothing that the seat of a view cannot see (A7). Positions are judged, and played on
// to the end of their round, as an Admiral does it (package bot); the window has the words.
package coach
