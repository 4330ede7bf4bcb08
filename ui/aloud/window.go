// Package aloud reads a window to somebody who does not see it: it finds out what the window shows, leads a reader of
// ui/spoken over it, and says what happens. What can be seen can be heard, and nothing else: it reads what is drawn.
package aloud

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/geometry"
	"portroyal/ui/spoken"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Of is the screen that a window shows: its topmost overlay, or what is below all of them.
func Of(s *stage.Stage) spoken.Screen {
	top, at := s.Shown()
	r := &reading{words: s.Words, scale: s.Window.Canvas().Scale()}
	r.screen.Of = top
	r.begin(&geometry.Region{})
	r.object(top, at.Subtract(top.Position()))
	r.settle()
	if s.Top() != "" { // which may be made anew
		r.screen.Of = overlay{s.Top(), r.screen.Name}
	}
	return r.screen
}

// overlay is one that is asked for by a name, with its title.
type overlay struct{ name, title string }

// reading is a window as far as it has been read.
type reading struct {
	words  *words.Words
	scale  float32
	screen spoken.Screen

	regions []*geometry.Region // of the places of the screen
	region  *geometry.Region
	lines   []line         // of the region
	picks   *widgets.Picks // that is read now
}

// line is a line as far as it has been read.
type line struct {
	spoken.Line
	from, to fyne.Position // where it is
	control  bool          // its words say by themselves that something can be done there
	part     bool          // it is words that may go together with others
	texts    []text        // those words
}

// text is something written.
type text struct {
	words    string
	from, to fyne.Position
}

// begin begins a region, or goes on with one that there was before.
func (r *reading) begin(of *geometry.Region) {
	r.settle()
	r.region = of
}

// settle hands the lines of the region on.
func (r *reading) settle() {
	var lines []spoken.Line
	for _, l := range r.lines {
		if l.part {
			l.Words = joined(l.texts)
		}
		if l.Words = one(l.Words); l.Words == "" {
			continue
		}
		if l.More = one(l.More); l.More == l.Words || l.More == spoken.Sentences(l.Words) {
			l.More = ""
		}
		l.At = spoken.Area{
			X: int(l.from.X * r.scale), Y: int(l.from.Y * r.scale),
			W: int((l.to.X - l.from.X) * r.scale), H: int((l.to.Y - l.from.Y) * r.scale),
		}
		if l.Press != nil && !l.control {
			l.Role = r.words.T("spoken.button")
		}
		l.Low = r.region.Low
		if r.region.Led && len(lines) == 0 {
			l.Pointed, l.Sets = true, true
		}
		lines = append(lines, l.Line)
	}
	r.lines = nil
	if len(lines) == 0 {
		return
	}
	name := r.region.Name
	if name == "" {
		name = lines[0].Words
	}
	if i := r.goesOn(name); i >= 0 {
		p := &r.screen.Places[i]
		p.Lines = append(p.Lines, lines...)
		return
	}
	r.regions = append(r.regions, r.region)
	r.screen.Places = append(r.screen.Places, spoken.Place{
		Name: name, Asks: r.region.Asks, Of: r.region.Of, Nth: r.region.Nth, Lines: lines,
	})
}

// says reports whether there are words.
func says(words string) bool { return strings.ContainsFunc(words, unicode.IsLetter) }

// goesOn is the number of the place with which the region read now goes on, -1 for none: it is the same one, or part of what has
// the same name.
func (r *reading) goesOn(name string) int {
	if i := slices.Index(r.regions, r.region); i >= 0 {
		return i
	}
	return slices.IndexFunc(r.screen.Places, func(p spoken.Place) bool {
		return p.Name == name && p.Of == r.region.Of && p.Asks == r.region.Asks
	})
}

// joined puts texts one after the other: what is a sentence stays one.
func joined(texts []text) (all string) {
	for i, text := range texts {
		switch {
		case i == 0:
		case strings.ContainsAny(all[len(all)-1:], ".!?"):
			all += " "
		default:
			all += ", "
		}
		all += text.words
	}
	return all
}

