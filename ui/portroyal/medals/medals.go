// Package medals shows the medals of a person: drawn ones for what has been done, faint ones with what they ask for. Which
// ones there are, and whether they have been earned, is the engine's to say.
package medals

import (
	"strings"

	"portroyal/engine/portroyal/deeds"
	"portroyal/ui/hindsight"
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

// Earned is who has earned medals with a game.
type Earned struct {
	Player string
	Medals []deeds.Name
}

// News says which medals are new, in one sentence: to whom else than the only person at the table, so that they are named,
// and with what they are called if there are only a few.
func News(w *words.Words, earned []Earned, alone bool) string {
	const few = 3
	all := 0
	for _, one := range earned {
		all += len(one.Medals)
	}
	if len(earned) != 1 || all > few {
		return w.N("medal.new.many", all)
	}
	var titles []string
	for _, name := range earned[0].Medals {
		titles = append(titles, w.T("medal.quoted", "Title", Title(w, name)))
	}
	if alone {
		return w.N("medal.new", all, "Titles", strings.Join(titles, ", "))
	}
	return w.N("medal.new.of", all, "Titles", strings.Join(titles, ", "), "Player", earned[0].Player)
}
