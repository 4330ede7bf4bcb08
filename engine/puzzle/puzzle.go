// Package puzzle is what the puzzles of every game have in common: positions from games of computer players in which one
// choice is far ahead of all others and is not the one that comes to mind first, with what each choice turned out to be
// worth. It reads and checks the files of puzzles, grades them and puts them in order. What they ask, how they are found,
// and the files themselves are their game's.
package puzzle

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"portroyal/engine/internal/strictjson"
)

// Ahead is how far the best choice of a puzzle is ahead of the second best among two players, at least, in chances of
// winning.
const Ahead = 0.08

// Puzzle is one decision in a position P with what its choices, actions A, are worth.
type Puzzle[P any, A comparable] struct {
	// Name tells puzzles apart for good: the logbook saves it for those that have been solved. It is the file name.
	Name string `json:"-"`

	From     From `json:"from"`
	Position P    `json:"position"`

	// Games is how many were played out from each choice, or from the best one if others were given up.
	Games int `json:"games"`

	Choices []Choice[A] `json:"choices"` // every legal action, the best first
	Rules   []Rule[A]   `json:"rules"`   // of thumb, with what they would do
}

// From says which game a puzzle is from.
type From struct {
	Bot      string `json:"bot"` // who played it, on every seat
	Seed     uint64 `json:"seed,string"`
	Decision int    `json:"decision"` // how many had been taken before
}

// Choice is a legal action. Its worth is the deciding player's chance of winning, from 0 to 1.
type Choice[A comparable] struct {
	Action A `json:"action"`

	// Measured is what came of it in the games that were played out, or on: a shared win counts as a part of one. Error is a
	// standard error where that is known: of this, for the best choice, and of how far it is behind that one, for the others.
	Measured float64 `json:"measured"`
	Error    float64 `json:"error,omitempty"`

	Judged float64 `json:"judged"` // what it seems to be worth without playing on
}

// Rule is a rule of thumb and what it would do.
type Rule[A comparable] struct {
	Name   string `json:"name"`
	Action A      `json:"action"`
}

// Write writes a puzzle in the form that [Game.Read] reads.
func (p *Puzzle[P, A]) Write(w io.Writer) error {
	text, err := json.MarshalIndent(p, "", "  ")
	if err != nil {
		return err
	}
	_, err = w.Write(append(oneLineLists(text), '\n'))
	return err
}

// oneLineLists writes each list of mere words or numbers in one line: a position has long ones.
func oneLineLists(text []byte) []byte {
	var out bytes.Buffer
	for len(text) > 0 {
		open := bytes.IndexByte(text, '[')
		if open < 0 {
			break
		}
		end := open + 1 + bytes.IndexAny(text[open+1:], "[]{")
		out.Write(text[:open])
		if end > open && text[end] == ']' {
			out.WriteString("[")
			for i, item := range bytes.Fields(text[open+1 : end]) {
				if i > 0 {
					out.WriteString(" ")
				}
				out.Write(item)
			}
			out.WriteString("]")
			text = text[end+1:]
			continue
		}
		out.WriteByte('[')
		text = text[open+1:]
	}
	out.Write(text)
	return out.Bytes()
}

// Game is what a game lends to its puzzles.
type Game[P any, A comparable] struct {
	Legal func(*Puzzle[P, A]) []A // what can be done by who has these choices, nothing in a game that is over
	Ahead func(*P) float64        // how far the best choice has to be ahead
	Least func(*P) Grade          // how easy a puzzle can be
}

// Read reads a puzzle and checks it. An error is one sentence.
func (g *Game[P, A]) Read(name string, data []byte) (Puzzle[P, A], error) {
	p := Puzzle[P, A]{Name: name}
	err := strictjson.Decode(data, &p)
	if err == nil {
		err = g.Check(&p)
	}
	if err != nil {
		return Puzzle[P, A]{}, fmt.Errorf("puzzle %s: %w", name, err)
	}
	return p, nil
}

// Check says what is wrong with a puzzle, or nil: its choices are the legal ones, and the best is far enough ahead.
func (g *Game[P, A]) Check(p *Puzzle[P, A]) error { return g.CheckLead(p, g.Ahead(&p.Position)) }

