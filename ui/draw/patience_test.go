package draw

import (
	"testing"
	"time"
)

// All pictures of one second together are waited for no longer than somebody has patience, and those of the next one anew.
func TestPatienceIsOfASecond(t *testing.T) {
	const most = time.Second / 10
	p := Patience{Most: most}
	now := time.Now()
	for _, c := range []struct{ after, spent, left time.Duration }{
		{0, 0, most},
		{time.Second / 2, most * 3 / 4, most / 4},
		{time.Second - 1, most * 2, -most},
		{time.Second, most * 2, most},
	} {
		if p.spent = c.spent; p.Left(now.Add(c.after)) != c.left {
			t.Errorf("after %v, %v of them spent, there are not %v left", c.after, c.spent, c.left)
		}
	}
}
