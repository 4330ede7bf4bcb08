// Package statistics adds up what finished games say about those who played them. The facts of a game are found once,
// from its record and from its review where there is one; the sums are made from them, so that ten thousand games are
// counted at once.
package statistics

import (
	"errors"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/chronicle"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/engine/reviews"
)

// Game is what a finished game says, without its record.
type Game struct {
	ID           string    `json:"id"`
	Begun        time.Time `json:"begun"`
	Played       int64     `json:"played"` // milliseconds of play
	Edition      Edition   `json:"edition"`
	Together     bool      `json:"together,omitempty"` // against time (P1)
	Difficulty   int       `json:"difficulty,omitempty"`
	Target       int       `json:"target,omitempty"`       // points that end the game (F1); 0 against time
	CoinsByPlace bool      `json:"coinsByPlace,omitempty"` // coins go by place (S4)
	Practice     bool      `json:"practice,omitempty"`
	Daily        string    `json:"daily,omitempty"` // the date whose deal of the day it is
	Undone       int       `json:"undone,omitempty"`
	Rounds       int       `json:"rounds"`
	Seats        []Seat    `json:"seats"`
}

// Seat is what a game says of a seat.
type Seat struct {
	Name   string  `json:"name"`
	Player string  `json:"player,omitempty"` // computer player, "" for a person
	Order  int     `json:"order"`            // in the turn order of the game, from 0 for the start player
	Points int     `json:"points"`
	Share  float64 `json:"share"` // of the win (F2); against time 1 if it was made
	Hints  int     `json:"hints,omitempty"`

	Feats  Feats   `json:"feats,omitzero"`
	Risks  Risks   `json:"risks"` // that it was asked to take, and took
	Judged *Judged `json:"judged,omitempty"`
}

// Risks are the cards that a seat turned up in Discover (D1) or could have turned up, with the chance of a bust of each.
type Risks struct {
	Drawn    int       `json:"drawn"`
	Busts    int       `json:"busts"`
	Expected float64   `json:"expected"` // sum of the chances of a bust
	Variance float64   `json:"variance"` // of the number of busts, if each came with its chance
	Asked    [Bins]int `json:"asked"`    // decisions to go on or to stop, by the chance of a bust
	Went     [Bins]int `json:"went"`     // how many of them went on
}

// Bins is the number of classes of chances of a bust: 0 to 5 %, and so on; the last one begins at 50 %.
const Bins = 11

// Bin is the class of a chance of a bust.
func Bin(chance float64) int { return max(0, min(int(chance*20), Bins-1)) }

// Judged is what the review of a game says of a seat, in chances of winning from 0 to 1.
type Judged struct {
	Luck    float64   `json:"luck"`           // as the review tells it, see [review.Told.Hundredths]
	Hard    bool      `json:"hard,omitempty"` // how much was luck is not told: the game was hard to judge
	Cost    float64   `json:"cost"`           // of all its decisions
	Counted int       `json:"counted"`        // decisions that say something about how well it plays, see [review.Review.Counted]
	Charged float64   `json:"charged"`        // what those cost
	Costly  int       `json:"costly"`         // decisions that cost something worth telling
	Blunder int       `json:"blunder"`        // those of them that are blunders
	Bold    float64   `json:"bold"`           // cost of going on where it was better to stop
	Timid   float64   `json:"timid"`          // cost of stopping where it was better to go on
	Best    [Bins]int `json:"best"`           // of the decisions to go on or to stop: where it was best to go on
}

// Edition is what a game is played with: a stable name for files.
type Edition string

// The editions: the base game, alone or with Unterwegs mixed in, each with contracts or without, and Unterwegs alone.
const (
	Base          Edition = "base"
	BaseContracts Edition = "base+contracts"
	Both          Edition = "both"
	BothContracts Edition = "both+contracts"
	Unterwegs     Edition = "unterwegs"
)

// Editions lists the editions.
func Editions() []Edition { return []Edition{Base, BaseContracts, Both, BothContracts, Unterwegs} }

// EditionOf names what a game is played with.
func EditionOf(o portroyal.Options) Edition {
	switch mixed := o.Decks.Contains(portroyal.DeckNails); {
	case o.Decks.Box() == portroyal.DeckUnterwegs:
		return Unterwegs
	case mixed && o.Contracts:
		return BothContracts
	case mixed:
		return Both
	case o.Contracts:
		return BaseContracts
	}
	return Base
}

// ErrNotOver says that a game that is not over says nothing yet.
var ErrNotOver = errors.New("statistics: the game is not over yet")

