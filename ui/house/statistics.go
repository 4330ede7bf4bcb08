package house

import (
	"io"

	"portroyal/engine/ledger"
	"portroyal/ui/shell"
	"portroyal/ui/statisticspage"
)

// Statistics are what the page with the statistics offers, which show shows anew. export saves all that is for other
// programs.
func (h *House[M, T]) Statistics(show func(), export func(ledger.Save) error) statisticspage.Calls {
	calls := statisticspage.Calls{
		Open: func(id string) { h.OpenFrom(id, &shell.Back{ID: "menu.leave.statistics", Go: show}) },
		Back: h.GoBack, BackTip: h.BackTip(),
	}
	if h.Archive() != nil {
		calls.Names = func(person string) []string { return h.Persons().Names(person) }
		calls.Part = func(person string) {
			h.PartPerson(person)
			show()
		}
		calls.Export = func() {
			h.SaveTo("file.save.figures", h.game.File+".zip", func(to io.Writer) error { return ledger.Zipped(to, export) })
		}
	}
	return calls
}
