package portroyal

import (
	"image"
	"slices"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"golang.org/x/image/draw"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/golden"
	shared "portroyal/ui/house"
	"portroyal/ui/outline"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/statisticspage"
	"portroyal/ui/portroyal/statisticspage/statisticspagetest"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/settings"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// speak changes the language as the settings do.
func (b *bench) speak(language words.Language) {
	b.settings.Language = string(language)
	b.Restyle()
}

// on plays a hot-seat game on the table, by the keyboard, to a position that holds.
func on(setup progress.Setup, holds func(*match.Match) bool) func(*bench) {
	return func(b *bench) {
		b.t.Helper()
		from, actions := reach(b.t, setup, holds)
		b.begin(from)
		for _, action := range actions {
			b.act(action)
		}
	}
}

// lookedAt shows a game played so far without letting it go on, as it is while a computer player
// thinks.
func lookedAt(holds func(*match.Match) bool) func(*bench) {
	return func(b *bench) {
		b.t.Helper()
		setup := hotSeat("Ann", "Ben", "Cem")
		setup.Seats[1].Player = "captain"
		from, actions := reach(b.t, setup, holds)
		seats := []match.Seat{{Name: "Ann"}, {Name: "Ben", Player: "captain"}, {Name: "Cem"}}
		game, err := match.New(match.Setup{Options: from.Options, Seats: seats, Seed: *from.Seed})
		if err != nil {
			b.t.Fatal(err)
		}
		for _, action := range actions {
			if _, err := game.Play(action); err != nil {
				b.t.Fatal(err)
			}
		}
		b.MoveTo(table.New(b.stage, game, []int{0, 1, 2}, b.ground,
			table.Calls{Menu: b.OpenMenu, Help: b.OpenHelp, Over: func() {}}))
	}
}

// keys types keys.
func keys(names ...fyne.KeyName) func(*bench) {
	return func(b *bench) { b.Press(names...) }
}

// seats shows the set-up screen with a number of seats.
func seats(n int) func(*bench) {
	return func(b *bench) {
		b.t.Helper()
		b.Press(fyne.KeyN)
		test.Tap(b.pick(strconv.Itoa(n)))
	}
}

// requireExpedition is the variant F3.
func requireExpedition(setup progress.Setup) progress.Setup {
	setup.Options.RequireExpedition = true
	setup.Options.Target = portroyal.MinTarget
	return setup
}

// decided plays with contracts that the players decide about (K5).
func decided(setup progress.Setup) progress.Setup {
	setup.Options.Decks |= portroyal.DeckExpansion
	setup.Options.Contracts, setup.Options.AutoContracts = true, false
	return setup
}

// together plays against time.
func together(setup progress.Setup) progress.Setup {
	setup = decided(setup)
	setup.Options.Cooperative, setup.Options.AutoContracts = true, true
	return setup
}

// easily lays a single contract.
func easily(setup progress.Setup) progress.Setup {
	setup.Options.ContractsLaid = 1
	return setup
}

// theEnd shows the end of the game once more.
func theEnd(b *bench) {
	b.stage.CloseAll()
	b.Press(fyne.KeyReturn)
}

// can reports whether an action of this kind is legal.
func can(m *match.Match, kind portroyal.ActionKind) bool {
	return slices.ContainsFunc(m.Legal(), func(a portroyal.Action) bool { return a.Kind == kind })
}

// screens are all that the window can show: how to get there once, and what to open then in each
// language.
var screens = []struct {
	name string
	to   func(*bench)
	open func(*bench)
}{
	{name: "start", to: func(*bench) {}},
	{name: "start-games", to: showsGames},
	{name: "puzzles", to: func(b *bench) { b.book.ShowPuzzles(0) }},
	{name: "puzzle-answered", to: func(b *bench) {
		b.book.OpenPuzzle(0)
		one := &everyPuzzle(b.t)[0]
		b.Press(answerKeys(one, one.Choices[1].Action)...)
	}},
	{name: "mistakes", to: func(b *bench) {
		b.mistook(5)
		b.mistaken.Show(b.AtScreen().Name, "")
	}},
	{name: "mistakes-empty", to: func(b *bench) { b.mistaken.Show(b.AtScreen().Name, "") }},
	{name: "mistake-answered", to: func(b *bench) {
		keys := b.mistook(3)
		one := b.mistaken.Puzzles[keys[0]].Puzzle.Plain()
		b.mistaken.Open(b.AtScreen().Name, keys[0])
		b.Press(answerKeys(one, one.Choices[1].Action)...)
	}},
	{name: "days", to: func(b *bench) {
		day := calendar.On(b.stage.Time().Local())
		b.book.Begin(day, "a")
		b.book.Finish(day, "a", daily.Result{Outcome: logbook.Outcome{Points: 13, Against: 9, Won: true}, Rounds: 11, Busts: 2})
		b.book.ShowDays(day)
	}},
	{name: "career", to: func(b *bench) {
		v := &career.Voyages[0]
		b.book.Embark(v.Name, "a")
		b.book.Land("a", career.Result{Reached: []string{"win", "expeditions"}, Helped: true})
		b.book.ShowCareer(shared.NextVoyage)
	}},
	{name: "career-locked", to: func(b *bench) { b.book.ShowCareer(len(career.Voyages) - 1) }},
	{name: "library", to: showsLibrary(keptGames), open: func(b *bench) {
		b.Press(fyne.KeyDown, fyne.KeyDelete, fyne.KeyReturn)
	}},
	{name: "library-delete", to: showsLibrary(keptGames), open: func(b *bench) { b.Press(fyne.KeyDown, fyne.KeyDelete) }},
	{name: "library-editions", to: showsLibrary(keptGames), open: func(b *bench) { b.Tap("library.editions") }},
	{name: "library-empty", to: showsLibrary(noGames)},
	{name: "setup-2", to: seats(2)},
	{name: "setup-5", to: seats(5)},
	{name: "setup-customised", to: func(b *bench) {
		seats(5)(b)
		b.customise()
	}},
	{name: "setup-seat", to: seats(4), open: func(b *bench) { b.openSeat(1) }},
	{name: "setup-together", to: func(b *bench) { test.Tap(b.preset("together")) }},
	{name: "gallery", to: func(b *bench) { b.Press(fyne.KeyC) }},
	{name: "gallery-contracts", to: func(b *bench) { b.Press(fyne.KeyC, fyne.Key5) }},
	{name: "settings", to: func(*bench) {}, open: keys(fyne.KeyS)},
	{name: "learn", to: keys(fyne.KeyL)},
	{name: "games", to: func(b *bench) {
		setup := hotSeat("Ann", "Ben")
		b.own().Setup = &setup
		b.ShowStart()
		b.Press(fyne.KeyB)
	}},
	{name: "voyage", to: keys(fyne.KeyV, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyS, fyne.KeyS, fyne.KeyS, fyne.KeyReturn)},
	{name: "voyage-chapters", to: func(b *bench) {
		progress.Of(b.settings).Voyage.Done = []string{"discover", "trade"}
	}, open: func(b *bench) { b.Press(fyne.KeyV) }},
	{name: "help", to: func(*bench) {}, open: keys(fyne.KeyF1)},
	{
		name: "help-playing", to: on(decided(hotSeat("Ann", "Ben")), func(*match.Match) bool { return true }),
		open: func(b *bench) {
			b.Press(fyne.KeyF1)
			b.Press(slices.Repeat([]fyne.KeyName{fyne.KeyTab}, 9)...) // the contracts have the focus
		},
	},
	{name: "menu", to: on(hotSeat("Ann", "Ben"), func(*match.Match) bool { return true }), open: keys(fyne.KeyEscape)},
	{name: "table-first-card", to: on(hotSeat("Ann", "Ben", "Cem", "Dora", "Eve"),
		func(*match.Match) bool { return true })},
	{name: "table-discover", to: on(hotSeat("Ann", "Ben", "Cem"), func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.Discover && len(v.Harbour()) == 5 && len(v.Expeditions()) > 0 && m.Turns() > 3
	})},
	{name: "table-repel", to: on(hotSeat("Ann", "Ben", "Cem"), func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.Repel && len(v.Harbour()) > 2
	})},
	{name: "table-trade-active", to: on(hotSeat("Ann", "Ben", "Cem", "Dora"), func(m *match.Match) bool {
		v := m.View()
		cards, tooExpensive := canTake(v)
		return v.Phase() == portroyal.Trade && v.Decides() == v.Active() && cards > 1 && tooExpensive > 0
	})},
	{name: "table-trade-other", to: on(hotSeat("Ann", "Ben", "Cem", "Dora"), func(m *match.Match) bool {
		v := m.View()
		cards, tooExpensive := canTake(v)
		return v.Phase() == portroyal.Trade && v.Decides() != v.Active() && cards > 1 && tooExpensive > 0
	})},
	{name: "table-claim-only", to: on(hotSeat("Ann", "Ben"), func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.Trade && v.TakesLeft() == 0 && claims(m) > 0
	})},
	{name: "table-thinking", to: lookedAt(func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.Discover && v.Active() == 1 && len(v.Harbour()) > 2 && m.Turns() > 4
	})},
	{name: "table-contracts", to: on(decided(hotSeat("Ann", "Ben", "Cem")), func(m *match.Match) bool {
		v := m.View()
		fulfilled, steps := 0, 0
		for seat := range v.Players() {
			fulfilled += v.Fulfilled(seat)
			steps += v.Steps(seat, portroyal.GalleonFoe) + v.Steps(seat, portroyal.FrigateFoe)
		}
		return fulfilled > 0 && steps > 0 && can(m, portroyal.Fulfil)
	})},
	{
		name: "table-forgo", to: on(decided(hotSeat("Ann", "Ben", "Cem")),
			func(m *match.Match) bool { return can(m, portroyal.TakeForgoing) }),
		open: func(b *bench) {
			for _, action := range b.game.Legal() {
				if action.Kind == portroyal.TakeForgoing {
					view := b.game.View()
					b.Press(keysFor(view, b.berths, nil, portroyal.Taking(action.Card))...)
					return
				}
			}
		},
	},
	{name: "table-moment", to: on(decided(hotSeat("Ann", "Ben")), func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.Moment
	})},
	{name: "table-time", to: on(together(hotSeat("Ann", "Ben")), func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.MoveTime && v.VictoryPile() > 0
	})},
	{name: "table-alone", to: on(together(hotSeat("Ann")), func(m *match.Match) bool {
		v := m.View()
		return m.Turns() > 3 && len(v.Display(0)) > 1 && v.Revealed() == 0
	})},
	{name: "ending-together", to: on(together(hotSeat("Ann", "Ben")), isOver), open: theEnd},
	{name: "ending-together-won", to: on(easily(together(hotSeat("Ann", "Ben"))), func(m *match.Match) bool {
		v := m.View()
		return v.Won()
	}), open: theEnd},
	{name: "table-claiming", to: on(hotSeat("Ann", "Ben"), severalClaims), open: keys(fyne.KeyE)},
	{name: "table-over", to: func(b *bench) {
		on(hotSeat("Ann", "Ben", "Cem"), isOver)(b)
		b.Press(fyne.KeyEscape)
	}},
	{name: "ending", to: on(hotSeat("Ann", "Ben", "Cem"), isOver), open: theEnd},
	{name: "review", to: showsReview(hotSeat("Ann", "Ben", "Cem"))},
	{name: "statistics", to: func(b *bench) {
		page := statisticspage.New(b.stage, "Ann", statisticspage.Calls{Export: func() {}, Back: b.ShowStart})
		b.MoveTo(page)
		page.Show(statisticspagetest.Games(40))
	}},
	{name: "review-together", to: showsReview(together(hotSeat("Ann", "Ben")))},
	{name: "ending-contracts", to: on(decided(hotSeat("Ann", "Ben", "Cem", "Dora", "Eve")), isOver), open: theEnd},
	{name: "ending-shared", to: on(hotSeat("Ann", "Ben"), func(m *match.Match) bool {
		v := m.View()
		return m.Over() && len(v.Winners()) == 2
	}), open: theEnd},
	{
		name: "ending-expedition-required",
		to: on(requireExpedition(hotSeat("Ann", "Ben", "Cem")), func(m *match.Match) bool {
			if !m.Over() {
				return false
			}
			v := m.View()
			behind := 0
			for _, standing := range v.Standings() {
				if !standing.Ranked {
					behind++
				}
			}
			return behind > 0 && behind < 3
		}),
		open: theEnd,
	},
}

