package record_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"portroyal/engine/record"
)

// heap is a game in which players take stones from a heap; the record of one is how many each of them took.
type heap struct {
	record.Head
	Takes []int `json:"takes"`
}

type heapOptions struct {
	Stones  int `json:"stones"`
	Players int `json:"players"`
}

func (o *heapOptions) Seats() int { return o.Players }

func (o *heapOptions) Check() error {
	if o.Stones < 1 {
		return errors.New("stones: there are none")
	}
	return nil
}

func (h *heap) Bytes() []byte      { return record.Sealed(h) }
func (h *heap) Undigested() []byte { return record.Unsealed(h) }

func (h *heap) Verify() error {
	left := h.Options.(*heapOptions).Stones
	for i, n := range h.Takes {
		if left -= n; left < 0 {
			return fmt.Errorf("take %d: so many stones are not there", i+1)
		}
	}
	return nil
}

// newGame is a game with a name whose records are like those of heap.
func newGame(name string) *record.Game {
	return &record.Game{
		Name: name, Headed: 1, Digested: 1, Latest: 2, Written: func(int) int { return 2 },
		New:  func() record.Record { return &heap{Head: record.Head{Options: &heapOptions{}}} },
		Body: []string{"takes"},
	}
}

// taken is a record of a game.
func taken(of *record.Game, takes ...int) *heap {
	return &heap{
		Head: record.Head{
			Format: of.Format(2), ID: "one", Options: &heapOptions{9, 2}, Seats: []record.Seat{{Name: "A"}, {Name: "B"}},
			Standing: record.Standing{Turn: 1, Points: []int{0, 0}},
		},
		Takes: takes,
	}
}

// Records of several games are told apart by what they say of themselves; one of a game that is not known is foreign.
func TestGamesAreToldApart(t *testing.T) {
	stones, coins := newGame("stones"), newGame("coins")
	both := record.Games{stones, coins}
	for _, of := range both {
		text := taken(of, 3, 4).Bytes()
		head, err := both.DecodeHead(text)
		if err != nil || head.Game() != of.Name || head.Options.(*heapOptions).Stones != 9 {
			t.Errorf("%s: the head says %+v, %v", of.Name, head, err)
		}
		r, err := both.Decode(text)
		if err != nil || r.About().Game() != of.Name || string(r.Bytes()) != string(text) {
			t.Errorf("%s: %v", of.Name, err)
		}
	}
	for fault, text := range map[record.Fault]string{
		record.Foreign: string(taken(newGame("shells"), 3).Bytes()),
		record.Newer:   string(record.Unsealed(&record.Head{Format: coins.Format(3)})),
		record.Damaged: `{"format":"stones-record-2","options":`,
		record.Altered: strings.Replace(string(taken(stones, 3).Bytes()), "3", "4", 1),
		record.TooLong: strings.Repeat(" ", record.MostBytes+1),
	} {
		_, err := both.Decode([]byte(text))
		var known *record.Error
		if !errors.As(err, &known) || known.Fault != fault {
			t.Errorf("%s: %v", fault, err)
		}
	}
	if _, err := both.Decode(taken(stones, 8, 2).Bytes()); err == nil || !strings.Contains(err.Error(), "take 2") {
		t.Errorf("a record that does not play: %v", err)
	}
}

// A head can be written down by itself and read again.
func TestHeadAlone(t *testing.T) {
	games := record.Games{newGame("stones")}
	h := taken(games[0]).Head
	read, err := games.Head(record.Unsealed(&h))
	if err != nil || read.Options.Seats() != 2 || read.ID != h.ID {
		t.Errorf("%+v, %v", read, err)
	}
	for _, wrong := range []string{`{}`, `{"format":"stones-record-2"}`, `{"format":"stones-record-2","options":null}`} {
		if _, err := games.Head([]byte(wrong)); err == nil {
			t.Errorf("%s is a head", wrong)
		}
	}
}
