package ending

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/ui/pieces"
	"portroyal/ui/settings"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Together is the end of a solo or cooperative game: whether it is won, which contracts are
// fulfilled and by whom, and the best result before on the same set-up, nil if there is none.
func Together(s *pieces.Stage, m *match.Match, colours []int, before *settings.Best, calls Calls) fyne.CanvasObject {
	w, c, by := s.Words, s.Colours(), growth(s)
	view := m.View()
	result := settings.ResultOf(&view)
	title := w.T("end.lost")
	if result.Won {
		title = w.N("end.won", result.Points)
	}
	heading := widgets.Title(title, 28*by, c.Text)
	heading.Alignment = fyne.TextAlignCenter
	difficulty := widgets.Line(w.T("end.difficulty", "Difficulty", view.Options().Difficulty, "Done", result.Contracts,
		"Contracts", view.Options().FaceUp()), 16*by, c.Text)
	difficulty.Alignment = fyne.TextAlignCenter
	best := widgets.Line(bestLine(s, result, before), 16*by, c.Quiet)
	best.Alignment = fyne.TextAlignCenter
	rows := column(by)
	for _, laid := range view.Contracts() {
		rows.Add(contractRow(s, m, colours, laid))
	}
	return widgets.NewPanel(c, 20*by, column(by, heading, difficulty, best, rows, choices(s, calls)))
}

// contractRow is a contract with the players who have fulfilled it.
func contractRow(s *pieces.Stage, m *match.Match, colours []int, laid portroyal.Laid) fyne.CanvasObject {
	w, c, by := s.Words, s.Colours(), growth(s)
	row := container.NewHBox(widgets.BoldLine(w.ContractTitle(laid.Contract), 16*by, c.Text), layout.NewSpacer())
	for _, seat := range laid.Cubes {
		row.Add(container.NewCenter(s.SeatHead(seat, widgets.SeatColour(colours[seat]), 24*by)))
		row.Add(widgets.Line(m.Seats()[seat].Name, 16*by, c.Text))
	}
	if len(laid.Cubes) == 0 {
		row.Add(widgets.Line(w.T("end.contract.open"), 16*by, c.Quiet))
	}
	return widgets.NewRow(c, 8*by, row)
}

// bestLine compares a result with the best before it.
func bestLine(s *pieces.Stage, result settings.Best, before *settings.Best) string {
	w := s.Words
	switch {
	case before == nil:
		return w.T("end.best.first")
	case result.Beats(*before):
		return w.T("end.best.new")
	case before.Won:
		return w.N("end.best.won", before.Points)
	}
	return w.N("end.best.lost", before.Contracts)
}

// choices are the ways to go on.
func choices(s *pieces.Stage, calls Calls) fyne.CanvasObject {
	w, c, by := s.Words, s.Colours(), growth(s)
	plate := func(kind widgets.PlateKind, id words.Tipped, call func()) fyne.CanvasObject {
		plate := widgets.NewPlate(c, kind, w.T(words.ID(id)), call).WithToolTip(w.T(id.Tip()))
		plate.Growth = by
		return plate
	}
	var ways []fyne.CanvasObject
	if calls.Another == nil {
		ways = append(ways, plate(widgets.CalmPlate, "end.again", calls.Again))
	} else {
		ways = append(ways,
			plate(widgets.CalmPlate, "end.same", calls.Again),
			plate(widgets.PlainPlate, "end.another", calls.Another))
	}
	setup := plate(widgets.PlainPlate, "end.setup", calls.Setup)
	look := plate(widgets.PlainPlate, "end.look", calls.Look)
	start := plate(widgets.PlainPlate, "end.start", calls.Start)
	ways = append(ways, setup, look, start)
	return container.NewGridWithColumns(len(ways), ways...)
}
