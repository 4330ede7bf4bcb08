package setup

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/setup"
	"portroyal/ui/setup/setuptest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// The player's own choices survive games that have no room for them.
func TestChoicesComeBackWithTheRoomForThem(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.Choose("players", 3) // five
	b.preset("contracts")
	b.Flip("variant.autocontracts")
	b.Flip("variant.autopass")
	b.wish.Options.Target = 17
	five := b.settled()
	for _, name := range []string{"unterwegs", "alone", "base", "together", "everything", "caribbean"} {
		b.preset(name)
		if is := b.settled(); is.Options.Check() != nil || is.Options.AutoContracts || !is.Options.AutoPass ||
			is.Options.Target != 17 {
			t.Errorf("%s: %+v (%v)", name, is.Options, is.Options.Check())
		}
	}
	b.preset("contracts")
	if is := b.settled(); is.Options != five.Options || !slices.Equal(is.Seats, five.Seats) {
		t.Errorf("%+v with %v, and at first %+v with %v", is.Options, is.Seats, five.Options, five.Seats)
	}
}

// The players' choices for a game against time are restored for the next one.
func TestDifficultyComesBack(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.preset("together")
	b.wish.Options.Difficulty, b.wish.Options.ContractsLaid = 3, 6
	b.preset("base")
	if o := b.settled().Options; o.Check() != nil || o.Difficulty != 0 || o.ContractsLaid != 0 {
		t.Errorf("the base game has %+v", o)
	}
	b.preset("together")
	if o := b.settled().Options; o.Difficulty != 3 || o.ContractsLaid != 6 {
		t.Errorf("against time: %+v", o)
	}
}

// The printed target changes with the edition, one that the player has chosen stays.
func TestTargetGoesWithTheEdition(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	for _, name := range []string{"unterwegs", "base", "unterwegs"} {
		b.preset(name)
		if o := b.settled().Options; o.Target != portroyal.PrintedTarget(o.Decks) {
			t.Errorf("%s: %d points", name, o.Target)
		}
	}
}

// A single player is not asked who begins, nor about passing the device to others.
func TestAloneNothingIsAskedAboutOthers(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.Fold()
	for name, offered := range map[string]bool{"together": true, "alone": false} {
		b.preset(name)
		for _, control := range []string{"start", "variant.autopass"} {
			if got := slices.Contains(b.Names(), control); got != offered {
				t.Errorf("%s: %s offered %v", name, control, got)
			}
		}
	}
	b.preset("base")
	b.wish.Start = 1
	b.preset("alone")
	if is := b.settled(); is.Start != portroyal.RandomStart {
		t.Errorf("alone, seat %d begins", is.Start)
	}
}

// Without customising nothing scrolls, in any language and for any number of players, and nothing is wider than
// the window.
func TestNothingScrollsWithoutCustomising(t *testing.T) {
	for _, size := range []fyne.Size{setuptest.Small, setuptest.Usual, fyne.NewSize(1920, 1080), fyne.NewSize(3840, 2160)} {
		for _, language := range words.Languages {
			b := newBench(t, nil, size, language)
			for _, name := range []string{"together", "caribbean"} {
				b.preset(name)
				for i := range 4 {
					b.Choose("players", i)
					b.preset(name)
					b.FitsUnfolded(fmt.Sprintf("%v, %s, %s, %d players", size, language, name, b.settled().Options.Players))
				}
			}
		}
	}
}

