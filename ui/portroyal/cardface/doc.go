// Package cardface draws cards, contracts, symbols and small portraits as pictures at a pixel size: art, frame,
// numbers and words in one image, made once and shown as it is. It knows no widgets, rules or translations: it is
// given the words to write on a face.
package cardface
