package geometry

import "fyne.io/fyne/v2"

// Region is a part of the window that belongs together, with a name for who does not see that it does. It is the layout of a
// container whose objects have their places already, and leaves them there.
type Region struct {
	Name string
	Asks bool // it is what the player is asked
	Of   int  // the number of a player, from 1, of whom it tells; 0 for none
	Nth  int  // which question it is, where the same is asked again and again

	Unread  bool            // what is in it is not read: Lines stand for it, or what is said elsewhere
	Lines   func() []string // said after what is in it; nil for none
	Choices func() []Choice // said after that; nil for none
}

// Choice is an answer to what is asked that is given elsewhere in the window, as a card that can be taken.
type Choice struct {
	Words string // with the key that chooses it
	Press func() // what a click on it does
}

// Layout implements fyne.Layout.
func (*Region) Layout([]fyne.CanvasObject, fyne.Size) {}

// MinSize implements fyne.Layout.
func (*Region) MinSize(objects []fyne.CanvasObject) (least fyne.Size) {
	for _, object := range objects {
		if object.Visible() {
			least = least.Max(object.MinSize())
		}
	}
	return least
}
