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

	cursor  int // the link that has the focus
	focused bool
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
	p.cursor, p.focused = 0, true
	p.mark(p.cursor, palette.Fade(palette.Takeable, focusShade))
	p.gained(p)
}

// focusShade is how strong the ground of a link is that has the focus.
const focusShade = 0.4

// FocusLost implements fyne.Focusable.
func (p *LinkedProse) FocusLost() {
	p.focused = false
	p.mark(p.cursor, color.Transparent)
}

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
		p.Follow(p.cursor)
	default:
		p.pass(key)
	}
}

// Links are the words of each link, for those who do not see them; at is the one that has the keyboard, -1 for none.
func (p *LinkedProse) Links() (words []string, at int) {
	for _, link := range p.links {
		words = append(words, link.words)
	}
	if !p.focused {
		return words, -1
	}
	return words, p.cursor
}

// Follow goes where a link leads.
func (p *LinkedProse) Follow(link int) { p.links[link].to() }

// move goes to another link.
func (p *LinkedProse) move(by int) {
	p.mark(p.cursor, color.Transparent)
	p.cursor = (p.cursor + by + len(p.links)) % len(p.links)
	p.mark(p.cursor, palette.Fade(palette.Takeable, focusShade))
}
