// Package ending shows how a game has ended: the ranking with the points by what they come from.
package ending

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/ui/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Calls are what can be done after a game.
type Calls struct {
	Again func() // the same set-up once more
	// Another plays it with other cards; nil where Again does that, since no seed is fixed.
	Another func()
	Setup   func()
	Look    func() // back to the table as it lies
	Start   func()
}

// growth is how much larger than usual everything is drawn.
func growth(s *pieces.Stage) float32 { return stage.Growth(s.Window.Canvas().Size()) }

// column lays objects one below the other.
func column(by float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedVBoxLayout(theme.Padding()*by), objects...)
}

// Panel is the ranking with the ways to go on.
func Panel(s *pieces.Stage, m *match.Match, colours []int, calls Calls) fyne.CanvasObject {
	w, c, by := s.Words, s.Colours(), growth(s)
	view := m.View()
	winners := view.Winners()
	title := w.T("end.shared")
	if len(winners) == 1 {
		title = w.T("end.wins", "Player", m.Seats()[winners[0]].Name)
	}
	cell := func(text string, bold bool) fyne.CanvasObject {
		write := widgets.Line
		if bold {
			write = widgets.BoldLine
		}
		line := write(text, 16*by, c.Text)
		line.Alignment = fyne.TextAlignCenter
		return line
	}
	sources := sourcesOf(w, view.Options())
	headings := []fyne.CanvasObject{cell(w.T("end.place"), true), cell(w.T("end.player"), true)}
	for _, source := range sources {
		headings = append(headings, cell(source.title, true))
	}
	headings = append(headings, cell(w.T("end.points"), true), cell(w.T("end.coins"), true))
	columns := len(headings)
	table := container.NewGridWithColumns(columns, headings...)
	rows := column(by, widgets.NewRow(c, 8*by, table))
	for _, standing := range view.Standings() {
		from := view.PointsBySource(standing.Seat)
		name := container.NewHBox(s.SeatHead(standing.Seat, widgets.SeatColour(colours[standing.Seat]), 28*by),
			widgets.BoldLine(m.Seats()[standing.Seat].Name, 16*by, c.Text))
		place := w.T("end.place.number", "Place", standing.Place)
		if !standing.Ranked {
			place = w.T("end.place.behind", "Place", standing.Place)
		}
		cells := []fyne.CanvasObject{cell(place, true), name}
		for _, source := range sources {
			cells = append(cells, cell(strconv.Itoa(source.points(from)), false))
		}
		cells = append(cells, points(s, standing.Points), cell(strconv.Itoa(standing.Coins), false))
		rows.Add(widgets.NewRow(c, 8*by, container.NewGridWithColumns(columns, cells...)))
	}
	turns := widgets.Line(w.N("end.turns", m.Turns()), 14*by, c.Quiet)
	turns.Alignment = fyne.TextAlignCenter
	heading := widgets.Title(title, 28*by, c.Text)
	heading.Alignment = fyne.TextAlignCenter
	return widgets.NewPanel(c, 20*by, column(by, heading, turns, rows, choices(s, calls)))
}

// source is something that points come from: a column of the ranking.
type source struct {
	title  string
	points func(portroyal.PointsBySource) int
}

// sourcesOf lists what points can come from in a game.
func sourcesOf(w *words.Words, options portroyal.Options) []source {
	sources := []source{{w.T("end.persons"), func(p portroyal.PointsBySource) int { return p.Persons }}}
	if options.Decks&portroyal.DeckBase != 0 {
		sources = append(sources, source{
			w.T("end.expeditions"), func(p portroyal.PointsBySource) int { return p.Expeditions },
		})
	}
	if options.Decks&(portroyal.DeckNails|portroyal.DeckUnterwegs) != 0 {
		sources = append(sources, source{w.T("end.cargo"), func(p portroyal.PointsBySource) int { return p.Cargo }})
	}
	if options.Contracts {
		sources = append(sources, source{
			w.T("end.contracts"), func(p portroyal.PointsBySource) int { return p.Contracts },
		})
	}
	return sources
}

// points shows the points of the ranking in their crest.
func points(s *pieces.Stage, n int) fyne.CanvasObject {
	by := growth(s)
	number := widgets.Title(strconv.Itoa(n), 20*by, s.Colours().Text)
	return container.NewCenter(container.NewHBox(s.Symbol("crest", 26*by), number))
}
