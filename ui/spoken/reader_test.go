package spoken

import (
	"strings"
	"testing"
)

// heard is a voice that keeps what it says.
type heard struct {
	said []string
	why  []Why
	at   Spot
}

func (h *heard) Show(_ *Screen, at Spot) { h.at = at }

func (h *heard) Say(words string, why Why) {
	h.said, h.why = append(h.said, words), append(h.why, why)
}

// since gives what has been said since it was asked last.
func (h *heard) since() string {
	said := strings.Join(h.said, " | ")
	h.said, h.why = nil, nil
	return said
}

// place makes a place of lines, each of which is about itself.
func place(name string, asks bool, lines ...string) Place {
	p := Place{Name: name, Asks: asks}
	for _, words := range lines {
		words, more, _ := strings.Cut(words, "+")
		p.Lines = append(p.Lines, Line{Of: words, Words: words, More: more})
	}
	return p
}

func table(question string, harbour ...string) Screen {
	return Screen{Of: "table", Name: "Table", Places: []Place{
		place("Menu", false, "Continue"), place("Harbour", false, harbour...), place("Question", true, question, "Pass"),
		place("Nobody", false),
	}}
}

func TestReaderLeadsOverAScreen(t *testing.T) {
	voice := &heard{}
	r := NewReader(voice)
	r.Show(table("Which card?", "Pinnace+1 coin", "Sailor"))
	if said := voice.since(); said != "Table. Which card? Pass." {
		t.Errorf("at first: %s", said)
	}
	for i, c := range []struct {
		move Move
		said string
	}{
		{NextLine, "Pass."},
		{NextLine, "Pass."}, // there is no other
		{LineBefore, "Which card?"},
		{PlaceBefore, "Harbour. Pinnace."},
		{More, "1 coin"},
		{NextLine, "Sailor."},
		{More, "Sailor"}, // there is no more about it
		{Again, "Harbour. Sailor."},
		{PlaceBefore, "Menu. Continue."},
		{PlaceBefore, "Question. Which card?"}, // round the edge; a place without lines is none
		{PlaceBefore, "Harbour. Sailor."},      // where one was there
		{Press, "Sailor"},                      // nothing has been pressed
	} {
		r.Do(c.move)
		if len(voice.why) != 1 || voice.why[0] < Moved {
			t.Errorf("move %d: it is said because of %v", i, voice.why)
		}
		if said := voice.since(); said != c.said {
			t.Errorf("move %d: %s, want %s", i, said, c.said)
		}
		if screen, at := r.Screen(); screen.at(at) == nil || at != voice.at {
			t.Errorf("move %d: the voice shows %v, it is %v", i, voice.at, at)
		}
	}
}

func TestReaderStaysWhereItIs(t *testing.T) {
	for _, c := range []struct {
		name  string
		moves []Move
		next  Screen
		said  string // by itself
		here  string
	}{
		{"nothing changes", []Move{PlaceBefore, NextLine}, table("Which card?", "Pinnace", "Sailor"), "", "Sailor"},
		{"it moves", []Move{PlaceBefore}, table("Which card?", "Sailor", "Pinnace"), "", "Pinnace"},
		{"it goes", []Move{PlaceBefore, NextLine}, table("Which card?", "Pinnace"), "", "Pinnace"},
		{"the place goes", []Move{PlaceBefore, NextLine}, table("Which card?"), "", "Which card?"},
		{"another question", []Move{PlaceBefore}, table("One more?", "Pinnace"), "One more? Pass.", "Pinnace"},
		{
			"another screen",
			[]Move{PlaceBefore},
			Screen{Of: "menu", Name: "Menu", Places: []Place{place("", false, "Continue", "Leave")}},
			"Menu. Continue.", "Continue",
		},
	} {
		voice := &heard{}
		r := NewReader(voice)
		r.Show(table("Which card?", "Pinnace", "Sailor"))
		for _, move := range c.moves {
			r.Do(move)
		}
		voice.since()
		r.Show(c.next)
		if said := voice.since(); said != c.said {
			t.Errorf("%s: it says %q, want %q", c.name, said, c.said)
		}
		if r.here() != c.here {
			t.Errorf("%s: it is at %q, want %q", c.name, r.here(), c.here)
		}
	}
}

