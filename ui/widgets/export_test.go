package widgets

import (
	"slices"
	"time"
)

// Frames lets a test decide when a frame passes; done puts the toolkit's frames back.
func Frames() (pass, done func()) {
	before := EveryFrame
	var each []*func()
	EveryFrame = func(do func()) (stop func()) {
		each = append(each, &do)
		return func() { each = slices.DeleteFunc(each, func(other *func()) bool { return other == &do }) }
	}
	return func() {
		for _, do := range slices.Clone(each) {
			(*do)()
		}
	}, func() { EveryFrame = before }
}

// Clock lets a test say what time it is; done puts the clock back.
func Clock(says *time.Time) (done func()) {
	before := Now
	Now = func() time.Time { return *says }
	return func() { Now = before }
}

// TitlePaints are the colours of the ribbon with the title of a screen.
var TitlePaints = titlePaints

// LongPress is how long a button is held to ask for more.
const LongPress = longPress

// NewTip writes words under the pointer.
var NewTip = newTip
