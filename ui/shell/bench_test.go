package shell

import (
	"context"
	"io"
	"log/slog"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/table/tabletest"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/seen"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// bench is the program's window without what differs between runs: computer players think at once
// and on the spot, cards have no pictures, and time passes only when a test says so.
type bench struct {
	*portRoyal
	t     *testing.T
	clock stagetest.Clock
	game  *match.Match // the game on the table, played along; see begin

	berths tabletest.Berths
	ended  bool // the window has closed
}

// theGame is the game that the tests play, as main's list has it.
var theGame = Game{
	Record: transcript.Game, Teller: terms.Teller, Memory: func() settings.Part { return &memory.Memory{} },
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
	b := openBench(t, Config{
		SettingsFile: file, Language: words.English, Theme: settings.ThemeLight,
		Speed: settings.SpeedInstant,
	})
	b.stage.Inline = true
	return b
}

// openBench opens the window as the command line asks for it. Thinking is not inline.
func openBench(t *testing.T, config Config) *bench {
	t.Helper()
	config.Games = []Game{theGame}
	config.Log = slog.New(slog.NewTextHandler(io.Discard, nil))
	b := &bench{t: t}
	program := quittable{test.NewTempApp(t), func() { b.ended = true }}
	b.portRoyal = New(program, config).port.(*portRoyal) // without a size nothing is drawn yet
	b.settings.AutoPass = false                          // tests take every decision
	b.stage.Faces.Close()
	b.stage.Faces = cardface.NewCache(1, 0)
	b.stage.Faces.Close() // a closed cache gives no pictures
	b.window.Resize(stagetest.Small)
	b.clock.On(b.stage.Stage)
	b.Show()
	t.Cleanup(func() {
		b.screen.Leave()
		b.stage.Background.Wait()
		if b.games.keeper != nil {
			_ = b.games.keeper.Close()
		}
	})
	return b
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

// pass lets time pass, and what is due meanwhile be done.
func (b *bench) pass(by time.Duration) { b.clock.Pass(by) }

// press types keys, each after the time that a deliberate player takes.
func (b *bench) press(names ...fyne.KeyName) {
	for _, name := range names {
		b.pass(time.Second)
		b.strike(name)
	}
}

// strike presses a key as the toolkit does: what has the focus gets it, else the window.
func (b *bench) strike(name fyne.KeyName) {
	if b.window.Canvas().Focused() == nil {
		b.presses.KeyDown(&fyne.KeyEvent{Name: name})
	}
	stagetest.Press(b.window.Canvas(), name)
}

// repeat types a key that is held down already.
func (b *bench) repeat(name fyne.KeyName) { stagetest.Hold(b.window.Canvas(), name) }

// top is what lies on top: the topmost overlay, or the screen.
func (b *bench) top() fyne.CanvasObject { return seen.Top(b.window.Canvas()) }

// plates lists the words on the plates that lie on top.
func (b *bench) plates() (shown []string) {
	for _, plate := range seen.All[*widgets.Plate](b.top()) {
		shown = append(shown, plate.Text)
	}
	return shown
}

// plate finds a plate that lies on top by the id of its words.
func (b *bench) plate(id words.ID) *widgets.Plate {
	b.t.Helper()
	for _, plate := range seen.All[*widgets.Plate](b.top()) {
		if plate.Text == b.stage.Words.T(id) {
			return plate
		}
	}
	b.t.Fatalf("no plate %q among %q", b.stage.Words.T(id), b.plates())
	return nil
}

// tap clicks on a plate that lies on top.
func (b *bench) tap(id words.ID) {
	b.t.Helper()
	b.pass(time.Second)
	test.Tap(b.plate(id))
}

// begin plays a set-up with a seed, and plays the same game along so that the test knows what the
// table has to show.
func (b *bench) begin(from memory.Setup) {
	b.t.Helper()
	b.follow(from)
	b.play(from)
}

// follow plays a game along without beginning it.
func (b *bench) follow(from memory.Setup) {
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
	b.press(keysFor(b.game.View(), b.berths, b.game.Legal(), action)...)
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
