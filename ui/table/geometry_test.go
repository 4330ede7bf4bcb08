package table

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardface"
	"portroyal/ui/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// least are the sizes below which nothing gets at a size of the window, in the toolkit's units, with
// two to five players, the log open or not, and everything on the table that there can be. The
// second number is for opponents with up to usualKinds kinds of cards, as in nearly all games: those
// with more get room from the rest.
type least struct {
	size fyne.Size

	harbour    [2]float32 // width of the cards of a harbour of up to 14, with a row above it
	harbour8   [2]float32 // of up to 8
	harbour5   [2]float32 // of up to 5
	alone5     [2]float32 // of those without a row
	expedition [2]float32 // width of six expeditions beside seven contracts
	contract   [2]float32 // and of those
	own        [2]float32 // width of the cards of 20 persons with six expeditions claimed
	own10      [2]float32 // of 10 persons
	portrait   [2]float32 // of other players
	crest      [2]float32 // on those
}

const usualKinds = 10

var leastSizes = []least{
	{
		size: fyne.NewSize(1024, 700), harbour: [2]float32{36, 43}, harbour8: [2]float32{60, 60}, harbour5: [2]float32{90, 100}, alone5: [2]float32{100, 100},
		expedition: [2]float32{44, 44}, contract: [2]float32{57, 57}, own: [2]float32{48, 48}, own10: [2]float32{58, 58},
		portrait: [2]float32{13, 19}, crest: [2]float32{16, 16},
	},
	{
		size: fyne.NewSize(1280, 800), harbour: [2]float32{52, 58}, harbour8: [2]float32{80, 80}, harbour5: [2]float32{125, 130}, alone5: [2]float32{125, 125},
		expedition: [2]float32{54, 56}, contract: [2]float32{74, 74}, own: [2]float32{56, 56}, own10: [2]float32{72, 72},
		portrait: [2]float32{18, 20}, crest: [2]float32{16, 16},
	},
	{
		size: fyne.NewSize(1920, 1080), harbour: [2]float32{92, 92}, harbour8: [2]float32{140, 140}, harbour5: [2]float32{200, 200}, alone5: [2]float32{200, 200},
		expedition: [2]float32{92, 92}, contract: [2]float32{120, 120}, own: [2]float32{90, 90}, own10: [2]float32{120, 120},
		portrait: [2]float32{23, 36}, crest: [2]float32{17, 17},
	},
	{
		size: fyne.NewSize(3840, 2160), harbour: [2]float32{190, 190}, harbour8: [2]float32{300, 300}, harbour5: [2]float32{410, 410}, alone5: [2]float32{400, 400},
		expedition: [2]float32{195, 195}, contract: [2]float32{250, 250}, own: [2]float32{200, 200}, own10: [2]float32{270, 270},
		portrait: [2]float32{50, 78}, crest: [2]float32{34, 34},
	},
}

// sized keeps the smallest of each thing that a test has seen, and compares it with the least.
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

// framed is the place of a picture with its frame.
func framedIn(picture rect) rect { return picture.inset(-widgets.FrameWidth) }

// headOf is the band of a card with ability and influence points.
func headOf(picture rect) rect {
	picture.h = cardface.HeadHeight(picture.w)
	return picture
}

// keyOf and priceOf are the places of the badges of a card, the price as wide as the widest.
func keyOf(picture rect, by float32) rect {
	high := badgeHigh(picture.w, by)
	return rect{picture.x - widgets.FrameWidth, picture.y + picture.w*68/240, 1.1 * high, high}
}

func priceOf(picture rect, by float32) rect {
	high := badgeHigh(picture.w, by)
	return rect{picture.x + picture.w/2 - 0.8*high, picture.y + picture.h + widgets.FrameWidth + priceRoom(picture.w, by) - high, 1.6 * high, high}
}

// contractKeyOf is the place of the key of a contract.
func contractKeyOf(picture rect) rect {
	return rect{picture.x + picture.w/2 - 11, picture.y - widgets.FrameWidth - contractKey, 22, contractKey}
}

func lifted(r rect) rect {
	r.y -= lift
	return r
}

// apart checks that no two of these lie over each other.
func apart(t *testing.T, what string, all []rect) {
	t.Helper()
	for i, r := range all {
		for j, other := range all[:i] {
			if r.overlaps(other) {
				t.Fatalf("%s: %d at %v and %d at %v lie over each other", what, i, r, j, other)
			}
		}
	}
}

// mostKinds are 20 persons that are all different, expeditions, and ships of two colours.
const mostKinds = 23

