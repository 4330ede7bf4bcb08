package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/table/movements"
	"portroyal/ui/settings"
	"portroyal/ui/sound"
)

// listening is a table whose sounds are recorded.
type listening struct {
	*bench
	heard []sound.Sound
}

// listen sets up a table that waits for a person to turn up a card or stop.
func listen(t *testing.T, speed settings.Speed, players ...string) *listening {
	t.Helper()
	l := &listening{bench: until(t, func(m *match.Match) bool {
		v := m.View()
		return v.Decides() == 0 && v.Phase() == portroyal.Discover && len(v.Harbour()) == 0
	}, players...)}
	l.stage.Settings.Speed = speed
	l.stage.Hear = func(what sound.Sound) { l.heard = append(l.heard, what) }
	l.Start()
	return l
}

// times counts how often a sound was played.
func (l *listening) times(what sound.Sound) (n int) {
	for _, one := range l.heard {
		if one == what {
			n++
		}
	}
	return n
}

// A card is heard while it is seen to turn; a key that finishes the movement also leaves out the sounds of what
// has not been shown.
func TestSoundsBelongToMovements(t *testing.T) {
	l := listen(t, settings.SpeedNormal, "", "")
	l.moving.Finish() // the game has begun
	l.moving.Clock, l.heard = halfway, nil
	l.strike(fyne.KeySpace)
	if want := []sound.Sound{sound.Turned}; !slices.Equal(l.heard, want) {
		t.Fatalf("while the card turns %v are heard, want %v", l.heard, want)
	}
	l.moving.Finish()
	if want := []sound.Sound{sound.Turned}; !slices.Equal(l.heard, want) {
		t.Errorf("finished at once %v are heard, want %v", l.heard, want)
	}
}

// Skipped actions of computer players are silent, except for the last one, which is shown. The person is still
// called.
func TestWhatIsSkippedIsSilent(t *testing.T) {
	l := listen(t, settings.SpeedNormal, "", "cabin-boy", "cabin-boy", "cabin-boy")
	l.stage.PauseOf = func(settings.Speed) time.Duration { return 1 }
	l.moving.Clock = halfway
	skipped, called := 0, 0
	for range 60 {
		if l.match.Over() {
			break
		}
		before := len(l.match.Steps())
		l.heard = nil
		l.skipping = true
		l.act(l.legal[len(l.legal)-1])
		called += l.times(sound.Turn)
		steps := l.match.Steps()[before:]
		skipped += len(steps) - 1
		var seen []sound.Sound
		for _, e := range steps[len(steps)-1].Events {
			seen = append(seen, movements.Heard(e)...)
		}
		for _, what := range l.heard {
			plain, _, higher := strings.Cut(string(what), "+") // a card is heard higher the more there are
			if higher && plain == string(sound.Coin) {
				plain = string(sound.Coins)
			}
			if what != sound.Turn && !slices.Contains(seen, sound.Sound(plain)) {
				t.Fatalf("%v is heard of what is skipped", what)
			}
		}
	}
	if skipped < 20 || called < 5 {
		t.Errorf("only %d decisions were skipped, and the person called %d times", skipped, called)
	}
}

// A person is called when they have to decide after somebody else, once, and not at the beginning.
func TestAPersonIsCalled(t *testing.T) {
	l := listen(t, settings.SpeedInstant, "", "cabin-boy")
	if l.times(sound.Turn) > 0 {
		t.Error("the person is called to the first decision")
	}
	calls := 0
	for range 60 {
		if l.match.Over() {
			break
		}
		before := len(l.match.Steps())
		l.heard = nil
		l.act(l.legal[len(l.legal)-1])
		others := slices.ContainsFunc(l.match.Steps()[before:], func(s match.Step) bool { return s.Seat != 0 })
		want := 0
		if others && !l.match.Over() {
			want = 1
			calls++
		}
		if got := l.times(sound.Turn); got != want {
			t.Fatalf("after %d steps the person is called %d times, want %d", len(l.match.Steps()), got, want)
		}
		l.build()
		l.Restyle()
		if got := l.times(sound.Turn); got != want {
			t.Fatal("they are called again without need")
		}
	}
	if calls < 5 {
		t.Errorf("they had to be called only %d times", calls)
	}
}

// Without movements the actions of persons can still be heard, each sound once; those of computer players if
// there is time between them.
func TestWithoutMovements(t *testing.T) {
	for _, c := range []struct {
		speed  settings.Speed
		still  bool
		others bool
	}{
		{settings.SpeedInstant, false, false},
		{settings.SpeedSlow, true, true},
	} {
		l := listen(t, c.speed, "", "")
		l.heard = nil
		if c.still {
			l.size.Width = 0 // as before the window opens: nothing moves
		}
		l.act(portroyal.Action{Kind: portroyal.RevealNext})
		if l.times(sound.Turned) != 1 {
			t.Errorf("%s: a card that a person turns up is heard as %v", c.speed, l.heard)
		}
		l.heard = nil
		l.seats[1].Person = false
		coin := []portroyal.Event{{Kind: portroyal.TaxPaid, N: 1}, {Kind: portroyal.TaxPaid, Seat: 1, N: 1}}
		l.hearStill(1, coin)
		want := 0
		if c.others {
			want = 1
		}
		if l.times(sound.Coin) != want || len(l.heard) != want {
			t.Errorf("%s: a computer player's coins are heard as %v", c.speed, l.heard)
		}
		l.heard, l.skipping = nil, true
		l.hearStill(0, coin)
		if len(l.heard) > 0 {
			t.Errorf("%s: %v are heard while the player skips", c.speed, l.heard)
		}
	}
}
