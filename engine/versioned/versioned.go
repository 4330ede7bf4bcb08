// Package versioned reads and writes files of JSON that a later version of the program may have written as well. A field or a
// value that this version does not understand is passed over: it keeps nobody from the rest. And it stays when the file
// is written, unless something else has taken that very place. The package does not care what the files are about.
package versioned

import (
	"bytes"
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// Checker is what knows itself whether it can be as it was read. It is understood as a whole or not at all.
type Checker interface{ Check() error }

// Other is what may be replaced by something of the same kind that is another one. Then nothing of the old one stays.
type Other interface{ IsOther(than any) bool }

// Read reads what is understood of a text into a structure, the rest of which stays as it is. It is an error if the text
// is damaged.
func Read(text []byte, into any) error {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(text, &members); err != nil {
		return err
	}
	understand(text, reflect.ValueOf(into).Elem())
	return nil
}

// understand is Read for any value, and reports whether anything was understood.
func understand(text json.RawMessage, into reflect.Value) bool {
	fresh := reflect.New(into.Type())
	_, checks := fresh.Interface().(Checker)
	switch {
	case checks || isWhole(fresh):
	case into.Kind() == reflect.Pointer && isNull(text):
	case into.Kind() == reflect.Pointer:
		fresh := reflect.New(into.Type().Elem())
		if !understand(text, fresh.Elem()) {
			return false
		}
		into.Set(fresh)
		return true
	case into.Kind() == reflect.Struct:
		_, members := object(text)
		for _, f := range fieldsOf(into.Type()) {
			if text, there := members[f.name]; there {
				understand(text, into.FieldByIndex(f.at))
			}
		}
		return members != nil
	case into.Kind() == reflect.Slice:
		return understandList(text, into)
	case into.Kind() == reflect.Map:
		return understandMap(text, into)
	}
	fresh.Elem().Set(into)
	if json.Unmarshal(text, fresh.Interface()) != nil {
		return false
	}
	if check, checks := fresh.Interface().(Checker); checks && check.Check() != nil {
		return false
	}
	into.Set(fresh.Elem())
	return true
}

// understandList reads those elements that it understands.
func understandList(text json.RawMessage, into reflect.Value) bool {
	var elements []json.RawMessage
	if json.Unmarshal(text, &elements) != nil {
		return false
	}
	into.SetZero()
	for _, text := range elements {
		if element, is := elementOf(text, into.Type()); is {
			into.Set(reflect.Append(into, element))
		}
	}
	return true
}

// elementOf is an element of a list or map, if it is understood.
func elementOf(text json.RawMessage, of reflect.Type) (element reflect.Value, is bool) {
	element = reflect.New(of.Elem()).Elem()
	return element, understand(text, element)
}

// understandMap reads those elements whose key and value it understands.
func understandMap(text json.RawMessage, into reflect.Value) bool {
	names, members := object(text)
	if members == nil {
		return false
	}
	into.SetZero()
	for _, name := range names {
		element, is := elementOf(members[name], into.Type())
		if !is {
			continue
		}
		keys := reflect.New(reflect.MapOf(into.Type().Key(), reflect.TypeFor[struct{}]()))
		quoted, _ := json.Marshal(name)
		if json.Unmarshal(fmt.Appendf(nil, "{%s: {}}", quoted), keys.Interface()) != nil {
			continue
		}
		if into.IsNil() {
			into.Set(reflect.MakeMap(into.Type()))
		}
		into.SetMapIndex(keys.Elem().MapKeys()[0], element)
	}
	return true
}

// Written is a text that says now where the one that was read says something else. understood is what was read of it, a
// structure as now is one. Without a text all of now is written.
func Written(text []byte, understood, now any) ([]byte, error) {
	written, err := changed(text, reflect.ValueOf(understood), reflect.ValueOf(now))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := json.Indent(&out, bytes.TrimSpace(written), "", "  "); err != nil {
		return nil, err
	}
	out.WriteByte('\n')
	return out.Bytes(), nil
}

// changed is Written for any value.
func changed(text json.RawMessage, understood, now reflect.Value) (json.RawMessage, error) {
	other := false
	if of, can := understood.Interface().(Other); can && !isNil(understood) && !isNil(now) {
		other = of.IsOther(now.Interface())
	}
	switch {
	case text != nil && reflect.DeepEqual(understood.Interface(), now.Interface()):
		return text, nil
	case text == nil || other || isWhole(reflect.New(now.Type())):
	case now.Kind() == reflect.Pointer && !now.IsNil() && !understood.IsNil():
		return changed(text, understood.Elem(), now.Elem())
	case now.Kind() == reflect.Struct:
		return changedFields(text, understood, now)
	case now.Kind() == reflect.Slice:
		return changedList(text, now)
	case now.Kind() == reflect.Map:
		return changedMap(text, understood, now)
	}
	return json.Marshal(now.Interface())
}

// changedFields keeps the fields that nobody knows.
func changedFields(text json.RawMessage, understood, now reflect.Value) (json.RawMessage, error) {
	names, members := object(text)
	for _, f := range fieldsOf(now.Type()) {
		text, there := members[f.name]
		was, is := understood.FieldByIndex(f.at), now.FieldByIndex(f.at)
		switch {
		case there && reflect.DeepEqual(was.Interface(), is.Interface()):
		case f.leftOut(is) && (!there || is.Kind() != reflect.Struct):
			names = slices.DeleteFunc(names, func(name string) bool { return name == f.name })
		default:
			written, err := changed(text, was, is)
			if err != nil {
				return nil, err
			}
			if !there {
				names = append(names, f.name)
			}
			if members == nil {
				members = map[string]json.RawMessage{}
			}
			members[f.name] = written
		}
	}
	return objectOf(names, members)
}

// changedList has the elements of now, those that have not changed as they were, and then those that nobody knows.
func changedList(text json.RawMessage, now reflect.Value) (json.RawMessage, error) {
	var elements []json.RawMessage
	_ = json.Unmarshal(text, &elements) // if it is no list, nothing of it stays
	known := map[int]reflect.Value{}
	for i, text := range elements {
		if element, is := elementOf(text, now.Type()); is {
			known[i] = element
		}
	}
	all, taken := []json.RawMessage{}, map[int]bool{}
	for at := range now.Len() {
		element := now.Index(at).Interface()
		same := -1
		for i := range elements {
			if was, is := known[i]; is && !taken[i] && reflect.DeepEqual(was.Interface(), element) {
				same = i
				break
			}
		}
		if same >= 0 {
			taken[same] = true
			all = append(all, elements[same])
			continue
		}
		written, err := json.Marshal(element)
		if err != nil {
			return nil, err
		}
		all = append(all, written)
	}
	for i, text := range elements {
		if _, is := known[i]; !is {
			all = append(all, text)
		}
	}
	return json.Marshal(all)
}

// changedMap has the elements of now, and those that nobody knows.
func changedMap(text json.RawMessage, understood, now reflect.Value) (json.RawMessage, error) {
	before, err := named(understood)
	if err != nil {
		return nil, err
	}
	after, err := named(now)
	if err != nil {
		return nil, err
	}
	names, members := object(text)
	if members == nil {
		members = map[string]json.RawMessage{}
	}
	there := map[string]bool{}
	for _, name := range names {
		there[name] = true
	}
	names = slices.DeleteFunc(names, func(name string) bool {
		_, was := before[name]
		_, is := after[name]
		return was && !is
	})
	var added []string
	for name, value := range after {
		was, known := before[name]
		text := members[name]
		if !known {
			was, text = reflect.Zero(value.Type()), nil
		}
		if members[name], err = changed(text, was, value); err != nil {
			return nil, err
		}
		if !there[name] {
			added = append(added, name)
		}
	}
	slices.Sort(added)
	return objectOf(append(names, added...), members)
}

// named are the elements of a map by what their keys are called in a text.
func named(all reflect.Value) (map[string]reflect.Value, error) {
	elements := map[string]reflect.Value{}
	for _, key := range all.MapKeys() {
		alone := reflect.MakeMap(reflect.MapOf(key.Type(), reflect.TypeFor[struct{}]()))
		alone.SetMapIndex(key, reflect.ValueOf(struct{}{}))
		text, err := json.Marshal(alone.Interface())
		if err != nil {
			return nil, err
		}
		names, _ := object(text)
		elements[names[0]] = all.MapIndex(key)
	}
	return elements, nil
}

// field is a field of a structure in a text.
type field struct {
	at                []int // in the struct, and in those embedded in it
	name              string
	unlessEmpty, zero bool // left out if it is empty, or zero
}

// fieldsOf are those that are written, those of embedded structs among them.
func fieldsOf(of reflect.Type) (all []field) {
	for at := range of.NumField() {
		tag := of.Field(at).Tag.Get("json")
		name, options, _ := strings.Cut(tag, ",")
		if !of.Field(at).IsExported() || tag == "-" {
			continue
		}
		if of.Field(at).Anonymous && name == "" && of.Field(at).Type.Kind() == reflect.Struct {
			for _, inner := range fieldsOf(of.Field(at).Type) {
				inner.at = append([]int{at}, inner.at...)
				all = append(all, inner)
			}
			continue
		}
		if name == "" {
			name = of.Field(at).Name
		}
		said := strings.Split(options, ",")
		all = append(all, field{[]int{at}, name, slices.Contains(said, "omitempty"), slices.Contains(said, "omitzero")})
	}
	return all
}

// leftOut reports whether a value of the field is not written.
func (f *field) leftOut(value reflect.Value) bool {
	switch value.Kind() {
	case reflect.Struct:
		return f.zero && value.IsZero()
	case reflect.Slice, reflect.Map:
		return f.unlessEmpty && value.Len() == 0 || f.zero && value.IsNil()
	}
	return (f.unlessEmpty || f.zero) && value.IsZero()
}

// object takes an object apart; members is nil if the text is none. If a name appears twice the last one counts.
func object(text json.RawMessage) (names []string, members map[string]json.RawMessage) {
	if json.Unmarshal(text, &members) != nil || members == nil {
		return nil, nil
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	_, _ = decoder.Token() // it has been read once already: there is no error
	known := make(map[string]bool, len(members))
	for decoder.More() {
		token, _ := decoder.Token()
		var value json.RawMessage
		_ = decoder.Decode(&value)
		if name, _ := token.(string); !known[name] {
			known[name] = true
			names = append(names, name)
		}
	}
	return names, members
}

// objectOf puts an object together.
func objectOf(names []string, members map[string]json.RawMessage) (json.RawMessage, error) {
	out := []byte{'{'}
	for i, name := range names {
		quoted, err := json.Marshal(name)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			out = append(out, ',')
		}
		out = append(append(append(out, quoted...), ':'), members[name]...)
	}
	return append(out, '}'), nil
}

// isWhole reports whether a type knows itself how it is read, as what points to a value of it tells.
func isWhole(pointer reflect.Value) bool {
	switch pointer.Interface().(type) {
	case json.Unmarshaler, encoding.TextUnmarshaler:
		return true
	}
	return false
}

func isNull(text json.RawMessage) bool { return string(bytes.TrimSpace(text)) == "null" }

func isNil(value reflect.Value) bool { return value.Kind() == reflect.Pointer && value.IsNil() }