// one puts words on one line.
func one(words string) string {
	var lines []string
	for _, line := range strings.Split(words, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	if len(lines) < 2 {
		return strings.Join(lines, "")
	}
	return spoken.Sentences(lines...)
}

// within is something that a widget holds.
type within interface{ Within() fyne.CanvasObject }

// piece is something on a table.
type piece interface {
	fyne.CanvasObject
	Base() *widgets.Piece
}

// object reads an object with what it consists of.
func (r *reading) object(object fyne.CanvasObject, at fyne.Position) {
	if object == nil || !object.Visible() {
		return
	}
	at = at.Add(object.Position())
	switch o := object.(type) {
	case *fyne.Container:
		r.container(o, at)
	case *container.Scroll:
		r.object(o.Content, at)
	case *container.ThemeOverride:
		r.object(o.Content, at)
	case *canvas.Text:
		if o.Text != "" {
			r.write(o, at, o.Text)
		}
	case *widget.Label:
		r.write(o, at, o.Text)
	case *widgets.Ribbon:
		if r.screen.Name == "" && len(r.regions) == 0 { // on top, and not over a part of the screen
			r.screen.Name = o.Text()
		}
		r.write(o, at, o.Text())
	case *widgets.Tipped:
		r.explain(o, at, o.ToolTip(), nil)
	case *widgets.Asked:
		r.asked(o, at)
	case piece:
		r.piece(o, at)
	case *widgets.Pick:
		r.pick(o, at)
	case *widgets.Picks:
		before := r.picks
		r.picks = o
		r.object(o.Within(), at)
		r.picks = before
	case *widgets.Tile:
		r.tile(o, at)
	case *widgets.Contents:
		r.contents(o, at)
	case *widgets.Listing:
		r.listing(o, at)
	case several:
		r.several(o, at)
	case *widgets.LinkedProse:
		r.linked(o, at)
	case within:
		r.object(o.Within(), at)
	default:
		r.control(object, at)
	}
}

// container reads what a container holds.
func (r *reading) container(c *fyne.Container, at fyne.Position) {
	region, is := c.Layout.(*geometry.Region)
	if words := widgets.ParagraphOf(c.Objects); words != "" && !is {
		r.write(c, at, words)
		return
	}
	if !is && len(c.Objects) > 1 && !r.region.Whole() {
		if _, sheet := c.Objects[0].(*widgets.Paper); sheet { // of paper, with its heading above
			region, is = &geometry.Region{}, true
		}
	}
	if is && (region.Name != "" || !region.Unread) { // and no more than a line
		before := r.region
		r.begin(region)
		defer r.begin(before)
	}
	if !is || !region.Unread {
		for _, object := range c.Objects {
			r.object(object, at)
		}
	}
	if is && region.Lines != nil {
		for _, words := range region.Lines() {
			r.add(c, at, words, "", nil).Of = lineOf{region.Name, words}
		}
	}
	if is && region.Choices != nil {
		for _, choice := range region.Choices() {
			l := r.add(c, at, choice.Words, "", choice.Press)
			l.Of, l.control = lineOf{region.Name, choice.Words}, true
		}
	}
}

// lineOf is a line that a region says itself.
type lineOf struct{ region, words string }

// add reads a line.
func (r *reading) add(of fyne.CanvasObject, at fyne.Position, words, more string, press func()) *line {
	size := of.Size()
	r.lines = append(r.lines, line{
		Line: spoken.Line{Of: of, Words: words, More: more, Press: press},
		from: at, to: at.AddXY(size.Width, size.Height),
	})
	return &r.lines[len(r.lines)-1]
}

// write reads words, which may go on with those before them.
func (r *reading) write(of fyne.CanvasObject, at fyne.Position, words string) {
	l := r.add(of, at, "", "", nil)
	if text, is := of.(*canvas.Text); is {
		need := text.MinSize()
		switch text.Alignment {
		case fyne.TextAlignCenter:
			l.from.X += (text.Size().Width - need.Width) / 2
		case fyne.TextAlignTrailing:
			l.from.X += text.Size().Width - need.Width
		}
		l.to.X = l.from.X + need.Width
	}
	l.part, l.texts = true, []text{{words, l.from, l.to}}
	r.join()
}

// times begins a number that says how many there are of something.
const times = "×"

// join puts the line read last and the one before together, if both are words beside each other.
func (r *reading) join() {
	n := len(r.lines)
	if n < 2 {
		return
	}
	before, last := &r.lines[n-2], r.lines[n-1]
	if words := last.texts[0].words; !before.part && strings.HasPrefix(words, times) { // how many there are of the thing before
		before.Words += ", " + words
		r.lines = r.lines[:n-1]
		return
	}
	middle := (last.from.Y + last.to.Y) / 2
	if !before.part || before.More != "" || middle < before.from.Y || middle > before.to.Y {
		return
	}
	before.texts = append(before.texts, last.texts...)
	before.from.X, before.from.Y = min(before.from.X, last.from.X), min(before.from.Y, last.from.Y)
	before.to.X, before.to.Y = max(before.to.X, last.to.X), max(before.to.Y, last.to.Y)
	r.lines = r.lines[:n-1]
}

// asked reads something that can be asked for more: what it is called, or else what is written under it.
func (r *reading) asked(o *widgets.Asked, at fyne.Position) {
	var press func()
	if !o.Deaf() {
		press = func() { o.Tapped(nil) }
	}
	if o.Named == "" {
		r.explain(o, at, o.AccessibilityLabel(), press)
		return
	}
	r.under(o, at)
	r.add(o, at, o.Named, o.AccessibilityLabel(), press).Pointed = o.Pointed
}

// under takes what was written last under an object out of the lines, and gives it.
func (r *reading) under(of fyne.CanvasObject, at fyne.Position) (under []string) {
	size := of.Size()
	to := at.AddXY(size.Width, size.Height)
	for n := len(r.lines); n > 0; n = len(r.lines) {
		line := &r.lines[n-1]
		if !line.part || line.More != "" {
			break
		}
		for k := len(line.texts); k > 0; k = len(line.texts) {
			last := line.texts[k-1]
			x, y := (last.from.X+last.to.X)/2, (last.from.Y+last.to.Y)/2
			if x < at.X || y < at.Y || x > to.X || y > to.Y {
				return under
			}
			under = append([]string{last.words}, under...)
			line.texts = line.texts[:k-1]
		}
		r.lines = r.lines[:n-1]
	}
	return under
}

// explain reads words about everything under an object: a number there needs no more than they say.
func (r *reading) explain(of fyne.CanvasObject, at fyne.Position, words string, press func()) {
	if words == "" {
		return
	}
	under := r.under(of, at)
	l := r.add(of, at, "", words, press)
	l.part = true
	var told []string
	for _, words := range under {
		if says(words) && len([]rune(words)) > 1 { // a letter stands for what it is written on
			told = append(told, words)
		}
	}
	if len(told) > 0 { // with their numbers
		told = slices.DeleteFunc(under, func(written string) bool {
			return !slices.Contains(told, written) && !strings.ContainsFunc(written, unicode.IsDigit)
		})
	}
	first, more, _ := strings.Cut(words, "\n")
	switch written := strings.Join(told, ", "); {
	case written == "" && len(under) > 0 && !strings.ContainsFunc(first, unicode.IsDigit): // what the number is of
		l.texts, l.More = []text{{words: strings.Join(under, " ") + " " + first}}, more
	case written == "" || strings.HasPrefix(first, written):
		l.texts, l.More = []text{{words: first}}, more
	case strings.Contains(strings.ReplaceAll(words, "\n", " "), written): // as much of it as there was room for
		l.texts, l.More = []text{{words: words}}, ""
	default:
		l.texts = []text{{words: written}}
	}
	if l.More == "" {
		l.More = "\n" // nothing joins it any more
	}
}
