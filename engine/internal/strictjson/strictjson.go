// Package strictjson reads JSON that people may have damaged: nothing unknown, nothing missing at
// the end, nothing after it, and errors in one sentence that names the field.
package strictjson

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// Decode reads data into value, as encoding/json does. Fields that value does not have, and
// anything after the first value, are errors.
func Decode(data []byte, value any) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(value); err != nil {
		return plainly(err)
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something follows after its end")
	}
	return nil
}

// plainly words the errors of encoding/json for people.
func plainly(err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		return fmt.Errorf("not JSON: %w at byte %d", err, syntax.Offset)
	case errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, io.EOF):
		return errors.New("it ends too early")
	case errors.As(err, &kind) && kind.Field == "":
		return fmt.Errorf("it should be an object and is of type %s", kind.Value)
	case errors.As(err, &kind):
		return fmt.Errorf("%s: a value of type %s does not belong there", kind.Field, kind.Value)
	}
	return err
}
