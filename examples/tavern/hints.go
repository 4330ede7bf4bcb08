package main

import (
	"context"

	"fyne.io/fyne/v2"

	"portroyal/examples/tavern/game"
	"portroyal/ui/hints"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// hintable reports whether a person has a choice.
func (t *Table) hintable() bool { return len(t.Legal()) > 1 && !t.Led() }

// ToggleHints shows what the choices of the person who is asked are worth, exactly, or removes that again.
func (t *Table) ToggleHints() {
	if t.hint != nil || !t.hintable() {
		t.hint = nil
		t.Build()
		return
	}
	p := *t.Match.Present()
	var worth []float64
	panel := &hints.Panel{
		Stage: t.Stage, Close: t.ToggleHints,
		Title: "hint", Foot: func() string { return t.Stage.Words.T("tavern.hint.exact") },
	}
	panel.Body = func(width, by float32) fyne.CanvasObject {
		if worth == nil {
			says := t.Stage.Words.T("tavern.hint.counting")
			return widgets.Paragraph(widgets.Line, says, 15*by, t.Stage.Colours().Text, width, 1, fyne.TextAlignLeading)
		}
		return panel.Choices(t.choices(&p, worth), width, by)
	}
	t.hint = panel
	t.Stage.Think(t.Context(), func(context.Context) { _, worth = game.Best.Choose(&p) }, func() {
		if t.hint == panel {
			t.Match.Hinted(p.Seat)
			t.Calls.Played() // the record counts hints
			panel.Redraw()
			t.Build()
		}
	})
	t.Build()
}

// choices are those of a decision, with what each is worth.
func (t *Table) choices(p *game.Position, worth []float64) (all []hints.Choice) {
	for i, a := range p.Legal() {
		name := t.Stage.Words.T(words.ID(named(p, a)))
		all = append(all, hints.Choice{Name: name, Why: t.why(p, a), Chance: worth[i], Take: func() { t.Press(a) }})
	}
	return all
}

// why is what speaks for a choice or against it, in exact chances.
func (t *Table) why(p *game.Position, a game.Action) string {
	w, cargo := t.Stage.Words, p.Hand.Cargo()
	if a == game.Stop {
		return w.T("tavern.hint.stop", "Cargo", cargo)
	}
	return w.T("tavern.hint.roll", "Chance", w.Percent(game.Larger(p.Hand, a)), "Cargo", cargo)
}
