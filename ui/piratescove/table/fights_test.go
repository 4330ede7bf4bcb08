package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// crowd is a fight of five about a card with all kinds of goods, and about a black ship and the Navy.
const crowd = `{"options": {"players": 5}, "phase": "exchange", "at": 0, "round": 6, "open": {"crew": "2f2d2t1c"}, "fight": {"island": "crew",
 "order": ["black-1", "navy-1", "0", "1", "2", "3", "4"], "next": 2}, "blacks": [{"legend": "flying-dutchman", "island": "crew"}],
 "navies": [{"sender": 1, "island": "crew"}],
 "seats": [{"island": "crew"}, {"island": "crew"}, {"island": "crew"}, {"island": "crew"}, {"island": "crew"}]}`

// What a fight is about stands under its title, and says in words what it is: the card of the island, what can be buried, and the
// fame for ships that are no player's.
func TestAFightSaysWhatItIsAbout(t *testing.T) {
	for name, c := range map[string]struct {
		position string
		want     func(*words.Words) []string
	}{
		"a card, and ships": {crowd, func(w *words.Words) []string {
			return []string{
				terms.Wealth(w, cove.TreasureFace{Fame: 2, Doubloons: 2, Treasures: 2, TavernCards: 1}),
				terms.LegendAbout(w, cove.FlyingDutchman), terms.LegendAbout(w, cove.Navy),
			}
		}},
		"treasures": {`{"options": {"players": 3}, "phase": "exchange", "at": 0, "round": 6, "fight": {"island": "treasure",
 "order": ["black-1", "0"], "next": 1}, "blacks": [{"legend": "hook", "island": "treasure"}],
 "seats": [{"island": "treasure", "treasures": 4}, {"island": "hull"}, {"island": "crew"}]}`, func(w *words.Words) []string {
			return []string{w.T("cove.stake.bury", "Treasures", terms.Treasures(w, 4)), terms.LegendAbout(w, cove.Hook)}
		}},
		"a prize": {`{"options": {"players": 3}, "phase": "exchange", "at": 0, "round": 6, "fight": {"island": "hull",
 "order": ["1", "0"], "next": 1}, "blacks": [{"legend": "cacafuego", "island": "hull"}],
 "seats": [{"island": "hull"}, {"island": "hull"}, {"island": "crew"}]}`, func(w *words.Words) []string {
			return []string{terms.LegendAbout(w, cove.Cacafuego)}
		}},
	} {
		s := sit(t, stagetest.Small, words.English, 1, 5, 5)
		s.pose(t, c.position, 0)
		band, bounds := s.board.Places()[board.Spot{Kind: board.Order}], stagetest.Reaches(s.stage.Window)
		for _, want := range c.want(s.stage.Words) {
			there := func(of tipped) bool {
				at := bounds(of)
				return strings.Contains(of.ToolTip(), want) && at.Y > band.Y && at.Y+at.H <= band.Y+band.H && at.X >= band.X
			}
			if !slices.ContainsFunc(visible.All[tipped](s.root), there) {
				t.Errorf("%s: it does not say %q", name, want)
			}
		}
	}
}

// With a Buccaneer behind the ship, what can be buried is told as the half that is kept (E2): on the island, on the plates, which go on
// counting in twos, and in a fight there.
func TestWhatIsBuriedIsTheHalfThatIsKept(t *testing.T) {
	const rest = `"round": 6, "buccaneer": {"by": 1, "on": 0}, "seats": [{"island": "treasure", "treasures": 5, "doubloons": 9},
 {"island": "hull"}, {"island": "crew"}]`
	s := sit(t, stagetest.Small, words.English, 1, 5, 5)
	s.pose(t, `{"options": {"players": 3}, "phase": "navigation", `+rest+`}`, 0)
	if s.worthInShort(cove.TreasureIsland) != "4" { // of 5 and 3
		t.Errorf("the island is worth %s", s.worthInShort(cove.TreasureIsland))
	}
	s.pose(t, `{"options": {"players": 3}, "phase": "visits", "at": 0, "visit": {"order": [0, 1, 2], "next": 0}, `+rest+`}`, 0)
	details := func() (all []string) {
		for _, plate := range visible.All[*widgets.Plate](s.root) {
			if strings.HasPrefix(plate.Text, "Bury") {
				all = append(all, plate.Detail)
			}
		}
		return all
	}
	if got := details(); !slices.Equal(got, []string{"for 1 fame", "for 2 fame"}) {
		t.Errorf("before anything is buried: %q", got)
	}
	s.pose(t, `{"options": {"players": 3}, "phase": "visits", "at": 0, "visit": {"order": [0, 1, 2], "next": 0, "buried": 1}, `+rest+`}`, 0)
	if got := details(); !slices.Equal(got, []string{"for 2 fame", "for 3 fame"}) {
		t.Errorf("after one: %q", got)
	}
}

// In a fight it is seen what everybody has: who is in it, and who is not, each once and inside the window, on small and large ones.
func TestAFightShowsWhatEverybodyHas(t *testing.T) {
	const position = `{"options": {"players": 5}, "phase": "exchange", "at": 0, "round": 6, "fight": {"island": "crew", "order": ["0", "1"],
 "next": 0}, "seats": [{"island": "crew", "fame": 51}, {"island": "crew", "fame": 52}, {"island": "hull", "fame": 53},
 {"island": "hull", "fame": 54}, {"island": "tavern", "fame": 55}]}`
	for _, size := range sizes {
		for _, larger := range []bool{false, true} {
			s := sit(t, size, words.English, 1, 5, 5)
			s.At.Settings.LargerText = larger
			s.pose(t, position, 0)
			s.Pass(2 * time.Second)
			if size.Width < 1200 { // beside the log
				s.toggleLog()
			}
			for _, fame := range []string{"51", "52", "53", "54", "55"} {
				n := 0
				for _, text := range visible.All[*canvas.Text](s.root) {
					if at := visible.Place(text); text.Text == fame && at.X >= 0 && at.X+text.MinSize().Width <= size.Width {
						n++
					}
				}
				if n != 1 {
					t.Errorf("%v, larger %t: a fame of %s is seen %d times", size, larger, fame, n)
				}
			}
		}
	}
}

