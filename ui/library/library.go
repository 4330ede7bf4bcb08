// Package library is the screen with all saved games: a ship's log with a line for each, finished or not, in which one
// can search, sort, delete, and open a game. It is given the games and does not know where they come from. Files, and
// their folder, are not here.
package library

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/record"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/summary"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Game is a saved game.
type Game struct {
	record.Head
	Saved time.Time // when its file was written

	Theirs   bool // somebody else has played it
	Returned bool // they have gone on with what the player began
	Claimed  bool // it would be theirs, but that the player has said that it was them
}

// Calls are what the library offers.
type Calls struct {
	Open   func(id string) // goes on with a game, or shows how it ended if it is over
	Watch  func(id string) // shows a game that is over again, from its beginning
	Review func(id string) // looks back on a game that is over; nil where no game can be looked back on

	// Delete takes games away for good, but for restore, which brings them back. counts says that they count all the same.
	// restore is nil if the games are still there, and says false if they are still away; the player has been told why then.
	Delete func(ids []string, counts bool) (restore func() bool)

	// Claim says of a game that came from elsewhere whether the player has played it, and so of all that come from there.
	Claim func(id string, own bool)

	Import func(done func(id string)) // asks for a file; done is called when its game has been saved
	Export func(id string)
	Back   func()

	BackTip words.ID // says where Back leads; "" if that is the start screen
}

// Library is the screen.
type Library struct {
	*scenery.Screen

	stage *stage.Stage
	games func() []Game
	bin   *Bin
	calls Calls

	since     time.Time // when it was opened
	removed   time.Time // when a game was deleted last
	catalogue catalogue

	by float32 // how much larger than usual everything is drawn
	at string  // the game that is chosen at first, "" for the first of all

	log      *log
	field    *widgets.Field
	headings [columns]*heading
	states   []*widgets.Plate
	kind     *widgets.Plate
	foot     foot
	strip    strip
	middle   *fyne.Container // the log, or what is there instead of it
	all      *widgets.Plate  // on a page without games, leads to all of them
}

// New makes the screen. Each game is told of by one of the tellers; games returns all saved games, and is called again
// when there may be others. What is deleted goes into the bin.
func New(s *stage.Stage, tellers summary.Tellers, games func() []Game, bin *Bin, calls Calls) *Library {
	l := &Library{stage: s, games: games, bin: bin, calls: calls, catalogue: newCatalogue(tellers)}
	l.since = s.Time()
	l.Screen = scenery.NewScreen(s, l.build)
	l.catalogue.speak(s.Words)
	l.catalogue.fill(games())
	return l
}

// Place is where somebody is in the library: which games they look for, and the chosen one. The zero Place is that of
// somebody who has just come.
type Place struct {
	chosen string
	by     column
	upward bool
	state  state
	kind   int
	search string
}

// Place is where the player is.
func (l *Library) Place() Place {
	c := &l.catalogue
	at := Place{chosen: l.at, by: c.by, upward: c.upward, state: c.state, kind: c.kind, search: c.search}
	if l.log != nil {
		if e := l.log.at(); e != nil {
			at.chosen = e.ID
		}
	}
	return at
}

// GoTo leads to a place, before the screen is shown.
func (l *Library) GoTo(at Place) {
	c := &l.catalogue
	l.at, c.by, c.upward, c.state, c.kind, c.search = at.chosen, at.by, at.upward, at.state, at.kind, at.search
	c.arrange()
}

// Restyle shows everything anew after a change of language or theme.
func (l *Library) Restyle() {
	l.catalogue.speak(l.stage.Words)
	l.build()
}

// Typed handles a key, wherever the focus is.
func (l *Library) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape:
		if l.catalogue.search != "" {
			l.field.SetText("")
			return
		}
		l.calls.Back()
	case fyne.KeyReturn, fyne.KeyEnter:
		l.open()
	case fyne.KeyDelete:
		l.delete()
	case fyne.KeyBackspace:
		if l.catalogue.search != "" {
			l.stage.Window.Canvas().Focus(l.field)
			l.field.TypedKey(key)
		}
	default:
		if l.log.list.Moves(key.Name) {
			l.toLog()
		}
	}
}

// sameKey is the time within which a letter comes from the key that has led here: the toolkit tells of the key
// first and of its letter afterwards.
const sameKey = 100 * time.Millisecond

// TypedRune searches for what is typed while nothing else takes it.
func (l *Library) TypedRune(letter rune) {
	if l.stage.Time().Sub(l.since) < sameKey || letter == ' ' && l.catalogue.search == "" {
		return
	}
	l.stage.Window.Canvas().Focus(l.field)
	l.field.TypedRune(letter)
}

// typedShortcut brings back what was deleted, or hands on to the window what means the same everywhere.
func (l *Library) typedShortcut(shortcut fyne.Shortcut) {
	if _, undo := shortcut.(*fyne.ShortcutUndo); undo {
		l.Undo()
	} else {
		l.stage.TypedShortcut(shortcut)
	}
}

// toLog gives the focus to the log, if there is anything in it.
func (l *Library) toLog() {
	if l.log.at() != nil {
		l.stage.Window.Canvas().Focus(l.log.list)
	}
}

// open goes on with the chosen game, or shows how it ended.
func (l *Library) open() {
	if e := l.log.at(); e != nil {
		l.calls.Open(e.ID)
	}
}

