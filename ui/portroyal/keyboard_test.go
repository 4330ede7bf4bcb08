package portroyal

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/ending"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/settings"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// against is the set-up of a person against computer players.
func against(seed uint64, players ...string) progress.Setup {
	names := []string{"Ann", "Ben", "Cem", "Dora", "Eve"}
	setup := hotSeat(names[:len(players)+1]...)
	for i, player := range players {
		setup.Seats[i+1].Player = player
	}
	setup.Start = portroyal.RandomStart
	return withSeed(setup, seed)
}

// withSetup are the settings of somebody who played this before.
func withSetup(setup progress.Setup) *settings.Settings {
	from := settings.Default()
	progress.Of(&from).Setup = &setup
	return &from
}

// sameGame checks that the table shows the game played along.
func (b *bench) sameGame() {
	b.t.Helper()
	view := b.game.View()
	shown := visible.Texts(b.window.Canvas().Content())
	for _, words := range []string{
		b.stage.Words.N("table.pile", view.PileSize()),
		b.stage.Words.N("table.discards", view.Discarded()),
	} {
		if !strings.Contains(shown, words) {
			b.t.Fatalf("the table does not show %q:\n%s", words, shown)
		}
	}
	var cards []portroyal.Card
	for _, card := range visible.All[*pieces.Card](b.window.Canvas().Content()) {
		cards = append(cards, card.Card)
	}
	for _, card := range append(view.Harbour(), view.Expeditions()...) {
		if !slices.Contains(cards, card) {
			b.t.Fatalf("the table does not show %s of %v", card, cards)
		}
	}
}

// playOut plays the game to its end with the keyboard.
func (b *bench) playOut(random *rand.Rand) {
	b.t.Helper()
	for !b.game.Over() {
		b.sameGame()
		b.act(likely(b.game.Legal(), random))
	}
}

func TestKeyboardAlonePlaysAWholeGame(t *testing.T) {
	for seed := range uint64(6) {
		setup := against(seed, "captain:bold", "captain")
		setup.Options.RequireExpedition = seed%2 == 1 // so that expeditions are claimed
		b := newBench(t, withSetup(setup))
		b.follow(setup)
		b.Press(fyne.KeyReturn)
		b.playOut(rand.New(rand.NewPCG(seed, 3)))

		winner := b.game.View()
		if !strings.Contains(visible.Texts(b.Top()), b.stage.Words.T("end.curve")) {
			t.Fatalf("no ranking after the end, but\n%s", visible.Texts(b.Top()))
		}
		for seat, name := range []string{"Ann", "Ben", "Cem"} {
			if !strings.Contains(visible.Texts(b.Top()), name) {
				t.Errorf("seat %d is missing in the ranking", seat)
			}
		}
		if wins := b.stage.Words.T("end.wins", "Player",
			b.game.Seats()[winner.Winners()[0]].Name); len(winner.Winners()) == 1 &&
			!visible.Says(b.Top(), wins) {
			t.Errorf("%q is missing in the ranking", wins)
		}

		ended := b.Screen()
		b.Pass(400 * time.Millisecond) // as soon as somebody would type on in the game
		b.Strike(fyne.KeyReturn)
		if !b.stage.Covered() || b.Screen() != ended {
			t.Fatal("Enter meant for the game left the ranking")
		}
		b.Pass(endingPause)
		b.Press(ending.First)
		if b.stage.Covered() || b.Screen() == ended {
			t.Fatal("no key plays again")
		}
		b.follow(setup) // the same seed: the same game from its beginning
		b.sameGame()
	}
}

// A key held down for two seconds does what one press does, on the table as well as before it.
func TestHeldKeyIsOnePress(t *testing.T) {
	hold := func(b *bench, name fyne.KeyName) {
		b.Pass(time.Second)
		b.Strike(name)
		for range 59 { // an odd number, so that what opens and closes by turns would not end open
			b.Pass(33 * time.Millisecond)
			b.Repeat(name)
		}
	}
	b := newBench(t, withSetup(withSeed(hotSeat("Ann", "Ben"), 3)))
	hold(b, fyne.KeyReturn) // begins the game
	begun := b.Screen()
	b.follow(withSeed(hotSeat("Ann", "Ben"), 3))
	b.sameGame()
	hold(b, fyne.KeySpace)
	if _, err := b.game.Play(portroyal.Action{Kind: portroyal.RevealNext}); err != nil {
		t.Fatal(err)
	}
	b.sameGame()
	hold(b, fyne.KeyEscape)
	if !b.stage.Covered() || b.Screen() != begun {
		t.Error("Esc held down does not open the menu and leave it open")
	}
}

