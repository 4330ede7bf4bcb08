package layout_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/layout/layouttest"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// least are the minimum sizes of things at a size of the window, in the toolkit's units, with two to five
// players, the log open or not, and everything possible on the table. The second number is for opponents with up
// to usualKinds kinds of cards, as in nearly all games: those with more take room from the rest.
type least struct {
	size fyne.Size

	harbour    [2]float32 // width of the cards in a harbour of up to 14, with a row above it
	harbour8   [2]float32 // of up to 8
	harbour5   [2]float32 // of up to 5
	folded8    [2]float32 // of those with the log folded
	folded5    [2]float32 //
	alone      [2]float32 // width of six expeditions without contracts
	expedition [2]float32 // beside four contracts
	beside     [2]float32 // beside the harbour, if seven contracts leave them no room
	besideLog  [2]float32 // the same with the log open
	own        [2]float32 // width of the cards of 20 persons with six expeditions claimed
	own10      [2]float32 // of 10 persons
	portrait   [2]float32 // of other players
	crest      [2]float32 // on those
}

const usualKinds = 10

var leastSizes = []least{
	{
		size: fyne.NewSize(1024, 700), harbour: [2]float32{47, 49}, harbour8: [2]float32{62, 62},
		harbour5: [2]float32{104, 104}, folded8: [2]float32{84, 84}, folded5: [2]float32{112, 117},
		alone: [2]float32{54, 64}, expedition: [2]float32{44, 44}, beside: [2]float32{44, 44}, besideLog: [2]float32{44, 44}, own: [2]float32{44, 44},
		own10:    [2]float32{68, 68},
		portrait: [2]float32{17, 24}, crest: [2]float32{16, 16},
	},
	{
		size: fyne.NewSize(1280, 800), harbour: [2]float32{53, 53}, harbour8: [2]float32{82, 82},
		harbour5: [2]float32{135, 135}, folded8: [2]float32{110, 110}, folded5: [2]float32{138, 138},
		alone: [2]float32{70, 80}, expedition: [2]float32{56, 56}, beside: [2]float32{44, 44}, besideLog: [2]float32{44, 44}, own: [2]float32{63, 63},
		own10:    [2]float32{78, 78},
		portrait: [2]float32{19, 30}, crest: [2]float32{16, 16},
	},
	{
		size: fyne.NewSize(1920, 1080), harbour: [2]float32{82, 82}, harbour8: [2]float32{144, 144},
		harbour5: [2]float32{210, 210}, folded8: [2]float32{188, 188}, folded5: [2]float32{210, 210},
		alone: [2]float32{100, 100}, expedition: [2]float32{92, 92}, beside: [2]float32{47, 47}, besideLog: [2]float32{47, 47}, own: [2]float32{100, 100},
		own10:    [2]float32{126, 126},
		portrait: [2]float32{34, 50}, crest: [2]float32{17, 25},
	},
	{
		size: fyne.NewSize(3840, 2160), harbour: [2]float32{178, 178}, harbour8: [2]float32{305, 305},
		harbour5: [2]float32{425, 425}, folded8: [2]float32{395, 395}, folded5: [2]float32{425, 425},
		alone: [2]float32{200, 200}, expedition: [2]float32{195, 195}, beside: [2]float32{95, 95}, besideLog: [2]float32{95, 95},
		own:      [2]float32{245, 245},
		own10:    [2]float32{290, 290},
		portrait: [2]float32{70, 100}, crest: [2]float32{36, 50},
	},
}

// sized stores the smallest size of each thing that a test has seen, to compare with the least.
type sized map[string]float32

func (s sized) see(t *testing.T, what, thing string, least least, floor [2]float32, kinds int, value float32) {
	t.Helper()
	at, now := floor[0], "all"
	if kinds <= usualKinds {
		at, now = floor[1], "usual"
	}
	name := fmt.Sprintf("%v %s %s", least.size.Width, thing, now)
	if old, ok := s[name]; !ok || value < old {
		s[name] = value
	}
	if value < at {
		t.Errorf("%s: %s of %v, less than %v", what, thing, value, at)
	}
}

func (s sized) tell(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(s)) {
		t.Log(name, s[name])
	}
}

