// Package cardface draws the cards of Pirate's Cove as pictures at a pixel size: tavern cards, treasure cards, legendary
// pirates and islands, each with its drawing, frame, numbers and words in one image, made once and shown as it is. It
// knows no widgets, rules or translations: it is given the words to write on a face.
package cardface
