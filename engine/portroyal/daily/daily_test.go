package daily_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
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
func begun(t *testing.T, day calendar.Day) *match.Match {
	t.Helper()
	m, err := match.New(daily.Setup(day, match.Seat{Name: "Ann"}, match.Seat{Name: "Captain"}))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestADateIsTheSameGameEverywhere(t *testing.T) {
	for _, game := range games {
		day, err := calendar.Parse(game.day)
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
		m := begun(t, calendar.Day{Year: 2026, Month: time.November, Date: 22})
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

// The file of the logbook as it has always been: nothing in it changes when it is read and written again, and what is done
// now is written alike.
func TestFileOfTheLogbook(t *testing.T) {
	const text = `{
  "puzzles": {
    "m-4711": {
      "tries": 2,
      "solved": true
    }
  },
  "days": {
    "2026-11-22": {
      "game": "20261122-a",
      "result": {
        "points": 12,
        "against": 12,
        "won": true,
        "shared": true,
        "rounds": 9,
        "busts": 2,
        "undone": 1,
        "hints": 3
      }
    },
    "2026-11-23": {
      "game": "20261123-b"
    }
  },
  "voyages": {
    "maiden": {
      "20261101-c": {
        "result": {
          "reached": [
            "win"
          ],
          "helped": true
        }
      }
    }
  }
}
`
	folder := t.TempDir()
	old, now := filepath.Join(folder, "old.json"), filepath.Join(folder, "now.json")
	if err := os.WriteFile(old, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	log, err := logbook.Load[daily.Result](old)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{old, now} {
		if err := log.Save(file); err != nil {
			t.Fatal(err)
		}
		if written, err := os.ReadFile(file); err != nil || string(written) != text {
			t.Errorf("%s, %v", written, err)
		}
	}
}
