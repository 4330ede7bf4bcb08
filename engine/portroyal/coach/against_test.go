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

// late is a decision near the end of a game of two.
func late(t *testing.T) portroyal.View {
	t.Helper()
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
				return view
			}
			p.Play(player.Choose(t.Context(), view, legal), nil)
		}
	}
}

// Odds are those against the players who are there: against one who does nothing they are better than against one who plays as
// well as possible. They become surer until they are sure enough, and are the same again.
func TestAgainst(t *testing.T) {
	view := late(t)
	seat, action := view.Decides(), view.Legal(nil)[0]
	odds := func(players ...bot.Player) (last Odds) {
		opposed, err := Against(view, action, players)
		if err != nil {
			t.Fatal(err)
		}
		for n := 1; !last.Sure(); n++ {
			if last, err = opposed.Odds(t.Context()); err != nil {
				t.Fatal(err)
			}
			if last.Games != n*oddsStep || last.Chance < 0 || last.Chance > 1 {
				t.Errorf("answer %d is %+v", n, last)
			}
		}
		if last.Error > oddsError && last.Games < oddsMost {
			t.Errorf("it ends with %+v", last)
		}
		return last
	}
	other := idle{map[int]int{}}
	against, best := odds(other, other), odds(nil, nil)
	if other.decides[seat] > 0 || other.decides[1-seat] == 0 {
		t.Errorf("the others decide %v times by seat, and seat %d asks", other.decides, seat)
	}
	if against.Chance < best.Chance+2*best.Error {
		t.Errorf("%+v against somebody who does nothing, %+v against the best", against, best)
	}
	if again := odds(other, other); again != against {
		t.Errorf("%+v, and then %+v", against, again)
	}
	if (Odds{}).Sure() {
		t.Error("without a game it is sure")
	}
}

// Whoever does not wait for the odds gets none.
func TestAgainstEndsEarly(t *testing.T) {
	view := late(t)
	opposed, err := Against(view, view.Legal(nil)[0], nil)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if odds, err := opposed.Odds(ctx); !errors.Is(err, context.Canceled) || odds != (Odds{}) {
		t.Errorf("%+v, %v", odds, err)
	}
}
