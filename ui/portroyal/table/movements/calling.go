package movements

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	layouts "fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/terms"
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
	s.then(s.hear(soundLastRound))
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
	s.call(seat, s.stage.Words.T("call.bust", "Player", s.seats[seat].Name,
		"Ship", terms.Within(s.stage.Words, terms.Plain, e.Card)), true)
}

// callTax announces a tax increase in the turn of a seat: who pays it.
func (s *script) callTax(seat int, events []portroyal.Event) {
	s.call(seat, s.stage.Words.T("call.tax", "Changes", s.tax(events)), true)
	s.then(anim.Together(s.hear(soundTax), anim.Wait(callTime)))
}

// callPassedOver announces which persons have no chance now since they can pay for nothing that lies in the harbour: all
// at once who are passed over before somebody has one. Where nothing lies there everybody sees why.
func (s *script) callPassedOver(events []portroyal.Event) {
	if s.passed || len(s.docked) == 0 {
		return
	}
	var names []string
	who := container.NewHBox()
	letters := s.calledOut(true)
	for _, e := range events {
		if e.Kind == portroyal.ChanceCame || e.Kind == portroyal.HarbourCleared {
			break
		}
		if seat := int(e.Seat); e.Kind == portroyal.PassedOver && s.seats[seat].Person {
			names = append(names, s.seats[seat].Name)
			head := s.stage.SeatHead(seat, s.seats[seat].Colour, letters*headOver)
			head.SetMinSize(fyne.NewSquareSize(letters * headOver))
			who.Add(head)
		}
	}
	if len(names) == 0 {
		return
	}
	s.passed = true
	room := s.board.Asked().W - 4*letters
	c := s.stage.Colours()
	named := widgets.Title(strings.Join(names, ", "), letters, c.Text)
	widgets.Shrink(named, room-who.MinSize().Width)
	who.Add(container.NewCenter(named))
	why := widgets.Title(s.stage.Words.T("call.unable"), letters*0.9, c.Text)
	widgets.Shrink(why, room)
	s.callOut(container.New(layouts.NewCustomPaddedVBoxLayout(0), container.NewCenter(who), container.NewCenter(why)), true)
	s.then(anim.Wait(passTime))
}

// headOver is how large heads beside what is called out are, in parts of its letters.
const headOver = 2.2

// calledOut is how large what is called out is written, over an empty harbour or in place of the question.
func (s *script) calledOut(cards bool) float32 {
	if cards {
		return s.grown(18)
	}
	return s.grown(24)
}

// call shows words with the mark of a player until endCall, see callOut.
func (s *script) call(seat int, text string, cards bool) {
	letters := s.calledOut(cards)
	words := widgets.Title(text, letters, s.stage.Colours().Text)
	marker := container.NewCenter(widgets.NewMarker(s.seats[seat].Colour, letters*0.9))
	line := container.NewHBox(marker, words)
	room := s.after[layout.Spot{Kind: layout.Water}]
	if over := s.paper(line).MinSize().Width - room.W; over > 0 {
		width := words.MinSize().Width
		words.TextSize *= max(0.5, (width-over)/width)
	}
	s.callOut(line, cards)
}

// callOut shows something until endCall: over the harbour, or where cards lie there in place of the question, which has
// been answered.
func (s *script) callOut(what fyne.CanvasObject, cards bool) {
	s.endCall()
	panel := s.paper(what)
	size := panel.MinSize()
	at := s.after[layout.Spot{Kind: layout.Water}].Centred(size.Width, size.Height)
	if cards {
		at = s.board.Asked()
	}
	called := s.newGhost(panel, at)
	s.then(anim.Do(called.object.Show))
	s.announced = called
}

// paper is what something is called out on.
func (s *script) paper(what fyne.CanvasObject) fyne.CanvasObject {
	return widgets.NewPanel(s.stage.Colours(), 10, container.NewCenter(what))
}

// endCall takes away what has been called out.
func (s *script) endCall() {
	if called := s.announced; called != nil {
		s.then(anim.Do(called.object.Hide))
		s.announced = nil
	}
}
