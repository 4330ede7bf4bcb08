package career

import (
	"slices"

	shared "portroyal/engine/career"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/transcript"
)

// What the careers of all games have.
type (
	Kind     = shared.Kind
	Goal     = shared.Goal
	Progress = shared.Progress
	Result   = shared.Result
)

// The kinds of goals, with the meaning of their number where they have one. A shared win is a win (Z2).
const (
	Win    Kind = "win"    // no number
	Lead   Kind = "lead"   // win with so much more fame than everybody else
	Fame   Kind = "fame"   // so much fame at the end
	Afloat Kind = "afloat" // win without having been crippled (B5); no number
	Bold   Kind = "bold"   // win without having fled (K11); no number
	Raids  Kind = "raids"  // plunder so many islands (R4)
	Bury   Kind = "bury"   // bury so many treasures at once (I3)
	Cards  Kind = "cards"  // play so many tavern cards, as the chronicle counts them
	Sink   Kind = "sink"   // sink so many black ships, or ships of the Navy, by an own salvo
	Chase  Kind = "chase"  // so much fame from ships that have left a fight (K12)
	Hits   Kind = "hits"   // hit so often
)

// Kinds are the kinds of goals, and how a game has reached one.
var Kinds = shared.Kinds[*game]{
	Win:    {Reached: func(g *game, _ int) bool { return g.won() }},
	Lead:   {Counts: true, Reached: func(g *game, n int) bool { return g.won() && g.lead() >= n }},
	Fame:   {Counts: true, Reached: func(g *game, n int) bool { return g.own().Last() >= n }},
	Afloat: {Reached: func(g *game, _ int) bool { return g.won() && g.own().Crippled == 0 }},
	Bold:   {Reached: func(g *game, _ int) bool { return g.won() && g.own().Fled == 0 }},
	Raids:  {Counts: true, Far: func(g *game) int { return len(g.own().Raids) }},
	Bury:   {Counts: true, Far: func(g *game) int { return g.buried }},
	Cards:  {Counts: true, Far: func(g *game) int { return g.own().Played }},
	Sink:   {Counts: true, Far: (*game).sunk},
	Chase:  {Counts: true, Far: func(g *game) int { return g.own().From[chronicle.Flight] }},
	Hits:   {Counts: true, Far: func(g *game) int { return g.own().Hits }},
}

// game is what goals are measured by: a game as the player sees it.
type game struct {
	story  *chronicle.Game
	buried int // most treasures at once
}

// played plays a record as far as it goes. An error says what is damaged.
func played(r *transcript.Record) (*game, error) {
	var story chronicle.Writer
	g := &game{}
	_, err := r.Follow(func(tape *cove.Tape, p *cove.Position) {
		story.Watch(tape, p)
		for _, e := range tape.Events {
			if e.Kind == cove.Buried && e.Seat == Player {
				g.buried = max(g.buried, int(e.Treasures))
			}
		}
	})
	g.story = story.Game()
	return g, err
}

func (g *game) own() *chronicle.Seat { return &g.story.Seats[Player] }

func (g *game) won() bool { return slices.Contains(g.story.Winners, Player) }

// lead is by how much fame the seat is ahead of the best other one.
func (g *game) lead() int {
	best := 0
	for seat := range g.story.Seats {
		if seat != Player {
			best = max(best, g.story.Seats[seat].Last())
		}
	}
	return g.own().Last() - best
}

// sunk is how many ships the player has sunk. A Cacafuego is only taken.
func (g *game) sunk() (n int) {
	for _, wreck := range g.story.Sunk {
		if wreck.By == Player && wreck.Legend != cove.Cacafuego {
			n++
		}
	}
	return n
}
