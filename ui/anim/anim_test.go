package anim_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"portroyal/ui/anim"
)

const (
	short = 20 * time.Millisecond
	long  = 50 * time.Millisecond
)

// clock is one that goes on only when a test says so.
type clock struct {
	length time.Duration
	tick   func(float32)
	going  bool
}

func (c *clock) start(length time.Duration, tick func(float32)) (stop func()) {
	*c = clock{length, tick, true}
	return func() { c.going = false }
}

// told takes down what a motion does.
type told struct{ ends []string }

func (l *told) over(name string, length time.Duration) anim.Motion {
	return anim.Over(length, func(x float32) {
		if x == 1 {
			l.ends = append(l.ends, name)
		}
	})
}

func TestMotionsAddUp(t *testing.T) {
	var l told
	for _, c := range []struct {
		name   string
		motion anim.Motion
		length time.Duration
	}{
		{"nothing", anim.Motion{}, 0},
		{"waiting", anim.Wait(long), long},
		{"then", anim.Then(l.over("a", short), anim.Wait(short), l.over("b", long)), short + short + long},
		{"together", anim.Together(l.over("a", short), l.over("b", long)), long},
		{"staggered", anim.Staggered(short, l.over("a", short), l.over("b", long)), short + long},
	} {
		if got := c.motion.Length(); got != c.length {
			t.Errorf("%s takes %v, want %v", c.name, got, c.length)
		}
	}
}

// Finished at once or played to its end, every part ends once, in the same order.
func TestEveryPartEndsOnce(t *testing.T) {
	motion := func(l *told) anim.Motion {
		return anim.Then(
			anim.Together(l.over("a", long), l.over("b", short)),
			anim.Do(func() { l.ends = append(l.ends, "c") }),
			anim.Staggered(short, l.over("d", long), l.over("e", short)),
		)
	}
	want := []string{"b", "a", "c", "e", "d", "after"}
	for _, pace := range []float32{0, 1} {
		var l told
		var c clock
		s := anim.Stage{Pace: func() float32 { return pace }, Clock: c.start}
		s.Play(motion(&l), func() { l.ends = append(l.ends, "after") })
		if s.Moving() != (pace > 0) {
			t.Errorf("pace %v: moving %v", pace, s.Moving())
		}
		s.Finish()
		s.Finish()
		if !slices.Equal(l.ends, want) || s.Moving() {
			t.Errorf("pace %v: %v, want %v", pace, l.ends, want)
		}
	}
	var l told
	var s anim.Stage
	s.Play(motion(&l), nil)
	if s.Moving() || len(l.ends) != len(want)-1 {
		t.Errorf("without a pace: %v", l.ends)
	}
}

// A motion is finished before another begins, and one that is dropped never ends.
func TestOneMotionAtATime(t *testing.T) {
	var l told
	var c clock
	s := anim.Stage{Pace: func() float32 { return 1 }, Clock: c.start}
	for i := range 3 {
		name := fmt.Sprint(i)
		s.Play(l.over(name, time.Hour), func() { l.ends = append(l.ends, "after "+name) })
	}
	s.Drop()
	if want := []string{"0", "after 0", "1", "after 1"}; !slices.Equal(l.ends, want) || s.Moving() || c.going {
		t.Errorf("%v, want %v", l.ends, want)
	}
}

// On the way each part is told how far it is; the pace makes the whole longer or shorter.
func TestTheClockMovesThings(t *testing.T) {
	var c clock
	s := anim.Stage{Pace: func() float32 { return 2 }, Clock: c.start}
	var first, second []float32
	s.Play(anim.Then(
		anim.Over(100*time.Millisecond, func(x float32) { first = append(first, x) }),
		anim.Over(300*time.Millisecond, func(x float32) { second = append(second, x) }),
	), nil)
	if c.length != 800*time.Millisecond {
		t.Errorf("it takes %v", c.length)
	}
	for _, x := range []float32{0.125, 0.25, 0.625, 1, 1} {
		c.tick(x)
	}
	if want := []float32{0, 0.5, 1}; !slices.Equal(first, want) {
		t.Errorf("the first part: %v, want %v", first, want)
	}
	if want := []float32{0, 0.5, 1}; !slices.Equal(second, want) {
		t.Errorf("the second part: %v, want %v", second, want)
	}
	if s.Moving() || c.going {
		t.Error("it does not end")
	}
}

