package board

import (
	"strconv"

	"fyne.io/fyne/v2/canvas"
)

// purse is where a player's coins and influence points are shown. It can show fewer or more than the player has
// while some are on their way.
type purse struct {
	number *canvas.Text
	coins  int // shown
	chest  *canvas.Image
	filled func(coins int) *canvas.Image // the chest; nil if coins are shown as a symbol

	points int // shown
	shield *canvas.Image
	raised func(points int) *canvas.Image // the shield
}

func (b *Board) purse(seat int) *purse {
	if b.purses[seat] == nil {
		b.purses[seat] = &purse{}
	}
	return b.purses[seat]
}

// CoinsShown is how many coins a player is shown with.
func (b *Board) CoinsShown(seat int) int { return b.purse(seat).coins }

// ShowCoins shows a player with this many coins.
func (b *Board) ShowCoins(seat, n int) {
	p := b.purse(seat)
	if p.number == nil || p.coins == n {
		return
	}
	p.coins = n
	p.number.Text = strconv.Itoa(n)
	p.number.Refresh()
	if p.chest != nil {
		exchange(p.chest, p.filled(n))
	}
}

// ShowPoints shows a player with this many influence points.
func (b *Board) ShowPoints(seat, n int) {
	p := b.purse(seat)
	if p.shield == nil || p.points == n {
		return
	}
	p.points = n
	exchange(p.shield, p.raised(n))
}

// exchange makes one image show what another shows.
func exchange(shown, other *canvas.Image) {
	shown.Image, shown.Resource = other.Image, other.Resource
	shown.Refresh()
}
