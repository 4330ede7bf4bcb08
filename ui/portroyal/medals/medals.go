// Package medals shows the medals of a person: drawn ones for what has been done, faint ones with what they ask for. Which
// ones there are, and whether they have been earned, is the engine's to say.
package medals

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/deeds"
	"portroyal/ui/finale"
	"portroyal/ui/hindsight"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Names, what is asked for, and groups.
const (
	names  words.Family[deeds.Name]  = "medal.name.*"
	hows   words.Family[deeds.Name]  = "medal.how.*"
	groups words.Family[deeds.Group] = "medal.group.*"
)

// written are the deeds whose numbers are parts of a hundred, and how those are written: a chance, or what changed one.
var written = map[deeds.Name]func(w *words.Words, hundredths int) string{
	"dared":   func(w *words.Words, hundredths int) string { return w.Percent(float64(hundredths) / 100) },
	"unlucky": hindsight.Points,
}

// Title is what a medal is called.
func Title(w *words.Words, name deeds.Name) string { return w.T(names.ID(name)) }

// how says what a medal asks for.
func how(w *words.Words, d *deeds.Deed) string {
	if write, is := written[d.Name]; is {
		return w.T(hows.ID(d.Name), "Number", write(w, d.Number))
	}
	return w.T(hows.ID(d.Name), "Number", d.Number)
}

// told is all about a medal that has been earned, in a line.
func told(w *words.Words, d *deeds.State) string {
	if d.On.IsZero() {
		return w.T("medal.done.undated", "Title", Title(w, d.Name), "How", how(w, &d.Deed))
	}
	return w.T("medal.done", "Title", Title(w, d.Name), "How", how(w, &d.Deed), "Date", w.Date(d.On))
}

// Earned is a medal that somebody has earned.
type Earned struct {
	Player string // who that is, "" where it goes without saying
	State  deeds.State
}

// Awards are the medals that a game has brought, for its end. A click on one leads to all of them.
func Awards(s *stage.Stage, earned []Earned, all func()) func(*words.Words) finale.Awards {
	return func(w *words.Words) finale.Awards {
		awards := finale.Awards{Title: w.T("medal.title"), More: all}
		for i := range earned {
			one := &earned[i]
			awards.All = append(awards.All, finale.Award{
				Picture: func(width float32) fyne.CanvasObject {
					return widgets.Fixed(&fyne.Container{Objects: medal(s, &one.State, width)}, width, width*tall)
				},
				Name: Title(w, one.State.Name), Person: one.Player, Tip: told(w, &one.State), Open: all,
			})
		}
		return awards
	}
}
