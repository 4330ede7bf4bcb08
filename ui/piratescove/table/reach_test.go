package table

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/words"
)

// game is a game at a table that a test looks for.
type game struct {
	size             fyne.Size
	language         words.Language
	persons, players int
	from             uint64 // the first seed that is tried
}

// sitWhere lays a game on a table that has come to a position that holds, by choices at random.
func sitWhere(t testing.TB, g game, holds func(p *cove.Position) bool) *sat {
	t.Helper()
	if g.language == "" {
		g.language = words.English
	}
	return sitAt(t, g.size, g.language, matchWhere(t, g, holds))
}

// matchWhere is a game that has come to a position that holds.
func matchWhere(t testing.TB, g game, holds func(p *cove.Position) bool) *match.Match {
	t.Helper()
	for seed := g.from; seed < g.from+3000; seed++ {
		m := newMatch(t, g.persons, g.players, seed)
		p, dice := *m.Present(), rand.New(rand.NewPCG(seed, 12))
		var played []cove.Action
		for p.Phase() != cove.Over {
			if holds(&p) {
				for _, action := range played {
					if _, err := m.Play(action); err != nil {
						t.Fatal(err)
					}
				}
				return m
			}
			legal := p.Legal(p.Owing(), nil)
			action := legal[dice.IntN(len(legal))]
			played = append(played, action)
			p.Play(action, nil)
		}
	}
	t.Fatal("no game comes to such a position")
	return nil
}

// first reports whether the first person is asked in a phase.
func first(p *cove.Position, phase cove.Phase) bool { return p.Phase() == phase && p.Owes(0) }
