package rulebook

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/widgets"
)

// written writes runs at a size and a width; with links they can be reached by keyboard.
func (p *Page) written(runs []book.Run, paint color.Color, size, width float32) fyne.CanvasObject {
	words, links := p.lit(runs), false
	for _, part := range words {
		links = links || part.Link != nil
	}
	if links {
		return widgets.NewLinkedProse(p.stage.Colours(), paint, size*p.by, width, words)
	}
	return widgets.NewProse(p.stage.Colours(), paint, size*p.by, width, words)
}

// lit makes words of runs, in which what is searched for is lit. It may begin in one run and end in another.
func (p *Page) lit(runs []book.Run) (all []widgets.Words) {
	whole := book.Said(runs)
	spans, at := book.Lit(whole, p.query), 0
	for _, run := range runs {
		words := widgets.Words{Strong: run.Strong}
		if to := run.To; to != "" {
			words.Link = func() { p.GoTo(to) }
		}
		if run.Symbol != "" {
			name := run.Symbol
			words.Picture = func(size float32) fyne.CanvasObject { return p.symbol(name, size) }
			all = append(all, words)
			continue
		}
		end := at + len(run.Text)
		for at < end {
			to := end
			next := slices.IndexFunc(spans, func(span book.Span) bool { return span.To > at })
			if words.Lit = next >= 0 && spans[next].From <= at; words.Lit {
				to = min(to, spans[next].To)
			} else if next >= 0 {
				to = min(to, spans[next].From)
			}
			words.Text, at = whole[at:to], to
			all = append(all, words)
		}
	}
	return all
}

// strong makes words strong.
func strong(all []widgets.Words) []widgets.Words {
	for i := range all {
		all[i].Strong = true
	}
	return all
}

// beside lays an object so far to the right of another.
func beside(left fyne.CanvasObject, x float32, right fyne.CanvasObject) fyne.CanvasObject {
	all := geometry.NewSheet()
	a, b := all.Put(left, 0, 0), all.Put(right, x, 0)
	return widgets.Fixed(all.Container, x+b.Width, max(a.Height, b.Height))
}

// below lays an object so much lower.
func below(y float32, object fyne.CanvasObject) fyne.CanvasObject { return stacked(0, gap(y), object) }

// gap is nothing of a height.
func gap(high float32) fyne.CanvasObject { return widgets.Fixed(container.NewWithoutLayout(), 0, high) }

// stacked lays objects below each other, so far apart; nil is none.
func stacked(apart float32, objects ...fyne.CanvasObject) fyne.CanvasObject {
	all, wide, y := geometry.NewSheet(), float32(0), float32(0)
	for _, object := range objects {
		if object == nil {
			continue
		}
		if y > 0 {
			y += apart
		}
		size := all.Put(object, 0, y)
		wide, y = max(wide, size.Width), y+size.Height
	}
	return widgets.Fixed(all.Container, wide, y)
}
