package mistakes

import (
	"errors"
	"fmt"
	"io"
	"io/fs"

	"portroyal/engine/newer"
	"portroyal/engine/wholefile"
)

// FileName is what the file is called.
const FileName = "mistakes.json"

// Load reads the file; without one the box is empty. A damaged file is set aside and reported as a
// *[wholefile.DamagedError]. After any other error the file may hold things that could not be read, so leave it alone.
func Load(file string) (Box, error) {
	read, _, err := load(file)
	var damage *damage
	if !errors.As(err, &damage) {
		return read, err
	}
	return Box{}, wholefile.SetAside(file, fmt.Errorf("the box of mistakes is damaged: %w", damage.error))
}

// mostBytes is far beyond a box: a puzzle takes some 5 kB while it waits, of which no player has more than [Most], and
// 250 bytes after that.
const mostBytes = 32 << 20

// damage is that a file cannot be understood.
type damage struct{ error }

// load gives the text of the file as well, nil without one.
func load(file string) (b Box, text []byte, err error) {
	text, err = wholefile.Read(file, mostBytes)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return Box{}, nil, nil
	case err != nil:
		return Box{}, nil, err
	}
	if err := newer.Read(text, &b); err != nil {
		return Box{}, nil, &damage{err}
	}
	return b, text, nil
}

// Follow takes over what another copy of the program has written into the file, if there is one. After an error nothing
// has changed.
func (b *Box) Follow(file string) error {
	there, _, err := load(file)
	if err != nil {
		return err
	}
	b.join(there)
	return nil
}

// join is add for a box whose maps others may hold.
func (b *Box) join(there Box) {
	*b = b.Clone()
	b.add(there)
}

// Save writes the file, together with all that another copy of the program has written there meanwhile, even what only
// a later version understands. After an error the old file is as it was.
func (b *Box) Save(file string) error {
	return wholefile.Alone(file, func() error {
		there, text, err := load(file)
		if err != nil {
			return err
		}
		b.join(there)
		if text, err = newer.Written(text, there, *b); err != nil {
			return err
		}
		return wholefile.Replace(file, func(w io.Writer) error {
			_, err := w.Write(text)
			return err
		})
	})
}
