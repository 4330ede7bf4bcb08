// Package coach judges decisions: what every choice is worth and why, and how much of what happened was luck. It looks
// at nothing that a player cannot see (C6). What a position is worth is the computer players' evaluation; words are the
// window's.
package coach

import (
	"context"
	"fmt"
	"math"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/value"
)

// Hint is a legal action with what it is worth.
type Hint struct {
	Action  portroyal.Action
	Chance  float64 // of winning, from 0 to 1; against time of making it
	Reasons []Reason
}

// Topic is what a reason is about.
type Topic int

// The topics, the weightiest first.
const (
	Wins       Topic = iota // the game is won
	EndsGame                // the target is reached, N points (F1)
	Claims                  // Card is claimed
	Fulfils                 // Contract is fulfilled
	Points                  // N points more
	Danger                  // the next card ends the turn with Chance
	InReach                 // for the expedition Card N persons are missing afterwards, fewer than now
	Steps                   // Contract needs N fewer, or a step of it is made
	Coins                   // N coins more, or fewer
	Swords                  // N swords more
	Takes                   // so many cards can be taken
	LeavesNext              // Seat would get N points
	LeavesCash              // Seat would get N coins
)

// Reason is a part of why an action is worth what it is.
type Reason struct {
	Topic    Topic
	N        int
	Chance   float64
	Card     portroyal.Card
	Contract portroyal.Contract
	Seat     int
}

// Coach gives hints. It serves one caller at a time.
type Coach struct{ adviser *bot.Adviser }

// New makes a coach. It is an error if the learned evaluation does not fit the rules of this program.
func New() (*Coach, error) {
	weights, err := value.Learned()
	if err != nil {
		return nil, fmt.Errorf("coach: %w", err)
	}
	return &Coach{bot.NewAdviser(weights)}, nil
}

// Hints lists the legal actions of the deciding seat, the best first, with what they are worth and why. When ctx is
// done it gives nothing.
func (c *Coach) Hints(ctx context.Context, view portroyal.View) []Hint {
	legal := view.Legal(nil)
	var hints []Hint
	for _, choice := range c.adviser.Choices(ctx, view, legal) {
		hint := Hint{Action: choice.Action, Chance: chanceOf(&view, choice.Worth)}
		hint.Reasons = c.reasons(ctx, &view, choice.Action)
		hints = append(hints, hint)
	}
	if ctx.Err() != nil {
		return nil
	}
	return hints
}

// chanceOf makes a chance of the worth of a choice.
func chanceOf(view *portroyal.View, worth float64) float64 {
	if view.Options().Cooperative {
		worth /= 1 + float64(view.VictoryPile())/value.WinWorth
	}
	return math.Min(math.Max(worth, 0), 1)
}

// reasons compares what an action leads to with what there is.
func (c *Coach) reasons(ctx context.Context, view *portroyal.View, action portroyal.Action) (reasons []Reason) {
	add := func(r Reason) { reasons = append(reasons, r) }
	seat := view.Decides()
	if action.Kind == portroyal.RevealNext {
		add(Reason{Topic: Danger, Chance: view.BustChance()})
	}
	if action.Kind == portroyal.Gamble {
		add(Reason{Topic: Danger, Chance: view.GambleBust()})
	}
	own, next := c.adviser.Leads(ctx, *view, action)
	before, after := view.Tableau(seat), own.Tableau(seat)
	if own.Won() || own.Phase() == portroyal.Over && !view.Options().Cooperative && won(&own, seat) {
		add(Reason{Topic: Wins})
	}
	if own.Ending() && !view.Ending() {
		add(Reason{Topic: EndsGame, N: int(after.Points)})
	}
	if action.Kind == portroyal.Claim {
		add(Reason{Topic: Claims, Card: action.Card})
	}
	if contract := action.Contract(); contract != portroyal.NoContract {
		add(Reason{Topic: Fulfils, Contract: contract})
	}
	if n := int(after.Points) - int(before.Points); n != 0 {
		add(Reason{Topic: Points, N: n})
	}
	for at := 0; view.ExpeditionAt(at) != portroyal.NoCard; at++ {
		card := view.ExpeditionAt(at)
		if now, then := view.Lacks(seat, card), own.Lacks(seat, card); then < now && then <= 1 {
			add(Reason{Topic: InReach, N: then, Card: card})
		}
	}
	for at := range portroyal.MaxContractsLaid {
		contract, _ := view.Lies(at)
		if contract == portroyal.NoContract {
			break
		}
		if n := view.Short(seat, contract) - own.Short(seat, contract); n > 0 && view.Open(seat, contract) &&
			own.Open(seat, contract) {
			add(Reason{Topic: Steps, N: n, Contract: contract})
		}
	}
	if n := int(after.Coins) - int(before.Coins); n != 0 {
		add(Reason{Topic: Coins, N: n})
	}
	if n := int(after.Swords) - int(before.Swords); n > 0 {
		add(Reason{Topic: Swords, N: n})
	}
	if action.Kind == portroyal.Stop && own.Options().Players > 0 {
		if n := view.Takes(seat); n > 1 {
			add(Reason{Topic: Takes, N: n})
		}
	}
	return append(reasons, left(&own, &next, seat)...)
}

// won reports whether a seat is among the winners.
func won(view *portroyal.View, seat int) bool {
	for _, winner := range view.Winners() {
		if winner == seat {
			return true
		}
	}
	return false
}

// left says what whoever takes next would get.
func left(own, next *portroyal.View, seat int) []Reason {
	other := own.Decides()
	if own.Phase() != portroyal.Trade || other == seat {
		return nil
	}
	before, after := own.Tableau(other), next.Tableau(other)
	if n := int(after.Points) - int(before.Points); n > 0 {
		return []Reason{{Topic: LeavesNext, N: n, Seat: other}}
	}
	if n := int(after.Coins) - int(before.Coins); n > 0 {
		return []Reason{{Topic: LeavesCash, N: n, Seat: other}}
	}
	return nil
}
