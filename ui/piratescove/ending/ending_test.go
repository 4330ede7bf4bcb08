package ending

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/chart"
	"portroyal/ui/ending"
	"portroyal/ui/ending/endingtest"
	"portroyal/ui/piratescove/fame"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The seeds of games at random in which something rare happens.
const (
	tiedGame   = 30 // somebody wins the fight for the first place
	sharedGame = 31 // nobody does
	shortGame  = 7  // eight rounds, and fame cards lie open (V)
)

// played plays a game to its end at random, with these names and computer players at all seats but the first.
func played(t *testing.T, names []string, seed uint64) *match.Match {
	t.Helper()
	seats := make([]match.Seat, cove.MinPlayers+seed%(cove.MaxPlayers-cove.MinPlayers+1))
	for i := range seats {
		seats[i].Name = names[i]
		if i > 0 {
			seats[i].Player = "seaman"
		}
	}
	options := cove.Options{Players: uint8(len(seats))}
	if seed == shortGame {
		options.Rounds, options.OpenFame = cove.ShortRounds, true
	}
	m, err := match.New(match.Setup{Options: options, Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, 5))
	for !m.Over() {
		p := m.Present()
		legal := p.Legal(p.Owing(), nil)
		if _, err := m.Play(legal[random.IntN(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// shown shows the end of a game in the window of a stage.
func shown(t *testing.T, s *stage.Stage, m *match.Match, ways ...ending.Way) *Ending {
	t.Helper()
	s.HighContrast = true // so that no picture has to be drawn
	e := New(s, Game{Match: m, Colours: []int{0, 1, 2, 3, 4}[:len(m.Seats())]}, ways...)
	endingtest.Show(t, &e.End)
	return e
}

// rows are the rows of the ranking.
func rows(e *Ending) []endingtest.Row {
	ground := func(r *canvas.Rectangle) bool { return r.CornerRadius == 7*e.Growth() }
	return endingtest.Rows(&e.End, ground, func(text string) bool {
		return slices.ContainsFunc([]words.ID{"cove.fame.tie.won", "cove.fame.tie.lost", "cove.fame.tie.shared"},
			func(id words.ID) bool { return text == e.stage.Words.T(id) })
	})
}

// The ranking says who has won, and shows for everybody the place, the fame by source and its sum; the heading names
// only sources that somebody had, and of those who fought for the first place it says how that ended.
func TestRankingSaysWhatTheEngineCounts(t *testing.T) {
	s := stagetest.New(t, stagetest.Small, words.English)
	w := s.Words
	remarks := map[string]int{}
	for _, seed := range []uint64{0, 1, 2, 3, 4, 5, 6, 7, tiedGame, sharedGame} {
		m := played(t, endingtest.People, seed)
		p := m.Present()
		e := shown(t, s, m)
		title := w.T("end.shared")
		if winners := p.Winners(); len(winners) == 1 {
			title = w.T("end.wins", "Player", endingtest.People[winners[0]])
		}
		if !visible.Says(e.Content(), title) {
			t.Errorf("seed %d: no %q in\n%s", seed, title, visible.Texts(e.Content()))
		}
		got := rows(e)
		if len(got) != p.Players() {
			t.Fatalf("seed %d: the ranking is %q", seed, got)
		}
		places := match.Places(p)
		for i, seat := range e.ranked() {
			row := got[i].Text
			if remark := got[i].Remark; remark != "" {
				remarks[remark]++
			}
			if want := fame.Tie(w, &e.chronicle, seat); got[i].Remark != want {
				t.Errorf("seed %d: row %d says %q, want %q", seed, i+1, got[i].Remark, want)
			}
			want := w.T("end.place.number", "Place", places[seat]) + " " + endingtest.People[seat]
			sum := 0
			for j, points := range fame.Of(&e.chronicle.Seats[seat]) {
				switch {
				case points == 0:
					continue
				case fame.Sources[j].Lost:
					sum -= points
				default:
					sum += points
				}
				want += " " + strconv.Itoa(points)
			}
			want += " " + strconv.Itoa(int(p.ShipAt(seat).Fame))
			row = strings.ReplaceAll(row, "\u2013", "") // a narrow part has no sign
			if row != want || sum != int(p.ShipAt(seat).Fame) {
				t.Errorf("seed %d: row %d is %q, want %q; its parts come to %d", seed, i+1, row, want, sum)
			}
		}
		lines := visible.Lines(e.Content())
		for i := range fame.Sources {
			had := slices.ContainsFunc(e.ranked(), func(seat int) bool { return fame.Of(&e.chronicle.Seats[seat])[i] > 0 })
			if name := fame.Sources[i].Name(w); slices.Contains(lines, name) != had {
				t.Errorf("seed %d: %q is named: %v", seed, name, !had)
			}
		}
	}
	if len(remarks) != 3 {
		t.Errorf("remarks found: %v", remarks)
	}
}

// A tooltip in the ranking says who each opponent was.
func TestRankingSaysWhoPlayed(t *testing.T) {
	s := stagetest.New(t, stagetest.Small, words.English)
	e := shown(t, s, played(t, endingtest.People, 3))
	n := 0
	for _, tip := range visible.All[*widgets.Tipped](e.Content()) {
		if tip.ToolTip() == terms.Opponent(s.Words, "seaman") {
			n++
		}
	}
	if n != 4 {
		t.Errorf("%d of 4 computer players are named", n)
	}
}

// Every step in everybody's fame says whose it is, when it was made, where it leads and what made it.
func TestStepsSayWhatMadeThem(t *testing.T) {
	for _, language := range words.Languages {
		s := stagetest.New(t, stagetest.Small, language)
		for seed := range uint64(3) {
			e := shown(t, s, played(t, endingtest.People, seed))
			c := visible.All[*chart.Chart](e.Content())[0]
			s.Window.Canvas().Focus(c)
			told := map[string]bool{}
			for range 13 * len(e.chronicle.Seats) {
				stagetest.Press(s.Window.Canvas(), fyne.KeyRight)
				told[c.AccessibilityLabel()] = true
			}
			for seat := range e.chronicle.Seats {
				steps := e.chronicle.Seats[seat].Steps
				for i := range steps {
					title, lines := e.tells(seat, i)
					if want := strings.Join(append([]string{title}, lines...), "\n"); !told[want] {
						t.Errorf("%s, seed %d: nowhere is said %q", language, seed, want)
					}
					if !strings.HasPrefix(title, endingtest.People[seat]) || len(lines) != len(steps[i].Changes) {
						t.Errorf("%s, seed %d: a step of %s says %q, %q", language, seed, endingtest.People[seat], title, lines)
					}
				}
			}
		}
	}
}

// On the quay are those whom the winners have sunk or taken, and nobody else.
func TestTrophiesAreTheWinners(t *testing.T) {
	s := stagetest.New(t, stagetest.Small, words.English)
	heads := 0
	for _, seed := range []uint64{0, 1, 2, 3, 4, 9, 18, 32, tiedGame, sharedGame} {
		e := shown(t, s, played(t, endingtest.People, seed))
		want := map[string]bool{}
		for _, wreck := range e.chronicle.Sunk {
			if slices.Contains(e.chronicle.Winners, wreck.By) {
				want["heads/"+wreck.Legend.String()] = true
			}
		}
		for _, winner := range e.chronicle.Winners {
			if seat := &e.chronicle.Seats[winner]; seat.Buried+seat.BuriedGold > 0 {
				want["treasure/chest"] = true
			}
		}
		got := e.trophiesOf()
		for _, one := range got {
			if !want[one.picture] || one.tip == "" || !visible.Says(e.Content(), one.name) {
				t.Errorf("seed %d: a trophy is %+v", seed, one)
			}
			if !one.wide {
				heads++
			}
		}
		if len(got) != len(want) {
			t.Errorf("seed %d: the trophies are %+v, want %v", seed, got, want)
		}
	}
	if heads == 0 {
		t.Error("nobody was sunk by a winner")
	}
}

// The end of a game says how many hints there were and who has had them, and nothing if there were none.
func TestEndCountsHints(t *testing.T) {
	m := played(t, endingtest.People, 0)
	tips := func(hints ...int) (tips []string, says bool) {
		m.Record().Hints = hints
		e := shown(t, stagetest.New(t, stagetest.Small, words.English), m)
		for _, tipped := range visible.All[*widgets.Tipped](e.Content()) {
			tips = append(tips, tipped.ToolTip())
		}
		return tips, visible.Says(e.Content(), "hint")
	}
	if tips, says := tips(3, 1); !says || !slices.Contains(tips, "Ann used 3 hints.\nBen used 1 hint.") {
		t.Errorf("it says %v, and %q", says, tips)
	}
	if tips, says := tips(); says || slices.Contains(tips, "") {
		t.Errorf("without hints it says %v, and %q", says, tips)
	}
}

// In the harbour, the winners' ships come in with the marks of their colours on their sails.
func TestWinnersComeIn(t *testing.T) {
	for _, seed := range []uint64{0, sharedGame} {
		s := stagetest.New(t, stagetest.Small, words.English)
		m := played(t, endingtest.People, seed)
		e := New(s, Game{Match: m, Colours: []int{3, 1, 4, 0, 2}[:len(m.Seats())]})
		t.Cleanup(e.Leave)
		scene := e.scene()
		if len(scene.Flags) != len(e.chronicle.Winners) {
			t.Errorf("seed %d: %d ships of %d winners", seed, len(scene.Flags), len(e.chronicle.Winners))
		}
		for i, seat := range e.chronicle.Winners {
			if scene.Flags[i] != e.Colour(seat) || len(scene.Vessel.Layers(i)) != 4 || scene.Vessel.Layers(i)[0] == nil {
				t.Errorf("seed %d: ship %d has another colour, or no drawings", seed, i)
			}
		}
		s.Window.SetContent(e.Content())
		if n := len(e.Harbour.Fleet.Objects()); n != len(e.chronicle.Winners) {
			t.Errorf("seed %d: %d ships are in the harbour", seed, n)
		}
	}
}

// After a short game the curve ends with its last round and the fame cards (V1).
func TestCurveIsAsLongAsTheGame(t *testing.T) {
	for seed, rounds := range map[uint64]int{0: cove.Rounds, shortGame: cove.ShortRounds} {
		e := shown(t, stagetest.New(t, stagetest.Small, words.English), played(t, endingtest.People, seed))
		if turns := e.points().Turns; turns != rounds+1 {
			t.Errorf("seed %d: %d turns for %d rounds", seed, turns, rounds)
		}
		for seat := range e.Players {
			steps := e.chronicle.Seats[seat].Steps
			at := len(steps) - 1
			cards := steps[at].Changes[0].Source == chronicle.Cards
			if title, _ := e.tells(seat, at); strings.Contains(title, "round") == cards {
				t.Errorf("seed %d: the last step of seat %d is %q", seed, seat, title)
			}
		}
	}
}
