package figures

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/deeds"
	"portroyal/engine/portroyal/logbook"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/ui/portroyal/medals"
	"portroyal/ui/widgets"
)

// earned is how it is with the medals of a person; they are found once, as the filters do not change them.
type earned struct {
	book   logbook.Logbook // of the person at the screen
	own    mistakes.Box    // of everybody
	user   string          // who that is
	of     string          // whom the states are about
	states []deeds.State
}

// With says what the person at the screen has done beside the games, and what has come of everybody's own mistakes.
func (p *Page) With(book logbook.Logbook, own mistakes.Box) { p.earned.book, p.earned.own = book, own }

// below is what is shown with the medals below it, in a box of this width that is at least so high.
func (p *Page) below(shown fyne.CanvasObject, width, high, least float32) *fyne.Container {
	all := &fyne.Container{}
	all.Objects = append(all.Objects, widgets.Placed(shown, fyne.Position{}, fyne.NewSize(width, high)))
	sheet := p.medals(width)
	need := sheet.MinSize().Height
	all.Objects = append(all.Objects, widgets.Placed(sheet, fyne.NewPos(0, high), fyne.NewSize(width, need)))
	return widgets.Fixed(all, width, max(high+need, least))
}

// medals is a sheet with all medals of the person who is told of.
func (p *Page) medals(width float32) fyne.CanvasObject {
	name := p.chosen.name
	if e := &p.earned; e.states == nil || e.of != name {
		facts := deeds.Facts{Name: name, Games: p.games, Own: p.earned.own}
		if name == e.user {
			facts.Book = e.book
		}
		e.of, e.states = name, deeds.Of(facts)
	}
	return medals.NewCase(p.stage.Stage, p.by, width, p.earned.states, p.calls.Open)
}
