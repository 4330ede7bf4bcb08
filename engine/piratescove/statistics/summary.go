package statistics

import (
	"slices"

	"portroyal/engine/ledger"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/chronicle"
)

// How long the lists of a seat are.
const (
	calls   = int(cove.TreasureIsland) + 1
	sources = chronicle.Sources
	fames   = cove.Rounds + 1
	legends = int(cove.Navy) + 1
)

// Filter says which games count: of one length, see [Sum].
type Filter = ledger.Filter[Length]

// Facts are what games of Pirate's Cove say as those of every kind do.
var Facts = ledger.Facts[Game, Length]{
	About: func(g *Game) ledger.About[Length] {
		return ledger.About[Length]{
			ID: g.ID, Begun: &g.Begun, Played: g.Played, Edition: g.Length(), Practice: g.Practice, Undone: g.Undone,
			Seats: len(g.Seats),
		}
	},
	Seat: func(g *Game, seat int) ledger.Seat {
		s := &g.Seats[seat]
		return ledger.Seat{
			Name: s.Name, Called: &s.Name, Player: s.Player, Points: s.Last(), Share: s.Share, Hints: s.Hints,
		}
	},
	Opponents: ledger.Opponents(bot.Characters()), LeastLead: 1,
}

// Names are the persons who have played games that count, those with most games first.
func Names(games []Game) []string { return Facts.Names(games) }

// Places is how many games there were of a kind, and on which places the person came in.
type Places struct {
	ledger.Tally
	At [cove.MaxPlayers]int `json:"at"` // games on each place, from the first
}

// countFor counts the game for a seat.
func (g *Game) countFor(seat int, p *Places) {
	p.Count(g.Seats[seat].Share, len(g.Seats))
	p.At[g.Seats[seat].Place-1]++
}

// Mean is the mean place, 0 without games.
func (p *Places) Mean() float64 {
	sum := 0
	for i, n := range p.At {
		sum += (i + 1) * n
	}
	return float64(sum) / float64(max(p.Games, 1))
}

// Means are mean numbers of a game: of the fame of some ships by its source, and after each round.
type Means struct {
	Ships float64          `json:"ships"` // how many ships they are of
	From  [sources]float64 `json:"from"`
	Fame  [fames]float64   `json:"fame"`  // as far as the length goes
	Calls [calls]float64   `json:"calls"` // rounds at each island
}

// count counts a seat with a weight.
func (m *Means) count(s *Seat, weight float64) {
	m.Ships += weight
	for i, fame := range s.From {
		m.From[i] += weight * float64(fame)
	}
	for i, fame := range s.Fame {
		m.Fame[i] += weight * float64(fame)
	}
	for i := range s.Calls {
		m.Calls[i] += weight * float64(s.Calls[i].Rounds)
	}
}

// settle makes means of sums.
func (m *Means) settle() {
	for _, all := range [][]float64{m.From[:], m.Fame[:], m.Calls[:]} {
		for i := range all {
			all[i] /= max(m.Ships, 1e-9)
		}
	}
}

// Company is how a person has got on with somebody at the same table.
type Company struct {
	ledger.Duel
	Met Calls `json:"met"` // rounds at the same island
}

// Summary is what the games of a person come to.
type Summary struct {
	Places
	ledger.Sums[Places]
	Length Length `json:"length"` // of all the games

	// Own are the person's numbers, Winners those of the winner of each game, also of the person, and Rivals those of
	// everybody else.
	Own     Means `json:"own"`
	Winners Means `json:"winners"`
	Rivals  Means `json:"rivals"`

	Fame []int `json:"fame"` // at the end of each game

	Fights Fights `json:"fights"`

	// Others are the faces of all dice that were not the person's own; those are in Fights.
	Others chronicle.Faces `json:"others"`

	Sunk    [legends]int `json:"sunk"` // by [cove.Legend]
	Calls   [calls]Calls `json:"calls"`
	Plunder Plunder      `json:"plunder"`
	Company []Company    `json:"company"` // with whom there were [ledger.DuelFrom] games at least
	Met     int          `json:"met"`     // most games with the same other

	Hunter ledger.Best `json:"hunter"` // ships sunk
}

