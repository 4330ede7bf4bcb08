package table

import (
	"testing"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/piratescove/table/gametest"
	"portroyal/ui/words"
)

// sought is a game at a table that a test looks for.
type sought struct {
	size             fyne.Size
	language         words.Language
	persons, players int
	from             uint64 // the first seed that is tried
}

// sitWhere lays a game on a table that has come to a position that holds, by choices at random.
func sitWhere(t testing.TB, g sought, holds func(p *cove.Position) bool) *sat {
	t.Helper()
	if g.language == "" {
		g.language = words.English
	}
	return sitAt(t, g.size, g.language, matchWhere(t, g, holds))
}

// matchWhere is a game that has come to a position that holds.
func matchWhere(t testing.TB, g sought, holds func(p *cove.Position) bool) *match.Match {
	t.Helper()
	return gametest.Reach(t, g.persons, g.players, g.from, holds)
}

// first reports whether the first person is asked in a phase.
func first(p *cove.Position, phase cove.Phase) bool { return gametest.Asked(p, phase) }
