package library

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/record"
	"portroyal/ui/sheet"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// counts reports whether a game counts for somebody: it is over, was no practice, and a person has played it.
func (e *entry) counts() bool {
	return e.Result != nil && !e.Practice && !e.Theirs && slices.ContainsFunc(e.Seats, record.Seat.IsPerson)
}

// asking is the name of the question below.
const asking = "library.delete"

// ask asks whether what a game counts for goes with it.
func (l *Library) ask(e *entry) {
	s, w := l.stage, l.stage.Words
	does := func(counts bool) func() {
		return func() {
			s.CloseAll()
			l.remove(e, counts)
		}
	}
	way := func(kind widgets.PlateKind, id words.Tipped, take func()) *widgets.Plate {
		return sheet.Plate(s, kind, w.T(words.ID(id)), take).WithToolTip(w.T(id.Tip()))
	}
	counted := way(widgets.CalmPlate, "library.delete.counted", does(true))
	s.Lay(stage.Overlay{
		Name: asking,
		Content: sheet.New(s, "library.delete.title", sheet.Text(s, w.T(e.tells.Goes)), counted,
			way(widgets.RiskyPlate, "library.delete.all", does(false)),
			way(widgets.PlainPlate, "library.delete.none", s.CloseAll)),
		Keys: func(key *fyne.KeyEvent) {
			if !s.Walk(key) && (key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter) {
				does(true)()
			}
		},
		Closed: l.toLog,
	})
	s.Window.Canvas().Focus(counted)
}
