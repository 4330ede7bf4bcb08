// Package widgets holds the small parts of a window for any card game: plates to press, fields to fill in,
// panels, paper and ribbons, lines of words, and pieces that lie on a table and can be taken. They know how
// they look and what was done to them. What they are pictures of, and what may be done with it, they do not
// know.
package widgets
