package geometry

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Region is a part of the window that belongs together, with a name for who does not see that it does. It is the layout of a
// container whose objects have their places already, and leaves them there; see Part for what has none yet.
type Region struct {
	Name string
	Asks bool // it is what the player is asked
	Of   int  // the number of a player, from 1, of whom it tells; 0 for none
	Nth  int  // which question it is, where the same is asked again and again

	Led     bool            // the player has been led there by what they have chosen or searched for
	Low     bool            // what is in it is there, but not said along with what the player is asked
	Unread  bool            // what is in it is not read: Lines stand for it, or what is said elsewhere
	Lines   func() []string // said after what is in it; nil for none
	Choices func() []Choice // said after that; nil for none

	fills bool // what is in it gets all of its room
}

// Choice is an answer to what is asked that is given elsewhere in the window, as a card that can be taken.
type Choice struct {
	Words string // with the key that chooses it
	Press func() // what a click on it does
}

// Part is an object, as large as there is room for it, as a region with a name.
func Part(name string, object fyne.CanvasObject) *fyne.Container {
	return container.New(&Region{Name: name, fills: true}, object)
}

// Said is an object, as large as there is room for it, that is read in one line, as part of what is around it.
func Said(words func() string, object fyne.CanvasObject) *fyne.Container {
	return container.New(&Region{Unread: true, Lines: func() []string { return []string{words()} }, fills: true}, object)
}

// Whole reports whether it is a part with a name, to which all that is in it belongs.
func (r *Region) Whole() bool { return r.fills && r.Name != "" }

// Unread is an object, as large as there is room for it, that is not read, since something else says the same.
func Unread(object fyne.CanvasObject) *fyne.Container {
	return container.New(&Region{Unread: true, fills: true}, object)
}

// Asking is an object, as large as there is room for it, as a region with what the player is asked.
func Asking(name string, object fyne.CanvasObject) *fyne.Container {
	return container.New(&Region{Name: name, Asks: true, fills: true}, object)
}

// Led is a part, of objects over each other, to which the player is led whenever it begins otherwise.
func Led(name string, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&Region{Name: name, Led: true, fills: true}, objects...)
}

// Layout implements fyne.Layout.
func (r *Region) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if !r.fills {
		return
	}
	for _, object := range objects {
		object.Move(fyne.NewPos(0, 0))
		object.Resize(size)
	}
}

// MinSize implements fyne.Layout.
func (*Region) MinSize(objects []fyne.CanvasObject) (least fyne.Size) {
	for _, object := range objects {
		if object.Visible() {
			least = least.Max(object.MinSize())
		}
	}
	return least
}
