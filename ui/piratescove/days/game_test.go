package days_test

import (
	"testing"
	"time"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/piratescove/daily"
	"portroyal/engine/record"
	"portroyal/ui/days/daystest"
	"portroyal/ui/piratescove/days"
	"portroyal/ui/words"
)

// The line to share, as a player reads it.
func TestLine(t *testing.T) {
	day := calendar.Day{Year: 2026, Month: time.November, Date: 22}
	won := daily.Result{Outcome: logbook.Outcome{Points: 43, Against: 38, Won: true}, Sunk: 2}
	lost := daily.Result{
		Outcome: logbook.Outcome{Points: 27, Against: 38}, Sunk: 1, Crippled: 2, Help: logbook.Help{Undone: 1, Hints: 3},
	}
	for _, c := range []struct {
		language words.Language
		result   daily.Result
		line     string
	}{
		{words.English, won, "Pirate’s Cove, 22 Nov 2026: won 43–38, 2 ships sunk"},
		{words.German, won, "Piratenbucht, 22. Nov. 2026: 43 : 38 gewonnen, 2 Schiffe versenkt"},
		{
			words.English, lost,
			"Pirate’s Cove, 22 Nov 2026: lost 27–38, 1 ship sunk, crippled 2 times, 3 hints, 1 decision undone",
		},
		{
			words.German, lost,
			"Piratenbucht, 22. Nov. 2026: 27 : 38 verloren, 1 Schiff versenkt, 2-mal außer Gefecht, 3 Tipps, 1 Entscheidung zurückgenommen",
		},
		{
			words.Dutch, lost,
			"Piratenbaai, 22 nov 2026: 27-38 verloren, 1 schip tot zinken gebracht, 2 keer uitgeschakeld, 3 hints, 1 beslissing teruggenomen",
		},
		{
			words.Spanish, lost,
			"La ensenada de los piratas, 22 nov 2026: derrota 27-38, 1 barco hundido, 2 veces fuera de combate, 3 pistas, 1 decisión deshecha",
		},
	} {
		if line := days.Game.Line(words.In(c.language), day, c.result); line != c.line {
			t.Errorf("%s: %q, not %q", c.language, line, c.line)
		}
	}
}

// Leaf and month keep to their room with the longest results.
func TestDaysFit(t *testing.T) {
	seats := []record.Seat{{Name: "Maximiliane von und zu", Portrait: "person"}}
	for i, rival := range daily.Rivals() {
		seats = append(seats, record.Seat{Name: "Bartholomew", Portrait: []string{"captain", "sailor"}[i], Player: rival})
	}
	daystest.Fits(t, days.Game, seats, daily.Result{
		Outcome: logbook.Outcome{Points: 108, Against: 108, Won: true, Shared: true}, Sunk: 10, Crippled: 10,
		Help: logbook.Help{Undone: 12, Hints: 12},
	})
}
