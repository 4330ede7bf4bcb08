package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/table/gametest"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// sizes are those of windows that people have, and the least.
var sizes = []fyne.Size{
	fyne.NewSize(800, 500), fyne.NewSize(1024, 700), fyne.NewSize(1280, 720), fyne.NewSize(1920, 1080),
	fyne.NewSize(2560, 1080), fyne.NewSize(3840, 2160),
}

// named checks that a name is shortened rather than written too small, and is whole in a tip wherever it stands.
func (s *sat) named(t *testing.T, where string) {
	t.Helper()
	if s.size.Width < sizes[1].Width { // what is smaller there is so by itself
		return
	}
	const legible = 9
	bounds, tips := stagetest.Reaches(s.stage.Window), visible.All[tipped](s.root)
	for _, text := range visible.All[*canvas.Text](s.root) {
		begins, shortened := strings.CutSuffix(text.Text, "…")
		at := slices.IndexFunc(long, func(name string) bool { return strings.HasPrefix(name, begins) })
		if at < 0 || len(begins) < 2 {
			continue
		}
		if text.TextSize < legible {
			t.Errorf("%s: %q is written at %v", where, text.Text, text.TextSize)
		}
		middle := bounds(text).Centred(2, 2)
		said := func(of tipped) bool {
			return geometry.Touch(middle, bounds(of)) && strings.Contains(of.ToolTip(), long[at])
		}
		if shortened && !slices.ContainsFunc(tips, said) {
			t.Errorf("%s: no tip says %q where %q is", where, long[at], text.Text)
		}
	}
}

// tipped is what has a tip.
type tipped interface {
	fyne.CanvasObject
	ToolTip() string
}

// least is the least that can be hit of what can be pressed, in both directions: less of a card in a hand of a dozen kinds,
// and in a window that is smaller than what the table is made for.
func (s *sat) least(spot board.Spot) float32 {
	if spot.Kind == board.Hand || s.size.Width < stage.Smallest.Width {
		return 16
	}
	return 24
}

// Whatever comes up at the table is within its window, and all that can be chosen can be hit.
func TestTheTableFits(t *testing.T) {
	for n, of := range posed {
		players := of.players(t)
		for i, size := range []fyne.Size{sizes[0], sizes[1], sizes[2+n%(len(sizes)-2)]} { // each of the others by turns
			language := words.Languages[(n+i)%len(words.Languages)]
			s := sit(t, size, language, 1, players, 5)
			s.At.Settings.ShowChance = true
			s.stage.Window.Resize(size)
			s.Pass(2 * time.Second)
			for seat := range s.seats {
				s.seats[seat].Name, s.asks.Names[seat] = long[seat], long[seat]
			}
			at := &pressing{}
			s.board = board.New(s.At, s.seats, nil, board.Calls{Tap: at.tapped, Ask: func(board.Spot) {}, Miss: func() {}})
			s.pose(t, of.position, 0)
			name := fmt.Sprintf("%s at %v in %s", of.name, s.size, language)
			s.fits(t, name, at)
			s.named(t, name)
			s.fitsBesideHints(t, name)
			s.toggleLog()
			s.fits(t, name+", with the log", at)
			s.clearOfLog(t, name)
			s.toggleLog()
			s.laden(t, name)
			for _, option := range s.question().Options { // the next step, such as a card that is about to be played
				if option.Spot.Kind == board.Hand {
					s.answer(option)
					s.fits(t, name+", with "+option.Spot.Card.String(), at)
					s.asks.Cancel()
				}
			}
		}
	}
}

// So does what comes up where several persons with long names share the screen.
func TestTheTableFitsSeveralPersons(t *testing.T) {
	m := matchWhere(t, sought{persons: 5, players: 5}, func(p *cove.Position) bool {
		hands := 0
		for seat := range 5 {
			hands += min(p.HandSize(seat), 1)
		}
		return p.Phase() == cove.AfterNavigation && hands == 5
	})
	for i, size := range sizes {
		for _, asks := range []bool{false, true} { // the screen is handed over, or all are asked for cards
			from := m
			if !asks {
				from = gametest.New(t, 5, 5, 2)
			}
			s := sitAt(t, size, words.Languages[i%len(words.Languages)], from)
			s.stage.Window.Resize(size)
			for seat := range s.seats {
				s.seats[seat].Name, s.asks.Names[seat] = long[seat], long[seat]
			}
			s.Pass(2 * time.Second)
			s.build()
			if asks != s.everybody() || asks == (s.hands >= 0) {
				t.Fatalf("everybody is asked: %t, the screen goes to %d", s.everybody(), s.hands)
			}
			s.fits(t, fmt.Sprintf("five persons at %v in %s", s.size, words.Languages[i%len(words.Languages)]), &pressing{})
		}
	}
}

