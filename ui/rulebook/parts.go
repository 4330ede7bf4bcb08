package rulebook

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/rulebook/book"
	"portroyal/ui/widgets"
)

// Parts are what a page shows at the moment, for tests.
type Parts struct {
	Book     *book.Book
	Chapter  int                 // the open one
	Blocks   []fyne.CanvasObject // of the chapter; two that stand beside each other are one
	Field    *widgets.Field      // of the search
	Contents *widgets.Contents
	List     *container.Scroll // of the contents
	Scroll   *container.Scroll // of the chapter
	Back     *widgets.Plate
	Light    fyne.CanvasObject // behind the block that somebody has been led to
	Found    []book.Place
	Hit      int       // which of them was looked at last
	Visits   int       // there are to go back to
	Size     fyne.Size // of what is on the sheet
	Room     fyne.Size // that there is for it
}

// Parts are what the page shows now.
func (p *Page) Parts() Parts {
	return Parts{
		Book: p.book, Chapter: p.open, Blocks: p.blocks, Field: p.field, Contents: p.contents, List: p.list,
		Scroll: p.scroll, Back: p.turn, Light: p.light, Found: p.found, Hit: p.hit, Visits: len(p.before), Size: p.size,
		Room: p.room(),
	}
}