// keyOf and priceOf are the places of the badges of a card, with the widest price.
func keyOf(picture geometry.Rectangle, by float32) geometry.Rectangle {
	high := layout.BadgeHigh(picture.W, by)
	top := picture.W * 68 / 240
	if picture.W < cardface.CompactBelow {
		top = cardface.HeadHeight(picture.W)
	}
	return geometry.Rect(picture.X-widgets.FrameWidth, picture.Y+top, 1.1*high, high)
}

func priceOf(picture geometry.Rectangle, by float32) geometry.Rectangle {
	high := layout.BadgeHigh(picture.W, by)
	return geometry.Rect(picture.X+picture.W/2-0.8*high,
		picture.Y+picture.H+widgets.FrameWidth+layout.PriceRoom(picture.W, by)-high, 1.6*high, high)
}

// contractKeyOf is the place of the key of a contract.
func contractKeyOf(picture geometry.Rectangle) geometry.Rectangle {
	return geometry.Rect(picture.X+picture.W/2-11, picture.Y-widgets.FrameWidth-layout.ContractKey, 22,
		layout.ContractKey)
}

func lifted(r geometry.Rectangle) geometry.Rectangle {
	r.Y -= layout.Lift
	return r
}

// apart checks that no two of these overlap.
func apart(t *testing.T, what string, all []geometry.Rectangle) {
	t.Helper()
	for i, r := range all {
		for j, other := range all[:i] {
			if layouttest.Overlap(r, other) {
				t.Fatalf("%s: %d at %v and %d at %v overlap", what, i, r, j, other)
			}
		}
	}
}

// mostKinds is 20 different persons, expeditions, and ships of two colours.
const mostKinds = 23

// rows are the possible rows above the harbour: nothing, expeditions alone, the usual contracts and the most.
var rows = []layout.Parts{{}, {Row: true}, {Row: true, Contracts: 4}, {Row: true, Contracts: 7}}

// everyGeometry visits the areas of every combination of window, players, log and row, each once.
//
// The areas depend on how many kinds of cards the other players have; with has the highest number that leads to
// these areas.
func everyGeometry(visit func(least least, with layout.Parts, a layout.Areas, by float32)) {
	for _, least := range leastSizes {
		for players := 1; players <= portroyal.MaxPlayers; players++ {
			for i := range 2 * len(rows) {
				last := layout.Areas{}
				for kinds := mostKinds; kinds >= 0; kinds-- {
					with := rows[i/2]
					with.Log, with.Others, with.Opponents, with.Kinds = i&1 > 0, players > 1, players-1, kinds
					if a := layout.Divide(least.size, with, stage.Growth(least.size)); a != last ||
						kinds == usualKinds {
						last = a
						visit(least, with, a, stage.Growth(least.size))
					}
				}
			}
		}
	}
}

// inArea moves a rectangle from the coordinates of an area to those of the table.
func inArea(r geometry.Rectangle) geometry.Rectangle { return geometry.Rect(0, 0, r.W, r.H) }

// No card of the harbour covers another, no badge covers a card or another badge, lifted or not, and everything
// stays in the water.
func TestHarbourHidesNothing(t *testing.T) {
	smallest := sized{}
	everyGeometry(func(least least, with layout.Parts, a layout.Areas, by float32) {
		for piles := 1; piles <= 2; piles++ {
			if piles == 1 && with.Opponents == 0 || piles > 1 && with.Contracts == 0 {
				continue // a single player always plays against time, and against time there are contracts
			}
			harbour := layout.Middle(a.Middle.Size(), piles, 0, by).Harbour
			for n := 1; n <= 14; n++ {
				places := layout.Harbour(n, harbour.Size(), by)
				what := fmt.Sprintf("%d cards at %v, %+v, %d piles", n, least.size, with, piles)
				if len(places) != n {
					t.Fatalf("%s: there are %d places", what, len(places))
				}
				for i, place := range places {
					own := []geometry.Rectangle{
						layouttest.Framed(place), lifted(layouttest.Framed(place)),
						priceOf(place, by), lifted(priceOf(place, by)),
					}
					for _, r := range own {
						if !layouttest.Within(r, inArea(harbour)) {
							t.Fatalf("%s: %v out of %v", what, r, harbour)
						}
					}
					for _, other := range places[:i] {
						for _, r := range own {
							for _, s := range []geometry.Rectangle{
								layouttest.Framed(other), lifted(layouttest.Framed(other)), priceOf(other, by),
								lifted(priceOf(other, by)),
							} {
								if layouttest.Overlap(r, s) {
									t.Fatalf("%s: %v overlaps %v", what, r, s)
								}
							}
						}
					}
				}
				if piles > 1 {
					continue // against time there are four piles; only overlaps matter there
				}
				thing, floor := "harbour", least.harbour
				switch {
				case with.Contracts > 0:
					continue // which have the first claim, see TestSeaIsShared
				case !with.Log && n <= 5:
					thing, floor = "harbour of 5, log folded", least.folded5
				case !with.Log && n <= 8:
					thing, floor = "harbour of 8, log folded", least.folded8
				case n <= 5:
					thing, floor = "harbour of 5", least.harbour5
				case n <= 8:
					thing, floor = "harbour of 8", least.harbour8
				}
				smallest.see(t, what, thing, least, floor, with.Kinds, places[0].W)
			}
		}
	})
	smallest.tell(t)
}

