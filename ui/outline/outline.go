// Package outline writes down in words what a window shows, for golden files that a person can read: every text,
// button, card and symbol in the order in which it is drawn, with its state, and what is on what. It says nothing of
// pixels; tests of layouts and pictures check the places. Differ says in sentences how one outline differs from
// another.
package outline

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/palette"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// Of is the outline of what a window shows, and of each overlay over it in turn.
func Of(on fyne.Canvas) string {
	w := &writer{focused: on.Focused(), clip: box{to: fyne.NewPos(on.Size().Width, on.Size().Height)}}
	w.places = visible.PlacesIn(on)
	w.layer("window", on.Content())
	for _, overlay := range on.Overlays().List() {
		w.layer("overlay", overlay)
	}
	return strings.Join(w.lines, "\n") + "\n"
}

// item is something that the window shows.
type item struct {
	depth  int
	kind   string
	words  string   // "" for none
	state  []string // what is special about it
	at     box
	role   role
	opaque bool              // it hides what was drawn before it
	object fyne.CanvasObject // that can be pressed, nil if it cannot
}

// role is how an item goes together with its neighbours on one line of the outline.
type role uint8

const (
	alone role = iota
	part       // words or a small picture, beside others or as the caption of a card
	card       // can have a caption
	holds      // its content comes next
	tile       // so does its content, in the same line
	tip        // explains the thing under it
)

// writer collects what a window shows.
type writer struct {
	lines   []string
	items   []item // of the present layer
	focused fyne.Focusable
	places  visible.Places
	clip    box  // the part of the window that can be seen
	outside bool // the part is on something that cannot be seen
	depth   int
	unseen  bool // what cannot be seen by itself is written down as well, if it answers clicks
}

// layer writes down everything on one level: the screen, or an overlay.
func (w *writer) layer(name string, object fyne.CanvasObject) {
	w.items, w.depth = nil, 1
	w.object(object)
	w.cover()
	w.lines = append(w.lines, name)
	var rows [][]item
	for _, it := range w.items {
		n := len(rows)
		switch {
		case it.role == tip:
			rows = it.explain(rows)
		case n > 0 && it.continues(rows[n-1]):
			rows[n-1] = append(rows[n-1], it)
		default:
			rows = append(rows, []item{it})
		}
	}
	for _, row := range rows {
		var texts []string
		for i, it := range row {
			if n := len(it.state); i > 0 && n > 0 && it.state[n-1] == outOfSight {
				it.state = it.state[:n-1] // the first of the row has it as well
			}
			texts = append(texts, it.String())
		}
		w.lines = append(w.lines, strings.Repeat("  ", row[0].depth)+strings.Join(texts, " "))
	}
}

// outOfSight is the last state of things that have been scrolled away or are beyond the window.
const outOfSight = "out of sight"

func (it item) String() string {
	words := []string{}
	if it.kind != "" {
		words = append(words, it.kind)
	}
	if it.words != "" {
		words = append(words, quoted(it.words))
	}
	if len(it.state) > 0 {
		words = append(words, "["+strings.Join(it.state, ", ")+"]")
	}
	return strings.Join(words, " ")
}

// explain puts a tip on one row with everything under it.
func (it item) explain(rows [][]item) [][]item {
	row := []item{it}
	for n := len(rows); n > 0; n = len(rows) {
		last := rows[n-1]
		under := last[len(last)-1]
		if under.role != part && under.role != card || under.depth != it.depth || !it.at.holds(under.at) {
			break
		}
		row = append([]item{under}, row...)
		if rows[n-1] = last[:len(last)-1]; len(rows[n-1]) == 0 {
			rows = rows[:n-1]
		}
	}
	return append(rows, row)
}

// continues reports whether an item goes on with a row: it is beside the last of it, or on or below its card, or is a
// part of its tile.
func (it item) continues(row []item) bool {
	first, last := row[0], row[len(row)-1]
	switch {
	case first.role == tile:
		return it.depth > first.depth
	case it.role != part || it.depth != last.depth:
		return false
	case first.role == card:
		middle := (it.at.from.X + it.at.to.X) / 2
		return middle > first.at.from.X && middle < first.at.to.X
	}
	return last.role == part && it.at.besides(last.at)
}

// cover marks what is hidden by something drawn later.
func (w *writer) cover() {
	for i := range w.items {
		of := &w.items[i]
		hides := func(over item) bool { return over.opaque && over.at.contains(of.at) }
		if of.role != holds && of.role != tile && slices.ContainsFunc(w.items[i+1:], hides) {
			of.state = append(of.state, "covered")
		}
	}
}

// add writes an object down. States that are empty are left out.
func (w *writer) add(object fyne.CanvasObject, kind, words string, states ...string) *item {
	it := item{depth: w.depth, kind: kind, words: words, at: w.boxOf(object)}
	if focusable, ok := object.(fyne.Focusable); ok && focusable == w.focused {
		states = append(states, "focused")
	}
	if !w.outside && !it.at.meets(w.clip) {
		states = append(states, outOfSight)
	}
	for _, state := range states {
		if state != "" {
			it.state = append(it.state, state)
		}
	}
	w.items = append(w.items, it)
	return &w.items[len(w.items)-1]
}

