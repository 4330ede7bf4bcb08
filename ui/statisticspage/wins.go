package statisticspage

import (
	"math"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/ledger"
	"portroyal/ui/words"
)

// Sections are what makers make of a sum, without those who have nothing to tell and make nil.
func Sections[S any](sum S, width float32, makers ...func(S, float32) fyne.CanvasObject) (all []fyne.CanvasObject) {
	for _, make := range makers {
		if section := make(sum, width); section != nil {
			all = append(all, section)
		}
	}
	return all
}

// Played are games, and how long they took.
type Played struct {
	ledger.Tally
	Seconds int64
}

// length is how long the games took.
func (p *Played) length(w *words.Words) string {
	return w.Length(max(time.Duration(p.Seconds)*time.Second, time.Minute))
}

// Latest are the newest of some games one by one, each with what is said of it.
func (b *Brush) Latest(all Played, newest []ledger.Outcome, says func(ledger.Outcome) string, width float32) fyne.CanvasObject {
	w := b.Stage.Words
	s := b.Section(width, w.T("figures.latest"))
	s.Say(w.N("figures.latest.games", all.Games, "Wins", Wins(w, all.Wins), "Length", all.length(w)))
	for _, game := range newest {
		s.Link(says(game), game.Game)
	}
	return s.Done()
}

// Outcome says how a game with points ended.
func Outcome(w *words.Words, of ledger.Outcome) string {
	var points []string
	for _, n := range of.Points {
		points = append(points, strconv.Itoa(n))
	}
	score := strings.Join(points, "–")
	switch {
	case of.Share == 1:
		return w.T("figures.outcome.won", "Score", score)
	case of.Share > 0:
		return w.T("figures.outcome.shared", "Score", score)
	}
	return w.T("figures.outcome.lost", "Score", score)
}

// Group are games won by something that there is more than one of, with a line above them.
type Group struct {
	Head words.ID
	Rows []Row
}

// Row are those of one of them.
type Row struct {
	Name string
	Of   ledger.Tally
}

// Wins are games won, altogether and by groups.
func (b *Brush) Wins(all Played, groups []Group, width float32) fyne.CanvasObject {
	w := b.Stage.Words
	s := b.Section(width, w.T("figures.wins"))
	s.Say(w.N("figures.games", all.Games, "Wins", Wins(w, all.Wins), "Fair", Wins(w, math.Round(10*all.Fair)/10),
		"Length", all.length(w)))
	s.Tally(w.T("figures.all"), all.Tally)
	for _, group := range groups {
		s.Head(w.T(group.Head))
		for _, row := range group.Rows {
			s.Tally(row.Name, row.Of)
		}
	}
	s.Y += 4 * b.By
	s.Note(w.T("figures.wins.about"))
	return s.Done()
}
