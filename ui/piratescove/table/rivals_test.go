package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// rival is whose ship is on the sheet that is open, -1 for nobody's.
func (s *sat) rival() int {
	if !s.stage.Covered() {
		return -1
	}
	ribbons := visible.All[*widgets.Ribbon](visible.Top(s.stage.Window.Canvas()))
	return slices.Index(s.asks.Names, ribbons[0].Text())
}

// clicks clicks on what is at a place of the table, and on nothing above it.
func (s *sat) clicks(t *testing.T, at geometry.Rectangle) {
	t.Helper()
	takers := visible.Takers(s.root)
	for _, taker := range slices.Backward(takers) {
		if taker.Has(fyne.NewPos(at.X+at.W/2, at.Y+at.H/2)) {
			taker.Object.(fyne.Tappable).Tapped(&fyne.PointEvent{})
			return
		}
	}
	t.Fatalf("nothing can be clicked at %v", at)
}

// A click on the panel of another player, on their ship or on a section of it, opens the sheet with their ship, and a second one
// closes it. Where a ship lies at an island that can be chosen, a click chooses that; the own ship has no sheet.
func TestAClickOpensTheShipOfARival(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 1, 4, 5)
	for _, c := range []struct {
		pose  string
		spot  board.Spot
		opens int
	}{
		{"ships at seven islands", board.Spot{Kind: board.Panel, Seat: 2}, 2},
		{"ships at seven islands", board.Spot{Kind: board.Fame, Seat: 0}, -1},
		{"cards in force", board.Spot{Kind: board.Fighter, Ship: 2}, 2},
		{"cards in force", board.Spot{Kind: board.Fighter, Ship: 0}, -1},
		{"cards in force", board.Spot{Kind: board.Part, Ship: 1, Section: cove.Crew}, -1}, // it is aimed at
		{"a crippled ship looks on", board.Spot{Kind: board.Part, Ship: 1, Section: cove.Crew}, 1},
		{"a buccaneer among five", board.Spot{Kind: board.Panel, Seat: 3}, 3},
	} {
		at := slices.IndexFunc(posed, func(p pose) bool { return p.name == c.pose })
		s.pose(t, posed[at].position, 0)
		place := s.board.Places()[c.spot]
		says := func(of tipped) bool {
			bounds := stagetest.Reaches(s.stage.Window)(of)
			return bounds.X == place.X && bounds.Y == place.Y && strings.Contains(of.ToolTip(), s.stage.Words.T("cove.table.rival"))
		}
		if panel := c.spot.Kind == board.Panel; panel != slices.ContainsFunc(visible.All[tipped](s.root), says) {
			t.Errorf("%s: the tip of %+v says what a click does: %t", c.pose, c.spot, !panel)
		}
		s.clicks(t, place)
		if got := s.rival(); got != c.opens {
			t.Errorf("%s: a click on %+v opens the ship of %d, not %d", c.pose, c.spot, got, c.opens)
		}
		if c.opens < 0 {
			continue
		}
		visible.All[*widgets.Area](visible.Top(s.stage.Window.Canvas()))[0].Tapped(nil)
		if s.stage.Covered() {
			t.Errorf("%s: a second click does not close the sheet", c.pose)
		}
	}
	for name, chooses := range map[string]bool{"ships at seven islands": false, "five at one island, and who sails there": true} {
		at := slices.IndexFunc(posed, func(p pose) bool { return p.name == name })
		s.pose(t, posed[at].position, 0)
		ship, _ := s.ShipAt(1)
		s.clicks(t, ship)
		if opens := s.rival() == 1; opens == chooses {
			t.Errorf("%s: a click on a ship opens it: %t", name, opens)
		}
		s.stage.CloseAll()
	}
}

// S opens the ship of who acts, the arrows go on to the others and round, and S or Escape closes it. What changes at the table
// changes on the sheet.
func TestKeysOfRivals(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 1, 4, 5)
	s.Pass(2 * time.Second)
	s.acts, s.asked = 2, -1
	s.build()
	var led []int
	for _, key := range []fyne.KeyName{fyne.KeyS, fyne.KeyRight, fyne.KeyRight, fyne.KeyLeft, fyne.KeyUp, fyne.KeyDown} {
		s.Press(key)
		led = append(led, s.rival())
	}
	if want := []int{2, 3, 1, 3, 2, 3}; !slices.Equal(led, want) {
		t.Errorf("the keys lead to %v, not %v", led, want)
	}
	s.present.Ships[3].Fame = 77
	s.build()
	if top := visible.Top(s.stage.Window.Canvas()); !visible.Says(top, "77") {
		t.Error("the sheet does not follow the game")
	}
	for _, key := range []fyne.KeyName{fyne.KeyS, fyne.KeyEscape} {
		if s.Press(key); s.stage.Covered() {
			t.Fatalf("%s does not close it", key)
		}
		s.Press(fyne.KeyS)
	}
}

// The sheet says of a computer player how strong they are and what they like, and of everybody what runs against them; it has as
// many backs as they have cards.
func TestTheSheetOfARivalTellsWhoItIs(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 1, 4, 5)
	at := slices.IndexFunc(posed, func(p pose) bool { return p.name == "cards in force for the round" })
	s.pose(t, posed[at].position, 0)
	s.seats[1].Player = "admiral:fighter"
	s.present.Ships[1].Parrot, s.present.Hands[1] = cove.Flint, 3
	s.build()
	s.clicks(t, s.board.PanelOf(1))
	w := s.stage.Words
	said := s.everything()
	for _, want := range append(
		terms.OpponentAbout(w, "admiral:fighter"), terms.Opponent(w, "admiral:fighter"), terms.Card(w, cove.Flint),
		w.T("cove.table.pursued", "Player", s.seats[1].Name, "Other", s.seats[2].Name),
		terms.Island(w, cove.Cove), w.T("cove.region.backs", "Cards", terms.Cards(w, 3)), widgets.Times(3),
	) {
		if !strings.Contains(said, want) {
			t.Errorf("it does not say %q", want)
		}
	}
}

// The sheet fits into every window, with the longest names and all that a ship can have, with larger text too.
func TestTheSheetOfARivalFits(t *testing.T) {
	for i, size := range sizes {
		for _, larger := range []bool{false, true} {
			if larger && size.Width < sizes[1].Width {
				continue // there is no larger text
			}
			s := sit(t, size, words.Languages[i%len(words.Languages)], 1, 5, 5)
			s.At.Settings.LargerText = larger
			s.stage.Window.Resize(size)
			s.Pass(2 * time.Second)
			for seat := range s.seats {
				s.seats[seat].Name, s.seats[seat].Player = long[seat], "governor:gambler"
				ship := &s.present.Ships[seat]
				ship.Fame, ship.Doubloons, ship.Treasures, s.present.Hands[seat] = 138, 200, 46, 38
				ship.Parrot, ship.Island = cove.Silver, cove.TreasureIsland
				for section := range cove.Sections {
					ship.Places[section], ship.Craft[section] = 8, cove.Struck
				}
			}
			s.present.Pursuit = cove.Pursuit{Runs: true, By: 1, On: 2}
			s.present.Map = cove.Map{Seat: 2, Island: cove.CannonIsland}
			s.build()
			s.types(fyne.KeyS)
			for range 3 {
				if s.Press(fyne.KeyRight); !s.stage.Covered() {
					t.Fatal("there is no sheet")
				}
				s.WordsFit(fmt.Sprintf("%v, larger text %t", s.size, larger))
			}
		}
	}
}
