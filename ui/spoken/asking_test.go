package spoken

import "testing"

// Who listens is told where a cursor has moved to, and only then.
func TestReaderFollowsTheCursor(t *testing.T) {
	voice := &heard{}
	r := NewReader(voice)
	at := func(line int) Screen {
		screen := table("Which card?", "Pinnace", "Sailor")
		if line >= 0 {
			screen.Places[1].Lines[line].Pointed = true
		}
		return screen
	}
	r.Show(at(-1))
	voice.since()
	for i, c := range []struct {
		line int
		said string
	}{{1, "Harbour. Sailor."}, {1, ""}, {0, "Pinnace."}, {-1, ""}, {0, "Pinnace."}} {
		if r.Show(at(c.line)); voice.since() != c.said {
			t.Errorf("%d: with the cursor at %d it does not say %q", i, c.line, c.said)
		}
	}
	r.Do(NextLine) // away from the cursor
	voice.since()
	if r.Show(at(0)); voice.since() != "" || r.here() != "Sailor" {
		t.Errorf("the listener is led back to %q", r.here())
	}
}

// Who is asked the same once more hears it again.
func TestReaderAsksAgain(t *testing.T) {
	voice := &heard{}
	r := NewReader(voice)
	for i, c := range []struct {
		nth  int
		said string
	}{{1, "Table. Which card? Pass."}, {1, ""}, {2, "Which card? Pass."}, {2, ""}} {
		screen := table("Which card?")
		screen.Places[2].Nth = c.nth
		if r.Show(screen); voice.since() != c.said {
			t.Errorf("%d: it does not say %q", i, c.said)
		}
	}
}