func TestEasedKeepsItsEnds(t *testing.T) {
	var at []float32
	tick := anim.Eased(func(x float32) { at = append(at, x) })
	for _, x := range []float32{0, 0.25, 0.5, 0.75, 1} {
		tick(x)
	}
	if at[0] != 0 || at[2] != 0.5 || at[4] != 1 || at[1] >= 0.25 || at[3] <= 0.75 {
		t.Errorf("%v", at)
	}
}

func TestSlowedGlidesToAHalt(t *testing.T) {
	var at []float32
	tick := anim.Slowed(func(x float32) { at = append(at, x) })
	for _, x := range []float32{0, 0.25, 0.5, 0.75, 1} {
		tick(x)
	}
	if at[0] != 0 || at[4] != 1 {
		t.Errorf("its ends are %v and %v", at[0], at[4])
	}
	for i := 2; i < len(at); i++ {
		if now, before := at[i]-at[i-1], at[i-1]-at[i-2]; now <= 0 || now >= before {
			t.Errorf("a quarter of the time brings it %v further, the one before %v", now, before)
		}
	}
}

// Cues come when what they belong to is seen, and not at all when it is not.
func TestCuesBelongToWhatIsSeen(t *testing.T) {
	all := []string{"first", "middle", "moved", "last"}
	motion := func(l *told) anim.Motion {
		cue := func(name string) anim.Motion { return anim.Cue(func() { l.ends = append(l.ends, name) }) }
		return anim.Then(cue("first"), anim.Wait(long), cue("middle"), l.over("moved", long), cue("last"))
	}
	for _, c := range []struct {
		name string
		pace float32
		play func(*anim.Stage, *clock)
		want []string
	}{
		{"to its end", 1, func(_ *anim.Stage, c *clock) { c.tick(0.6); c.tick(1) }, all},
		{"in one frame", 1, func(_ *anim.Stage, c *clock) { c.tick(1) }, all},
		{"finished early", 1, func(s *anim.Stage, c *clock) { c.tick(0.2); s.Finish() }, []string{"first", "moved"}},
		{"finished late", 1, func(s *anim.Stage, c *clock) { c.tick(0.7); s.Finish() }, []string{"first", "middle", "moved"}},
		{"dropped", 1, func(s *anim.Stage, c *clock) { c.tick(0.7); s.Drop() }, []string{"first", "middle"}},
		{"at once", 0, func(*anim.Stage, *clock) {}, []string{"moved"}},
	} {
		var l told
		var k clock
		s := anim.Stage{Pace: func() float32 { return c.pace }, Clock: k.start}
		s.Play(motion(&l), nil)
		c.play(&s, &k)
		if !slices.Equal(l.ends, c.want) {
			t.Errorf("%s: %v, want %v", c.name, l.ends, c.want)
		}
	}
}

// A cue by itself takes no time, and is seen where anything is; not at the end of what is finished at once.
func TestACueByItself(t *testing.T) {
	cued := 0
	cue := anim.Cue(func() { cued++ })
	var c clock
	s := anim.Stage{Pace: func() float32 { return 1 }, Clock: c.start}
	s.Play(cue, nil)
	if cued != 1 || s.Moving() {
		t.Errorf("it came %d times", cued)
	}
	s.Play(anim.Wait(long), func() { s.Play(cue, nil) })
	s.Finish()
	if cued != 1 {
		t.Error("it comes at the end of what was finished at once")
	}
	s.Pace = nil
	s.Play(cue, nil)
	if cued != 1 {
		t.Error("it comes where nothing moves")
	}
}
