package house

import (
	"context"
	"io"

	"portroyal/engine/archive"
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

// Count has the games of the archive counted in the background, and then calls done with them, or with nothing where there is
// no archive. It is never called once ctx is done, or where they could not be counted.
func Count[G any, M Match[M], T Table](
	h *House[M, T], ctx context.Context, gather func(context.Context, *archive.Archive) (*ledger.Book[G], error),
	done func([]G),
) {
	games := h.Archive()
	if games == nil {
		done(nil)
		return
	}
	var book *ledger.Book[G]
	h.Stage().Think(ctx, func(ctx context.Context) {
		book = gathered(h, ctx, games, gather)
	}, func() {
		if book != nil {
			done(book.Games)
		}
	})
}

// gathered is what all games say once those are saved that have ended, on another goroutine; nil if ctx is done first.
func gathered[G any, M Match[M], T Table](
	h *House[M, T], ctx context.Context, games *archive.Archive,
	gather func(context.Context, *archive.Archive) (*ledger.Book[G], error),
) *ledger.Book[G] {
	h.Settled(ctx)
	book, err := gather(ctx, games)
	if err != nil && ctx.Err() == nil { // its file is written again the next time
		h.Stage().Log.Warn("statistics", "error", err.Error())
	}
	return book
}
