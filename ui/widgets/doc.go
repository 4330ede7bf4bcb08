// Package widgets holds the small parts of a window for any card game: plates to press, fields to fill in, panels,
// paper and ribbons, lines of words, and pieces on a table that can be taken. They know how they look and what was done
// to them, but not what they are pictures of, or what may be done with it.
package widgets
