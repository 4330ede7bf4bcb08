package review

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"io"
	"os"
	"path/filepath"
	"strings"

	"portroyal/engine/portroyal/bot/venture"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/engine/wholefile"
)

// Shelf is a folder with reviews that have been made, a file for each game. All of it can be thrown away: what is
// missing, damaged, of other weights or of another course of the game is made anew.
type Shelf struct {
	Dir string // "" for none: nothing is there, and nothing is saved
}

// shelved is the content of a file, compressed.
type shelved struct {
	By     string `json:"by"` // see Judgement
	Of     string `json:"of"` // see courseOf
	Review *plain `json:"review"`
}

// plain is a review as it is, and not in the form for other programs.
type plain Review

// form is the number of the form of the files; it changes with what a review says or how it is found, but not where a file
// of before is read with something left out that can be looked at later, such as Tested.
const form = 2

// Judgement says by what reviews are found at present, for files: of two that differ, nothing can be compared.
func Judgement() string { return fmt.Sprintf("%d %s", form, venture.Fingerprint()) }

// courseOf tells the course of a game from all others.
func courseOf(r *transcript.Record) string {
	sum := fnv.New64a()
	_ = json.NewEncoder(sum).Encode([]any{r.Options, r.Seed, r.Start, r.Contracts, r.Cards, r.Actions})
	return fmt.Sprintf("%016x", sum.Sum64())
}

// extension ends the names of the files.
const extension = ".review"

func (s Shelf) file(id string) string { return filepath.Join(s.Dir, id+extension) }

// mostBytes is far beyond a review, compressed or not.
const mostBytes = 16 << 20

// Load gives the review of a game, nil if there is none that fits.
func (s Shelf) Load(r *transcript.Record) *Review {
	if s.Dir == "" || !record.IsID(r.ID) {
		return nil
	}
	data, err := wholefile.Read(s.file(r.ID), mostBytes)
	if err != nil {
		return nil
	}
	unpacked, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil
	}
	var read shelved
	err = json.NewDecoder(io.LimitReader(unpacked, mostBytes)).Decode(&read)
	if err != nil || read.By != Judgement() || read.Of != courseOf(r) || read.Review == nil ||
		len(read.Review.Decisions) != len(r.Actions) {
		return nil
	}
	return (*Review)(read.Review)
}

// Written is when the review of a game was saved, in nanoseconds since 1970; 0 if there is none.
func (s Shelf) Written(id string) int64 {
	if s.Dir == "" {
		return 0
	}
	info, err := os.Stat(s.file(id))
	if err != nil {
		return 0
	}
	return info.ModTime().UnixNano()
}

// ShelfBeside is the shelf of the games in a folder; none for "".
func ShelfBeside(games string) Shelf {
	if games == "" {
		return Shelf{}
	}
	return Shelf{filepath.Join(games, "reviews")}
}

// Keep saves the review of a game.
func (s Shelf) Keep(r *transcript.Record, review *Review) error {
	if s.Dir == "" || !record.IsID(r.ID) {
		return nil
	}
	if err := os.MkdirAll(s.Dir, 0o755); err != nil {
		return err
	}
	return wholefile.Replace(s.file(r.ID), func(to io.Writer) error {
		packed := gzip.NewWriter(to)
		if err := json.NewEncoder(packed).Encode(shelved{Judgement(), courseOf(r), (*plain)(review)}); err != nil {
			return err
		}
		return packed.Close()
	})
}

// Tidy deletes the reviews of games that are not there any more.
func (s Shelf) Tidy(there func(id string) bool) error {
	if s.Dir == "" {
		return nil
	}
	files, err := os.ReadDir(s.Dir)
	if err != nil {
		if os.IsNotExist(err) {
			return nil
		}
		return err
	}
	for _, file := range files {
		id, is := strings.CutSuffix(file.Name(), extension)
		if is && file.Type().IsRegular() && !there(id) {
			if gone := os.Remove(s.file(id)); gone != nil && !os.IsNotExist(gone) {
				err = gone
			}
		}
	}
	return err
}
