package widgets

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Listing is a list of any length of which one line is the chosen one. There are only as many rows as can be seen: each
// shows one line after the other as the list is scrolled. It has the focus as a whole.
type Listing struct {
	widget.BaseWidget
	passing

	Name       func(line int) string // a line, for those who do not see it
	OnMove     func()                // the player has chosen another line
	OnOpen     func()                // the chosen line has been clicked on twice
	OnLetter   func(rune)            // it has the focus, and that has been typed
	OnShortcut func(fyne.Shortcut)   // what is pressed together with Ctrl or Alt while it has the focus

	// Scroll is what the list scrolls in.
	Scroll *container.Scroll

	high    float32
	time    func() time.Time
	newRow  func() ListingRow
	length  int
	chosen  int
	focused bool
	rows    []ListingRow
	page    *listingPage
	tapped  time.Time // when the chosen line was clicked on last
}

// ListingRow shows one line of a list after the other.
type ListingRow interface {
	// Content is what is shown, as wide as the list and as high as a row.
	Content() fyne.CanvasObject
	// Show shows the line at a place, counted from 0, and whether it is the chosen one and has the focus.
	Show(line int, chosen, focused bool)
}

var (
	_ fyne.Focusable     = (*Listing)(nil)
	_ fyne.Tappable      = (*Listing)(nil)
	_ fyne.Shortcutable  = (*Listing)(nil)
	_ desktop.Keyable    = (*Listing)(nil)
	_ desktop.Cursorable = (*Listing)(nil)
)

// NewListing makes an empty list with rows of one height, in the toolkit's units, that goes by a clock.
func NewListing(high float32, time func() time.Time, newRow func() ListingRow) *Listing {
	l := &Listing{high: high, time: time, newRow: newRow}
	content := &fyne.Container{}
	l.page = &listingPage{l, content}
	content.Layout = l.page
	l.Scroll = container.NewVScroll(content)
	l.Scroll.OnScrolled = func(fyne.Position) { l.place() }
	l.ExtendBaseWidget(l)
	return l
}

// listingPage is as high as all lines together, and holds the rows that there are.
type listingPage struct {
	of      *Listing
	content *fyne.Container
}

// MinSize implements fyne.Layout.
func (p *listingPage) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, float32(p.of.length)*p.of.high)
}

// Layout implements fyne.Layout.
func (p *listingPage) Layout([]fyne.CanvasObject, fyne.Size) { p.of.place() }

// Set shows another list of this length, and chooses the line at a place, or the last if there are not so many.
func (l *Listing) Set(length, chosen int) {
	l.length = length
	l.chosen = max(min(chosen, length-1), 0)
	l.tapped = time.Time{}
	l.page.content.Resize(l.page.MinSize(nil).Max(l.Scroll.Size()))
	l.Scroll.Refresh()
	l.follow()
	l.place()
}

// Chosen is the place of the chosen line, -1 if there is none.
func (l *Listing) Chosen() int {
	if l.length == 0 {
		return -1
	}
	return l.chosen
}

// Focused reports whether it has the keyboard.
func (l *Listing) Focused() bool { return l.focused }

// near is how many lines are told of at once.
const near = 100

// Near are the lines that are told of to those who do not see them, from one to before another: all of a short list, and of a
// long one those round the chosen one.
func (l *Listing) Near() (from, to int) {
	from = max(l.chosen/near-1, 0) * near
	return from, min(from+3*near, l.length)
}

// Place is where a line is in the list, also one out of sight.
func (l *Listing) Place(line int) (at fyne.Position, size fyne.Size) {
	return fyne.NewPos(0, float32(line)*l.high-l.Scroll.Offset.Y), fyne.NewSize(l.Scroll.Size().Width, l.high)
}

// Open chooses a line and opens it.
func (l *Listing) Open(line int) {
	l.Choose(line)
	l.OnOpen()
}

// Choose makes the line at a place the chosen one, and brings it in sight.
func (l *Listing) Choose(line int) {
	if l.length == 0 {
		return
	}
	l.chosen = max(min(line, l.length-1), 0)
	l.follow()
	l.place()
	l.OnMove()
}

