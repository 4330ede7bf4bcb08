// Package fynecache has the toolkit keep pictures on the graphics card, and renderers of widgets, that are not
// shown any more for eleven seconds instead of a minute. At a fast pace a table shows so many one
// after the other that a minute of them takes more memory than everything else.
//
// The toolkit reads the length once, when it is initialised. This package needs os alone, while the toolkit
// needs packages whose paths sort after this one's; so this one comes first, by the order that the Go
// specification lays down under "Package initialization".
package fynecache

import (
	"os"
	"time"
)

// Length is how long. The toolkit cleans up at most every ten seconds, and then also renderers of what is shown and
// has not been painted since: less than that, and a window that has been still for a while loses parts of itself.
const Length = 11 * time.Second

// variable is where the toolkit looks.
const variable = "FYNE_CACHE"

func init() {
	if os.Getenv(variable) == "" {
		_ = os.Setenv(variable, Length.String()) // where it cannot be set, the toolkit's own length holds
	}
}
