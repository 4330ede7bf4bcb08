// Package reviews is what the reviews of every game have in common: how much a decision cost, in words, and the folder beside
// the games in which reviews are saved. What a review says, and by what it was found, is the game's own business.
package reviews

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
	"time"

	"portroyal/engine/record"
	"portroyal/engine/wholefile"
)

// Shelf is a folder with reviews that have been made, a file for each game. All of it can be thrown away: what is
// missing, damaged, of other weights or of another course of the game is made anew.
type Shelf struct {
	Dir string // "" for none: nothing is there, and nothing is saved
}

// Beside is the shelf of the games in a folder; none for "".
func Beside(games string) Shelf {
	if games == "" {
		return Shelf{}
	}
	return Shelf{filepath.Join(games, "reviews")}
}

// Key tells the review of a game from all others: those of the same game as well where it was found in another way, or
// where the game has taken another course.
type Key struct {
	ID string // of the game
	By string // by what the review was found
	Of string // the course of the game, see [Course]
}

// Course tells the course of a game from all others, by all that makes it what it is.
func Course(parts ...any) string {
	sum := fnv.New64a()
	_ = json.NewEncoder(sum).Encode(parts)
	return fmt.Sprintf("%016x", sum.Sum64())
}

// shelved is the content of a file, compressed.
type shelved[R any] struct {
	By     string `json:"by"`
	Of     string `json:"of"`
	Review *R     `json:"review"`
}

// extension ends the names of the files.
const extension = ".review"

func (s Shelf) file(id string) string { return filepath.Join(s.Dir, id+extension) }

// mostBytes is far beyond a review, compressed or not.
const mostBytes = 16 << 20

// Load gives the review of a key, nil if there is none.
func Load[R any](s Shelf, of Key) *R {
	if s.Dir == "" || !record.IsID(of.ID) {
		return nil
	}
	data, err := wholefile.Read(s.file(of.ID), mostBytes)
	if err != nil {
		return nil
	}
	unpacked, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil
	}
	text, err := io.ReadAll(io.LimitReader(unpacked, mostBytes+1)) // to the end, where the checksum is
	if err != nil || len(text) > mostBytes {
		return nil
	}
	var read shelved[R]
	if json.Unmarshal(text, &read) != nil || read.By != of.By || read.Of != of.Of {
		return nil
	}
	return read.Review
}

// Keep saves the review of a key, in place of any other one of the game.
func Keep[R any](s Shelf, of Key, review *R) error {
	if s.Dir == "" || !record.IsID(of.ID) {
		return nil
	}
	if err := os.MkdirAll(s.Dir, 0o755); err != nil {
		return err
	}
	return wholefile.Replace(s.file(of.ID), func(to io.Writer) error {
		packed := gzip.NewWriter(to)
		if err := json.NewEncoder(packed).Encode(shelved[R]{of.By, of.Of, review}); err != nil {
			return err
		}
		return packed.Close()
	})
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

// abandoned is after how long a file that was being written is left behind by a program that was killed.
const abandoned = time.Hour

// Tidy deletes the reviews of games that are not there any more, and what programs that were killed have left half written.
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
		if is && file.Type().IsRegular() && !there(id) || left(file) {
			if gone := os.Remove(filepath.Join(s.Dir, file.Name())); gone != nil && !os.IsNotExist(gone) {
				err = gone
			}
		}
	}
	return err
}

// left reports whether a file is half of a review, which nobody is writing any more.
func left(file os.DirEntry) bool {
	if !strings.HasSuffix(file.Name(), wholefile.Passing) || !strings.Contains(file.Name(), extension+".") ||
		!file.Type().IsRegular() {
		return false
	}
	info, err := file.Info()
	return err == nil && time.Since(info.ModTime()) > abandoned
}
