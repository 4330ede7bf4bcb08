package cardface_test

import (
	"fmt"
	"image"
	"testing"

	"portroyal/ui/golden"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/cardface"
)

// level is the last row of a shield with parchment in its left half, where nothing gleams: the higher the gold,
// the smaller the row.
func level(shield *image.NRGBA) (row int) {
	size := shield.Rect.Max
	for y := range size.Y {
		for x := range size.X / 2 {
			if at := shield.NRGBAAt(x, y); at.R > 0xe8 && at.B > 0xb0 {
				row = y
			}
		}
	}
	return row
}

// A shield fills with every point, is full at the target and not before, and then stays full.
func TestShieldsFill(t *testing.T) {
	for _, size := range []int{24, 40, 160} {
		for _, target := range []int{9, 12, 20} {
			last := size
			for points := range target + 8 {
				shield := cardface.Shield(points, target, size)
				if shield.Rect.Size() != image.Pt(size, size) {
					t.Fatalf("a picture of %v", shield.Rect)
				}
				now := level(shield)
				switch what := fmt.Sprintf("%d of %d at %d", points, target, size); {
				case now > last || size > 100 && points*5 > target && points < target-2 && now >= last:
					t.Errorf("%s: the gold is at %d, before it was at %d", what, now, last)
				case points < target && now == 0:
					t.Errorf("%s: it is full", what)
				case points >= target && now > 0:
					t.Errorf("%s: it is not full", what)
				}
				last = now
			}
			empty, half := level(cardface.Shield(0, target, size)), level(cardface.Shield(target/2, target, size))
			if part := float64(half) / float64(empty); part < 0.4 || part > 0.75 {
				t.Errorf("half of %d is at %.2f", target, part)
			}
		}
	}
}

// Without a target nothing is filled. The number is always visible, even at the smallest size.
func TestShieldsShowTheirNumber(t *testing.T) {
	for _, size := range []int{24, 160} {
		for points := range 20 {
			shield := cardface.Shield(points, 0, size)
			if level(shield) < size*2/3 {
				t.Errorf("%d points without a target: something is filled", points)
			}
			if apart, _ := golden.Apart(shield, cardface.Shield(points+1, 0, size)); apart < 0.01 {
				t.Errorf("%d at %d looks like %d", points, size, points+1)
			}
		}
	}
	if shield := cardface.Shield(3, 12, 24); shield.NRGBAAt(0, 23).A != 0 {
		t.Error("something is drawn outside the shield")
	}
}

// Every amount that can be counted has its own picture at every size; larger amounts are a heap, which grows.
func TestChests(t *testing.T) {
	for _, size := range []int{70, 151, 300} {
		var before *image.NRGBA
		heaped := changed(cardface.Chest(25, size), cardface.Chest(0, size))
		for coins := range 46 {
			chest := cardface.Chest(coins, size)
			if got := chest.Rect.Size(); got.X != size || got.Y != (size*3+2)/4 {
				t.Fatalf("a picture of %v", got)
			}
			for _, x := range []int{0, size - 1} {
				if chest.NRGBAAt(x, 0).A != 0 || chest.NRGBAAt(x, chest.Rect.Max.Y-1).A != 0 {
					t.Errorf("%d coins at %d: something is drawn outside the chest", coins, size)
				}
			}
			if chest.NRGBAAt(size/2, size/3).A != 0xff {
				t.Errorf("%d coins at %d: the chest can be seen through", coins, size)
			}
			if coins > 0 && coins <= 26 {
				if apart, _ := golden.Apart(before, chest); apart < 0.004 {
					t.Errorf("%d coins at %d change %.4f of the picture", coins, size, apart)
				}
			}
			if coins > 25 {
				now := changed(chest, cardface.Chest(0, size))
				if now < heaped {
					t.Errorf("%d coins at %d: the heap is smaller", coins, size)
				}
				heaped = now
			}
			before = chest
		}
		if first := changed(cardface.Chest(26, size), cardface.Chest(0, size)); heaped < first*11/10 {
			t.Errorf("45 coins take %d pixels, 26 take %d", heaped, first)
		}
	}
}

// changed counts the pixels that differ.
func changed(a, b *image.NRGBA) (n int) {
	for i := 0; i < len(a.Pix); i += 4 {
		if a.Pix[i] != b.Pix[i] || a.Pix[i+1] != b.Pix[i+1] || a.Pix[i+2] != b.Pix[i+2] {
			n++
		}
	}
	return n
}

// On a shield of 32 pixels points are written in digits 16 high, dark on whatever is behind them.
func TestPointsOnAShieldCanBeRead(t *testing.T) {
	const size = 32
	for points := range 40 {
		shield := cardface.Shield(points, 12, size)
		top, bottom := size, 0
		for y := 5; y < 27; y++ { // inside its edge
			for x := 7; x < 25; x++ {
				if palette.Contrast(shield.NRGBAAt(x, y), palette.Parchment) > 10 {
					top, bottom = min(top, y), max(bottom, y+1)
				}
			}
		}
		if bottom-top < 16 {
			t.Errorf("%d: digits from %d to %d", points, top, bottom)
		}
		if contrast := palette.Contrast(palette.Ink, cardface.FieldFull); contrast < 10 {
			t.Errorf("dark on gold has a contrast of %v", contrast)
		}
	}
}