// object writes down an object with what it consists of.
func (w *writer) object(object fyne.CanvasObject) {
	if object == nil || !object.Visible() || w.plain(object) || w.game(object) || w.control(object) {
		return
	}
	switch o := object.(type) {
	case *container.Scroll:
		before := w.clip
		w.clip = w.boxOf(o).and(before)
		w.on(w.add(o, "scrolled", ""), holds, o.Content)
		w.clip = before
	case *widgets.Picks:
		w.on(w.add(o, "choice", ""), holds, visible.Parts(o)...)
	case *widgets.Pick:
		it := w.add(o, "pick", o.Name, when(o.Chosen(), "chosen"), says(o.ToolTip()))
		w.pressed(o, !o.Chosen())
		w.on(it, tile, o.Content)
	case *widgets.Tile:
		it := w.add(o, "tile", o.Name, says(o.ToolTip()))
		w.pressed(o, true)
		w.on(it, tile, visible.Parts(o)...)
	case *widget.PopUp:
		w.object(o.Content)
	default:
		w.silent(object)
		w.parts(visible.Parts(object))
	}
}

// on writes down everything on something.
func (w *writer) on(it *item, as role, parts ...fyne.CanvasObject) {
	it.role = as
	before := w.outside
	w.outside = before || !it.at.meets(w.clip)
	w.depth++
	for _, part := range parts {
		w.object(part)
	}
	w.depth--
	w.outside = before
}

// parts writes down objects that belong together: a paragraph as one text, a badge as one word, the content of a ground
// below it.
func (w *writer) parts(parts []fyne.CanvasObject) {
	if words := widgets.ParagraphOf(parts); words != "" {
		w.add(parts[0], "", words).role = part
		return
	}
	if len(parts) > 1 {
		if paper, ok := parts[0].(*widgets.Paper); ok {
			w.paper(paper, parts[1:])
			return
		}
	}
	if len(parts) < 2 || !isGround(parts[0]) {
		for _, part := range parts {
			w.object(part)
		}
		return
	}
	ground := parts[0].(*canvas.Rectangle)
	if text, ok := parts[1].(*canvas.Text); ok && len(parts) == 2 {
		it := w.add(ground, "badge", text.Text)
		it.role, it.opaque = part, true
		return
	}
	if n := len(w.items); n > 0 && w.items[n-1].role == tile && w.items[n-1].depth == w.depth-1 { // its own ground
		w.parts(parts[1:])
		return
	}
	it := w.add(ground, "panel", "", edge(ground.StrokeColor, ground.StrokeWidth))
	it.opaque = solid(ground.FillColor)
	w.on(it, holds, parts[1:]...)
}

// paper writes down a sheet of paper with its content; that of a tile or a pick is a part of it.
func (w *writer) paper(sheet *widgets.Paper, parts []fyne.CanvasObject) {
	if n := len(w.items); n > 0 && w.items[n-1].role == tile && w.items[n-1].depth == w.depth-1 {
		w.parts(parts)
		return
	}
	it := w.add(sheet, "paper", "")
	it.opaque = true
	w.on(it, holds, parts...)
}

// plain writes down words, pictures and grounds. It reports whether the object is one of them.
func (w *writer) plain(object fyne.CanvasObject) bool {
	switch o := object.(type) {
	case *canvas.Text:
		if o.Text != "" {
			it := w.add(o, "", o.Text)
			it.at.from, it.at.to = visible.Ink(o)
			it.role = part
		}
	case *widget.Label:
		w.add(o, "", o.Text)
	case *canvas.Image:
		w.add(o, "picture", "").role = part
	case *canvas.Raster:
		w.add(o, "drawing", "")
	case *canvas.Rectangle:
		if shows(o.FillColor) {
			w.add(o, "box", "").opaque = solid(o.FillColor)
		}
	case *canvas.Circle:
		if shows(o.FillColor) {
			w.add(o, "disc", "", painted(o.FillColor)).role = part
		}
	case *widgets.Ribbon:
		w.add(o, "ribbon", o.Text()).role = part
	case *widgets.Prose:
		w.add(o, "prose", o.AccessibilityLabel())
		w.pressed(o, !o.Deaf())
	case *widgets.LinkedProse:
		w.add(o, "prose with links", o.AccessibilityLabel())
		w.pressed(o, !o.Deaf())
	case *widgets.Tipped:
		w.explains(o, o.ToolTip())
	case *widgets.Asked:
		w.explains(o, o.AccessibilityLabel())
	default:
		return false
	}
	return true
}

// explains writes down the words that something unseen has for the thing under it.
func (w *writer) explains(object fyne.CanvasObject, words string) {
	if words != "" {
		w.add(object, "", "", says(words)).role = tip
	}
}

