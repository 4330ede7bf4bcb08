package portroyal

import (
	"context"
	"io"
	"log/slog"
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table/tabletest"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// bench is the program's window without what differs between runs: computer players think at once
// and on the spot, cards have no pictures, and time passes only when a test says so.
type bench struct {
	*house
	*stagetest.Player

	t        *testing.T
	app      fyne.App
	window   fyne.Window
	config   *shell.Config
	settings *settings.Settings
	game     *match.Match // the game on the table, played along; see begin

	berths tabletest.Berths
	ended  bool // the window has closed
}

// newBench opens the window with these settings in its file; nil is a first start.
func newBench(t *testing.T, from *settings.Settings) *bench {
	t.Helper()
	file := filepath.Join(t.TempDir(), "settings.json")
	if from != nil {
		if err := from.Save(file); err != nil {
			t.Fatal(err)
		}
	}
	b := openBench(t, shell.Config{
		SettingsFile: file, Language: words.English, Theme: settings.ThemeLight,
		Speed: settings.SpeedInstant,
	})
	b.stage.Inline, b.stage.OnDemand = true, true
	return b
}

// openBench opens the window as the command line asks for it. Thinking is not inline.
func openBench(t *testing.T, config shell.Config) *bench {
	t.Helper()
	b := &bench{t: t, config: &config}
	b.app = quittable{stagetest.App(t), func() { b.ended = true }}
	window := opened(b.app, &config, &b.house)
	b.window, b.settings = b.stage.Window, b.stage.Settings
	b.settings.AutoPass = false // tests take every decision
	b.stage.Faces.Close()
	b.stage.Faces = cardface.NewCache(1, 0)
	b.stage.Faces.Close() // a closed cache gives no pictures
	b.window.Resize(stagetest.Small)
	b.Player = stagetest.NewPlayer(t, b.stage.Stage, window.KeyDown)
	b.Show()
	t.Cleanup(b.Quit)
	return b
}

// opened is a new window for Port Royal, and for the games of the config; Port Royal's side of it goes to house.
func opened(app fyne.App, config *shell.Config, to **house) *shell.Window {
	game := Game
	game.Open = func(w *shell.Window) shell.House {
		*to = open(w)
		return *to
	}
	config.Games = append([]shell.Game{game}, config.Games...)
	config.Log = slog.New(slog.NewTextHandler(io.Discard, nil))
	window := shell.New(app, config)
	// The search for mistakes has begun to wait by a clock that no test sets, and everything in the background with it.
	(*to).mistaken.EndSearch()
	of := &(*to).reviews
	of.cancel()
	of.ctx, of.cancel = context.WithCancel(context.Background())
	of.judges = newRemembering
	return window
}

// quittable is a program that tells when its driver ends. As the real one does, it closes its windows when it quits.
type quittable struct {
	fyne.App
	ends func()
}

func (q quittable) Driver() fyne.Driver { return endable{q.App.Driver(), q.ends} }

func (q quittable) Quit() {
	for _, window := range q.Driver().AllWindows() {
		window.Close()
	}
	q.Driver().Quit()
}

// endable is a driver that tells when it ends.
type endable struct {
	fyne.Driver
	ends func()
}

func (e endable) Quit() {
	e.ends()
	e.Driver.Quit()
}

// begin plays a set-up with a seed, and plays the same game along so that the test knows what the
// table has to show.
func (b *bench) begin(from progress.Setup) {
	b.t.Helper()
	b.follow(from)
	b.play(from)
}

// follow plays a game along without beginning it.
func (b *bench) follow(from progress.Setup) {
	b.t.Helper()
	setup := match.Setup{Options: from.Options, Seed: *from.Seed, Start: from.Start}
	for _, seat := range from.Seats {
		setup.Seats = append(setup.Seats, match.Seat{Name: seat.Name, Player: seat.Player})
	}
	var err error
	if b.game, err = match.New(setup); err != nil {
		b.t.Fatal(err)
	}
	b.berths = tabletest.Berths{}
	b.letThink()
}

// letThink lets the computer players of the game played along decide.
func (b *bench) letThink() {
	b.t.Helper()
	b.berths.Follow(b.game.View())
	for player := b.game.Thinker(); player != nil; player = b.game.Thinker() {
		if _, err := b.game.Play(player.Choose(context.Background(), b.game.View(), b.game.Legal())); err != nil {
			b.t.Fatal(err)
		}
		b.berths.Follow(b.game.View())
	}
}

// act decides for a person with the keyboard.
func (b *bench) act(action portroyal.Action) {
	b.t.Helper()
	b.Press(keysFor(b.game.View(), b.berths, b.game.Legal(), action)...)
	if _, err := b.game.Play(action); err != nil {
		b.t.Fatal(err)
	}
	b.letThink()
}

// keysFor lists the keys that play an action.
func keysFor(view portroyal.View, berths tabletest.Berths, legal []portroyal.Action,
	action portroyal.Action,
) []fyne.KeyName {
	digits := []fyne.KeyName{
		fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9, fyne.Key0,
	}
	pointed := func(at int) []fyne.KeyName { // the arrows begin at the first card of the harbour
		return append(slices.Repeat([]fyne.KeyName{fyne.KeyRight}, at+1), fyne.KeyT)
	}
	answer := func() []fyne.KeyName { // to the question which way, if there are several
		var ways []portroyal.Action
		for _, way := range legal {
			if way.Kind == action.Kind && way.Card == action.Card {
				ways = append(ways, way)
			}
		}
		if len(ways) < 2 {
			return nil
		}
		return []fyne.KeyName{digits[slices.Index(ways, action)]}
	}
	switch action.Kind {
	case portroyal.RevealNext:
		return []fyne.KeyName{fyne.KeySpace}
	case portroyal.Stop, portroyal.Pass, portroyal.KeepTime:
		if action.Kind == portroyal.Stop && view.StopsForNothing() { // it is asked once more
			return []fyne.KeyName{fyne.KeyReturn, fyne.KeyReturn}
		}
		return []fyne.KeyName{fyne.KeyReturn}
	case portroyal.MoveToVictory:
		return []fyne.KeyName{fyne.KeyV}
	case portroyal.Fulfil:
		for i, laid := range view.Contracts() {
			if laid.Contract == action.Contract() {
				return pointed(len(view.Harbour()) + len(view.Expeditions()) + i)
			}
		}
	case portroyal.RepelShip:
		return []fyne.KeyName{fyne.KeyR}
	case portroyal.Dock:
		return []fyne.KeyName{fyne.KeyD}
	case portroyal.Take, portroyal.TakeForgoing:
		at := slices.Index(view.Harbour(), action.Card)
		keys := pointed(at)
		if at = berths.Of(action.Card); at < len(digits) {
			keys = []fyne.KeyName{digits[at]}
		}
		forgoing := slices.ContainsFunc(legal, func(way portroyal.Action) bool {
			return way.Kind == portroyal.TakeForgoing && way.Card == action.Card
		})
		switch {
		case forgoing && action.Kind == portroyal.Take:
			keys = append(keys, fyne.Key1)
		case forgoing:
			keys = append(keys, fyne.Key2)
		}
		return append(keys, answer()...)
	case portroyal.Claim:
		keys := pointed(len(view.Harbour()) + slices.Index(view.Expeditions(), action.Card))
		for _, n := range tabletest.ClaimAnswers(legal, action) {
			keys = append(keys, digits[n])
		}
		return keys
	case portroyal.Gamble:
		return []fyne.KeyName{fyne.KeyG}
	}
	return nil
}
