package hints

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/ui/geometry"
	"portroyal/ui/widgets"
)

// Choice is one of a decision whose worth is known exactly.
type Choice struct {
	Name, Why string
	Chance    float64 // of winning
	Take      func()
}

// Choices shows those of a decision below each other, the best first, so wide; each is taken by pressing it.
func (p *Panel) Choices(all []Choice, width, by float32) fyne.CanvasObject {
	c, w := p.Stage.Colours(), p.Stage.Words
	all = slices.SortedStableFunc(slices.Values(all), func(a, b Choice) int { return cmp.Compare(b.Chance, a.Chance) })
	column := container.New(fynelayout.NewCustomPaddedVBoxLayout(6 * by))
	for _, of := range all {
		sheet := geometry.NewSheet()
		chance := w.T("percent", "Number", w.Decimal(100*of.Chance))
		name := widgets.OneLine(widgets.BoldLine, of.Name, 16*by, c.Text, width-94*by, fyne.TextAlignLeading)
		sheet.Fit(name, geometry.Rect(8*by, 5*by, width-94*by, 22*by))
		sheet.Fit(widgets.OneLine(widgets.BoldLine, chance, 16*by, c.Text, 70*by, fyne.TextAlignTrailing),
			geometry.Rect(width-84*by, 5*by, 70*by, 22*by))
		bar := Chance{Of: of.Chance, Best: all[0].Chance, AsGood: of.Chance == all[0].Chance}
		bar.Draw(sheet, c, geometry.Rect(8*by, 31*by, width-22*by, 12*by), by)
		why := widgets.OneLine(widgets.Line, of.Why, 13.5*by, c.Quiet, width-22*by, fyne.TextAlignLeading)
		sheet.Fit(why, geometry.Rect(8*by, 47*by, width-22*by, 20*by))
		tile := widgets.NewPaperTile(c, by, of.Name+" "+chance, widgets.Fixed(sheet.Container, width-6*by, 72*by), of.Take)
		tile.Enters = true
		p.Pressed(tile)
		column.Add(tile)
	}
	return column
}