func TestTheFirstQuestionIsWhereOneBegins(t *testing.T) {
	for _, c := range []struct {
		name  string
		moves []Move
		here  string
	}{
		{"nobody has moved", nil, "Which card?"},
		{"somebody has", []Move{NextLine}, "Sailor"},
		{"somebody has asked", []Move{Again, More}, "Which card?"},
	} {
		voice := &heard{}
		r := NewReader(voice)
		dealt := Screen{Of: "table", Name: "Table", Places: []Place{place("Harbour", false, "Pinnace", "Sailor")}}
		r.Show(dealt)
		r.Show(dealt)
		for _, move := range c.moves {
			r.Do(move)
		}
		r.Show(table("Which card?", "Pinnace", "Sailor"))
		if r.here() != c.here {
			t.Errorf("%s: it is at %q, want %q", c.name, r.here(), c.here)
		}
		r.Show(table("One more?", "Pinnace", "Sailor"))
		if c.moves == nil && r.here() != "One more?" {
			t.Errorf("%s: later it is at %q", c.name, r.here())
		}
	}
}

func TestWhatHasHappenedCanBeHeardAgain(t *testing.T) {
	voice := &heard{}
	r := NewReader(voice)
	r.Do(Earlier)
	r.Show(table("Which card?"))
	voice.since()
	for _, sentence := range []string{"One.", "", "Two.", "Three."} {
		r.Happened(sentence)
	}
	if said := voice.since(); said != "One. | Two. | Three." {
		t.Errorf("it says %s", said)
	}
	for i, c := range []struct {
		move Move
		said string
	}{
		{Earlier, "Three."},
		{Earlier, "Two."},
		{Earlier, "One."},
		{Earlier, "One."},
		{Later, "Two."},
		{Later, "Three."},
		{Later, "Three."},
	} {
		if r.Do(c.move); voice.since() != c.said {
			t.Errorf("move %d does not say %s", i, c.said)
		}
	}
	r.Do(Earlier)
	r.Happened("Four.")
	voice.since()
	if r.Do(Earlier); voice.since() != "Four." {
		t.Error("what is new is not heard first")
	}
	for range 2 * kept {
		r.Happened("More.")
	}
	if len(r.said) != kept {
		t.Errorf("it keeps %d sentences", len(r.said))
	}
}

func TestPlacesByNumber(t *testing.T) {
	voice := &heard{}
	r := NewReader(voice)
	screen := table("Which card?", "Pinnace", "Sailor")
	screen.Places[1].Of = 2
	pressed := 0
	screen.Places[1].Lines[1].Press = func() { pressed++ }
	r.Show(screen)
	voice.since()
	screen.Places[0].Of, screen.Places[0].Lines[0].Words = 1, "Menu: two lines"
	r.Show(screen)
	if !r.Player(2) || !r.Player(1) || !r.Player(2) {
		t.Error("there is no player 2")
	}
	r.Focus("Sailor")
	r.Focus("Sailor") // is there already
	r.Focus("Somebody else")
	r.Do(Press)
	if r.Player(3) {
		t.Error("there is a player 3")
	}
	if said := voice.since(); said != "Harbour. Pinnace. | Menu: two lines. | Harbour. Pinnace. | Sailor." || pressed != 1 {
		t.Errorf("it says %s, and presses %d times", said, pressed)
	}
}

func TestSentences(t *testing.T) {
	for want, texts := range map[string][]string{
		"":                      {"", " "},
		"One. Two? Three!":      {"One", "Two?", "Three!"},
		"“One?” Two… (Three.)":  {"“One?”", "Two…", "", "(Three.)"},
		"Ships: three. «Four».": {"Ships:", "three", "«Four»"},
	} {
		if got := Sentences(texts...); got != want {
			t.Errorf("%q: %s, want %s", texts, got, want)
		}
	}
}

