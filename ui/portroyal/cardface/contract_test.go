package cardface_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
)

// contractWords are as long as those in the longest of the languages.
var contractWords = cardface.Words{
	Title:   "Ontdekkingsreiziger",
	Ability: "auf Münzen von drei Fregatten verzichten",
	Text: "Während du entdeckst, liegen Schiffe von drei verschiedenen Farben in der Hafenauslage, in zwei Zügen. " +
		"Dein Holzwürfel ist vom ersten Mal an gebunden. Sofort und nur als aktiver Spieler zu entscheiden.",
}

// The words of every contract fit at every size, and no contract looks like another. At the largest size all parts are as at
// the one before, only larger: there every fifth is drawn.
func TestEveryContractDrawsAndItsWordsFit(t *testing.T) {
	for _, width := range []int{100, 150, 220, 450} {
		for _, large := range []bool{false, true} {
			t.Run(fmt.Sprintf("%d/large=%t", width, large), func(t *testing.T) {
				t.Parallel()
				seen := map[string]portroyal.Contract{}
				for i, contract := range portroyal.AllContracts() {
					r := cardface.Request{Contract: contract, Width: width, Slots: 5, Words: contractWords, Large: large}
					for _, words := range cardface.Overflow(r) {
						t.Errorf("%v: %q does not fit", contract, words)
					}
					if width > 220 && i%5 > 0 {
						continue
					}
					picture := cardface.Draw(r)
					if want := image.Rect(0, 0, width, (width*2+1)/3); picture.Bounds() != want {
						t.Errorf("%v: picture of %v, want %v", contract, picture.Bounds(), want)
					}
					if picture.NRGBAAt(0, 0).A != 0 {
						t.Errorf("%v: the corner is not transparent", contract)
					}
					if other, taken := seen[string(picture.Pix)]; taken {
						t.Errorf("%v looks like %v", contract, other)
					}
					seen[string(picture.Pix)] = contract
				}
			})
		}
	}
}

func TestEveryContractHasItsPictures(t *testing.T) {
	for _, contract := range portroyal.AllContracts() {
		if !cardface.HasTask(contract) {
			t.Errorf("%v: nothing shows what it asks for", contract)
		}
		if missing := cardface.MissingOn(contract); len(missing) > 0 {
			t.Errorf("%v: no drawing %v", contract, missing)
		}
	}
}

func TestContractTitleThatDoesNotFitIsNoticed(t *testing.T) {
	r := cardface.Request{Contract: portroyal.Jinx, Width: 220, Words: cardface.Words{
		Title: "Donaudampfschifffahrtsgesellschaftskapitänswitwe",
	}}
	if len(cardface.Overflow(r)) != 1 {
		t.Error("a word that does not fit was not noticed")
	}
}

// inner is a place in pixels, without its margins.
func inner(x, y, size float32) image.Rectangle {
	edge := max(size*0.15, 2)
	return image.Rect(int(x+edge), int(y+edge), int(x+size-edge), int(y+size-edge))
}

// Nothing is drawn on the slots, where the cubes go, and the coin that a slot pays is beside or above it, clear
// of every cube. Every contract is drawn with every number of slots, and enlarged with one number, by turns.
func TestSlotsAreClear(t *testing.T) {
	unknown := portroyal.Contract(0xff) // pays nothing
	for slots := 1; slots <= portroyal.MaxPlayers; slots++ {
		for large, width := range map[bool]float32{false: 210, true: 450} {
			blank := cardface.Request{Contract: unknown, Width: int(width), Slots: slots, Large: large}
			coinless := cardface.Draw(blank)
			var places []image.Rectangle
			for i := range slots {
				for _, at := range []func(int, int, bool, float32) (x, y, size float32){cardface.SlotAt, cardface.CoinAt} {
					x, y, size := at(slots, i, large, width)
					place := image.Rect(int(x), int(y), int(x+size), int(y+size))
					if !place.In(coinless.Rect.Inset(2)) {
						t.Errorf("%d slots, large %t: %v is not inside the face", slots, large, place)
					}
					for _, other := range places {
						if place.Overlaps(other) {
							t.Errorf("%d slots, large %t: %v overlaps %v", slots, large, place, other)
						}
					}
					places = append(places, place)
				}
			}
			for i, contract := range portroyal.AllContracts() {
				if large && slots != 1+i%portroyal.MaxPlayers {
					continue
				}
				paying := blank
				paying.Contract = contract
				picture := cardface.Draw(paying)
				for i := range slots {
					x, y, size := cardface.SlotAt(slots, i, large, width)
					if !plain(picture, inner(x, y, size)) {
						t.Errorf("%v: something is drawn on slot %d of %d", contract, i, slots)
					}
					x, y, size = cardface.CoinAt(slots, i, large, width)
					if pays := contract.Face().Coins[i] > 0; pays == same(picture, coinless, inner(x, y, size)) {
						t.Errorf("%v: slot %d of %d pays %t", contract, i, slots, pays)
					}
				}
			}
		}
	}
}

