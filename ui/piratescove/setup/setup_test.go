package setup

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/assets"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/skill"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/setup"
	"portroyal/ui/setup/setuptest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// At every size, in every language and with every company nothing is outside the window or overlaps anything else, what is
// written on ribbons is shown in full, and nothing scrolls before it is unfolded.
func TestFitsTheWindow(t *testing.T) {
	for _, size := range setuptest.Sizes {
		for _, language := range words.Languages {
			b := newBench(t, nil, size, language)
			for i, p := range presets {
				b.preset(p.name)
				what := fmt.Sprintf("%v, %s, %s", size, language, p.name)
				b.Fits(what)
				if size.Height >= setuptest.Small.Height {
					b.FitsUnfolded(what)
				}
				if ribbons := b.RibbonsFit(what); ribbons[1+i].Text() != b.stage.Words.T(presetTitles.ID(p.name)) {
					t.Errorf("%s is called %q", what, ribbons[1+i].Text())
				}
			}
			b.Flip("cove.setup.practice") // which unfolds
			b.Fits(fmt.Sprintf("%v, %s, unfolded", size, language))
		}
	}
}

func TestSeatPanelFits(t *testing.T) {
	for _, size := range setuptest.Sizes {
		for _, language := range words.Languages {
			newBench(t, nil, size, language).PanelFits(fmt.Sprintf("%v, %s", size, language))
		}
	}
}

// Each preset is a game that can be played as it is, whatever was chosen before, and is marked as chosen; the first one is
// that of a new player.
func TestPresets(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	if chosen := b.Chosen("presets"); chosen != 0 {
		t.Errorf("a new player begins with preset %d", chosen)
	}
	for _, before := range presets {
		for i, after := range presets {
			b.preset(before.name)
			b.preset(after.name)
			b.begun = nil
			b.Press(fyne.KeyReturn)
			if len(b.begun) != 1 {
				t.Fatalf("%s, then %s: begun %d times", before.name, after.name, len(b.begun))
			}
			is := b.begun[0]
			var players []string
			for _, seat := range is.Seats {
				players = append(players, seat.Player)
			}
			if err := is.Check(); err != nil || !slices.Equal(players, after.players) {
				t.Errorf("%s, then %s: %q (%v)", before.name, after.name, players, err)
			}
			if chosen := b.Chosen("presets"); chosen != i {
				t.Errorf("%s, then %s: preset %d is marked", before.name, after.name, chosen)
			}
			setuptest.Distinct(t, is.Seats)
		}
	}
	b.Choose("players", 3)
	b.InPanel(4)("who")
	b.At.CloseAll()
	b.Choose("players", 0)
	if chosen := b.Chosen("presets"); chosen != -1 {
		t.Errorf("with another number of players preset %d is marked", chosen)
	}
}

// The players of presets are computer players whom this version offers, and of no two of them the same ones play.
func TestPresetsAreCompanies(t *testing.T) {
	before := map[string]companyName{}
	for _, p := range presets {
		key := strings.Join(p.players, " ")
		if other, taken := before[key]; taken {
			t.Errorf("%s and %s are the same", p.name, other)
		}
		before[key] = p.name
		if n := len(p.players); n < cove.MinPlayers || n > cove.MaxPlayers || p.players[0] != "" {
			t.Errorf("%s: %q", p.name, p.players)
		}
		for _, player := range p.players {
			if _, _, known := bot.LevelOf(player); !known && player != "" {
				t.Errorf("%s: nobody is called %s", p.name, player)
			}
		}
	}
}

// A preset leaves the names, heads and colours that the player has chosen.
func TestPresetsLeaveWhatWasChosen(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.Seats[0] = progress.Seat{Name: "Zoe", Portrait: "widow", Colour: 3}
	b.Seats[1].Name, b.Seats[1].Portrait, b.Seats[1].Colour = "Leonie", "fisher", 4
	for _, p := range presets {
		b.preset(p.name)
		seats := b.seats()
		if seats[0] != (progress.Seat{Name: "Zoe", Portrait: "widow", Colour: 3}) {
			t.Errorf("%s: %+v", p.name, seats[0])
		}
		if want := (progress.Seat{Name: "Leonie", Portrait: "fisher", Colour: 4, Player: p.players[1]}); seats[1] != want {
			t.Errorf("%s: %+v, want %+v", p.name, seats[1], want)
		}
	}
}

