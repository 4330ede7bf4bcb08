package statistics

import (
	_ "embed"
	"sync"

	"portroyal/engine/ladder"
	"portroyal/engine/portroyal/review"
)

// Ladder is what a decision of each level costs, Rung a part of it, and Part what somebody's decisions cost.
type (
	Ladder = ladder.Ladder[Edition]
	Rung   = ladder.Rung[Edition]
	Part   = ladder.Part[Edition]
)

//go:embed ladder.json
var ladderFile []byte

// Measured is the ladder that computer players have been measured for. It is empty where nothing has been measured.
var Measured = sync.OnceValue(func() *Ladder { return ladder.Read(ladderFile, Base) })

// Part is what the decisions of a seat cost, for a ladder. It reports false without a review, and against time.
func (g *Game) Part(seat int) (Part, bool) {
	j := g.Seats[seat].Judged
	if j == nil || j.Counted == 0 || g.Together {
		return Part{}, false
	}
	return Part{
		Edition: g.Edition, Players: len(g.Seats), Counted: j.Counted,
		Charged: j.Charged / review.Scale(len(g.Seats), false),
	}, true
}
