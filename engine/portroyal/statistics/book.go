package statistics

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"path/filepath"
	"runtime"
	"slices"
	"sync"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/wholefile"
)

// Book is what all finished games of an archive say, in a file beside them. The file can be thrown away: what is missing
// or damaged is found again from the records and reviews.
type Book struct {
	Games  []Game // the one that was saved last first
	Unread int    // games whose records could not be played
}

// line is a line of the file.
type line struct {
	Form int  `json:"form"`
	Game Game `json:"game"`

	// Reviewed is when the review that was looked at was written, in nanoseconds; 0 if there was none.
	Reviewed int64 `json:"reviewed,omitempty"`

	By string `json:"by,omitempty"` // the judgement of that time, see [review.Judgement]; "" if there was no review
}

// isOf reports whether a line still says what the game and its review do. A review by other weights than those of today
// says nothing any more, whenever it was written.
func (l *line) isOf(shelf review.Shelf, judgement string) bool {
	return l.Reviewed == shelf.Written(l.Game.ID) && (l.Reviewed == 0 || l.By == judgement)
}

// form is the number of the form of lines; it changes with what games say or how it is found.
const form = 3

// The file, and how large it may be: far beyond a lifetime's games.
const (
	bookName  = "statistics.jsonl"
	mostBytes = 256 << 20
)

// File is the file of a book in a folder with games.
func File(dir string) string { return filepath.Join(dir, bookName) }

// Gather finds what all finished games of an archive say, from the file as far as it goes, and brings the file up to
// date. An error other than that of ctx says that it could not be written; the book is whole then as well.
func Gather(ctx context.Context, from *archive.Archive, shelf review.Shelf) (*Book, error) {
	file := File(from.Dir())
	b, written := &Book{}, readLines(file)
	known, _ := from.List()
	var missing []string
	judgement := review.Judgement()
	lines := make(map[string]line, len(known))
	for _, entry := range known {
		if entry.Result == nil || entry.Game() != transcript.Game.Name {
			continue
		}
		if was, there := written[entry.ID]; there && was.isOf(shelf, judgement) {
			lines[entry.ID] = was
			continue
		}
		missing = append(missing, entry.ID)
	}
	found := make([]*line, len(missing))
	var group sync.WaitGroup
	workers := min(len(missing), runtime.GOMAXPROCS(0))
	for worker := range workers {
		group.Go(func() {
			for i := worker; i < len(missing) && ctx.Err() == nil; i += workers {
				found[i] = lineOf(from, shelf, missing[i])
			}
		})
	}
	group.Wait()
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	for i, one := range found {
		if one == nil {
			b.Unread++
			continue
		}
		lines[missing[i]] = *one
	}
	for _, entry := range known {
		if one, there := lines[entry.ID]; there {
			b.Games = append(b.Games, one.Game)
		}
	}
	var err error
	if len(missing) > b.Unread || len(lines) != len(written) {
		err = write(file, known, lines)
	}
	return b, err
}

// lineOf finds what a game says, nil if its record cannot be played.
func lineOf(from *archive.Archive, shelf review.Shelf, id string) *line {
	read, err := from.Load(id)
	if err != nil {
		return nil
	}
	record, is := read.(*transcript.Record)
	if !is {
		return nil
	}
	one := &line{Form: form, Reviewed: shelf.Written(id)}
	if one.Reviewed != 0 {
		one.By = review.Judgement()
	}
	if one.Game, err = Of(record); err != nil {
		return nil
	}
	if r := shelf.Load(record); r != nil {
		one.Game.Judge(r)
	}
	return one
}

// readLines reads the lines of a file that can be understood, by game. All cores take part: reading is most of what
// opening many games takes.
func readLines(file string) map[string]line {
	lines := map[string]line{}
	data, err := wholefile.Read(file, mostBytes)
	if err != nil {
		return lines
	}
	texts := slices.Collect(bytes.Lines(data))
	read := make([]line, len(texts))
	var group sync.WaitGroup
	workers := min(len(texts), runtime.GOMAXPROCS(0))
	for worker := range workers {
		group.Go(func() {
			for i := worker; i < len(texts); i += workers {
				if json.Unmarshal(texts[i], &read[i]) != nil {
					read[i] = line{}
				}
			}
		})
	}
	group.Wait()
	for _, one := range read {
		if one.Form == form && len(one.Game.Seats) > 0 {
			lines[one.Game.ID] = one
		}
	}
	return lines
}

// write writes the lines in the order of the games.
func write(file string, known []archive.Entry, lines map[string]line) error {
	return wholefile.Replace(file, func(to io.Writer) error {
		out := bufio.NewWriter(to)
		encoder := json.NewEncoder(out)
		for _, entry := range known {
			one, there := lines[entry.ID]
			if !there {
				continue
			}
			if err := encoder.Encode(one); err != nil {
				return err
			}
		}
		return out.Flush()
	})
}
