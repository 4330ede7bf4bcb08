package movements

import (
	"slices"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/sound"
)

// TurnedUp is the number of events until everything that an action turns up is turned up, and until the harbour
// is gone if that loses it; 0 if nothing is turned up. The next turn begins only after it.
func TurnedUp(events []portroyal.Event) (n int) {
	for i, event := range events {
		switch {
		case event.Kind == portroyal.CardRevealed, event.Kind == portroyal.WentBust,
			event.Kind == portroyal.HarbourCleared && i > 0 && events[i-1].Kind == portroyal.WentBust:
			n = i + 1
		}
	}
	return n
}

// TurnUp is the movement in which cards are turned up, on the board as it still is. They are as wide as the cards
// in the harbour afterwards, or as now if width is 0. after returns the scene at its end.
func (l *Layer) TurnUp(
	now State, events []portroyal.Event, from Scene, width float32,
) (motion anim.Motion, after func() Scene) {
	l.flying.Objects = nil
	s := l.newScript(now, from)
	s.width = width
	for i, event := range events {
		s.add(event, i, events)
	}
	s.endCall()
	return s.motion, func() Scene { return s.Scene }
}

// underneath is the part of the last card of a full harbour, from its top, that stays free when another one is
// turned up over it: its symbols, and its points or swords.
const underneath = 0.3

// revealed turns up a card beside the last one, as far as there is room. Where it goes from there is shown with
// the result: the others make room only when all have seen what it is. Where it may end the turn it gets dark around it,
// until it turns out that it does not.
func (s *script) revealed(card portroyal.Card, busts bool) {
	if s.up > 0 {
		s.closer() // those that came with it have been seen
	}
	from := s.after[layout.Spot{Kind: layout.Pile}]
	if s.up == 0 {
		from = s.after[layout.Spot{Kind: layout.NextPile(s.View)}]
	}
	room := s.after[layout.Spot{Kind: layout.Water}]
	to := room.Centred(from.W, from.H)
	if n := len(s.docked); n > 0 {
		to = s.docked[n-1].at
	}
	if s.width > 0 {
		to = to.Centred(s.width, pieces.CardHeight(s.width))
	}
	if n := len(s.docked); n > 0 {
		beside := s.docked[n-1].at
		to.X = min(beside.X+beside.W+layout.CardGap, room.X+room.W-to.W-layout.CardGap)
		if to.X < beside.X+beside.W {
			to.Y += to.H * underneath
		}
	}
	length, hesitates := s.turnTime(), s.hesitation()
	ghost, turn := s.turn(card, from, to, length, hesitates, s.stage.Cue(sound.Turned.Raised(s.colours())))
	arrives := turn.Length()
	s.up++
	dread := float32(hesitates) / float32(mostHesitation)
	turn = turn.With(s.darken(tense*dread, hesitates), 0)
	if !busts { // it breathes out as soon as the face is seen
		turn = turn.With(s.darken(0, length/2+wakeTime), hesitates+length/2)
	}
	s.then(turn)
	s.motion = s.motion.With(anim.Together(s.wake(to), ghost.settle(to, 0.03+0.04*dread)), s.begun+arrives)
	there := &lying{card: card, ghost: ghost, at: to, turned: true}
	switch card.Face().Type {
	case portroyal.TaxIncrease, portroyal.Expedition:
		s.aside = append(s.aside, there)
	default:
		s.docked = append(s.docked, there)
	}
}

// turnTime is how long a card takes to be turned up: a little more with each that is there.
func (s *script) turnTime() time.Duration {
	return flightTime + flightTime*time.Duration(6*len(s.docked))/100
}

// Above calm the chance of a bust makes a card hesitate, most at fear and above.
const (
	calm           = 0.25
	fear           = 0.75
	mostHesitation = 250 * time.Millisecond
)

// hesitation is how long the next card hesitates; those that come with it do not.
func (s *script) hesitation() time.Duration {
	chance := s.View.BustChance()
	if s.up > 0 || chance <= calm {
		return 0
	}
	return time.Duration(min(1, (chance-calm)/(fear-calm)) * float64(mostHesitation))
}

// colours is how many colours the ships in the harbour have.
func (s *script) colours() (n int) {
	var seen [portroyal.Colours + 1]bool
	for _, card := range s.docked {
		if face := card.card.Face(); face.Type == portroyal.Ship && !seen[face.Colour] {
			seen[face.Colour] = true
			n++
		}
	}
	return n
}

// lift replaces the cards of the harbour by ghosts, which can move. Cards that have been turned up stay above
// them.
func (s *script) lift() {
	above := s.flying.Objects
	s.flying.Objects = nil
	defer func() {
		if s.flying.Objects = append(s.flying.Objects, above...); s.dark != nil {
			s.below(s.dark)
		}
	}()
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

// settle moves what has been turned up to its place: into the harbour or into the row.
func (s *script) settle() {
	var slides []anim.Motion
	slide := func(card *lying, to arrival) {
		if !to.ok {
			return
		}
		ghost := s.cardGhost(card.card, card.at)
		ghost.object.Show()
		slides = append(slides, anim.Then(ghost.fly(to.at, slideTime), to.show()))
		card.at, card.turned = to.at, false
	}
	now := s.Berths
	for place, card := range s.docked {
		if card.turned && place < len(now) && now[place] == card.card {
			slide(card, s.arrival(layout.Spot{Kind: layout.Berth, At: place, Card: card.card}))
		}
	}
	for _, card := range s.aside {
		if slices.Contains(s.View.Expeditions(), card.card) {
			slide(card, s.arrival(layout.Spot{Kind: layout.Expedition, Card: card.card}))
		} else {
			card.ghost = s.cardGhost(card.card, card.at)
			card.ghost.object.Show()
		}
	}
	s.then(anim.Together(slides...))
}

// clearAside removes the tax increases that have been turned up.
func (s *script) clearAside() {
	s.aside = slices.DeleteFunc(s.aside, func(card *lying) bool {
		tax := card.card.Face().Type == portroyal.TaxIncrease
		if tax && card.ghost != nil {
			s.then(card.ghost.fly(s.after[layout.Spot{Kind: layout.DiscardPile}], sweepTime))
			s.discarded()
		}
		return tax
	})
}
