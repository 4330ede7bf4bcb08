package statisticspage

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/medals"
	"portroyal/ui/medalcase"
	"portroyal/ui/widgets"
)

// Medals are what a game lends for the medals on its page: the case, and how far a person has come with each.
type Medals struct {
	Case *medalcase.Game
	Of   func(name string) []medals.State
}

// honours are the medals of a person on the page. They are found once, as the filters do not change them.
type honours struct {
	of     string // whom the states are about
	states []medals.State
	all    fyne.CanvasObject // the sheet with all of them
	at     float32           // how far down that is
}

// MedalsOf is how it is with the medals of a person.
func (p *Page[G, E]) MedalsOf(name string) []medals.State {
	if h := &p.honours; h.states == nil || h.of != name {
		h.of, h.states = name, p.content.Medals.Of(name)
	}
	return p.honours.states
}

// PutMedals adds a sheet with all medals of the person who is told of.
func (p *Page[G, E]) PutMedals(to *widgets.Column) {
	h := &p.honours
	h.all, h.at = p.content.Medals.Case.NewCase(p.Stage, p.By, to.Width, p.MedalsOf(p.Chosen.Name), p.Open), to.Y
	to.Fill(h.all, p.Gap())
}

// PutStrip adds a low sheet with the medals that were earned last, which leads to all of them.
func (p *Page[G, E]) PutStrip(to *widgets.Column) {
	of := p.content.Medals.Case
	to.Fill(of.NewStrip(p.Stage, p.By, to.Width, p.MedalsOf(p.Chosen.Name), p.Open, p.ToMedals), p.Gap())
}

// ToMedals scrolls to the sheet with all medals. With the keyboard, the focus goes to the first one that opens its game.
func (p *Page[G, E]) ToMedals() {
	on := p.Stage.Window.Canvas()
	if first := firstFocus(p.honours.all); on.Focused() != nil && first != nil {
		on.Focus(first)
	}
	p.Scroll.ScrollToOffset(fyne.NewPos(0, p.honours.at))
}

// firstFocus is the first part of an object that can have the focus, nil if there is none.
func firstFocus(object fyne.CanvasObject) fyne.Focusable {
	if focus, is := object.(fyne.Focusable); is {
		return focus
	}
	if box, is := object.(*fyne.Container); is {
		for _, child := range box.Objects {
			if focus := firstFocus(child); focus != nil {
				return focus
			}
		}
	}
	return nil
}