func TestRankingCanBeClosedAndComesBack(t *testing.T) {
	b := newBench(t, nil)
	on(hotSeat("Ann", "Ben"), isOver)(b)
	b.Press(fyne.KeyEscape)
	if b.stage.Covered() {
		t.Fatal("Esc does not close the ranking")
	}
	b.sameGame()
	b.Press(fyne.KeyReturn)
	if !strings.Contains(visible.Texts(b.Top()), b.stage.Words.T("end.curve")) {
		t.Fatal("Enter does not bring the ranking back")
	}
	b.Tap("end.look")
	b.Tap("result")
	b.Tap("end.start")
	if b.stage.Covered() || !slices.Contains(b.Plates(), b.stage.Words.T("start.again")) {
		t.Fatalf("not the start screen, but %q", b.Plates())
	}
}

func TestTabReachesEverythingThatCanBePressed(t *testing.T) {
	for name, to := range map[string]func(*bench){
		"start": func(*bench) {}, "start with games": showsGames, "setup": seats(5),
		"library":  showsLibrary(keptGames),
		"editions": func(b *bench) { showsLibrary(keptGames)(b); b.Tap("library.editions") },
		"settings": keys(fyne.KeyS), "help": keys(fyne.KeyF1), "learn": keys(fyne.KeyL),
		"menu": func(b *bench) { b.begin(withSeed(hotSeat("Ann", "Ben"), 1)); b.Press(fyne.KeyEscape) },
	} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t, nil)
			to(b)
			reached := b.Reached()
			wanted := 0
			visible.Walk(b.Top(), func(object fyne.CanvasObject) {
				switch object := object.(type) {
				case *widgets.Plate, *widgets.Toggle, *widgets.Tile, *widgets.Picks,
					*widgets.Field, *widgets.Slider:
					wanted++
					if !slices.Contains(reached, object.(fyne.Focusable)) {
						t.Errorf("Tab does not reach %T %v", object, object)
					}
				}
			})
			if wanted == 0 {
				t.Error("nothing to be reached")
			}
		})
	}
}

func TestSpaceAndEnterPressWhatHasTheFocus(t *testing.T) {
	for _, key := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter} {
		for id, leadsTo := range map[words.ID]words.ID{
			"start.setup": "setup.title", "start.settings": "settings.title", "start.learn": "start.help",
			"start.again": "menu",
		} {
			b := newBench(t, withSetup(withSeed(hotSeat("Ann", "Ben"), 1)))
			b.window.Canvas().Focus(b.Plate(id))
			b.Press(key)
			if want := b.stage.Words.T(leadsTo); !strings.Contains(visible.Texts(b.Top()), want) {
				t.Errorf("%s on %s does not lead to %q", key, id, want)
			}
		}
	}
}

func TestKeysOfTheStartScreen(t *testing.T) {
	for key, leadsTo := range map[fyne.KeyName]words.ID{
		fyne.KeyN: "setup.title", fyne.KeyS: "settings.title", fyne.KeyF1: "help.title", fyne.KeyReturn: "menu",
		fyne.KeySpace: "menu",
	} {
		for _, tabs := range []int{0, 5} { // nothing has the focus, and a plate that this key would not press
			if tabs > 0 && (key == fyne.KeyReturn || key == fyne.KeySpace) {
				continue // they press it
			}
			b := newBench(t, withSetup(withSeed(hotSeat("Ann", "Ben"), 1)))
			b.Press(slices.Repeat([]fyne.KeyName{fyne.KeyTab}, tabs)...)
			b.Press(key)
			if want := b.stage.Words.T(leadsTo); !strings.Contains(visible.Texts(b.Top()), want) {
				t.Errorf("%s after %d Tabs does not lead to %q", key, tabs, want)
			}
		}
	}
}

// Escape closes what is on top whatever in it has the focus.
func TestEscapeClosesOverlays(t *testing.T) {
	here := func(*bench) {}
	for name, c := range map[string]struct{ to, open func(*bench) }{
		"settings": {here, keys(fyne.KeyS)},
		"help":     {here, keys(fyne.KeyF1)},
		"about":    {here, func(b *bench) { b.Press(fyne.KeyS); b.Tap("start.about") }},
		"menu":     {func(b *bench) { b.begin(withSeed(hotSeat("Ann", "Ben"), 1)) }, keys(fyne.KeyEscape)},
		"discards": {on(hotSeat("Ann", "Ben"), someDiscards), keys(fyne.KeyB)},
		"ranking":  {func(b *bench) { on(hotSeat("Ann", "Ben"), isOver)(b); b.stage.CloseAll() }, keys(fyne.KeyReturn)},
	} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t, nil)
			c.to(b)
			c.open(b)
			if !b.stage.Covered() {
				t.Fatal("it does not open")
			}
			places := len(b.Reached())
			for tabs := range places + 1 {
				b.stage.CloseAll()
				c.open(b)
				open := b.stage.Depth()
				b.Press(slices.Repeat([]fyne.KeyName{fyne.KeyTab}, tabs)...)
				b.Press(fyne.KeyEscape)
				if b.stage.Depth() != open-1 {
					t.Errorf("Esc does nothing after %d Tabs, on %T", tabs, b.window.Canvas().Focused())
				}
			}
		})
	}
}

