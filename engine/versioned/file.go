package versioned

import (
	"errors"
	"fmt"
	"io/fs"

	"portroyal/engine/wholefile"
)

// File is a kind of file with one structure, to which several copies of the program add.
type File[T any] struct {
	Name string                // what is in it, as an error names it: "the logbook"
	Most int64                 // how many bytes it has at the most; a longer one is not read
	Join func(own *T, there T) // takes over what another copy has written
}

// damage is that a file cannot be understood.
type damage struct{ error }

// read gives the text of the file as well, nil without one.
func (f File[T]) read(file string) (there T, text []byte, err error) {
	text, err = wholefile.Read(file, f.Most)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return there, nil, nil
	case err != nil:
		return there, nil, err
	}
	if err := Read(text, &there); err != nil {
		var nothing T
		return nothing, nil, &damage{err}
	}
	return there, text, nil
}

// Load reads the file; without one there is the zero T. A damaged file is set aside and reported as a
// *[wholefile.DamagedError]. After any other error the file may hold things that could not be read, so leave it alone.
func (f File[T]) Load(file string) (T, error) {
	there, _, err := f.read(file)
	var damage *damage
	if errors.As(err, &damage) {
		err = wholefile.SetAside(file, fmt.Errorf("%s is damaged: %w", f.Name, damage.error))
	}
	return there, err
}

// Follow takes over what another copy of the program has written into the file, if there is one. After an error nothing
// has changed.
func (f File[T]) Follow(file string, own *T) error {
	there, _, err := f.read(file)
	if err != nil {
		return err
	}
	f.Join(own, there)
	return nil
}

// Save writes the file, together with all that another copy of the program has written there meanwhile, even what only
// a later version understands. After an error the old file is as it was.
func (f File[T]) Save(file string, own *T) error {
	return wholefile.Alone(file, func() error {
		there, text, err := f.read(file)
		if err != nil {
			return err
		}
		f.Join(own, there)
		if text, err = Written(text, there, *own); err != nil {
			return err
		}
		return wholefile.Put(file, text)
	})
}
