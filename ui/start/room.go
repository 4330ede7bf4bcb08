package start

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Room is the screen behind a door of the start screen: a tile for each of the doors that are reached through it.
type Room struct {
	*scenery.Screen

	stage *stage.Stage
	door  func() Door
	back  func()

	shown   Door
	tiles   []*widgets.Tile
	columns int
	by      float32 // how much larger than usual everything is drawn
}

// NewRoom makes the room behind a door, which is asked for whenever the room is shown anew. back leads to the start
// screen.
func NewRoom(s *stage.Stage, door func() Door, back func()) *Room {
	r := &Room{stage: s, door: door, back: back}
	r.Screen = scenery.NewScreen(s, r.build)
	return r
}

// Typed does what a key stands for: arrows go from tile to tile, and each door has its own key.
func (r *Room) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyBackspace:
		r.back()
	case fyne.KeyRight:
		r.step(1, 0)
	case fyne.KeyLeft:
		r.step(-1, 0)
	case fyne.KeyDown:
		r.step(0, 1)
	case fyne.KeyUp:
		r.step(0, -1)
	case fyne.KeyF1:
		r.stage.Help()
	default:
		for i, door := range r.shown.Behind {
			if door.opens(key) || isEnter(key) && i == 0 { // a tile with the focus has taken Enter for itself
				door.Open()
				return
			}
		}
	}
}

// step moves the focus by so many tiles to the right and down; from nothing it comes to the first tile.
func (r *Room) step(right, down int) {
	on := r.stage.Window.Canvas()
	at := slices.IndexFunc(r.tiles, func(t *widgets.Tile) bool { return on.Focused() == fyne.Focusable(t) })
	to := at + right + down*r.columns
	switch {
	case len(r.tiles) == 0:
		return
	case at < 0:
		to = 0
	case to >= len(r.tiles) && at/r.columns < (len(r.tiles)-1)/r.columns:
		to = len(r.tiles) - 1 // the last row is shorter
	case to < 0 || to >= len(r.tiles):
		return
	}
	on.Focus(r.tiles[to])
}

// The room in units: round everything, between tiles, and the shape of a tile.
const (
	roomEdge   = 26
	tileGap    = 20
	leastTile  = 200 // how wide it is at least
	widestTile = 290 // in a single row, and in one of several
	widestRow  = 440
	tallTile   = 1.5 // its height for a width of 1, at the most
)

func (r *Room) build() {
	if r.Size.Width == 0 {
		return
	}
	r.by, r.shown = stage.Growth(r.Size), r.door()
	w, c := r.stage.Words, r.stage.Colours()
	edge := roomEdge * r.by
	title := widgets.NewTitle(c, w.T(titleOf(r.shown)), 28*r.by)
	head, foot := title.MinSize(), r.stage.Plate(widgets.PlainPlate, "room.back", r.by, r.back)
	need := foot.MinSize()
	r.Root.Objects = []fyne.CanvasObject{
		r.Harbour(),
		widgets.Placed(title, fyne.NewPos((r.Size.Width-head.Width)/2, edge*0.6), head),
	}
	top, bottom := edge*0.6+head.Height+edge*0.6, r.Size.Height-need.Height-edge
	places, size := r.places(len(r.shown.Behind), fyne.NewSize(r.Size.Width-2*edge, bottom-top))
	r.tiles = nil
	for i, door := range r.shown.Behind {
		tile := r.tile(door, size)
		r.tiles = append(r.tiles, tile)
		r.Root.Objects = append(r.Root.Objects, widgets.Placed(tile, places[i].AddXY(edge, top), size))
	}
	foot.Resize(need)
	foot.Move(fyne.NewPos(edge, r.Size.Height-need.Height-edge*0.5))
	r.Root.Objects = append(r.Root.Objects, foot)
	r.Laid(r.Typed)
}

// places are where so many tiles are in a room of a size, and how large each is: in as few rows as leave them wide enough,
// in the middle of each row and of the room.
func (r *Room) places(n int, room fyne.Size) (at []fyne.Position, size fyne.Size) {
	gap := tileGap * r.by
	for rows := 1; rows <= max(n, 1); rows++ {
		r.columns = max((n+rows-1)/rows, 1)
		most := widestTile * r.by
		if rows > 1 {
			most = widestRow * r.by
		}
		size.Width = min((room.Width+gap)/float32(r.columns)-gap, most)
		size.Height = min((room.Height+gap)/float32(rows)-gap, size.Width*tallTile)
		if size.Width >= leastTile*r.by {
			break
		}
	}
	rows := (n + r.columns - 1) / r.columns
	top := (room.Height - float32(rows)*(size.Height+gap) + gap) / 2
	for i := range n {
		row := i / r.columns
		in := min(n-row*r.columns, r.columns)
		left := (room.Width - float32(in)*(size.Width+gap) + gap) / 2
		at = append(at, fyne.NewPos(left+float32(i%r.columns)*(size.Width+gap), top+float32(row)*(size.Height+gap)))
	}
	return at, size
}
