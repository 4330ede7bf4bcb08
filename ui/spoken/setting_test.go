package spoken

import "testing"

// settingsAt is a screen on which something is set to a value: the picks made anew each time, as by id, with the keyboard on it or not.
func settingsAt(id int, value string, pointed bool) Screen {
	screen := table("", "Pinnace")
	screen.Places = append(screen.Places[:2], Place{Name: "Sound", Lines: []Line{
		{Of: "heading", Words: "Sound"}, {Of: id, Words: value, Sets: true, Pointed: pointed, Press: func() {}},
	}})
	return screen
}

// What is set where the listener is says what to, once, whether it has been pressed or changed with the keyboard, and also where
// everything is made anew for it; what changes elsewhere is silent.
func TestWhatIsSetIsSaid(t *testing.T) {
	for name, c := range map[string]struct {
		moves []Move
		next  []Screen
		said  string
	}{
		"with the keyboard":         {nil, []Screen{settingsAt(1, "Loud", true), settingsAt(1, "Off", true)}, "Sound. Loud. | Off."},
		"pressed, the same":         {[]Move{PlaceBefore, NextLine, Press}, []Screen{settingsAt(1, "Loud", false)}, "Loud"},
		"pressed, made anew":        {[]Move{PlaceBefore, NextLine, Press}, []Screen{settingsAt(2, "Loud", false)}, "Loud"},
		"made anew by itself":       {[]Move{PlaceBefore, NextLine}, []Screen{settingsAt(2, "Loud", false)}, ""},
		"where the listener is not": {nil, []Screen{settingsAt(1, "Loud", false)}, ""},
	} {
		voice := &heard{}
		r := NewReader(voice)
		r.Show(settingsAt(1, "Quiet", false))
		for _, move := range c.moves {
			r.Do(move)
		}
		voice.since()
		for _, next := range c.next {
			r.Show(next)
		}
		if said := voice.since(); said != c.said {
			t.Errorf("%s: it says %q, want %q", name, said, c.said)
		}
	}
}

// Who comes back from what was over a screen is where they were there, and hears it; a screen on which nothing is yet is none.
func TestTheListenerComesBack(t *testing.T) {
	voice := &heard{}
	r := NewReader(voice)
	panel := Screen{Of: "panel", Name: "Player 2", Places: []Place{place("", false, "Player 2", "Done")}}
	r.Show(Screen{Of: "opening", Name: "Library"})
	library := Screen{Of: "library", Name: "Library", Places: table("", "Pinnace", "Sailor").Places[:2]}
	r.Show(library)
	r.Do(NextPlace)
	r.Do(NextLine)
	voice.since()
	for i, c := range []struct {
		show Screen
		said string
	}{
		{panel, "Player 2. Done."}, // not its heading once more
		{Screen{Of: "nothing yet"}, ""},
		{library, "Library. Sailor."},
		{Screen{Of: "another", Name: "Start", Places: []Place{place("", false, "Quit")}}, "Start. Quit."},
	} {
		if r.Show(c.show); voice.since() != c.said {
			t.Errorf("%d: it does not say %q, it is at %q", i, c.said, r.here())
		}
	}
}

// What is there beside a question is not said along with it.
func TestWhatIsLowIsNotAsked(t *testing.T) {
	voice := &heard{}
	screen := table("Which card?")
	screen.Places[2].Lines[1].Low = true
	NewReader(voice).Show(screen)
	if said := voice.since(); said != "Table. Which card?" {
		t.Errorf("it says %q", said)
	}
}
