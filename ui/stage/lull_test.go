package stage_test

import (
	"testing"
	"time"

	"portroyal/ui/stage"
)

// No press is meant until there has been a long enough pause before one, however long that takes.
func TestLull(t *testing.T) {
	now := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	lull := stage.NewLull(now, time.Second)
	for i, press := range []struct {
		after time.Duration
		meant bool
	}{
		{400 * time.Millisecond, false},
		{900 * time.Millisecond, false},
		{999 * time.Millisecond, false},
		{time.Second, true},
		{time.Millisecond, true}, // once it is over it stays so
	} {
		now = now.Add(press.after)
		if meant := lull.Over(now); meant != press.meant {
			t.Errorf("press %d, %v after the one before: meant %v", i, press.after, meant)
		}
	}
	var none stage.Lull
	if !none.Over(now) {
		t.Error("without a lull nothing is meant")
	}
}
