package draw

import (
	"testing"
	"time"
)

// All pictures of one second together are waited for no longer than Patience, and those of the next one anew.
func TestHurry(t *testing.T) {
	var h hurry
	now := time.Now()
	for _, c := range []struct{ after, spent, left time.Duration }{
		{0, 0, Patience},
		{time.Second / 2, Patience * 3 / 4, Patience / 4},
		{time.Second - 1, Patience * 2, -Patience},
		{time.Second, Patience * 2, Patience},
	} {
		if h.spent = c.spent; h.left(now.Add(c.after)) != c.left {
			t.Errorf("after %v, %v of them spent, there are not %v left", c.after, c.spent, c.left)
		}
	}
}