// The cards of the harbour have their names wherever that many can, in whatever number of rows: in usual windows 13 of them do,
// and 10 in the smallest.
func TestHarbourKeepsNames(t *testing.T) {
	everyGeometry(func(least least, with layout.Parts, a layout.Areas, by float32) {
		room := layout.Middle(a.Middle.Size(), 1, 0, by).Harbour.Size()
		for n := 1; n <= 20; n++ {
			can := false
			for rows := 1; rows <= layout.MostRows; rows++ {
				can = can || layout.HarbourWidth(n, rows, room, by) >= cardface.CompactBelow
			}
			if named := layout.Harbour(n, room, by)[0].W >= cardface.CompactBelow; named != can {
				t.Fatalf("%d cards at %v, %+v: names %v, though they can have them: %v", n, least.size, with, named, can)
			}
		}
	})
	for size, n := range map[fyne.Size]int{{Width: 1024, Height: 700}: 10, {Width: 1280, Height: 720}: 13, {Width: 1280, Height: 800}: 13} {
		by := stage.Growth(size)
		a := layout.Divide(size, layout.Parts{Row: true, Others: true, Opponents: 2, Kinds: 6}, by)
		if wide := layout.Harbour(n, layout.Middle(a.Middle.Size(), 1, 0, by).Harbour.Size(), by)[0].W; wide < cardface.CompactBelow {
			t.Errorf("%v: %d cards are %v wide, and have no names", size, n, wide)
		}
	}
}

// With larger text the question, other players and the quay have the room that it needs, whatever else is on the table, and cards
// of the harbour are at least half as wide as usual.
func TestLargerTextHasItsRoom(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}} {
		usual := stage.Growth(size)
		larger := usual * stage.Larger
		for i := range 4 * len(rows) {
			with := rows[i/4]
			with.Log, with.Others, with.Opponents, with.Kinds = i&1 > 0, true, 2+i&2, usualKinds
			a, b := layout.Divide(size, with, usual), layout.Divide(size, with, larger)
			for n := 1; n <= 9; n++ {
				was := layout.Harbour(n, layout.Middle(a.Middle.Size(), 1, 0, usual).Harbour.Size(), usual)[0].W
				is := layout.Harbour(n, layout.Middle(b.Middle.Size(), 1, 0, larger).Harbour.Size(), larger)[0].W
				if is < was/2 {
					t.Errorf("%v, %+v: %d cards are %v wide, and usually %v", size, with, n, is, was)
				}
			}
			if b.Top.H < a.Top.H*1.49 || b.Prompt.H < a.Prompt.H*1.49 || b.Others.H < 130*usual || b.Own.H < 130*usual {
				t.Errorf("%v, %+v: %+v, and usually %+v", size, with, b, a)
			}
			if end := b.Own.Y + b.Own.H; end > size.Height {
				t.Errorf("%v, %+v: it ends at %v", size, with, end)
			}
		}
	}
}

