package stage

import (
	"context"
	"testing"
	"testing/synctest"
)

// Work that is done aside goes on only while nothing else does, and ends with its context; one at a time is done.
func TestWorkAsideGivesWay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, steps := &Stage{}, 0
		ctx, stop := context.WithCancel(t.Context())
		defer stop()
		thinking := func() (end func()) {
			over, ctx := make(chan struct{}), ctx
			gone, leave := context.WithCancel(ctx) // nothing is done afterwards: there is no window
			s.Think(gone, func(context.Context) { <-over }, func() {})
			leave()
			return func() { close(over) }
		}
		next := make(chan struct{})
		one, two := thinking(), thinking()
		s.Aside(ctx, func(ctx context.Context, pause func(context.Context)) {
			for ctx.Err() == nil {
				if pause(ctx); ctx.Err() == nil {
					steps++
				}
				select {
				case <-next:
				case <-ctx.Done():
				}
			}
		}, func() {})
		expect := func(want int, about string) {
			t.Helper()
			if synctest.Wait(); steps != want {
				t.Fatalf("%s: %d steps, not %d", about, steps, want)
			}
		}
		expect(0, "while two think")
		one()
		expect(0, "while one thinks")
		two()
		expect(1, "when nobody thinks any more")
		next <- struct{}{}
		expect(2, "and still")
		three := thinking()
		next <- struct{}{}
		expect(2, "while somebody thinks again")
		other := false
		s.Aside(ctx, func(context.Context, func(context.Context)) { other = true }, func() {})
		stop()
		three()
		if s.Background.Wait(); steps != 2 || other {
			t.Errorf("after its end: %d steps; another one is done: %v", steps, other)
		}
	})
}
