package cardface

import (
	"strconv"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardstock"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// A contract is a sealed document in landscape format: a band of silk with the title and the seal, the task, and
// below it a tray with the slots for the cubes.

// contractWordlessBelow is the width in pixels below which a contract shows its task without words.
const contractWordlessBelow = 200

// sealPlace is the centre and the radius of the seal.
func (f *cardFace) sealPlace() (x, y, radius float64) {
	if f.Large {
		return 318, 41, 30
	}
	return 318, 44, 35
}

// newContractFace is a contract's face with nothing on it.
func newContractFace(on canvas, r Request) *cardFace {
	f := &cardFace{
		Face:     cardstock.Face{Canvas: on(r.width(), r.height(), contractWidth), Scheme: r.Style.Scheme()},
		edges:    draw.BoxAt(0, 0, contractWidth, contractHeight),
		Request:  r,
		facts:    portroyal.NoCard.Face(),
		wordless: (r.Compact || r.width() < contractWordlessBelow) && !r.Large,
		view:     view{scale: 1},
	}
	f.Slots = min(max(f.Slots, 1), portroyal.MaxPlayers)
	return f
}

func contractOn(on canvas, r Request) *cardFace {
	f := newContractFace(on, r)
	f.art("contract", palette.NightSea)
	switch {
	case f.Style.HighContrast:
		f.Fill(draw.BoxAt(0, 0, contractWidth, contractHeight).Outline(), f.Scheme.Paper)
	case f.Style.Dark:
		f.Fill(draw.BoxAt(0, 0, contractWidth, contractHeight).Outline(), palette.Fade(palette.Umber, 0.16))
	}
	f.silk()
	f.seal()
	f.whenMarks()
	f.asked()
	f.tray()
	f.rim()
	return f
}

// silk is the band with the title, from the left edge to below the seal.
func (f *cardFace) silk() {
	top, height := 9.0, 39.0
	switch {
	case f.compact():
		height = 15
	case f.wordless:
		height = 44
	}
	ground, text := palette.NightSea, palette.Parchment
	if f.Style.HighContrast {
		ground, text = f.Scheme.Text, f.Scheme.Paper
	}
	f.Fill(draw.BoxAt(0, top+height, contractWidth, 3).Outline(), palette.Fade(palette.Ink, 0.35))
	f.Fill(draw.BoxAt(0, top, contractWidth, height).Outline(), ground)
	if !f.Style.HighContrast {
		f.Fill(draw.BoxAt(0, top, contractWidth, 2).Outline(), palette.Fade(cardstock.White, 0.35))
		for _, y := range []float64{top + 4, top + height - 4} {
			f.Fill(draw.BoxAt(0, y-0.5, contractWidth, 1).Outline(), palette.Fade(palette.Brass, 0.8))
		}
	}
	if f.compact() {
		return
	}
	f.Set(f.Words.Title, draw.BoxAt(25, top, 249, height), draw.Lettering{
		Face: cardstock.Display(), Size: height * 0.72, Floor: height * 0.44, Paint: text,
	})
}

// seal is the wax, with number and letter in games where they count (P2).
func (f *cardFace) seal() {
	x, y, r := f.sealPlace()
	if !f.Seals {
		f.symbol("wax-anchor", x-r, y-r, 2*r)
		return
	}
	f.symbol("wax", x-r, y-r, 2*r)
	facts := f.Contract.Face()
	number := strconv.Itoa(int(facts.Seal))
	if facts.Seal < 0 {
		number = "\u2212" + strconv.Itoa(-int(facts.Seal))
	}
	wide, size := r*1.24, r*0.86
	if f.compact() {
		wide, size = r*1.66, r*1.16
	}
	f.Set(number+string(rune(facts.Letter)), draw.BoxAt(x-wide/2, y-r*0.6, wide, r*1.2), draw.Lettering{
		Face: cardstock.Display(), Size: size, Floor: r * 0.5,
		Paint: palette.Parchment, Halo: palette.Hex(0x4a0f0c), HaloWidth: r * 0.07,
	})
}

// whenMarks are the small marks below the seal: decided at once, by the active player only (K3).
func (f *cardFace) whenMarks() {
	facts := f.Contract.Face()
	var marks []string
	if facts.AtOnce {
		marks = append(marks, "at-once")
	}
	if facts.ActiveOnly {
		marks = append(marks, "active")
	}
	x, y, r := f.sealPlace()
	size, top := 29.0, y+r+6
	switch {
	case f.Large:
		size, top = 24, y+r+1
	case f.compact():
		size, top = 34, y+r+3
	}
	x -= float64(len(marks))*(size+1)/2 + 1
	for _, mark := range marks {
		f.symbol(mark, x, top, size)
		x += size + 1
	}
}

// asked is the task in pictures and words.
func (f *cardFace) asked() {
	foot := trayOf(f.Slots, f.Large).foot() - 2
	emblems := draw.BoxAt(taskLeft, 52, taskRight-taskLeft, foot-80)
	words, said := draw.Box{X: 16, W: taskRight - 12}, f.Words.Ability
	how := draw.Lettering{Face: cardstock.TextBold(), Size: 19, Floor: 15, Paint: f.Scheme.Text}
	steps := int(f.Contract.Face().Steps)
	switch {
	case f.Large:
		emblems.Y, emblems.H = 51, 42
		words.X, words.W, said = 20, contractWidth-40, f.Words.Text
		how = draw.Lettering{Face: cardstock.Text(), Size: 19, Floor: 17, Lowest: 12.5, Lines: 5, Paint: f.Scheme.Text}
		readable := how
		readable.Lowest = how.Floor
		for ; steps == 0 && emblems.H < 72; emblems.H += 3 {
			// The pictures get the room that a short sentence leaves.
			rest := draw.Box{W: words.W, H: foot - emblems.Y - emblems.H - 6}
			if _, _, fits := readable.Fit(said, rest); !fits {
				break
			}
		}
	case f.compact():
		emblems = draw.BoxAt(12, 34, taskRight-14, foot-42)
		said = ""
	case f.wordless:
		emblems.Y, emblems.H, said = 57, foot-59, ""
	case how.Face.Width(said)*17 > words.W:
		words.W = contractWidth - 2*words.X // also below the seal
	}
	words.Y = emblems.Y + emblems.H + 3
	words.H = foot - words.Y
	f.Set(said, words, how)
	if steps > 0 {
		emblems.W = stepPlace(f.Contract, 0, f.Large).X - emblems.X - 4
	}
	if task := tasks[f.Contract]; f.compact() && steps > 0 && len(task) == 2 && task[0].symbol != "" {
		f.overlapping(task[0], task[1], emblems)
	} else {
		f.task(task, emblems)
	}
	f.steps(steps)
}

// steps draws the places for the cubes of players who have made only some of the steps.
func (f *cardFace) steps(n int) {
	for i := range n {
		place := stepPlace(f.Contract, i, f.Large)
		x, y, r := place.X+place.W/2, place.Y+place.H/2, place.W/2
		if i > 0 {
			f.Fill(draw.BoxAt(place.X-stepGap-2, y-1.5, stepGap+4, 3).Outline(), f.Scheme.Text)
		}
		f.Fill(draw.Circle(x, y, r), f.Scheme.Paper)
		f.Stroke(draw.Circle(x, y, r-1.5), 2.4, f.Scheme.Text)
		f.Number(strconv.Itoa(i+1), place, place.W*0.72, palette.Fade(f.Scheme.Text, 0.62), f.Scheme.Paper)
	}
}

// tray is the lower part with the slots, each with the coin that it pays.
func (f *cardFace) tray() {
	places := trayOf(f.Slots, f.Large)
	ground, edge, hollow := palette.Umber, palette.Brass, palette.DarkWood
	if f.Style.HighContrast {
		ground, edge, hollow = f.Scheme.Paper, f.Scheme.Text, f.Scheme.Paper
	}
	f.Fill(draw.BoxAt(0, places.top, contractWidth, contractHeight-places.top).Outline(), ground)
	f.Fill(draw.BoxAt(0, places.top, contractWidth, 2.4).Outline(), edge)
	for i := range f.Slots {
		shape := places.slotAt(i).Rounded(7)
		f.Fill(shape, hollow)
		f.Stroke(shape, 2, edge)
		if coins := f.Contract.Face().Coins[i]; coins > 0 {
			at := places.coinAt(i)
			f.amountOnCoin(coins, at.X, at.Y, at.W)
		}
	}
}