// Of a question that stays, what has changed by a choice is heard, and not all of it again.
func TestReaderSaysWhatIsNew(t *testing.T) {
	voice := &heard{}
	r := NewReader(voice)
	asks := func(nth int, lines ...string) Screen {
		return Screen{Of: "table", Name: "Table", Places: []Place{{
			Name: "Question", Asks: true, Nth: nth, Lines: place("", true, lines...).Lines,
		}}}
	}
	for i, c := range []struct {
		shown Screen
		said  string
	}{
		{asks(1, "Outfit your ship.", "1: Hull, 1 coin", "2: Sails, 1 coin", "Done"), "Table. Outfit your ship. 1: Hull, 1 coin. 2: Sails, 1 coin. Done."},
		{asks(1, "Outfit your ship.", "1: Hull, 2 coins", "2: Sails, 1 coin", "Done"), "1: Hull, 2 coins."},
		{asks(1, "Outfit your ship.", "2: Sails, 1 coin", "Done"), "Outfit your ship. 2: Sails, 1 coin. Done."},
		{asks(2, "Outfit your ship.", "2: Sails, 2 coins", "Done"), "Outfit your ship. 2: Sails, 2 coins. Done."},
		{asks(2, "Which island?", "2: Sails, 2 coins"), "Which island? 2: Sails, 2 coins."},
	} {
		if r.Show(c.shown); voice.since() != c.said {
			t.Errorf("%d: it does not say %q", i, c.said)
		}
	}
}

// Who was asked something is nowhere until they are asked again, and hears of no place that they have not asked for; the first key
// brings them back.
func TestReaderIsNowhereMeanwhile(t *testing.T) {
	voice := &heard{}
	r := NewReader(voice)
	idle := Screen{Of: "table", Name: "Table", Places: []Place{place("Menu", false, "Continue"), place("News", false, "Ben takes a card.")}}
	r.Show(table("Which card?", "Pinnace"))
	r.Do(NextLine)
	voice.since()
	r.Show(idle)
	r.Show(idle)
	if said := voice.since(); said != "" || r.here() != "" || voice.at != nowhere {
		t.Errorf("while nothing is asked it says %q, and is at %q", said, r.here())
	}
	r.Show(table("One more?", "Pinnace"))
	if said := voice.since(); said != "One more? Pass." || r.here() != "One more?" {
		t.Errorf("it says %q, and is at %q", said, r.here())
	}
	r.Show(idle)
	voice.since()
	if r.Do(NextPlace); voice.since() != "Menu. Continue." {
		t.Errorf("the first key leads to %q", r.here())
	}
}

// Who answers something is at the beginning of what they are asked then, and not at whatever has come in the place of the answer.
func TestReaderBeginsAnotherQuestion(t *testing.T) {
	r := NewReader(&heard{})
	asks := func(lines ...string) Screen {
		return Screen{Of: "table", Places: []Place{place("Question", true, lines...)}}
	}
	r.Show(asks("A card?", "1: Ann", "2: Ben"))
	r.Do(NextLine)
	r.Do(NextLine)
	if r.Show(asks("A card?", "1: Ann", "3: Cem")); r.here() != "3: Cem" {
		t.Errorf("in the same question it is at %q", r.here())
	}
	if r.Show(asks("Over to Ann", "I am Ann", "Menu")); r.here() != "Over to Ann" {
		t.Errorf("in the next question it is at %q", r.here())
	}
}

// What a press has brought to the screen is said by its name.
func TestReaderSaysWhatComes(t *testing.T) {
	voice := &heard{}
	r := NewReader(voice)
	screen := Screen{Of: "set-up", Places: []Place{place("Customise", false, "Customise")}}
	more := screen
	more.Places = append(more.Places, place("Edition", false, "Edition"), place("Variants", false, "Variants"))
	screen.Places[0].Lines[0].Press = func() { r.Show(more) }
	r.Show(screen)
	voice.since()
	if r.Do(Press); voice.since() != "Edition. Variants." {
		t.Error("it does not say what has come")
	}
	r.Show(screen)
	if r.Show(more); voice.since() != "" {
		t.Error("what comes by itself is said")
	}
}

// Who comes back to a screen on which their line is gone is at its beginning, and hears more than what the screen is called.
func TestReaderComesBack(t *testing.T) {
	voice := &heard{}
	r := NewReader(voice)
	start := func(lines ...string) Screen {
		return Screen{Of: "start", Name: "Harbour", Places: []Place{place(lines[0], false, lines...)}}
	}
	r.Show(start("Harbour", "Go on", "Quit"))
	r.Show(table("Which card?"))
	voice.since()
	if r.Show(start("Harbour", "New game", "Quit")); voice.since() != "Harbour. New game." {
		t.Errorf("it is at %q", r.here())
	}
	r.Show(table("Which card?"))
	voice.since()
	if r.Show(start("Doors", "Learn")); voice.since() != "Harbour. Doors." {
		t.Errorf("on a screen without that place it is at %q", r.here())
	}
}
