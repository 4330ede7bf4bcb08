package portroyal

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/settings"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// customise unfolds what most games do not need, if it is folded.
func (b *bench) customise() {
	b.t.Helper()
	if len(visible.All[*widgets.Toggle](b.Top())) > 0 {
		return
	}
	for _, tile := range visible.All[*widgets.Tile](b.Top()) {
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
	test.Tap(visible.All[*widgets.Tile](b.Top())[seat])
	if !b.stage.Covered() {
		b.t.Fatalf("seat %d does not open", seat)
	}
}

// pick finds one of the things to choose from that are on top by its name.
func (b *bench) pick(name string) *widgets.Pick {
	b.t.Helper()
	for _, pick := range visible.All[*widgets.Pick](b.Top()) {
		if called, _, _ := strings.Cut(pick.Name, ","); called == name { // a level goes on with its stars
			return pick
		}
	}
	b.t.Fatalf("%q cannot be chosen", name)
	return nil
}

// seatNames lists the names on the tiles of the seats.
func (b *bench) seatNames() (names []string) {
	for _, tile := range visible.All[*widgets.Tile](b.Top()) {
		if tile.Name != b.stage.Words.T("setup.customise") {
			name, _, _ := strings.Cut(tile.Name, ",") // and how well they play
			names = append(names, name)
		}
	}
	return names
}

// seedEntry is the field for the seed, the only one on the screen.
func (b *bench) seedEntry() *widgets.Field {
	b.t.Helper()
	b.customise()
	return visible.All[*widgets.Field](b.Top())[0]
}

// The choices on the set-up screen are played, and offered again for the next game.
func TestSetupReachesTheEngineAndIsRemembered(t *testing.T) {
	b := newBench(t, nil)
	seats(4)(b)
	kinds := []words.ID{"opponent.person", "level.cabin-boy", "level.seaman", "level.captain"}
	for i, name := range []string{"Ann", "Ben", "Cem", " Dora "} {
		b.openSeat(i)
		visible.All[*widgets.Field](b.Top())[0].SetText(name)
		test.Tap(b.pick(b.stage.Words.T(kinds[i])))
		if i == 2 {
			test.Tap(b.pick(b.stage.Words.T("character.thrifty")))
		}
		b.Press(fyne.KeyReturn)
	}
	b.customise()
	for _, id := range []words.ID{
		"deck.expansion", "deck.gambler", "deck.nails", "deck.nails", "variant.expedition",
		"variant.autopass", "variant.hidden", "variant.coins",
	} {
		test.Tap(b.toggle(id))
	}
	visible.All[*widgets.Slider](b.Top())[0].SetValue(9)
	test.Tap(b.pick("3  Cem")) // begins
	b.seedEntry().SetText("7")
	options := portroyal.DefaultOptions()
	options.Decks |= portroyal.DeckExpansion | portroyal.DeckGambler
	options.Players, options.Target, options.RequireExpedition, options.AutoPass = 4, 9, true, true
	options.HiddenDiscards, options.CoinsByPlace = true, true
	seed := uint64(7)
	want := progress.Setup{Options: options, Seed: &seed, Start: 2, Seats: []progress.Seat{
		{Name: "Ann", Portrait: "person"},
		{Name: "Ben", Player: "cabin-boy", Colour: 1, Portrait: "cabin-boy"},
		{Name: "Cem", Player: "seaman:thrifty", Colour: 2, Portrait: "sailor"},
		{Name: "Dora", Player: "captain:bold", Colour: 3, Portrait: "captain"},
	}}
	b.Press(fyne.KeyEscape, fyne.KeyN) // laid aside, and gone on with
	b.follow(want)
	b.Press(fyne.KeyReturn)
	if diff := cmp.Diff(&want, progress.Of(b.settings).Setup); diff != "" {
		t.Fatalf("begins with (-want +got):\n%s", diff)
	}
	b.playOut(rand.New(rand.NewPCG(1, 2)))

	played := b.Finished.Record()
	if played.Rules() != options || played.Start != 2 || played.Seats[3].Name != "Dora" ||
		played.Seats[2].Player != "seaman:thrifty" {
		t.Errorf("played: %+v, start %d, %v", played.Options, played.Start, played.Seats)
	}

	next := openBench(t, *b.config)
	if diff := cmp.Diff(want, next.lastSetup()); diff != "" {
		t.Errorf("remembered (-want +got):\n%s", diff)
	}
	next.Press(fyne.KeyN)
	if names := next.seatNames(); !slices.Equal(names, []string{"Ann", "Ben", "Cem", "Dora"}) {
		t.Errorf("the seats are %q", names)
	}
	next.customise()
	if text := next.seedEntry().Text; text != "7" || !next.pick("3  Cem").Chosen() {
		t.Errorf("seed %q, Cem begins %v", text, next.pick("3  Cem").Chosen())
	}
	for i, kind := range kinds {
		next.openSeat(i)
		if !next.pick(next.stage.Words.T(kind)).Chosen() {
			t.Errorf("seat %d is no %s any more", i, kind)
		}
		next.Press(fyne.KeyEscape)
	}
	for id, on := range map[words.ID]bool{
		"deck.base": true, "deck.expansion": true, "deck.nails": false, "deck.gambler": true, "deck.unterwegs": false,
		"variant.expedition": true, "variant.autopass": true, "variant.hidden": true, "variant.coins": true,
	} {
		if next.toggle(id).On != on {
			t.Errorf("%s: on %v", id, !on)
		}
	}
}

// A set-up from a file with a computer player that does not exist is played with one that does.
func TestUnknownComputerPlayerIsReplaced(t *testing.T) {
	for name, keys := range map[string][]fyne.KeyName{
		"at once":          {fyne.KeyReturn},
		"after the set-up": {fyne.KeyN, fyne.KeyReturn},
	} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t, withSetup(against(1, "kraken")))
			b.Press(keys...)
			if !strings.Contains(visible.Texts(b.Top()), b.stage.Words.T("menu")) {
				t.Errorf("the set-up cannot be played:\n%s", visible.Texts(b.Top()))
			}
			known := false
			for _, seat := range progress.Of(b.settings).Setup.Seats {
				known = known || seat.Player == "captain"
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
	for _, toggle := range visible.All[*widgets.Toggle](b.Top()) {
		if toggle.Title == b.stage.Words.T(id) {
			return toggle
		}
	}
	b.t.Fatalf("no toggle %s", id)
	return nil
}

// preset opens the set-up if it is not there yet, and finds a preset.
func (b *bench) preset(name string) *widgets.Pick {
	b.t.Helper()
	if _, there := b.Screen().(*setup.Setup); !there {
		b.Press(fyne.KeyN)
	}
	return b.pick(b.stage.Words.T(words.ID("preset." + name)))
}

// headOn reports whether a head is shown somewhere, at a size and in the colour of a seat.
func (b *bench) headOn(in fyne.CanvasObject, portrait string, colour int, size float32) bool {
	want := b.stage.Head(portrait, widgets.SeatColour(colour), size).Image
	return slices.ContainsFunc(visible.All[*canvas.Image](in),
		func(image *canvas.Image) bool { return image.Image == want })
}

// The chosen heads are those at the table, in the log and in the ranking.
func TestChosenHeadsAreShownInTheGame(t *testing.T) {
	setup := withSeed(hotSeat("Ann", "Ben"), 1)
	setup.Seats[0].Portrait, setup.Seats[1].Portrait = "widow", "fisher"
	setup.Seats[0].Colour, setup.Seats[1].Colour = 3, 4
	b := newBench(t, withSetup(setup))
	b.settings.Log = settings.LogOpen
	b.follow(setup)
	b.Press(fyne.KeyReturn)
	for seat := range setup.Seats {
		found := false
		for size := float32(10); size < 120; size++ {
			found = found || b.headOn(b.Top(), setup.Seats[seat].Portrait, setup.Seats[seat].Colour, size)
		}
		if !found {
			t.Errorf("seat %d has another head at the table", seat)
		}
	}
	b.playOut(rand.New(rand.NewPCG(1, 2)))
	for seat := range setup.Seats {
		if !b.headOn(b.Top(), setup.Seats[seat].Portrait, setup.Seats[seat].Colour, 50) {
			t.Errorf("seat %d has another head in the ranking", seat)
		}
	}
	b.Press(fyne.KeyEscape)
	if !b.headOn(b.Top(), "widow", 3, 18) {
		t.Error("the log shows another head")
	}
}