// All of that has room in every window, also beside a hint and with larger text: no word or number is over another one, and each
// is within the band.
func TestWhatAFightIsAboutHasRoom(t *testing.T) {
	for i, size := range sizes {
		for _, larger := range []bool{false, true} {
			s := sit(t, size, words.Languages[i%len(words.Languages)], 1, 5, 5)
			s.At.Settings.LargerText = larger && size.Width >= sizes[1].Width
			s.stage.Window.Resize(size)
			s.Pass(2 * time.Second)
			for _, log := range []bool{false, true} {
				if log {
					s.toggleLog()
				}
				s.pose(t, crowd, 0)
				band, bounds := s.board.Places()[board.Spot{Kind: board.Order}], stagetest.Reaches(s.stage.Window)
				var in []*canvas.Text
				for _, text := range visible.All[*canvas.Text](s.root) {
					if text.Text != "" && geometry.Touch(bounds(text), band) {
						in = append(in, text)
					}
				}
				if len(in) != 1+4+2+7 { // the title, the goods, the prizes, and speeds
					t.Errorf("%v: %d words and numbers are in the band", s.size, len(in))
				}
				for j, text := range in {
					at := bounds(text)
					if at.X < band.X || at.X+at.W > band.X+band.W || at.Y < band.Y || at.Y+at.H > band.Y+band.H {
						t.Errorf("%v: %q is not within the band", s.size, text.Text)
					}
					for _, other := range in[j+1:] {
						if geometry.Touch(at.Inset(0.5), bounds(other).Inset(0.5)) {
							t.Errorf("%v: %q is over %q", s.size, text.Text, other.Text)
						}
					}
				}
			}
		}
	}
}

// Who has rolled stands beside the dice, and what they have hit is marked until the next salvo, in every window, also beside the log
// and a hint.
func TestHitsStaySeen(t *testing.T) {
	at := slices.IndexFunc(posed, func(p pose) bool { return p.name == "five fight" })
	for i, size := range sizes {
		s := sit(t, size, words.Languages[i%len(words.Languages)], 1, 5, 5)
		s.stage.Window.Resize(size)
		s.At.Settings.LargerText = i%2 == 1
		s.Pass(2 * time.Second)
		s.pose(t, posed[at].position, 0)
		hit := cove.Event{Kind: cove.ShipHit, Seat: 2, Ship: 2, Section: cove.Crew}
		salvo := []cove.Event{{Kind: cove.Fired, Seat: 1, Ship: 1, Target: 2, Section: cove.Crew, N: 6}}
		for range 6 {
			salvo = append(salvo, cove.Event{Kind: cove.Rolled, N: 6, Hit: true})
		}
		s.aftermath(&beat{events: salvo})
		s.apply(&beat{events: []cove.Event{hit, hit}})
		for _, log := range []bool{false, true} {
			if log {
				s.toggleLog()
			}
			s.build()
			w, dice := s.stage.Words, s.board.Dice()
			bounds, tips := stagetest.Reaches(s.stage.Window), visible.All[tipped](s.root)
			roller := slices.IndexFunc(tips, func(of tipped) bool {
				r := bounds(of)
				return of.ToolTip() == s.seats[1].Name && r.X+r.W <= dice.X && r.Y >= dice.Y && r.Y+r.H <= dice.Y+dice.H
			})
			if roller < 0 || bounds(tips[roller]).X < 0 {
				t.Errorf("%v: nobody is beside the dice at %v", s.size, dice)
			}
			struck := w.T("cove.fight.struck", "Hits", terms.Hits(w, 2))
			marked := func(of tipped) bool { return strings.Contains(of.ToolTip(), struck) }
			if !slices.ContainsFunc(tips, marked) || !visible.Says(s.root, widgets.Times(2)) {
				t.Errorf("%v: what was hit is not marked", s.size)
			}
		}
		s.At.Settings.Speed = settings.SpeedSlow
		s.pending = []beat{{events: salvo}}
		s.show()
		struck := s.stage.Words.T("cove.fight.struck", "Hits", terms.Hits(s.stage.Words, 2))
		if slices.ContainsFunc(visible.All[tipped](s.root), func(of tipped) bool { return strings.Contains(of.ToolTip(), struck) }) {
			t.Errorf("%v: the mark stays while somebody fires again", s.size)
		}
	}
}

// While a ship is outfitted the player's board shows it as it is planned, and what the steps leave in the purse.
func TestTheBoardFollowsTheYard(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 1, 3, 4)
	s.Pass(2 * time.Second)
	s.types(fyne.Key1)
	s.types(fyne.Key1)
	yard := s.question().Yard
	planned := s.present.Ships[0].Reinforced(cove.Hull, yard.Steps[cove.Hull])
	if yard.Steps[cove.Hull] != 2 {
		t.Fatalf("the hull is raised by %d", yard.Steps[cove.Hull])
	}
	for spot, want := range map[board.Spot]string{
		{Kind: board.Track, Section: cove.Hull}: s.board.SectionFact(&planned, cove.Hull),
		{Kind: board.Gold}:                      terms.Doubloons(s.stage.Words, yard.Left),
	} {
		if got := s.board.Called(spot); got != want {
			t.Errorf("%+v says %q, not %q", spot, got, want)
		}
	}
}
