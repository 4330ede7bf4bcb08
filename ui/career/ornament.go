package career

import (
	"image/color"
	"math"

	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// rhumbs are the lines that go out from a compass rose over the whole chart.
func rhumbs(on *draw.Canvas, x, y, far, by float64, paint color.NRGBA) {
	for i := range 16 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 8)
		on.Stroke(draw.Path(x, y, x+far*cos, y+far*sin), 0.9*by, paint)
	}
}

// rose is a compass rose with eight points, each half light and half dark, and a lily to the north.
func rose(on *draw.Canvas, x, y, radius float64, p Paints) {
	light := p.Sea
	if !p.Plain {
		light = palette.Mix(palette.Parchment, p.Sea, 0.2)
	}
	ring := func(part, width float64) { on.Stroke(draw.Circle(x, y, radius*part), width*radius/60, p.Line) }
	on.Fill(draw.Circle(x, y, radius*0.74), palette.Fade(light, 0.55))
	ring(0.74, 1.6)
	ring(0.67, 0.9)
	point := func(angle, long, wide float64, dark color.NRGBA) {
		turned := func(along, across float64) (float64, float64) {
			sin, cos := math.Sincos(angle)
			return x + along*sin + across*cos, y - along*cos + across*sin
		}
		tx, ty := turned(long, 0)
		lx, ly := turned(wide, -wide)
		rx, ry := turned(wide, wide)
		on.Fill(draw.Polygon(x, y, lx, ly, tx, ty), light)
		on.Fill(draw.Polygon(x, y, rx, ry, tx, ty), dark)
		on.Stroke(draw.Polygon(x, y, lx, ly, tx, ty, rx, ry), radius/60, p.Line)
	}
	for i := range 4 {
		point(float64(i)*math.Pi/2+math.Pi/4, radius*0.66, radius*0.11, p.Faint)
	}
	for i := range 4 {
		point(float64(i)*math.Pi/2, radius*0.96, radius*0.13, p.Line)
	}
	on.Fill(draw.Circle(x, y, radius*0.09), palette.Brass)
	on.Stroke(draw.Circle(x, y, radius*0.09), radius/50, p.Line)
	top, leaf := y-radius*1.02, radius*0.13
	on.Fill(draw.Polygon(x, top-leaf*1.9, x+leaf*0.55, top-leaf*0.6, x, top+leaf*0.3, x-leaf*0.55, top-leaf*0.6), p.Travelled)
	for _, side := range []float64{-1, 1} {
		on.Stroke(draw.Path(x, top, x+side*leaf*0.75, top-leaf*0.35, x+side*leaf*1.15, top-leaf*1.05), leaf*0.32, p.Travelled)
	}
}

// degrees are the edge of a chart: a band of light and dark parts between two lines.
func degrees(on *draw.Canvas, w, h, band float64, p Paints) {
	along := func(long float64, part func(from, to float64)) {
		n := max(int(long/(band*5))/2*2, 2)
		for i := 0; i < n; i += 2 {
			part(long*float64(i)/float64(n), long*float64(i+1)/float64(n))
		}
	}
	on.Stroke(draw.BoxAt(0, 0, w, h).Inset(band/2).Outline(), band, p.Sea)
	along(w, func(from, to float64) {
		on.Fill(draw.BoxAt(from, 0, to-from, band).Outline(), p.Line)
		on.Fill(draw.BoxAt(from, h-band, to-from, band).Outline(), p.Line)
	})
	along(h, func(from, to float64) {
		on.Fill(draw.BoxAt(0, from, band, to-from).Outline(), p.Line)
		on.Fill(draw.BoxAt(w-band, from, band, to-from).Outline(), p.Line)
	})
	on.Stroke(draw.BoxAt(0, 0, w, h).Inset(band*0.1).Outline(), band*0.2, p.Line)
	on.Stroke(draw.BoxAt(0, 0, w, h).Inset(band).Outline(), band*0.2, p.Line)
}

