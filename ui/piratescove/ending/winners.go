package ending

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/ui/ending"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// winners are the players who have won, above the picture, and their trophies on its quay.
func (e *Ending) winners(f ending.Frame) []fyne.CanvasObject {
	objects := e.Winners(f, e.chronicle.Winners)
	if e.stage.HighContrast { // there is no harbour
		objects = append(objects, e.ships(f)...)
	}
	return append(objects, e.trophies(f)...)
}

// badge is a medal with the fame of a seat on it, in a laurel wreath.
func (e *Ending) badge(seat int, at fyne.Position, size float32) []fyne.CanvasObject {
	const wreath, face = 1.24, 0.74 // in parts of the size
	fame := e.chronicle.Seats[seat].Last()
	letters := size * 0.5
	if fame > 99 {
		letters = size * 0.38
	}
	number := widgets.Title(strconv.Itoa(fame), letters, palette.Ink)
	number.Alignment = fyne.TextAlignCenter
	tall := number.MinSize().Height
	disc := canvas.NewCircle(palette.Parchment)
	disc.StrokeColor, disc.StrokeWidth = palette.Ink, size*0.045
	around := fyne.NewSquareSize(size * wreath)
	over := (size - around.Width) / 2
	return []fyne.CanvasObject{
		widgets.Placed(pieces.Symbol(e.stage, "fame", around.Width), at.AddXY(over, over), around),
		widgets.Placed(disc, at.AddXY(size*(1-face)/2, size*(1-face)/2), fyne.NewSquareSize(size*face)),
		widgets.Placed(number, at.AddXY(0, (size-tall)/2), fyne.NewSize(size, tall)),
	}
}

// ships are those of the winners, side by side.
func (e *Ending) ships(f ending.Frame) (objects []fyne.CanvasObject) {
	const most = 420 // wide, in units of the usual size
	seats := e.chronicle.Winners
	top, bottom := e.Sky(f), f.Quay-trophyTall*e.Growth()
	cell := (f.Room - 2*f.Margin) / float32(len(seats))
	width := min(cell, most*e.Growth(), (bottom-top)*shipWidth/shipHeight)
	high := width * shipHeight / shipWidth
	for i, seat := range seats {
		at := fyne.NewPos(f.Margin+cell*float32(i)+(cell-width)/2, top+(bottom-top-high)/2)
		objects = append(objects, widgets.Placed(e.ship(seat, width), at, fyne.NewSize(width, high)))
	}
	return objects
}

// trophy is something that the winners have brought home.
type trophy struct {
	picture string // a drawing
	wide    bool   // it is a chest, not a head
	name    string
	tip     string
}

// Lengths of trophies, in units of the usual size.
const (
	trophyTall = 112 // with its name
	trophyName = 22
	trophyWide = 96
	trophyGap  = 8
)

// trophiesOf lists the heads of those whom the winners have sunk, and a chest if they have buried something.
func (e *Ending) trophiesOf() (all []trophy) {
	w := e.stage.Words
	for legend := cove.Blackbeard; legend <= cove.Navy; legend++ {
		var told []string
		for _, wreck := range e.chronicle.Sunk {
			if wreck.Legend != legend || !slices.Contains(e.chronicle.Winners, wreck.By) {
				continue
			}
			if legend == cove.Cacafuego {
				told = append(told, w.T("cove.end.trophy.taken", "Player", e.Name(wreck.By), "Round", wreck.Round))
			} else {
				told = append(told, w.T("cove.end.trophy.sunk", "Player", e.Name(wreck.By), "Legend",
					terms.Foe(w, legend), "Round", wreck.Round))
			}
		}
		if len(told) > 0 {
			name := w.N("cove.end.trophy", len(told), "Legend", terms.Legend(w, legend))
			all = append(all, trophy{picture: "heads/" + legend.String(), name: name, tip: strings.Join(told, "\n")})
		}
	}
	chest := trophy{picture: "treasure/chest", wide: true}
	var told []string
	buried := cove.TreasureFace{}
	for _, winner := range e.chronicle.Winners {
		seat := &e.chronicle.Seats[winner]
		own := hoard(seat)
		if own == (cove.TreasureFace{}) {
			continue
		}
		buried.Treasures += own.Treasures
		buried.Doubloons += own.Doubloons
		told = append(told, w.T("cove.end.trophy.chest", "Player", e.Name(winner), "Wealth", terms.Wealth(w, own)))
	}
	switch {
	case len(told) == 0:
		return all
	case buried.Treasures > 0:
		chest.name = terms.Treasures(w, int(buried.Treasures))
	default:
		chest.name = terms.Doubloons(w, int(buried.Doubloons))
	}
	chest.tip = strings.Join(told, "\n")
	return append(all, chest)
}

// hoard is what a seat has buried.
func hoard(seat *chronicle.Seat) cove.TreasureFace {
	return cove.TreasureFace{Treasures: uint8(min(seat.Buried, 255)), Doubloons: uint8(min(seat.BuriedGold, 255))}
}

// trophies are what the winners have brought home, side by side on the quay.
func (e *Ending) trophies(f ending.Frame) (objects []fyne.CanvasObject) {
	all := e.trophiesOf()
	if len(all) == 0 {
		return nil
	}
	by := e.Growth()
	gap := trophyGap * by
	cell := min(trophyWide*by, (f.Room-2*f.Margin+gap)/float32(len(all))-gap)
	left := (f.Room - float32(len(all))*(cell+gap) + gap) / 2
	for _, one := range all {
		objects = append(objects, e.trophy(one, fyne.NewPos(left, f.Quay), cell)...)
		left += cell + gap
	}
	return objects
}

// trophy is one of them, with its lower left corner at a place.
func (e *Ending) trophy(t trophy, at fyne.Position, cell float32) []fyne.CanvasObject {
	by, c := e.Growth(), e.stage.Colours()
	name := fyne.NewSize(cell, trophyName*by)
	from := at.SubtractXY(0, name.Height)
	ground := canvas.NewRectangle(c.PanelRaised)
	ground.CornerRadius = 5 * by
	ground.StrokeColor, ground.StrokeWidth = c.Edge, 1.4*by
	size := fyne.NewSquareSize(min(cell, (trophyTall-trophyName)*by))
	if t.wide {
		size.Height = size.Width * 2 / 3
	}
	var picture *canvas.Image
	if t.wide {
		picture = pieces.Drawing(e.stage, t.picture, size.Width)
	} else {
		picture = pieces.Round(e.stage, t.picture, palette.Brass, size.Width)
	}
	box := fyne.NewSize(name.Width-8*by, name.Height)
	whole := at.SubtractXY(0, name.Height+size.Height)
	return []fyne.CanvasObject{
		widgets.Placed(picture, fyne.NewPos(at.X+(cell-size.Width)/2, from.Y-size.Height+4*by), size),
		widgets.Placed(ground, from, name),
		ending.InLine(widgets.BoldLine, t.name, 13*by, c.Text, from.AddXY(4*by, 0), box, fyne.TextAlignCenter),
		widgets.Placed(widgets.NewTipped(t.tip), whole, fyne.NewSize(cell, name.Height+size.Height)),
	}
}
