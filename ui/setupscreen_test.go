package ui

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/record"
	"portroyal/ui/settings"
	"portroyal/ui/setup"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// customise unfolds what most games do not need, if it is folded.
func (b *bench) customise() {
	b.t.Helper()
	if len(all[*widgets.Toggle](b.top())) > 0 {
		return
	}
	for _, tile := range all[*widgets.Tile](b.top()) {
		if tile.Name == b.stage.Words.T("setup.customise") {
			test.Tap(tile)
			return
		}
	}
	b.t.Fatal("nothing can be customised")
}

// openSeat opens the panel of a seat; Enter closes it.
func (b *bench) openSeat(seat int) {
	b.t.Helper()
	test.Tap(all[*widgets.Tile](b.top())[seat])
	if !b.stage.Covered() {
		b.t.Fatalf("seat %d does not open", seat)
	}
}

// nameSeat writes a name on the panel of a seat.
func (b *bench) nameSeat(seat int, name string) {
	b.t.Helper()
	b.openSeat(seat)
	all[*widgets.Field](b.top())[0].SetText(name)
	b.press(fyne.KeyReturn)
	if b.stage.Covered() {
		b.t.Fatal("Enter does not close the panel of a seat")
	}
}

// pick finds one of the things to choose from that lie on top by its name.
func (b *bench) pick(name string) *widgets.Pick {
	b.t.Helper()
	for _, pick := range all[*widgets.Pick](b.top()) {
		if pick.Name == name {
			return pick
		}
	}
	b.t.Fatalf("%q cannot be chosen", name)
	return nil
}

// seatNames lists the names on the tiles of the seats.
func (b *bench) seatNames() (names []string) {
	for _, tile := range all[*widgets.Tile](b.top()) {
		if tile.Name != b.stage.Words.T("setup.customise") {
			names = append(names, tile.Name)
		}
	}
	return names
}

// seedEntry is the field for the seed, the only one on the screen.
func (b *bench) seedEntry() *widgets.Field {
	b.t.Helper()
	b.customise()
	return all[*widgets.Field](b.top())[0]
}

func TestSeatsComeAndGo(t *testing.T) {
	b := newBench(t, nil)
	for _, n := range []int{2, 5, 3, 4, 2, 3, 5} {
		b.showStart()
		seats(n)(b)
		if got := len(b.seatNames()); got != n {
			t.Fatalf("%d seats, want %d", got, n)
		}
		names := map[string]bool{}
		for _, name := range b.seatNames() {
			names[name] = true
		}
		if len(names) != n || names[""] {
			t.Errorf("the names of %d players are %v", n, names)
		}
	}
}

func TestImpossibleSetupSaysSoAndDoesNotBegin(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*bench)
		says   func(*bench) string
	}{
		"no number":       {func(b *bench) { b.seedEntry().SetText("twelve") }, seedIsWrong},
		"negative":        {func(b *bench) { b.seedEntry().SetText("-1") }, seedIsWrong},
		"too large":       {func(b *bench) { b.seedEntry().SetText("18446744073709551616") }, seedIsWrong},
		"nobody's name":   {func(b *bench) { b.nameSeat(1, "") }, nameIsMissing(2)},
		"a name of space": {func(b *bench) { b.nameSeat(0, " \t") }, nameIsMissing(1)},
	} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t, nil)
			b.press(fyne.KeyN)
			c.change(b)
			b.press(fyne.KeyReturn)
			if _, ok := b.screen.(*setup.Setup); !ok {
				t.Fatal("the game begins")
			}
			if want := c.says(b); !strings.Contains(texts(b.top()), want) {
				t.Errorf("it does not say %q, but\n%s", want, texts(b.top()))
			}
			if b.settings.Setup != nil {
				t.Error("it is remembered")
			}
			b.press(fyne.KeyEscape)
			if b.stage.Covered() {
				t.Error("Esc does not close what it says")
			}
		})
	}
}

func seedIsWrong(b *bench) string { return b.stage.Words.T("setup.seed.wrong") }

func nameIsMissing(seat int) func(*bench) string {
	return func(b *bench) string { return b.stage.Words.T("setup.name.missing", "Seat", seat) }
}

func TestTargetHasItsBounds(t *testing.T) {
	for asked, want := range map[float64]uint8{-3: 5, 5: 5, 17: 17, 17.4: 17, 30: 30, 99: 30} {
		b := newBench(t, nil)
		b.press(fyne.KeyN)
		b.customise()
		slider := all[*widgets.Slider](b.top())[0]
		slider.SetValue(asked)
		if said := b.stage.Words.N("variant.target", int(want)); !strings.Contains(texts(b.top()), said) {
			t.Errorf("%v: it does not say %q", asked, said)
		}
		b.press(fyne.KeyReturn)
		if b.settings.Setup == nil || b.settings.Setup.Options.Target != want {
			t.Errorf("%v: begins with %+v, want the target %d", asked, b.settings.Setup, want)
		}
	}
}

