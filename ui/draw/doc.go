// Package draw makes pictures of anything at a pixel size: shapes, texts and drawings on a canvas with
// units of its own, and a cache that has pictures drawn in the background and keeps no more of them than
// fit into its memory. It knows no game, no widget and no file: typefaces, drawings and what is to be
// drawn are handed to it.
package draw
