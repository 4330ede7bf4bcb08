package ending

import (
	"context"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/ending"
	"portroyal/ui/ending/endingtest"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// played plays a game to its end, with this computer player at all seats, or with persons who decide at random.
func played(t *testing.T, seed uint64, player string, change func(*portroyal.Options)) *match.Match {
	t.Helper()
	return playedBy(t, endingtest.People, seed, player, change)
}

// playedBy is played with these names.
func playedBy(t *testing.T, names []string, seed uint64, player string, change func(*portroyal.Options)) *match.Match {
	t.Helper()
	options := portroyal.DefaultOptions()
	options.Players = uint8(2 + seed%4)
	change(&options)
	var seats []match.Seat
	for _, name := range names[:options.Players] {
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

func everything(o *portroyal.Options) {
	contracts(o)
	o.Decks |= portroyal.DeckNails | portroyal.DeckGambler
}

// shown shows the end of a game in the window of a stage.
func shown(t *testing.T, s *pieces.Stage, game Game, ways ...ending.Way) *Ending {
	t.Helper()
	game.Colours = []int{0, 1, 2, 3, 4}[:len(game.Match.Seats())]
	s.HighContrast = true // so that no picture has to be drawn
	e := New(s, game, ways...)
	endingtest.Show(t, &e.End)
	return e
}

// rows are the rows of the ranking.
func rows(e *Ending) []endingtest.Row {
	ground := func(r *canvas.Rectangle) bool { return r.FillColor == e.stage.Colours().PanelRaised }
	return endingtest.Rows(&e.End, ground, func(text string) bool {
		return text == e.stage.Words.T("end.behind") || text == e.stage.Words.T("end.tie")
	})
}

// The ranking says who has won, and shows for everybody the place, the points by source, their sum and the coins;
// the heading names only sources that are possible in this game.
func TestRankingSaysWhatTheEngineCounts(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	w, said := s.Words, map[string]int{}
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
		e := shown(t, s, Game{Match: m})
		title := w.T("end.shared")
		if winners := view.Winners(); len(winners) == 1 {
			title = w.T("end.wins", "Player", m.Seats()[winners[0]].Name)
		}
		if !visible.Says(e.Content(), title) || !visible.Says(e.Content(), w.N("end.turns", m.Turns())) {
			t.Errorf("seed %d: no %q in\n%s", seed, title, visible.Texts(e.Content()))
		}
		lines := visible.Lines(e.Content())
		for id, there := range map[words.ID]bool{
			"end.persons": true, "end.expeditions": options.Decks.HasExpeditions(),
			"end.cargo": options.Decks == portroyal.DeckUnterwegs, "end.contracts": options.Contracts,
		} {
			if slices.Contains(lines, w.T(id)) != there {
				t.Errorf("seed %d: %q is named: %v", seed, w.T(id), !there)
			}
		}
		got := rows(e)
		var want []string
		for _, standing := range view.Standings() {
			from := view.PointsBySource(standing.Seat)
			row := w.T("end.place.number", "Place", standing.Place) + " " + endingtest.People[standing.Seat]
			for _, points := range []int{from.Persons, from.Expeditions, from.Cargo, from.Contracts} {
				if points > 0 {
					row += " " + strconv.Itoa(points)
				}
			}
			want = append(want, row+" "+strconv.Itoa(standing.Points)+" "+strconv.Itoa(standing.Coins))
		}
		if !slices.EqualFunc(got, want, func(row endingtest.Row, want string) bool { return row.Text == want }) {
			t.Errorf("seed %d: the ranking is %q, want %q", seed, got, want)
		}
		standings := view.Standings()
		for i, standing := range standings {
			want := ""
			if !standing.Ranked {
				want = w.T("end.behind")
			}
			for _, other := range standings {
				if standing.Ranked && other.Ranked && other.Points == standing.Points && other.Coins < standing.Coins {
					want = w.T("end.tie")
				}
			}
			if got[i].Remark != want {
				t.Errorf("seed %d: row %d says %q, want %q", seed, i+1, got[i].Remark, want)
			}
			said[want]++
		}
	}
	if len(said) != 3 {
		t.Errorf("remarks found: %v", said)
	}
}

// A tooltip in the ranking says who each opponent was.
func TestRankingSaysWhoPlayed(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	tips := func(player string) map[string]int {
		e, told := shown(t, s, Game{Match: played(t, 3, player, everything)}), map[string]int{}
		for _, tip := range visible.All[*widgets.Tipped](e.Content()) {
			told[tip.ToolTip()]++
		}
		return told
	}
	if n := tips("stop4")[terms.Opponent(s.Words, "stop4")]; n != 5 {
		t.Errorf("%d of 5 computer players are named", n)
	}
	if n := tips("")[terms.Opponent(s.Words, "")]; n != 0 {
		t.Errorf("%d persons are called computer players", n)
	}
}

// The length of each part of a bar is proportional to its points; the parts follow each other in the colours of
// their sources.
func TestBarsAreAsLongAsThePoints(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	e := shown(t, s, Game{Match: played(t, 3, "stop4", everything)})
	each := float32(0)
	for _, standing := range e.view.Standings() {
		row := e.row(standing)
		sources, all := e.sources(standing.Seat)
		row.Remark = ""
		objects := e.Bar(&row, sources, 20, ending.Area{Size: fyne.NewSize(400, 40)})
		x := float32(0)
		for of, source := range sources {
			points := all[of]
			if points == 0 {
				continue
			}
			i := slices.IndexFunc(objects, func(object fyne.CanvasObject) bool {
				block, ok := object.(*canvas.Rectangle)
				return ok && block.FillColor == source.Paint.Base
			})
			if i < 0 {
				t.Fatalf("seat %d: no part for %s", standing.Seat, source.Name)
			}
			if at, width := objects[i].Position().X, objects[i].Size().Width; at != x || width != 20*float32(points) {
				t.Errorf("seat %d: %s goes from %v for %v, want %v for %v", standing.Seat, source.Name, at, width, x,
					20*points)
			}
			x += objects[i].Size().Width
			each++
		}
	}
	if each < 6 {
		t.Errorf("only %v parts have been checked", each)
	}
}

// The winners are shown with their persons, each of them once.
func TestCrewIsThatOfTheWinners(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	shared := 0
	for seed := range uint64(40) {
		m := played(t, seed, "", func(o *portroyal.Options) { o.Target = portroyal.MinTarget })
		e := shown(t, s, Game{Match: m})
		if seed%2 == 0 && len(e.view.Winners()) > 1 { // on the quay of the picture, not in a plain window
			s.HighContrast = false
			e.Rebuild()
		}
		var want, got []portroyal.Card
		for _, seat := range e.view.Winners() {
			want = append(want, e.view.Display(seat)...)
		}
		if len(e.view.Winners()) > 1 {
			shared++
		}
		cards := visible.All[*pieces.Card](e.Content())
		for i, card := range cards {
			got = append(got, card.Card)
			from, to := visible.Place(card), visible.Place(card).AddXY(card.Size().Width, card.Size().Height)
			if f := e.Frame(); from.X < 0 || from.Y < e.Sky(f) || to.X > f.Room || to.Y > f.Ways.Y {
				t.Errorf("seed %d: %s extends from %v to %v", seed, card.Card, from, to)
			}
			if at := visible.Place(cards[max(i-1, 0)]); !e.stage.HighContrast && card.Ring != cards[max(i-1, 0)].Ring &&
				from.X < at.X+cards[i-1].Size().Width {
				t.Errorf("seed %d: %s overlaps a card of another crew", seed, card.Card)
			}
		}
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("seed %d: on the quay are %v, want %v", seed, got, want)
		}
	}
	if shared == 0 {
		t.Error("no win was shared")
	}
}

// The end of a game against time says whether it is won, which contracts are fulfilled and by whom, and how this
// compares to the best result so far.
func TestEndAgainstTheClock(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	w, won := s.Words, map[bool]int{}
	for seed := range uint64(12) {
		m := played(t, seed, []string{"", "stop4", "sailor"}[seed%3], func(o *portroyal.Options) {
			contracts(o)
			o.Cooperative, o.ContractsLaid = true, uint8(1+seed%3) // only a few, so that some games are won
		})
		view := m.View()
		result := progress.ResultOf(&view)
		won[result.Won]++
		better, worse := result, result
		better.Won, better.Points = true, result.Points+1
		worse.Won, worse.Points, worse.Contracts = false, 0, result.Contracts-1
		for name, c := range map[string]struct {
			before *progress.Best
			says   string
		}{
			"first":  {nil, w.T("end.best.first")},
			"better": {&better, w.N("end.best.won", better.Points)},
			"worse":  {&worse, w.T("end.best.new")},
		} {
			e := shown(t, s, Game{Match: m, Before: c.before})
			title := w.T("end.lost")
			if result.Won {
				title = w.N("end.won", result.Points)
			}
			if !visible.Says(e.Content(), title) || !visible.Says(e.Content(), c.says) {
				t.Errorf("seed %d, %s: no %q or %q in\n%s", seed, name, title, c.says, visible.Texts(e.Content()))
			}
			laid := map[portroyal.Contract][]int{}
			for _, l := range view.Contracts() {
				laid[l.Contract] = l.Cubes
			}
			for _, contract := range visible.All[*pieces.Contract](e.Content()) {
				cubes := laid[contract.Contract]
				delete(laid, contract.Contract)
				want := w.T("end.contract.open")
				for i, seat := range cubes {
					if contract.Cubes[i] != e.seats.Cube(seat) {
						t.Errorf("seed %d: cube %d on %s is %v", seed, i, contract.Contract, contract.Cubes[i])
					}
					if i == 0 {
						want = endingtest.People[seat]
					} else {
						want += ", " + endingtest.People[seat]
					}
				}
				if got := below(e, contract); got != want || contract.Dimmed != (len(cubes) == 0) {
					t.Errorf("seed %d: below %s it says %q, want %q; dimmed %v", seed, contract.Contract, got, want,
						contract.Dimmed)
				}
			}
			if len(laid) > 0 {
				t.Errorf("seed %d: %v are not shown", seed, laid)
			}
		}
	}
	if won[false] == 0 || won[true] == 0 {
		t.Errorf("won and lost: %v", won)
	}
}

// below is the text just below a contract.
func below(e *Ending, contract *pieces.Contract) (found string) {
	at, size := visible.Place(contract), contract.Size()
	least := float32(40)
	for _, text := range visible.All[*canvas.Text](e.Content()) {
		from, to := visible.Ink(text)
		middle := (from.X + to.X) / 2
		if down := from.Y - at.Y - size.Height; middle > at.X && middle < at.X+size.Width && down > -3 && down < least {
			found, least = text.Text, down
		}
	}
	return found
}

// Text on the colours of seats and sources is legible.
func TestWordsOnColoursAreReadable(t *testing.T) {
	for i, seat := range palette.Seats {
		if c := palette.Contrast(seat, ending.OnSeat); c < 4.5 {
			t.Errorf("on seat %d the contrast is %.1f", i, c)
		}
	}
	for _, source := range []palette.Source{
		palette.FromPersons, palette.FromExpeditions, palette.FromCargo, palette.FromContracts,
	} {
		if c := palette.Contrast(source.Base, source.On); c < 4.5 {
			t.Errorf("on %v the contrast is %.1f", source.Base, c)
		}
	}
}
