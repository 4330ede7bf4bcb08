package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"time"

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
	Unreadable              // whoever keeps files says so: nobody may read it, it is a folder, the disk is at fault
)

var faultNames = [...]string{
	Damaged: "damaged", Foreign: "foreign", Newer: "newer", TooLong: "too long", Unreadable: "unreadable",
}

// String gives the fault's name: damaged, foreign, newer, too long, unreadable.
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

// Read reads a record of any format so far and plays it through. It gives one of today's format, or of
// [PooledFormat] for all older ones. An error is an *[Error], or that of reading.
func Read(from io.Reader) (*Record, error) {
	data, err := io.ReadAll(io.LimitReader(from, MostBytes+1))
	switch {
	case err != nil:
		return nil, err
	case len(data) > MostBytes:
		return nil, &Error{TooLong, fmt.Errorf("this is not a record: it is longer than %d bytes", MostBytes)}
	}
	return Decode(data)
}

// Decode is [Read] for what has been read already.
func Decode(data []byte) (*Record, error) {
	number, err := formatOf(data)
	if err != nil {
		return nil, err
	}
	var r *Record
	switch number {
	case 1:
		r, err = readDealt(data)
	case 2:
		r, err = readBare(data)
	default:
		r = &Record{}
		if err = strictjson.Decode(data, r); err != nil {
			err = damaged("%w", err)
		} else if err = r.check(); err == nil {
			err = r.checkHead(data)
		}
		r.Format = formatName + strconv.Itoa(number)
	}
	if err != nil {
		return nil, asError(err)
	}
	if _, err := r.Replay(); err != nil {
		return nil, asError(err)
	}
	return r, nil
}

// asError has every error say what is wrong with the file.
func asError(err error) error {
	var known *Error
	if errors.As(err, &known) {
		return known
	}
	return &Error{Damaged, err}
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

// names are what a record may be called.
var names = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9-]{0,63}$`)

// IsID reports whether a text can be the id of a record.
func IsID(text string) bool { return names.MatchString(text) }

// programs are what the version of a program may be.
var programs = regexp.MustCompile(`^[0-9][0-9A-Za-z.+~-]{0,31}$`)

// check looks at what playing the game again does not.
func (r *Record) check() error {
	switch {
	case r.ID != "" && !IsID(r.ID):
		return damaged("its id is no name")
	case r.Times != nil && len(r.Times) != len(r.Actions):
		return damaged("%d times for %d actions", len(r.Times), len(r.Actions))
	case r.Hints != nil && len(r.Hints) != len(r.Seats):
		return damaged("hints: %d numbers for %d seats", len(r.Hints), len(r.Seats))
	case r.Weights != "" && !IsID(r.Weights):
		return damaged("its weights have no name")
	case r.Program != "" && !programs.MatchString(r.Program):
		return damaged("its program has no version")
	case r.Daily != "" && !isDate(r.Daily):
		return damaged("daily: this is not a date")
	case r.Undone < 0:
		return damaged("undone: %d", r.Undone)
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
	for _, hints := range r.Hints {
		if hints < 0 {
			return damaged("hints: %d", hints)
		}
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
	for _, seat := range r.Seats {
		if seat.Colour < 0 || seat.Colour > mostColour {
			return damaged("colour: %d", seat.Colour)
		}
	}
	return nil
}

// isDate reports whether a text is a date.
func isDate(text string) bool {
	_, err := time.Parse(time.DateOnly, text)
	return err == nil
}

// mostColour is far beyond the number of colours that there are.
const mostColour = 99

// ReadHead reads what stands before the contracts and cards of a record, and nothing more of the file. Nothing
// is played again, so that what it gives is what the file says. A record of an older format, which has no
// head of this kind, is read whole, with [Read].
func ReadHead(from io.Reader) (Head, error) {
	var start bytes.Buffer
	head, err := decodeHead(io.TeeReader(io.LimitReader(from, MostBytes), &start))
	if err == nil {
		return head, nil
	}
	r, err := Read(io.MultiReader(&start, from))
	if err != nil {
		return Head{}, err
	}
	return r.Head, nil
}

// checkHead sees to it that [ReadHead] says of this file what the whole of it does: nothing of the head stands
// again, or only, behind what it reads.
func (r *Record) checkHead(data []byte) error {
	if head, err := decodeHead(bytes.NewReader(data)); err == nil && !reflect.DeepEqual(head, r.Head) {
		return damaged("something of its head stands behind its cards")
	}
	return nil
}

// decodeHead reads the head of a record of a format that has one.
func decodeHead(from io.Reader) (head Head, err error) {
	decoder := json.NewDecoder(from)
	if token, err := decoder.Token(); err != nil || token != json.Delim('{') {
		return head, fmt.Errorf("no object")
	}
	fields, whole := []byte{'{'}, false
	for decoder.More() {
		token, err := decoder.Token()
		if err != nil {
			return head, err
		}
		name, _ := token.(string)
		if whole = name == "contracts" || name == "cards" || name == "actions" || name == "times"; whole {
			break
		}
		var value json.RawMessage
		if err := decoder.Decode(&value); err != nil {
			return head, err
		}
		if len(fields) > 1 {
			fields = append(fields, ',')
		}
		fields = fmt.Appendf(fields, "%q:%s", name, value)
	}
	if err := strictjson.Decode(append(fields, '}'), &head); err != nil {
		return head, err
	}
	if !whole || head.Format != Format && head.Format != PooledFormat || len(head.Standing.Points) != len(head.Seats) ||
		len(head.Seats) != int(head.Options.Players) {
		return head, fmt.Errorf("no head")
	}
	return head, nil
}