// Sum adds up the games that count, in the order in which they began. They are all of one length, since fame grows from
// round to round: where the filter names none the usual one, or the other if the person has played nothing else.
func Sum(games []Game, f Filter) *Summary {
	if f.Edition == "" {
		f.Edition = Usual
		if !slices.ContainsFunc(games, func(g Game) bool { return !g.Short && Facts.Own(&g, f.Name) >= 0 }) {
			f.Edition = Short
		}
	}
	s := &Summary{Length: f.Edition}
	duels, met := ledger.Duels{}, map[*ledger.Duel]*Calls{}
	s.Sums = ledger.Sum(&Facts, games, f, (*Game).countFor, func(g *Game, seat int, seats []ledger.Seat) {
		g.countFor(seat, &s.Places)
		s.means(g, seat)
		s.own(g.ID, &g.Seats[seat])
		ledger.Add(&s.Others, &g.Foes)
		for i := range g.Seats {
			if i != seat {
				ledger.Add(&s.Others, &g.Seats[i].Fights.Faces)
			}
		}
		against(seats, seat, duels, g.Seats[seat].Met, met)
	})
	for _, means := range []*Means{&s.Own, &s.Winners, &s.Rivals} {
		means.settle()
	}
	var list []ledger.Duel
	list, s.Met = duels.List()
	for i := range list {
		with := duels.With(&ledger.Seat{}, &ledger.Seat{Name: list[i].Name, Player: list[i].Player})
		s.Company = append(s.Company, Company{list[i], *met[with]})
	}
	return s
}

// means counts what everybody did in a game.
func (s *Summary) means(g *Game, seat int) {
	winners := 0
	for i := range g.Seats {
		if g.Seats[i].Share > 0 {
			winners++
		}
	}
	for i := range g.Seats {
		one, of := &g.Seats[i], &s.Rivals
		if i == seat {
			of = &s.Own
		}
		of.count(one, 1)
		if one.Share > 0 {
			s.Winners.count(one, 1/float64(winners))
		}
	}
}

// own counts what the person did in a game.
func (s *Summary) own(game string, seat *Seat) {
	s.Fame = append(s.Fame, seat.Last())
	before := s.Foes()
	for legend, n := range seat.Sunk {
		s.Sunk[legend] += n
	}
	if sunk := s.Foes() - before; sunk > 0 {
		s.Hunter.Beat(sunk, game)
	}
	ledger.Add(&s.Fights, &seat.Fights)
	for i := range seat.Calls {
		ledger.Add(&s.Calls[i], &seat.Calls[i])
	}
	ledger.Add(&s.Plunder, &seat.Plunder)
}

// against counts the game for the duels with the others at the table, and the rounds at the same island.
func against(seats []ledger.Seat, own int, duels ledger.Duels, at []Calls, met map[*ledger.Duel]*Calls) {
	var counted []*ledger.Duel // several of the same kind are one duel
	for i := range seats {
		duel := duels.With(&seats[own], &seats[i])
		if i == own || duel == nil {
			continue
		}
		if !slices.Contains(counted, duel) {
			duels.Count(&seats[own], &seats[i], len(seats))
			counted = append(counted, duel)
		}
		ledger.Add(ledger.At(met, duel), &at[i])
	}
}

// Foes are how many ships the person has sunk. A Cacafuego is only taken.
func (s *Summary) Foes() int { return foes(s.Sunk[:]) }

// Foes are how many ships the seat has sunk, likewise.
func (s *Seat) Foes() int { return foes(s.Sunk) }

func foes(by []int) (n int) {
	for legend, sunk := range by {
		if legend != int(cove.Cacafuego) {
			n += sunk
		}
	}
	return n
}
