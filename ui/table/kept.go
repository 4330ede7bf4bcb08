package table

import (
	"fmt"
	"maps"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/pieces"
)

// keptPart is a part of the table that serves one state of the game after the other for as long as
// it would look the same. Most moves change one or two parts, and the toolkit holds what it has
// once shown for another minute.
type keptPart struct {
	looks       string
	object      fyne.CanvasObject
	pictures    *pieces.Pictures
	marks       []marked
	coinNumbers map[int]*canvas.Text
}

// partName tells kept parts apart; seat is -1 for those that belong to no player.
type partName struct {
	place string
	seat  int
}

// keep gives the part of this name as it was if it would look the same now, or has it made anew.
// looks is everything that the part shows, besides language and colours; make must draw upon
// nothing else.
func (t *Table) keep(name partName, looks any, make func() fyne.CanvasObject) fyne.CanvasObject {
	now := fmt.Sprintf("%p %p %v", t.stage.Words, t.stage.Colours(), looks)
	part := t.kept[name]
	if part == nil {
		part = &keptPart{pictures: pieces.NewPictures(t.stage.Face)}
	}
	if part.object == nil || part.looks != now {
		pictures, marks, numbers := t.pictures, t.marks, t.coinNumbers
		part.pictures.Again()
		t.pictures, t.marks, t.coinNumbers = part.pictures, nil, map[int]*canvas.Text{}
		part.object, part.looks = make(), now
		part.marks, part.coinNumbers = t.marks, t.coinNumbers
		t.pictures, t.marks, t.coinNumbers = pictures, marks, numbers
	}
	t.keeps[name] = part
	t.marks = append(t.marks, part.marks...)
	maps.Copy(t.coinNumbers, part.coinNumbers)
	return part.object
}

// seatState is how the panel of a player is marked.
type seatState struct {
	over, decides, active bool
}

func (t *Table) seatState(seat int) seatState {
	return seatState{t.match.Over(), seat == t.view.Decides(), seat == t.view.Active()}
}