// geometry visits the areas of every combination that they depend on, each once.
//
// The areas depend on how many kinds of cards the other players have; kinds is the highest number
// that leads to these areas.
func geometry(visit func(least least, players int, log, row bool, kinds int, a areas, by float32)) {
	for _, least := range leastSizes {
		for players := 1; players <= portroyal.MaxPlayers; players++ {
			for i := range 4 {
				log, row := i&1 > 0, i&2 > 0
				last := areas{}
				for kinds := mostKinds; kinds >= 0; kinds-- {
					with := parts{log: log, row: row, others: players > 1, opponents: players - 1, kinds: kinds}
					if a := areasFor(least.size, with); a != last || kinds == usualKinds {
						last = a
						visit(least, players, log, row, kinds, a, stage.Growth(least.size))
					}
				}
			}
		}
	}
}

// inArea moves what has its place in an area to where that lies, from its left top corner.
func inArea(r rect) rect { return rect{0, 0, r.w, r.h} }

// No card of the harbour lies over another, nor a badge over a card or another badge, lifted or
// not, and everything stays in the water.
func TestHarbourHidesNothing(t *testing.T) {
	smallest := sized{}
	geometry(func(least least, players int, log, row bool, kinds int, a areas, by float32) {
		for piles := 1; piles <= 2; piles++ {
			if piles == 1 && players == 1 {
				continue // nobody plays alone but against time
			}
			harbour := middlePlaces(fyne.NewSize(a.middle.w, a.middle.h), piles, by).harbour
			for n := 1; n <= 14; n++ {
				places := harbourPlaces(n, fyne.NewSize(harbour.w, harbour.h), by)
				what := fmt.Sprintf("%d cards at %v, %d players, log %v, row %v, %d piles", n, least.size, players, log, row, piles)
				if len(places) != n {
					t.Fatalf("%s: %d places", what, len(places))
				}
				for i, place := range places {
					own := []rect{framedIn(place), lifted(framedIn(place)), priceOf(place, by), lifted(priceOf(place, by))}
					for _, r := range own {
						if !r.within(inArea(harbour)) {
							t.Fatalf("%s: %v out of %v", what, r, harbour)
						}
					}
					for _, other := range places[:i] {
						for _, r := range own {
							for _, s := range []rect{
								framedIn(other), lifted(framedIn(other)), priceOf(other, by), lifted(priceOf(other, by)),
							} {
								if r.overlaps(s) {
									t.Fatalf("%s: %v lies over %v", what, r, s)
								}
							}
						}
					}
				}
				if piles > 1 {
					continue // against time there are four piles; what must not overlap does not
				}
				thing, floor := "harbour", least.harbour
				switch {
				case !row && n <= 5:
					thing, floor = "harbour of 5 alone", least.alone5
				case n <= 5:
					thing, floor = "harbour of 5", least.harbour5
				case n <= 8:
					thing, floor = "harbour of 8", least.harbour8
				}
				if thing == "harbour of 8" && !row {
					thing = "harbour of 8 alone"
				}
				smallest.see(t, what, thing, least, floor, kinds, places[0].w)
			}
		}
	})
	smallest.tell(t)
}

