package statisticspage

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/medals"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/ui/portroyal/medalcase"
)

// earned is how it is with the medals of a person; they are found once, as the filters do not change them.
type earned struct {
	book   daily.Logbook // of the person at the screen
	own    mistakes.Box  // of everybody
	of     string        // whom the states are about
	states []medals.State
}

// With says what the person at the screen has done beside the games, and what has come of everybody's own mistakes.
func (p *Page) With(book daily.Logbook, own mistakes.Box) { p.earned.book, p.earned.own = book, own }

// medalsOf is how it is with the medals of a person.
func (p *Page) medalsOf(name string) []medals.State {
	if e := &p.earned; e.states == nil || e.of != name {
		facts := medals.Facts{Name: name, Games: p.Games, Own: p.earned.own}
		if name == p.User {
			facts.Book = e.book
		}
		e.of, e.states = name, medals.Of(facts)
	}
	return p.earned.states
}

// medals is a sheet with all medals of the person who is told of.
func (p *Page) medals(width float32) fyne.CanvasObject {
	return medalcase.NewCase(p.stage.Stage, p.By, width, p.medalsOf(p.Chosen.Name), p.Open)
}

// strip is a low sheet with the medals that were earned last, which leads to all of them.
func (p *Page) strip(width float32) fyne.CanvasObject {
	return medalcase.NewStrip(p.stage.Stage, p.By, width, p.medalsOf(p.Chosen.Name), p.Open, p.ToMedals)
}

// ToMedals scrolls to the sheet with all medals. With the keyboard, the focus goes to the first one that opens its game.
func (p *Page) ToMedals() {
	on := p.stage.Window.Canvas()
	if first := firstFocus(p.showcase); on.Focused() != nil && first != nil {
		on.Focus(first)
	}
	p.Scroll.ScrollToOffset(fyne.NewPos(0, p.showcaseAt))
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
