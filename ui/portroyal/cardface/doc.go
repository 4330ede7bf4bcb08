// Package cardface draws cards, contracts, symbols and small portraits as pictures at a pixel size:
// art, frame, numbers and words in one image, made once and shown as it is. It knows no widget,
// reads no rules and no translations: what it writes on a face is handed to it.
package cardface