// What an island is worth is seen also where a black ship or the Navy is.
func TestTheWorthOfIslandsIsSeen(t *testing.T) {
	for _, size := range sizes {
		s := sitWhere(t, sought{size: size, persons: 1, players: 3}, func(p *cove.Position) bool {
			of := p.Board()
			return first(p, cove.Navigation) && !of.Blacks[0].Gone && of.Open[of.Blacks[0].Island] != 0
		})
		s.At.Settings.ShowChance = true
		s.stage.Window.Resize(size)
		s.Pass(2 * time.Second)
		s.build()
		black := s.present.Blacks[0]
		ship, there := s.board.Places()[board.Spot{Kind: board.Foe, Ship: cove.FirstBlack, Island: black.Island}]
		if !there {
			t.Fatalf("%v: %s is not on the chart", size, black.Legend)
		}
		worths, bounds := 0, stagetest.Reaches(s.stage.Window)
		for _, text := range visible.All[*canvas.Text](s.root) {
			if !strings.Contains(text.Text, ".") || strings.ContainsAny(text.Text, " ?") {
				continue
			}
			worths++
			at := bounds(text)
			if at.X < ship.X+ship.W && ship.X < at.X+at.W && at.Y < ship.Y+ship.H && ship.Y < at.Y+at.H {
				t.Errorf("%v: %s is over %q", size, black.Legend, text.Text)
			}
		}
		if worths < 3 {
			t.Errorf("%v: only %d islands say what they are worth", size, worths)
		}
	}
}

// With larger text nothing on the chart is over what islands are worth, and that is over no other number.
func TestTheLargerWorthOfIslandsIsSeen(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}} {
		s := sitWhere(t, sought{size: size, persons: 1, players: 3}, func(p *cove.Position) bool {
			of := p.Board()
			return first(p, cove.Navigation) && !of.Blacks[0].Gone && of.Open[of.Blacks[0].Island] != 0
		})
		s.At.Settings.ShowChance, s.At.Settings.LargerText = true, true
		s.stage.Window.Resize(size)
		s.Pass(2 * time.Second)
		s.Restyle()
		bounds, texts := stagetest.Reaches(s.stage.Window), visible.All[*canvas.Text](s.root)
		texts = slices.DeleteFunc(texts, func(text *canvas.Text) bool { return text.Text == "" })
		worths := 0
		for _, worth := range texts {
			if !strings.Contains(worth.Text, ".") || strings.ContainsAny(worth.Text, " ?") {
				continue
			}
			worths++
			for _, other := range texts {
				if worth != other && geometry.Touch(bounds(worth).Inset(1), bounds(other).Inset(1)) {
					t.Errorf("%v: the worth %q and %q are in one place", size, worth.Text, other.Text)
				}
			}
		}
		if worths < 3 {
			t.Errorf("%v: only %d islands say what they are worth", size, worths)
		}
	}
}

// pressing takes down what is pressed on a board.
type pressing struct{ spot board.Spot }

func (p *pressing) tapped(spot board.Spot) { p.spot = spot }

// fits checks what is on the table now.
func (s *sat) fits(t *testing.T, name string, at *pressing) {
	t.Helper()
	window, bounds := geometry.Sized(s.size).Inset(-1), stagetest.Reaches(s.stage.Window)
	visible.Walk(s.root, func(o fyne.CanvasObject) {
		switch o.(type) {
		case *canvas.Text, *canvas.Image, *canvas.Rectangle, *widgets.Plate, *widgets.Asked:
			r := bounds(o)
			inside := r.X >= window.X && r.Y >= window.Y && r.X+r.W <= window.X+window.W && r.Y+r.H <= window.Y+window.H
			if o.Visible() && !inside {
				t.Errorf("%s: %s reaches out of the window: %v", name, described(o), r)
			}
		}
	})
	shown := s.reached(at)
	for _, option := range s.question().Options {
		if option.Spot.Kind == board.Nowhere || s.hands >= 0 { // then nothing is
			continue
		}
		if r, hit := shown[option.Spot]; !hit || r.W < s.least(option.Spot) || r.H < s.least(option.Spot) {
			t.Errorf("%s: of %+v only %v can be hit", name, option.Spot, r)
		}
	}
	for _, plate := range visible.All[*widgets.Plate](s.root) {
		if size := plate.Size(); size.Width < 30 || size.Height < 24 {
			t.Errorf("%s: the plate %q is only %v", name, plate.Text, size)
		}
	}
}