// Contracts and expeditions are side by side with their badges, or the expeditions beside the harbour, and none
// is too small.
func TestRowHidesNothing(t *testing.T) {
	smallest := sized{}
	everyGeometry(func(least least, with layout.Parts, a layout.Areas, by float32) {
		if !with.Row {
			return
		}
		for expeditions := range 7 {
			what := fmt.Sprintf("%d expeditions at %v, %+v", expeditions, least.size, with)
			plan := layout.Row(with.Contracts, expeditions, a.Row.Size(), by)
			beside := layout.Beside(with.Contracts, expeditions, a.Row.Size(), by)
			if len(plan.Contracts) != with.Contracts || len(plan.Expeditions)+beside != expeditions {
				t.Fatalf("%s: %+v and %d beside the harbour", what, plan, beside)
			}
			var all []geometry.Rectangle
			for _, place := range append(plan.Contracts, plan.Expeditions...) {
				if !layouttest.Within(layouttest.Framed(place), inArea(a.Row)) {
					t.Fatalf("%s: %v out of %v", what, place, a.Row)
				}
				all = append(all, layouttest.Framed(place))
			}
			apart(t, what, all)
			room := inArea(a.Row)
			room.Y, room.H = room.Y-layout.KeyOver, room.H+layout.KeyOver // badges may extend into the gap above
			for i, place := range plan.Contracts {
				key := contractKeyOf(place)
				if !layouttest.Within(key, room) {
					t.Fatalf("%s: the key at %v out of %v", what, key, room)
				}
				for j, other := range plan.Contracts {
					if i != j && layouttest.Overlap(key, layouttest.Framed(other)) {
						t.Fatalf("%s: the key of contract %d covers %d", what, i, j)
					}
				}
			}
			for _, place := range plan.Expeditions {
				if with.Contracts == 0 {
					smallest.see(t, what, "expedition alone", least, least.alone, with.Kinds, place.W)
					continue
				}
				if with.Contracts > 4 {
					smallest.see(t, what, "expedition beside many contracts", least, least.beside, with.Kinds, place.W)
					continue
				}
				smallest.see(t, what, "expedition", least, least.expedition, with.Kinds, place.W)
			}
			for piles := 1; piles <= 2; piles++ {
				middle := layout.Middle(a.Middle.Size(), piles, beside, by)
				if len(middle.Expeditions) != beside {
					t.Fatalf("%s: %d are beside the harbour, want %d", what, len(middle.Expeditions), beside)
				}
				all := append([]geometry.Rectangle{middle.Harbour}, slices.Concat(middle.Left, middle.Right)...)
				for _, place := range middle.Expeditions {
					if !layouttest.Within(layouttest.Framed(place), inArea(a.Middle)) {
						t.Fatalf("%s: %v out of %v", what, place, a.Middle)
					}
					all = append(all, layouttest.Framed(place))
					thing, floor := "expedition beside the harbour", least.beside
					if with.Log {
						thing, floor = "expedition beside the harbour and the log", least.besideLog
					}
					smallest.see(t, what, thing, least, floor, with.Kinds, place.W)
				}
				apart(t, what, all)
			}
		}
	})
	smallest.tell(t)
}

// mixtures are persons by kinds: all of one kind, all of different kinds, and some in between.
func mixtures(persons int) (all [][]int) {
	if persons == 0 {
		return [][]int{nil}
	}
	each := make([]int, persons)
	for i := range each {
		each[i] = 1
	}
	all = append(all, []int{persons}, each)
	random := rand.New(rand.NewPCG(uint64(persons), 3))
	for kinds := 2; kinds < persons; kinds += 4 {
		heaps := make([]int, kinds)
		for i := range heaps {
			heaps[i] = 1
		}
		for range persons - kinds {
			heaps[random.IntN(kinds)]++
		}
		all = append(all, heaps)
	}
	return all
}

