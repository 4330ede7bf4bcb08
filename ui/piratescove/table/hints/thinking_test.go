package hints

import (
	"context"
	"testing"

	"portroyal/engine/piratescove/coach"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// A first advice is handed on as soon as it is there, and better ones follow until there is none; nothing comes once nobody
// waits any more.
func TestAdviceGetsBetter(t *testing.T) {
	p := begun(t, 3, 1)
	for _, waits := range []bool{true, false} {
		s := stagetest.New(t, stagetest.Small, words.English)
		s.Inline = false
		ctx, cancel := context.WithCancel(t.Context())
		var all []coach.Advice
		var last bool
		Think(ctx, s, p.View(0), nil, 1, 3, func(advice coach.Advice, more bool) {
			if last {
				t.Error("a better one follows on the last")
			}
			all, last = append(all, advice), !more
			if !waits {
				cancel()
			}
		})
		s.Background.Wait()
		cancel()
		if !waits {
			if len(all) != 1 {
				t.Errorf("nobody waits after the first advice, and there are %d", len(all))
			}
			continue
		}
		if len(all) != 3 || !last {
			t.Fatalf("there are %d advices, want 3, and the last one says so: %t", len(all), last)
		}
		for i := 1; i < len(all); i++ {
			if all[i].Playouts <= all[i-1].Playouts {
				t.Errorf("advice %d took %d playouts, the one before it %d", i, all[i].Playouts, all[i-1].Playouts)
			}
		}
	}
}