// A click on something in the settings leaves the keys as they are.
func TestEscapeClosesSettingsAfterAClick(t *testing.T) {
	b := newBench(t, nil)
	b.Press(fyne.KeyS)
	toggles := visible.All[*widgets.Toggle](b.Top())
	chance := toggles[slices.IndexFunc(toggles, func(t *widgets.Toggle) bool { return t.Title == b.stage.Words.T("settings.chance") })]
	test.TapCanvas(b.window.Canvas(), visible.Place(chance).AddXY(20, 15))
	if b.settings.ShowChance {
		t.Fatal("the click changed nothing")
	}
	b.Press(fyne.KeyEscape)
	if b.stage.Covered() {
		t.Error("Esc does not close the settings after a click on a toggle")
	}
}

func TestEscapeGoesBackFromTheSetup(t *testing.T) {
	places := func() int {
		b := newBench(t, nil)
		b.Press(fyne.KeyN)
		return len(b.Reached())
	}()
	for tabs := range places + 1 {
		b := newBench(t, nil)
		b.Press(fyne.KeyN)
		b.Press(slices.Repeat([]fyne.KeyName{fyne.KeyTab}, tabs)...)
		b.Press(fyne.KeyEscape)
		if !slices.Contains(b.Plates(), b.stage.Words.T("start.play")) {
			t.Errorf("Esc does not go back after %d Tabs, on %T", tabs, b.window.Canvas().Focused())
		}
	}
}

// A rebuilt screen takes its keys as before, also if the pressed widget has been replaced.
func TestKeysWorkAfterARebuild(t *testing.T) {
	gone := func(b *bench) bool { // whether the focus is on something that is not shown any more
		focused, shown := b.window.Canvas().Focused(), false
		if focused == nil {
			return false
		}
		visible.Walk(b.Top(), func(object fyne.CanvasObject) { shown = shown || object == focused.(fyne.CanvasObject) })
		return !shown
	}
	t.Run("setup", func(t *testing.T) {
		for tabs := range 8 { // the numbers of players, a colour, ...
			b := newBench(t, nil)
			b.Press(fyne.KeyN)
			b.Press(slices.Repeat([]fyne.KeyName{fyne.KeyTab}, tabs+1)...)
			pressed := b.window.Canvas().Focused()
			if _, entry := pressed.(*widgets.Field); entry {
				continue // a space is a letter there
			}
			b.Press(fyne.KeySpace)
			if gone(b) {
				t.Errorf("after Space on place %d, a %T, the focus is on what is not shown any more", tabs+1, pressed)
			}
		}
	})
	t.Run("window resized", func(t *testing.T) {
		b := newBench(t, nil)
		b.Press(fyne.KeyTab, fyne.KeyTab)
		b.window.Resize(fyne.NewSize(1200, 800))
		if gone(b) {
			t.Error("the focus is on a plate that is not shown any more")
		}
	})
	t.Run("table", func(t *testing.T) {
		setup := withSeed(hotSeat("Ann", "Ben"), 1)
		b := newBench(t, nil)
		b.begin(setup)
		b.Press(fyne.KeyTab, fyne.KeyTab)
		b.window.Resize(fyne.NewSize(1200, 800))
		if gone(b) {
			t.Error("the focus is on a plate that is not shown any more")
		}
		b.act(portroyal.Action{Kind: portroyal.RevealNext})
		b.sameGame()
	})
}

// The keys of the game work wherever the focus is.
func TestKeysOfTheTableWorkWithTheFocusOnAPlate(t *testing.T) {
	places := func() int {
		b := newBench(t, nil)
		b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
		return len(b.Reached())
	}()
	for tabs := range places + 1 {
		b := newBench(t, nil)
		b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
		b.Press(slices.Repeat([]fyne.KeyName{fyne.KeyTab}, tabs)...)
		b.Press(fyne.KeyEscape)
		if !b.stage.Covered() {
			t.Errorf("Esc does not open the menu after %d Tabs, on %T", tabs, b.window.Canvas().Focused())
		}
	}
}

// A key that decides nothing skips the waiting for computer players.
func TestKeysSkipTheWaiting(t *testing.T) {
	b := newBench(t, nil)
	b.stage.Inline = false
	b.stage.PauseOf = never
	setup := against(1, "seaman")
	setup.Start = 1
	b.follow(setup)
	b.play(setup)
	b.Press(fyne.KeySpace)
	ends(t, b.stage.Background.Wait) // when a person decides
	b.sameGame()
}

