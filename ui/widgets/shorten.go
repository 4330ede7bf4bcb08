package widgets

import (
	"image/color"
	"sort"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"github.com/rivo/uniseg"

	"portroyal/ui/geometry"
)

// Least is the size of the smallest letters that everybody can read, in units of the usual size.
const Least = 11

// Legible puts a line into so much room: smaller if it must be, and on several lines before its letters are too small to be read.
func Legible(line *canvas.Text, room float32) fyne.CanvasObject {
	size := line.TextSize
	Shrink(line, room)
	if line.TextSize >= min(Least, size) {
		return line
	}
	write := func(text string, size float32, paint color.Color) *canvas.Text {
		part := canvas.NewText(text, paint)
		part.TextSize, part.TextStyle, part.FontSource, part.Alignment = size, line.TextStyle, line.FontSource, line.Alignment
		return part
	}
	box := container.New(layout.NewCustomPaddedVBoxLayout(0))
	for _, text := range Balanced(write, line.Text, Least, room) {
		part := write(text, Least, line.Color)
		Shrink(part, room)
		box.Add(part)
	}
	return geometry.Said(func() string { return line.Text }, box)
}

// Shrink makes the letters of a text smaller until it is no wider than room. The width of letters goes in steps, so
// that some texts are still too wide when their size has been divided by what they are too wide.
func Shrink(text *canvas.Text, room float32) {
	const step, least = 0.25, 1
	if wide := text.MinSize().Width; wide > room && room > 0 {
		text.TextSize *= room / wide
		for text.MinSize().Width > room && text.TextSize > least {
			text.TextSize -= step
		}
	}
}

// longestLine is how many letters of a text are looked at at most: more have no room in any line.
const longestLine = 1000

// Shorten cuts a text with an ellipsis until it is no wider than room; its first letter stays. Letters are those that
// a person counts, as a family of several signs.
func Shorten(text *canvas.Text, room float32) {
	all := text.Text
	ends, whole := letterEnds(all, longestLine)
	if whole && text.MinSize().Width <= room || len(ends) < 2 {
		return
	}
	fits := func(n int) bool {
		text.Text = strings.TrimSpace(all[:ends[n-1]]) + "\u2026"
		return text.MinSize().Width <= room
	}
	// To measure a text takes long where its letters are in no font of ours, and the longer the more there are: few
	// are measured first, and then as few as it takes to find how many fit.
	most := 8
	for most < len(ends) && fits(most) {
		most *= 2
	}
	most = min(most, len(ends))
	n := sort.Search(most, func(i int) bool { return !fits(i + 1) }) // so many fit
	if n == len(ends) && whole {
		n-- // all of them do with an ellipsis, but not the text alone: its last letter is as narrow as nothing
	}
	fits(max(n, 1))
}

// letterEnds says where each letter of a text ends, and whether these are all of them.
func letterEnds(text string, most int) (ends []int, all bool) {
	rest, state := text, -1
	for rest != "" && len(ends) < most {
		_, rest, _, state = uniseg.FirstGraphemeClusterInString(rest, state)
		ends = append(ends, len(text)-len(rest))
	}
	return ends, rest == ""
}
