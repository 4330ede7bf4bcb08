package daily_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"portroyal/engine/calendar"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/daily"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/transcript"
)

// games are those of some dates: the seed, the legendary pirates who are there at first, what the player has drawn, and the
// treasure cards of the first round and of the last. They are the same on every machine and never change; a deal of the day
// that does is no longer that of the others.
var games = []struct {
	day          string
	seed         uint64
	pirates, own string
	first, last  string
}{
	{
		"2026-11-22", 11136719249517268278, "[blackbeard hook]", "flint",
		"0f5d5t0c 1f2d5t0c 3f5d0t0c 2f8d0t0c 1f8d2t0c", "2f6d1t0c 2f6d1t0c 0f3d6t0c 2f8d0t0c 1f1d4t1c",
	},
	{
		"2026-12-24", 3560156186913817839, "[flying-dutchman hook]", "flint",
		"0f8d3t0c 3f5d0t0c 0f5d5t0c 3f1d1t1c 2f7d1t0c", "1f2d5t0c 2f5d2t0c 3f2d2t0c 2f2d3t0c 0f5d5t0c",
	},
	{
		"2027-01-01", 7552467492532057201, "[flying-dutchman cacafuego]", "cannonade",
		"3f5d0t0c 2f7d1t0c 0f8d3t0c 3f1d1t1c 0f9d2t0c", "2f9d0t0c 1f5d3t0c 2f8d0t0c 0f3d6t0c 4f0d0t1c",
	},
	{
		"2028-02-29", 17625324227466973601, "[flying-dutchman hook]", "mastercraft",
		"3f3d1t0c 1f8d2t0c 2f6d1t0c 2f2d3t0c 2f5d2t0c", "2f2d2t1c 3f2d2t0c 1f7d2t0c 1f6d3t0c 3f3d1t0c",
	},
	{
		"2040-07-14", 14177158488751707986, "[bonny-and-read blackbeard]", "mastercraft",
		"1f8d2t0c 2f2d2t1c 2f2d2t1c 1f1d4t1c 2f9d0t0c", "0f2d5t1c 2f2d3t0c 1f5d3t0c 3f2d2t0c 4f0d0t1c",
	},
}

// begun is the deal of a day.
func begun(t *testing.T, day calendar.Day) *match.Match {
	t.Helper()
	m, err := match.New(daily.Setup(day, []match.Seat{{Name: "Ann"}, {Name: "Captain"}, {Name: "Seaman"}}))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// played is the deal of a day, in which the person decides as a computer player.
func played(t *testing.T, day calendar.Day, as string) *match.Match {
	t.Helper()
	m := begun(t, day)
	me, err := bot.New(as, 1)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		if err := m.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		if m.Present().Owes(daily.Player) {
			if _, err := m.Play(me.Choose(context.Background(), m.View(daily.Player), m.Legal(daily.Player))); err != nil {
				t.Fatal(err)
			}
		}
	}
	return m
}

// sea is what everybody meets in a game: the treasure cards of its rounds, and the legendary pirates as they come.
func sea(m *match.Match) (treasures []string, pirates []cove.Legend) {
	start := m.PositionAt(0)
	for ship := cove.FirstBlack; ship < cove.FirstNavy; ship++ {
		pirates = append(pirates, start.Legend(ship))
	}
	for _, step := range m.Steps() {
		for _, event := range step.Events {
			switch event.Kind {
			case cove.RoundBegan:
				treasures = append(treasures, "")
			case cove.TreasureShown:
				at := &treasures[len(treasures)-1]
				*at = strings.TrimSpace(*at + " " + event.Treasure.String())
			case cove.BlackCame:
				pirates = append(pirates, event.Legend)
			}
		}
	}
	return treasures, pirates
}

