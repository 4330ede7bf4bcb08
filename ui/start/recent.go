package start

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"golang.org/x/image/draw"

	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// Recent games are shown beside the panel as pictures with a caption, as many as there is room for. Lengths are in
// units of a window of usual size.
const (
	mostRecent   = 4
	leastRecent  = 158 // the width of a picture, at least and at most
	widestRecent = 232
	recentGap    = 14
	gapToRecent  = 34  // beside the panel
	recentShape  = 0.6 // the height of a picture for a width of 1
	recentEdge   = 6   // of paper round a picture
	captionHigh  = 46
	recentEmblem = 36 // of the game, where there are several
)

// recent lays the recent games out in a row that ends at the edge of the window, above bottom; left is where the
// room for them begins.
func (s *Start) recent(left, bottom float32) []fyne.CanvasObject {
	by := s.growth()
	right := s.size.Width - 26*by
	gap := recentGap * by
	n := min(len(s.games.Recent), mostRecent, int((right-left+gap)/(leastRecent*by+gap)))
	if n < 1 {
		return nil
	}
	width := min((right-left+gap)/float32(n)-gap, widestRecent*by)
	size := fyne.NewSize(width, (width-2*recentEdge*by)*recentShape+(2*recentEdge+captionHigh)*by)
	left = right - float32(n)*(width+gap) + gap
	title := widgets.NewTitle(s.stage.Colours(), s.stage.Words.T("recent.title"), 17*by)
	need := title.MinSize()
	top := bottom - size.Height
	objects := []fyne.CanvasObject{widgets.Placed(title, fyne.NewPos(left, top-need.Height-10*by), need)}
	for i := range s.games.Recent[:n] {
		tile := s.recentTile(&s.games.Recent[i], size)
		objects = append(objects, widgets.Placed(tile, fyne.NewPos(left+float32(i)*(width+gap), top), size))
	}
	return objects
}

// recentTile is the picture of a game with its players and its standing or result.
func (s *Start) recentTile(game *Recent, size fyne.Size) fyne.CanvasObject {
	w, c, by := s.stage.Words, s.stage.Colours(), s.growth()
	tells := s.tellers.Of(&game.Head)
	edge := recentEdge * by
	inner := fyne.NewSize(size.Width-2*edge, (size.Width-2*edge)*recentShape)
	content := &fyne.Container{}
	content.Objects = append(content.Objects, widgets.Placed(s.table(game, inner), fyne.NewSquareOffsetPos(edge), inner))
	frame := canvas.NewRectangle(color.Transparent)
	frame.StrokeColor, frame.StrokeWidth = palette.Ink, 1.2*by
	content.Objects = append(content.Objects, widgets.Placed(frame, fyne.NewSquareOffsetPos(edge), inner))
	words := inner.Width // the room for them, in the caption
	if len(s.tellers) > 1 {
		side := recentEmblem * by
		at := fyne.NewPos(size.Width-edge-side, size.Height-edge-side)
		content.Objects = append(content.Objects, widgets.Placed(s.emblem(tells, side), at, fyne.NewSquareSize(side)))
		words -= side + 2*by
	}
	line := func(text *canvas.Text, x, y, room float32) {
		widgets.Shorten(text, room)
		content.Objects = append(content.Objects, widgets.Placed(text, fyne.NewPos(x, y),
			fyne.NewSize(room, text.MinSize().Height)))
	}
	below := inner.Height + 2*edge
	names := ""
	for i, seat := range game.Head.Seats {
		if i > 0 {
			names += ", "
		}
		names += seat.Name
	}
	line(widgets.BoldLine(names, 14*by, c.Text), edge+2*by, below-2*by, words-4*by)
	outcome := widgets.Line(tells.Outcome(w, &game.Head), 13*by, c.Quiet)
	if game.Head.Result == nil { // as on the pages of the library
		badge := canvas.NewRectangle(widgets.CalmPaint)
		badge.CornerRadius = 5 * by
		outcome.Color = color.White
		content.Objects = append(content.Objects, widgets.Placed(badge, fyne.NewPos(edge, below+19*by),
			fyne.NewSize(outcome.MinSize().Width+12*by, outcome.MinSize().Height+by)))
		line(outcome, edge+6*by, below+19*by, words-12*by)
	} else {
		line(outcome, edge+2*by, below+19*by, words-4*by)
	}
	told := w.T("recent.continue", "Game", tells.Whole(w, &game.Head))
	if game.Head.Result != nil {
		told = w.T("recent.look", "Game", tells.Whole(w, &game.Head))
	}
	return widgets.NewPaperTile(c, by, told, content, func() { s.way.Open(game.Head.ID) }).Opening(told)
}

// table is the picture of a game at a size, or the heads of its players on the water.
func (s *Start) table(game *Recent, size fyne.Size) fyne.CanvasObject {
	if game.Picture != nil {
		picture := filling(game.Picture, s.stage.Pixels(size.Width), s.stage.Pixels(size.Height))
		if s.stage.Dark {
			dim(picture)
		}
		shown := canvas.NewImageFromImage(picture)
		shown.ScaleMode, shown.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
		return shown
	}
	c := s.stage.Colours()
	box := &fyne.Container{Objects: []fyne.CanvasObject{
		widgets.Placed(canvas.NewVerticalGradient(c.Sea, c.SeaEdge), fyne.Position{}, size),
	}}
	seats := game.Head.Seats
	n := float32(len(seats))
	if n == 0 {
		return box
	}
	head := min(size.Height*0.5, size.Width*0.92/n)
	step := min(size.Width*0.94/n, head*1.15)
	left := (size.Width - step*(n-1) - head) / 2
	for i, seat := range seats {
		lower := size.Height * 0.1 // every second one sits a little lower, as round a table
		if i%2 == 0 {
			lower = -lower
		}
		picture := s.stage.RecordedHead(seat, widgets.SeatColour(seat.Colour), head)
		at := fyne.NewPos(left+step*float32(i), (size.Height-head)/2+lower)
		box.Objects = append(box.Objects, widgets.Placed(picture, at, fyne.NewSquareSize(head)))
	}
	return box
}

// filling is a picture at a size in pixels, without what of it is too wide or too high.
func filling(picture image.Image, width, height int) *image.RGBA {
	from := picture.Bounds()
	width, height = max(width, 1), max(height, 1)
	if wide := from.Dy() * width / height; wide < from.Dx() {
		from.Min.X += (from.Dx() - wide) / 2
		from.Max.X = from.Min.X + wide
	} else if high := from.Dx() * height / width; high < from.Dy() {
		from.Min.Y += (from.Dy() - high) / 2
		from.Max.Y = from.Min.Y + high
	}
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.CatmullRom.Scale(sheet, sheet.Rect, picture, from, draw.Src, nil)
	return sheet
}

// eveningLight is how light a picture is by night at most, of 255: about as light as that of a table by night is anyway.
const eveningLight = 70

// dim darkens a picture that is too light for the night, such as that of a table by day.
func dim(picture *image.RGBA) {
	sum := 0
	for i, value := range picture.Pix {
		if i%4 < 3 {
			sum += int(value)
		}
	}
	if light := 4 * sum / (3 * len(picture.Pix)); light > eveningLight {
		for i, value := range picture.Pix {
			if i%4 < 3 {
				picture.Pix[i] = uint8(int(value) * eveningLight / light)
			}
		}
	}
}
