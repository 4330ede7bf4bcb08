package daily_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/match"
)

// games are those of some dates: the seed, who starts, and the first cards that come to light. They are the same on every
// machine and never change; a deal of the day that does is no longer that of the others.
var games = []struct {
	day   string
	seed  uint64
	start int
	cards string
}{
	{"2026-11-22", 16426985766168446983, 1, "blue-5-3c sailor-1 sailor-1 jester-2"},
	{"2026-11-23", 16426984666656818772, 0, "mademoiselle-2 trader-red-1 governor tax-minPoints"},
	{"2026-12-31", 18341399438040732532, 0, "yellow-1-1c green-3-3c sailor-1 yellow-4-4c"},
	{"2027-01-01", 18281003783248541592, 0, "green-1-1c green-3-3c yellow-2-3c red-1-1c"},
	{"2028-02-29", 10339057699677482496, 0, "settler admiral-2 green-5-3c tax-minPoints"},
	{"2040-07-14", 4822608627009740263, 0, "red-3-2c yellow-1-2c blue-1-1c sailor-3"},
}

// begun is the deal of a day.
func begun(t *testing.T, day daily.Day) *match.Match {
	t.Helper()
	m, err := match.New(daily.Setup(day, match.Seat{Name: "Ann"}, match.Seat{Name: "Captain"}))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestADateIsTheSameGameEverywhere(t *testing.T) {
	for _, game := range games {
		day, err := daily.Parse(game.day)
		if err != nil {
			t.Fatal(err)
		}
		m := begun(t, day)
		position, start := m.Position(), m.Record().Start
		var cards []string
		for len(cards) < 4 {
			var tape portroyal.Tape
			if err := position.Apply(position.Legal(nil)[0], &tape); err != nil {
				t.Fatal(err)
			}
			for _, card := range tape.Shown {
				cards = append(cards, card.String())
			}
		}
		if shown := strings.Join(cards[:4], " "); daily.Seed(day) != game.seed || start != game.start || shown != game.cards {
			t.Errorf("{%q, %d, %d, %q}, not %+v", game.day, daily.Seed(day), start, shown, game)
		}
		if m.Record().Daily != game.day {
			t.Errorf("%s: the game is marked %q", game.day, m.Record().Daily)
		}
	}
}

// Players who decide alike meet the same Captain: a game from the same decisions ends the same.
func TestTheCaptainPlaysTheSameGame(t *testing.T) {
	play := func() daily.Result {
		m := begun(t, daily.Day{Year: 2026, Month: time.November, Date: 22})
		me, err := bot.New("sailor", 1)
		if err != nil {
			t.Fatal(err)
		}
		for !m.Over() {
			if err := m.Run(context.Background()); err != nil {
				t.Fatal(err)
			}
			if !m.Over() {
				if _, err := m.Play(me.Choose(context.Background(), m.View(), m.Legal())); err != nil {
					t.Fatal(err)
				}
			}
		}
		view := m.View()
		result := daily.ResultOf(m)
		if result.Points != view.Points(daily.Player) || result.Against != view.Points(daily.Rival) || result.Rounds < 2 {
			t.Errorf("the result is %+v", result)
		}
		if result.Won != (view.Winners()[0] == daily.Player) {
			t.Errorf("won: %v, and the winners are %v", result.Won, view.Winners())
		}
		busts := 0
		for _, step := range m.Steps() {
			for _, event := range step.Events {
				if event.Kind == portroyal.WentBust && event.Seat == daily.Player {
					busts++
				}
			}
		}
		if result.Busts != busts {
			t.Errorf("%d busts, and there were %d", result.Busts, busts)
		}
		return result
	}
	if one, other := play(), play(); one != other {
		t.Errorf("%+v and %+v", one, other)
	}
}

func TestDays(t *testing.T) {
	last := daily.Day{Year: 2027, Month: time.December, Date: 31}
	if next := last.Add(1); next.String() != "2028-01-01" || !last.Before(next) || next.Before(last) || last.Before(last) {
		t.Errorf("after %s comes %s", last, next)
	}
	if first := last.First(2); first.String() != "2028-02-01" {
		t.Errorf("two months later begins %s", first)
	}
	// The day is that of the clock on the wall, wherever that is.
	west := time.FixedZone("west", -10*3600)
	if day := daily.On(time.Date(2026, 11, 22, 23, 59, 0, 0, west)); day.String() != "2026-11-22" {
		t.Errorf("just before midnight it is %s", day)
	}
	for _, wrong := range []string{"", "2026-13-01", "2027-02-29", "22.11.2026", "2026-11-22T00:00"} {
		if day, err := daily.Parse(wrong); err == nil {
			t.Errorf("%q is read as %s", wrong, day)
		}
	}
}
