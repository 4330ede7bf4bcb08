package ledger

import (
	"cmp"
	"math"
	"slices"
)

// Tally is how many games there were of a kind, and how they went.
type Tally struct {
	Games int     `json:"games"`
	Wins  float64 `json:"wins"` // shares of wins
	Fair  float64 `json:"fair"` // wins if all players were equal
}

// Count counts a game of so many players, and the share of the win that somebody had.
func (t *Tally) Count(share float64, players int) {
	t.Games++
	t.Wins += share
	t.Fair += 1 / float64(players)
}

// Whole is the tally itself, also of what counts more besides.
func (t Tally) Whole() Tally { return t }

// Rate is the share of games won, with a 95 % interval (E. Wilson, 1927).
func (t Tally) Rate() (rate, low, high float64) {
	n := float64(t.Games)
	if n == 0 {
		return 0, 0, 1
	}
	const z = 1.96
	rate = t.Wins / n
	middle := (rate + z*z/(2*n)) / (1 + z*z/n)
	reach := z / (1 + z*z/n) * math.Sqrt(rate*(1-rate)/n+z*z/(4*n*n))
	return rate, max(0, middle-reach), min(1, middle+reach)
}

// Best is a record and the game in which it was set; the first of several.
type Best struct {
	Value int    `json:"value"`
	Game  string `json:"game"`
}

// Beat sets another record, if it is one.
func (b *Best) Beat(value int, game string) {
	if b.Game == "" || value > b.Value {
		*b = Best{value, game}
	}
}

// Duel is how a person has done against somebody at the same table.
type Duel struct {
	Name   string `json:"name"`
	Player string `json:"player,omitempty"` // computer player, "" for a person
	Tally
	Ahead int `json:"ahead"` // games with a larger share of the win
	Level int `json:"level"` // with the same share, but only where one of both has won
}

// DuelFrom is from how many games on a duel is told of.
const DuelFrom = 3

// Duels are those with everybody whom a person has met.
type Duels map[[2]string]*Duel

// With is the duel of a person with somebody else; nil with themselves, by name. Computer players are who they are,
// whatever they are called.
func (d Duels) With(own, other *Seat) *Duel {
	if other.Player == "" && other.Name == own.Name {
		return nil
	}
	key := [2]string{other.Name, other.Player}
	if other.Player != "" {
		key[0] = ""
	}
	duel := d[key]
	if duel == nil {
		duel = &Duel{Name: other.Name, Player: other.Player}
		d[key] = duel
	}
	return duel
}

// Count counts a game of so many players for the duel of a person with somebody else.
func (d Duels) Count(own, other *Seat, players int) {
	duel := d.With(own, other)
	if duel == nil {
		return
	}
	duel.Count(own.Share, players)
	switch {
	case own.Share > other.Share:
		duel.Ahead++
	case own.Share > 0 && own.Share == other.Share:
		duel.Level++
	}
}

// List lists those of [DuelFrom] games at least, those with most games first, and tells how many there were at most with
// the same other.
func (d Duels) List() (all []Duel, met int) {
	for _, duel := range d {
		met = max(met, duel.Games)
		if duel.Games >= DuelFrom {
			all = append(all, *duel)
		}
	}
	slices.SortFunc(all, func(a, b Duel) int {
		return cmp.Or(b.Games-a.Games, cmp.Compare(a.Name, b.Name), cmp.Compare(a.Player, b.Player))
	})
	return all, met
}