// What is chosen on the set-up screen is what is played, and what the next game offers.
func TestSetupReachesTheEngineAndIsRemembered(t *testing.T) {
	records := t.TempDir()
	b := newBench(t, nil)
	b.config.RecordsDir = records
	seats(4)(b)
	kinds := []string{"person", "cabin-boy", "sailor", "governor"}
	for i, name := range []string{"Ann", "Ben", "Cem", " Dora "} {
		b.openSeat(i)
		all[*widgets.Field](b.top())[0].SetText(name)
		test.Tap(b.pick(b.stage.Words.T(words.ID("opponent." + kinds[i]))))
		b.press(fyne.KeyReturn)
	}
	b.customise()
	for _, id := range []words.ID{"deck.expansion", "deck.gambler", "deck.nails", "deck.nails", "variant.expedition", "variant.autopass"} {
		test.Tap(b.toggle(id))
	}
	all[*widgets.Slider](b.top())[0].SetValue(9)
	test.Tap(b.pick("3  Cem")) // begins
	b.seedEntry().SetText("7")
	options := portroyal.DefaultOptions()
	options.Decks |= portroyal.DeckExpansion | portroyal.DeckGambler
	options.Players, options.Target, options.RequireExpedition, options.AutoPass = 4, 9, true, true
	seed := uint64(7)
	want := settings.Setup{Options: options, Seed: &seed, Start: 2, Seats: []settings.Seat{
		{Name: "Ann", Portrait: "person"},
		{Name: "Ben", Player: "random", Colour: 1, Portrait: "governor"},
		{Name: "Cem", Player: "stop3", Colour: 2, Portrait: "captain"},
		{Name: "Dora", Player: "sailor", Colour: 3, Portrait: "drummer"},
	}}
	b.follow(want)
	b.press(fyne.KeyReturn)
	if diff := cmp.Diff(&want, b.settings.Setup); diff != "" {
		t.Fatalf("begins with (-want +got):\n%s", diff)
	}
	b.playOut(rand.New(rand.NewPCG(1, 2)))

	file, err := os.ReadFile(filepath.Join(records, "game-7.json"))
	if err != nil {
		t.Fatal(err)
	}
	played, err := record.Read(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	if played.Options != options || played.Start != 2 || played.Seats[3].Name != "Dora" || played.Seats[3].Player != "sailor" {
		t.Errorf("played: %+v, start %d, %v", played.Options, played.Start, played.Seats)
	}

	next := openBench(t, b.config)
	if diff := cmp.Diff(want, next.lastSetup()); diff != "" {
		t.Errorf("remembered (-want +got):\n%s", diff)
	}
	next.press(fyne.KeyN)
	if names := next.seatNames(); !slices.Equal(names, []string{"Ann", "Ben", "Cem", "Dora"}) {
		t.Errorf("the seats are %q", names)
	}
	next.customise()
	if text := next.seedEntry().Text; text != "7" || !next.pick("3  Cem").Chosen() {
		t.Errorf("seed %q, Cem begins %v", text, next.pick("3  Cem").Chosen())
	}
	for i, kind := range kinds {
		next.openSeat(i)
		if !next.pick(next.stage.Words.T(words.ID("opponent." + kind))).Chosen() {
			t.Errorf("seat %d is no %s any more", i, kind)
		}
		next.press(fyne.KeyEscape)
	}
	for id, on := range map[words.ID]bool{
		"deck.base": true, "deck.expansion": true, "deck.nails": false, "deck.gambler": true, "deck.unterwegs": false,
		"variant.expedition": true, "variant.autopass": true,
	} {
		if next.toggle(id).On != on {
			t.Errorf("%s: on %v", id, !on)
		}
	}
}

func TestTakingAwayTheStartPlayerLeavesItToChance(t *testing.T) {
	b := newBench(t, nil)
	seats(5)(b)
	b.customise()
	test.Tap(b.pick("5  " + b.seatNames()[4]))
	test.Tap(b.pick("2"))
	b.press(fyne.KeyReturn)
	if b.settings.Setup == nil || b.settings.Setup.Start != portroyal.RandomStart || len(b.settings.Setup.Seats) != 2 {
		t.Fatalf("begins with %+v", b.settings.Setup)
	}
}

// The names in the choice of the start player are those of the seats.
func TestStartPlayerIsCalledByName(t *testing.T) {
	b := newBench(t, nil)
	seats(3)(b)
	b.customise()
	b.nameSeat(1, "Zoe")
	b.pick("2  Zoe")
}

// A set-up from a file with a computer player that does not exist is played with one that does.
func TestUnknownComputerPlayerIsReplaced(t *testing.T) {
	for name, keys := range map[string][]fyne.KeyName{
		"at once":          {fyne.KeyReturn},
		"after the set-up": {fyne.KeyN, fyne.KeyReturn},
	} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t, withSetup(against(1, "kraken")))
			b.press(keys...)
			if !strings.Contains(texts(b.top()), b.stage.Words.T("menu")) {
				t.Errorf("the set-up cannot be played:\n%s", texts(b.top()))
			}
			known := false
			for _, seat := range b.settings.Setup.Seats {
				known = known || seat.Player == "sailor"
				if seat.Player == "kraken" {
					t.Error("the unknown player is still there")
				}
			}
			if !known {
				t.Error("no other computer player has taken the seat")
			}
		})
	}
}

