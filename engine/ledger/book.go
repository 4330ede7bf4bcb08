// Package ledger is what the statistics of every game have in common: the file beside the records with what each finished
// game says, and sums over games. What a game says is its own slice's business.
package ledger

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
	"time"

	"portroyal/engine/archive"
	"portroyal/engine/internal/fingerprint"
	"portroyal/engine/record"
	"portroyal/engine/wholefile"
)

// Kind is how the games of one kind are gathered, each of which says a G, is of an edition E and has a record R.
type Kind[G any, E ~string, R record.Record] struct {
	*Facts[G, E]

	Game string // as records call it
	File string // the name of the file beside them, no other kind's
	Form int    // changes with what games say or how it is found: lines of another form say nothing

	// Of finds what the record of a finished game says. An error says that it does not play.
	Of func(R) (G, error)

	// Fits reports whether what a line says can be about the game with a head: every number of it is what it can be there.
	// The line may come from anywhere.
	Fits func(*G, *record.Head) bool

	// Reviewed says when the review of a game was written that is looked at beside its record, in nanoseconds, and by which
	// judgement; 0 and "" if there is none. A line that was written beside another one says nothing any more. It is nil for
	// games that are not reviewed, and called from several goroutines.
	Reviewed func(id string) (at int64, by string)
}

// Book is what all finished games of a kind in an archive say that its player has played, in a file beside them. The file
// can be thrown away: what is missing, damaged or impossible is found again from the records and reviews.
type Book[G any] struct {
	Games  []G // the one that was played last first; see [record.By] for when they began
	Unread int // games whose records could not be played
}

// line is a line of the file.
type line[G any] struct {
	Form     int    `json:"form"`
	Game     G      `json:"game"`
	Reviewed int64  `json:"reviewed,omitempty"`
	By       string `json:"by,omitempty"`
}

// mostBytes is how large the file may be: far beyond a lifetime's games.
const mostBytes = 256 << 20

// In is the file of a kind in a folder with games.
func (k *Kind[G, E, R]) In(dir string) string { return filepath.Join(dir, k.File) }

// Gather finds what all finished games of a kind say that count and are the player's own, from the file as far as
// it goes, and brings the file up to date. Somebody who has played under several names is called by one of them, see
// [archive.Persons]; the file has the names of the records. An error other than that of ctx says that it could not be
// written; the book is whole then as well.
func (k *Kind[G, E, R]) Gather(ctx context.Context, from *archive.Archive) (*Book[G], error) {
	file := k.In(from.Dir())
	b, written := &Book[G]{}, k.read(file)
	known := from.Counted()
	var missing []string
	lines := make(map[string]line[G], len(known))
	for _, entry := range known {
		if entry.Result == nil || entry.Game() != k.Game || !from.IsOwn(&entry.Head) {
			continue
		}
		if was, there := written[entry.ID]; there && k.Fits(&was.Game, &entry.Head) {
			if at, by := k.reviewed(entry.ID); was.Reviewed == at && was.By == by {
				lines[entry.ID] = was
				continue
			}
		}
		missing = append(missing, entry.ID)
	}
	found := make([]*line[G], len(missing))
	onAll(len(missing), func(i int) {
		if ctx.Err() == nil {
			found[i] = k.lineOf(from, missing[i])
		}
	})
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
	var err error
	if len(missing) > b.Unread || len(lines) != len(written) {
		err = write(file, known, lines)
	}
	now, persons := time.Now(), from.Persons()
	for _, entry := range known {
		if one, there := lines[entry.ID]; there {
			var called []*string
			for _, seat := range k.all(&one.Game, nil) {
				if seat.Player == "" {
					called = append(called, seat.Called)
				}
			}
			persons.Call(called)
			begun := k.About(&one.Game).Begun
			*begun = record.By(*begun, now)
			b.Games = append(b.Games, one.Game)
		}
	}
	return b, err
}

// onAll does something with so many things, on all cores.
func onAll(n int, do func(i int)) {
	var group sync.WaitGroup
	workers := min(n, runtime.GOMAXPROCS(0))
	for worker := range workers {
		group.Go(func() {
			for i := worker; i < n; i += workers {
				do(i)
			}
		})
	}
	group.Wait()
}

func (k *Kind[G, E, R]) reviewed(id string) (at int64, by string) {
	if k.Reviewed == nil {
		return 0, ""
	}
	return k.Reviewed(id)
}

// lineOf finds what a game says, nil if its record cannot be played. A review that is written meanwhile makes another line
// the next time.
func (k *Kind[G, E, R]) lineOf(from *archive.Archive, id string) *line[G] {
	of, is := Load[R](from, id)
	if !is {
		return nil
	}
	one := &line[G]{Form: k.Form}
	one.Reviewed, one.By = k.reviewed(id)
	var err error
	if one.Game, err = k.Of(of); err != nil {
		return nil
	}
	return one
}

// Load loads the record of a game; false if there is none of this kind that can be read.
func Load[R record.Record](from *archive.Archive, id string) (of R, is bool) {
	read, err := from.Load(id)
	of, is = read.(R)
	return of, is && err == nil
}

// read reads the lines of a file that can be understood, by game. All cores take part: reading is most of what opening
// many games takes.
func (k *Kind[G, E, R]) read(file string) map[string]line[G] {
	data, err := wholefile.Read(file, mostBytes)
	if err != nil {
		return nil
	}
	texts := slices.Collect(bytes.Lines(data))
	read := make([]line[G], len(texts))
	onAll(len(texts), func(i int) {
		if text, whole := opened(texts[i]); !whole || json.Unmarshal(text, &read[i]) != nil {
			read[i] = line[G]{}
		}
	})
	lines := make(map[string]line[G], len(read))
	for i := range read {
		if one := &read[i]; one.Form == k.Form {
			if id := k.About(&one.Game).ID; id != "" {
				lines[id] = *one
			}
		}
	}
	return lines
}

// write writes the lines in the order of the games.
func write[G any](file string, known []archive.Entry, lines map[string]line[G]) error {
	return wholefile.Replace(file, func(to io.Writer) error {
		out := bufio.NewWriter(to)
		for _, entry := range known {
			one, there := lines[entry.ID]
			if !there {
				continue
			}
			text, err := json.Marshal(one)
			if err != nil {
				return err
			}
			_, _ = out.Write(sealed(text)) // an error comes back from Flush
		}
		return out.Flush()
	})
}

// A line is an object that begins with the digest of everything after it, so that no damage stays as a wrong figure.
const (
	beforeDigest = `{"digest":"`
	afterDigest  = `",`
)

// sealed is an object as a line of the file.
func sealed(object []byte) []byte {
	rest := append(object[1:], '\n')
	return slices.Concat([]byte(beforeDigest+fingerprint.Of(rest)+afterDigest), rest)
}

// opened is the object of a line, and whether it is as it was written.
func opened(line []byte) (object []byte, whole bool) {
	rest, begins := bytes.CutPrefix(line, []byte(beforeDigest))
	digest, rest, ends := bytes.Cut(rest, []byte(afterDigest))
	if !begins || !ends || string(digest) != fingerprint.Of(rest) {
		return nil, false
	}
	return line, true
}