// fitsBesideHints checks that a fight leaves the room of the hint free.
func (s *sat) fitsBesideHints(t *testing.T, name string) {
	t.Helper()
	q := s.question()
	if !s.fighting() {
		return
	}
	a := s.Areas()
	a.Scene.W = s.hintsRoom(a.Chart).X - a.Scene.X
	all := s.board.Draw(s.shown(&q), s.size, a)
	s.stage.Window.SetContent(all)
	defer s.stage.Window.SetContent(s.root)
	places := visible.PlacesIn(s.stage.Window.Canvas())
	visible.Walk(all, func(o fyne.CanvasObject) {
		switch o.(type) {
		case *canvas.Text, *canvas.Image, *canvas.Rectangle, *widgets.Plate:
			at, size := places[o], o.Size()
			scene := at.Y >= a.Chart.Y && at.Y+size.Height <= a.Prompt.Y
			if scene && (at.X < -1 || at.X+size.Width > a.Scene.X+a.Scene.W+1) {
				t.Errorf("%s: beside a hint %s is at %v, %v wide", name, described(o), at, size.Width)
			}
		}
	})
}

// laden checks that the figures of ships that have all they can have are written out.
func (s *sat) laden(t *testing.T, name string) {
	t.Helper()
	before := s.present
	for seat := range s.seats {
		ship := &s.present.Ships[seat]
		ship.Fame, ship.Doubloons, ship.Treasures, s.present.Hands[seat] = 138, 200, 46, 38
		s.present.Fame[seat] = 14
		ship.Parrot = cove.Flint
		for section := range cove.Sections {
			ship.Places[section], ship.Craft[section] = 8, cove.Sound
		}
	}
	s.build()
	for _, text := range visible.All[*canvas.Text](s.root) {
		if strings.HasSuffix(text.Text, "\u2026") && unicode.IsDigit([]rune(text.Text)[0]) {
			t.Errorf("%s: a number is written as %q", name, text.Text)
		}
	}
	s.present = before
	s.build()
}

// clearOfLog checks that nothing on the table is under the open log.
func (s *sat) clearOfLog(t *testing.T, name string) {
	t.Helper()
	a := s.Areas()
	if !s.log.shown(s.Table) {
		t.Fatalf("%s: no log is open", name)
	}
	for spot, at := range s.board.Places() {
		if room := s.logRoom(a.Chart); at.X+at.W > room.X+1 && at.Y < room.Y+room.H {
			t.Errorf("%s: the log covers %+v at %v", name, spot, at)
		}
	}
}

// reached are the spots that can be hit, with the rectangle in which they can.
func (s *sat) reached(at *pressing) map[board.Spot]geometry.Rectangle {
	takers := visible.Takers(s.root)
	slices.Reverse(takers)
	step := max(4, s.size.Width/240)
	of := map[fyne.CanvasObject]geometry.Rectangle{}
	for y := step / 2; y < s.size.Height; y += step {
		for x := step / 2; x < s.size.Width; x += step {
			for _, taker := range takers {
				if !taker.Has(fyne.NewPos(x, y)) {
					continue
				}
				r, found := of[taker.Object]
				if !found {
					r = geometry.Rect(x-step/2, y-step/2, 0, 0)
				}
				left := min(r.X, x-step/2)
				r.W, r.H = max(r.X+r.W, x+step/2)-left, max(r.Y+r.H, y+step/2)-r.Y
				r.X = left
				of[taker.Object] = r
				break
			}
		}
	}
	shown := map[board.Spot]geometry.Rectangle{}
	onBoard := map[fyne.CanvasObject]bool{} // and not on the ribbon or the upper edge
	visible.Walk(s.root.Objects[1], func(o fyne.CanvasObject) { onBoard[o] = true })
	for object, r := range of {
		tapped, can := object.(fyne.Tappable)
		if !can || !onBoard[object] {
			continue
		}
		at.spot = board.Spot{}
		tapped.Tapped(&fyne.PointEvent{})
		if at.spot.Kind != board.Nowhere {
			if old, more := shown[at.spot]; more && old.W*old.H > r.W*r.H {
				continue
			}
			shown[at.spot] = r
		}
	}
	return shown
}

