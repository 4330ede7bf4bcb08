// Package mistakes finds a player's own mistakes in games of Port Royal, see engine/mistakes: it says which decisions may
// become puzzles, and plays them out.
package mistakes

import (
	"cmp"
	"slices"

	"portroyal/engine/mistakes"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
	frame "portroyal/engine/puzzle"
	"portroyal/engine/record"
)

type (
	// Box is the box with the puzzles of all players.
	Box = mistakes.Box[*Puzzle, portroyal.Action]
	// Entry is a decision of a player that has been looked at.
	Entry = mistakes.Entry[*Puzzle, portroyal.Action]
	// Candidate is a decision that seems to have cost a lot.
	Candidate = mistakes.Candidate[*Puzzle, portroyal.Action]
	// Key tells decisions apart.
	Key = mistakes.Key
)

// Why puzzles do not come up any more, see engine/mistakes.
const (
	Solved  = mistakes.Solved
	Cleared = mistakes.Cleared
)

// Counts reports whether a game is looked through. Against time there is no winning chance that one player has and another
// has not.
func Counts(h *record.Head) bool {
	options, is := h.Options.(*portroyal.Options)
	return is && options != nil && mistakes.Counts(h) && !options.Together()
}

// Candidates are the decisions of persons in a game that may become puzzles, the dearest first for each of them. It is an
// error if the record does not play.
func Candidates(r *transcript.Record, judged *review.Review) (all []Candidate, err error) {
	if !Counts(&r.Head) {
		return nil, nil
	}
	var chosen []*review.Decision
	for seat := range r.Seats {
		if r.Seats[seat].Player == "" {
			chosen = append(chosen, mistakes.Dearest(judged.Dearest(seat, len(judged.Decisions)), judged.Class,
				func(d *review.Decision) int { return d.Turn })...)
		}
	}
	views := map[int]portroyal.View{}
	step := 0
	_, err = r.Follow(func(_ *portroyal.Tape, position *portroyal.Position) {
		if slices.ContainsFunc(chosen, func(d *review.Decision) bool { return d.Step == step }) {
			views[step] = position.View()
		}
		step++
	})
	if err != nil {
		return nil, err
	}
	for _, d := range chosen {
		view := views[d.Step]
		all = append(all, mistakes.NewCandidate(&r.Head, d.Seat, view, Entry{
			Step: d.Step, Turn: d.Turn, Played: d.Played, Puzzle: asked(d.Step, view, d.Best, d.Played),
		}))
	}
	return all, nil
}

// own is the name of the one rule of thumb that a puzzle in the box is held against: what its player did.
const own = "own"

// asked is a puzzle of which it is only known what seems to be best, and what was played.
func asked(step int, view portroyal.View, best, played portroyal.Action) *Puzzle {
	return &Puzzle{
		From:     frame.From{Bot: player, Decision: step},
		Position: view.Position(0),
		Choices:  []puzzle.Choice{{Action: best}, {Action: played}},
		Rules:    []puzzle.Rule{{Name: own, Action: played}},
	}
}

// order sorts by worth, the best first.
func order(worth []float64) (by []int) {
	for i := range worth {
		by = append(by, i)
	}
	slices.SortStableFunc(by, func(i, j int) int { return cmp.Compare(worth[j], worth[i]) })
	return by
}
