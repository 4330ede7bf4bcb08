package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// LinkedProse is a prose with links that can be reached by keyboard: Tab comes to each of them in turn with the
// arrow keys for left and right, Enter and Space follow one.
type LinkedProse struct {
	Prose
	passing

	cursor int // the link that has the focus
}

var (
	_ fyne.Focusable  = (*LinkedProse)(nil)
	_ desktop.Keyable = (*LinkedProse)(nil)
)

// NewLinkedProse is NewProse for words of which some are links.
func NewLinkedProse(colours *look.Colours, paint color.Color, size, width float32, words []Words) *LinkedProse {
	p := &LinkedProse{}
	p.write(colours, paint, size, width, words)
	p.ExtendBaseWidget(p)
	return p
}

// FocusGained implements fyne.Focusable.
func (p *LinkedProse) FocusGained() {
	p.cursor = 0
	p.mark(p.cursor, palette.Fade(palette.Takeable, focusShade))
	p.gained(p)
}

// focusShade is how strong the ground of a link is that has the focus.
const focusShade = 0.4

// FocusLost implements fyne.Focusable.
func (p *LinkedProse) FocusLost() { p.mark(p.cursor, color.Transparent) }

// TypedRune implements fyne.Focusable.
func (p *LinkedProse) TypedRune(letter rune) { p.typed(letter) }

// TypedKey implements fyne.Focusable.
func (p *LinkedProse) TypedKey(key *fyne.KeyEvent) {
	if p.Ignores(key) {
		return
	}
	switch key.Name {
	case fyne.KeyRight:
		p.move(1)
	case fyne.KeyLeft:
		p.move(-1)
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		p.links[p.cursor].to()
	default:
		p.pass(key)
	}
}

// move goes to another link.
func (p *LinkedProse) move(by int) {
	p.mark(p.cursor, color.Transparent)
	p.cursor = (p.cursor + by + len(p.links)) % len(p.links)
	p.mark(p.cursor, palette.Fade(palette.Takeable, focusShade))
}