func TestLanguageThemeAndSpeedChangeDuringAGame(t *testing.T) {
	setup := against(4, "seaman", "captain")
	b := newBench(t, nil)
	b.begin(setup)
	b.config.Language, b.config.Theme, b.config.Speed = "", "", "" // as after choices in the settings
	random := rand.New(rand.NewPCG(1, 1))
	for i := 0; !b.game.Over(); i++ {
		b.settings.Language = string(words.Languages[i%len(words.Languages)])
		b.settings.Theme = settings.Themes[i%len(settings.Themes)]
		b.settings.Speed = settings.Speeds[i%len(settings.Speeds)]
		b.Restyle()
		b.sameGame()
		onTable, ok := b.Screen().(*table.Table)
		if !ok || !strings.Contains(visible.Texts(onTable.Content()), b.stage.Words.T("menu")) {
			t.Fatalf("no menu in %s", b.stage.Words.Language())
		}
		b.settings.Speed = settings.SpeedInstant
		b.act(likely(b.game.Legal(), random))
	}
	kept, err := settings.Load(b.config.SettingsFile, &progress.Memory{})
	if err != nil || kept.Language != b.settings.Language || kept.Theme != b.settings.Theme {
		t.Errorf("the settings kept are %+v (%v)", kept, err)
	}
}

// Overlays of the table are in the language chosen in the settings too.
func TestLanguageChosenFromTheMenu(t *testing.T) {
	b := newBench(t, nil)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
	b.Press(fyne.KeyEscape)
	b.Tap("menu.settings")
	test.Tap(b.pick(words.In(words.German).T("language.name")))
	german := words.In(words.German)
	if !strings.Contains(visible.Texts(b.Top()), german.T("settings.title")) {
		t.Fatalf("the settings are not in German:\n%s", visible.Texts(b.Top()))
	}
	b.Press(fyne.KeyEscape)
	if !b.stage.Covered() {
		t.Fatal("Esc closed the menu below the settings as well")
	}
	if !slices.Contains(b.Plates(), german.T("menu.continue")) {
		t.Errorf("the menu says %q", b.Plates())
	}
	b.Press(fyne.KeyEscape)
	if !slices.Contains(b.Plates(), german.T("reveal")) {
		t.Errorf("the table says %q", b.Plates())
	}
	b.sameGame()
}

// The arrow keys go through the plates of the start screen, of the menu and of the ranking.
func TestArrowKeysMoveTheFocus(t *testing.T) {
	b := newBench(t, withSetup(against(1, "captain")))
	on := func() string {
		plate, ok := b.window.Canvas().Focused().(*widgets.Plate)
		if !ok {
			t.Fatal("no plate has the focus")
		}
		return plate.Text
	}
	walk := func(where string) {
		t.Helper()
		b.Press(fyne.KeyDown)
		first := on()
		b.Press(fyne.KeyDown)
		if second := on(); second == first {
			t.Errorf("%s: the focus stays on %q", where, first)
		}
		b.Press(fyne.KeyUp)
		if back := on(); back != first {
			t.Errorf("%s: back to %q, not to %q", where, back, first)
		}
	}
	walk("start")
	b.Press(fyne.KeyReturn) // what has the focus is the first plate: play
	b.Press(fyne.KeyEscape)
	if !b.stage.Covered() {
		t.Fatal("no menu")
	}
	walk("menu")
	b.window.Canvas().Unfocus()
	b.Press(fyne.KeyReturn)
	if b.stage.Covered() {
		t.Error("Enter does not go on with the game")
	}
}

// Ctrl+C copies what has happened since the last decision and says so, or that there is nothing, which leaves the clipboard alone.
func TestWhatHappenedIsCopiedByAKey(t *testing.T) {
	b := newBench(t, nil)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
	b.Copy("before")
	b.stage.TypedShortcut(&fyne.ShortcutCopy{})
	b.Tells(b.stage.Words.T("notice.happened.none"))
	if copied := b.app.Clipboard().Content(); copied != "before" {
		t.Errorf("nothing has happened, and on the clipboard is %q", copied)
	}
	for b.house.Table.Happened() == "" {
		b.Press(fyne.KeySpace)
		b.Pass(time.Minute)
		b.Press(fyne.KeyReturn)
		b.Pass(time.Minute)
	}
	b.stage.TypedShortcut(&fyne.ShortcutCopy{})
	b.Tells(b.stage.Words.T("notice.happened.copied"))
	if copied := b.app.Clipboard().Content(); copied == "before" || copied != b.house.Table.Happened() {
		t.Errorf("on the clipboard is %q", copied)
	}
}
