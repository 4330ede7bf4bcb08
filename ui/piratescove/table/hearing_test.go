package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/assets"
	cove "portroyal/engine/piratescove"
	"portroyal/ui/anim"
	"portroyal/ui/settings"
	"portroyal/ui/sound"
)

// Every kind of event is listed with its sounds, if only with none; and every sound of this game belongs to an event.
func TestEveryEventIsHeardOrSilent(t *testing.T) {
	kinds := cove.AllEventKinds()
	heard := map[sound.Sound]bool{}
	for _, kind := range kinds {
		if hearing[kind] == nil {
			t.Errorf("%q is not listed", cove.Event{Kind: kind})
			continue
		}
		for _, what := range Heard(cove.Event{Kind: kind, N: 1, Doubloons: 1}) {
			heard[what] = true
		}
	}
	if len(hearing) != len(kinds) {
		t.Errorf("%d kinds of events, %d are listed", len(kinds), len(hearing))
	}
	var files []string
	for what := range heard {
		for _, file := range slices.Concat(what.Files()...) {
			if files = append(files, file); !slices.Contains(assets.Sounds(), file) {
				t.Errorf("%s of %s is no file", file, what)
			}
		}
	}
	for _, name := range assets.Sounds() {
		if strings.HasPrefix(name, "cove-") && !slices.Contains(files, name) {
			t.Errorf("%s is heard of no event", name)
		}
	}
}

func TestHeard(t *testing.T) {
	for _, c := range []struct {
		event cove.Event
		want  []sound.Sound
	}{
		{cove.Event{Kind: cove.RoundBegan, N: 3}, []sound.Sound{sound.Turned}},
		{cove.Event{Kind: cove.RoundBegan, N: 8, Last: true}, []sound.Sound{sound.Turned, sound.LastRound}},
		{cove.Event{Kind: cove.Fired, N: 3}, []sound.Sound{soundSalvo, soundDice}},
		{cove.Event{Kind: cove.Rolled, N: 2}, []sound.Sound{soundSplash}},
		{cove.Event{Kind: cove.Rolled, N: 6, Hit: true}, nil},
		{cove.Event{Kind: cove.Rolled, N: 3, Hit: true, Stray: true}, nil},
		{cove.Event{Kind: cove.ShipHit}, []sound.Sound{soundStruck}},
		{cove.Event{Kind: cove.Bought, Doubloons: 2}, []sound.Sound{sound.Coins}},
		{cove.Event{Kind: cove.Gained, Treasures: 1}, []sound.Sound{sound.Coin}},
		{cove.Event{Kind: cove.Raised, Doubloons: 1}, []sound.Sound{soundBuilt, sound.Coin}},
		{cove.Event{Kind: cove.Raised}, []sound.Sound{soundBuilt}},
		{cove.Event{Kind: cove.Passed}, nil},
		{cove.Event{}, nil},
	} {
		if got := Heard(c.event); !slices.Equal(got, c.want) {
			t.Errorf("%+v: %v, want %v", c.event, got, c.want)
		}
	}
}

// toTheEnd is a clock that reaches the end at once, after a few frames.
func toTheEnd(_ time.Duration, tick func(float32)) (stop func()) {
	for _, x := range []float32{0.3, 0.6, 1} {
		tick(x)
	}
	return func() {}
}

// Over whole games the movements of a beat play the sounds of its events, each once and no others: in a salvo first the
// guns, then the dice, and the splashes last. Finished at once they are silent.
func TestMovementsAreHeardAsTheirEvents(t *testing.T) {
	salvos, heard := 0, map[sound.Sound]bool{}
	eachBeat(t, fyne.NewSize(1024, 700), 4, func(s *sat, b *beat) {
		s.stage.Settings.Speed = settings.SpeedNormal
		var sounds []sound.Sound
		s.stage.Hear = func(what sound.Sound) { sounds = append(sounds, what) }
		s.build()
		motion := s.motion(b)
		still := anim.Stage{Pace: func() float32 { return 0 }}
		still.Play(motion, nil)
		if len(sounds) > 0 {
			t.Fatalf("%v is heard of a movement that is not seen", sounds)
		}
		seen := anim.Stage{Pace: func() float32 { return 1 }, Clock: toTheEnd}
		seen.Play(motion, nil)
		sounds = slices.Compact(sounds) // wheels are turned up one after the other
		var want []sound.Sound
		for _, e := range b.events {
			for _, what := range Heard(e) {
				if heard[what] = true; !slices.Contains(want, what) {
					want = append(want, what)
				}
			}
		}
		if b.lead().Kind == cove.Fired {
			salvos++
		}
		if !slices.Equal(sounds, want) {
			t.Fatalf("the sounds of %v are %v, want %v", b.events, sounds, want)
		}
	})
	if salvos < 80 || len(heard) < 12 {
		t.Errorf("%d salvos, and only %v is heard", salvos, heard)
	}
}