// The titles of the presets and the names of the seats are shown in full on their ribbons.
func TestRibbonsHoldTheirWords(t *testing.T) {
	for _, size := range []fyne.Size{setuptest.Small, setuptest.Usual, fyne.NewSize(1920, 1080), fyne.NewSize(3840, 2160)} {
		for _, language := range words.Languages {
			b := newBench(t, nil, size, language)
			b.Choose("players", 3)
			ribbons := b.RibbonsFit(fmt.Sprintf("%v, %s", size, language))
			if want := 1 + len(presets) + portroyal.MaxPlayers; len(ribbons) != want {
				t.Fatalf("%v, %s: %d ribbons, want %d", size, language, len(ribbons), want)
			}
			for i, p := range presets {
				if title := b.stage.Words.T(presetTitles.ID(p.name)); ribbons[1+i].Text() != title {
					t.Errorf("%v, %s: %q is called %q", size, language, title, ribbons[1+i].Text())
				}
			}
		}
	}
}

// In a larger window the pictures of the presets and the heads are larger, and the parts below do not move when
// the rest is unfolded.
func TestPicturesTakeTheRoomThereIs(t *testing.T) {
	tight := newBench(t, nil, fyne.NewSize(1024, 640), words.German)
	roomy := newBench(t, nil, fyne.NewSize(1024, 900), words.German)
	if roomy.Shape <= tight.Shape || roomy.Face <= tight.Face {
		t.Errorf("in a higher window the shape is %v, before %v, and heads are %v, before %v",
			roomy.Shape, tight.Shape, roomy.Face, tight.Face)
	}
	folded, shape := visible.Place(roomy.Folding), roomy.Shape
	roomy.Fold()
	roomy.Scroll.ScrollToTop()
	if open := visible.Place(roomy.Folding); open != folded || roomy.Shape != shape {
		t.Errorf("unfolding moves the fold from %v to %v", folded, open)
	}
}

func TestBeginIsAtMostTenTabsAway(t *testing.T) {
	for players := 1; players <= portroyal.MaxPlayers; players++ {
		b := newBench(t, nil, setuptest.Small, words.English)
		b.preset("together")
		b.Choose("players", players-1)
		b.stage.Window.Canvas().Unfocus()
		b.Press(fyne.KeyTab)
		first, tabs := b.Focused(), 0
		for ; b.Focused() != "begin" && tabs <= 20; tabs++ {
			b.Press(fyne.KeyTab)
		}
		if first != "presets" || tabs > 10 {
			t.Errorf("%d players: from %s it is %d tabs to Begin", players, first, tabs)
		}
	}
}

// Enter begins the game wherever the focus is, except on Back, on a seat and on what is folded away, which it presses.
func TestEnterBegins(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.Fold()
	if len(b.Names()) < 15 {
		t.Fatalf("only %q", b.Names())
	}
	for _, name := range b.Names() {
		for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter} {
			b.begun, b.back = nil, 0
			b.FocusOn(name)
			b.Press(key)
			seat, fold := strings.HasPrefix(name, "seat."), name == "fold"
			begins, goesBack := 1, 0
			switch {
			case name == "back":
				begins, goesBack = 0, 1
			case seat, fold:
				begins = 0
			}
			if begun, back := len(b.begun), b.back; begun != begins || back != goesBack {
				t.Errorf("%s on %s: begun %d times, gone back %d times", key, name, begun, back)
			}
			if b.stage.Covered() != seat {
				t.Errorf("%s on %s: something is open: %v", key, name, b.stage.Covered())
			}
			if b.stage.CloseAll(); fold {
				b.Open = true // for what is to be tried yet
				b.Build()
			}
		}
	}
}

// Enter closes a message, and does nothing else: the next Enter tries again.
func TestEnterClosesAMessage(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.Seed = "many"
	b.Press(fyne.KeyReturn)
	if !b.stage.Covered() || len(b.begun) > 0 {
		t.Fatal("there is no message")
	}
	b.Press(fyne.KeyReturn)
	if b.stage.Covered() || len(b.begun) > 0 {
		t.Fatal("Enter does not close the message")
	}
	b.Seed = "3"
	b.Press(fyne.KeyReturn)
	if len(b.begun) != 1 || *b.begun[0].Seed != 3 {
		t.Errorf("begun %v", b.begun)
	}
}

