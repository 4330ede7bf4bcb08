package table

import (
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/portroyal/table/ask"
	"portroyal/ui/portroyal/table/log"
)

// told is what the person at the lower edge may have missed.
func (t *Table) told() ask.Told {
	news := t.news()
	return ask.Told{
		Remark: t.remark(),
		Lines:  log.Lines(news),
		Write:  func(line *canvas.Text, room float32) { log.Write(line, news, room) },
	}
}

// news is what the person at the lower edge may have missed.
func (t *Table) news() []log.News {
	seat, onlyPersons := t.lower, t.seats.Persons() == len(t.seats)
	return t.teller().News(&t.view, seat, t.tale.To(seat, onlyPersons))
}

// teller puts what happened into the player's words.
func (t *Table) teller() log.Teller { return log.Teller{Words: t.stage.Words, Seats: t.seats} }
