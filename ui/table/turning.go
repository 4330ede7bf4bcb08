package table

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/table/layout"
	"portroyal/ui/widgets"
)

// scene is what lies where at a moment between two movements.
type scene struct {
	at     map[layout.Spot]layout.Rectangle
	inRow  []portroyal.Card
	docked []*lying    // the cards of the harbour
	aside  []*lying    // taxes and expeditions that have been turned up just now
	coins  map[int]int // of each seat
}

// lying is a card of the harbour on its way through the events.
type lying struct {
	card   portroyal.Card
	itself fyne.CanvasObject // on the table as it was; nil for what has been turned up since
	ghost  *ghost            // nil while the card itself is seen
	at     layout.Rectangle
	turned bool // just now; it has yet to go to its place
}

// sceneNow is what lies where on the table as it is laid out now.
func (t *Table) sceneNow() scene {
	now := scene{at: t.spots(), inRow: t.view.Expeditions(), coins: map[int]int{}}
	for seat := range t.view.Players() {
		now.coins[seat] = t.view.Coins(seat)
	}
	for i, card := range t.berths {
		if card != portroyal.NoCard {
			at := layout.Spot{Kind: layout.Berth, At: i}
			now.docked = append(now.docked, &lying{card: card, itself: t.object(at), at: now.at[at]})
		}
	}
	return now
}

// turnedUp is the number of events until everything is turned up that an action turns up, and until
// the harbour is gone if it is lost by that; 0 if that is nothing. The next turn begins only after it.
func turnedUp(events []portroyal.Event) (n int) {
	for i, event := range events {
		switch {
		case event.Kind == portroyal.CardRevealed, event.Kind == portroyal.WentBust,
			event.Kind == portroyal.HarbourCleared && i > 0 && events[i-1].Kind == portroyal.WentBust:
			n = i + 1
		}
	}
	return n
}

// turnsUp is the movement in which cards are turned up, on the table as it still is. after gives the
// scene at its end.
func (t *Table) turnsUp(events []portroyal.Event, from scene) (motion anim.Motion, after func() scene) {
	t.flying.Objects = nil
	s := t.newScript(from)
	s.width = t.expect()
	for i, event := range events {
		s.add(event, i, events)
	}
	s.endCall()
	canvas.Refresh(t.repaint)
	return s.motion, func() scene { return s.scene }
}

// expect asks for the pictures of the harbour as it will lie, so that they have been drawn when a card
// has turned, and gives their width; 0 if no card will lie there, or if everything finds another
// place. Nothing of it is shown.
func (t *Table) expect() (width float32) {
	view, legal, berths, marks, pictures := t.view, t.legal, t.berths, t.marks, t.pictures
	now := t.areas().Middle
	t.look()
	if t.areas().Middle == now {
		t.marks, t.pictures = nil, widgets.NewPictures(t.stage.Face)
		t.middle(now)
		for _, m := range t.marks {
			if card, ok := m.object.(*widgets.Card); ok && m.spot.Kind == layout.Berth {
				width = card.MinSize().Width - 2*widgets.FrameWidth
				t.stage.Face(card.Card, width, false, func(image.Image) {})
			}
		}
	}
	t.view, t.legal, t.berths, t.marks, t.pictures = view, legal, berths, marks, pictures
	return width
}

// underneath is the part of the last card of a full harbour that stays free, from its top, when another
// one is turned up over it: its symbols, and its points or swords.
const underneath = 0.3

// revealed turns up a card beside the last one, as far as there is room. Where it goes from there is
// seen when the table shows what has come of it.
func (s *script) revealed(card portroyal.Card) {
	from := s.after[layout.Spot{Kind: layout.Pile}]
	if pile, ok := s.after[layout.Spot{Kind: layout.TimePile}]; ok && s.up == 0 && s.timeNext() {
		from = pile
	}
	room := s.after[layout.Spot{Kind: layout.Water}]
	to := room.Centred(from.W, from.H)
	if n := len(s.docked); n > 0 {
		to = s.docked[n-1].at
	}
	if s.width > 0 {
		to = to.Centred(s.width, widgets.CardHeight(s.width))
	}
	if n := len(s.docked); n > 0 {
		beside := s.docked[n-1].at
		to.X = min(beside.X+beside.W+layout.CardGap, room.X+room.W-to.W-layout.CardGap)
		if to.X < beside.X+beside.W {
			to.Y += to.H * underneath
		}
	}
	s.up++
	ghost, turn := s.turn(card, from, to)
	s.then(turn)
	there := &lying{card: card, ghost: ghost, at: to, turned: true}
	switch card.Face().Type {
	case portroyal.TaxIncrease, portroyal.Expedition:
		s.aside = append(s.aside, there)
	default:
		s.docked = append(s.docked, there)
	}
}

// layout.Lift shows what lies in the harbour as ghosts, which can move, in place of the cards themselves. What
// has been turned up stays above them.
func (s *script) lift() {
	above := s.flying.Objects
	s.flying.Objects = nil
	defer func() { s.flying.Objects = append(s.flying.Objects, above...) }()
	for _, card := range s.docked {
		if card.ghost != nil || card.itself == nil {
			continue
		}
		card.ghost = s.cardGhost(card.card, card.at)
		s.then(anim.Do(func() {
			card.itself.Hide()
			card.ghost.object.Show()
		}))
	}
}

// settle brings what has been turned up to its place: into the harbour or into the row.
func (s *script) settle() {
	var slides []anim.Motion
	slide := func(card *lying, to arrival) {
		if !to.ok {
			return
		}
		ghost := s.cardGhost(card.card, card.at)
		ghost.object.Show()
		slides = append(slides, anim.Then(ghost.fly(to.at, slideTime, false), to.show()))
		card.at, card.turned = to.at, false
	}
	now := s.berths
	for place, card := range s.docked {
		if card.turned && place < len(now) && now[place] == card.card {
			slide(card, s.arrival(layout.Spot{Kind: layout.Berth, At: place}))
		}
	}
	for _, card := range s.aside {
		if at := slices.Index(s.view.Expeditions(), card.card); at >= 0 {
			slide(card, s.arrival(layout.Spot{Kind: layout.Expedition, At: at}))
		} else {
			card.ghost = s.cardGhost(card.card, card.at)
			card.ghost.object.Show()
		}
	}
	s.then(anim.Together(slides...))
}

// clearAside takes the tax increases away that have been turned up.
func (s *script) clearAside() {
	s.aside = slices.DeleteFunc(s.aside, func(card *lying) bool {
		tax := card.card.Face().Type == portroyal.TaxIncrease
		if tax && card.ghost != nil {
			s.then(card.ghost.fly(s.after[layout.Spot{Kind: layout.DiscardPile}], sweepTime, false))
		}
		return tax
	})
}
