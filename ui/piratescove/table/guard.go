package table

import shared "portroyal/ui/table"

// watch gives a person time to see that there is another question, and more of it if they have skipped what led there.
func (t *Table) watch(skipped bool) {
	now, how := t.decisionNow(), shared.Shown
	switch before, known := t.guard.Asked(); {
	case known && before.seat == now.seat && before.steps > 0 && now.steps == before.steps+1:
		how = shared.Part
	case skipped:
		how = shared.Hurried
	}
	if length := t.guard.Watch(now, how); length > 0 {
		t.stage.After(t.ctx, length, func() {
			if asked, known := t.guard.Asked(); known && asked == now {
				t.build()
			}
		})
	}
}

// comeBack has the question be a new one, as after skipping: whoever comes back to it presses what was shown meanwhile.
func (t *Table) comeBack() {
	t.guard.Forget()
	t.skipping = true
}

// waits reports whether the question is too new to have been answered on purpose.
func (t *Table) waits() bool { return t.asked >= 0 && t.guard.Left() > 0 }

// press calls do for a click or a key that can have been meant.
func (t *Table) press(do func()) {
	meant := t.guard.Press()
	t.stage.Log.Debug("pressed", "meant", meant)
	if meant {
		do()
	}
}
