// Package endingtest judges the ends of games, for tests.
package endingtest

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/chart"
	"portroyal/ui/ending"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// People are players with short names.
var People = []string{"Ann", "Ben", "Cem", "Dora", "Eve"}

// Long are names as long as people may enter, and one that is short.
var Long = []string{
	"Maximiliane von Hohenstaufen", "Wolfgang Amadeus", "Bartholomew Roberts the Black", "Mmmmmmmmmmmmmmmmm", "Jo",
}

// Show shows an end in the window of its stage.
func Show(t *testing.T, e *ending.End) {
	t.Helper()
	window := e.Stage.Window
	size := window.Canvas().Size()
	window.SetContent(e.Content())
	window.Resize(size)
	t.Cleanup(e.Leave)
}

// Fits checks that every line of text is inside the window, and inside the sheet of the frame or beside it, and overlaps
// no other; that the plates have room for their text, and curves for what they show.
func Fits(t *testing.T, name string, e *ending.End, f ending.Frame) {
	t.Helper()
	type ink struct {
		text     string
		from, to fyne.Position
	}
	size := e.Stage.Window.Canvas().Size()
	var inks []ink
	for _, text := range visible.All[*canvas.Text](e.Content()) {
		if text.Text == "" {
			continue
		}
		from, to := visible.Ink(text)
		high := (to.Y - from.Y) * 0.18 // a line is higher than its letters
		one := ink{text.Text, from.AddXY(0, high), to.SubtractXY(0, high)}
		if from.X < 0 || from.Y < 0 || to.X > size.Width || to.Y > size.Height {
			t.Errorf("%s: %q extends from %v to %v", name, text.Text, from, to)
		}
		if from.Y < f.Ways.Y && from.X >= f.At.X && (to.X > f.At.X+f.Sheet.Width || to.Y > f.At.Y+f.Sheet.Height) {
			t.Errorf("%s: %q runs out of the sheet, from %v to %v", name, text.Text, from, to)
		}
		if from.X < f.At.X && to.X > f.At.X && to.Y < f.Ways.Y {
			t.Errorf("%s: %q runs into the sheet", name, text.Text)
		}
		for _, other := range inks {
			across := one.from.X < other.to.X-1 && one.to.X > other.from.X+1
			if across && one.from.Y < other.to.Y && one.to.Y > other.from.Y {
				t.Errorf("%s: %q overlaps %q", name, one.text, other.text)
			}
		}
		inks = append(inks, one)
	}
	for _, plate := range visible.All[*widgets.Plate](e.Content()) {
		need, has := plate.MinSize(), plate.Size() // the margins beside its words may be smaller
		if need.Width > has.Width+22*e.Growth() || need.Height > has.Height+0.5 {
			t.Errorf("%s: the plate %q needs %v of %v", name, plate.Text, need, has)
		}
	}
	for _, c := range visible.All[*chart.Chart](e.Content()) {
		if least := 120 * e.Growth(); c.Size().Height < least {
			t.Errorf("%s: the curve is %v high, less than %v", name, c.Size().Height, least)
		}
	}
}

// CutOff checks that every text that is cut off has a tooltip with all of it. It returns these tooltips.
func CutOff(t *testing.T, name string, e *ending.End) (told []string) {
	t.Helper()
	tips := visible.All[*widgets.Tipped](e.Content())
	for _, text := range visible.All[*canvas.Text](e.Content()) {
		start, cut := strings.CutSuffix(text.Text, "\u2026")
		if !cut {
			continue
		}
		from, to := visible.Ink(text)
		middle := fyne.NewPos((from.X+to.X)/2, (from.Y+to.Y)/2)
		i := slices.IndexFunc(tips, func(tip *widgets.Tipped) bool {
			in, box := middle.Subtract(visible.Place(tip)), tip.Size()
			return in.X > 0 && in.Y > 0 && in.X < box.Width && in.Y < box.Height && strings.Contains(tip.ToolTip(), start)
		})
		if i < 0 {
			t.Errorf("%s: %q has no tooltip with all of it", name, text.Text)
			continue
		}
		told = append(told, tips[i].ToolTip())
	}
	return told
}

// Row is a row of a ranking: its texts from the left, and apart from them the remark that explains the place.
type Row struct{ Text, Remark string }

// Rows are those of the ranking, from the top. isGround finds what is behind each of them, and isRemark the remarks.
func Rows(e *ending.End, isGround func(*canvas.Rectangle) bool, isRemark func(text string) bool) (rows []Row) {
	var grounds []*canvas.Rectangle
	for _, ground := range visible.All[*canvas.Rectangle](e.Content()) {
		if isGround(ground) {
			grounds = append(grounds, ground)
		}
	}
	slices.SortFunc(grounds, func(a, b *canvas.Rectangle) int { return cmp.Compare(visible.Place(a).Y, visible.Place(b).Y) })
	for _, ground := range grounds {
		at, size := visible.Place(ground), ground.Size()
		var row Row
		var texts []*canvas.Text
		for _, text := range visible.All[*canvas.Text](e.Content()) {
			from, to := visible.Ink(text)
			switch middle := (from.Y + to.Y) / 2; {
			case middle < at.Y || middle > at.Y+size.Height || from.X < at.X:
			case isRemark(text.Text):
				row.Remark = text.Text
			default:
				texts = append(texts, text)
			}
		}
		slices.SortFunc(texts, func(a, b *canvas.Text) int {
			x, _ := visible.Ink(a)
			y, _ := visible.Ink(b)
			return cmp.Compare(x.X, y.X)
		})
		var words []string
		for _, text := range texts {
			words = append(words, text.Text)
		}
		row.Text = strings.Join(words, " ")
		rows = append(rows, row)
	}
	return rows
}