// CheckLead is Check where the best choice has to be ahead by so much.
func (g *Game[P, A]) CheckLead(p *Puzzle[P, A], ahead float64) error {
	if len(p.Choices) == 0 {
		return errors.New("there are no choices")
	}
	legal := g.Legal(p)
	switch {
	case len(legal) == 0:
		return errors.New("nothing is to be decided")
	case len(p.Choices) != len(legal) || len(legal) < 2:
		return fmt.Errorf("there are %d choices for %d legal actions", len(p.Choices), len(legal))
	}
	for i, choice := range p.Choices {
		switch {
		case !slices.Contains(legal, choice.Action):
			return fmt.Errorf("%q is not legal", any(choice.Action))
		case slices.ContainsFunc(p.Choices[:i], func(c Choice[A]) bool { return c.Action == choice.Action }):
			return fmt.Errorf("%q is there twice", any(choice.Action))
		case choice.Measured < 0 || choice.Measured > 1:
			return fmt.Errorf("%q is worth %v, which is no chance", any(choice.Action), choice.Measured)
		case i > 0 && choice.Measured > p.Choices[i-1].Measured:
			return fmt.Errorf("%q is worth more than the choice before it", any(choice.Action))
		}
	}
	if p.Lead() < ahead {
		return fmt.Errorf("%q is ahead by %.3f, which is less than %.3f", any(p.Best()), p.Lead(), ahead)
	}
	if p.Games < 1 {
		return errors.New("nothing has been measured")
	}
	return nil
}

// Best is the solution.
func (p *Puzzle[P, A]) Best() A { return p.Choices[0].Action }

// Lead is how far the best choice is ahead of the second best.
func (p *Puzzle[P, A]) Lead() float64 { return p.Choices[0].Measured - p.Choices[1].Measured }

// Tempting is the choice that comes to mind and is not the best: the one that most rules of thumb go for, and of
// several the better one. If all rules find the solution it is the second best.
func (p *Puzzle[P, A]) Tempting() A {
	votes, tempting := 0, p.Choices[1].Action
	for _, choice := range p.Choices[1:] { // the best of them first
		n := 0
		for _, rule := range p.Rules {
			if rule.Action == choice.Action {
				n++
			}
		}
		if n > votes {
			votes, tempting = n, choice.Action
		}
	}
	return tempting
}

// Worth is what an action is worth; it reports false for one that is not legal.
func (p *Puzzle[P, A]) Worth(action A) (worth float64, ok bool) {
	for _, choice := range p.Choices {
		if choice.Action == action {
			return choice.Measured, true
		}
	}
	return 0, false
}

// Grade is how hard a puzzle is.
type Grade int

// The grades.
const (
	Easy Grade = iota + 1
	Medium
	Hard
)

var gradeNames = [...]string{Easy: "easy", Medium: "medium", Hard: "hard"}

// String gives the grade's name: easy, medium, hard.
func (g Grade) String() string { return gradeNames[g] }

// farAhead is how many times the least lead one is that is so large that a puzzle is easier for it.
const farAhead = 2.5

// Grade says how hard a puzzle is. With one rule of thumb that fails it is easy, with three it is hard; a large lead makes
// it a grade easier, and one that is not to be seen without playing on a grade harder.
func (g *Game[P, A]) Grade(p *Puzzle[P, A]) Grade {
	grade := Grade(p.Failing())
	if p.Lead() >= farAhead*g.Ahead(&p.Position) {
		grade--
	}
	if p.Deep() {
		grade++
	}
	return min(max(grade, g.Least(&p.Position)), Hard)
}

// Deep reports whether less than half of the lead is seen without playing on.
func (p *Puzzle[P, A]) Deep() bool {
	const part = 2
	next := 0.0
	for _, choice := range p.Choices[1:] {
		next = max(next, choice.Judged)
	}
	return part*(p.Choices[0].Judged-next) < p.Lead()
}

// Failing is how many rules of thumb would do something else than what is best.
func (p *Puzzle[P, A]) Failing() (n int) {
	for _, rule := range p.Rules {
		if rule.Action != p.Best() {
			n++
		}
	}
	return n
}
