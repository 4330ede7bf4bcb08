package sound

import (
	"cmp"
	"math"
	"slices"
)

// The theme is a slow waltz of our own for two strings of gut. Each string is a file with one note; what is here is which
// notes are plucked, and when.

// tone is a note of the upper string: how high it is, in semitones above the one in its file, and how long, in eighths.
type tone struct{ height, eighths int }

// Heights on the upper string, whose file has an A, and on the lower one, whose file has the D below.
const (
	d4, e4, fs4, g4, a4, b4, c5, d5, e5 = -7, -5, -3, -2, 0, 2, 3, 5, 7
	g2, a2, c3, d3, e3                  = -7, -5, -2, 0, 2

	fifth = 7
)

// The tune, in G major as every sound with notes, and its basses, one for each bar.
var (
	verse = []tone{
		{b4, 3},
		{a4, 1},
		{g4, 2},
		{a4, 4},
		{d4, 2},
		{e4, 3},
		{fs4, 1},
		{g4, 2},
		{b4, 6},
		{c5, 3},
		{b4, 1},
		{a4, 2},
		{g4, 4},
		{e4, 2},
	}
	open   = []tone{{fs4, 2}, {g4, 2}, {a4, 2}, {d4, 6}}
	closed = []tone{{fs4, 2}, {a4, 2}, {fs4, 2}, {g4, 6}}
	middle = []tone{
		{d5, 3},
		{c5, 1},
		{b4, 2},
		{e5, 4},
		{d5, 2},
		{b4, 3},
		{a4, 1},
		{g4, 2},
		{a4, 6},
		{b4, 3},
		{c5, 1},
		{d5, 2},
		{e5, 2},
		{d5, 2},
		{b4, 2},
		{c5, 2},
		{a4, 2},
		{fs4, 2},
		{a4, 6},
	}
	tune = slices.Concat(verse, open, verse, closed, middle, verse, closed)

	under = []int{g2, d3, e3, g2, c3, e3}
	bass  = slices.Concat(under, []int{d3, d3}, under, []int{d3, g2},
		[]int{g2, c3, e3, d3, g2, e3, a2, d3}, under, []int{d3, g2})
)

const (
	bar    = 6             // eighths
	eighth = 3 * rate / 10 // samples
)

// pluck is a note of the theme: when it begins, in samples, on which string, and how high and loud.
type pluck struct {
	at     int
	string int
	height int
	loud   float32
}

// plucks are the theme, in the order in which they begin. The bass has the first beat of a bar, and its fifth the last.
var plucks = func() (all []pluck) {
	at := 0
	for _, t := range tune {
		loud := float32(0.8)
		if at%bar == 0 {
			loud = 1
		}
		all = append(all, pluck{at * eighth, 0, t.height, loud})
		at += t.eighths
	}
	for i, height := range bass {
		all = append(all, pluck{i * bar * eighth, 1, height, 0.8}, pluck{(i*bar + 4) * eighth, 1, height + fifth, 0.5})
	}
	slices.SortStableFunc(all, func(a, b pluck) int { return cmp.Compare(a.at, b.at) })
	return all
}()

// themeLength is that of the theme, with a bar of rest before it begins anew.
var themeLength = (len(bass) + 1) * bar * eighth

// stringsOf reads the files of both strings, the upper one first.
func stringsOf(from clips) [2]clip { return [2]clip{from.of("music-high"), from.of("music-low")} }

// music is the theme on its way.
type music struct {
	strings [2]clip // nothing until it is to be heard
	at      int     // samples since it began
	next    int     // of plucks
}

// plays goes on by a sample, and gives what begins with it.
func (m *music) plays() (begin []voice) {
	for ; m.next < len(plucks) && plucks[m.next].at <= m.at; m.next++ {
		p := plucks[m.next]
		left := 0.9 + 0.2*float32(p.string) // the bass sits a little to the left
		begin = append(begin, voice{
			clip: m.strings[p.string], step: math.Exp2(float64(p.height) / 12),
			left: p.loud * left, right: p.loud * (2 - left), of: theMusic,
		})
	}
	if m.at++; m.at == themeLength {
		m.at, m.next = 0, 0
	}
	return begin
}
