package cardface_test

import (
	"image"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"portroyal/assets"
	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
)

// Persons of the same occupation look different at different prices, and the same at the same price, whichever
// deck they are from.
func TestCostliersPortraitsDiffer(t *testing.T) {
	type kind struct {
		role   portroyal.Role
		colour portroyal.Colour
	}
	seen := map[kind]map[uint8]*image.NRGBA{}
	for _, card := range portroyal.AllCards(allDecks) {
		facts := card.Face()
		if facts.Type != portroyal.Person {
			continue
		}
		k := kind{facts.Role, facts.Colour}
		if seen[k] == nil {
			seen[k] = map[uint8]*image.NRGBA{}
		}
		// The head, which nothing covers.
		picture := cardface.Draw(cardface.Request{Card: card, Width: 120})
		head := picture.SubImage(image.Rect(40, 40, 80, 95)).(*image.NRGBA)
		if known, ok := seen[k][facts.Cost]; ok {
			if pixels(head) != pixels(known) {
				t.Errorf("%s looks unlike another card of the same cost", facts.ID)
			}
			continue
		}
		for cost, other := range seen[k] {
			if pixels(head) == pixels(other) {
				t.Errorf("%s looks like the one that costs %d", facts.ID, cost)
			}
		}
		seen[k][facts.Cost] = head
	}
}

func pixels(part *image.NRGBA) string {
	var all []byte
	b := part.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		all = append(all, part.Pix[part.PixOffset(b.Min.X, y):part.PixOffset(b.Max.X, y)]...)
	}
	return string(all)
}

func TestNoPortraitIsForgotten(t *testing.T) {
	costs := map[string][]uint8{} // by role
	for _, card := range portroyal.AllCards(allDecks) {
		facts := card.Face()
		if role := facts.Role.String(); facts.Type == portroyal.Person && !slices.Contains(costs[role], facts.Cost) {
			costs[role] = append(costs[role], facts.Cost)
		}
	}
	variant := regexp.MustCompile(`^person-([a-z]+)(?:-[a-z]+)?-v(\d+)$`)
	for _, name := range assets.Drawings() {
		if m := variant.FindStringSubmatch(name); m != nil {
			if n, _ := strconv.Atoi(m[2]); n > len(costs[m[1]]) {
				t.Errorf("%s is drawn for a cost that no card has", name)
			}
		}
	}
}

// The value of a ship shows in its cargo, and a skull in its sails.
func TestShipsShowWhatTheyAreWorth(t *testing.T) {
	hulls := map[portroyal.Colour]map[[2]bool]map[uint8]string{}
	for _, card := range portroyal.AllCards(allDecks) {
		facts := card.Face()
		if facts.Type != portroyal.Ship {
			continue
		}
		if hulls[facts.Colour] == nil {
			hulls[facts.Colour] = map[[2]bool]map[uint8]string{}
		}
		kind := [2]bool{facts.Skull, facts.CoinToOther > 0}
		if hulls[facts.Colour][kind] == nil {
			hulls[facts.Colour][kind] = map[uint8]string{}
		}
		picture := cardface.Draw(cardface.Request{Card: card, Width: 120})
		hulls[facts.Colour][kind][facts.Coins] = pixels(picture.SubImage(image.Rect(0, 60, 120, 125)).(*image.NRGBA))
	}
	for colour, kinds := range hulls {
		seen := map[string]bool{}
		for kind, byCoins := range kinds {
			for coins, picture := range byCoins {
				if seen[picture] {
					t.Errorf("the %v ship with %d coins, skull and boat %v, looks like another", colour, coins, kind)
				}
				seen[picture] = true
			}
		}
	}
}
