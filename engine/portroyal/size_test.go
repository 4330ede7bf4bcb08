package portroyal

import (
	"testing"
	"unsafe"
)

// TestPositionIsSmall: a position is copied for every move that is tried.
func TestPositionIsSmall(t *testing.T) {
	const most = 1000
	if size := unsafe.Sizeof(Position{}); size > most {
		t.Errorf("a position takes %d bytes, more than %d", size, most)
	} else {
		t.Logf("%d bytes", size)
	}
}

// TestBoundsOfDecks counts the cards of every set of decks: there is a place for each of them, all the
// expeditions fit into the row, and every coin has a bit.
func TestBoundsOfDecks(t *testing.T) {
	most, rows := 0, 0
	for decks := range AllDecks + 1 {
		if decks.check() != nil {
			continue
		}
		cards, expeditions := 0, 0
		for card := range faces {
			face := &faces[card]
			if face.Deck&decks.contents() == 0 {
				continue
			}
			cards += int(face.Copies)
			if face.Type == Expedition {
				expeditions += int(face.Copies)
			}
		}
		most, rows = max(most, cards), max(rows, expeditions)
		if n := int(shoes[decks].n); cards > MaxCards || n > MaxCards || n > cards {
			t.Errorf("%s: %d cards, %d in the deck", decks, cards, n)
		}
		if expeditions > MaxRow {
			t.Errorf("%s: %d expeditions for a row of %d", decks, expeditions, MaxRow)
		}
	}
	if most != MaxCards || rows == 0 {
		t.Errorf("the largest deck has %d cards, the longest row %d", most, rows)
	}
	if bits := len(coinBits{}) * 64; bits < MaxCards {
		t.Errorf("%d bits for %d coins", bits, MaxCards)
	}
}
