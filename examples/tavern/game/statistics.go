package game

import (
	"portroyal/engine/ledger"
	"portroyal/engine/record"
)

// Told is what a finished game says, without its record.
type Told = ledger.Plain[Cargoes]

// Cargoes are what a seat has brought home.
type Cargoes struct {
	Crews int `json:"crews"` // turns that have ended with one
	Cargo int `json:"cargo"` // of all turns
}

// Facts are what games say, and Statistics is how that is gathered.
var (
	Facts      = ledger.PlainFacts[Cargoes](ledger.Opponents(Characters), 1)
	Statistics = ledger.Kind[Told, string, *Record]{
		Facts: Facts, Game: Game.Name, File: "statistics-tavern.jsonl", Form: 1, Of: tell,
		Fits: func(g *Told, h *record.Head) bool { return ledger.PlainFits(g, h, (*Cargoes).fits) },
	}
)

// tell finds what a finished game says.
func tell(r *Record) (Told, error) {
	g := ledger.PlainOf[Cargoes](&r.Head)
	_, err := r.Follow(func(tape *Tape, _ *Position) {
		for _, e := range tape.Events {
			if cargo := e.Hand.Cargo(); e.Kind == Landed && cargo > 0 {
				g.Seats[e.Seat].Own.Crews++
				g.Seats[e.Seat].Own.Cargo += cargo
			}
		}
	})
	return g, err
}

// fits reports whether a seat can have brought home so much.
func (c *Cargoes) fits() bool {
	return c.Crews >= 0 && c.Crews <= Rounds && c.Cargo >= 2*c.Crews && c.Cargo <= mostCargo*c.Crews
}

// Summary is what the games of a person come to.
type Summary struct {
	ledger.Tally
	ledger.Sums[ledger.Tally]
	Cargoes

	Turns int
}

// Sum adds up the games that count.
func Sum(games []Told, by ledger.Filter[string]) *Summary {
	s := &Summary{}
	count := func(g *Told, seat int, to *ledger.Tally) { to.Count(g.Seats[seat].Share, len(g.Seats)) }
	s.Sums = ledger.Sum(Facts, games, by, count, func(g *Told, seat int, _ []ledger.Seat) {
		count(g, seat, &s.Tally)
		s.Turns += Rounds
		ledger.Add(&s.Cargoes, &g.Seats[seat].Own)
	})
	return s
}
