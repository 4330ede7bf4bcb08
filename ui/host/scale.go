package host

import (
	"strconv"

	"fyne.io/fyne/v2"

	"portroyal/ui/shell"
)

// asked is how many times as large as usual the player wants everything, as the toolkit understands the variable and its
// own settings. Those say 0 where nobody has ever chosen, and mean 1. With "auto" the settings do not count.
func asked(variable string, setting float32) float32 {
	by, err := strconv.ParseFloat(variable, 32)
	switch {
	case err == nil && by > 0:
		return float32(by)
	case err == nil && by < 0, variable == "auto", setting <= 0:
		return 1
	}
	return setting
}

// A screen is believed to have so many pixels to the inch, and a unit of the toolkit's is a pixel where there are no more of them
// than usual.
const (
	leastDPI, mostDPI = 10, 1000
	usualDPI          = 120
)

// roomy is how many units a screen should have in any case if its pixels are enough: there is room for everything then.
// Screens, adapters and consoles to be held in both hands say wrongly how large they are, by a factor of two and more.
var roomy = fyne.NewSize(1200, 675)

// byMillimetres is how many pixels a unit takes on a screen that says how many millimetres wide it is; 1 at least.
func byMillimetres(pixels, wide int, room shell.Room) float32 {
	dpi := float32(pixels) / (float32(wide) / 25.4)
	if wide <= 0 || dpi < leastDPI || dpi > mostDPI {
		return 1
	}
	return max(min(dpi/usualDPI, float32(room.Width)/roomy.Width, float32(room.Height)/roomy.Height), 1)
}
