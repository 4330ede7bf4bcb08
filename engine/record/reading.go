package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strconv"
	"strings"

	"portroyal/engine/internal/strictjson"
)

// Fault is what is wrong with a file that should be a record.
type Fault uint8

// The faults.
const (
	Damaged    Fault = iota // it was a record once, or nearly is one
	Foreign                 // it is something else
	Newer                   // it was written by a later version of this program
	TooLong                 // no game is as long as that
	Unreadable              // reported by those who store files: no permission, a folder, a fault of the disk
	Altered                 // it was a record, and is not as it was written: its digest says so
	Early                   // it was written by an early version of this program, whose games are no longer read
)

var faultNames = [...]string{
	Damaged: "damaged", Foreign: "foreign", Newer: "newer", TooLong: "too long", Unreadable: "unreadable",
	Altered: "altered", Early: "early",
}

// String gives the fault's name: damaged, foreign, newer, too long, unreadable, altered,
// early.
func (f Fault) String() string { return faultNames[f] }

// Error is the error of everything that reads records. Its text is one sentence.
type Error struct {
	Fault Fault
	Err   error
}

func (e *Error) Error() string { return e.Err.Error() }

func (e *Error) Unwrap() error { return e.Err }

func damaged(format string, args ...any) error {
	return &Error{Damaged, fmt.Errorf("the record is damaged: "+format, args...)}
}

// MostBytes is far beyond the record of the longest game.
const MostBytes = 16 << 20

// formatName begins what every record says of itself; the number of the format follows.
const formatName = "port-royal-record-"

// Read reads a record of any format from the third on and plays it through. It gives one of today's format, or of
// [PooledFormat] for games that were begun with one pool of coins. An error is an *[Error], or that of reading.
func Read(from io.Reader) (*Record, error) {
	data, err := io.ReadAll(io.LimitReader(from, MostBytes+1))
	if err != nil {
		return nil, err
	}
	return Decode(data)
}

// Decode is [Read] for what has been read already.
func Decode(data []byte) (*Record, error) {
	if len(data) > MostBytes {
		return nil, &Error{TooLong, fmt.Errorf("this is not a record: it is longer than %d bytes", MostBytes)}
	}
	content, is := proved(data)
	number, err := formatOf(content)
	switch {
	case err != nil && is == refuted && faultOf(err) != Newer && isOurs(data), err == nil && is != proofOf(number):
		return nil, errAltered
	case err != nil:
		return nil, err
	case number < headed:
		return nil, errEarly
	}
	r := &Record{}
	if err = strictjson.Decode(content, r); err != nil {
		return nil, damaged("%w", err)
	}
	if err = r.check(); err != nil {
		return nil, asError(err)
	}
	r.Format = formatFor(number)
	if err = r.checkHead(content); err != nil {
		return nil, err
	}
	if _, err := r.Replay(); err != nil {
		return nil, asError(err)
	}
	return r, nil
}

// errEarly is what is wrong with a record without a head that can be read alone.
var errEarly = &Error{
	Early, errors.New("the record was written by an early version of the program, and such games are no longer read"),
}

// isOurs reports whether a file that says nothing else of itself was a record once. No bit is part of both signs.
func isOurs(data []byte) bool {
	return bytes.Contains(data, []byte(`"`+formatName)) || bytes.Contains(data, []byte(`"actions": [`))
}

// faultOf is what an error says is wrong with a file.
func faultOf(err error) Fault { return asError(err).Fault }

// asError has every error say what is wrong with the file.
func asError(err error) *Error {
	var known *Error
	if errors.As(err, &known) {
		return known
	}
	return &Error{Damaged, err}
}

// proofOf is what files of a format have at their end.
func proofOf(number int) proof {
	if number < digested {
		return unproven
	}
	return proven
}

// formatFor is what a record says of itself that was read from a file of a format.
func formatFor(number int) string {
	if number == 3 || number == 5 {
		return PooledFormat
	}
	return Format
}