// In every picture something is drawn, its upper corners are cut off, and nothing on it reaches over an edge.
func TestPresetsHavePictures(t *testing.T) {
	const most = 0.98 // the shape of the highest picture
	for _, p := range presets {
		scene := presetScenes[p.name]
		if len(scene.things) < 2 {
			t.Errorf("%s has no picture", p.name)
		}
		for _, height := range []int{75, 117} {
			sheet := scene.poster(120, height)
			if sheet.RGBAAt(60, 40).A != 0xff || sheet.RGBAAt(2, height-1).A != 0xff || sheet.RGBAAt(0, 0).A != 0 {
				t.Errorf("%s, %d high: it is not covered, or its corner is not cut off", p.name, height)
			}
		}
		for _, thing := range scene.things {
			half := thing.width * (1 + 0.35*(most-setup.PictureShape)) / 2
			if thing.x-half < 0 || thing.x+half > 1 {
				t.Errorf("%s: %v%s is cut off", p.name, thing.layers, thing.head)
			}
			if thing.head != "" && !slices.Contains(setup.Portraits, thing.head) {
				t.Errorf("%s: there is no head %s", p.name, thing.head)
			}
		}
	}
	for level, scene := range whoScenes {
		if sheet := scene.poster(120, 100); sheet.RGBAAt(60, 60).A != 0xff {
			t.Errorf("nothing is behind level %d", level)
		}
	}
}

// Every character has heads that suit it and a symbol.
func TestCharactersHaveHeads(t *testing.T) {
	setuptest.CharactersHaveHeads(t, Company)
	for _, who := range Company.Characters {
		if who != skill.Even && assets.Cove("symbols/"+characterSymbols[who]) == nil {
			t.Errorf("%s has no symbol", who)
		}
	}
}

// Five computer players join, each with a name, a head and a colour of their own, and the stars say how strong they are.
func TestWhoJoins(t *testing.T) {
	for _, language := range words.Languages {
		b := newBench(t, nil, setuptest.Usual, language)
		w := b.stage.Words
		b.Choose("players", 3)
		is := b.seats()
		setuptest.Distinct(t, is)
		for i, seat := range is[1:] {
			level, character, _ := bot.LevelOf(seat.Player)
			if level == 0 || level > bot.Captain || !slices.Contains(Company.HeadsFor(seat.Player), seat.Portrait) {
				t.Errorf("%s: %+v joins", language, seat)
			}
			stars := w.T("setup.seat.stars", "Stars", strconv.Itoa(int(level)), "Most", skill.Levels)
			if character.Name == "fighter" { // README.md of bot has what it was measured to be better
				stars = w.T("setup.seat.stars", "Stars", strconv.Itoa(int(level))+"½", "Most", skill.Levels)
			}
			want := seat.Name + ", " + terms.Opponent(w, seat.Player) + ", " + stars
			if tile := b.Focus.Names[fmt.Sprintf("seat.%d", i+1)].(*widgets.Tile); tile.Name != want {
				t.Errorf("%s: the tile says %q, want %q", language, tile.Name, want)
			}
		}
	}
}

// Everything can be chosen by keyboard, and Enter begins.
func TestByKeyboardAlone(t *testing.T) {
	b := newBench(t, nil, setuptest.Small, words.German)
	b.Press(fyne.KeyTab, fyne.KeyRight, fyne.KeyRight) // three rivals
	if b.Focused() != "presets" || b.Chosen("presets") != 2 {
		t.Fatalf("the focus is on %q, and preset %d is chosen", b.Focused(), b.Chosen("presets"))
	}
	b.Press(fyne.KeyTab, fyne.KeyRight) // a fifth player
	b.FocusOn("fold")
	b.Press(fyne.KeySpace)
	b.FocusOn("cove.setup.practice")
	b.Press(fyne.KeySpace)
	b.FocusOn("seed")
	b.Focus.Names["seed"].TypedRune('4')
	b.Press(fyne.KeyReturn)
	if len(b.begun) != 1 {
		t.Fatalf("begun %d times:\n%s", len(b.begun), visible.Texts(b.Top()))
	}
	if is := b.begun[0]; len(is.Seats) != 5 || is.Options.Players != 5 || !is.Practice || is.Seed == nil || *is.Seed != 4 {
		t.Errorf("%+v", is)
	}
	b.At.Window.Canvas().Unfocus()
	b.Press(fyne.KeyEscape)
	if b.back != 1 {
		t.Errorf("gone back %d times", b.back)
	}
}

// What is folded away is in the summary.
func TestSummarySaysWhatIsPlayed(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	if got := b.Summary.Text; got != "12 rounds" {
		t.Errorf("it says %q", got)
	}
	b.Seed = "42"
	b.Flip("cove.setup.practice")
	if got := b.Summary.Text; got != "12 rounds  ·  Practice  ·  Seed 42" {
		t.Errorf("it says %q", got)
	}
}

