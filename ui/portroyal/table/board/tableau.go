package board

import (
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
)

// fact is a number about a player that should be visible at a glance.
type fact struct {
	symbol string
	value  int
	tip    string
	tint   color.NRGBA // of the symbol's colourable parts, if it has any
}

type facts []fact

// array is the facts in a comparable form.
func (f facts) array() (a [layout.MostFacts]fact) {
	copy(a[:], f)
	return a
}

// facts lists what a player has besides points, always in the same order. Those that are zero and of no interest
// are left out.
func (b *Board) facts(seat int) facts {
	w, v := b.stage.Words, &b.shown.View
	facts := facts{
		{symbol: "coin", value: v.Coins(seat), tip: w.N("fact.coins", v.Coins(seat))},
		{symbol: "sword", value: v.Swords(seat), tip: w.N("fact.swords", v.Swords(seat))},
	}
	if n := v.Count(seat, portroyal.Mademoiselle); n > 0 {
		facts = append(facts, fact{symbol: "discount", value: n, tip: w.N("fact.discount", n)})
	}
	if n := v.Count(seat, portroyal.Governor); n > 0 {
		facts = append(facts, fact{symbol: "extra-card", value: n, tip: w.N("fact.governors", n)})
	}
	if options := v.Options(); options.Contracts {
		n := v.FreeCubes(seat)
		facts = append(facts, fact{"cube", n, w.N("fact.cubes", n), b.seats[seat].Colour})
	}
	return facts
}

// ownOnce and ownCard hold what the tableau at the lower edge shows, see keep.
type (
	ownOnce struct {
		room   geometry.Rectangle
		state  seatState
		facts  [layout.MostFacts]fact
		points int
	}
	ownCard struct {
		at   layout.Spot
		mark Mark
		why  layout.Purpose
	}
)

// own is the tableau at the lower edge.
func (b *Board) own(r geometry.Rectangle) fyne.CanvasObject {
	seat := b.shown.Lower
	var cards []ownCard
	spots := layout.TableauSpots(&b.shown.View, seat)
	for _, heap := range layout.Heaps(&b.shown.View, seat) {
		for range heap.Cards {
			at := spots[len(cards)]
			cards = append(cards, ownCard{at, b.mark(at), heap.For})
		}
	}
	once := ownOnce{r, b.seatState(seat), b.facts(seat).array(), b.shown.View.Points(seat)}
	return keep(b, partName{"own", seat}, once, cards, func() fyne.CanvasObject { return b.ownTableau(seat, r) })
}

func (b *Board) ownTableau(seat int, r geometry.Rectangle) fyne.CanvasObject {
	s := geometry.NewSheet().Named(geometry.Region{Name: b.name(seat), Of: seat + 1})
	facts := b.facts(seat)
	coins, others := facts[0], facts[1:]
	plan := layout.Own(r, len(others), b.ribbonWidth(seat, b.grown(layout.OwnName)), b.growth(), b.enlarges())
	b.nameplate(s, seat, plan.Head, plan.Name)
	b.shield(s, seat, plan.Shield, plan.Target)
	b.chest(s, seat, coins, plan.Chest)
	for i, f := range others {
		at := plan.Facts[i]
		b.showFact(s, seat, f, at, at.H, at.H*0.8, b.stage.Colours().OnQuay)
	}
	b.fans(s, seat, plan.Fans)
	return s.Container
}

// chest shows a player's coins so that they can be counted, and their number.
func (b *Board) chest(s geometry.Sheet, seat int, coins fact, at geometry.Rectangle) {
	filled := func(coins int) *canvas.Image { return b.stage.Chest(coins, at.W) }
	chest := b.pictures.Image(chestKey{coins.value, at.W}, func() *canvas.Image { return filled(coins.value) })
	s.Fit(chest, at)
	b.lies(chest, layout.Spot{Kind: layout.Coins, Seat: seat})
	const part = 0.26 // of the height, for the number; larger if larger text is set
	larger := float32(1)
	if b.enlarges() {
		larger = b.grown(layout.OwnChest) / at.H
	}
	number := widgets.Title(strconv.Itoa(coins.value), at.H*part*larger, palette.Ink)
	number.Alignment = fyne.TextAlignCenter // so that it stays in the middle as it counts
	tag := canvas.NewRectangle(palette.Parchment)
	tag.CornerRadius, tag.StrokeColor, tag.StrokeWidth = at.H*0.08, palette.Ink, 1
	wide, high := at.W*0.34*larger, at.H*0.34*larger
	place := geometry.Rect(at.X+(at.W-wide)/2, at.Y+at.H-high, wide, high)
	s.Fit(tag, place)
	s.Fit(number, place.Centred(place.W, number.MinSize().Height))
	p := b.purse(seat)
	p.coins, p.number, p.chest, p.filled = coins.value, number, chest, filled
	s.Fit(b.asked(coins.tip, entry.Coins), at)
}