// formatOf is the number of the format of a file.
func formatOf(data []byte) (number int, err error) {
	var kind struct {
		Format string `json:"format"`
	}
	err = json.Unmarshal(data, &kind)
	var syntax *json.SyntaxError
	switch tail, named := strings.CutPrefix(kind.Format, formatName); {
	case named:
		return numbered(tail)
	case errors.As(err, &syntax) && bytes.Contains(data, []byte(`"`+formatName)):
		var anything any
		return 0, damaged("%w", strictjson.Decode(data, &anything))
	case len(bytes.TrimSpace(data)) == 0:
		return 0, damaged("it is empty")
	}
	return 0, &Error{Foreign, fmt.Errorf("this is not a record of a game")}
}

// numbered reads the number of a format.
func numbered(tail string) (int, error) {
	number, err := strconv.Atoi(tail)
	current, _ := strconv.Atoi(strings.TrimPrefix(Format, formatName))
	switch {
	case err != nil || number < 1:
		return 0, &Error{Foreign, fmt.Errorf("this is not a record of a game")}
	case number > current:
		return 0, &Error{Newer, fmt.Errorf("the record was written by a later version of the program")}
	}
	return number, nil
}

// check looks at what playing the game again does not.
func (r *Record) check() error {
	switch {
	case r.Times != nil && len(r.Times) != len(r.Actions):
		return damaged("%d times for %d actions", len(r.Times), len(r.Actions))
	case r.Cards == nil || r.Actions == nil:
		return damaged("it has no cards or no actions")
	}
	last := int64(0)
	for _, time := range r.Times {
		if time < last {
			return damaged("a time comes before the one before it")
		}
		last = time
	}
	if r.Standing.Played < last {
		return damaged("played: %d ms, and the last action was at %d ms", r.Standing.Played, last)
	}
	for i, after := range r.Hinted {
		if after < 0 || i > 0 && after <= r.Hinted[i-1] {
			return damaged("hinted: after %d actions", after)
		}
	}
	for i, chance := range r.Chance {
		if chance.After < 0 || chance.After > len(r.Actions) || i > 0 && chance.After <= r.Chance[i-1].After {
			return damaged("chance: after %d of %d actions", chance.After, len(r.Actions))
		}
	}
	return r.Head.Check()
}

// DecodeHead reads the fields before the contracts and cards of a record, and checks its digest. Nothing is replayed,
// so it returns what the file says. A file that cannot be a record is read whole, with [Decode], to say why.
func DecodeHead(data []byte) (Head, error) {
	if head, number, err := decodeHead(data); err == nil {
		if _, is := proved(data); is == proofOf(number) {
			return head, nil
		}
	}
	r, err := Decode(data)
	if err != nil {
		return Head{}, err
	}
	return r.Head, nil
}

// checkHead sees to it that [DecodeHead] says of this file what the whole of it does: no field of the head comes again,
// or only, after the part that it reads.
func (r *Record) checkHead(data []byte) error {
	if head, _, err := decodeHead(data); err == nil && !reflect.DeepEqual(head, r.Head) {
		return damaged("something of its head stands behind its cards")
	}
	return nil
}

// decodeHead reads the head of a record, and gives the number of its format.
func decodeHead(data []byte) (head Head, number int, err error) {
	decoder := json.NewDecoder(bytes.NewReader(data))
	if token, err := decoder.Token(); err != nil || token != json.Delim('{') {
		return head, 0, fmt.Errorf("no object")
	}
	fields, whole := []byte{'{'}, false
	for decoder.More() {
		token, err := decoder.Token()
		if err != nil {
			return head, 0, err
		}
		name, _ := token.(string)
		if whole = name == "contracts" || name == "cards" || name == "actions" || name == "times"; whole {
			break
		}
		var value json.RawMessage
		if err := decoder.Decode(&value); err != nil {
			return head, 0, err
		}
		if len(fields) > 1 {
			fields = append(fields, ',')
		}
		fields = fmt.Appendf(fields, "%q:%s", name, value)
	}
	if err := strictjson.Decode(append(fields, '}'), &head); err != nil {
		return head, 0, err
	}
	tail, named := strings.CutPrefix(head.Format, formatName)
	number, err = numbered(tail)
	if err != nil || !named || !whole || number < headed {
		return head, 0, fmt.Errorf("no head")
	}
	head.Format = formatFor(number)
	return head, number, head.Check()
}
