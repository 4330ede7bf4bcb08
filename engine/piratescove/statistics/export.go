package statistics

import (
	"time"

	"portroyal/engine/archive"
	"portroyal/engine/ledger"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/piratescove/transcript"
)

// ExportVersion is the version of the columns of exported files, see COLUMNS.md. A column that is there stays what it is.
const ExportVersion = 2

// GameRow is the row of a game in exported files. Lists are by seat.
type GameRow struct {
	Version   int        `json:"version"`
	Game      string     `json:"game"`
	Begun     string     `json:"begun"`
	Players   int        `json:"players"`
	Rounds    int        `json:"rounds"`
	Practice  bool       `json:"practice"`
	Seconds   int64      `json:"seconds"`
	Undone    int        `json:"undone"`
	Names     []string   `json:"names"`
	Bots      []string   `json:"bots"`
	Places    []int      `json:"places"`
	Fame      []int      `json:"fame"`
	Share     []float64  `json:"share"`
	Hints     []int      `json:"hints"`
	Fought    []int      `json:"fought"`
	Won       []int      `json:"won"`
	Fled      []int      `json:"fled"`
	Crippled  []int      `json:"crippled"`
	Plundered []int      `json:"plundered"`
	Buried    []int      `json:"buried"`
	Cost      []*float64 `json:"cost"` // nil for a seat without a review, as below
	Counted   []*int     `json:"counted"`
}

// Row is the row of a game, with what reviews of its seats say.
func (g *Game) Row(reviews map[int]*review.Review) GameRow {
	row := GameRow{
		Version: ExportVersion, Game: g.ID, Begun: g.Begun.UTC().Format(time.RFC3339), Players: len(g.Seats),
		Rounds: g.Length().Rounds(), Practice: g.Practice, Seconds: g.Played / 1000, Undone: g.Undone,
	}
	for i := range g.Seats {
		s := &g.Seats[i]
		row.Names, row.Bots, row.Places = append(row.Names, s.Name), append(row.Bots, s.Player), append(row.Places, s.Place)
		row.Fame, row.Share, row.Hints = append(row.Fame, s.Last()), append(row.Share, s.Share), append(row.Hints, s.Hints)
		row.Fought, row.Won = append(row.Fought, s.Fights.Fought), append(row.Won, s.Fights.Won)
		row.Fled, row.Crippled = append(row.Fled, s.Fights.Fled), append(row.Crippled, s.Fights.Crippled)
		row.Plundered, row.Buried = append(row.Plundered, s.Plunder.Cards), append(row.Buried, s.Plunder.Buried)
		var cost *float64
		var counted *int
		if r := reviews[i]; r != nil {
			n, sum := r.Charged()
			cost, counted = &sum, &n
		}
		row.Cost, row.Counted = append(row.Cost, cost), append(row.Counted, counted)
	}
	return row
}

// DecisionRow is the row of a decision in exported files.
type DecisionRow struct {
	Version int     `json:"version"`
	Game    string  `json:"game"`
	Step    int     `json:"step"`
	Round   int     `json:"round"`
	Seat    int     `json:"seat"`
	Kind    string  `json:"kind"`
	Action  string  `json:"action"`
	Best    string  `json:"best"`
	Cost    float64 `json:"cost"`
	Error   float64 `json:"error"`
	Counted bool    `json:"counted"`
	Class   string  `json:"class"`
	Mixed   bool    `json:"mixed"`
}

// Decisions are the rows of the reviewed seats of a game.
func Decisions(game string, players int, reviews map[int]*review.Review) (rows []DecisionRow) {
	for seat := range players {
		r := reviews[seat]
		if r == nil {
			continue
		}
		for i := range r.Decisions {
			d := &r.Decisions[i]
			rows = append(rows, DecisionRow{
				ExportVersion, game, d.Step, d.Round, seat, d.Kind.String(), d.Played.Action.String(), d.Best.Action.String(),
				d.Cost(), d.Played.BehindError, r.Counted(d), r.Class(d).String(), d.Mixed,
			})
		}
	}
	return rows
}

// Export writes all that is exported, each file with a call of save.
func Export(from *archive.Archive, shelf review.Shelf, book *Book, save ledger.Save) error {
	games, decisions := []GameRow{}, []DecisionRow{}
	for i := range book.Games {
		g := &book.Games[i]
		var reviews map[int]*review.Review
		if shelf.Written(g.ID) != 0 {
			if of, is := ledger.Load[*transcript.Record](from, g.ID); is {
				reviews = shelf.Load(of)
			}
		}
		games = append(games, g.Row(reviews))
		decisions = append(decisions, Decisions(g.ID, len(g.Seats), reviews)...)
	}
	return ledger.Export(games, decisions, save)
}
