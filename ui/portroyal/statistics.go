package portroyal

import (
	"archive/zip"
	"context"
	"io"

	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/figures"
)

// showStatistics shows what all games of the persons at this screen come to.
func (w *house) showStatistics() {
	calls := figures.Calls{Open: w.OpenGame, Back: w.ShowStart}
	games := w.Archive()
	var book *statistics.Book
	if games != nil {
		calls.Export = func() {
			w.SaveTo("port-royal.zip", func(to io.Writer) error { return w.exportAll(to, book) })
		}
	}
	page := figures.New(w.stage, w.player().Name, calls)
	page.With(w.book.Logbook)
	w.MoveTo(page)
	if games == nil {
		page.Show(nil)
		return
	}
	shelf := w.shelf()
	w.stage.Think(page.Context(), func(ctx context.Context) {
		w.Settled(ctx)
		gathered, err := statistics.Gather(ctx, games, shelf)
		if err != nil && ctx.Err() == nil { // it is counted again the next time
			w.stage.Log.Warn("statistics", "error", err.Error())
		}
		book = gathered
	}, func() {
		if book != nil {
			page.Show(book.Games)
		}
	})
}

// exportAll writes all that is exported into one file.
func (w *house) exportAll(to io.Writer, book *statistics.Book) error {
	packed := zip.NewWriter(to)
	err := statistics.Export(w.Archive(), w.shelf(), book, func(name string, write func(io.Writer) error) error {
		file, err := packed.Create(name)
		if err != nil {
			return err
		}
		return write(file)
	})
	if err != nil {
		return err
	}
	return packed.Close()
}
