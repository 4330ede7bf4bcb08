package board

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
)

// Risk explains over the table how likely the next cards are to end the turn; it does nothing while that is not
// to be shown.
func (b *Board) Risk() {
	if !b.tellsRisk() || b.stage.Covered() {
		return
	}
	sheet := riskSheet{Board: b, by: b.growth(), width: min(560*b.growth(), b.size.Width-80)}
	sheet.pictures = pieces.NewPictures(b.stage.Face)
	b.stage.Open(sheet.content(), func(key *fyne.KeyEvent) {
		switch key.Name {
		case fyne.KeyO, fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
			b.stage.Close()
		default:
			b.stage.Walk(key)
		}
	}, nil)
}

// riskSheet is the explanation of the risk.
type riskSheet struct {
	*Board
	by, width float32
	pictures  *pieces.Pictures
}

func (r *riskSheet) content() fyne.CanvasObject {
	w, c, view := r.stage.Words, r.stage.Colours(), &r.shown.View
	wide := canvas.NewRectangle(color.Transparent)
	wide.SetMinSize(fyne.NewSize(r.width, 0))
	column := container.New(fynelayout.NewCustomPaddedVBoxLayout(6*r.by), wide,
		r.words(widgets.BoldLine, r.riskInAll(), 17))
	list, unseen := r.seconds()
	for _, of := range list {
		column.Add(r.ship(of))
	}
	if swords := view.Swords(view.Active()); swords > 0 && len(list) > 0 {
		column.Add(r.words(widgets.Line, r.seats.Swords(w, view.Active(), swords), 14))
	}
	column.Add(r.bars())
	if view.Phase() == portroyal.Discover && view.CardsToCome() > 1 {
		column.Add(r.note(w.T("odds.going")))
	}
	if pile := view.PileSize(); view.NextCard() == portroyal.DrawPile && pile > 0 && pile < unseen {
		note := w.N("odds.pool", pile)
		if r.hidesDiscards() {
			note = w.N("odds.hidden.pool", pile)
		}
		column.Add(r.note(note))
	}
	done := r.plate(widgets.CalmPlate, w.T("close"), r.stage.Close)
	column.Add(container.New(fynelayout.NewCustomPaddedLayout(6*r.by, 0, 0, 0), container.NewCenter(done)))
	return widgets.NewTitledSheet(c, r.by, 22*r.by, widgets.NewTitle(c, w.T("odds"), 24*r.by), column)
}

// words writes a sentence.
func (r *riskSheet) words(
	write func(string, float32, color.Color) *canvas.Text, text string, size float32,
) fyne.CanvasObject {
	return widgets.Paragraph(write, text, size*r.by, r.stage.Colours().Text, r.width, 1, fyne.TextAlignLeading)
}

// note writes a sentence of explanation.
func (r *riskSheet) note(text string) fyne.CanvasObject {
	return widgets.Paragraph(widgets.Line, text, 13*r.by, r.stage.Colours().Quiet, r.width, 1, fyne.TextAlignLeading)
}

// ship shows the ships of a colour that can come, one by one, and says what they would do.
func (r *riskSheet) ship(of second) fyne.CanvasObject {
	const size = 38
	row := geometry.NewSheet()
	ground := canvas.NewRectangle(palette.Parchment) // the outlines of ships are dark
	ground.CornerRadius = 6 * r.by
	ships := r.width * 0.4
	row.Fit(ground, geometry.Rect(0, 0, ships, size*r.by))
	row.Fit(r.lettered(of.colour, size*r.by-4*r.by), geometry.Rect(3*r.by, 2*r.by, size*r.by, size*r.by))
	x := (size + 8) * r.by
	each := min(21*r.by, (ships-x-4*r.by)/float32(max(1, of.Ending+of.Repelled)))
	for i := range of.Ending + of.Repelled {
		r.pip(row, geometry.Rect(x+each*float32(i), 6*r.by, each-3*r.by, 26*r.by), i < of.Ending)
	}
	room := r.width - ships - 12*r.by
	words := widgets.Paragraph(widgets.Line, r.shipInWords(of), 15*r.by, r.stage.Colours().Text, room, 1,
		fyne.TextAlignLeading)
	high := words.MinSize().Height
	row.Fit(words, geometry.Rect(ships+12*r.by, (size*r.by-high)/2, room, high))
	return widgets.Fixed(row.Container, r.width, size*r.by)
}

// pip is one card that can come: it ends the turn, or there are enough swords to repel it.
func (r *riskSheet) pip(row geometry.Sheet, at geometry.Rectangle, ends bool) {
	card := canvas.NewRectangle(palette.Danger)
	card.CornerRadius = 2 * r.by
	card.StrokeColor, card.StrokeWidth = palette.Ink, 1.2*r.by
	if !ends {
		card.FillColor = palette.OldPaper
	}
	row.Fit(card, at)
	if !ends {
		size := min(at.W*1.1, at.H)
		row.Fit(r.stage.Symbol("sword", size), at.Centred(size, size))
	}
}

// chance is one of the probabilities compared.
type chance struct {
	of   string
	bust float64
}

// chances lists the probabilities for the next card, and for several.
func (r *riskSheet) chances() (all []chance) {
	w, view := r.stage.Words, &r.shown.View
	if view.Phase() == portroyal.Repel {
		all = append(all, chance{of: w.T("odds.repelled"), bust: view.BustChance()})
		if !view.DockingBusts() {
			docked := *view
			docked.Play(portroyal.Action{Kind: portroyal.Dock})
			if docked.Phase() == portroyal.Discover {
				all = append(all, chance{of: w.T("odds.docked"), bust: docked.BustChance()})
			}
		}
		return all
	}
	const further = 3
	for k := 1; k <= min(further, view.CardsToCome()); k++ {
		all = append(all, chance{of: w.N("odds.within", k), bust: view.BustWithin(k)})
	}
	for _, action := range r.legal {
		if action.Kind == portroyal.Gamble {
			all = append(all, chance{of: w.T("odds.gamble"), bust: view.GambleBust()})
		}
	}
	return all
}

// bars shows the chances one below the other.
func (r *riskSheet) bars() fyne.CanvasObject {
	const high = 26
	w, c, column := r.stage.Words, r.stage.Colours(), container.New(fynelayout.NewCustomPaddedVBoxLayout(4*r.by))
	for _, of := range r.chances() {
		row := geometry.NewSheet()
		label, number := r.width*0.4, 58*r.by
		name := widgets.OneLine(widgets.Line, of.of, 15*r.by, c.Text, label, fyne.TextAlignLeading)
		row.Fit(name, geometry.Rect(0, (high*r.by-name.MinSize().Height)/2, label, name.MinSize().Height))
		bar := geometry.Rect(label+12*r.by, 4*r.by, r.width-label-12*r.by-number, (high-8)*r.by)
		for _, part := range []struct {
			paint color.Color
			share float32
		}{{c.Field, 1}, {palette.Danger, float32(of.bust)}} {
			block := canvas.NewRectangle(part.paint)
			block.CornerRadius = 4 * r.by
			row.Fit(block, geometry.Rect(bar.X, bar.Y, bar.W*part.share, bar.H))
		}
		percent := widgets.BoldLine(w.Percent(of.bust), 16*r.by, c.Text)
		need := percent.MinSize()
		row.Fit(percent, geometry.Rect(r.width-need.Width, (high*r.by-need.Height)/2, need.Width, need.Height))
		column.Add(widgets.Fixed(row.Container, r.width, high*r.by))
	}
	return column
}
