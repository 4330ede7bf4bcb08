package table

import "time"

// A click or a key counts as a decision only if it can have been meant for what is on the table.
const (
	// doubleClick is the time within which a second press is not meant for what has just appeared under the pointer.
	doubleClick = 300 * time.Millisecond
	// newQuestion is the time it takes to notice that another question is asked.
	newQuestion = 350 * time.Millisecond
	// longest is how long a player who keeps pressing is ignored: after that they mean it.
	longest = time.Second
	// longestSkipped is the same where they have skipped what led to the question, as they may still be hammering on a key.
	longestSkipped = 2 * time.Second
)

// guard keeps slips of the hand from deciding.
type guard struct {
	asked decision
	ready time.Time     // earlier presses are ignored
	new   time.Time     // until then the question is new, and its plates are shown as not ready
	since time.Time     // when the question came up
	most  time.Duration // that presses are ignored since then, however often there is one
}

// watch gives a person time to see that there is another question, and more of it if they have skipped what led there.
func (g *guard) watch(t *Table, skipped bool) {
	now := t.decisionNow()
	if now == g.asked {
		return
	}
	if own := g.asked.seat == now.seat && g.asked.steps > 0 && now.steps == g.asked.steps+1; own {
		g.asked = now // the next part of the same decision
		g.hold(t, doubleClick)
		return
	}
	length := newQuestion
	g.most = longest
	if skipped {
		length, g.most = longest, longestSkipped
	}
	g.asked, g.since, g.new = now, t.stage.Time(), t.stage.Time().Add(length)
	g.hold(t, length)
	t.stage.After(t.ctx, length, func() {
		if t.guard.asked == now {
			t.build()
		}
	})
}

// comeBack has the question be a new one, as after skipping: whoever comes back to it presses what was shown meanwhile.
func (t *Table) comeBack() {
	t.guard.asked = decision{seat: -1}
	t.skipping = true
}

// taken gives a person who has just taken the screen time to see what they are asked.
func (g *guard) taken(t *Table) {
	g.since, g.most = t.stage.Time(), longest
	g.hold(t, newQuestion)
}

// hold ignores presses for a time.
func (g *guard) hold(t *Table, length time.Duration) {
	if ready := t.stage.Time().Add(length); ready.After(g.ready) {
		g.ready = ready
	}
}

// waits reports whether the question is too new to have been answered on purpose.
func (g *guard) waits(t *Table) bool {
	return t.asked >= 0 && t.stage.Time().Before(g.new)
}

// press calls do for a click or a key that can have been meant. A player who keeps pressing is ignored for a while longer.
func (t *Table) press(do func()) {
	g, now := &t.guard, t.stage.Time()
	if now.Before(g.ready) {
		if left := g.since.Add(g.most).Sub(now); left > 0 {
			g.hold(t, min(doubleClick, left))
		}
		t.stage.Log.Debug("pressed", "meant", false)
		return
	}
	g.hold(t, doubleClick/2)
	do()
}
