package piratescove

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/logbook"
	engine "portroyal/engine/medals"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/career"
	"portroyal/engine/piratescove/daily"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/medals"
	shared "portroyal/ui/medalcase"
	"portroyal/ui/piratescove/medalcase"
	"portroyal/ui/piratescove/setup"
	"portroyal/ui/piratescove/statisticspage"
	"portroyal/ui/piratescove/statisticspage/statisticspagetest"
	"portroyal/ui/piratescove/table/gametest"
	"portroyal/ui/settings"
	"portroyal/ui/setup/setuptest"
	"portroyal/ui/words"
)

// speak changes the language as the settings do.
func (b *bench) speak(language words.Language) {
	b.stage.Settings.Language = string(language)
	b.Restyle()
}

// keys types keys.
func keys(names ...fyne.KeyName) func(*bench) {
	return func(b *bench) { b.Press(names...) }
}

// lays lays a game on the table, as if it had been opened.
func (b *bench) lays(game *match.Match, look bool) {
	b.Sit(game, look)
	b.Pass(3 * time.Second)
}

// asked lays a game on the table in which the first person is asked in a phase, after some rounds.
func asked(persons, players, round int, phase cove.Phase) func(*bench) {
	return func(b *bench) {
		b.T.Helper()
		b.lays(gametest.Reach(b.T, persons, players, 0, func(p *cove.Position) bool {
			return p.Round() >= round && gametest.Asked(p, phase)
		}), false)
	}
}

// over is a game that has come to its end, which somebody has played, and whose review has been made.
func (b *bench) over(players int) *match.Match {
	b.T.Helper()
	game := gametest.Reach(b.T, 1, players, uint64(players), func(p *cove.Position) bool { return p.Phase() == cove.Over })
	b.review(game)
	return game
}

// screen is something that the window can show: how to get there once, and what to open then in each language.
type screen struct {
	name string
	to   func(*bench)
	open func(*bench)
}

