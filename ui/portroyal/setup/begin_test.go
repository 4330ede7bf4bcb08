package setup

import (
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/setup/setuptest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// slide moves a slider.
func (b *bench) slide(name string, to float64) {
	b.t.Helper()
	b.Toggle("variant.expedition") // which unfolds the sliders
	b.Focus.Names[name].(*widgets.Slider).SetValue(to)
}

// writeSeed writes the seed.
func (b *bench) writeSeed(text string) {
	b.Toggle("variant.expedition")
	b.Focus.Names["seed"].(*widgets.Field).SetText(text)
}

// name writes a name on the panel of a seat.
func (b *bench) name(seat int, name string) {
	b.t.Helper()
	test.Tap(b.Focus.Names["seat."+strconv.Itoa(seat)].(*widgets.Tile))
	visible.All[*widgets.Field](b.Top())[0].SetText(name)
	b.Press(fyne.KeyReturn)
	if b.stage.Covered() {
		b.t.Fatal("Enter does not close the panel of the seat")
	}
}

// begin begins the game, and returns the set-up it begins with.
func (b *bench) begin() progress.Setup {
	b.t.Helper()
	b.Press(fyne.KeyReturn)
	if len(b.begun) == 0 {
		b.t.Fatalf("the game does not begin:\n%s", visible.Texts(b.Top()))
	}
	return b.begun[len(b.begun)-1]
}

func TestSeatsComeAndGo(t *testing.T) {
	b := newBench(t, nil, setuptest.Small, words.English)
	joined, before := 0, 0
	b.stage.Speak = func(string) { joined++ }
	for _, n := range []int{2, 5, 3, 4, 2, 3, 5} {
		b.Choose("players", n-portroyal.MinPlayers)
		if want := max(n-before, 0); before > 0 && joined != want {
			t.Errorf("of %d who join %d are told of", want, joined)
		}
		joined, before = 0, n
		names := map[string]bool{}
		for _, tile := range visible.All[*widgets.Tile](b.Top()) {
			if tile != b.Focus.Names["fold"] {
				names[tile.Name] = true
			}
		}
		if len(names) != n || names[""] {
			t.Errorf("the names of %d players are %v", n, names)
		}
	}
}

func TestImpossibleSetupSaysSoAndDoesNotBegin(t *testing.T) {
	w := words.In(words.English)
	wrongSeed := w.T("setup.seed.wrong")
	for name, c := range map[string]struct {
		change func(*bench)
		says   string
	}{
		"no number":       {func(b *bench) { b.writeSeed("twelve") }, wrongSeed},
		"negative":        {func(b *bench) { b.writeSeed("-1") }, wrongSeed},
		"too large":       {func(b *bench) { b.writeSeed("18446744073709551616") }, wrongSeed},
		"nobody's name":   {func(b *bench) { b.name(1, "") }, w.T("setup.name.missing", "Seat", 2)},
		"a name of space": {func(b *bench) { b.name(0, " \t") }, w.T("setup.name.missing", "Seat", 1)},
	} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t, nil, setuptest.Small, words.English)
			c.change(b)
			b.Press(fyne.KeyReturn)
			if len(b.begun) > 0 {
				t.Fatal("the game begins")
			}
			if !visible.Says(b.Top(), c.says) {
				t.Errorf("it does not say %q, but\n%s", c.says, visible.Texts(b.Top()))
			}
			b.Press(fyne.KeyEscape)
			if b.stage.Covered() {
				t.Error("Esc does not close the message")
			}
		})
	}
}

func TestTargetHasItsBounds(t *testing.T) {
	for asked, want := range map[float64]uint8{-3: 5, 5: 5, 17: 17, 17.4: 17, 30: 30, 99: 30} {
		b := newBench(t, nil, setuptest.Small, words.English)
		b.slide("variant.target", asked)
		if said := b.stage.Words.N("variant.target", int(want)); !visible.Says(b.Top(), said) {
			t.Errorf("%v: it does not say %q", asked, said)
		}
		if got := b.begin().Options.Target; got != want {
			t.Errorf("%v: begins with the target %d, want %d", asked, got, want)
		}
	}
}

func TestTakingAwayTheStartPlayerLeavesItToChance(t *testing.T) {
	b := newBench(t, nil, setuptest.Small, words.English)
	b.Choose("players", 3)
	b.Fold()
	b.Choose("start", 5)
	b.Choose("players", 0)
	if is := b.begin(); is.Start != portroyal.RandomStart || len(is.Seats) != 2 {
		t.Fatalf("begins with %+v", is)
	}
}

// The choice of the start player uses the names of the seats.
func TestStartPlayerIsCalledByName(t *testing.T) {
	b := newBench(t, nil, setuptest.Small, words.English)
	b.Choose("players", 1)
	b.Fold()
	b.name(1, "Zoe")
	if name := b.Focus.Names["start"].(*widgets.Picks).List()[2].Name; name != "2  Zoe" {
		t.Errorf("the second player is called %q", name)
	}
}