// Every card in the player's own tableau shows ability and influence points, for all numbers of persons,
// expeditions and ships, also while keys are shown.
func TestTableauShowsAllPoints(t *testing.T) {
	smallest := sized{}
	seen := map[geometry.Rectangle]bool{}
	everyGeometry(func(least least, with layout.Parts, a layout.Areas, by float32) {
		r := layout.Own(a.Own, 3, 0, by, false).Fans
		if seen[r] {
			return
		}
		seen[r] = true
		for persons := range 21 {
			for _, mixture := range mixtures(persons) {
				for _, others := range [][]int{nil, {1}, {3}, {6}, {6, 2, 3}} {
					for _, keys := range []bool{false, true} {
						heaps := append(others[:len(others):len(others)], mixture...)
						what := fmt.Sprintf("%v with %d apart at %v, %+v, keys %v", heaps, len(others), least.size, with, keys)
						plan := layout.Fans(heaps, len(others), r.Size(), keys, by)
						var drawn []geometry.Rectangle
						for i, heap := range plan {
							if len(heap) != heaps[i] {
								t.Fatalf("%s: heap %d has %d cards", what, i, len(heap))
							}
							drawn = append(drawn, heap...)
						}
						for i, place := range drawn {
							if !layouttest.Within(layouttest.Framed(place), inArea(r)) {
								t.Fatalf("%s: %v out of %v", what, place, r)
							}
							for _, later := range drawn[i+1:] {
								if layouttest.Overlap(layouttest.Framed(later), layouttest.Head(place)) || keys &&
									layouttest.Overlap(layouttest.Framed(later), keyOf(place, by)) {
									t.Fatalf("%s: %v hides the points of %v", what, later, place)
								}
							}
						}
						switch {
						case len(drawn) == 0 || keys || len(others) > 1:
						case persons <= 10 && len(others) == 0:
							smallest.see(t, what, "own of 10", least, least.own10, with.Kinds, drawn[0].W)
						default:
							smallest.see(t, what, "own", least, least.own, with.Kinds, drawn[0].W)
						}
					}
				}
			}
		}
	})
	smallest.tell(t)
}

// The kinds of cards of other players are side by side, each with its crest, at one size.
func TestCrewsHideNothing(t *testing.T) {
	smallest := sized{}
	everyGeometry(func(least least, with layout.Parts, a layout.Areas, by float32) {
		if !with.Others {
			return
		}
		width := layout.Panels(a.Others, with.Opponents)[0].W
		for facts := 2; facts <= layout.MostFacts; facts++ {
			inside := layout.Inside(width, a.Others.H, facts, with.Kinds, by, false)
			panel := geometry.Rect(0, 0, width, a.Others.H)
			parts := append([]geometry.Rectangle{inside.Head, inside.Name, inside.Shield, inside.Cards}, inside.Facts...)
			if inside.Target.W > 0 {
				parts = append(parts, inside.Target)
			}
			for _, part := range parts {
				if !layouttest.Within(part, panel) {
					t.Fatalf("%v, %+v, %d facts: %v out of %v", least.size, with, facts, part, panel)
				}
			}
			apart(t, fmt.Sprintf("%v, %+v, %d facts", least.size, with, facts), parts)
			for n := range with.Kinds + 1 {
				for _, first := range []int{0, 1, 3, 6} {
					if first > n {
						continue
					}
					what := fmt.Sprintf("%d kinds, %d apart at %v, %+v, %d facts", n, first, least.size, with, facts)
					size := layout.ChipSize(n, first, inside.Cards, by)
					plan := layout.Chips(n, first, inside.Cards, size, by)
					if len(plan.Chips) != n {
						t.Fatalf("%s: %d places", what, len(plan.Chips))
					}
					var all []geometry.Rectangle
					for i, place := range plan.Chips {
						crest := plan.CrestAt(i)
						if !layouttest.Within(place, inside.Cards) ||
							!layouttest.Within(crest, geometry.Rect(0, 0, width, a.Others.H)) {
							t.Fatalf("%s: %v or %v out of %v", what, place, crest, inside.Cards)
						}
						all = append(all, geometry.Rect(place.X, place.Y, crest.X+crest.W-place.X,
							crest.Y+crest.H-place.Y))
					}
					apart(t, what, all)
					if n == 0 {
						continue
					}
					smallest.see(t, what, "portrait", least, least.portrait, n, size)
					smallest.see(t, what, "crest", least, least.crest, n, plan.Crest)
					if number := pieces.NewCrestNumber(7, plan.Crest); number.TextSize < 12.5 {
						t.Errorf("%s: points are written at %v", what, number.TextSize)
					}
				}
			}
		}
	})
	smallest.tell(t)
}
