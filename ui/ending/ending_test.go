package ending

import (
	"context"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/ui/pieces/piecestest"
	"portroyal/ui/seen"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

var people = []string{"Ann", "Ben", "Cem", "Dora", "Eve"}

// played plays a game to its end: with this computer player at all seats, or with persons who decide at
// random.
func played(t *testing.T, seed uint64, player string, change func(*portroyal.Options)) *match.Match {
	t.Helper()
	options := portroyal.DefaultOptions()
	options.Players = uint8(2 + seed%4)
	change(&options)
	var seats []match.Seat
	for _, name := range people[:options.Players] {
		seats = append(seats, match.Seat{Name: name, Player: player})
	}
	m, err := match.New(match.Setup{Options: options, Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, 1))
	for !m.Over() {
		legal := m.Legal()
		action := legal[random.IntN(len(legal))]
		if thinker := m.Thinker(); thinker != nil {
			action = thinker.Choose(context.Background(), m.View(), legal)
		}
		if _, err := m.Play(action); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func contracts(o *portroyal.Options) {
	o.Decks |= portroyal.DeckExpansion
	o.Contracts, o.AutoContracts = true, true
}

// rows are the rows of the panel, each with what is written in it.
func rows(panel fyne.CanvasObject) (found []string) {
	seen.Walk(panel, func(object fyne.CanvasObject) {
		if row, ok := object.(*fyne.Container); ok && len(seen.All[*widgets.Plate](row)) == 0 {
			if lines := seen.Lines(row); len(lines) > 3 && len(row.Objects) == len(lines) {
				found = append(found, strings.Join(lines, " "))
			}
		}
	})
	return found
}

var colours = []int{0, 1, 2, 3, 4}

// The ranking says who has won, and for everybody the place, the points by what they come from, their sum
// and the coins; only what can bring points in this game has a column.
func TestRankingSaysWhatTheEngineCounts(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	w := s.Words
	for seed := range uint64(24) {
		m := played(t, seed, "", []func(*portroyal.Options){
			func(*portroyal.Options) {}, contracts,
			func(o *portroyal.Options) { o.RequireExpedition, o.Target = true, portroyal.MinTarget },
			func(o *portroyal.Options) {
				o.Decks, o.Target = portroyal.DeckUnterwegs, portroyal.UnterwegsTarget
				o.Players = min(o.Players, portroyal.UnterwegsPlayers)
			},
		}[seed/4%4])
		view := m.View()
		options := view.Options()
		panel := Panel(s, m, colours, Calls{})
		s.Window.SetContent(panel)
		title := w.T("end.shared")
		if winners := view.Winners(); len(winners) == 1 {
			title = w.T("end.wins", "Player", m.Seats()[winners[0]].Name)
		}
		if !seen.Says(panel, title) || !seen.Says(panel, w.N("end.turns", m.Turns())) {
			t.Errorf("seed %d: no %q in\n%s", seed, title, seen.Texts(panel))
		}
		shown := rows(panel)
		if len(shown) != len(view.Standings())+1 {
			t.Fatalf("seed %d: the rows are %q", seed, shown)
		}
		heads := []string{w.T("end.place"), w.T("end.player"), w.T("end.persons")}
		for _, column := range []struct {
			words string
			there bool
		}{
			{w.T("end.expeditions"), options.Decks.HasExpeditions()},
			{w.T("end.cargo"), options.Decks == portroyal.DeckUnterwegs},
			{w.T("end.contracts"), options.Contracts},
		} {
			if column.there {
				heads = append(heads, column.words)
			}
		}
		if want := strings.Join(append(heads, w.T("end.points"), w.T("end.coins")), " "); shown[0] != want {
			t.Errorf("seed %d: the columns are %q, want %q", seed, shown[0], want)
		}
		for i, standing := range view.Standings() {
			from := view.PointsBySource(standing.Seat)
			place := w.T("end.place.number", "Place", standing.Place)
			if !standing.Ranked {
				place = w.T("end.place.behind", "Place", standing.Place)
			}
			want := []string{place, people[standing.Seat], strconv.Itoa(from.Persons)}
			for _, column := range []struct {
				there  bool
				points int
			}{
				{options.Decks.HasExpeditions(), from.Expeditions},
				{options.Decks == portroyal.DeckUnterwegs, from.Cargo},
				{options.Contracts, from.Contracts},
			} {
				if column.there {
					want = append(want, strconv.Itoa(column.points))
				}
			}
			want = append(want, strconv.Itoa(standing.Points), strconv.Itoa(standing.Coins))
			if row := strings.Join(want, " "); shown[i+1] != row {
				t.Errorf("seed %d: row %d is %q, want %q", seed, i+1, shown[i+1], row)
			}
		}
	}
}

// A game against time says whether it is won, which contracts are fulfilled and by whom, and how that is
// beside the best result so far.
func TestEndAgainstTheClock(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	w, won := s.Words, map[bool]int{}
	for seed := range uint64(12) {
		m := played(t, seed, []string{"", "stop4", "sailor"}[seed%3], func(o *portroyal.Options) {
			contracts(o)
			o.Cooperative, o.ContractsLaid = true, uint8(1+seed%3) // few, so that some games are won
		})
		view := m.View()
		result := settings.ResultOf(&view)
		won[result.Won]++
		better, worse := result, result
		better.Won, better.Points = true, result.Points+1
		worse.Won, worse.Points, worse.Contracts = false, 0, result.Contracts-1
		for name, c := range map[string]struct {
			before *settings.Best
			says   string
		}{
			"first":  {nil, w.T("end.best.first")},
			"better": {&better, w.N("end.best.won", better.Points)},
			"worse":  {&worse, w.T("end.best.new")},
		} {
			panel := Together(s, m, colours, c.before, Calls{})
			title := w.T("end.lost")
			if result.Won {
				title = w.N("end.won", result.Points)
			}
			if !seen.Says(panel, title) || !seen.Says(panel, c.says) {
				t.Errorf("seed %d, %s: no %q or %q in\n%s", seed, name, title, c.says, seen.Texts(panel))
			}
			lines := seen.Lines(panel)
			for _, laid := range view.Contracts() {
				at := slices.Index(lines, w.ContractTitle(laid.Contract))
				if at < 0 {
					t.Fatalf("seed %d: no %s", seed, laid.Contract)
				}
				want := []string{w.T("end.contract.open")}
				if len(laid.Cubes) > 0 {
					want = nil
				}
				for _, seat := range laid.Cubes {
					want = append(want, people[seat])
				}
				if got := lines[at+1 : at+1+len(want)]; !slices.Equal(got, want) {
					t.Errorf("seed %d: beside %s stands %q, want %q", seed, laid.Contract, got, want)
				}
			}
		}
	}
	if won[false] == 0 || won[true] == 0 {
		t.Errorf("won and lost: %v", won)
	}
}

// Each way to go on does what it says; with a fixed seed there are two ways to play again.
func TestWaysToGoOn(t *testing.T) {
	m := played(t, 1, "", func(*portroyal.Options) {})
	for _, fixed := range []bool{false, true} {
		s, done := piecestest.New(t, stagetest.Small, words.English), []string{}
		does := func(what string) func() { return func() { done = append(done, what) } }
		calls := Calls{Again: does("again"), Setup: does("setup"), Look: does("look"), Start: does("start")}
		want := []string{"again", "setup", "look", "start"}
		if fixed {
			calls.Another, want = does("another"), []string{"again", "another", "setup", "look", "start"}
		}
		panel := Panel(s, m, colours, calls)
		s.Window.SetContent(panel)
		for _, plate := range seen.All[*widgets.Plate](panel) {
			test.Tap(plate)
		}
		if !slices.Equal(done, want) {
			t.Errorf("fixed seed %v: the plates do %q, want %q", fixed, done, want)
		}
	}
}
