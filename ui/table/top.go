package table

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/geometry"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// LayTop lays out the line along the upper edge of a table: plates for the menu, help, taking back, a hint and the log, and a
// title between them. Of hint and log, the way is nil where there is none; hintable says that there is a hint now.
func (c *Course[P, V, A, E, C]) LayTop(
	all geometry.Sheet, at geometry.Rectangle, by float32, title string, hint func(), hintable bool, log func(),
) {
	x := at.X
	put := func(id words.Tipped, waits bool, tap func(), symbol fyne.CanvasObject) {
		plate := c.Stage.Plate(widgets.QuietPlate, id, by, tap)
		plate.Symbol = symbol
		plate.SetWaiting(waits)
		x += all.Put(plate, x, at.Y).Width + 8*by
	}
	put("menu", false, c.Calls.Menu, nil)
	put("help", false, c.Calls.Help, nil)
	if c.Mode == Live {
		_, can := c.Match.Undoable()
		put("undo", !can, c.Undo, nil)
		if hint != nil {
			put("hint", !hintable, hint, c.Stage.Symbol("lantern", 20*by))
		}
	}
	right := at.X + at.W
	if log != nil {
		fold := c.Stage.Plate(widgets.QuietPlate, "log", by, log)
		right -= fold.MinSize().Width
		all.Put(fold, right, at.Y)
	}
	ribbon := widgets.NewTitleWithin(c.Stage.Colours(), title, 17*by, right-x-16*by)
	size := ribbon.MinSize()
	middle := min(max(at.X+(at.W-size.Width)/2, x), right-size.Width-8*by)
	all.Fit(ribbon, geometry.Rect(middle, at.Y-2*by, size.Width, size.Height))
}
