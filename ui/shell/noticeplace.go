package shell

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// besideNews lays out a screen and the news. News that stays until it is closed gets room of its own at the lower edge,
// and the screen gets the rest. News that goes by itself is not worth moving everything twice: it is shown where the
// screen is empty, as low as possible, and gets room of its own only if there is no such place. In the smallest window
// news that stays is shown like that too, since the screen needs the whole window.
type besideNews struct {
	*Window
	box   *newsBox
	news  *News
	shuns shunned // where it is
}

// shunned is what on a screen the news is kept clear of, besides what can be pressed or pointed at.
type shunned struct {
	words bool
	edges bool // of sheets of paper: it is wholly on one, or beside it
}

// MinSize is what the screen needs: the news asks for no larger window.
func (l *besideNews) MinSize(objects []fyne.CanvasObject) (size fyne.Size) {
	if len(objects) > 0 {
		size = objects[0].MinSize()
	}
	return l.least(size)
}

func (l *besideNews) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.sized(size)
	size = size.Max(stage.Smallest)
	if len(objects) == 0 { // the window is closing
		return
	}
	screen, box := objects[0], l.box
	screen.Move(fyne.Position{})
	box.Resize(size)
	box.Move(fyne.Position{})
	const most, edge = 820, 6
	width := min(size.Width-2*edge*box.by, max(most*box.by, size.Width*0.6))
	if l.news.brief {
		width = min(width, box.line)
	}
	high := box.high(width)
	strip := high + 2*edge*box.by
	low := size.Height-strip < stage.Smallest.Height // the screen could not be laid out in what is left
	if (l.news.brief || low) && !l.news.apart {
		screen.Resize(size)
		for _, of := range []shunned{{words: true, edges: true}, {words: true}, {}} {
			// Rather over words for a moment than that everything moves twice.
			if at, panel, ok := l.free(screen, size, of); ok && (of.words || l.news.brief) {
				box.ground.Hide()
				box.lay(at, panel)
				l.shuns = of
				return
			}
		}
	}
	l.news.apart = true
	high = box.high(width)
	screen.Resize(size.SubtractWidthHeight(0, strip))
	box.ground.Show()
	box.ground.Resize(fyne.NewSize(size.Width, strip))
	box.ground.Move(fyne.NewPos(0, size.Height-strip))
	box.lay(fyne.NewPos((size.Width-width)/2, size.Height-strip+edge*box.by), fyne.NewSize(width, high))
}

// free finds a place for the news where the screen shows nothing of which it is to be clear: in one line if there is one,
// otherwise in several.
func (l *besideNews) free(screen fyne.CanvasObject, size fyne.Size, of shunned) (at fyne.Position, panel fyne.Size, ok bool) {
	const edge, step = 8, 4
	by := l.box.by
	taken := shownOn(screen, size, of)
	for _, most := range []float32{560, 420, 300, 230} {
		panel.Width = min(l.box.line, most*by)
		panel.Height = l.box.high(panel.Width)
		from, to := edge*by, size.Width-panel.Width-edge*by
		for at.Y = size.Height - panel.Height - edge*by; at.Y >= edge*by; at.Y -= step * by {
			for _, part := range []float32{0.5, 0.25, 0.75, 0, 1} {
				at.X = from + (to-from)*part
				if !meets(taken, at.SubtractXY(edge*by/2, edge*by/2), panel.AddWidthHeight(edge*by, edge*by)) {
					return at, panel, true
				}
			}
		}
	}
	return at, panel, false
}

// keeping is how often it is checked whether anything has come up under the news.
const keeping = 250 * time.Millisecond

// keepClear moves the news out of the way of anything that comes up under it.
func (w *Window) keepClear(what *News) {
	w.stage.After(w.ctx, keeping, func() {
		layout, shown := w.content.Layout.(*besideNews)
		if w.news != what || !shown || what.apart {
			return
		}
		panel, screen := layout.box.panel, w.content.Objects[0]
		if meets(shownOn(screen, screen.Size(), layout.shuns), panel.Position(), panel.Size()) {
			w.lay()
		}
		w.keepClear(what)
	})
}

// spot is a part of a screen on which something is shown.
type spot struct {
	at   fyne.Position
	size fyne.Size
}

func meets(spots []spot, at fyne.Position, size fyne.Size) bool {
	for _, s := range spots {
		if s.at.X < at.X+size.Width && at.X < s.at.X+s.size.Width && s.at.Y < at.Y+size.Height && at.Y < s.at.Y+s.size.Height {
			return true
		}
	}
	return false
}

// shownOn lists where a screen shows what something is to be clear of, and all that can be pressed or pointed at. Pictures,
// sheets of paper within their edges and what takes a click on nothing are the ground of it all.
func shownOn(screen fyne.CanvasObject, size fyne.Size, of shunned) (spots []spot) {
	const thick = 4 // an edge
	var walk func(object fyne.CanvasObject, at fyne.Position)
	walk = func(object fyne.CanvasObject, at fyne.Position) {
		if object == nil || !object.Visible() {
			return
		}
		at = at.Add(object.Position())
		switch o := object.(type) {
		case *fyne.Container:
			for _, part := range o.Objects {
				walk(part, at)
			}
		case *container.ThemeOverride:
			walk(o.Content, at)
		case *widgets.Paper:
			if has := o.Size(); of.edges {
				right, lower := at.AddXY(has.Width-thick, 0), at.AddXY(0, has.Height-thick)
				across, down := fyne.NewSize(has.Width, thick), fyne.NewSize(thick, has.Height)
				spots = append(spots, spot{at, across}, spot{lower, across}, spot{at, down}, spot{right, down})
			}
		case *canvas.Text:
			need, has := o.MinSize(), o.Size()
			switch o.Alignment {
			case fyne.TextAlignCenter:
				at.X += (has.Width - need.Width) / 2
			case fyne.TextAlignTrailing:
				at.X += has.Width - need.Width
			}
			if o.Text != "" && of.words {
				spots = append(spots, spot{at, fyne.NewSize(need.Width, max(need.Height, has.Height))})
			}
		case fyne.Widget:
			if _, ground := o.(*widgets.Area); !ground || o.Size().Width < size.Width || o.Size().Height < size.Height {
				spots = append(spots, spot{at, o.Size()})
			}
		}
	}
	walk(screen, fyne.Position{}.Subtract(screen.Position()))
	return spots
}
