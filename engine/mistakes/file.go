package mistakes

import "portroyal/engine/versioned"

// savedAs is the file. Its size is far beyond a box: a puzzle takes some 5 kB while it waits, of which no player has more
// than [Most], and 250 bytes after that.
func savedAs[P Puzzle[A], A any]() versioned.File[Box[P, A]] {
	return versioned.File[Box[P, A]]{Name: "the box of mistakes", Most: 32 << 20, Join: (*Box[P, A]).join}
}

// Load reads the file; without one the box is empty. A damaged file is set aside and reported as a
// *[wholefile.DamagedError]. After any other error the file may hold things that could not be read, so leave it alone.
func Load[P Puzzle[A], A any](file string) (Box[P, A], error) {
	b, err := savedAs[P, A]().Load(file)
	b.named()
	return b, err
}

// Follow takes over what another copy of the program has written into the file, if there is one. After an error nothing
// has changed.
func (b *Box[P, A]) Follow(file string) error { return savedAs[P, A]().Follow(file, b) }

// join is add for a box whose maps others may hold.
func (b *Box[P, A]) join(there Box[P, A]) {
	*b = b.Clone()
	there = there.Clone() // the caller compares it with the file
	there.named()
	b.add(there)
}

// Save writes the file, together with all that another copy of the program has written there meanwhile, even what only
// a later version understands. After an error the old file is as it was.
func (b *Box[P, A]) Save(file string) error { return savedAs[P, A]().Save(file, b) }
