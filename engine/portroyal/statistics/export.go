package statistics

import (
	"time"

	"portroyal/engine/archive"
	"portroyal/engine/ledger"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
)

// ExportVersion is the version of the columns of exported files, see COLUMNS.md. A column that is there stays what it is.
const ExportVersion = 1

// GameRow is the row of a game in exported files. Lists are by seat.
type GameRow struct {
	Version    int       `json:"version"`
	Game       string    `json:"game"`
	Begun      string    `json:"begun"`
	Edition    Edition   `json:"edition"`
	Players    int       `json:"players"`
	Together   bool      `json:"together"`
	Difficulty int       `json:"difficulty"`
	Practice   bool      `json:"practice"`
	Daily      string    `json:"daily"`
	Rounds     int       `json:"rounds"`
	Seconds    int64     `json:"seconds"`
	Undone     int       `json:"undone"`
	Names      []string  `json:"names"`
	Bots       []string  `json:"bots"`
	Order      []int     `json:"order"`
	Points     []int     `json:"points"`
	Share      []float64 `json:"share"`
	Hints      []int     `json:"hints"`
	Drawn      []int     `json:"drawn"`
	Busts      []int     `json:"busts"`
	Expected   []float64 `json:"expected"`
	Luck       []float64 `json:"luck"` // empty without a review, as the two below
	Cost       []float64 `json:"cost"`
	Counted    []int     `json:"counted"`
}

// Row is the row of a game.
func (g *Game) Row() GameRow {
	row := GameRow{
		Version: ExportVersion, Game: g.ID, Begun: g.Begun.UTC().Format(time.RFC3339), Edition: g.Edition,
		Players: len(g.Seats), Together: g.Together, Difficulty: g.Difficulty, Practice: g.Practice, Daily: g.Daily,
		Rounds: g.Rounds, Seconds: g.Played / 1000, Undone: g.Undone,
		Luck: []float64{}, Cost: []float64{}, Counted: []int{},
	}
	for i := range g.Seats {
		s := &g.Seats[i]
		row.Names, row.Bots, row.Order = append(row.Names, s.Name), append(row.Bots, s.Player), append(row.Order, s.Order)
		row.Points, row.Share = append(row.Points, s.Points), append(row.Share, s.Share)
		row.Hints, row.Drawn = append(row.Hints, s.Hints), append(row.Drawn, s.Risks.Drawn)
		row.Busts, row.Expected = append(row.Busts, s.Risks.Busts), append(row.Expected, s.Risks.Expected)
		if j := s.Judged; j != nil {
			row.Luck, row.Cost = append(row.Luck, j.Luck), append(row.Cost, j.Cost)
			row.Counted = append(row.Counted, j.Counted)
		}
	}
	return row
}

// DecisionRow is the row of a decision in exported files.
type DecisionRow struct {
	Version int     `json:"version"`
	Game    string  `json:"game"`
	Step    int     `json:"step"`
	Turn    int     `json:"turn"`
	Seat    int     `json:"seat"`
	Phase   string  `json:"phase"`
	Action  string  `json:"action"`
	Best    string  `json:"best"`
	Cost    float64 `json:"cost"`
	Counted bool    `json:"counted"`
	Class   string  `json:"class"`
	Bust    float64 `json:"bust"`
	Luck    float64 `json:"luck"` // of the cards that it turned up, for its seat
}

// Decisions are the rows of a reviewed game.
func Decisions(game string, r *review.Review) (rows []DecisionRow) {
	luck := make(map[int]float64)
	for i := range r.Cards {
		luck[r.Cards[i].Step] += r.Cards[i].Luck[r.Decisions[r.Cards[i].Step].Seat]
	}
	for i := range r.Decisions {
		d := &r.Decisions[i]
		rows = append(rows, DecisionRow{
			ExportVersion, game, d.Step, d.Turn, d.Seat, d.Phase.String(), d.Played.String(), d.Best.String(), d.Cost(),
			r.Counted(d), r.Class(d).String(), d.Bust, luck[d.Step],
		})
	}
	return rows
}

// Export writes all that is exported, each file with a call of save.
func Export(from *archive.Archive, shelf review.Shelf, book *Book, save ledger.Save) error {
	games, decisions := []GameRow{}, []DecisionRow{}
	for i := range book.Games {
		g := &book.Games[i]
		games = append(games, g.Row())
		if g.Seats[0].Judged == nil {
			continue
		}
		if of, is := ledger.Load[*transcript.Record](from, g.ID); is {
			if r := shelf.Load(of); r != nil {
				decisions = append(decisions, Decisions(g.ID, r)...)
			}
		}
	}
	return ledger.Export(games, decisions, save)
}
