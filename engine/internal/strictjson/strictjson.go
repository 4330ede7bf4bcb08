// Package strictjson reads JSON that people may have damaged: nothing unknown, nothing missing at
// the end, nothing after it, and errors in one sentence that names the field.
package strictjson

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"portroyal/engine/internal/excerpt"
)

// Decode reads data into value, as encoding/json does. Fields that value does not have, anything
// after the first value, and null as a whole or in a list are errors. They repeat no more than some
// characters of the data.
func Decode(data []byte, value any) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(value); err != nil {
		return plainly(err)
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something follows after its end")
	}
	return noNull(data)
}

// noNull refuses null as a whole and in lists, where nothing can be missing. A field that is null is
// as good as one that is left out.
func noNull(data []byte) error {
	if !bytes.Contains(data, []byte("null")) {
		return nil
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	var within []json.Token
	for {
		token, err := decoder.Token()
		switch {
		case err != nil: // the end
			return nil
		case token == json.Delim('{'), token == json.Delim('['):
			within = append(within, token)
		case token == json.Delim('}'), token == json.Delim(']'):
			within = within[:len(within)-1]
		case token == nil && len(within) == 0:
			return errors.New("it should be an object and is null")
		case token == nil && within[len(within)-1] == json.Delim('['):
			return fmt.Errorf("null at byte %d is nothing that a list could hold", decoder.InputOffset())
		}
	}
}

// The errors of encoding/json that repeat a whole name or value begin so.
const (
	unknownField = "json: unknown field "
	noNumber     = "json: invalid use of ,string struct tag, "
)

// plainly words the errors of encoding/json for people.
func plainly(err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	var moment *time.ParseError
	switch {
	case errors.As(err, &syntax):
		return fmt.Errorf("not JSON: %w at byte %d", err, syntax.Offset)
	case errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, io.EOF):
		return errors.New("it ends too early")
	case errors.As(err, &kind) && kind.Field == "":
		return fmt.Errorf("it should be an object and is of type %s", excerpt.Of(kind.Value))
	case errors.As(err, &kind):
		return fmt.Errorf("%s: a value of type %s does not belong there",
			excerpt.Of(kind.Field), excerpt.Of(kind.Value))
	case errors.As(err, &moment):
		return fmt.Errorf("%s is not a time", excerpt.Quoted(strings.Trim(moment.Value, `"`)))
	case strings.HasPrefix(err.Error(), noNumber):
		return errors.New("a number in quotation marks is not one")
	}
	if quoted, ok := strings.CutPrefix(err.Error(), unknownField); ok {
		if name, err := strconv.Unquote(quoted); err == nil {
			return fmt.Errorf("there is no field %s", excerpt.Quoted(name))
		}
	}
	return err
}
