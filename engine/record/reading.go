package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
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

// Damage is the error of a record that is damaged, and says how.
func Damage(format string, args ...any) error {
	return &Error{Damaged, fmt.Errorf("the record is damaged: "+format, args...)}
}

// MostBytes is far beyond the record of the longest game.
const MostBytes = 16 << 20

// formatSign follows on the name of the game in what every record says of itself; the number of the format comes next.
const formatSign = "-record-"

// Game is how the records of one game are read. Formats are numbered.
type Game struct {
	Name   string // as in port-royal, with which what a record says of itself begins
	Oldest int    // the first format that is still read; a game goes on in the format that it was begun in
	Latest int

	// New is an empty record, to be read into.
	New func() Record

	// Body are the fields that may come first after the head.
	Body []string
}

// Format is what a record of the format with a number says of itself.
func (g *Game) Format(number int) string { return g.Name + formatSign + strconv.Itoa(number) }

// Games are all whose records are read.
type Games []*Game

// Decode reads a record of any format that is still read and plays it. An error is an *[Error].
func (g Games) Decode(data []byte) (Record, error) {
	if len(data) > MostBytes {
		return nil, &Error{TooLong, fmt.Errorf("this is not a record: it is longer than %d bytes", MostBytes)}
	}
	content, is := proved(data)
	game, number, err := g.formatOf(content)
	switch {
	case err != nil && is == refuted && faultOf(err) != Newer && g.isOurs(data):
		return nil, errAltered
	case err != nil:
		return nil, err
	case number < game.Oldest && is != refuted:
		return nil, errEarly
	case is != proven:
		return nil, errAltered
	}
	r := game.New()
	if err = strictjson.Decode(content, r); err != nil {
		return nil, Damage("%w", err)
	}
	if err = r.Check(); err != nil {
		return nil, asError(err)
	}
	if err = g.checkHead(r, content); err != nil {
		return nil, err
	}
	if err := r.Verify(); err != nil {
		return nil, asError(err)
	}
	return r, nil
}

// DecodeAs is [Games.Decode] where all games have records of one kind.
func DecodeAs[R Record](g Games, data []byte) (r R, err error) {
	decoded, err := g.Decode(data)
	if err != nil {
		return r, err
	}
	return decoded.(R), nil
}

// ReadAs is [DecodeAs] for what has not been read yet. An error is an *[Error], or that of reading.
func ReadAs[R Record](g Games, from io.Reader) (r R, err error) {
	data, err := io.ReadAll(io.LimitReader(from, MostBytes+1))
	if err != nil {
		return r, err
	}
	return DecodeAs[R](g, data)
}

// errEarly is what is wrong with a record of a format that is no longer read.
var errEarly = &Error{
	Early, errors.New("the record was written by an early version of the program, and such games are no longer read"),
}

// isOurs reports whether a file that says nothing else of itself was a record once. No bit is part of both signs.
func (g Games) isOurs(data []byte) bool {
	return g.named(data) || bytes.Contains(data, []byte(`"actions": [`))
}

// named reports whether a file names a format of one of the games.
func (g Games) named(data []byte) bool {
	return slices.ContainsFunc(g, func(of *Game) bool { return bytes.Contains(data, []byte(`"`+of.Name+formatSign)) })
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

// formatOf is whose record a file is, and the number of its format.
func (g Games) formatOf(data []byte) (*Game, int, error) {
	var kind struct {
		Format string `json:"format"`
	}
	err := json.Unmarshal(data, &kind)
	var syntax *json.SyntaxError
	switch game, tail := g.of(kind.Format); {
	case game != nil:
		number, err := game.numbered(tail)
		return game, number, err
	case errors.As(err, &syntax) && g.named(data):
		var anything any
		return nil, 0, Damage("%w", strictjson.Decode(data, &anything))
	case len(bytes.TrimSpace(data)) == 0:
		return nil, 0, Damage("it is empty")
	}
	return nil, 0, errForeign
}

// errForeign is what is wrong with a file that is nobody's record.
var errForeign = &Error{Foreign, errors.New("this is not a record of a game")}

// of is the game that has a format, and what follows on its name there; nil if none does.
func (g Games) of(format string) (game *Game, tail string) {
	for _, game := range g {
		if tail, is := strings.CutPrefix(format, game.Name+formatSign); is {
			return game, tail
		}
	}
	return nil, ""
}

// numbered reads the number of a format.
func (g *Game) numbered(tail string) (int, error) {
	number, err := strconv.Atoi(tail)
	switch {
	case err != nil || number < 1:
		return 0, errForeign
	case number > g.Latest:
		return 0, &Error{Newer, errors.New("the record was written by a later version of the program")}
	}
	return number, nil
}

// DecodeHead reads the head of a record, and checks its digest. Nothing is replayed, so it returns what the file says.
// A file that cannot be a record is read whole, with [Games.Decode], to say why.
func (g Games) DecodeHead(data []byte) (Head, error) {
	if head, err := g.headOf(data); err == nil {
		if _, is := proved(data); is == proven {
			return head, nil
		}
	}
	r, err := g.Decode(data)
	if err != nil {
		return Head{}, err
	}
	return *r.About(), nil
}

// Head reads a head that is written down by itself. An error says that it cannot be one.
func (g Games) Head(data []byte) (Head, error) {
	head, _, _, err := g.readHead(data)
	if err != nil {
		return Head{}, err
	}
	return head, head.Check()
}

// checkHead sees to it that [Games.DecodeHead] says of this file what the whole of it does: no field of the head comes
// again, or only, after the part that it reads.
func (g Games) checkHead(r Record, data []byte) error {
	if head, err := g.headOf(data); err == nil && !reflect.DeepEqual(head, *r.About()) {
		return Damage("something of its head stands behind its cards")
	}
	return nil
}

// headOf reads the head of a record.
func (g Games) headOf(data []byte) (head Head, err error) {
	fields, next, err := g.headFields(data)
	if err != nil {
		return head, err
	}
	head, game, number, err := g.readHead(fields)
	switch {
	case err != nil:
		return head, err
	case number < game.Oldest || !slices.Contains(game.Body, next):
		return head, errors.New("no head")
	}
	return head, head.Check()
}

// headFields are the fields of a record before its body, as an object, and the name of the first field of that.
func (g Games) headFields(data []byte) (head []byte, next string, err error) {
	decoder := json.NewDecoder(bytes.NewReader(data))
	if token, err := decoder.Token(); err != nil || token != json.Delim('{') {
		return nil, "", errors.New("no object")
	}
	head = []byte{'{'}
	for decoder.More() {
		token, err := decoder.Token()
		if err != nil {
			return nil, "", err
		}
		name, _ := token.(string)
		if slices.ContainsFunc(g, func(of *Game) bool { return slices.Contains(of.Body, name) }) {
			return append(head, '}'), name, nil
		}
		var value json.RawMessage
		if err := decoder.Decode(&value); err != nil {
			return nil, "", err
		}
		if len(head) > 1 {
			head = append(head, ',')
		}
		head = fmt.Appendf(head, "%q:%s", name, value)
	}
	return nil, "", errors.New("no body")
}

// readHead reads the fields of a head, without a look at what they say.
func (g Games) readHead(fields []byte) (head Head, game *Game, number int, err error) {
	game, number, err = g.formatOf(fields)
	if err != nil {
		return head, nil, 0, err
	}
	head.Options = game.New().About().Options
	return head, game, number, strictjson.Decode(fields, &head)
}