func TestADateIsTheSameGameEverywhere(t *testing.T) {
	for _, game := range games {
		day, err := calendar.Parse(game.day)
		if err != nil {
			t.Fatal(err)
		}
		m := played(t, day, "random")
		treasures, pirates := sea(m)
		start := m.PositionAt(0)
		view := start.View(daily.Player)
		own := start.ShipAt(daily.Player).Parrot.String()
		for card, copies := range view.Hand(daily.Player) {
			own += strings.Repeat(cove.Card(card).String(), int(copies))
		}
		got := game
		got.seed, got.pirates, got.own = daily.Seed(day), fmt.Sprint(pirates[:2]), own
		got.first, got.last = treasures[0], treasures[cove.Rounds-1]
		if got != game {
			t.Errorf("%+v, not %+v", got, game)
		}
		if r := m.Record(); r.Daily != game.day || r.Chosen.Seed || r.Practice {
			t.Errorf("%s: the game is marked %+v", game.day, r.Head)
		}
	}
}

// Two players who decide otherwise meet the same treasure cards in all twelve rounds, and the same pirates as long as all
// are new.
func TestTheSameSeaForEverybody(t *testing.T) {
	ends := map[string]bool{}
	for ago := range 10 {
		day := calendar.Day{Year: 2026, Month: time.December, Date: 24}.Add(-ago)
		one, two := played(t, day, "random"), played(t, day, "seaman")
		cards, pirates := sea(one)
		others, others2 := sea(two)
		if len(cards) != cove.Rounds || fmt.Sprint(cards) != fmt.Sprint(others) {
			t.Errorf("%s: %q and %q", day, cards, others)
		}
		if n := min(len(pirates), len(others2), 5); fmt.Sprint(pirates[:n]) != fmt.Sprint(others2[:n]) {
			t.Errorf("%s: %v and %v", day, pirates, others2)
		}
		ends[fmt.Sprint(one.Record().Result.Points)], ends[fmt.Sprint(two.Record().Result.Points)] = true, true
	}
	if len(ends) < 15 {
		t.Errorf("only %d games are different: the sample shows nothing", len(ends))
	}
}

// Players who decide alike have the same game, and its result is what the record and its story say.
func TestTheRivalsPlayTheSameGame(t *testing.T) {
	sunk, crippled := 0, 0
	for date := 1; date <= 8 || sunk == 0 && date <= 28; date++ { // hardly anybody sinks a ship
		day := calendar.Day{Year: 2027, Month: time.March, Date: date}
		m := played(t, day, "captain")
		result := daily.ResultOf(m)
		if other := daily.ResultOf(played(t, day, "captain")); result != other {
			t.Errorf("%s: %+v and %+v", day, result, other)
		}
		r := m.Record().Result
		if result.Points != r.Points[0] || result.Against != max(r.Points[1], r.Points[2]) || result.Check() != nil {
			t.Errorf("%s: %+v for %v", day, result, r.Points)
		}
		if result.Won != (r.Winners[0] == daily.Player) || result.Shared != (result.Won && len(r.Winners) > 1) {
			t.Errorf("%s: %+v, and the winners are %v", day, result, r.Winners)
		}
		sunk, crippled = sunk+result.Sunk, crippled+result.Crippled
	}
	if sunk == 0 || crippled == 0 {
		t.Errorf("%d ships were sunk, and %d crippled: the sample shows nothing", sunk, crippled)
	}
}

// The record of a deal is played again without its generator to the same end, with all that chance would bring.
func TestRecordOfADeal(t *testing.T) {
	m := played(t, calendar.Day{Year: 2026, Month: time.November, Date: 28}, "random")
	read, err := transcript.Decode(m.Record().Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if end, err := read.Replay(); err != nil || end != *m.Present() || !read.Rules().Fated {
		t.Errorf("%+v: it ends otherwise: %v, %v", read.Head, end != *m.Present(), err)
	}
}

// A game is played on for practice from the middle of a deal: with the same cards in all hands, and it is nobody's deal.
func TestPlayingOnFromADeal(t *testing.T) {
	m := played(t, calendar.Day{Year: 2026, Month: time.November, Date: 29}, "random")
	steps := len(m.Steps()) / 2
	on, err := m.PlayOn(steps, nil)
	if err != nil {
		t.Fatal(err)
	}
	if r := on.Record(); *on.Present() != m.PositionAt(steps) || r.Daily != "" || !r.Practice {
		t.Errorf("it is %+v, at another position: %v", r.Head, *on.Present() != m.PositionAt(steps))
	}
}
