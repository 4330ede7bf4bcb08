package benchmark

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
)

// Writer writes a benchmark, game by game: JSON lines, packed. What has been written so far can be read at any time.
type Writer[P any, A comparable, W any] struct {
	packed *gzip.Writer
	lines  *json.Encoder
}

// NewWriter begins a benchmark.
func (g *Game[O, P, V, A, W]) NewWriter(to io.Writer, made Made) (*Writer[P, A, W], error) {
	w := &Writer[P, A, W]{packed: gzip.NewWriter(to)}
	w.lines = json.NewEncoder(w.packed)
	return w, w.write(&made)
}

// line is a line of a file after the first one: a decision or a value, or the games of a group whose decisions stand before it.
type line[P any, A comparable, W any] struct {
	Decision *Decision[P, A] `json:"decision,omitempty"`
	Value    *Value[P, W]    `json:"value,omitempty"`
	Group    string          `json:"group,omitempty"`
	Games    *Games          `json:"games,omitempty"`
}

// Write writes the decisions and values of some games of a group, and what these came to.
func (w *Writer[P, A, W]) Write(group string, games Games, decisions []Decision[P, A], values []Value[P, W]) error {
	var all []line[P, A, W]
	for i := range decisions {
		all = append(all, line[P, A, W]{Decision: &decisions[i]})
	}
	for i := range values {
		all = append(all, line[P, A, W]{Value: &values[i]})
	}
	for _, each := range all {
		if err := w.lines.Encode(each); err != nil {
			return fmt.Errorf("benchmark: %w", err)
		}
	}
	return w.write(line[P, A, W]{Group: group, Games: &games})
}

func (w *Writer[P, A, W]) write(line any) error {
	if err := w.lines.Encode(line); err != nil {
		return fmt.Errorf("benchmark: %w", err)
	}
	return w.packed.Flush()
}

// Close ends the file.
func (w *Writer[P, A, W]) Close() error { return w.packed.Close() }

// Write writes a benchmark, in the order of the game's groups, and leaves the file open for more.
func (g *Game[O, P, V, A, W]) Write(to io.Writer, b Benchmark[P, A, W]) (*Writer[P, A, W], error) {
	w, err := g.NewWriter(to, b.Made)
	if err != nil {
		return nil, err
	}
	for _, group := range g.Groups {
		games, there := b.Groups[group.Name]
		if !there {
			continue
		}
		decisions := slices.DeleteFunc(slices.Clone(b.Decisions), func(d Decision[P, A]) bool { return d.Group != group.Name })
		values := slices.DeleteFunc(slices.Clone(b.Values), func(v Value[P, W]) bool { return v.Group != group.Name })
		if err := w.Write(group.Name, games, decisions, values); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// ErrNone says that a file is no benchmark.
var ErrNone = errors.New("benchmark: this is not a file of decisions")

// Read reads a benchmark as [Writer] writes it. A file that ends too early has the games up to there.
func (g *Game[O, P, V, A, W]) Read(from io.Reader) (b Benchmark[P, A, W], err error) {
	b.Groups = map[string]Games{}
	unpacked, err := gzip.NewReader(bufio.NewReader(from))
	if err != nil {
		return b, fmt.Errorf("%w: %w", ErrNone, err)
	}
	lines := json.NewDecoder(unpacked)
	var made struct {
		Seed     *uint64
		Turns    *int
		Playouts int
	}
	if err := lines.Decode(&made); err != nil || made.Seed == nil || made.Turns == nil {
		return b, ErrNone
	}
	b.Made = Made{*made.Seed, *made.Turns, made.Playouts}
	var game []Decision[P, A]
	var values []Value[P, W]
	for n := 2; ; n++ {
		var l line[P, A, W]
		switch err := lines.Decode(&l); {
		case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
			return b, nil
		case err != nil:
			return b, fmt.Errorf("benchmark: line %d: %w", n, err)
		case l.Decision != nil:
			game = append(game, *l.Decision)
		case l.Value != nil:
			values = append(values, *l.Value)
		case l.Games != nil:
			sum, there := b.Groups[l.Group]
			if there && sum.Knowledge != l.Games.Knowledge {
				return b, fmt.Errorf("benchmark: line %d: the players of %s are not those of the games before", n, l.Group)
			}
			b.Groups[l.Group] = sum.and(*l.Games)
			b.Decisions, b.Values = append(b.Decisions, game...), append(b.Values, values...)
			game, values = nil, nil
		default:
			return b, ErrNone
		}
	}
}