// pictures are the screens of which there is a picture as well, in English, German and all themes: they hold
// what no outline says, where things are and how they are painted.
var pictures = map[string]struct {
	language words.Language
	theme    settings.Theme
}{
	"start":              {words.English, settings.ThemeLight},
	"start-games":        {words.German, settings.ThemeLight},
	"library":            {words.English, settings.ThemeLight},
	"setup-5":            {words.German, settings.ThemeDark},
	"setup-seat":         {words.English, settings.ThemeLight},
	"gallery":            {words.German, settings.ThemeLight},
	"gallery-contracts":  {words.English, settings.ThemeDark},
	"help-playing":       {words.English, settings.ThemeLight},
	"table-first-card":   {words.English, settings.ThemeDark},
	"table-discover":     {words.German, settings.ThemeLight},
	"table-trade-active": {words.English, settings.ThemeHigh},
	"table-contracts":    {words.German, settings.ThemeLight},
	"table-alone":        {words.English, settings.ThemeLight},
	"ending":             {words.English, settings.ThemeLight},
	"ending-contracts":   {words.German, settings.ThemeHigh},
	"ending-together":    {words.English, settings.ThemeLight},
}

// Every screen shows what its masters say: an outline in English, and a picture of some. In all
// languages, at the smallest size that interface.md asks for, its words fit. All typefaces are embedded,
// and the window shows neither time nor file names, so the masters hold on every machine.
func TestGoldenScreens(t *testing.T) {
	for _, screen := range screens {
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			screen.to(b)
			shown := func(language words.Language, look func()) {
				b.speak(language)
				if screen.open != nil {
					screen.open(b)
				}
				b.Pass(time.Second) // until everything is ready
				look()
				if screen.open != nil {
					b.stage.CloseAll()
				}
			}
			for _, language := range words.Languages {
				shown(language, func() {
					b.WordsFit(string(language))
					b.PlatesAreHigh(string(language))
					if language == words.English { // the others have the same parts
						golden.Text(t, screen.name+".txt", outline.Of(b.window.Canvas()))
					}
				})
			}
			for _, language := range words.Languages { // not before: what has been drawn says so in outlines
				golden.Draw(t, screen.name+"."+string(language), func() (drawn image.Image) {
					shown(language, func() {
						b.drawFaces()
						drawn = b.window.Canvas().Capture()
					})
					return drawn
				})
			}
			if picture, ok := pictures[screen.name]; ok {
				b.settings.Theme = picture.theme
				shown(picture.language, func() {
					b.drawFaces()
					golden.Picture(t, screen.name+".png", halved(b.window.Canvas().Capture()))
				})
			}
		})
	}
}

