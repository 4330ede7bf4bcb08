package transcript

import (
	"io"

	"portroyal/engine/record"
)

// Read reads a record of [Format] or [GambleOnceFormat] and plays it through. An error is a *[record.Error], or that of
// reading.
func Read(from io.Reader) (*Record, error) { return record.ReadAs[*Record](games, from) }

// Decode is [Read] for what has been read already.
func Decode(data []byte) (*Record, error) { return record.DecodeAs[*Record](games, data) }

// DecodeHead reads the fields before the contracts and cards of a record, and checks its digest. Nothing is replayed,
// so it returns what the file says.
func DecodeHead(data []byte) (Head, error) { return games.DecodeHead(data) }

// Check looks at what playing the game again does not.
func (r *Record) Check() error {
	if r.Cards == nil || r.Actions == nil {
		return record.Damage("it has no cards or no actions")
	}
	if r.Deck != nil && r.Format != Format {
		return record.Damage("deck: no order could be given when the game began")
	}
	if err := r.CheckLog(&r.Log, len(r.Actions)); err != nil {
		return err
	}
	if r.Result != nil && len(r.Result.Coins) != len(r.Result.Points) {
		return record.Damage("result: %d points and %d coins", len(r.Result.Points), len(r.Result.Coins))
	}
	return r.Head.Check()
}

// Verify implements [record.Record].
func (r *Record) Verify() error {
	_, err := r.Replay()
	return err
}
