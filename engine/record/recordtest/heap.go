// Package recordtest has a game for tests of what knows no game: players take stones from a heap.
package recordtest

import (
	"errors"
	"fmt"

	"portroyal/engine/record"
)

// Heap is the record of such a game: how many stones each player took in turn.
type Heap struct {
	record.Head

	Takes []int `json:"takes"`
}

// Options are how many stones there are at first, and how many play.
type Options struct {
	Stones  int `json:"stones"`
	Players int `json:"players"`
}

// Seats implements [record.Options].
func (o *Options) Seats() int { return o.Players }

// Check implements [record.Options].
func (o *Options) Check() error {
	if o.Stones < 1 {
		return errors.New("stones: there are none")
	}
	return nil
}

// Left is how many stones are left.
func (h *Heap) Left() int {
	left := h.Options.(*Options).Stones
	for _, n := range h.Takes {
		left -= n
	}
	return left
}

// Length implements [record.Record].
func (h *Heap) Length() int { return len(h.Takes) }

// Bytes implements [record.Record].
func (h *Heap) Bytes() []byte { return record.Sealed(h) }

// Verify implements [record.Record].
func (h *Heap) Verify() error {
	left := h.Options.(*Options).Stones
	for i, n := range h.Takes {
		if left -= n; left < 0 {
			return fmt.Errorf("take %d: so many stones are not there", i+1)
		}
	}
	return nil
}

// NewGame is a game with a name whose records are those of heaps.
func NewGame(name string) *record.Game {
	return &record.Game{
		Name: name, Oldest: 1, Latest: 2,
		New:  func() record.Record { return &Heap{Head: record.Head{Options: &Options{}}} },
		Body: []string{"takes"},
	}
}

// Taken is a record of a game of two players and nine stones.
func Taken(of *record.Game, id string, takes ...int) *Heap {
	return &Heap{
		Head: record.Head{
			Format: of.Format(2), ID: id, Options: &Options{9, 2}, Seats: []record.Seat{{Name: "A"}, {Name: "B"}},
			Standing: record.Standing{Turn: 1, Points: []int{0, 0}},
		},
		Takes: takes,
	}
}
