package figures

import (
	"image/color"
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// section is a sheet of paper that is filled from the top.
type section struct {
	page  *Page
	width float32 // of its content
	y     float32
	all   *fyne.Container
}

// edge is the margin of a section, in units of a window of usual size.
const edge = 14

func (p *Page) section(width float32, title string) *section {
	s := &section{page: p, width: width - 2*edge*p.by, all: &fyne.Container{}}
	heading := widgets.Title(title, 19*p.by, p.stage.Colours().Text)
	widgets.Shorten(heading, s.width)
	s.put(heading, 0, s.width, heading.MinSize().Height)
	s.y += heading.MinSize().Height + 4*p.by
	return s
}

// put puts an object into the present line.
func (s *section) put(object fyne.CanvasObject, x, width, height float32) {
	in := edge * s.page.by
	s.all.Objects = append(s.all.Objects, widgets.Placed(object, fyne.NewPos(in+x, in*0.8+s.y), fyne.NewSize(width, height)))
}

// say adds a paragraph.
func (s *section) say(text string) { s.write(text, s.page.stage.Colours().Text) }

// note adds a paragraph in a quiet colour.
func (s *section) note(text string) { s.write(text, s.page.stage.Colours().Quiet) }

func (s *section) write(text string, paint color.Color) {
	by := s.page.by
	if last := strings.LastIndex(text, " "); last >= 0 { // no word is left alone in a line
		text = text[:last] + "\u00a0" + text[last+1:]
	}
	lines := widgets.Paragraph(widgets.Line, text, 14*by, paint, s.width, 1, fyne.TextAlignLeading)
	high := lines.MinSize().Height
	s.put(lines, 0, s.width, high)
	s.y += high + 5*by
}

// head adds the heading of a part.
func (s *section) head(text string) {
	by := s.page.by
	s.y += 4 * by
	line := widgets.OneLine(widgets.BoldLine, text, 14*by, s.page.stage.Colours().Text, s.width, fyne.TextAlignLeading)
	high := line.MinSize().Height
	s.put(line, 0, s.width, high)
	s.y += high + 3*by
}

// done is the section as it is shown. It fills what room it gets with paper.
func (s *section) done() fyne.CanvasObject {
	by := s.page.by
	size := fyne.NewSize(s.width+2*edge*by, s.y+2*0.8*edge*by)
	return container.New(atLeast{size}, widgets.NewSheet(s.page.stage.Colours(), by, 0, s.all))
}

// atLeast gives its object all the room that there is, and asks for as much as it needs.
type atLeast struct{ size fyne.Size }

// MinSize implements fyne.Layout.
func (l atLeast) MinSize([]fyne.CanvasObject) fyne.Size { return l.size }

// Layout implements fyne.Layout.
func (l atLeast) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

// rectangle adds a box in the present line.
func (s *section) rectangle(paint color.Color, x, y, width, height float32) {
	s.y += y
	s.put(box(paint, s.page.by, width, height), x, width, height)
	s.y -= y
}

// box is a field of a colour, with slightly round corners.
func box(paint color.Color, by, width, height float32) *canvas.Rectangle {
	box := canvas.NewRectangle(paint)
	box.CornerRadius = min(2*by, height/2, width/2)
	return box
}

// tally adds a line with the share of games won as a bar, its interval, and a mark at the fair share.
func (s *section) tally(name string, t statistics.Tally) {
	if t.Games == 0 {
		return
	}
	const high = 24
	w, c, by := s.page.stage.Words, s.page.stage.Colours(), s.page.by
	label, numbers := s.width*0.34, 96*by
	left, room := label+6*by, s.width-label-numbers-12*by
	text := widgets.OneLine(widgets.Line, name, 14*by, c.Text, label, fyne.TextAlignLeading)
	need := text.MinSize().Height
	s.y += (high*by - need) / 2
	s.put(text, 0, label, need)
	count := widgets.OneLine(widgets.Line, w.T("figures.of", "Wins", wins(w, t.Wins), "Games", t.Games), 14*by, c.Text, numbers,
		fyne.TextAlignTrailing)
	s.put(count, s.width-numbers, numbers, need)
	s.y -= (high*by - need) / 2
	rate, low, up := t.Rate()
	s.rectangle(c.Field, left, 6*by, room, 12*by)
	s.rectangle(palette.Brass, left, 6*by, max(room*float32(rate), 1.5*by), 12*by)
	s.rectangle(c.Text, left+room*float32(low), 11.2*by, room*float32(up-low), 1.6*by)
	fair := float32(t.Fair / float64(t.Games))
	s.rectangle(palette.Coral, left+room*fair-by, 2*by, 2*by, 20*by)
	all := widgets.NewTipped(w.T("figures.tally", "Name", name, "Rate", w.Percent(rate), "Low", w.Percent(low), "High",
		w.Percent(up), "Fair", w.Percent(float64(fair))))
	s.put(all, 0, s.width, high*by)
	s.y += high * by
}

// wins writes a number of wins; shared ones are parts.
func wins(w *words.Words, n float64) string {
	if n == math.Trunc(n) {
		return strconv.Itoa(int(n))
	}
	return w.Decimal(n)
}

// link adds a line that opens a game.
func (s *section) link(text, game string) {
	const high = 32
	w, c, by := s.page.stage.Words, s.page.stage.Colours(), s.page.by
	date := s.page.day(game)
	line := widgets.OneLine(widgets.Line, text, 14*by, c.Text, s.width*0.66, fyne.TextAlignLeading)
	when := widgets.OneLine(widgets.Line, date, 13*by, c.Quiet, s.width*0.3, fyne.TextAlignTrailing)
	need := line.MinSize().Height
	content := &fyne.Container{Objects: []fyne.CanvasObject{
		widgets.Placed(line, fyne.NewPos(4*by, (high*by-need)/2), fyne.NewSize(s.width*0.66, need)),
		widgets.Placed(when, fyne.NewPos(s.width*0.7+4*by, (high*by-need)/2), fyne.NewSize(s.width*0.3, need)),
	}}
	tile := widgets.NewBareTile(c, text+", "+date, content, func() { s.page.calls.Open(game) })
	tile.Enters = true
	tile.SetToolTip(w.T("figures.open.tip"))
	s.put(tile, -4*by, s.width+8*by, high*by)
	s.y += high * by
}
