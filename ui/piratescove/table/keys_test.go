package table

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/table/tabletest"
	"portroyal/ui/words"
)

// The help names the keys, which do one thing at a time.
func TestKeys(t *testing.T) { tabletest.Keys(t, keys, 6) }

// Every key that an option is for is one of the table, so that the rulebook has it.
func TestKeysOfOptions(t *testing.T) {
	var pressed []fyne.KeyName
	for persons := 1; persons <= 3; persons++ {
		s := sit(t, fyne.Size{}, words.English, persons, 3, uint64(persons))
		dice := rand.New(rand.NewPCG(6, uint64(persons)))
		for presses := 0; !s.match.Over() && presses < 4000; presses++ {
			for _, option := range s.question().Options {
				for _, key := range option.Keys {
					if keys.Bound(key, choosing) == nil {
						t.Fatalf("%s is for “%s”, and no key of the table", key, option.Tip)
					}
					if !slices.Contains(pressed, key) {
						pressed = append(pressed, key)
					}
				}
			}
			s.pressAny(dice)
		}
	}
	for _, key := range []fyne.KeyName{fyne.Key6, fyne.KeyR, fyne.KeyF, fyne.KeyB, fyne.KeyT, fyne.KeyN, fyne.KeyBackspace} {
		if !slices.Contains(pressed, key) {
			t.Errorf("the sample shows nothing: %s is not among %v", key, pressed)
		}
	}
}

// Backspace takes back what has been begun: a target, an island, a step of outfitting.
func TestBackspaceTakesBackWhatWasBegun(t *testing.T) {
	for _, phase := range []cove.Phase{cove.Outfitting, cove.Navigation, cove.Exchange} {
		s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
			return first(p, phase) && len(p.Legal(0, nil)) > 3
		})
		s.Pass(2 * time.Second)
		begun := func() (spots []board.Spot) {
			q := s.question()
			for _, option := range q.Options {
				if option.Chosen {
					spots = append(spots, option.Spot)
				}
			}
			if q.Yard != nil && q.Yard.Steps != [cove.Sections]uint8{} {
				spots = append(spots, board.Spot{Kind: board.StepUp})
			}
			return spots
		}
		s.types(fyne.Key2)
		if len(begun()) == 0 {
			t.Fatalf("%s: nothing has been begun", phase)
		}
		s.Pass(time.Second)
		s.types(fyne.KeyBackspace)
		if left := begun(); len(left) > 0 {
			t.Errorf("%s: %v is still begun", phase, left)
		}
	}
}

// Enter means what is looked at: after the arrows have led from an island that is chosen to another one, that is chosen first.
func TestEnterMeansWhatIsLookedAt(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return first(p, cove.Navigation)
	})
	s.Pass(2 * time.Second)
	s.types(fyne.Key6)
	s.Pass(time.Second)
	s.types(fyne.KeyRight)
	looked := s.cursor.Island
	if looked == cove.TreasureIsland || looked == cove.NoIsland {
		t.Fatalf("the arrow leads to %v", looked)
	}
	steps := len(s.match.Steps())
	s.Pass(time.Second)
	s.types(fyne.KeyReturn)
	if now := len(s.match.Steps()); now != steps {
		t.Fatalf("%d decisions were made", now-steps)
	}
	s.Pass(time.Second)
	s.types(fyne.KeyReturn)
	sailed := s.match.Steps()[steps:]
	if len(sailed) == 0 || sailed[0].Action.Kind != cove.Sail || sailed[0].Action.Island != looked {
		t.Errorf("Enter on %v does %v", looked, sailed)
	}
}

// The arrows go round all islands: to the right from the first one, to the left from the last one.
func TestArrowsGoRound(t *testing.T) {
	for key, back := range map[fyne.KeyName]bool{fyne.KeyRight: false, fyne.KeyDown: false, fyne.KeyLeft: true, fyne.KeyUp: true} {
		s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
			return first(p, cove.Navigation)
		})
		s.Pass(2 * time.Second)
		var want, led []board.Spot
		for _, option := range s.question().Options {
			if option.Spot.Kind == board.Island {
				want = append(want, option.Spot)
			}
		}
		if back {
			slices.Reverse(want)
		}
		for range want {
			s.types(key)
			led = append(led, s.cursor)
		}
		if len(want) < 6 || !slices.Equal(led, want) {
			t.Errorf("%s leads to %v, not %v", key, led, want)
		}
		if s.types(key); s.cursor != want[0] {
			t.Errorf("at the end %s leads to %v", key, s.cursor)
		}
	}
}