// Of finds what the record of a finished game says. It is an error if the record does not play.
func Of(of *transcript.Record) (Game, error) {
	if of.Result == nil {
		return Game{}, ErrNotOver
	}
	g := about(&of.Head)
	var view portroyal.View // before the action
	var story chronicle.Writer
	step := 0
	last, err := of.Follow(func(tape *portroyal.Tape, position *portroyal.Position) {
		story.Watch(tape, position)
		if step > 0 {
			g.Seats[view.Decides()].Risks.count(&view, of.Actions[step-1], tape.Events)
			g.watch(&view, of.Actions[step-1], tape.Events)
		}
		active := &g.Seats[position.Active()].Feats
		active.Colours = max(active.Colours, position.HarbourColours())
		view = position.View()
		step++
	})
	if err != nil {
		return Game{}, err
	}
	g.settle(story.Game(), &last)
	over := last.View()
	shares := over.WinShares()
	for seat := range g.Seats {
		g.Seats[seat].Share = shares[seat]
		if g.Together {
			g.Seats[seat].Share = 0
			if over.Won() {
				g.Seats[seat].Share = 1
			}
		}
	}
	return g, nil
}

// about is what the head of a finished game says of it alone.
func about(head *record.Head) Game {
	options := transcript.OptionsOf(head)
	g := Game{
		ID: head.ID, Begun: head.Begun, Played: head.Standing.Played, Edition: EditionOf(options),
		Together: options.Together(), CoinsByPlace: options.CoinsByPlace, Practice: head.Practice, Daily: head.Daily, Undone: head.Undone,
		Rounds: transcript.Round(head),
	}
	if g.Together {
		g.Difficulty = int(options.Difficulty)
	} else {
		g.Target = int(options.Target)
	}
	for i, seat := range head.Seats {
		g.Seats = append(g.Seats, Seat{
			Name: seat.Name, Player: seat.Player, Order: (i - head.Start + len(head.Seats)) % len(head.Seats),
		})
		if i < len(head.Result.Points) {
			g.Seats[i].Points = head.Result.Points[i]
		}
		if i < len(head.Hints) {
			g.Seats[i].Hints = head.Hints[i]
		}
	}
	return g
}

// choosesToGoOn reports whether an action answers the question whether to go on, of which the first card of a turn is
// none: there is nothing to lose yet. Nor is there one after a gambler (H13).
func choosesToGoOn(view *portroyal.View, action portroyal.Action) bool {
	return view.Phase() == portroyal.Discover && view.Revealed() > 0 && view.Gambles() == 0 &&
		(action.Kind == portroyal.RevealNext || action.Kind == portroyal.Stop)
}

// count counts an action and what happened then. Four cards at once (H13) are no draw with a chance of its own.
func (r *Risks) count(view *portroyal.View, action portroyal.Action, events []portroyal.Event) {
	if view.Phase() != portroyal.Discover {
		return
	}
	chance := view.BustChance()
	if choosesToGoOn(view, action) {
		r.Asked[Bin(chance)]++
		if action.Kind == portroyal.RevealNext {
			r.Went[Bin(chance)]++
		}
	}
	if action.Kind != portroyal.RevealNext {
		return
	}
	r.Drawn++
	r.Expected += chance
	r.Variance += chance * (1 - chance)
	for _, event := range events {
		if event.Kind == portroyal.WentBust {
			r.Busts++
		}
	}
}

// Judge adds what the review of the game says.
func (g *Game) Judge(r *review.Review) {
	for seat := range g.Seats {
		told := r.Told(seat)
		j := &Judged{Luck: float64(told.Hundredths().Luck) / 100, Hard: told.Hard}
		j.Counted, j.Charged = r.Charged(seat)
		g.Seats[seat].Judged = j
	}
	came, turn := 0, 0 // cards before the decision, and the turn of the last of them
	for i := range r.Decisions {
		d := &r.Decisions[i]
		for ; came < len(r.Cards) && r.Cards[came].Step < d.Step; came++ {
			turn = r.Cards[came].Turn
		}
		j := g.Seats[d.Seat].Judged
		cost := d.Cost()
		j.Cost += cost
		if r.Class(d) > reviews.Fine {
			j.Costly++
		}
		if r.Class(d) == reviews.Blunder {
			j.Blunder++
		}
		if d.Phase != portroyal.Discover || d.Legal < 2 {
			continue
		}
		switch {
		case d.Best.Kind == portroyal.Stop && d.Played.Kind == portroyal.RevealNext:
			j.Bold += cost
		case d.Best.Kind == portroyal.RevealNext && d.Played.Kind == portroyal.Stop:
			j.Timid += cost
		}
		// Before the first card of a turn nobody chooses to go on, see choosesToGoOn.
		if turn == d.Turn && d.Best.Kind == portroyal.RevealNext &&
			(d.Played.Kind == portroyal.RevealNext || d.Played.Kind == portroyal.Stop) {
			j.Best[Bin(d.Bust)]++
		}
	}
}

// UsualTarget is how many points end a game of an edition if nobody has chosen otherwise (F1).
func UsualTarget(e Edition) int {
	if e == Unterwegs {
		return portroyal.UnterwegsTarget
	}
	return portroyal.DefaultTarget
}