// Each variant can be chosen, is begun, and is in the summary; of black ships the number that is not usual is offered, which
// only the number of players for whom it was chosen takes along (V).
func TestVariants(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	begins := func(want cove.Options, summary string) {
		t.Helper()
		b.begun = nil
		b.Press(fyne.KeyReturn)
		if is := b.begun[0].Options; is != want || b.Summary.Text != summary {
			t.Errorf("%+v is begun, of which it says %q; want %+v, %q", is, b.Summary.Text, want, summary)
		}
	}
	b.preset("duel")
	begins(cove.Options{Players: 2}, "12 rounds")
	b.Flip("cove.option.short")
	b.Flip("cove.option.open-fame")
	b.Flip("cove.option.one-black")
	begins(cove.Options{Players: 2, Rounds: cove.ShortRounds, BlackShips: 1, OpenFame: true},
		"8 rounds  ·  One black ship  ·  Open fame cards")
	b.preset("rivals")
	begins(cove.Options{Players: 4, Rounds: cove.ShortRounds, OpenFame: true}, "8 rounds  ·  Open fame cards")
	b.Flip("cove.option.two-blacks")
	b.Flip("cove.option.short")
	begins(cove.Options{Players: 4, BlackShips: 2, OpenFame: true}, "12 rounds  ·  Two black ships  ·  Open fame cards")
	again := b.begun[0]
	b = newBench(t, &again, setuptest.Usual, words.English)
	begins(again.Options, "12 rounds  ·  Two black ships  ·  Open fame cards")
}

// A set-up that has been played comes back as it was; what this version does not have is replaced.
func TestRememberedSetupComesBack(t *testing.T) {
	seed := uint64(9)
	from := progress.Setup{Options: cove.Options{Players: 2, Rounds: cove.ShortRounds, OpenFame: true}, Seed: &seed, Practice: true, Seats: []progress.Seat{
		{Name: "Ann", Colour: 3, Portrait: "widow"}, {Name: "Bo", Player: "captain:fighter", Portrait: "fisher"},
	}}
	b := newBench(t, &from, setuptest.Usual, words.English)
	b.Press(fyne.KeyReturn)
	is := b.begun[0]
	if is.Options != from.Options || !slices.Equal(is.Seats, from.Seats) || *is.Seed != 9 || !is.Practice {
		t.Errorf("%+v", is)
	}
	from.Seats[1].Player, from.Seats[1].Portrait = "kraken:bold", "octopus"
	if got := Company.Known(from.Seats)[1]; got.Player != "captain" || got.Portrait != "captain" {
		t.Errorf("%+v", got)
	}
}

// The names of computer players go with their heads, and fit a plate.
func TestNames(t *testing.T) {
	setuptest.NamesFitFaces(t, Company)
	for _, language := range words.Languages {
		if got := Default(words.In(language), "Anna"); got.Seats[0].Name != "Anna" || got.Check() != nil {
			t.Errorf("%s: %+v (%v)", language, got, got.Check())
		}
	}
}

// Computer players whom the program names are called after their heads, in every company, and after another head once they
// are somebody else; a name that the player has given stays.
func TestNamesGoWithHeads(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	matches := func(what string) {
		t.Helper()
		for _, seat := range b.Seats {
			if want := b.stage.Words.T(Company.Called[seat.Portrait]); seat.Player != "" && seat.Name != want {
				t.Errorf("%s: %s with the head of a %s is called %q", what, seat.Player, seat.Portrait, seat.Name)
			}
		}
	}
	for _, p := range presets {
		b.preset(p.name)
		matches(string(p.name))
	}
	b.preset("rivals")
	for _, player := range []string{"governor", "admiral", "captain:thrifty", "", "cabin-boy"} {
		b.Cast(1, player)
		matches("changed to " + player)
	}
	b.Seats[1].Name = "Leonie"
	if b.Cast(1, "admiral"); b.Seats[1].Name != "Leonie" {
		t.Errorf("Leonie is called %q", b.Seats[1].Name)
	}
}

// Two persons of one name, also in another case, are not told apart later, so that set-up asks for another; a computer
// player may be called like a person.
func TestTwoOfOneName(t *testing.T) {
	for player, begins := range map[string]bool{"": false, "captain": true} {
		from := Default(words.In(words.English), "")
		from.Seats[0].Name, from.Seats[1].Name, from.Seats[1].Player = "Anna", "anna", player
		b := newBench(t, &from, setuptest.Usual, words.English)
		b.Press(fyne.KeyReturn)
		if begun := len(b.begun) > 0; begun != begins {
			t.Errorf("with %q it begins: %v", player, begun)
		}
		if says := visible.Says(b.Top(), words.In(words.English).T("setup.name.twice", "Name", "anna")); says == begins {
			t.Errorf("with %q it says so: %v", player, says)
		}
	}
}
