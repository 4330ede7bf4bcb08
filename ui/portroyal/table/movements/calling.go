package movements

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	layouts "fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/sound"
	"portroyal/ui/widgets"
)

// underOneCall are the events during which a text stays over the harbour.
var underOneCall = []portroyal.EventKind{
	portroyal.TaxPaid, portroyal.TaxBonus, portroyal.WentBust, portroyal.HarbourCleared,
}

// callTurn announces the turn of a player.
func (s *script) callTurn(seat int) {
	s.call(seat, s.stage.Words.T("table.turn", "Player", s.seats[seat].Name), false)
	s.then(anim.Wait(callTime))
	s.endCall()
}

// Seated says whose seat is at the lower edge now.
func (l *Layer) Seated(now State, seat int) anim.Motion {
	s := l.newScript(now, l.Scene(now))
	s.call(seat, s.stage.Words.T("table.seat", "Player", s.seats[seat].Name), len(s.docked) > 0)
	s.then(anim.Wait(SeatTime))
	s.endCall()
	return s.motion
}

// ringIn announces the last round with a bell, and who has reached the target.
func (s *script) ringIn(seat int) {
	points := s.View.Points(seat)
	s.call(seat, s.stage.Words.N("call.target", points, "Player", s.seats[seat].Name), len(s.docked) > 0)
	size := s.grown(60)
	at := s.announced.at
	bell := s.largeSymbolGhost("bell", color.NRGBA{}, geometry.Rect(at.X+(at.W-size)/2, at.Y-size, size, size), size)
	room := bell.at
	rings := anim.Over(ringTime, func(x float32) {
		bell.object.Show()
		if !bell.still {
			bell.put(geometry.Rect(room.X+room.W*0.18*sin(10*x)*(1-x), room.Y, room.W, room.H))
		}
		if x == 1 {
			bell.object.Hide()
		}
	})
	s.then(s.stage.Cue(sound.LastRound))
	if shield, ok := s.after[layout.Spot{Kind: layout.Points, Seat: seat}]; ok {
		rings = anim.Together(rings, s.sparks(shield))
	}
	s.then(anim.Together(rings, s.sparks(room)))
	s.endCall()
}

// callBust announces that a player loses the harbour, and the dearest of what is lost with it.
func (s *script) callBust(e portroyal.Event, following []portroyal.Event) {
	seat, w := int(e.Seat), s.stage.Words
	ship := terms.Within(w, terms.Plain, e.Card)
	text := w.T("call.bust", "Player", s.seats[seat].Name, "Ship", ship)
	cleared := slices.IndexFunc(following, func(e portroyal.Event) bool { return e.Kind == portroyal.HarbourCleared })
	if person := s.dearest(); person != portroyal.NoCard && cleared >= 0 {
		text = w.N("call.bust.lost", int(following[cleared].N), "Player", s.seats[seat].Name, "Ship", ship,
			"Person", terms.Within(w, terms.Indefinite, person))
	}
	s.call(seat, text, true)
}

// callTax announces a tax increase in a seat's turn, and who pays it.
func (s *script) callTax(seat int, events []portroyal.Event) {
	s.call(seat, s.stage.Words.T("call.tax", "Changes", s.tax(events)), true)
	s.then(anim.Together(s.stage.Cue(soundTax), anim.Wait(callTime)))
}

// callPassedOver announces which persons have no chance now because there is no card in the harbour they can pay
// for: all persons who are passed over before the next chance, together. If the harbour is empty, everybody sees
// why.
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

// headOver is the size of heads beside an announcement, in letter sizes.
const headOver = 2.2

// calledOut is the text size of an announcement, over an empty harbour or in place of the question.
func (s *script) calledOut(cards bool) float32 {
	if cards {
		return s.grown(18)
	}
	return s.grown(24)
}

// call announces a text with a player's mark until endCall, see callOut.
func (s *script) call(seat int, text string, cards bool) {
	letters := s.calledOut(cards)
	words := widgets.Title(text, letters, s.stage.Colours().Text)
	marker := container.NewCenter(widgets.NewMarker(s.seats[seat].Colour, letters*0.9))
	line := container.NewHBox(marker, words)
	room := s.after[layout.Spot{Kind: layout.Water}].W
	if cards {
		room = s.board.Asked().W
	}
	widgets.Shrink(words, room-(s.paper(line).MinSize().Width-words.MinSize().Width))
	s.callOut(line, cards)
}

// callOut shows something until endCall: over the harbour or, if there are cards, in place of the question, which
// has been answered.
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

// paper puts an announcement on paper.
func (s *script) paper(what fyne.CanvasObject) fyne.CanvasObject {
	return widgets.NewPanel(s.stage.Colours(), 10, container.NewCenter(what))
}

// endCall removes the announcement.
func (s *script) endCall() {
	if called := s.announced; called != nil {
		s.then(anim.Do(called.object.Hide))
		s.announced = nil
	}
}
