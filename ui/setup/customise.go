package setup

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// customise holds everything that most games do not need, on sheets of its own. It is folded away, but a summary says
// what is chosen in it.
func (s *Screen) customise(width float32) fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	padding := s.Grown(sheetPadding)
	inner := width - 2*padding
	title := widgets.Title(w.T("setup.customise"), s.Grown(16), c.Text)
	s.Summary = widgets.Line("", s.Grown(13.5), c.Quiet)
	s.summaryRoom = inner - title.MinSize().Width - s.Grown(64)
	s.TellSummary()
	fold := widgets.NewBareTile(c, w.T("setup.customise"), container.NewHBox(
		container.NewCenter(widgets.Fixed(s.arrow(), s.Grown(22), s.Grown(22))),
		widgets.Fixed(layout.NewSpacer(), 1, max(s.Grown(34), widgets.Fingertip)), container.NewCenter(title), layout.NewSpacer(),
		s.tail(), widgets.Fixed(layout.NewSpacer(), s.Grown(6), 1)), s.Fold).Opening(w.T(s.game.CustomiseTip))
	s.Focus.Add("fold", fold)
	s.Folding = fold
	sheets := container.New(layout.NewCustomPaddedVBoxLayout(s.Grown(1.6*leastGap)),
		widgets.NewSheet(c, s.Growth, 0, container.New(
			layout.NewCustomPaddedLayout(s.Grown(4), s.Grown(4), padding, padding), fold)))
	if s.Open {
		for _, sheet := range s.game.Sheets(inner) {
			sheets.Add(sheet)
		}
	}
	return sheets
}

// tail is the summary at the right end of the room for it.
func (s *Screen) tail() fyne.CanvasObject {
	s.Summary.Alignment = fyne.TextAlignTrailing
	return widgets.Fixed(s.Summary, s.summaryRoom, s.Summary.MinSize().Height)
}

// Sheet is a sheet of paper with a heading beside a symbol, which is to be of this size.
func (s *Screen) Sheet(
	symbol func(size float32) *canvas.Image, id words.ID, objects ...fyne.CanvasObject,
) fyne.CanvasObject {
	c, size := s.stage.Colours(), s.Grown(24)
	heading := widgets.NewHeading(c, s.Growth, symbol(size), size, s.stage.Words.T(id))
	column := container.NewVBox(append([]fyne.CanvasObject{heading}, objects...)...)
	return widgets.NewSheet(c, s.Growth, s.Grown(sheetPadding), column)
}

// sheetPadding is the margin of a sheet.
const sheetPadding = 14

// Fold shows or hides everything that can be customised.
func (s *Screen) Fold() {
	s.Open = !s.Open
	s.Build()
	if s.Open { // as much of it as fits
		opened := s.Body.Objects[len(s.Body.Objects)-1]
		s.Scroll.ScrollToOffset(fyne.NewPos(0, opened.Position().Y))
	} else {
		s.Scroll.ScrollToTop()
	}
}

// arrow points to the right if the sheets are folded, and down if they are open.
func (s *Screen) arrow() fyne.CanvasObject {
	points := [3]fyne.Position{fyne.NewPos(8, 5), fyne.NewPos(15, 11), fyne.NewPos(8, 17)}
	if s.Open {
		points = [3]fyne.Position{fyne.NewPos(5, 8), fyne.NewPos(11, 15), fyne.NewPos(17, 8)}
	}
	arrow := container.NewWithoutLayout()
	for i := range points[:2] {
		line := canvas.NewLine(s.stage.Colours().Text)
		line.StrokeWidth = s.Grown(2.4)
		line.Position1 = fyne.NewPos(s.Grown(points[i].X), s.Grown(points[i].Y))
		line.Position2 = fyne.NewPos(s.Grown(points[i+1].X), s.Grown(points[i+1].Y))
		arrow.Add(line)
	}
	return arrow
}

// TellSummary summarises what is played, as far as there is room.
func (s *Screen) TellSummary() {
	parts := s.game.Summary()
	s.Summary.Text = strings.Join(parts, "  ·  ")
	for len(parts) > 1 && s.Summary.MinSize().Width > s.summaryRoom {
		parts = parts[:len(parts)-1]
		s.Summary.Text = strings.Join(parts, "  ·  ") + "  …"
	}
	s.Summary.Refresh()
}

// RowPadding is the margin around the content of a row on a sheet.
const RowPadding = 10

// SeedRow lets the player choose a particular game.
func (s *Screen) SeedRow(width float32) fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	about, without := s.game.SeedSays()
	seed := widgets.NewField(s.Seed, w.T(without), func(text string) {
		s.Seed = text
		s.TellSummary()
	})
	s.Focus.Add("seed", seed)
	return widgets.NewRow(c, s.Grown(RowPadding), container.NewVBox(
		widgets.Title(w.T("setup.seed"), s.Grown(16), c.Text), seed, s.Note(w.T(about), width)))
}

// Toggle is something that is on or off, with its sentence.
func (s *Screen) Toggle(id words.About, on bool, wish *bool) *widgets.Toggle {
	w := s.stage.Words
	toggle := widgets.NewToggle(s.stage.Colours(), w.T(words.ID(id)), w.T(id.About()), on, func(on bool) {
		*wish = on
		s.Build()
	})
	toggle.Growth = s.Growth
	s.Focus.Add(string(id), toggle)
	return toggle
}

// Note writes a sentence, small and quiet.
func (s *Screen) Note(text string, width float32) fyne.CanvasObject {
	return widgets.Paragraph(widgets.Line, text, s.Grown(13), s.stage.Colours().Quiet, width, 1, fyne.TextAlignLeading)
}