// The keyboard focus is preserved while the screen is built anew.
func TestFocusSurvivesChoosing(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.FocusOn("presets")
	for i, p := range presets[1:] {
		b.Press(fyne.KeyRight)
		if b.Focused() != "presets" || !p.matches(b.settled().Options) {
			t.Fatalf("after %d steps the focus is on %q, and %+v is played", i+1, b.Focused(), b.settled().Options)
		}
	}
	b.FocusOn("fold")
	b.Press(fyne.KeySpace)
	if b.Focused() != "fold" || !b.Open {
		t.Fatalf("open %v, focus on %q", b.Open, b.Focused())
	}
	b.preset("base")
	b.FocusOn("deck.expansion")
	b.Press(fyne.KeySpace)
	if b.Focused() != "deck.expansion" || b.settled().Options.Decks&portroyal.DeckExpansion == 0 {
		t.Errorf("focus on %q", b.Focused())
	}
}

// An object that gets the focus while out of view is scrolled into view.
func TestFocusIsBroughtIntoSight(t *testing.T) {
	b := newBench(t, nil, setuptest.Small, words.German)
	b.Choose("players", 3)
	b.Fold()
	for range 2 * len(b.Names()) {
		b.Press(fyne.KeyTab)
		object, ok := b.stage.Window.Canvas().Focused().(fyne.CanvasObject)
		if name := b.Focused(); !ok || name == "back" || name == "begin" {
			continue
		}
		driver := fyne.CurrentApp().Driver()
		top := driver.AbsolutePositionForObject(object).Y - driver.AbsolutePositionForObject(b.Scroll).Y
		if top < -0.5 || top+object.Size().Height > b.Scroll.Size().Height+0.5 {
			t.Errorf("%s is from %v to %v of %v", b.Focused(), top, top+object.Size().Height, b.Scroll.Size().Height)
		}
	}
}

// Choices that are folded away are in the summary.
func TestSummarySaysWhatIsPlayed(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	w := b.stage.Words
	b.preset("everything")
	b.wish.Start, b.wish.Options.HiddenDiscards, b.wish.Options.CoinsByPlace = 1, true, true
	b.Build()
	for _, part := range []string{
		w.T("deck.expansion"), w.T("deck.gambler"), w.T("variant.contracts"), w.N("variant.target", 12),
		w.T("variant.hidden"), w.T("variant.coins"), w.T("setup.begins", "Player", w.T("name.1")),
	} {
		if !strings.Contains(b.Summary.Text, part) {
			t.Errorf("%q does not say %q", b.Summary.Text, part)
		}
	}
	b.Fold()
	b.Choose("start", 0)
	if strings.Contains(b.Summary.Text, w.T("name.1")) {
		t.Errorf("%q, although it is left to chance", b.Summary.Text)
	}
}

// The choice of the start player says what it is worth to play last, where that has been measured and nothing evens it out.
func TestStartPlayerSaysWhatThePlaceIsWorth(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.Fold()
	for _, players := range []int{2, 4} {
		b.Choose("players", players-2)
		usual := statistics.Usual(statistics.Base, players)
		says := []string{b.stage.Words.Percent(usual[players-1]), b.stage.Words.Percent(1 / float64(players))}
		for name, known := range map[string]bool{"variant.coins": false, "deck.nails": false, "variant.hidden": true} {
			for _, on := range []bool{true, false} {
				b.Flip(name)
				text := strings.Join(strings.Fields(visible.Texts(b.Body)), " ")
				if is := strings.Contains(text, says[0]+" of games instead of "+says[1]); is != (known || !on) {
					t.Errorf("%d players, %s %v: what the last place wins is said: %v", players, name, on, is)
				}
			}
		}
	}
}