// Unterwegs is played alone, by four at most and to its own target; the set-up says why anything else does not
// fit.
func TestEditionsThatExcludeEachOther(t *testing.T) {
	b := newBench(t, nil, setuptest.Small, words.English)
	b.Choose("players", 3)
	for _, name := range []string{"deck.expansion", "variant.expedition", "deck.unterwegs"} {
		b.Flip(name)
	}
	for _, name := range []string{"deck.expansion", "deck.nails", "deck.gambler", "variant.expedition"} {
		if toggle := b.Toggle(name); !toggle.Forbidden() || toggle.On {
			t.Errorf("%s can be chosen with Unterwegs", name)
		}
		b.Flip(name)
	}
	if !visible.Says(b.Top(), b.stage.Words.T("deck.why.base")) {
		t.Error("nothing says why the expansion cannot be chosen")
	}
	want := portroyal.DefaultOptions()
	want.Decks = portroyal.DeckUnterwegs
	want.Players, want.Target = portroyal.UnterwegsPlayers, portroyal.UnterwegsTarget
	if played := b.begin().Options; played != want {
		t.Errorf("played: %+v, want %+v", played, want)
	}
	b = newBench(t, nil, setuptest.Small, words.English)
	b.preset("unterwegs")
	b.preset("everything")
	if played := b.begin().Options; played.Decks != portroyal.AllDecks&^portroyal.DeckUnterwegs ||
		played.Target != portroyal.DefaultTarget {
		t.Errorf("with everything: %+v", played)
	}
}

// Each preset is a game that can be played as it is; contracts and anything that needs them come and go with the
// decks, and so does the number of seats.
func TestPresets(t *testing.T) {
	base := func(change func(*portroyal.Options)) portroyal.Options {
		options := portroyal.DefaultOptions()
		options.Players = 3
		change(&options)
		return options
	}
	expansion := portroyal.DeckBase | portroyal.DeckExpansion
	games := map[string]portroyal.Options{
		"base":      base(func(*portroyal.Options) {}),
		"caribbean": base(func(o *portroyal.Options) { o.RequireExpedition = true }),
		"contracts": base(func(o *portroyal.Options) { o.Decks, o.Contracts = expansion, true }),
		"everything": base(func(o *portroyal.Options) {
			o.Decks, o.Contracts = portroyal.AllDecks&^portroyal.DeckUnterwegs, true
		}),
		"unterwegs": base(func(o *portroyal.Options) {
			o.Decks, o.Target = portroyal.DeckUnterwegs,
				portroyal.UnterwegsTarget
		}),
		"together": base(func(o *portroyal.Options) { o.Decks, o.Contracts, o.Cooperative = expansion, true, true }),
		"alone": base(func(o *portroyal.Options) {
			o.Decks, o.Contracts, o.Cooperative, o.Players = expansion,
				true, true, 1
		}),
	}
	for before := range games {
		for after, want := range games {
			b := newBench(t, nil, setuptest.Small, words.English)
			b.preset(before)
			b.preset(after)
			if got := b.begin().Options; got != want {
				t.Errorf("%s, then %s: %+v, want %+v", before, after, got, want)
			}
		}
	}
}

// Contracts need the expansion, and the game against time needs contracts; the set-up says so for each.
func TestContractsNeedTheExpansion(t *testing.T) {
	b := newBench(t, nil, setuptest.Small, words.English)
	b.Choose("players", 1)
	forbidden := func(names ...string) {
		t.Helper()
		for _, name := range []string{
			"variant.contracts", "variant.cooperative", "variant.autocontracts",
			"variant.expedition",
		} {
			if got, want := b.Toggle(name).Forbidden(), slices.Contains(names, name); got != want {
				t.Errorf("%s forbidden: %v, want %v", name, got, want)
			}
		}
	}
	forbidden("variant.contracts", "variant.cooperative", "variant.autocontracts")
	b.Flip("deck.expansion")
	forbidden("variant.cooperative", "variant.autocontracts")
	b.Flip("variant.contracts")
	forbidden()
	for _, name := range []string{"variant.expedition", "variant.autocontracts", "variant.cooperative"} {
		b.Flip(name)
	}
	forbidden("variant.expedition")
	b.slide("variant.laid", 6)
	b.slide("variant.difficulty", 4)
	b.Choose("players", 0)
	want := portroyal.DefaultOptions()
	want.Decks |= portroyal.DeckExpansion
	want.Players, want.Contracts, want.Cooperative, want.AutoContracts = 1, true, true, false
	want.ContractsLaid, want.Difficulty = 6, 4
	played := b.begin()
	if played.Options != want {
		t.Fatalf("played: %+v, want %+v", played.Options, want)
	}
	b = newBench(t, &played, setuptest.Small, words.English)
	b.Flip("variant.cooperative")
	if n := len(b.settled().Seats); n != portroyal.MinPlayers {
		t.Errorf("%d seats against each other", n)
	}
	b.Flip("deck.expansion")
	forbidden("variant.contracts", "variant.cooperative", "variant.autocontracts")
	want = portroyal.DefaultOptions()
	want.AutoContracts = false // as chosen, and the same when there are contracts again
	if got := b.begin().Options; got != want {
		t.Errorf("without the expansion: %+v, want %+v", got, want)
	}
}

// Two persons of one name, also in another case, are not told apart later, so that set-up asks for another; a computer
// player may be called like a person.
func TestTwoOfOneName(t *testing.T) {
	for player, begins := range map[string]bool{"": false, "captain": true} {
		from := Default(words.In(words.English), "")
		from.Seats[0].Name, from.Seats[1].Name, from.Seats[1].Player = "Anna", "anna", player
		b := newBench(t, &from, setuptest.Small, words.English)
		b.Press(fyne.KeyReturn)
		if begun := len(b.begun) > 0; begun != begins {
			t.Errorf("with %q it begins: %v", player, begun)
		}
		if says := visible.Says(b.Top(), words.In(words.English).T("setup.name.twice", "Name", "anna")); says == begins {
			t.Errorf("with %q it says so: %v", player, says)
		}
	}
}
