package files

import (
	"cmp"
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"portroyal/engine/record"
)

// entry is a file or folder in a folder.
type entry struct {
	name   string
	folded string // the name without capitals and accents, to sort and search by
	folder bool
	bytes  int64     // of a file
	saved  time.Time // when a file was written last; zero where nobody knows
}

// read gives the folders in a folder and the files with one of these endings, in the order in which they are shown.
// Hidden ones are left out. Once ctx is done nobody wants to know any more.
func read(ctx context.Context, folder string, endings []string) ([]entry, error) {
	all, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	var found []entry
	for _, there := range all {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		name := there.Name()
		if strings.HasPrefix(name, ".") {
			continue
		}
		link := there.Type()&fs.ModeSymlink != 0
		fits := slices.Contains(endings, strings.ToLower(filepath.Ext(name)))
		if !there.IsDir() && !link && !fits { // nobody asks a file about itself that is not shown
			continue
		}
		info, err := there.Info()
		if err == nil && link {
			info, err = os.Stat(filepath.Join(folder, name))
		}
		if err != nil || hidden(info) {
			continue // it has gone meanwhile
		}
		switch one := (entry{name: name, folded: record.Fold(name)}); {
		case info.IsDir():
			one.folder = true
			found = append(found, one)
		case info.Mode().IsRegular() && fits:
			one.bytes, one.saved = info.Size(), info.ModTime()
			found = append(found, one)
		}
	}
	slices.SortFunc(found, func(a, b entry) int {
		switch {
		case a.folder && !b.folder:
			return -1
		case b.folder && !a.folder:
			return 1
		}
		return cmp.Or(compare(a.folded, b.folded), strings.Compare(a.name, b.name))
	})
	return found, nil
}

// compare compares names as people do: a number in one is a number, so that 2 comes before 10.
func compare(a, b string) int {
	for a != "" && b != "" {
		first, restA := number(a)
		second, restB := number(b)
		if first != "" && second != "" {
			if by := cmp.Or(cmp.Compare(len(first), len(second)), strings.Compare(first, second)); by != 0 {
				return by
			}
			a, b = restA, restB
			continue
		}
		if a[0] != b[0] {
			return cmp.Compare(a[0], b[0])
		}
		a, b = a[1:], b[1:]
	}
	return cmp.Compare(len(a), len(b))
}

// number is the number that a text begins with, without zeros in front of it, and the rest; "" for none. Zero is "0".
func number(text string) (digits, rest string) {
	n := 0
	for n < len(text) && '0' <= text[n] && text[n] <= '9' {
		n++
	}
	if n == 0 {
		return "", text
	}
	if digits = strings.TrimLeft(text[:n], "0"); digits == "" {
		digits = "0"
	}
	return digits, text[n:]
}

// answered is what ask gives, or an error as soon as ctx is done: a folder on a computer that is no longer there may not
// answer for minutes, and who closes the window does not wait for it.
func answered[T any](ctx context.Context, ask func() (T, error)) (T, error) {
	type answer struct {
		value T
		err   error
	}
	answers := make(chan answer, 1)
	go func() {
		value, err := ask()
		answers <- answer{value, err}
	}()
	select {
	case got := <-answers:
		return got.value, got.err
	case <-ctx.Done():
		var none T
		return none, ctx.Err()
	}
}
