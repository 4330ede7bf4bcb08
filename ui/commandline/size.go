package commandline

import (
	"fmt"
	"regexp"
	"strconv"

	"fyne.io/fyne/v2"

	"portroyal/ui/stage"
)

// extent is the size of a window, in the toolkit's units.
type extent struct{ width, height int }

// A window is at least as large as what everything has room in, and at most as large as a wall of the largest
// screens; its pictures have to fit into memory.
var smallest, largest = extentOf(stage.Smallest), extent{8192, 8192}

// usual is the size of a window that nobody has asked for another size of.
var usual = extent{1280, 800}

func extentOf(size fyne.Size) extent { return extent{int(size.Width), int(size.Height)} }

func (e extent) units() fyne.Size { return fyne.NewSize(float32(e.width), float32(e.height)) }

func (e extent) String() string { return fmt.Sprintf("%dx%d", e.width, e.height) }

var sizePattern = regexp.MustCompile(`^([1-9][0-9]*)x([1-9][0-9]*)$`)

// parseSize reads a size as in 1280x800.
func parseSize(text string) (fyne.Size, error) {
	var e extent
	var err error
	if match := sizePattern.FindStringSubmatch(text); match != nil {
		if e.width, err = strconv.Atoi(match[1]); err == nil {
			e.height, err = strconv.Atoi(match[2])
		}
	}
	if err != nil || e.width < smallest.width || e.height < smallest.height ||
		e.width > largest.width || e.height > largest.height {
		return fyne.Size{}, fmt.Errorf("%.40q is not a size from %s to %s", text, smallest, largest)
	}
	return e.units(), nil
}