func described(object fyne.CanvasObject) string {
	switch o := object.(type) {
	case *canvas.Text:
		return fmt.Sprintf("%q", o.Text)
	case *widgets.Plate:
		return fmt.Sprintf("plate %q", o.Text)
	case *widgets.Asked:
		return fmt.Sprintf("what explains %q", o.ToolTip())
	}
	return fmt.Sprintf("%T", object)
}

// With larger text no words or numbers on the table are smaller than without it.
func TestLargerTextIsNowhereSmaller(t *testing.T) {
	for _, phase := range []cove.Phase{cove.Outfitting, cove.Navigation, cove.Exchange, cove.Visits} {
		for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(2560, 1440)} {
			s := sitWhere(t, sought{size: size, language: words.German, persons: 1, players: 4}, func(p *cove.Position) bool {
				return first(p, phase)
			})
			s.Pass(2 * time.Second)
			sizes := func(larger bool) map[string]float32 {
				s.At.Settings.LargerText = larger
				s.Restyle()
				all := map[string]float32{}
				for _, text := range visible.All[*canvas.Text](s.Content()) {
					if least, there := all[text.Text]; !there || text.TextSize < least {
						all[text.Text] = text.TextSize
					}
				}
				return all
			}
			usual, larger := sizes(false), sizes(true)
			compared := 0
			for text, size := range usual {
				if now, there := larger[text]; there {
					compared++
					if now < size-0.5 {
						t.Errorf("%s: %q is written in %.1f instead of %.1f", phase, text, now, size)
					}
				}
			}
			if compared < 10 {
				t.Errorf("%s: only %d texts are compared", phase, compared)
			}
		}
	}
}

// Larger text is half as large again nearly wherever it is, and most of it in the smallest window for it; all that can be chosen is
// within the window and can be hit.
func TestLargerTextIsHalfAsLargeAgain(t *testing.T) {
	for size, most := range map[fyne.Size]float32{
		{Width: 1024, Height: 700}: 0.8, {Width: 1280, Height: 800}: 0.9, {Width: 1920, Height: 1080}: 0.9,
	} {
		compared, large := 0, 0
		for _, of := range posed {
			s := sit(t, size, words.German, 1, of.players(t), 5)
			s.At.Settings.ShowChance = true
			s.stage.Window.Resize(size)
			s.Pass(2 * time.Second)
			at := &pressing{}
			s.board = board.New(s.At, s.seats, nil, board.Calls{Tap: at.tapped, Ask: func(board.Spot) {}, Miss: func() {}})
			written := func() map[string]float32 {
				s.pose(t, of.position, 0)
				all := map[string]float32{}
				for _, text := range visible.All[*canvas.Text](s.root) {
					if least, there := all[text.Text]; !there || text.TextSize < least {
						all[text.Text] = text.TextSize
					}
				}
				return all
			}
			before := written()
			s.At.Settings.LargerText = true
			for text, is := range written() {
				if was, there := before[text]; there {
					compared++
					if is >= was*1.49 {
						large++
					}
				}
			}
			s.fits(t, fmt.Sprintf("%s with larger text at %v", of.name, size), at)
		}
		if compared < 300 || float32(large) < most*float32(compared) {
			t.Errorf("%v: %d of %d texts are half as large again", size, large, compared)
		}
	}
}

// The title of the shipyard is below two fifths of the chart, or nearly, in windows of every size.
func TestTheShipyardLeavesTheChartInSight(t *testing.T) {
	for i, size := range sizes {
		s := sit(t, size, words.Languages[i%len(words.Languages)], 1, 5, 3)
		s.stage.Window.Resize(size)
		s.build()
		chart, bounds := s.Areas().Chart, stagetest.Reaches(s.stage.Window)
		titles := visible.All[*canvas.Text](s.root)
		title := slices.IndexFunc(titles, func(text *canvas.Text) bool { return text.Text == s.stage.Words.T("cove.yard.title") })
		if title < 0 {
			t.Fatalf("%v: there is no shipyard", size)
		}
		if at := bounds(titles[title]); at.Y < chart.Y+chart.H*0.38 || at.Y > chart.Y+chart.H {
			t.Errorf("%v: the title is at %v, the chart is %v", size, at, chart)
		}
	}
}
