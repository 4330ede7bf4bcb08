// Package puzzle holds the puzzles of Pirate's Cove: decisions from games of computer players in which one choice is far
// ahead of all others and is not the one that comes to mind first, as engine/puzzle has them for every game. How they are
// found lives in the package find below.
package puzzle

import (
	"embed"
	"sync"

	cove "portroyal/engine/piratescove"
	shared "portroyal/engine/puzzle"
	"portroyal/engine/reviews"
)

type (
	// Puzzle is one decision with what its choices are worth.
	Puzzle = shared.Puzzle[cove.Position, cove.Action]

	// Choice is a legal action.
	Choice = shared.Choice[cove.Action]

	// Rule is a rule of thumb and what it would do.
	Rule = shared.Rule[cove.Action]
)

// Game reads, checks and grades puzzles. Among more players less is at stake in every decision.
var Game = shared.Game[cove.Position, cove.Action]{
	Legal: func(p *Puzzle) []cove.Action { return p.Position.Legal(Seat(p), nil) },
	Ahead: func(p *cove.Position) float64 { return shared.Ahead * reviews.Scale(p.Players()) },
	Least: func(*cove.Position) shared.Grade { return shared.Easy },
}

//go:embed set/*.json
var files embed.FS

// Count is the number of puzzles, without reading them.
func Count() int { return shared.Count(files) }

// All gives the puzzles, the easy ones first. It is an error if one of their files is not as it should be.
var All = sync.OnceValues(func() ([]Puzzle, error) { return Game.All(files, nil) })

// Seat is who decides.
func Seat(p *Puzzle) int { return int(p.Choices[0].Action.Seat) }

// View is what they see.
func View(p *Puzzle) cove.View { return p.Position.View(Seat(p)) }

// Question is what a puzzle asks.
type Question int

// The questions.
const (
	Sailing   Question = iota // where to
	Burying                   // treasures now, or later
	Fleeing                   // or staying in the fight
	Aiming                    // at which ship, and where
	Holding                   // a card in hand, or playing it
	Buying                    // and what
	Questions = iota
)

var questionNames = [Questions]string{"sailing", "burying", "fleeing", "aiming", "holding", "buying"}

// String gives the question's name: sailing, burying, fleeing, aiming, holding, buying.
func (q Question) String() string { return questionNames[q] }

// QuestionOf is what decides between the best choice and those that come to mind beside it: the next best, and the tempting one.
func QuestionOf(p *Puzzle) Question {
	best, second, tempting, view := p.Best(), p.Choices[1].Action, p.Tempting(), View(p)
	switch view.Phase() {
	case cove.Navigation:
		if home := cove.TreasureIsland; view.ShipAt(Seat(p)).Treasures > 0 && (best.Island == home || tempting.Island == home) {
			return Burying
		}
		return Sailing
	case cove.Exchange:
		switch {
		case best.Kind == cove.Flee || second.Kind == cove.Flee:
			return Fleeing
		case best.Volley != second.Volley, best.Volley != tempting.Volley && tempting.Kind == cove.Fire:
			return Holding
		}
		return Aiming
	case cove.Aiming:
		return Aiming
	case cove.Visits, cove.Parrots:
		return Buying
	}
	return Holding
}

// Beside is the choice that the best one is told beside, and whether it is the tempting one: where the question is where to aim,
// nobody thinks of fleeing, and it is the next best.
func Beside(p *Puzzle) (choice cove.Action, tempts bool) {
	if tempting := p.Tempting(); tempting.Kind != cove.Flee || QuestionOf(p) != Aiming {
		return tempting, true
	}
	return p.Choices[1].Action, false
}
