package coach

import (
	"context"
	"errors"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// idle is a player who stops, passes and does nothing where that is possible, and says for whom it decides.
type idle struct{ decides map[int]int }

func (p idle) Choose(_ context.Context, view portroyal.View, legal []portroyal.Action) portroyal.Action {
	p.decides[view.Decides()]++
	return legal[len(legal)-1]
}

// late is a coach, and a decision near the end of a game of two.
func late(t *testing.T) (*Coach, portroyal.View) {
	t.Helper()
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	knowledge, err := bot.Learned()
	if err != nil {
		t.Fatal(err)
	}
	options := portroyal.DefaultOptions()
	options.Players = 2
	for seed := uint64(1); ; seed++ {
		p, err := portroyal.New(options, seed, portroyal.RandomStart)
		if err != nil {
			t.Fatal(err)
		}
		player := bot.NewLearned(knowledge, bot.Captain, bot.Even, seed)
		for p.Phase() != portroyal.Over {
			view := p.View()
			legal := view.Legal(nil)
			if !view.Ending() && len(legal) > 1 && max(view.Points(0), view.Points(1)) >= 10 {
				return c, view
			}
			p.Play(player.Choose(t.Context(), view, legal), nil)
		}
	}
}

// Odds are those against the players who are there: against one who does nothing they are better than against one who plays as
// well as possible. They become surer until they are sure enough, and are the same again.
func TestAgainst(t *testing.T) {
	c, view := late(t)
	seat, action := view.Decides(), view.Legal(nil)[0]
	odds := func(players []bot.Player) (all []Odds) {
		if err := c.Against(t.Context(), view, action, players, func(o Odds) { all = append(all, o) }); err != nil {
			t.Fatal(err)
		}
		return all
	}
	other := idle{map[int]int{}}
	players := []bot.Player{other, other}
	against, best := odds(players), odds([]bot.Player{nil, nil})
	if other.decides[seat] > 0 || other.decides[1-seat] == 0 {
		t.Errorf("the others decide %v times by seat, and seat %d asks", other.decides, seat)
	}
	for _, all := range [][]Odds{against, best} {
		last := all[len(all)-1]
		if last.Error > oddsError && last.Games < oddsMost || len(all) != last.Games/oddsStep {
			t.Errorf("it ends with %+v, after %d answers", last, len(all))
		}
		for i, o := range all {
			if o.Games != (i+1)*oddsStep || o.Chance < 0 || o.Chance > 1 || i < len(all)-1 && o.Error <= oddsError {
				t.Errorf("answer %d is %+v", i, o)
			}
		}
	}
	if idle, good := against[len(against)-1], best[len(best)-1]; idle.Chance < good.Chance+2*good.Error {
		t.Errorf("%+v against somebody who does nothing, %+v against the best", idle, good)
	}
	if again := odds(players); again[len(again)-1] != against[len(against)-1] {
		t.Errorf("%+v, and then %+v", against, again)
	}
}

// Whoever does not wait for the odds gets none.
func TestAgainstEndsEarly(t *testing.T) {
	c, view := late(t)
	ctx, cancel := context.WithCancel(t.Context())
	told := 0
	err := c.Against(ctx, view, view.Legal(nil)[0], nil, func(Odds) { told++; cancel() })
	if !errors.Is(err, context.Canceled) || told != 1 {
		t.Errorf("%d answers, %v", told, err)
	}
}
