package host

import "strconv"

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
