package stagetest

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// Tablet is the window on a small tablet, of 1024 by 768 pixels, in units, of which each has 1.2 pixels there.
var Tablet = fyne.NewSize(1024/1.2, 768/1.2)

// ForFingers makes windows for fingers until the test is over: with 44 pixels of a small tablet for each.
func (p *Player) ForFingers() {
	widgets.Fingertip = 44 / 1.2
	p.T.Cleanup(func() { widgets.Fingertip = 0 })
}

// FingersHit checks that all that can be pressed is as high and wide as a finger needs it. Links have the height of the lines
// that they stand in. The rail of a replay with its marks, beside which plates do the same, and the price below a card, which
// does what the card does, have the room that is left.
func (p *Player) FingersHit(about string) {
	p.T.Helper()
	for _, taker := range visible.Takers(p.Top()) {
		if strings.HasPrefix(fmt.Sprintf("%T", taker.Object), "*widget.") { // the toolkit's: the bar of what scrolls, a line of the log
			continue
		}
		if piece, is := taker.Object.(interface{ Base() *widgets.Piece }); is && piece.Base().OnTap == nil {
			continue // it is only looked at
		}
		size := taker.Object.Size()
		switch of := taker.Object.(type) {
		case *widgets.Prose, *widgets.LinkedProse, *widgets.Rail, *widgets.Asked, *widgets.Area:
			continue
		case *widgets.Contents:
			from, to := of.Line()
			size.Height = to - from
		}
		if min(size.Width, size.Height) < widgets.Fingertip-Tolerance {
			p.T.Errorf("%s: a %T at %v is %v: %q", about, taker.Object, taker.From, size, visible.Texts(taker.Object))
		}
	}
}