// Contracts and expeditions lie side by side with their badges, and none is too small.
func TestRowHidesNothing(t *testing.T) {
	smallest := sized{}
	geometry(func(least least, players int, log, row bool, kinds int, a areas, by float32) {
		if !row {
			return
		}
		for contracts := range 8 {
			for expeditions := range 7 {
				if contracts+expeditions == 0 {
					continue
				}
				what := fmt.Sprintf("%d contracts, %d expeditions at %v, %d players, log %v", contracts, expeditions, least.size, players, log)
				const label = 110
				plan := rowPlaces(contracts, expeditions, fyne.NewSize(a.row.w, a.row.h), label*by, by)
				if len(plan.contracts) != contracts || len(plan.expeditions) != expeditions {
					t.Fatalf("%s: %+v", what, plan)
				}
				room := inArea(a.row)
				room.y, room.h = room.y-keyOver, room.h+keyOver // badges may stand in the gap above
				var all []rect
				for _, place := range append(plan.contracts, plan.expeditions...) {
					if !framedIn(place).within(inArea(a.row)) {
						t.Fatalf("%s: %v out of %v", what, place, a.row)
					}
					all = append(all, framedIn(place))
				}
				apart(t, what, all)
				for i, place := range plan.contracts {
					key := contractKeyOf(place)
					if !key.within(room) {
						t.Fatalf("%s: the key at %v out of %v", what, key, room)
					}
					for j, other := range plan.contracts {
						if i != j && key.overlaps(framedIn(other)) {
							t.Fatalf("%s: the key of contract %d lies over %d", what, i, j)
						}
					}
				}
				if contracts > 0 {
					smallest.see(t, what, "contract", least, least.contract, kinds, plan.contracts[0].w)
				}
				if expeditions > 0 {
					smallest.see(t, what, "expedition", least, least.expedition, kinds, plan.expeditions[0].w)
				}
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

// Of every card in the own tableau ability and influence points are seen, of all persons, beside
// any number of expeditions and ships, also while keys are shown.
func TestTableauShowsAllPoints(t *testing.T) {
	smallest := sized{}
	seen := map[rect]bool{}
	geometry(func(least least, players int, log, row bool, kinds int, a areas, by float32) {
		r := fansRoom(a.own, by)
		if seen[r] {
			return
		}
		seen[r] = true
		for persons := range 21 {
			for _, mixture := range mixtures(persons) {
				for _, others := range [][]int{nil, {1}, {3}, {6}, {6, 2, 3}} {
					for _, keys := range []bool{false, true} {
						heaps := append(others[:len(others):len(others)], mixture...)
						what := fmt.Sprintf("%v with %d apart at %v, %d players, row %v, log %v, keys %v", heaps, len(others), least.size, players, row, log, keys)
						plan := fanPlaces(heaps, len(others), fyne.NewSize(r.w, r.h), keys, 170*by, by)
						var drawn []rect
						for i, heap := range plan {
							if len(heap) != heaps[i] {
								t.Fatalf("%s: heap %d has %d cards", what, i, len(heap))
							}
							drawn = append(drawn, heap...)
						}
						for i, place := range drawn {
							if !framedIn(place).within(inArea(r)) {
								t.Fatalf("%s: %v out of %v", what, place, r)
							}
							for _, later := range drawn[i+1:] {
								if framedIn(later).overlaps(headOf(place)) || keys && framedIn(later).overlaps(keyOf(place, by)) {
									t.Fatalf("%s: %v hides the points of %v", what, later, place)
								}
							}
						}
						switch {
						case len(drawn) == 0 || keys || len(others) > 1:
						case persons <= 10 && len(others) == 0:
							smallest.see(t, what, "own of 10", least, least.own10, kinds, drawn[0].w)
						default:
							smallest.see(t, what, "own", least, least.own, kinds, drawn[0].w)
						}
					}
				}
			}
		}
	})
	smallest.tell(t)
}

// The kinds of cards of other players lie side by side, each with its crest, at one size.
func TestCrewsHideNothing(t *testing.T) {
	smallest := sized{}
	geometry(func(least least, players int, log, row bool, kinds int, a areas, by float32) {
		if players == 1 {
			return
		}
		width := (a.others.w - float32(players-2)*gap) / float32(players-1)
		for facts := 3; facts <= mostFacts; facts++ {
			inside := panelFor(width, a.others.h, facts, by)
			panel := rect{0, 0, width, a.others.h}
			if inside.facts.overlaps(inside.chips) || inside.name.overlaps(inside.facts) ||
				!inside.name.within(panel) || !inside.facts.within(panel) || !inside.chips.within(panel) {
				t.Fatalf("%v, %d players, %d facts: %+v", least.size, players, facts, inside)
			}
			for n := range kinds + 1 {
				for _, first := range []int{0, 1, 3, 6} {
					if first > n {
						continue
					}
					what := fmt.Sprintf("%d kinds, %d apart at %v, %d players, row %v, log %v, %d facts", n, first, least.size, players, row, log, facts)
					size := chipSize(n, first, inside.chips, by)
					plan := chipPlaces(n, first, inside.chips, size, by)
					if len(plan.chips) != n {
						t.Fatalf("%s: %d places", what, len(plan.chips))
					}
					var all []rect
					for i, place := range plan.chips {
						crest := plan.crestAt(i)
						if !place.within(inside.chips) || !crest.within(rect{0, 0, width, a.others.h}) {
							t.Fatalf("%s: %v or %v out of %v", what, place, crest, inside.chips)
						}
						all = append(all, rect{place.x, place.y, crest.x + crest.w - place.x, crest.y + crest.h - place.y})
					}
					apart(t, what, all)
					if n == 0 {
						continue
					}
					smallest.see(t, what, "portrait", least, least.portrait, n, size)
					smallest.see(t, what, "crest", least, least.crest, n, plan.crest)
					if number := pieces.NewCrestNumber(7, plan.crest); number.TextSize < 12.5 {
						t.Errorf("%s: points are written at %v", what, number.TextSize)
					}
				}
			}
		}
	})
	smallest.tell(t)
}
