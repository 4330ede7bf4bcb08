// Package medalcase shows the medals of a person: drawn ones for what has been done, faint ones with what they ask for. Which
// ones there are, and whether they have been earned, is the engine's to say.
package medalcase

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/medals"
	"portroyal/ui/ending"
	"portroyal/ui/reviewpage"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Names, what is asked for, and groups.
const (
	names  words.Family[medals.Name]  = "medal.name.*"
	hows   words.Family[medals.Name]  = "medal.how.*"
	groups words.Family[medals.Group] = "medal.group.*"
)

// written are the medals whose numbers are parts of a hundred, and how those are written: a chance, or what changed one.
var written = map[medals.Name]func(w *words.Words, hundredths int) string{
	"dared":   func(w *words.Words, hundredths int) string { return w.Percent(float64(hundredths) / 100) },
	"unlucky": reviewpage.Points,
}

// Title is what a medal is called.
func Title(w *words.Words, name medals.Name) string { return w.T(names.ID(name)) }

// how says what a medal asks for.
func how(w *words.Words, d *medals.Medal) string {
	if write, is := written[d.Name]; is {
		return w.T(hows.ID(d.Name), "Number", write(w, d.Number))
	}
	return w.T(hows.ID(d.Name), "Number", d.Number)
}

// told is all about a medal that has been earned, in a line.
func told(w *words.Words, d *medals.State) string {
	if d.On.IsZero() {
		return w.T("medal.done.undated", "Title", Title(w, d.Name), "How", how(w, &d.Medal))
	}
	return w.T("medal.done", "Title", Title(w, d.Name), "How", how(w, &d.Medal), "Date", w.Date(d.On))
}

// Earned is a medal that somebody has earned.
type Earned struct {
	Player string // who that is, "" where it goes without saying
	State  medals.State
}

// Awards are the medals that a game has brought, for its end. A click on one leads to all of them.
func Awards(s *stage.Stage, earned []Earned, all func()) func(*words.Words) ending.Awards {
	return func(w *words.Words) ending.Awards {
		awards := ending.Awards{Title: w.T("medal.title"), More: all}
		for i := range earned {
			one := &earned[i]
			awards.All = append(awards.All, ending.Award{
				Picture: func(width float32) fyne.CanvasObject {
					return widgets.Fixed(&fyne.Container{Objects: medal(s, &one.State, width)}, width, width*tall)
				},
				Name: Title(w, one.State.Name), Person: one.Player, Tip: told(w, &one.State), Open: all,
			})
		}
		return awards
	}
}
