package reviewpage

import "fyne.io/fyne/v2"

// reading is the decision that stays where it is on the screen while more is found, by its upper or its lower edge.
type reading struct {
	of    int // its step, -1 where the page stays as far down as it is
	lower bool
	at    float32
}

// read is what somebody reads: the decision under the pointer, or else the one with the focus, or else the first one in sight
// below the numbers. Where these are in sight, somebody reads from the top.
func (p *Page) read() reading {
	none := reading{of: -1}
	if p.scroll == nil {
		return none
	}
	driver := fyne.CurrentApp().Driver()
	from := driver.AbsolutePositionForObject(p.scroll)
	top, bottom := from.Y, from.Y+p.scroll.Size().Height
	pointer, known := p.stage.Pointer().At()
	known = known && pointer.X >= from.X && pointer.Y >= top && pointer.Y < bottom
	numbers := driver.AbsolutePositionForObject(p.sums).Y + p.sums.Size().Height
	focused, first := none, none
	for step, tile := range p.tiles {
		upper, lower := p.edge(reading{of: step}), p.edge(reading{of: step, lower: true})
		switch {
		case lower <= top || upper >= bottom:
		case known && pointer.Y >= upper && pointer.Y < lower:
			if pointer.Y >= lower-tile.foot {
				return reading{step, true, lower}
			}
			return reading{step, false, upper}
		case p.hasFocus(tile):
			focused = reading{step, false, upper}
		case numbers <= top && (first.of < 0 || lower < p.edge(reading{of: first.of, lower: true})):
			first = reading{step, upper < top, upper}
			if first.lower {
				first.at = lower
			}
		}
	}
	switch {
	case known && pointer.Y < numbers:
		return none
	case focused.of >= 0:
		return focused
	}
	return first
}

// readOn scrolls what was read to where it was.
func (p *Page) readOn(was reading) {
	if _, there := p.tiles[was.of]; there && p.scroll != nil {
		p.scroll.ScrollToOffset(p.scroll.Offset.AddXY(0, p.edge(was)-was.at))
	}
}

// edge is where the edge of a decision is on the screen.
func (p *Page) edge(of reading) float32 {
	tile := p.tiles[of.of]
	y := fyne.CurrentApp().Driver().AbsolutePositionForObject(tile.Tile).Y
	if of.lower {
		y += tile.Size().Height
	}
	return y
}