// toggle finds a toggle of the set-up by the id of its title.
func (b *bench) toggle(id words.ID) *widgets.Toggle {
	b.t.Helper()
	b.customise()
	for _, toggle := range all[*widgets.Toggle](b.top()) {
		if toggle.Title == b.stage.Words.T(id) {
			return toggle
		}
	}
	b.t.Fatalf("no toggle %s", id)
	return nil
}

// Unterwegs is played alone, by four at most and to its own target; what does not fit says why.
func TestEditionsThatExcludeEachOther(t *testing.T) {
	b := newBench(t, nil)
	seats(5)(b)
	test.Tap(b.toggle("deck.expansion"))
	test.Tap(b.toggle("variant.expedition"))
	test.Tap(b.toggle("deck.unterwegs"))
	for _, id := range []words.ID{"deck.expansion", "deck.nails", "deck.gambler", "variant.expedition"} {
		if toggle := b.toggle(id); !toggle.Forbidden() || toggle.On {
			t.Errorf("%s can be had with Unterwegs", id)
		}
		test.Tap(b.toggle(id))
	}
	if !strings.Contains(strings.Join(strings.Fields(texts(b.top())), " "), b.stage.Words.T("deck.why.base")) {
		t.Error("nobody says why the expansion cannot be had")
	}
	b.press(fyne.KeyReturn)
	played := b.settings.Setup.Options
	want := portroyal.DefaultOptions()
	want.Decks, want.Players, want.Target = portroyal.DeckUnterwegs, portroyal.UnterwegsPlayers, portroyal.UnterwegsTarget
	if played != want {
		t.Errorf("played: %+v, want %+v", played, want)
	}
	b = newBench(t, nil)
	test.Tap(b.preset("unterwegs"))
	test.Tap(b.preset("everything"))
	b.press(fyne.KeyReturn)
	if played := b.settings.Setup.Options; played.Decks != portroyal.AllDecks&^portroyal.DeckUnterwegs || played.Target != portroyal.DefaultTarget {
		t.Errorf("with everything: %+v", played)
	}
}

// preset opens the set-up if it is not there yet, and finds a preset.
func (b *bench) preset(name string) *widgets.Pick {
	b.t.Helper()
	if _, there := b.screen.(*setup.Setup); !there {
		b.press(fyne.KeyN)
	}
	return b.pick(b.stage.Words.T(words.ID("preset." + name)))
}

// Each preset is a game that can be played as it is; contracts and what needs them come and go with
// the decks, and so does the number of seats.
func TestPresets(t *testing.T) {
	base := func(change func(*portroyal.Options)) portroyal.Options {
		options := portroyal.DefaultOptions()
		options.Players = 3
		change(&options)
		return options
	}
	expansion := portroyal.DeckBase | portroyal.DeckExpansion
	games := map[string]portroyal.Options{
		"base":       base(func(*portroyal.Options) {}),
		"caribbean":  base(func(o *portroyal.Options) { o.RequireExpedition = true }),
		"contracts":  base(func(o *portroyal.Options) { o.Decks, o.Contracts = expansion, true }),
		"everything": base(func(o *portroyal.Options) { o.Decks, o.Contracts = portroyal.AllDecks&^portroyal.DeckUnterwegs, true }),
		"unterwegs":  base(func(o *portroyal.Options) { o.Decks, o.Target = portroyal.DeckUnterwegs, portroyal.UnterwegsTarget }),
		"together":   base(func(o *portroyal.Options) { o.Decks, o.Contracts, o.Cooperative = expansion, true, true }),
		"alone":      base(func(o *portroyal.Options) { o.Decks, o.Contracts, o.Cooperative, o.Players = expansion, true, true, 1 }),
	}
	for before := range games {
		for after, want := range games {
			b := newBench(t, nil)
			test.Tap(b.preset(before))
			test.Tap(b.preset(after))
			b.press(fyne.KeyReturn)
			got := b.settings.Setup.Options
			if got != want {
				t.Errorf("%s, then %s: %+v, want %+v", before, after, got, want)
			}
		}
	}
}