// watch shows the chosen game again, if it is over.
func (l *Library) watch() {
	if e := l.log.at(); e != nil && e.Result != nil {
		l.calls.Watch(e.ID)
	}
}

// review looks back on the chosen game, if it is over.
func (l *Library) review() {
	if e := l.log.at(); e != nil && e.Result != nil {
		l.calls.Review(e.ID)
	}
}

// export hands the chosen game on.
func (l *Library) export() {
	if e := l.log.at(); e != nil {
		l.calls.Export(e.ID)
	}
}

// claim says whether the player has played the chosen game, if somebody else may have.
func (l *Library) claim() {
	if e := l.log.at(); e != nil {
		l.calls.Claim(e.ID, e.Theirs)
		l.Reload()
	}
}

// Reload shows the games as they are now, as something about them has changed.
func (l *Library) Reload() {
	chosen := ""
	if e := l.log.at(); e != nil {
		chosen = e.ID
	}
	l.reload(chosen)
}

// delete takes the chosen game away, until that is taken back. Where more goes with it, the player is asked.
func (l *Library) delete() {
	e := l.log.at()
	switch {
	case e == nil:
	case e.counts():
		l.ask(e)
	default:
		l.remove(e, false)
	}
}

// doubleClick is the time within which a second click is not meant for the next game.
const doubleClick = 400 * time.Millisecond

// deleteByClick is delete, unless the click may belong to the one before it: the next game has taken the place of the first.
func (l *Library) deleteByClick() {
	if l.stage.Time().Sub(l.removed) >= doubleClick {
		l.delete()
	}
}

// remove takes a game away; counts says that it counts all the same.
func (l *Library) remove(e *entry, counts bool) {
	restore := l.calls.Delete([]string{e.ID}, counts)
	if restore == nil {
		return
	}
	l.removed = l.stage.Time()
	*l.bin = append(*l.bin, deleted{e, restore})
	l.catalogue.remove(e)
	l.show(l.log.list.Chosen())
	l.followStrip()
	l.toLog()
}

// Undo brings back the game that was deleted last and is still away.
func (l *Library) Undo() {
	last := len(*l.bin) - 1
	if last < 0 {
		return
	}
	back := (*l.bin)[last]
	if !back.restore() {
		return
	}
	*l.bin = (*l.bin)[:last]
	l.reload(back.ID)
	l.followStrip()
	l.toLog()
}

// importGames takes a game from elsewhere in, and shows it.
func (l *Library) importGames() {
	l.calls.Import(func(id string) {
		l.reload(id)
		if e := l.log.at(); e == nil || e.ID != id { // it is not among those that were searched for
			l.showAll()
			l.show(l.placeOf(id))
		}
	})
}

// reload asks for the games again, and chooses one of them.
func (l *Library) reload(chosen string) {
	l.catalogue.fill(l.games())
	l.show(l.placeOf(chosen))
	l.followStrip()
	l.toLog()
}

// placeOf is the place of a game among those that are shown, 0 if it is none of them.
func (l *Library) placeOf(id string) int {
	for i, e := range l.catalogue.shown {
		if e.ID == id {
			return i
		}
	}
	return 0
}

// arrange shows the games as the catalogue has been told to, and keeps the chosen one.
func (l *Library) arrange() {
	chosen := ""
	if e := l.log.at(); e != nil {
		chosen = e.ID
	}
	l.catalogue.arrange()
	l.show(l.placeOf(chosen))
}

// show brings all that depends on the games up to date; the one at a place becomes the chosen one.
func (l *Library) show(chosen int) {
	l.log.set(l.catalogue.shown, chosen)
	l.showHeadings()
	l.showFilters()
	l.showMiddle()
	l.showFoot()
}

// pageEdge is the room beside everything, in units.
const pageEdge = 22

// build makes the screen for the size of the window.
func (l *Library) build() {
	if l.Size.Width == 0 {
		return
	}
	l.by = stage.Growth(l.Size)
	chosen, field := l.at, l.catalogue.search
	if l.log != nil {
		field = l.field.Text
		if e := l.log.at(); e != nil {
			chosen = e.ID
		}
	}
	side := pageEdge * l.by
	head, foot := l.head(field, l.Size.Width-2*side), l.newFoot()
	headHeight, footHeight := head.MinSize().Height, foot.MinSize().Height
	top := side*0.6 + headHeight + 10*l.by
	sheet := fyne.NewSize(l.Size.Width-2*side, l.Size.Height-top-footHeight-side*1.2)
	strip := l.newStrip(sheet.Width)
	if strip != nil {
		sheet.Height -= strip.MinSize().Height + 8*l.by
	}
	harbour := l.Harbour()
	lay(head, side, side*0.6, l.Size.Width-2*side, headHeight)
	paper := l.sheet(sheet)
	lay(paper, side, top, sheet.Width, sheet.Height)
	lay(foot, side, l.Size.Height-footHeight-side*0.6, l.Size.Width-2*side, footHeight)
	l.Root.Objects = []fyne.CanvasObject{harbour, head, paper, foot}
	if strip != nil {
		lay(strip, side, top+sheet.Height+8*l.by, sheet.Width, strip.MinSize().Height)
		l.Root.Objects = []fyne.CanvasObject{harbour, head, paper, strip, foot}
	}
	widgets.HandOnLetters(l.Root, l.TypedRune)
	l.show(l.placeOf(chosen))
	l.Laid(l.Typed)
}

// number writes how many there are.
func number(n int) string { return strconv.Itoa(n) }
