package rules

import (
	"embed"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/rulebook"
	"portroyal/ui/widgets"
)

// positions are those of the pictures, in the project's notation.
//
//go:embed pictures/*.json
var positions embed.FS

// shows says which parts of a table a picture shows.
type shows struct{ others, row, middle, own bool }

// pictures are all there are, by their names in the book.
var pictures = map[string]shows{
	"discover":  {middle: true},
	"second":    {middle: true, own: true},
	"trade":     {middle: true, own: true},
	"others":    {others: true, middle: true},
	"repel":     {middle: true, own: true},
	"colours":   {middle: true},
	"contracts": {row: true},
	"clock":     {middle: true},
	"end":       {own: true},
}

// The heights of the parts, for a picture that is pictureWidth wide.
const (
	pictureWidth = 640
	othersHigh   = 92
	rowHigh      = 128
	middleHigh   = 196
	ownHigh      = 132
)

// edge is the room at the left of a picture: what is said about the draw pile is wider than it is.
const edge = 14

// newPicture lays out a part of a table, so wide, as the game itself draws it. A click on something leads to its
// place in the book.
func newPicture(s *pieces.Stage, name string, width float32, open func(entry.Entry)) *rulebook.Picture {
	position := rulebook.Position[portroyal.Position](positions, name)
	view := position.View()
	by, of := max(width/pictureWidth, rulebook.LeastBoard), pictures[name]
	var areas layout.Areas
	y := float32(0)
	part := func(there bool, high float32) geometry.Rectangle {
		if !there {
			return geometry.Rect(0, 0, width, high*by) // the board lays it out all the same
		}
		r := geometry.Rect(0, y, width, high*by)
		y += high * by
		return geometry.Rect(r.X+edge*by, r.Y+4, r.W-edge*by, r.H-8)
	}
	areas.Others = part(of.others, othersHigh)
	areas.Shore = y
	if of.row {
		areas.Row = part(true, rowHigh)
	}
	areas.Middle = part(of.middle, middleHigh)
	areas.Quay = y
	areas.Own = part(of.own, ownHigh)
	size, ground := fyne.NewSize(width, y), board.NewGround(s)
	atTable := s.Portraits
	s.Portraits = []string{"person", "widow"} // the same heads in the picture, no matter who is at the table now
	defer func() { s.Portraits = atTable }()
	on := board.New(s, players(s, &view), ground)
	on.OnAsk, on.Still = open, true // words come up, as nothing is enlarged in a book
	on.OnTap = func(at layout.Spot) { open(entry.OfCard(at.Card)) }
	on.OnPile, on.OnOdds = func() { open(entry.Discards) }, func() { open(entry.Risk) } // no sheet opens over the book
	drawn := on.Draw(board.Shown{
		View: view, Berths: layout.Moored(nil, &view), Lower: 0, Marks: marks(&view), Growth: max(by, 1),
	}, size, areas)
	sheet := container.NewWithoutLayout(drawn.Ground)
	for _, part := range []struct {
		there  bool
		object fyne.CanvasObject
	}{{of.others, drawn.Others}, {of.row, drawn.Row}, {of.middle, drawn.Middle}, {of.own, drawn.Own}} {
		if part.there && part.object != nil {
			sheet.Add(part.object)
		}
	}
	return &rulebook.Picture{Object: widgets.Fixed(sheet, size.Width, size.Height), Size: size, Ground: ground}
}

// players are those who sit at the table of a picture.
func players(s *pieces.Stage, view *portroyal.View) seats.Seats {
	w := s.Words
	names, colours := []string{w.T("rules.you"), w.T("name.2")}, []int{0, 1}
	var all []match.Seat
	for _, name := range names[:view.Players()] {
		all = append(all, match.Seat{Name: name})
	}
	return seats.Of(all, colours[:view.Players()])
}

// marks frames what can be taken.
func marks(view *portroyal.View) map[layout.Spot]board.Mark {
	all := map[layout.Spot]board.Mark{}
	for _, action := range view.Legal(nil) {
		for at, card := range view.Harbour() {
			if action.Kind == portroyal.Take && action.Card == card {
				all[layout.Spot{Kind: layout.Berth, At: at, Card: card}] = board.Mark{Takeable: true}
			}
		}
	}
	return all
}