// Contracts need the expansion, and the game against time needs contracts; each says so.
func TestContractsNeedTheExpansion(t *testing.T) {
	b := newBench(t, nil)
	seats(3)(b)
	forbidden := func(ids ...words.ID) {
		t.Helper()
		for _, id := range []words.ID{"variant.contracts", "variant.cooperative", "variant.autocontracts", "variant.expedition"} {
			if got, want := b.toggle(id).Forbidden(), slices.Contains(ids, id); got != want {
				t.Errorf("%s forbidden: %v, want %v", id, got, want)
			}
		}
	}
	forbidden("variant.contracts", "variant.cooperative", "variant.autocontracts")
	test.Tap(b.toggle("deck.expansion"))
	forbidden("variant.cooperative", "variant.autocontracts")
	test.Tap(b.toggle("variant.contracts"))
	forbidden()
	test.Tap(b.toggle("variant.expedition"))
	test.Tap(b.toggle("variant.autocontracts"))
	test.Tap(b.toggle("variant.cooperative"))
	forbidden("variant.expedition")
	sliders := all[*widgets.Slider](b.top())
	sliders[0].SetValue(6)
	sliders[1].SetValue(4)
	test.Tap(b.pick("1"))
	b.press(fyne.KeyReturn)
	want := portroyal.DefaultOptions()
	want.Decks |= portroyal.DeckExpansion
	want.Players, want.Contracts, want.Cooperative, want.AutoContracts = 1, true, true, false
	want.ContractsLaid, want.Difficulty = 6, 4
	if got := b.settings.Setup.Options; got != want {
		t.Fatalf("played: %+v, want %+v", got, want)
	}
	b.showSetup()
	test.Tap(b.toggle("variant.cooperative"))
	if n := len(b.seatNames()); n != portroyal.MinPlayers {
		t.Errorf("%d seats against each other", n)
	}
	test.Tap(b.toggle("deck.expansion"))
	forbidden("variant.contracts", "variant.cooperative", "variant.autocontracts")
	b.press(fyne.KeyReturn)
	want = portroyal.DefaultOptions()
	want.AutoContracts = false // that has been chosen, and will be so when there are contracts again
	if got := b.settings.Setup.Options; got != want {
		t.Errorf("without the expansion: %+v, want %+v", got, want)
	}
}

// headOn reports whether a head is shown somewhere, at a size and in the colour of a seat.
func (b *bench) headOn(in fyne.CanvasObject, portrait string, colour int, size float32) bool {
	want := b.stage.Head(portrait, widgets.SeatColour(colour), size).Image
	return slices.ContainsFunc(all[*canvas.Image](in), func(image *canvas.Image) bool { return image.Image == want })
}

// The chosen heads are those at the table, in the log and in the ranking.
func TestChosenHeadsAreShownInTheGame(t *testing.T) {
	setup := withSeed(hotSeat("Ann", "Ben"), 1)
	setup.Seats[0].Portrait, setup.Seats[1].Portrait = "widow", "fisher"
	setup.Seats[0].Colour, setup.Seats[1].Colour = 3, 4
	b := newBench(t, withSetup(setup))
	b.follow(setup)
	b.press(fyne.KeyReturn)
	for seat := range setup.Seats {
		found := false
		for size := float32(10); size < 60; size++ {
			found = found || b.headOn(b.top(), setup.Seats[seat].Portrait, setup.Seats[seat].Colour, size)
		}
		if !found {
			t.Errorf("seat %d has another head at the table", seat)
		}
	}
	b.playOut(rand.New(rand.NewPCG(1, 2)))
	for seat := range setup.Seats {
		if !b.headOn(b.top(), setup.Seats[seat].Portrait, setup.Seats[seat].Colour, 28) {
			t.Errorf("seat %d has another head in the ranking", seat)
		}
	}
	b.press(fyne.KeyEscape)
	if !b.headOn(b.top(), "widow", 3, 18) {
		t.Error("the log shows another head")
	}
}
