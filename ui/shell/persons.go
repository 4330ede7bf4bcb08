package shell

import (
	"context"

	"portroyal/engine/archive"
	"portroyal/engine/record"
	"portroyal/ui/words"
)

// Persons says which names in saved games are those of one person.
func (w *Window) Persons() *archive.Persons {
	if w.games.archive == nil {
		return nil
	}
	return w.games.archive.Persons()
}

// SitDown asks about one of the persons who sit down at a table whether they have played under another name, if that is
// not known: about the first of them, also if they are who was called before, in their place. It stops nothing, and
// without an answer it is asked again when the program has been started anew.
func (w *Window) SitDown(before string, seats []record.Seat) {
	saved := w.games.archive
	if saved == nil {
		return
	}
	var table []string
	for _, seat := range seats {
		if seat.Player == "" {
			table = append(table, seat.Name)
		}
	}
	var name, other string
	w.stage.Think(w.ctx, func(context.Context) {
		for i := 0; i < len(table) && other == ""; i++ {
			name = table[i]
			other = saved.Question(name, before, table)
			before = ""
		}
	}, func() {
		if pair := [2]string{name, other}; other != "" && !w.games.asked[pair] && (w.news == nil || w.news.brief) {
			if w.games.asked == nil {
				w.games.asked = map[[2]string]bool{}
			}
			w.games.asked[pair] = true
			w.askWho(name, other)
		}
	})
}

// askWho asks whether two names are those of one person.
func (w *Window) askWho(name, other string) {
	w.Tell(&News{
		In: func(t *words.Words) string {
			return t.T("notice.persons", "Name", t.Quoted(name), "Other", t.Quoted(other))
		},
		answers: []answer{
			{"notice.persons.same", func() { w.said(w.games.archive.Join(name, other)) }},
			{"notice.persons.apart", func() { w.said(w.games.archive.TellApart(name, other)) }},
		},
	})
}

// PartPerson takes back that the names of a person were joined.
func (w *Window) PartPerson(name string) { w.said(w.games.archive.Part(name)) }

// said follows what the player has said of who is who, which could not be written after an error.
func (w *Window) said(err error) {
	w.changed(err)
	w.recount()
}