// The smallest contract on a table of 1024 × 700 is 130 wide: there the pay of a slot is written in digits 10
// pixels high, and the places for steps are 14 wide. On wider ones, where everything grows, contracts have their numbers of
// slots by turns.
func TestRewardsCanBeRead(t *testing.T) {
	const smallest = 130
	for _, width := range []int{smallest, 137, 150, 190, 240} {
		for i, contract := range portroyal.AllContracts() {
			for slots := 1; slots <= portroyal.MaxPlayers; slots++ {
				if width > smallest && slots != 1+i%portroyal.MaxPlayers {
					continue
				}
				_, top, _ := cardface.CoinAt(slots, 0, false, float32(width))
				rewards := 0
				for _, w := range cardface.Writings(cardface.Request{
					Contract: contract, Width: width, Slots: slots, Words: contractWords,
				}) {
					if float32(w.Top) < top || !digits(w.Line) {
						continue
					}
					rewards++
					if high := w.Bottom - w.Top; high < 10 {
						t.Errorf("%v, %d wide: %s for a slot of %d is %d pixels high", contract, width, w.Line, slots, high)
					}
				}
				pays := 0
				for i := range slots {
					if contract.Face().Coins[i] > 0 {
						pays++
					}
				}
				if rewards != pays {
					t.Errorf("%v, %d wide: %d rewards of %d slots, want %d", contract, width, rewards, slots, pays)
				}
			}
			for i := range int(contract.Face().Steps) {
				if _, _, size := cardface.StepAt(contract, i, false, float32(width)); size < 14 {
					t.Errorf("%v, %d wide: a step is %v wide", contract, width, size)
				}
			}
		}
	}
}

// The numbers of steps can be told apart, too.
func TestNumbersOfStepsCanBeRead(t *testing.T) {
	for _, contract := range portroyal.AllContracts() {
		numbers := 0
		_, top, _ := cardface.CoinAt(5, 0, false, 150)
		for _, w := range cardface.Writings(cardface.Request{Contract: contract, Width: 150, Slots: 5}) {
			if float32(w.Bottom) > top || !digits(w.Line) || contract.Face().Steps == 0 {
				continue
			}
			numbers++
			if high := w.Bottom - w.Top; high < 7 {
				t.Errorf("%v: the step %s is written %d pixels high", contract, w.Line, high)
			}
		}
		if want := int(contract.Face().Steps); numbers < want {
			t.Errorf("%v: %d numbers for %d steps", contract, numbers, want)
		}
	}
}

func digits(line string) bool { return line != "" && strings.Trim(line, "0123456789") == "" }

// plain reports whether a place is of one colour.
func plain(picture *image.NRGBA, place image.Rectangle) bool {
	colour := picture.NRGBAAt(place.Min.X, place.Max.Y-1)
	for y := place.Min.Y; y < place.Max.Y; y++ {
		for x := place.Min.X; x < place.Max.X; x++ {
			if picture.NRGBAAt(x, y) != colour {
				return false
			}
		}
	}
	return true
}

// same reports whether two pictures are identical at a place.
func same(a, b *image.NRGBA, place image.Rectangle) bool {
	for y := place.Min.Y; y < place.Max.Y; y++ {
		for x := place.Min.X; x < place.Max.X; x++ {
			if a.NRGBAAt(x, y) != b.NRGBAAt(x, y) {
				return false
			}
		}
	}
	return true
}

// The places for steps are side by side between title and slots, left of the seal.
func TestStepsHaveTheirPlaces(t *testing.T) {
	const width = 300
	_, slotTop, _ := cardface.SlotAt(5, 0, false, width)
	for _, contract := range portroyal.AllContracts() {
		for _, large := range []bool{false, true} {
			right := float32(0)
			for i := range int(contract.Face().Steps) {
				x, y, size := cardface.StepAt(contract, i, large, width)
				if x < right || x+size > width*0.8 || y < width*0.1 || y+size > slotTop || size < width*0.1 {
					t.Errorf("%v, large %t: step %d at %.0f, %.0f of %.0f", contract, large, i, x, y, size)
				}
				right = x + size
			}
		}
	}
}

// Number and letter are on the seal only in games where they count.
func TestSeals(t *testing.T) {
	const width = 300
	place := image.Rect(width*30/36, 12, width*34/36, 60)
	draw := func(contract portroyal.Contract, seals bool) *image.NRGBA {
		return cardface.Draw(cardface.Request{Contract: contract, Width: width, Slots: 2, Seals: seals})
	}
	if !same(draw(portroyal.LadyKiller, false), draw(portroyal.Comedian, false), place) {
		t.Error("the seals differ though they do not count")
	}
	shown := []portroyal.Contract{
		portroyal.LadyKiller, portroyal.Explorer, portroyal.MaritimeSupremacy, portroyal.GalleonFoe,
	}
	for i, contract := range shown {
		if same(draw(contract, true), draw(contract, false), place) {
			t.Errorf("%v: nothing on its seal", contract)
		}
		for _, other := range shown[i+1:] {
			if same(draw(contract, true), draw(other, true), place) {
				t.Errorf("%v and %v have the same seal", contract, other)
			}
		}
	}
}

func TestStylesOfContractsDiffer(t *testing.T) {
	seen := map[string]cardface.Style{}
	for _, style := range []cardface.Style{{}, {Dark: true}, {HighContrast: true}, {Dark: true, HighContrast: true}} {
		key := string(cardface.Draw(cardface.Request{Contract: portroyal.Jinx, Width: 150, Style: style}).Pix)
		if other, taken := seen[key]; taken {
			t.Errorf("%+v looks like %+v", style, other)
		}
		seen[key] = style
	}
}
