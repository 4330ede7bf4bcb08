// Package puzzle holds the puzzles: positions from games of computer players in which one choice is far ahead of
// all others and is not the one that comes to mind first, with what each choice turned out to be worth. It reads and
// checks the files of puzzles and grades them. How they are found lives in the package find below, how they look in the
// window.
package puzzle

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"portroyal/engine/internal/strictjson"
	"portroyal/engine/portroyal"
)

// Ahead is how far the best choice of a puzzle is ahead of the second best, at least, in chances of winning.
const Ahead = 0.08

// Puzzle is one decision with what its choices are worth.
type Puzzle struct {
	// Name tells puzzles apart for good: the logbook saves it for those that have been solved. It is the file name.
	Name string `json:"-"`

	From     From               `json:"from"`
	Position portroyal.Position `json:"position"`

	// Games is how many were played out from each choice.
	Games int `json:"games"`

	Choices []Choice `json:"choices"` // every legal action, the best first
	Rules   []Rule   `json:"rules"`   // of thumb, with what they would do
}

// From says which game a puzzle is from.
type From struct {
	Bot      string `json:"bot"` // who played it, on every seat
	Seed     uint64 `json:"seed,string"`
	Decision int    `json:"decision"` // how many had been taken before
}

// Choice is a legal action. Its worth is the deciding player's chance of winning, from 0 to 1.
type Choice struct {
	Action portroyal.Action `json:"action"`

	// Measured is the share of the games won that were played out from it: a shared win counts as a part of one.
	Measured float64 `json:"measured"`

	Judged float64 `json:"judged"` // what the adviser thinks of it without playing on
}

// Rule is a rule of thumb and what it would do.
type Rule struct {
	Name   string           `json:"name"`
	Action portroyal.Action `json:"action"`
}

// Read reads a puzzle and checks it. An error is one sentence.
func Read(name string, data []byte) (Puzzle, error) {
	p := Puzzle{Name: name}
	err := strictjson.Decode(data, &p)
	if err == nil {
		err = p.Check()
	}
	if err != nil {
		return Puzzle{}, fmt.Errorf("puzzle %s: %w", name, err)
	}
	return p, nil
}

// Write writes a puzzle in the form that Read reads.
func (p *Puzzle) Write(w io.Writer) error {
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

// Check says what is wrong with a puzzle, or nil: its choices are the legal ones, and the best is ahead by Ahead.
func (p *Puzzle) Check() error { return p.CheckLead(Ahead) }

// CheckLead is Check where the best choice has to be ahead by so much, as a chance of winning: among many players
// less is at stake in every decision.
func (p *Puzzle) CheckLead(ahead float64) error {
	if p.Position.Phase() == portroyal.Over {
		return errors.New("the game is over")
	}
	legal := p.Position.Legal(nil)
	if len(p.Choices) != len(legal) || len(legal) < 2 {
		return fmt.Errorf("there are %d choices for %d legal actions", len(p.Choices), len(legal))
	}
	for i, choice := range p.Choices {
		switch {
		case !slices.Contains(legal, choice.Action):
			return fmt.Errorf("%q is not legal", choice.Action)
		case slices.ContainsFunc(p.Choices[:i], func(c Choice) bool { return c.Action == choice.Action }):
			return fmt.Errorf("%q is there twice", choice.Action)
		case choice.Measured < 0 || choice.Measured > 1:
			return fmt.Errorf("%q is worth %v, which is no chance", choice.Action, choice.Measured)
		case i > 0 && choice.Measured > p.Choices[i-1].Measured:
			return fmt.Errorf("%q is worth more than the choice before it", choice.Action)
		}
	}
	if p.Lead() < ahead {
		return fmt.Errorf("%q is ahead by %.3f, which is less than %.2f", p.Best(), p.Lead(), ahead)
	}
	if p.Games < 1 {
		return errors.New("nothing has been measured")
	}
	return nil
}

// Best is the solution.
func (p *Puzzle) Best() portroyal.Action { return p.Choices[0].Action }

// Lead is how far the best choice is ahead of the second best.
func (p *Puzzle) Lead() float64 { return p.Choices[0].Measured - p.Choices[1].Measured }

// Tempting is the choice that comes to mind and is not the best: the one that most rules of thumb go for, and of
// several the better one. If all rules find the solution it is the second best.
func (p *Puzzle) Tempting() portroyal.Action {
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
func (p *Puzzle) Worth(action portroyal.Action) (worth float64, ok bool) {
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

// farAhead is a lead so large that a puzzle is easier for it.
const farAhead = 0.2

// Grade says how hard a puzzle is. With one rule of thumb that fails it is easy, with three it is hard; a large lead makes
// it a grade easier, and one that is not to be seen without playing on a grade harder. Only the base game has easy ones:
// who begins with puzzles may know no other edition.
func (p *Puzzle) Grade() Grade {
	grade := Grade(p.Failing())
	if p.Lead() >= farAhead {
		grade--
	}
	if p.Deep() {
		grade++
	}
	least := Easy
	if p.Position.Options().Decks != portroyal.DeckBase {
		least = Medium
	}
	return min(max(grade, least), Hard)
}

// Deep reports whether the adviser, who looks no further than the turn, sees less than half of the lead.
func (p *Puzzle) Deep() bool {
	const part = 2
	next := 0.0
	for _, choice := range p.Choices[1:] {
		next = max(next, choice.Judged)
	}
	return part*(p.Choices[0].Judged-next) < p.Lead()
}

// Failing is how many rules of thumb would do something else than what is best.
func (p *Puzzle) Failing() (n int) {
	for _, rule := range p.Rules {
		if rule.Action != p.Best() {
			n++
		}
	}
	return n
}
