package review

import (
	"math"
	"slices"

	"portroyal/engine/internal/bounds"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
)

// fits reports whether a review that was read, maybe from a file that somebody has changed, can be about a game: it speaks
// of the decisions and cards that there were, every number is one that there can be, and the parts of each seat add up.
func (r *Review) fits(of *transcript.Record) bool {
	return r.Players == len(of.Seats) && r.Together == of.Rules().Together() && len(r.Decisions) == len(of.Actions) &&
		r.sound(len(of.Actions)) && r.addsUp() && r.follows(of)
}

// slack is what chances may be off by, from adding them up.
const slack = 1e-6

// sound reports whether all chances and numbers are such, in a game of so many actions.
func (r *Review) sound(actions int) bool {
	if !chances(&r.Start) || !chances(&r.Result) {
		return false
	}
	for i := range r.Decisions {
		d := &r.Decisions[i]
		if d.Seat < 0 || d.Seat >= r.Players || !chances(&d.Before) || !differences(&d.Effect) || d.Effect[d.Seat] > slack ||
			!bounds.Within(-slack, 1, d.Second) || !bounds.Within(0, 1, d.Bust) ||
			d.Playouts < 0 || d.Playouts > mostGames || d.Tests < 0 || d.Tests > mostGames {
			return false
		}
	}
	for i := range r.Known {
		if k := &r.Known[i]; k.Games < 1 || !chances(&k.Outlook) {
			return false
		}
	}
	for i := range r.Cards {
		if !differences(&r.Cards[i].Luck) {
			return false
		}
	}
	for i := range r.Rest {
		if d := &r.Rest[i]; d.Step < 0 || d.Step > actions || d.At < 0 || d.At > SecondLook || !differences(&d.By) {
			return false
		}
	}
	return true
}

// addsUp reports whether the parts of each seat are the way from its first chance to its result.
func (r *Review) addsUp() bool {
	for seat := range r.Players {
		if s := r.Sum(seat); math.Abs(s.Start+s.Luck+s.Effect+s.Rest-s.Result) > slack {
			return false
		}
	}
	return true
}

// follows reports whether the decisions and the cards are those of a game.
func (r *Review) follows(of *transcript.Record) bool {
	step, turn, cards, fits := 0, 1, r.Cards, true
	var before portroyal.View
	var legal []portroyal.Action
	_, err := of.Follow(func(tape *portroyal.Tape, position *portroyal.Position) {
		if step > 0 {
			for _, event := range tape.Events {
				if event.Kind == portroyal.CardRevealed && len(cards) > 0 && cards[0].is(step-1, turn, &before, event.Card) {
					cards = cards[1:]
				}
			}
			turn += transcript.TurnsBegun(tape.Events)
		}
		before = position.View()
		if fits && step < len(of.Actions) {
			legal = before.Legal(legal[:0])
			fits = r.Decisions[step].is(step, turn, &before, of.Actions[step], legal)
		}
		step++
	})
	return err == nil && fits && len(cards) == 0
}

// is reports whether a decision is that of a position.
func (d *Decision) is(step, turn int, at *portroyal.View, played portroyal.Action, legal []portroyal.Action) bool {
	return d.Step == step && d.Turn == turn && d.Seat == at.Decides() && d.Phase == at.Phase() && d.Played == played &&
		d.Legal == len(legal) && slices.Contains(legal, d.Best) && (d.Tests == 0 || slices.Contains(legal, d.Next))
}

// is reports whether a card is one that came to light after a position.
func (c *Card) is(step, turn int, at *portroyal.View, card portroyal.Card) bool {
	return c.Step == step && c.Turn == turn && c.Seat == at.Active() && c.Card == card
}

func chances(all *Shares) bool { return bounds.Within(-slack, 1+slack, all[:]...) }

func differences(all *Shares) bool { return bounds.Within(-1-slack, 1+slack, all[:]...) }