// drawFaces puts on the cards and contracts what they get from the cache of the program, which draws on
// goroutines of its own.
func (b *bench) drawFaces() {
	style := cardface.Style{Dark: b.stage.Dark, HighContrast: b.stage.HighContrast}
	draw := func(on fyne.Widget, r cardface.Request) {
		image := visible.All[*canvas.Image](on)[0]
		width, small := image.Size().Width, float32(cardface.CompactBelow)
		if r.Contract != portroyal.NoContract {
			small = cardface.ContractCompactBelow
		}
		r.Style, r.Width, r.Compact = style, b.stage.Pixels(width), (width < small || r.Card != portroyal.NoCard && b.settings.LargerText) && !r.Back && !r.Large
		image.Image = cardface.Draw(r)
	}
	for _, layer := range append(b.window.Canvas().Overlays().List(), b.window.Canvas().Content()) {
		for _, card := range visible.All[*pieces.Card](layer) {
			draw(card, cardface.Request{
				Card: card.Card, Back: card.Card == portroyal.NoCard, Large: card.Large,
				Words: terms.OnFace(b.stage.Words, card.Card),
			})
		}
		for _, contract := range visible.All[*pieces.Contract](layer) {
			draw(contract, cardface.Request{
				Contract: contract.Contract, Slots: max(len(b.stage.Portraits), 1), Seals: contract.Seals,
				Large: contract.Large,
				Words: terms.OnContract(b.stage.Words, contract.Contract),
			})
		}
	}
}

// halved is a picture at half its size.
func halved(picture image.Image) image.Image {
	half := image.NewNRGBA(image.Rectangle{Max: picture.Bounds().Size().Div(2)})
	draw.ApproxBiLinear.Scale(half, half.Bounds(), picture, picture.Bounds(), draw.Src, nil)
	return half
}
