package pieces

import (
	"image"
	"slices"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/portroyal/cardface"
)

// shieldKey is the key of a shield.
type shieldKey struct{ points, target int }

// Shield shows influence points on the way to a target, 0 if there is none, as a square with sides of this
// length.
func (s *Stage) Shield(points, target int, size float32) *canvas.Image {
	return s.Picture(shieldKey{points, target}, size, func(pixels int) image.Image {
		return cardface.Shield(points, target, pixels)
	})
}

// chest is a chest that has been drawn.
type chest struct {
	coins, pixels int
	picture       image.Image
}

// mostChests is how many of them are kept: as many as are on a table, each before and after a change. They
// are too large to keep one for every amount.
const mostChests = 12

var chests struct {
	sync.Mutex
	kept []chest // those used last at the end
}

// ChestHeight is the height of a chest of this width.
func ChestHeight(width float32) float32 { return width * 3 / 4 }

// Chest shows an open chest with so many coins in it at a width in the toolkit's units.
func (s *Stage) Chest(coins int, width float32) *canvas.Image {
	shown := canvas.NewImageFromImage(chestOf(coins, s.Pixels(width)))
	shown.ScaleMode = canvas.ImageScaleFastest
	shown.FillMode = canvas.ImageFillContain
	shown.SetMinSize(fyne.NewSize(width, ChestHeight(width)))
	return shown
}

func chestOf(coins, pixels int) image.Image {
	chests.Lock()
	defer chests.Unlock()
	i := slices.IndexFunc(chests.kept, func(c chest) bool { return c.coins == coins && c.pixels == pixels })
	last := chest{coins: coins, pixels: pixels}
	if i >= 0 {
		last = chests.kept[i]
		chests.kept = slices.Delete(chests.kept, i, i+1)
	} else {
		last.picture = cardface.Chest(coins, pixels)
	}
	if len(chests.kept) == mostChests {
		chests.kept = slices.Delete(chests.kept, 0, 1)
	}
	chests.kept = append(chests.kept, last)
	return last.picture
}
