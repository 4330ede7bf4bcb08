package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// asking is the base of widgets that can be asked for more than the words under the pointer, and that answer
// clicks. The toolkit hands a click, also one with the right button, to the topmost object that takes any kind of
// click, and to no other. So what only explains must not be one of these: nothing below it could be clicked.
type asking struct {
	explained

	// OnAsk, if set, is called when somebody wants to know more: by a right click, or by holding the button.
	OnAsk func()
	held  func() // ends the watching while the button is held; nil if it is not

	down   bool   // the button is held on it
	looked func() // has it look as its state is now, nil for nothing to change
}

// MouseOut implements desktop.Hoverable.
func (a *asking) MouseOut() {
	a.letGo()
	a.explained.MouseOut()
}

// longPress is how long a button is held to ask for more.
const longPress = 600 * time.Millisecond

// TappedSecondary implements fyne.SecondaryTappable.
func (a *asking) TappedSecondary(*fyne.PointEvent) { a.ask() }

// MouseDown implements desktop.Mouseable.
func (a *asking) MouseDown(event *desktop.MouseEvent) {
	a.letGo()
	if event.Button != desktop.MouseButtonPrimary {
		return
	}
	a.down = true
	a.look()
	if a.OnAsk == nil {
		return
	}
	began := Now()
	a.held = EveryFrame(func() {
		if a.held != nil && Now().Sub(began) >= longPress {
			a.ask()
		}
	})
}

// MouseUp implements desktop.Mouseable.
func (a *asking) MouseUp(*desktop.MouseEvent) { a.letGo() }

// look shows whether the button is held.
func (a *asking) look() {
	if a.looked != nil {
		a.looked()
	}
}

// letGo ends the watching of a button that was held.
func (a *asking) letGo() {
	if a.down {
		a.down = false
		a.look()
	}
	if a.held != nil {
		a.held()
		a.held = nil
	}
}

// ask calls for more about what is explained.
func (a *asking) ask() {
	a.letGo()
	if a.OnAsk != nil {
		a.Silence()
		a.OnAsk()
	}
}

// Now is the clock of what happens in frames; tests replace it.
var Now = time.Now
