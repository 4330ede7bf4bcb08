package library

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// log is a list of games of any length. There are only as many rows as can be seen: each shows one game
// after the other as the list is scrolled. One of the games is the chosen one.
type log struct {
	widget.BaseWidget

	stage   *stage.Stage
	places  places
	entries []*entry
	chosen  int // place of the chosen game
	focused bool
	down    fyne.KeyName // it has gone down and has not been typed yet

	open  func()               // the chosen game
	keys  func(*fyne.KeyEvent) // all that do not move about in the list
	typed func(rune)
	undo  func()
	moved func() // another game is the chosen one

	rows   []*row
	page   *page
	scroll *container.Scroll
	cuts   map[cutText]string
	tapped time.Time // when the chosen game was clicked on last
}

// cutText is a text that has been cut for lack of room.
type cutText struct {
	text       string
	size, room float32
	font       fyne.Resource
}

var (
	_ fyne.Focusable     = (*log)(nil)
	_ fyne.Tappable      = (*log)(nil)
	_ fyne.Shortcutable  = (*log)(nil)
	_ desktop.Keyable    = (*log)(nil)
	_ desktop.Cursorable = (*log)(nil)
)

// newLog makes a list of this size. several says that there are games of more than one kind.
func newLog(s *stage.Stage, size fyne.Size, by float32, several bool) *log {
	l := &log{stage: s, places: placesFor(size, by, several), cuts: map[cutText]string{}}
	l.page = &page{log: l}
	content := &fyne.Container{Layout: l.page}
	l.page.content = content
	l.scroll = container.NewVScroll(content)
	l.scroll.OnScrolled = func(fyne.Position) { l.place() }
	l.ExtendBaseWidget(l)
	return l
}

// page is as high as all games together, and holds the rows that there are.
type page struct {
	log     *log
	content *fyne.Container
}

func (p *page) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(p.log.places.width, float32(len(p.log.entries))*p.log.places.high)
}

func (p *page) Layout([]fyne.CanvasObject, fyne.Size) { p.log.place() }

// set shows games, and chooses the one at a place, or the last if there are not so many.
func (l *log) set(entries []*entry, chosen int) {
	l.entries = entries
	l.chosen = max(min(chosen, len(entries)-1), 0)
	l.scroll.Content.Resize(l.page.MinSize(nil).Max(l.scroll.Size()))
	l.scroll.Refresh()
	l.follow()
	l.place()
	l.moved()
}

// at is the chosen game, nil if there is none.
func (l *log) at() *entry {
	if l.chosen >= len(l.entries) {
		return nil
	}
	return l.entries[l.chosen]
}

// place has the rows show the games that are in sight. A row keeps its game as long as that is one of them.
func (l *log) place() {
	high := l.places.high
	seen := int(math.Ceil(float64(l.scroll.Size().Height/high))) + 1
	for len(l.rows) < seen {
		r := newRow(l.stage, l)
		l.rows = append(l.rows, r)
		l.page.content.Objects = append(l.page.content.Objects, r.box)
	}
	first := max(int(l.scroll.Offset.Y/high), 0)
	n := len(l.rows)
	for i := first; i < first+n; i++ {
		r := l.rows[i%n]
		if i >= len(l.entries) {
			r.box.Hide()
			continue
		}
		if at := fyne.NewPos(0, float32(i)*high); r.box.Position() != at {
			r.box.Move(at)
		}
		r.show(l.entries[i], i == l.chosen, i == l.chosen && l.focused)
		if r.box.Hidden {
			r.box.Show()
		}
	}
}

// choose makes the game at a place the chosen one, and brings it in sight.
func (l *log) choose(i int) {
	if len(l.entries) == 0 {
		return
	}
	l.chosen = max(min(i, len(l.entries)-1), 0)
	l.follow()
	l.place()
	l.moved()
}

// follow scrolls to the chosen game.
func (l *log) follow() {
	top, high := float32(l.chosen)*l.places.high, l.places.high
	to := l.scroll.Offset.Y
	to = max(min(to, top), top+high-l.scroll.Size().Height)
	if to != l.scroll.Offset.Y {
		l.scroll.ScrollToOffset(fyne.NewPos(0, to))
	}
}

// perPage is how many games are in sight.
func (l *log) perPage() int { return max(int(l.scroll.Size().Height/l.places.high)-1, 1) }