// The first game is against a beginner and a casual player, whatever the user is called, and nobody stronger than
// a regular joins without being chosen.
func TestFirstOpponents(t *testing.T) {
	for _, language := range words.Languages {
		w := words.In(language)
		for _, user := range []string{"", w.T("name.1"), w.T("name.2")} {
			first := Default(w, user)
			if err := first.Options.Check(); err != nil || len(first.Seats) != int(first.Options.Players) {
				t.Fatalf("%s: %d seats for %+v (%v)", language, len(first.Seats), first.Options, err)
			}
			var players []string
			for _, seat := range first.Seats {
				players = append(players, seat.Player)
			}
			if want := []string{"", "cabin-boy", "seaman"}; !slices.Equal(players, want) {
				t.Errorf("%s, %q: the first game is among %q", language, user, players)
			}
			setuptest.Distinct(t, first.Seats)
		}
	}
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.Choose("players", 3)
	for _, seat := range b.settled().Seats[1:] {
		if level := Company.LevelOf(seat.Player); level == 0 || level > bot.Captain {
			t.Errorf("%s joins by itself", seat.Player)
		}
		if !slices.Contains(Company.HeadsFor(seat.Player), seat.Portrait) {
			t.Errorf("%s joins with the head of %s", seat.Player, seat.Portrait)
		}
	}
}

// The pictures of the presets show cards that exist in them.
func TestPresetsHavePictures(t *testing.T) {
	stagetest.App(t)
	w := words.In(words.English)
	for _, p := range presets {
		scene, ok := scenes[p.name]
		if !ok || len(scene.pieces) == 0 {
			t.Errorf("%s has no picture", p.name)
		}
		for _, piece := range scene.pieces {
			if piece.card != "" {
				if card, err := portroyal.ParseCard(piece.card); err != nil || card.Face().Deck&p.decks == 0 {
					t.Errorf("%s: %s is not one of its cards (%v)", p.name, piece.card, err)
				}
			}
			if piece.contract != portroyal.NoContract && !p.contracts {
				t.Errorf("%s has no contracts", p.name)
			}
			if piece.head != "" && !slices.Contains(setup.Portraits, piece.head) {
				t.Errorf("%s: there is no head %s", p.name, piece.head)
			}
		}
		sheet := scene.draw(120, 74, scene.requests(w, cardface.Style{}))
		if _, _, _, alpha := sheet.At(60, 37).RGBA(); alpha != 0xffff {
			t.Errorf("%s: nothing is drawn", p.name)
		}
		if _, _, _, alpha := sheet.At(0, 0).RGBA(); alpha != 0 {
			t.Errorf("%s: the corner is not cut off", p.name)
		}
	}
}

// The pictures are drawn once, however often something is chosen, and once more for another size.
func TestPicturesAreDrawnOnce(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	shown := b.PictureNamed("base")
	first := shown.At(160, 100)
	b.preset("contracts")
	b.preset("everything")
	if again := b.PictureNamed("base"); again != shown || again.At(160, 100) != first {
		t.Error("it is drawn anew")
	}
	shown.At(200, 124)
	if size := shown.At(200, 124).Bounds().Size(); size.X != 200 {
		t.Errorf("at another size it is %v", size)
	}
}

// A set-up that has been played comes back as it was.
func TestRememberedSetupComesBack(t *testing.T) {
	seed := uint64(9)
	options := portroyal.DefaultOptions()
	options.AutoContracts, options.Target = false, 20
	from := progress.Setup{Options: options, Seed: &seed, Start: 1, Seats: []progress.Seat{
		{Name: "Ann", Colour: 3, Portrait: "widow"}, {Name: "Bo", Player: "captain:bold", Portrait: "fisher"},
	}}
	b := newBench(t, &from, setuptest.Usual, words.English)
	b.Press(fyne.KeyReturn)
	is := b.begun[0]
	if is.Options != from.Options || !slices.Equal(is.Seats, from.Seats) || is.Start != 1 || *is.Seed != 9 {
		t.Errorf("%+v", is)
	}
}