// peak is a mountain with its shadow.
func peak(on *draw.Canvas, x, y, size float64, p Paints) {
	on.Fill(draw.Polygon(x-size*0.6, y+size*0.4, x, y-size*0.6, x+size*0.6, y+size*0.4), p.Land)
	for i := range 3 {
		along := 0.25 + 0.28*float64(i)
		top := y - size*0.6 + size*along
		on.Stroke(draw.Path(x+size*0.6*along, top, x+size*0.22*along, y+size*0.4), size*0.06, palette.Fade(p.Line, 0.8))
	}
	on.Stroke(draw.Path(x-size*0.6, y+size*0.4, x, y-size*0.6, x+size*0.6, y+size*0.4), size*0.1, p.Line)
}

// palm is a tree on a beach.
func palm(on *draw.Canvas, x, y, size float64, p Paints) {
	green := palette.Calm
	if p.Plain {
		green = p.Line
	}
	topX, topY := x+size*0.12, y-size*0.5
	on.Stroke(draw.Path(x, y+size*0.4, x+size*0.02, y, topX, topY), size*0.09, p.Line)
	for _, tip := range []At{{-0.5, -0.06}, {-0.36, -0.34}, {0.02, -0.44}, {0.4, -0.3}, {0.5, 0.02}, {-0.3, 0.18}, {0.3, 0.2}} {
		bendX, bendY := topX+size*tip.X*0.6, topY+size*(tip.Y-0.12)*0.6
		on.Stroke(draw.Path(topX, topY, bendX, bendY, topX+size*tip.X, topY+size*tip.Y), size*0.1, green)
	}
}

// wave is a wave with its crest.
func wave(on *draw.Canvas, x, y, size float64, paint color.NRGBA) {
	var line []float64
	for i := range 25 {
		t := float64(i) / 12
		line = append(line, x+size*(t-1), y-size*0.22*math.Abs(math.Sin(t*math.Pi))+size*0.22)
	}
	on.Stroke(draw.Path(line...), size*0.13, paint)
}

// serpent is a monster of the sea: a head and three coils, and the water round them.
func serpent(on *draw.Canvas, x, y, size float64, p Paints) {
	skin, line := palette.Fade(p.Line, 0.35), palette.Fade(p.Line, 0.9)
	if !p.Plain {
		skin = palette.Mix(palette.Lagoon, p.Sea, 0.45)
	}
	arch := func(middle, radius, thick float64) {
		var outer, inner []float64
		for i := range 17 {
			sin, cos := math.Sincos(math.Pi * float64(i) / 16)
			outer = append(outer, middle-radius*cos, y-radius*sin)
			inner = append(inner, middle+(radius-thick)*cos, y-(radius-thick)*sin)
		}
		coil := draw.Polygon(append(outer, inner...)...)
		on.Fill(coil, skin)
		on.Stroke(coil, size*0.05, line)
	}
	arch(x+size*0.12, size*0.42, size*0.2)
	arch(x+size*0.92, size*0.32, size*0.15)
	arch(x+size*1.5, size*0.2, size*0.1)
	var outline []At
	for _, a := range Spots(
		-0.86, 0, -0.98, -0.42, -0.86, -0.78, -0.62, -0.86, -0.36, -0.7, -0.44, -0.58, -0.66, -0.6, -0.74, -0.42, -0.62, 0,
	) {
		outline = append(outline, At{x + a.X*size, y + a.Y*size})
	}
	neck := draw.Polygon(smooth(outline, true, 1, 1)...)
	on.Fill(neck, skin)
	on.Stroke(neck, size*0.05, line)
	on.Fill(draw.Circle(x-size*0.64, y-size*0.74, size*0.05), line)
	for _, i := range []float64{-0.78, 0.1, 0.92, 1.5} {
		wave(on, x+size*i, y, size*0.3, line)
	}
}

// padlock is on what is not open yet, in a square of a size.
func padlock(on *draw.Canvas, size float64, paint color.NRGBA) {
	bow := draw.BoxAt(size*0.27, size*0.08, size*0.46, size*0.7).Rounded(size * 0.23)
	on.Stroke(bow, size*0.11, paint)
	on.Fill(draw.BoxAt(size*0.12, size*0.44, size*0.76, size*0.5).Rounded(size*0.08), paint)
}