// move handles the keys for moving about. It reports whether the key is one of them.
func (l *log) move(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyUp:
		l.choose(l.chosen - 1)
	case fyne.KeyDown:
		l.choose(l.chosen + 1)
	case fyne.KeyPageUp:
		l.choose(l.chosen - l.perPage())
	case fyne.KeyPageDown:
		l.choose(l.chosen + l.perPage())
	case fyne.KeyHome:
		l.choose(0)
	case fyne.KeyEnd:
		l.choose(len(l.entries) - 1)
	default:
		return false
	}
	return true
}

// cut gives a text cut with an ellipsis where it needs more than its room. Games have the same few names, and
// measuring takes longer than remembering.
func (l *log) cut(on *canvas.Text, text string, room float32) string {
	key := cutText{text, on.TextSize, room, on.FontSource}
	if known, ok := l.cuts[key]; ok {
		return known
	}
	measured := *on
	measured.Text = text
	if wide := measured.MinSize().Width; wide > room && wide > 0 { // a long one comes near at once
		runes := []rune(text)
		measured.Text = string(runes[:min(int(float32(len(runes))*room/wide)+4, len(runes))])
		if len(measured.Text) < len(text) {
			measured.Text += "\u2026"
		}
		widgets.Shorten(&measured, room)
	}
	if len(l.cuts) > 20000 {
		clear(l.cuts)
	}
	l.cuts[key] = measured.Text
	return measured.Text
}

// TypedKey implements fyne.Focusable. Holding down the key for deleting deletes only one game.
func (l *log) TypedKey(key *fyne.KeyEvent) {
	pressed := l.down == key.Name
	l.down = ""
	if !l.move(key.Name) && pressed {
		l.keys(key)
	}
}

// KeyDown implements desktop.Keyable; the toolkit calls it before it types the key.
func (l *log) KeyDown(key *fyne.KeyEvent) { l.down = key.Name }

// KeyUp implements desktop.Keyable.
func (l *log) KeyUp(*fyne.KeyEvent) {}

// TypedRune implements fyne.Focusable.
func (l *log) TypedRune(r rune) { l.typed(r) }

// TypedShortcut implements fyne.Shortcutable. The focused widget gets all shortcuts; it hands those of the window on to
// it.
func (l *log) TypedShortcut(s fyne.Shortcut) {
	if _, undo := s.(*fyne.ShortcutUndo); undo {
		l.undo()
	} else if window, ok := l.stage.Window.Canvas().(fyne.Shortcutable); ok {
		window.TypedShortcut(s)
	}
}

// FocusGained implements fyne.Focusable.
func (l *log) FocusGained() { l.focused = true; l.place() }

// FocusLost implements fyne.Focusable.
func (l *log) FocusLost() { l.focused = false; l.place() }

// under is the place of the game at a point of the list, -1 if there is none.
func (l *log) under(at fyne.Position) int {
	i := int((at.Y + l.scroll.Offset.Y) / l.places.high)
	if i < 0 || i >= len(l.entries) || at.Y < 0 {
		return -1
	}
	return i
}

// twice is the time within which two clicks are one double click. The toolkit would wait as long after every
// single one.
const twice = 400 * time.Millisecond

// Tapped implements fyne.Tappable: a click chooses, two open.
func (l *log) Tapped(event *fyne.PointEvent) {
	i, now := l.under(event.Position), l.stage.Time()
	if i < 0 {
		return
	}
	again := i == l.chosen && now.Sub(l.tapped) < twice
	l.tapped = now
	l.stage.Window.Canvas().Focus(l)
	l.choose(i)
	if again {
		l.open()
	}
}

// Hears reports whether there is a game to click on at a point of the list.
func (l *log) Hears(at fyne.Position) bool { return l.under(at) >= 0 }

// Cursor implements desktop.Cursorable.
func (l *log) Cursor() desktop.Cursor { return desktop.PointerCursor }

// AccessibilityLabel implements fyne.Accessible.
func (l *log) AccessibilityLabel() string {
	if e := l.at(); e != nil {
		return e.tells.Whole(l.stage.Words, &e.Head)
	}
	return ""
}

// AccessibilityRole implements fyne.Accessible.
func (l *log) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer implements fyne.Widget.
func (l *log) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(l.scroll) }
