package setup

import (
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/assets"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/ui/palette"
	"portroyal/ui/settings"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Every head that there is a drawing of is offered, and no other.
func TestPortraitsAreTheDrawings(t *testing.T) {
	if offered := slices.Sorted(slices.Values(portraits)); !slices.Equal(offered, assets.Opponents()) {
		t.Errorf("offered %q, drawn %q", offered, assets.Opponents())
	}
	if len(portraits) < 10 {
		t.Errorf("only %d heads", len(portraits))
	}
}

// distinct checks that nobody has the name, the colour or the head of somebody else.
func distinct(t *testing.T, seats []settings.Seat) {
	t.Helper()
	taken := map[string]bool{}
	for _, seat := range seats {
		for _, what := range []string{
			"name " + seat.Name, "colour " + strconv.Itoa(seat.Colour),
			"head " + seat.Portrait,
		} {
			if taken[what] {
				t.Errorf("two have the %s: %+v", what, seats)
			}
			taken[what] = true
		}
		if !slices.Contains(portraits, seat.Portrait) || seat.Colour < 0 || seat.Colour >= len(palette.Seats) {
			t.Errorf("%+v", seat)
		}
	}
}

func TestWhoeverJoinsHasAFaceOfTheirOwn(t *testing.T) {
	for _, language := range words.Languages {
		first := Default(words.In(language), "")
		for len(first.Seats) < portroyal.MaxPlayers {
			first.Seats = append(first.Seats, another(words.In(language), first.Seats))
		}
		distinct(t, first.Seats)
	}
	w := words.In(words.English)
	for _, face := range portraits { // also if the person has taken the face of one of those who join
		seats := []settings.Seat{{Name: w.T("name.2"), Colour: 2, Portrait: face}}
		for len(seats) < portroyal.MaxPlayers {
			seats = append(seats, another(w, seats))
		}
		distinct(t, seats)
	}
}

// Files of older and of newer programs, and such as somebody has written by hand.
func TestKnownGivesEverybodyAFace(t *testing.T) {
	for name, seats := range map[string][]settings.Seat{
		"no heads": {
			{Name: "A"},
			{Name: "B", Player: "captain:bold", Colour: 1},
			{Name: "C", Player: "captain:bold", Colour: 2},
			{Name: "D", Player: "captain:bold", Colour: 3},
		},
		"only people": {
			{Name: "A"},
			{Name: "B", Colour: 1},
			{Name: "C", Colour: 2},
			{Name: "D", Colour: 3},
			{Name: "E", Colour: 4},
		},
		"a head of tomorrow":  {{Name: "A", Portrait: "astronaut"}, {Name: "B", Colour: 1, Portrait: "person"}},
		"the same head twice": {{Name: "A", Portrait: "widow"}, {Name: "B", Colour: 1, Portrait: "widow"}},
	} {
		t.Run(name, func(t *testing.T) { distinct(t, Known(settings.Setup{Seats: seats}).Seats) })
	}
}

// Whoever played in an earlier version goes on as somebody who is offered, with a head that goes with them where
// the file knows none.
func TestKnownReplacesComputerPlayers(t *testing.T) {
	for old, want := range map[string]settings.Seat{
		"":             {Portrait: "person"},
		"random":       {Player: "cabin-boy", Portrait: "cabin-boy"},
		"stop2":        {Player: "seaman:careful", Portrait: "fisher"},
		"stop3":        {Player: "seaman", Portrait: "sailor"},
		"stop4":        {Player: "seaman:bold", Portrait: "corsair"},
		"sailor":       {Player: "captain", Portrait: "captain"},
		"admiral":      {Player: "admiral", Portrait: "admiral"},
		"captain:bold": {Player: "captain:bold", Portrait: "corsair"},
		"captain:sly":  {Player: "captain", Portrait: "captain"},
		"kraken":       {Player: "captain", Portrait: "captain"},
		"kraken:bold":  {Player: "captain", Portrait: "captain"},
	} {
		if got := Known(settings.Setup{Seats: []settings.Seat{{Player: old}}}).Seats[0]; got != want {
			t.Errorf("%q: %+v, want %+v", old, got, want)
		}
	}
	for _, old := range bot.Names() {
		if levelOf(heir(old)) == 0 {
			t.Errorf("nobody takes the seat of %s", old)
		}
	}
}

// Every character has heads that go with it and a symbol, and no head is the first choice of two of them.
func TestCharactersHaveHeads(t *testing.T) {
	first := map[string]string{}
	for level := bot.CabinBoy; level <= bot.Governor; level++ {
		for _, character := range bot.Characters() {
			heads := headsFor(bot.Named(level, character))
			if len(heads) < 2 || slices.ContainsFunc(heads, func(head string) bool {
				return !slices.Contains(portraits[1:], head)
			}) {
				t.Fatalf("%s: %q", bot.Named(level, character), heads)
			}
			if assets.Symbol(characterSymbols[character.String()]) == nil {
				t.Errorf("%s has no symbol", character)
			}
			who := character.String()
			if character == bot.Even {
				who = level.String()
			}
			if before, taken := first[heads[0]]; taken && before != who {
				t.Errorf("%s and %s look like the %s", who, before, heads[0])
			}
			first[heads[0]] = who
		}
	}
}

// inPanel opens the panel of a seat and finds its picks.
func (b *bench) inPanel(seat int) (find func(name string) *widgets.Picks) {
	b.t.Helper()
	p := newSeatPanel(b.Setup, seat)
	p.build()
	return func(name string) *widgets.Picks { return p.focus.names[name].(*widgets.Picks) }
}

// A face that somebody has is swapped; looking at all of them one by one mixes nothing up.
func TestFacesAndColoursAreSwapped(t *testing.T) {
	b := newBench(t, nil, usual, words.English)
	b.choose("players", 3)
	before := b.settled().Seats
	find := b.inPanel(0)
	for i := range portraits {
		if i > 0 {
			find("heads").TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
		}
		now := b.settled().Seats
		distinct(t, now)
		if now[0].Portrait != portraits[i] {
			t.Fatalf("the face is that of %s, want %s", now[0].Portrait, portraits[i])
		}
		for seat := 1; seat < len(now); seat++ {
			want := before[seat].Portrait
			if want == portraits[i] {
				want = before[0].Portrait
			}
			if now[seat].Portrait != want {
				t.Errorf("with %s taken, seat %d has the face of %s, want %s",
					portraits[i], seat, now[seat].Portrait, want)
			}
		}
	}
	test.Tap(find("colours").List()[3])
	if now := b.settled().Seats; now[0].Colour != 3 || now[3].Colour != before[0].Colour {
		t.Errorf("colours: %+v", now)
	}
	distinct(t, b.settled().Seats)
}

// Everything about a seat is chosen by the keyboard: name, colour, who plays, face.
func TestSeatByKeyboardAlone(t *testing.T) {
	b := newBench(t, nil, usual, words.English)
	b.focusOn("seat.1")
	b.press(fyne.KeySpace)
	if !b.stage.Covered() {
		t.Fatal("Space does not open the seat")
	}
	on := b.stage.Window.Canvas()
	on.FocusNext() // nothing has it, or the Space would be written into the name
	name, ok := on.Focused().(*widgets.Field)
	if !ok {
		t.Fatalf("first comes %T", on.Focused())
	}
	for _, letter := range "Zoe" {
		name.TypedRune(letter)
	}
	b.press(fyne.KeyTab, fyne.KeyRight, fyne.KeyRight)                // colours: yellow, violet
	b.press(fyne.KeyTab, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight) // from the cabin boy to the admiral
	b.press(fyne.KeyTab, fyne.KeyRight)                               // bold
	b.press(fyne.KeyTab, fyne.KeyRight)                               // the face after that of the corsair
	b.press(fyne.KeyReturn)
	if b.stage.Covered() || len(b.begun) > 0 {
		t.Fatal("Enter does not close the seat, or begins")
	}
	if b.focused() != "seat.1" {
		t.Errorf("the focus is on %q", b.focused())
	}
	got := b.settled().Seats[1]
	want := settings.Seat{Name: "Zoe", Player: "admiral:bold", Colour: 3, Portrait: "widow"}
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

// The head goes with whoever plays, as long as nobody has chosen another; nobody's head is taken away for it.
func TestHeadGoesWithWhoeverPlays(t *testing.T) {
	b := newBench(t, nil, usual, words.English)
	b.choose("players", 3) // the third is a bold captain with the head of a captain
	find := b.inPanel(1)
	pick := func(name string, i int) settings.Seat {
		t.Helper()
		test.Tap(find(name).List()[i])
		now := b.settled().Seats
		distinct(t, now)
		return now[1]
	}
	for _, step := range []struct {
		name             string
		i                int
		player, portrait string
	}{
		{"who", 4, "admiral", "admiral"},
		{"character", 1, "admiral:bold", "corsair"},
		{"who", 3, "captain:bold", "corsair"},
		{"character", 0, "captain", "weaver"}, // somebody else is the captain
		{"character", 6, "captain:merchant", "merchant"},
		{"who", 0, "", "merchant"}, // somebody else is the person
		{"who", 5, "governor:merchant", "merchant"},
		{"character", 2, "governor:careful", "fisher"},
		{"heads", 8, "governor:careful", "corsair"},
		{"character", 4, "governor:fighter", "corsair"}, // which is meant to be
	} {
		if got := pick(step.name, step.i); got.Player != step.player || got.Portrait != step.portrait {
			t.Fatalf("%s %d: %s with the head of %s, want %+v", step.name, step.i, got.Player, got.Portrait, step)
		}
	}
	find = b.inPanel(1) // also when it is opened again
	if got := pick("character", 0); got.Portrait != "corsair" {
		t.Errorf("opened again, the head becomes that of %s", got.Portrait)
	}
}

// By the mouse the name can be written at once, and writing replaces it.
func TestNameIsWrittenAtOnce(t *testing.T) {
	b := newBench(t, nil, usual, words.English)
	test.Tap(b.Setup.focus.names["seat.0"].(*widgets.Tile))
	field, ok := b.stage.Window.Canvas().Focused().(*widgets.Field)
	if !ok {
		t.Fatal("the name has not the focus")
	}
	for _, letter := range "Zoe" {
		field.TypedRune(letter)
	}
	b.press(fyne.KeyReturn)
	if name := b.settled().Seats[0].Name; name != "Zoe" {
		t.Errorf("called %q", name)
	}
}

// Whoever loses the seat keeps it for when there is one again.
func TestSeatsComeBackAsTheyWere(t *testing.T) {
	b := newBench(t, nil, usual, words.English)
	b.choose("players", 3)
	b.wish.Seats[4].Name, b.wish.Seats[4].Portrait = "Zoe", "widow"
	before := b.settled().Seats
	for _, n := range []int{0, 2, 1, 3} {
		b.choose("players", n)
	}
	if now := b.settled().Seats; !slices.Equal(now, before) || len(now) != portroyal.MaxPlayers {
		t.Errorf("%+v, before %+v", now, before)
	}
}