// place has the rows show the lines that are in sight. A row keeps its line as long as that is one of them.
func (l *Listing) place() {
	size := l.Scroll.Size()
	if size.IsZero() {
		return // it is not laid out yet
	}
	for len(l.rows) <= int(math.Ceil(float64(size.Height/l.high))) {
		row := l.newRow()
		l.rows = append(l.rows, row)
		l.page.content.Objects = append(l.page.content.Objects, row.Content())
	}
	first, n := max(int(l.Scroll.Offset.Y/l.high), 0), len(l.rows)
	for line := first; line < first+n; line++ {
		row := l.rows[line%n]
		content := row.Content()
		if line >= l.length {
			content.Hide()
			continue
		}
		if at := fyne.NewPos(0, float32(line)*l.high); content.Position() != at {
			content.Move(at)
		}
		row.Show(line, line == l.chosen, line == l.chosen && l.focused)
		if !content.Visible() {
			content.Show()
		}
	}
}

// ScrollTo scrolls to where the list has been scrolled to before, in the toolkit's units, but the chosen line stays in sight.
func (l *Listing) ScrollTo(offset float32) {
	l.Scroll.ScrollToOffset(fyne.NewPos(0, offset))
	l.follow()
	l.place()
}

// follow scrolls to the chosen line.
func (l *Listing) follow() {
	top := float32(l.chosen) * l.high
	to := max(min(l.Scroll.Offset.Y, top), top+l.high-l.Scroll.Size().Height)
	if to != l.Scroll.Offset.Y {
		l.Scroll.ScrollToOffset(fyne.NewPos(0, to))
	}
}

// Moves handles the keys for moving about. It reports whether the key is one of them.
func (l *Listing) Moves(key fyne.KeyName) bool {
	page := max(int(l.Scroll.Size().Height/l.high)-1, 1)
	switch key {
	case fyne.KeyUp:
		l.Choose(l.chosen - 1)
	case fyne.KeyDown:
		l.Choose(l.chosen + 1)
	case fyne.KeyPageUp:
		l.Choose(l.chosen - page)
	case fyne.KeyPageDown:
		l.Choose(l.chosen + page)
	case fyne.KeyHome:
		l.Choose(0)
	case fyne.KeyEnd:
		l.Choose(l.length - 1)
	default:
		return false
	}
	return true
}

// TypedKey implements fyne.Focusable. A key that is held down moves about, and does nothing else again and again.
func (l *Listing) TypedKey(key *fyne.KeyEvent) {
	down := l.down
	if l.Ignores(key) || l.Moves(key.Name) || down != key.Name {
		return
	}
	l.pass(key)
}

// TypedRune implements fyne.Focusable.
func (l *Listing) TypedRune(letter rune) { l.OnLetter(letter) }

// TypedShortcut implements fyne.Shortcutable.
func (l *Listing) TypedShortcut(shortcut fyne.Shortcut) { l.OnShortcut(shortcut) }

// FocusGained implements fyne.Focusable.
func (l *Listing) FocusGained() {
	l.focused = true
	l.place()
	l.gained(l)
}

// FocusLost implements fyne.Focusable.
func (l *Listing) FocusLost() {
	l.focused = false
	l.place()
}

// under is the place of the line at a point of the list, -1 if there is none.
func (l *Listing) under(at fyne.Position) int {
	line := int((at.Y + l.Scroll.Offset.Y) / l.high)
	if line < 0 || line >= l.length || at.Y < 0 {
		return -1
	}
	return line
}

// twice is the time within which two clicks are one double click. The toolkit would wait as long after every
// single one.
const twice = 400 * time.Millisecond

// Tapped implements fyne.Tappable: a click chooses, two open.
func (l *Listing) Tapped(event *fyne.PointEvent) {
	line, now := l.under(event.Position), l.time()
	if line < 0 {
		return
	}
	again := line == l.chosen && now.Sub(l.tapped) < twice
	l.tapped = now
	if on := fyne.CurrentApp().Driver().CanvasForObject(l); on != nil {
		on.Focus(l) // the toolkit has given it to what is on the row, or to nothing
	}
	l.Choose(line)
	if again {
		l.tapped = time.Time{}
		l.OnOpen()
	}
}

// Hears reports whether there is a line to click on at a point of the list.
func (l *Listing) Hears(at fyne.Position) bool { return l.under(at) >= 0 }

// Cursor implements desktop.Cursorable.
func (l *Listing) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Within is what it shows.
func (l *Listing) Within() fyne.CanvasObject { return l.Scroll }

// AccessibilityLabel implements fyne.Accessible.
func (l *Listing) AccessibilityLabel() string {
	if l.length == 0 {
		return ""
	}
	return l.Name(l.chosen)
}

// AccessibilityRole implements fyne.Accessible.
func (l *Listing) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer implements fyne.Widget.
func (l *Listing) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(l.Scroll) }
