package days_test

import (
	"testing"
	"time"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/record"
	"portroyal/ui/days/daystest"
	"portroyal/ui/portroyal/days"
	"portroyal/ui/words"
)

// The line to share, as a player reads it.
func TestLine(t *testing.T) {
	day := calendar.Day{Year: 2026, Month: time.November, Date: 22}
	won := daily.Result{Outcome: logbook.Outcome{Points: 13, Against: 9, Won: true}, Rounds: 11, Busts: 2}
	lost := daily.Result{Outcome: logbook.Outcome{Points: 7, Against: 12}, Rounds: 1, Busts: 1}
	helped, undone := won, lost
	helped.Hints, helped.Undone, undone.Undone = 3, 1, 2
	for _, c := range []struct {
		language words.Language
		result   daily.Result
		line     string
	}{
		{words.English, won, "Port Royal, 22 Nov 2026: won 13–9 in 11 rounds, 2 busts"},
		{words.English, lost, "Port Royal, 22 Nov 2026: lost 7–12 in 1 round, 1 bust"},
		{words.German, won, "Port Royal, 22. Nov. 2026: 13 : 9 gewonnen in 11 Runden, 2 Häfen verloren"},
		{words.Dutch, lost, "Port Royal, 22 nov 2026: 7-12 verloren in 1 ronde, 1 haven verloren"},
		{words.Spanish, won, "Port Royal, 22 nov 2026: victoria 13-9 en 11 rondas, 2 puertos perdidos"},
		{
			words.English, helped,
			"Port Royal, 22 Nov 2026: won 13–9 in 11 rounds, 2 busts, 3 hints, 1 decision undone",
		},
		{
			words.German, helped,
			"Port Royal, 22. Nov. 2026: 13 : 9 gewonnen in 11 Runden, 2 Häfen verloren, 3 Tipps, 1 Entscheidung zurückgenommen",
		},
		{
			words.Dutch, undone,
			"Port Royal, 22 nov 2026: 7-12 verloren in 1 ronde, 1 haven verloren, 2 beslissingen teruggenomen",
		},
		{
			words.Spanish, undone,
			"Port Royal, 22 nov 2026: derrota 7-12 en 1 ronda, 1 puerto perdido, 2 decisiones deshechas",
		},
	} {
		if line := days.Game.Line(words.In(c.language), day, c.result); line != c.line {
			t.Errorf("%s: %q, not %q", c.language, line, c.line)
		}
	}
}

// Leaf and month keep to their room with the longest results.
func TestDaysFit(t *testing.T) {
	seats := []record.Seat{
		{Name: "Maximiliane von und zu", Portrait: "person"}, {Name: "Katharina", Portrait: "captain", Player: daily.Opponent()},
	}
	daystest.Fits(t, days.Game, seats, daily.Result{
		Outcome: logbook.Outcome{Points: 12, Against: 12, Won: true, Shared: true}, Rounds: 10, Busts: 10,
		Help: logbook.Help{Undone: 12, Hints: 12},
	})
}
