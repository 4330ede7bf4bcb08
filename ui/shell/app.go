// Package shell is the window, whatever is played in it. It shows a [Screen], and the overlays that its stage has
// open over it; news has a place beside them. Around that are the settings and when they are written (remembering.go),
// saved games and those from elsewhere (games.go, opening.go, guest.go, shelf.go), files of the player's choice
// (sharing.go, filedialogs.go), what is typed and heard (hear.go, hearing.go), and how the window comes and goes
// (within.go, leaving.go, quit.go). Each game has a [House] in it; how that is arranged inside is the game's affair.
// Only main starts the toolkit's application, so that everything here can be tested.
package shell

import (
	"cmp"
	"context"
	"image"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/assets"
	"portroyal/engine/record"
	"portroyal/ui/aloud"
	"portroyal/ui/files"
	"portroyal/ui/look"
	"portroyal/ui/settings"
	"portroyal/ui/setup"
	"portroyal/ui/sound"
	"portroyal/ui/stage"
	"portroyal/ui/start"
	"portroyal/ui/summary"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Config is what the program that opens the window decides, mostly from its command line.
type Config struct {
	Games        []Game
	SettingsFile string // the file of the settings; "" saves none
	GamesDir     string // the folder of saved games; "" saves none
	StateDir     string // the folder for small pictures of tables; "" saves none
	Open         string // a file with a game to open at once, "" for none
	Version      string // of the program, as in 1.2.3
	User         string // the name of the system's user; "" if unknown
	Welcome      bool   // a new player is asked for their name
	Language     words.Language
	Theme        settings.Theme
	Speed        settings.Speed
	Mute         bool          // nothing is heard until the player wants to hear something
	Device       sound.Open    // plays what is heard; nil for nothing
	Voices       []aloud.Voice // read the window aloud
	Speech       Speech        // reads the window aloud without a screen reader; nil where nothing can
	Chooser      files.Chooser // asks for files by the system's own dialog; nil where only the window can
	Painting     func()        // called once while the toolkit paints the window, if it is not nil
	Size         fyne.Size
	Asked        bool // Size is for this run; otherwise it is only for the first, and the window comes up as it was left
	// Display are the screens on which the window has to fit. It is nil where the program does not choose its size.
	Display  *Display
	Log      *slog.Logger
	Quitting func() // called when the window begins to quit, if it is not nil
	// SavePause is the least time between two writes of the settings; with 0 each change is written at once.
	SavePause time.Duration
	// Used is how much time of processors the program has used; see [stage.Stage].
	Used    func() time.Duration
	Browser *Browser
}

// Browser replaces the system's files if the window is a browser's page; it is nil on a desktop. In a browser players
// quit only by closing the page, and no folder can be shown.
type Browser struct {
	// Download gives the player a file.
	Download func(name string, content []byte)
	// Upload asks the player for a file with one of these endings, as ".a,.b"; then is called if one is chosen.
	Upload func(extensions string, then func(file string))
	// Speaks is told the language of the window, now and whenever another one is chosen.
	Speaks func(words.Language)
	// Harbour gives the harbour of the start screen as the page shows it while the game loads, by day or in the
	// evening, at a size in pixels; nil if it shows another one.
	Harbour func(evening bool, width, height int) *image.RGBA
	// KeepForGood has the browser keep the games even when it is short of space; it may ask the player.
	KeepForGood func()
	// Forgets says that the browser saves nothing for the page, and that the player wants to play all the same.
	Forgets bool
}

// Screen is something that the window shows, all of it.
type Screen interface {
	Content() fyne.CanvasObject
	Typed(*fyne.KeyEvent)
	Restyle()
	Leave() // ends everything that the screen has going on
}

// Window is the program's one window.
type Window struct {
	app      fyne.App
	window   fyne.Window
	stage    *stage.Stage
	settings settings.Settings
	loaded   settings.Settings // as the file has them, as far as this window has read or written it
	config   *Config
	screen   Screen
	room     words.Tipped // behind the door of the start screen from which the screen was opened, "" for none
	back     *Back        // where leaving the table leads, nil for the start screen
	content  *fyne.Container
	notice   string // bad news for the start screen
	presses  widgets.Presses
	houses   []House // of the games, in the order of the list
	house    House   // the one whose screens are shown, see host.go
	news     *News   // bad news for any screen, nil if there is none
	unkept   *News   // that the settings could not be written the last time
	unsaved  *News   // that a file of the player's choice could not be written the last time
	isNew    bool    // nobody has had settings before
	unread   bool    // the settings' file may hold what nobody could read
	quitting bool
	deaf     atomic.Bool     // keys are ignored, as the program is about to quit
	heard    hearing         // how long it takes to do what is typed
	saved    time.Time       // when the settings were written last
	toSave   bool            // the settings have changed since, and are about to be written
	left     unwritten       // to be written if the window does not come to it
	fits     fits            // how it fits on the screens
	windowed fyne.Size       // how many pixels it had before it filled the screen
	has      fyne.Size       // how large it is
	ctx      context.Context // done when the window begins to quit
	cancel   context.CancelFunc
	games    games
	tellers  summary.Tellers // of all games

	sounds *sound.Player
	aloud  *aloud.Aloud // nil where nobody could listen

	speaking int // sentences that are being spoken, as far as one can know
	// deviceGone is that the device for sounds is not there any more, nil while it is.
	deviceGone *News
	music      settings.Volume // how loud it was when its key switched it off, "" if that has not been
	changing   *settingsDialog // the settings that were opened last
}

// New makes the window, to which its config belongs from now on. Show brings it up.
func New(app fyne.App, config *Config) *Window {
	w := &Window{app: app, config: config, tellers: config.tellers()}
	w.ctx, w.cancel = context.WithCancel(context.Background())
	w.content = container.New(filling{w})
	w.load()
	w.window = app.NewWindow("")
	w.window.SetIcon(fyne.NewStaticResource("icon-small.png", assets.IconSmall()))
	w.stage = &stage.Stage{Window: w.window, Log: config.Log, Settings: &w.settings, Keep: w.keep, Used: config.Used}
	widgets.Still = w.stage.Still
	w.listen()
	w.stage.Everywhere = w.everywhere
	w.style()
	for _, game := range config.Games {
		house := game.Open(w)
		if more, has := house.(Telling); has {
			w.tellers[len(w.houses)] = more.Teller()
		}
		w.houses = append(w.houses, house)
	}
	w.house = w.host()
	w.stage.Help = func() { w.house.OpenHelp() }
	w.window.SetPadded(false)
	shown := container.NewStack(widgets.NewFloor(w.stage.Pointer()), w.content)
	if config.Painting != nil {
		shown.Objects = append([]fyne.CanvasObject{painting(config.Painting)}, shown.Objects...)
	}
	w.window.SetContent(widgets.WithTips(shown))
	w.window.Resize(w.size())
	if config.Display == nil {
		w.window.CenterOnScreen()
	}
	w.window.Canvas().SetOnTypedKey(w.typed)
	w.window.Canvas().SetOnTypedRune(w.typedRune)
	if keyboard, ok := w.window.Canvas().(desktop.Canvas); ok {
		keyboard.SetOnKeyDown(w.KeyDown)
	}
	w.window.SetCloseIntercept(w.CloseWindow)
	app.Settings().AddListener(func(fyne.Settings) { w.systemChanged() })
	w.addShortcuts()
	w.letSpeak()
	if len(config.Voices) > 0 {
		w.aloud = aloud.New(w.ctx, w.stage, over{aloud.Voices(config.Voices), w}, func() (any, string) { return w.screen, w.gameShown() })
	}
	w.window.SetOnDropped(w.dropped)
	w.ShowStart()
	for _, house := range w.houses {
		house.Ready()
	}
	return w
}

// gameShown is what the game is called whose screens are shown.
func (w *Window) gameShown() string {
	return w.tellers[max(slices.Index(w.houses, w.house), 0)].Name(w.stage.Words)
}

// painting is nothing that can be seen; it does something as soon as the toolkit paints it.
func painting(do func()) fyne.CanvasObject {
	do = sync.OnceFunc(do)
	nothing := canvas.NewRaster(func(int, int) image.Image {
		do()
		return image.NewNRGBA(image.Rect(0, 0, 1, 1))
	})
	nothing.Resize(fyne.NewSquareSize(1))
	return container.NewWithoutLayout(nothing)
}

// Opened reports whether Show has brought up a window; the toolkit says nothing where it could not.
func (w *Window) Opened() bool {
	opened := true
	if native, ok := w.window.(driver.NativeWindow); ok {
		native.RunNative(func(context any) {
			switch of := context.(type) {
			case driver.X11WindowContext:
				opened = of.WindowHandle != 0
			case driver.WaylandWindowContext:
				opened = of.WaylandSurface != 0
			case driver.WindowsWindowContext:
				opened = of.HWND != 0
			case driver.MacWindowContext:
				opened = of.NSWindow != 0
			}
		})
	}
	return opened
}

// always and never are whether a theme is dark that does not follow the system.
var always, never = true, false

// style brings words and colours in line with the settings.
func (w *Window) style() {
	w.stage.Words = words.In(w.language())
	if err := words.ToolkitFollows(w.stage.Words.Language()); err != nil {
		w.config.Log.Warn("toolkit's words", "error", err.Error())
	}
	theme := look.Theme{}
	switch w.settings.Theme {
	case settings.ThemeDark:
		theme.Dark = &always
	case settings.ThemeLight:
		theme.Dark = &never
	case settings.ThemeHigh:
		theme.HighContrast = true
	}
	w.stage.HighContrast = theme.HighContrast
	w.stage.Dark = theme.IsDark(w.app.Settings().ThemeVariant())
	if w.app.Settings().Theme() != fyne.Theme(theme) { // with it the toolkit reads all typefaces anew, and keeps some old ones
		w.app.Settings().SetTheme(theme)
	}
	w.window.SetTitle(w.tellers[0].Name(w.stage.Words)) // which the program is called after
	if w.config.Browser != nil {
		w.config.Browser.Speaks(w.stage.Words.Language())
	}
}

// Restyle shows everything anew after a change of the settings.
func (w *Window) Restyle() {
	w.keep()
	w.style()
	w.restyleScreen()
	w.showNews()
}

// systemChanged follows the system between light and dark.
func (w *Window) systemChanged() {
	dark := look.Theme{}.IsDark(w.app.Settings().ThemeVariant())
	if w.settings.Theme == settings.ThemeSystem && w.screen != nil && w.stage.Dark != dark {
		w.stage.Dark = dark
		w.restyleScreen()
	}
}

// restyleScreen shows the screen, and what is open over it, in the present colours and language.
func (w *Window) restyleScreen() {
	w.surround()
	w.screen.Restyle()
	w.stage.Restyle()
}

// typed hands keys that are pressed, and those that may be held, to whatever is on top.
func (w *Window) typed(key *fyne.KeyEvent) {
	if !w.presses.Ignores(key) {
		w.hear(func() { w.pressed(key) })
	}
}

// KeyDown is told of a key that has gone down, before it is typed.
func (w *Window) KeyDown(key *fyne.KeyEvent) { w.presses.KeyDown(key) }

// letters is what takes the letters that are typed: what is on top, if that is for writing; nil elsewhere.
func (w *Window) letters() func(rune) {
	if w.stage.Covered() {
		return w.stage.Letters()
	}
	if screen, writes := w.screen.(interface{ TypedRune(letter rune) }); writes {
		return screen.TypedRune
	}
	return nil
}

// typedRune hands letters to what is for writing. Elsewhere it knows those that stand for a key.
func (w *Window) typedRune(letter rune) {
	write, key := w.letters(), w.presses.Letter(letter)
	switch {
	case write != nil:
		write(letter)
	case key != fyne.KeyUnknown:
		w.hear(func() { w.pressed(&fyne.KeyEvent{Name: key}) })
	}
}

// pressed hands a key to whatever is on top.
func (w *Window) pressed(key *fyne.KeyEvent) {
	switch {
	case w.stage.Typed(key):
	case key.Name == fyne.KeyEscape && w.news != nil:
		w.Untell(w.news)
	case w.waitsForGames(key):
	default:
		w.screen.Typed(key)
	}
}

// everywhere handles the keys that mean the same on every screen, and reports whether this is one of them.
func (w *Window) everywhere(key *fyne.KeyEvent) bool {
	switch {
	case key.Name == keyMute && w.letters() == nil: // where somebody writes it is a letter
		w.mute(!w.muted())
	case key.Name == keyMusic && w.letters() == nil:
		w.switchMusic()
	case key.Name == keySpeech && w.config.Speech != nil:
		w.switchSpeech()
	case key.Name == keyWhole && w.config.Browser == nil: // a browser has a key of its own for it
		w.fillScreen(!w.window.FullScreen())
	default:
		return false
	}
	return true
}

// ReadAgain has the window read aloud from now on if somebody listens, which is found out at once only where this is called.
func (w *Window) ReadAgain() {
	if w.aloud != nil {
		w.aloud.Wake()
	}
}

// Invitation tells who comes with a screen reader how the window is read to them where that has to be asked for.
func (w *Window) Invitation() string { return w.stage.Words.T("spoken.invitation") }

// MoveTo moves to another screen, and closes what is open over the one before.
func (w *Window) MoveTo(next Screen) {
	if w.screen != nil {
		w.screen.Leave()
	}
	for _, house := range w.houses {
		house.Leave()
	}
	w.stage.CloseAll()
	w.surround()
	w.screen = next
	w.showNews()
	w.window.Canvas().Unfocus()
}

// ShowStart moves to the start screen.
func (w *Window) ShowStart() {
	w.room, w.back = "", nil
	w.catchUp()
	w.comeHome()
	notice := w.notice
	w.notice = ""
	way := start.Way{Open: w.OpenResult, Doors: w.doors, Standing: w.standing, Choose: w.choose}
	if w.config.Browser != nil {
		way.Harbour = w.config.Browser.Harbour
		if len(w.games.known) > 0 { // the player comes back from somewhere: while the page loads, no game is known yet
			w.config.Browser.KeepForGood()
		}
	}
	w.MoveTo(start.New(w.stage, w.tellers, notice, w.gamesToGoOn(), way))
}

// Stage is what the screens of the window build on.
func (w *Window) Stage() *stage.Stage { return w.stage }

// Screen is what the window shows.
func (w *Window) Screen() Screen { return w.screen }

// Context is done when the window begins to quit.
func (w *Window) Context() context.Context { return w.ctx }

// User is what the player is called who has not set a game up yet: as they have told or, failing that, as the system calls
// its user; "" if neither is known.
func (w *Window) User() string {
	return cmp.Or(record.CleanName(w.settings.Player), setup.UserName(w.config.User))
}

// Version is that of the program, as in 1.2.3.
func (w *Window) Version() string { return w.config.Version }

// InBrowser reports whether the window is a browser's page, which has no files and is closed by the browser.
func (w *Window) InBrowser() bool { return w.config.Browser != nil }