// outlined is a piece of a game, which says itself what it shows.
type outlined interface {
	fyne.CanvasObject
	Base() *widgets.Piece
	Outline() widgets.Outline
}

// game writes down pieces of a game, as cards. It reports whether the object is one of them.
func (w *writer) game(object fyne.CanvasObject) bool {
	o, is := object.(outlined)
	if !is {
		return false
	}
	shows, piece := o.Outline(), o.Base()
	states := []string{
		when(shows.Large, "large"), when(piece.Takeable, "framed"), when(piece.Dimmed, "dimmed"),
		when(piece.Pointed, "marked"), ring(piece.Ring), when(piece.OnTap != nil, "clickable"),
	}
	states = append(states, shows.More...)
	states = append(states, named("key", piece.Key), named("price", piece.Price))
	for _, mark := range shows.Marks {
		states = append(states, strings.TrimSpace(mark.Name+" "+painted(mark.Colour)+" "+mark.Where))
	}
	it := w.add(object, shows.Name, "", append(states, says(shows.Says))...)
	it.role, it.opaque = card, !piece.Dimmed
	w.pressed(object, piece.OnTap != nil)
	return true
}

// control writes down what can be pressed or written in. It reports whether the object is such a thing.
func (w *writer) control(object fyne.CanvasObject) bool {
	switch o := object.(type) {
	case *widgets.Plate:
		kind := map[widgets.PlateKind]string{
			widgets.CalmPlate: "calm", widgets.RiskyPlate: "risky", widgets.QuietPlate: "quiet",
		}[o.Kind]
		it := w.add(o, "plate", o.Text,
			named("below", o.Detail), kind, when(o.Waiting(), "not ready"), says(o.ToolTip()))
		it.opaque = true
		w.pressed(o, !o.Waiting())
	case *widgets.Toggle:
		words := strings.Join(append([]string{o.Title}, visible.Lines(o)[1:]...), " ")
		w.add(o, "toggle", words, when(o.On, "on"), when(o.Forbidden(), "disabled")).opaque = !o.Forbidden()
		w.pressed(o, !o.Forbidden())
	case *widgets.Contents:
		it := w.add(o, "contents", "")
		w.pressed(o, len(o.Chapters) > 1)
		for _, chapter := range o.Chapters {
			it.state = append(it.state, quoted(chapter.Title)+when(chapter.Mark, " marked")+
				when(chapter.Title == o.AccessibilityLabel(), " open"))
		}
	case *widgets.Field:
		w.add(o, "field", o.Text, named("when empty", o.PlaceHolder), when(o.Disabled(), "disabled"))
		w.pressed(o, !o.Disabled())
	case *widgets.Slider:
		w.add(o, fmt.Sprintf("slider from %v to %v at %v", o.Min, o.Max, o.Value), "", when(o.Disabled(), "disabled"))
		w.pressed(o, !o.Disabled())
	default:
		return false
	}
	return true
}

// isGround reports whether an object is a rectangle that can be seen.
func isGround(object fyne.CanvasObject) bool {
	ground, ok := object.(*canvas.Rectangle)
	return ok && ground.Visible() &&
		(shows(ground.FillColor) || shows(ground.StrokeColor) && ground.StrokeWidth > 0)
}

func shows(paint color.Color) bool {
	if paint == nil {
		return false
	}
	_, _, _, a := paint.RGBA()
	return a > 0
}

func solid(paint color.Color) bool {
	if paint == nil {
		return false
	}
	_, _, _, a := paint.RGBA()
	return a == 0xffff
}

// quoted puts words in quotation marks, on one line.
func quoted(words string) string {
	return "\u201c" + strings.ReplaceAll(strings.TrimSpace(words), "\n", " / ") + "\u201d"
}

// when is a state if it holds.
func when(holds bool, state string) string {
	if !holds {
		return ""
	}
	return state
}

// named is a state with words, nothing without them.
func named(name, words string) string {
	if words == "" {
		return ""
	}
	return name + " " + quoted(words)
}

// says gives the words that appear under the pointer.
func says(words string) string { return named("says", words) }

// ring names a frame in a colour of its own.
func ring(paint color.NRGBA) string {
	if paint.A == 0 {
		return ""
	}
	return "ring in the colour " + painted(paint)
}

// edge names an edge that is wider than usual.
func edge(paint color.Color, width float32) string {
	if width <= 2 || !shows(paint) {
		return ""
	}
	return "edge in the colour " + painted(paint)
}

// painted names a colour: that of a seat, counted from 1, or one that means something.
func painted(paint color.Color) string {
	c := color.NRGBAModel.Convert(paint).(color.NRGBA)
	for i, seat := range palette.Seats {
		if c == seat {
			return fmt.Sprintf("of seat %d", i+1)
		}
	}
	for name, known := range map[string]color.NRGBA{
		"blue": palette.Takeable, "brass": palette.Brass, "green": palette.Calm,
		"red": palette.Danger, "paper": palette.OldPaper,
	} {
		if c == known {
			return name
		}
	}
	return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
}