type chestKey struct {
	coins int
	width float32
}

// showFact shows a symbol with its number and an explanation.
func (b *Board) showFact(
	s geometry.Sheet, seat int, f fact, at geometry.Rectangle, size, textSize float32, paint color.NRGBA,
) {
	number := widgets.Title(strconv.Itoa(f.value), textSize, paint)
	width := number.MinSize()
	tip := b.asked(f.tip, entry.OfFact(f.symbol))
	symbol := b.tinted(f.symbol, size, f.tint)
	if f.symbol == "cube" {
		cube := b.seats.Cube(seat)
		symbol = b.pictures.Image(cubeKey{cube, size}, func() *canvas.Image {
			return b.stage.Cube(cube.Letter, size, cube.Colour)
		})
	}
	switch f.symbol {
	case "coin":
		b.lies(symbol, layout.Spot{Kind: layout.Coins, Seat: seat})
		b.purse(seat).coins, b.purse(seat).number = f.value, number
	case "cube":
		b.lies(symbol, layout.Spot{Kind: layout.Cubes, Seat: seat})
	case "sword":
		b.lies(symbol, layout.Spot{Kind: layout.Swords, Seat: seat})
	}
	s.Fit(symbol, geometry.Rect(at.X, at.Y, size, size))
	s.Fit(number, geometry.Rect(at.X+size*(1+layout.FactGap), at.Y+(size-width.Height)/2, width.Width, width.Height))
	s.Fit(tip, geometry.Rect(at.X, at.Y, size*(1+layout.FactGap)+width.Width, size))
}

// purposes are the symbols that tell what ships in a tableau are for.
var purposes = [...]string{layout.Stowed: "plus-point", layout.Kept: "repelled"}

// fans lays out a player's cards, fanned by kind, as large as they fit.
func (b *Board) fans(s geometry.Sheet, seat int, r geometry.Rectangle) {
	heaps := layout.Heaps(&b.shown.View, seat)
	if len(heaps) == 0 {
		b.emptyQuay(s, r)
		return
	}
	numbers, apart := crew{heaps: heaps}.numbers()
	spots := layout.TableauSpots(&b.shown.View, seat)
	keys := slices.ContainsFunc(spots, func(at layout.Spot) bool { return b.mark(at).Takeable })
	plan := layout.FansOf(b.stage.TableHead, numbers, apart, r.Size(), keys, b.growth())
	for h, heap := range heaps {
		for i, card := range heap.Cards {
			place, at := plan[h][i], spots[0]
			spots = spots[1:]
			place.X, place.Y = place.X+r.X, place.Y+r.Y
			shown := b.card(at, place.W)
			shown.SetToolTip(terms.Named(b.stage.Words, card))
			b.lies(shown, at)
			s.Put(shown, place.X-widgets.FrameWidth, place.Y-widgets.FrameWidth)
		}
		if heap.For != layout.NoPurpose {
			last := plan[h][len(heap.Cards)-1]
			size := last.W * 0.42
			at := geometry.Rect(r.X+last.X+(last.W-size)/2, r.Y+last.Y+last.H*0.4, size, size)
			s.Fit(b.symbol(purposes[heap.For], size), at)
		}
	}
}

// emptyQuay marks places on the planks to say that a crew will stand there.
func (b *Board) emptyQuay(s geometry.Sheet, r geometry.Rectangle) {
	const places = 4
	heaps := make([]int, places)
	for i := range heaps {
		heaps[i] = 1
	}
	paint := b.stage.Colours().OnQuay
	for _, heap := range layout.Fans(heaps, 0, r.Size(), false, b.growth()) {
		place := heap[0].Inset(heap[0].W * 0.04)
		chalk := canvas.NewRectangle(color.Transparent)
		chalk.CornerRadius = place.W * 0.06
		chalk.StrokeColor, chalk.StrokeWidth = palette.Fade(paint, 0.22), b.grown(2)
		s.Fit(chalk, geometry.Rect(r.X+place.X, r.Y+place.Y, place.W, place.H))
	}
	words := widgets.Line(b.stage.Words.T("table.empty"), b.grown(16), paint)
	size := words.MinSize()
	s.Fit(words, r.Centred(size.Width, size.Height))
}

// seatState is how a player's panel is marked.
type seatState struct {
	over, decides, active bool
}

func (b *Board) seatState(seat int) seatState {
	return seatState{b.over(), seat == b.shown.View.Decides(), seat == b.shown.View.Active()}
}

func (b *Board) over() bool { return b.shown.View.Phase() == portroyal.Over }
