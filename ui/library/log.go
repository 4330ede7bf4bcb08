package library

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// log is the list of games, of which one is the chosen one.
type log struct {
	list    *widgets.Listing
	places  places
	entries []*entry
	moved   func() // another game is the chosen one
	rows    []*row
	cuts    map[cutText]string
}

// cutText is a text that has been cut for lack of room.
type cutText struct {
	text       string
	size, room float32
	font       fyne.Resource
}

// newLog makes a list of this size. several says that there are games of more than one kind.
func newLog(s *stage.Stage, size fyne.Size, by float32, several bool) *log {
	l := &log{places: placesFor(size, by, several), cuts: map[cutText]string{}}
	l.list = widgets.NewListing(l.places.high, s.Time, func() widgets.ListingRow {
		r := newRow(s, l)
		l.rows = append(l.rows, r)
		return r
	})
	l.list.OnMove = func() { l.moved() }
	l.list.Name = func(line int) string {
		e := l.entries[line]
		return e.tells.Whole(s.Words, &e.Head)
	}
	return l
}

// set shows games, and chooses the one at a place, or the last if there are not so many.
func (l *log) set(entries []*entry, chosen int) {
	l.entries = entries
	l.list.Set(len(entries), chosen)
	l.moved()
}

// at is the chosen game, nil if there is none.
func (l *log) at() *entry {
	if i := l.list.Chosen(); i >= 0 {
		return l.entries[i]
	}
	return nil
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
