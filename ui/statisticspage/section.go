package statisticspage

import (
	"image/color"
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/ledger"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Brush is what the parts of a page are made with.
type Brush struct {
	Needs
	Stage *stage.Stage
	By    float32 // how much larger than usual everything is drawn

	Open func(game string)        // looks at a game
	Date func(game string) string // of the day on which it began, in words
	Keys func(*fyne.KeyEvent)     // is told of keys that a part has no use for

	Scroll *container.Scroll // in which the parts are; nil before there are any
}

// Section is a sheet of paper that is filled from the top.
type Section struct {
	*Brush
	Width float32         // of its content
	Y     float32         // where the present line begins
	All   *fyne.Container // what is on it
}

// Edge is the margin of a section, in units of a window of usual size.
const Edge = 14

// Section begins a sheet with a title, of a width with its margins.
func (b *Brush) Section(width float32, title string) *Section {
	s := &Section{Brush: b, Width: width - 2*Edge*b.By, All: &fyne.Container{}}
	heading := widgets.Title(title, 19*b.By, b.Stage.Colours().Text)
	widgets.Shorten(heading, s.Width)
	s.Put(heading, 0, s.Width, heading.MinSize().Height)
	s.Y += heading.MinSize().Height + 4*b.By
	return s
}

// Put puts an object into the present line.
func (s *Section) Put(object fyne.CanvasObject, x, width, height float32) {
	s.At(object, x, 0, width, height)
}

// At puts an object so far below the top of the present line.
func (s *Section) At(object fyne.CanvasObject, x, y, width, height float32) {
	in := Edge * s.By
	geometry.Sheet{Container: s.All}.At(object, in+x, in*0.8+s.Y+y, width, height)
}

// Middle puts an object into the middle of the present line, which is so high.
func (s *Section) Middle(object fyne.CanvasObject, x, width, high float32) {
	need := object.MinSize().Height
	s.At(object, x, (high-need)/2, width, need)
}

// Say adds a paragraph.
func (s *Section) Say(text string) { s.write(text, s.Stage.Colours().Text) }

// Note adds a paragraph in a quiet colour.
func (s *Section) Note(text string) { s.write(text, s.Stage.Colours().Quiet) }

func (s *Section) write(text string, paint color.Color) {
	by := s.By
	if last := strings.LastIndex(text, " "); last >= 0 { // no word is left alone in a line
		text = text[:last] + "\u00a0" + text[last+1:]
	}
	lines := widgets.Paragraph(widgets.Line, text, 14*by, paint, s.Width, 1, fyne.TextAlignLeading)
	high := lines.MinSize().Height
	s.Put(lines, 0, s.Width, high)
	s.Y += high + 5*by
}

// Head adds the heading of a part.
func (s *Section) Head(text string) {
	by := s.By
	s.Y += 4 * by
	line := widgets.OneLine(widgets.BoldLine, text, 14*by, s.Stage.Colours().Text, s.Width, fyne.TextAlignLeading)
	high := line.MinSize().Height
	s.Put(line, 0, s.Width, high)
	s.Y += high + 3*by
}

// Done is the section as it is shown. It fills what room it gets with paper.
func (s *Section) Done() fyne.CanvasObject {
	by := s.By
	size := fyne.NewSize(s.Width+2*Edge*by, s.Y+2*0.8*Edge*by)
	return widgets.AtLeast(size, widgets.NewSheet(s.Stage.Colours(), by, 0, s.All))
}

// Rectangle adds a box in the present line.
func (s *Section) Rectangle(paint color.Color, x, y, width, height float32) {
	s.At(Box(paint, s.By, width, height), x, y, width, height)
}

// Box is a field of a colour, with slightly round corners.
func Box(paint color.Color, by, width, height float32) *canvas.Rectangle {
	box := canvas.NewRectangle(paint)
	box.CornerRadius = min(2*by, height/2, width/2)
	return box
}

// Tally adds a line with the share of games won as a bar, its interval, and a mark at the fair share.
func (s *Section) Tally(name string, t ledger.Tally) {
	if t.Games == 0 {
		return
	}
	const high = 24
	w, c, by := s.Stage.Words, s.Stage.Colours(), s.By
	label, numbers := s.Width*0.34, 96*by
	left, room := label+6*by, s.Width-label-numbers-12*by
	s.Middle(widgets.OneLine(widgets.Line, name, 14*by, c.Text, label, fyne.TextAlignLeading), 0, label, high*by)
	count := widgets.OneLine(widgets.Line, w.T("figures.of", "Wins", Wins(w, t.Wins), "Games", t.Games), 14*by, c.Text, numbers,
		fyne.TextAlignTrailing)
	s.Middle(count, s.Width-numbers, numbers, high*by)
	rate, low, up := t.Rate()
	s.Rectangle(c.Field, left, 6*by, room, 12*by)
	s.Rectangle(palette.Brass, left, 6*by, max(room*float32(rate), 1.5*by), 12*by)
	s.Rectangle(c.Text, left+room*float32(low), 11.2*by, room*float32(up-low), 1.6*by)
	fair := float32(t.Fair / float64(t.Games))
	s.Rectangle(palette.Coral, left+room*fair-by, 2*by, 2*by, 20*by)
	all := widgets.NewTipped(w.T("figures.tally", "Name", name, "Rate", w.Percent(rate), "Low", w.Percent(low), "High",
		w.Percent(up), "Fair", w.Percent(float64(fair))))
	s.Put(all, 0, s.Width, high*by)
	s.Y += high * by
}

// Wins writes a number of wins; shared ones are parts.
func Wins(w *words.Words, n float64) string {
	if n == math.Trunc(n) {
		return strconv.Itoa(int(n))
	}
	return w.Decimal(n)
}

// Link adds a line that opens a game.
func (s *Section) Link(text, game string) {
	const high = 32
	w, c, by := s.Stage.Words, s.Stage.Colours(), s.By
	date := s.Date(game)
	line := widgets.OneLine(widgets.Line, text, 14*by, c.Text, s.Width*0.66, fyne.TextAlignLeading)
	need, content := line.MinSize().Height, geometry.NewSheet()
	content.At(line, 4*by, (high*by-need)/2, s.Width*0.66, need)
	content.At(widgets.OneLine(widgets.Line, date, 13*by, c.Quiet, s.Width*0.3, fyne.TextAlignTrailing),
		s.Width*0.7+4*by, (high*by-need)/2, s.Width*0.3, need)
	tile := widgets.NewBareTile(c, text+", "+date, content.Container, func() { s.Open(game) })
	tile.Enters = true
	tile.SetToolTip(w.T("figures.open.tip"))
	s.Put(tile, -4*by, s.Width+8*by, high*by)
	s.Y += high * by
}
