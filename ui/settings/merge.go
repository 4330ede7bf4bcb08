package settings

import (
	"encoding/json"
	"errors"
	"io/fs"
	"reflect"

	"portroyal/engine/wholefile"
)

// Update writes what has changed since the file was read or written last, and leaves there what other copies of the
// program have written meanwhile, also what only a later version understands. It gives what the file says then. A file that has been damaged meanwhile is set
// aside, everything is written, and the error is a *[wholefile.DamagedError]; after any other error the file is as it
// was.
func (s Settings) Update(file string, since Settings) (now Settings, err error) {
	err = wholefile.Alone(file, func() error {
		there, text, err := read(file, s.Parts)
		var damage *damage
		switch {
		case errors.Is(err, fs.ErrNotExist):
			there, err = since, nil
		case errors.As(err, &damage):
			there = since
			if err = setAside(file, damage); !errors.As(err, new(*wholefile.DamagedError)) {
				return err
			}
		case err != nil:
			return err
		}
		now = s.Merged(since, there)
		if failed := now.write(file, text, there); failed != nil {
			return failed
		}
		return err
	})
	return now, err
}

// Merged is what two copies of the program make of the settings together: what has changed here since both knew the
// same, and for the rest what is there. Nothing that somebody has reached is lost: of results the better one stays,
// games of one series add up, and what has been learned has been learned.
func (s Settings) Merged(since, there Settings) Settings {
	s, since, there = s.Copied(), since.Copied(), there.Copied()
	s.have(there.Parts)
	merged := there
	merged.Parts = nil
	choose(reflect.ValueOf(&merged).Elem(), reflect.ValueOf(s), reflect.ValueOf(since))
	for _, own := range s.Parts {
		since, there := since.part(own), there.part(own)
		part := copied(there)
		choose(reflect.ValueOf(part).Elem(), reflect.ValueOf(own).Elem(), reflect.ValueOf(since).Elem())
		part.Add(own, since, there)
		merged.Parts = append(merged.Parts, part)
	}
	return merged
}

// choose puts what has changed in the place of what is there, field by field.
func choose(there, own, since reflect.Value) {
	switch {
	case there.Kind() == reflect.Struct:
		for i := range there.NumField() {
			if there.Type().Field(i).Type == reflect.TypeFor[[]Part]() {
				continue
			}
			choose(there.Field(i), own.Field(i), since.Field(i))
		}
	case !reflect.DeepEqual(own.Interface(), since.Interface()):
		there.Set(own)
	}
}

// Gain takes over what has been reached in other copies of the program.
func (s *Settings) Gain(from Settings) {
	from = from.Copied()
	for _, part := range s.Parts {
		part.Gain(from.part(part))
	}
}

// Replace takes over everything, also what has been chosen, but for what belongs to each window: its size, which game is
// played there, and what the parts say.
func (s *Settings) Replace(from Settings) {
	own := *s
	*s = from.Copied()
	own.have(from.Parts)
	s.Window, s.FullScreen, s.Game, s.Parts = own.Window, own.FullScreen, own.Game, own.Parts
	for _, part := range s.Parts {
		part.Replace(from.Copied().part(part))
	}
}

// Copied are the same settings, of which nothing changes with the others.
func (s Settings) Copied() (other Settings) {
	if !inJSON(s, &other) {
		other = s
	}
	other.Parts = nil
	for _, part := range s.Parts {
		other.Parts = append(other.Parts, copied(part))
	}
	return other
}

// copied is the same part, of which nothing changes with the other one.
func copied(part Part) Part {
	if other := empty(part); inJSON(part, other) {
		return other
	}
	return part
}

// inJSON copies by way of JSON, and reports whether that could be done, as it can with all that is in the file.
func inJSON(from, to any) bool {
	text, err := json.Marshal(from)
	return err == nil && json.Unmarshal(text, to) == nil
}
