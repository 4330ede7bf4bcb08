package movements

import (
	"image/color"

	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/sound"
	"portroyal/ui/table/layout"
	"portroyal/ui/widgets"
)

// underOneCall are the events during which what has been called out stays over the harbour.
var underOneCall = []portroyal.EventKind{
	portroyal.TaxPaid, portroyal.TaxBonus, portroyal.WentBust, portroyal.HarbourCleared,
}

// callTurn announces the turn of a player.
func (s *script) callTurn(seat int) {
	s.call(seat, s.stage.Words.T("table.turn", "Player", s.seats[seat].Name), false)
	s.then(anim.Wait(callTime))
	s.endCall()
}

// ringIn announces the last round with a bell.
func (s *script) ringIn(seat int) {
	s.call(seat, s.stage.Words.T("table.ending"), false)
	size := s.grown(44)
	at := s.announced.at
	bell := s.symbolGhost("bell", color.NRGBA{}, layout.Rect(at.X+(at.W-size)/2, at.Y-size, size, size))
	room := bell.at
	s.then(s.hear(sound.LastRound))
	s.then(anim.Over(callTime, func(x float32) {
		bell.object.Show()
		bell.put(layout.Rect(room.X+room.W*0.18*sin(6*x), room.Y, room.W, room.H))
		if x == 1 {
			bell.object.Hide()
		}
	}))
	s.endCall()
}

// callBust announces that a player loses the harbour.
func (s *script) callBust(e portroyal.Event) {
	seat := int(e.Seat)
	words := s.stage.Words.T("call.bust", "Player", s.seats[seat].Name,
		"Ship", s.stage.Words.Ship(e.Card.Face().Colour))
	s.call(seat, words, true)
}

// callTax announces a tax increase in the turn of a seat: who pays it.
func (s *script) callTax(seat int, events []portroyal.Event) {
	s.call(seat, s.stage.Words.T("call.tax", "Changes", s.tax(events)), true)
	s.then(anim.Together(s.hear(sound.Tax), anim.Wait(callTime)))
}

// call shows words with the mark of a player until endCall: over the harbour, or where cards lie there in
// place of the question, which has been answered.
func (s *script) call(seat int, text string, cards bool) {
	s.endCall()
	c := s.stage.Colours()
	room := s.after[layout.Spot{Kind: layout.Water}]
	letters := s.grown(24)
	if cards {
		letters = s.grown(18)
	}
	words := widgets.Title(text, letters, c.Text)
	marker := widgets.NewMarker(s.seats[seat].Colour, letters*0.9)
	panel := widgets.NewPanel(c, 10, container.NewCenter(container.NewHBox(container.NewCenter(marker), words)))
	if over := panel.MinSize().Width - room.W; over > 0 {
		width := words.MinSize().Width
		words.TextSize *= max(0.5, (width-over)/width)
	}
	size := panel.MinSize()
	at := room.Centred(size.Width, size.Height)
	if cards {
		at = s.board.Asked()
	}
	called := s.newGhost(panel, at)
	s.then(anim.Do(called.object.Show))
	s.announced = called
}

// endCall takes away what has been called out.
func (s *script) endCall() {
	if called := s.announced; called != nil {
		s.then(anim.Do(called.object.Hide))
		s.announced = nil
	}
}