// screens are all that the window can show of this game.
var screens = []screen{
	{name: "start", to: func(*bench) {}},
	{name: "start-games", to: func(b *bench) {
		b.own().Setup = against(1, 4, 5)
		b.playLast()
		b.playOn(3)
		b.LeaveGame()
	}},
	{name: "learn", to: keys(fyne.KeyL)},
	{name: "games", to: func(b *bench) {
		b.own().Setup = against(1, 4, 5)
		b.Press(fyne.KeyB)
	}},
	{name: "library", to: func(b *bench) {
		for persons := range 2 {
			b.play(*against(persons, 2, 3))
			b.playOn(1)
			b.LeaveGame()
		}
		b.ShowLibrary()
	}},
	{name: "setup", to: keys(fyne.KeyN)},
	{name: "setup-unfolded", to: func(b *bench) {
		b.own().Setup = against(2, 5, 5)
		b.Press(fyne.KeyN)
		b.settingUp().Flip("cove.setup.practice") // which unfolds
	}},
	{name: "setup-seat", to: keys(fyne.KeyN), open: func(b *bench) { test.Tap(b.settingUp().FocusOn("seat.2").(fyne.Tappable)) }},
	{name: "gallery", to: keys(fyne.KeyC)},
	{name: "gallery-islands", to: keys(fyne.KeyC, fyne.Key4)},
	{name: "statistics-empty", to: keys(fyne.KeyT)},
	{name: "statistics", to: func(b *bench) {
		b.honours.ShowStatistics()
		b.Screen().(*statisticspage.Page).Show(statisticspagetest.Games(40))
	}},
	{name: "settings", to: func(*bench) {}, open: keys(fyne.KeyS)},
	{name: "help", to: func(*bench) {}, open: keys(fyne.KeyF1)},
	{name: "table-outfitting", to: asked(1, 5, 0, cove.Outfitting)},
	{name: "table-navigation", to: asked(1, 4, 4, cove.Navigation)},
	{name: "table-handing", to: func(b *bench) { b.lays(gametest.New(b.T, 3, 4, 2), false) }},
	{name: "table-fight", to: asked(1, 5, 3, cove.Exchange)},
	{name: "table-visit", to: asked(2, 3, 5, cove.Visits)},
	{name: "table-cards", to: asked(1, 4, 2, cove.AfterNavigation)},
	{name: "table-log", to: func(b *bench) { asked(1, 4, 4, cove.Visits)(b); b.Press(fyne.KeyL) }},
	{name: "table-rival", to: asked(1, 4, 4, cove.Navigation), open: keys(fyne.KeyS)},
	{name: "table-hint", to: func(b *bench) { asked(1, 3, 3, cove.Navigation)(b); b.Press(fyne.KeyH) }},
	{name: "table-again", to: func(b *bench) {
		b.stage.Settings.Speed = settings.SpeedSlow
		asked(1, 4, 4, cove.Navigation)(b)
		b.Press(fyne.KeyW)
	}},
	{name: "menu", to: asked(1, 3, 2, cove.Navigation), open: keys(fyne.KeyEscape)},
	{name: "menu-game", to: asked(1, 3, 2, cove.Navigation), open: func(b *bench) { b.Press(fyne.KeyEscape); b.Tap("menu.game") }},
	{name: "gallery-in-game", to: asked(1, 3, 2, cove.Navigation), open: func(b *bench) { b.Press(fyne.KeyEscape); b.Tap("menu.gallery") }},
	{name: "ending", to: func(b *bench) { b.lays(b.over(5), true); b.Press(fyne.KeyEnd) }, open: keys(fyne.KeyReturn)},
	{name: "replay", to: func(b *bench) {
		b.lays(b.over(4), true)
		b.Press(fyne.KeyDown, fyne.KeyDown, fyne.KeyRight)
	}},
	{name: "review", to: func(b *bench) {
		game := b.over(3)
		b.lays(game, true)
		b.LayReview(game, -1, nil)
	}},
	{name: "voyage", to: func(b *bench) {
		b.Press(fyne.KeyV)
		b.Pass(3 * time.Second)
		b.Press(fyne.KeyReturn, fyne.KeyReturn)
	}},
	{name: "voyage-chapters", to: func(b *bench) {
		b.own().Voyage.Done = []string{"course"}
	}, open: keys(fyne.KeyV)},
	{name: "days", to: func(b *bench) {
		today := b.Today()
		b.book.Begin(today, "a")
		b.book.Finish(today, "a", daily.Result{
			Outcome: logbook.Outcome{Points: 43, Against: 38, Won: true}, Sunk: 2, Crippled: 1, Help: logbook.Help{Undone: 14, Hints: 22},
		})
		b.book.ShowDays(today)
	}},
	{name: "days-open", to: keys(fyne.KeyD)},
	{name: "career", to: func(b *bench) {
		for i := range career.Voyages[:4] {
			game := fmt.Sprint("won-", i)
			b.book.Embark(career.Voyages[i].Name, game)
			b.book.Land(game, career.Result{Reached: []string{string(career.Voyages[i].Goals[i%2].Kind)}, Helped: true})
		}
		b.Press(fyne.KeyK)
	}},
	{name: "career-locked", to: func(b *bench) { b.book.ShowCareer(len(career.Voyages) - 1) }},
	{name: "table-career", to: keys(fyne.KeyK, fyne.KeyReturn)},
	{name: "menu-career", to: keys(fyne.KeyK, fyne.KeyReturn), open: keys(fyne.KeyEscape)},
	{name: "ending-career", to: func(b *bench) {
		game := b.over(5)
		b.book.Embark(career.Voyages[len(career.Voyages)-1].Name, game.Record().ID)
		b.lays(game, true)
		b.Press(fyne.KeyEnd)
	}, open: keys(fyne.KeyReturn)},
	{name: "mistakes", to: func(b *bench) { b.mistook(5); b.mistaken.ShowOwn() }},
	{name: "mistakes-empty", to: keys(fyne.KeyE)},
	{name: "table-mistake", to: func(b *bench) { b.mistaken.Open(b.AtScreen().Name, b.mistook(3)[1]) }},
	{name: "table-mistake-answered", to: func(b *bench) {
		b.mistaken.Open(b.AtScreen().Name, b.mistook(3)[0])
		board := b.asks()
		seen := board.View()
		board.Do(seen.Legal(nil)[1])
	}},
	{name: "ending-medals", to: func(b *bench) {
		b.lays(b.over(5), true)
		b.Press(fyne.KeyEnd)
	}, open: func(b *bench) {
		b.Press(fyne.KeyReturn)
		var earned []shared.Earned
		for _, medal := range medals.All()[:5] {
			earned = append(earned, shared.Earned{State: engine.State{Medal: medal, Done: true}})
		}
		b.End.Award(medalcase.Game.Awards(b.stage, earned, func() {}))
	}},
	{name: "puzzles", to: func(b *bench) {
		for i, one := range everyPuzzle(b.T)[:3] {
			b.book.Answer(one.Name, i < 2)
		}
		b.book.ShowPuzzles(0)
	}},
	{name: "table-puzzle", to: func(b *bench) { b.book.OpenPuzzle(0) }},
	{name: "table-puzzle-answered", to: func(b *bench) {
		b.book.OpenPuzzle(1)
		b.answer(everyPuzzle(b.T)[1].Tempting())
	}},
	{name: "table-day", to: keys(fyne.KeyD, fyne.KeyReturn)},
}

// settingUp is the hand of somebody who sets a game up.
func (b *bench) settingUp() *setuptest.Hand {
	return &setuptest.Hand{T: b.T, On: b.Screen().(*setup.Setup).Screen, At: b.stage}
}
