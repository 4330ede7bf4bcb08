package cardface_test

import (
	"fmt"
	"image"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/golden"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
)

// things are all that has a face.
func things() (all []cardface.Thing) {
	for card := cove.Flint; card <= cove.Fame3; card++ {
		all = append(all, cardface.Thing{Card: card})
	}
	for legend := cove.Blackbeard; legend <= cove.Navy; legend++ {
		all = append(all, cardface.Thing{Legend: legend})
	}
	for island := cove.Tavern; island <= cove.Cove; island++ {
		all = append(all, cardface.Thing{Island: island})
	}
	for _, treasure := range cove.Treasures() {
		all = append(all, cardface.Thing{Treasure: treasure})
	}
	return all
}

// someThings are those that differ in more than their numbers.
func someThings() (some []cardface.Thing) {
	for i, of := range things() {
		if of.Treasure == 0 || i%8 == 0 {
			some = append(some, of)
		}
	}
	return some
}

// details are all of them, each with a width in pixels at which it is shown.
var details = map[cardface.Detail]int{cardface.Compact: 44, cardface.Small: 66, cardface.Full: 118, cardface.Large: 180}

func of(w *words.Words, thing cardface.Thing, detail cardface.Detail, width int) cardface.Request {
	return cardface.Request{Thing: thing, Detail: detail, Width: width, Words: terms.OnFace(w, thing)}
}

// In every language and at every size all words fit on their face, every drawing exists, and no face looks like another.
func TestEveryFaceIsDrawnInEveryLanguage(t *testing.T) {
	for _, language := range words.Languages {
		for detail, width := range details {
			t.Run(fmt.Sprintf("%s/%d", language, detail), func(t *testing.T) {
				t.Parallel()
				w, first := words.In(language), words.In(words.Languages[0])
				seen := map[string]cardface.Thing{}
				for _, thing := range things() {
					if thing.Treasure != 0 && w != first && terms.OnFace(w, thing) == terms.OnFace(first, thing) {
						continue // no words: it is drawn in the first language
					}
					picture, overflow, missing := cardface.Check(of(w, thing, detail, width))
					for _, text := range overflow {
						t.Errorf("%+v: %q does not fit", thing, text)
					}
					for _, name := range missing {
						t.Errorf("%+v: no drawing %s", thing, name)
					}
					if other, is := seen[string(picture.Pix)]; is {
						t.Errorf("%+v looks like %+v", thing, other)
					}
					seen[string(picture.Pix)] = thing
					want := image.Rect(0, 0, width, width*3/2)
					if thing.Treasure != 0 {
						want = image.Rect(0, 0, width, (width*2+1)/3)
					}
					whole := picture.NRGBAAt(0, 0).A < 0xff && picture.NRGBAAt(width/2, want.Max.Y/2).A == 0xff
					if picture.Rect != want || !whole {
						t.Errorf("%+v: a picture of %v", thing, picture.Rect)
					}
				}
			})
		}
	}
}

func TestOverflowIsNoticed(t *testing.T) {
	r := cardface.Request{Thing: cardface.Thing{Card: cove.Flint}, Detail: cardface.Full, Width: 120}
	r.Words.Title = "Donaudampfschifffahrtsgesellschaftskapitänswitwe"
	if len(cardface.Overflow(r)) != 1 {
		t.Error("a word that does not fit was not noticed")
	}
}

// Titles keep clear of the rim, in every language and at every size at which they are shown.
func TestTitlesNeverTouchFrames(t *testing.T) {
	const free = 0.036 // of the width; the rim takes 0.027
	for _, language := range words.Languages {
		w := words.In(language)
		for detail, width := range details {
			titles := 0
			for _, thing := range someThings() {
				r := of(w, thing, detail, width)
				for _, line := range cardface.Writings(r) {
					titles++
					if edge := int(float64(width) * free); line.Left < edge || line.Right > width-edge {
						t.Errorf("%s, %+v at %d: %q from %d to %d", language, thing, width, line.Line, line.Left, line.Right)
					}
				}
			}
			if titles == 0 {
				t.Errorf("%s: nothing is written at %d", language, width)
			}
		}
	}
}

// readable is the least height of capital letters and digits, in pixels, on a face as small as it is shown.
const readable = 5

// Titles and numbers can be read on the smallest faces that have them: their letters are so many pixels high.
func TestSmallFacesCanBeRead(t *testing.T) {
	for _, language := range words.Languages {
		w := words.In(language)
		for _, thing := range things() {
			width := 66
			least := readable
			if thing.Treasure != 0 {
				width, least = 72, 12
			}
			for _, line := range cardface.Writings(of(w, thing, cardface.Small, width)) {
				if high := line.Bottom - line.Top; high < least && line.Line != "=" {
					t.Errorf("%s, %+v: %q is %d pixels high", language, thing, line.Line, high)
				}
			}
		}
	}
}

// Every line on every face has a contrast of 4.5 to the pixels around its letters, at every size and in every style. One
// pixel in twenty may belong to a hairline or a drawing beside it. What is of one kind has the same grounds and inks, and
// differs in words and pictures: the first is drawn in every style, each other one in one style, by turns.
func TestTextStandsOut(t *testing.T) {
	w := words.In(words.German)
	type kind struct {
		of     cove.CardType
		island cove.Island
		legend bool
	}
	styles := styles[:3]
	for turn, style := range styles {
		for detail := range details {
			t.Run(fmt.Sprintf("%+v/%d", style, detail), func(t *testing.T) {
				t.Parallel()
				known := map[kind]bool{}
				for i, thing := range someThings() {
					is := kind{island: thing.Island, legend: thing.Legend != 0}
					if thing.Card != 0 {
						is.of = thing.Card.Face().Type
					}
					if known[is] && (i+int(detail))%len(styles) != turn {
						continue
					}
					known[is] = true
					r := of(w, thing, detail, 140)
					r.Style = style
					for _, line := range cardface.Legibilities(r) {
						if line.Share < 0.95 {
							t.Errorf("%+v: %q has enough contrast to %.0f%% of the pixels around it, at worst %.1f",
								thing, line.Line, 100*line.Share, line.Worst)
						}
					}
				}
			})
		}
	}
}

var styles = []cardface.Style{{}, {Dark: true}, {HighContrast: true}, {Dark: true, HighContrast: true}}

func TestStylesDiffer(t *testing.T) {
	w := words.In(words.English)
	for _, thing := range []cardface.Thing{{Card: cove.Grapple}, {Treasure: 1}, {Legend: cove.Hook}, {Island: cove.Cove}} {
		seen := map[string]cardface.Style{}
		for _, style := range styles {
			r := of(w, thing, cardface.Full, 118)
			r.Style = style
			key := string(cardface.Draw(r).Pix)
			if other, is := seen[key]; is {
				t.Errorf("%+v: %+v looks like %+v", thing, style, other)
			}
			seen[key] = style
		}
	}
}

// The two backs differ, and have the shapes of their cards.
func TestBacks(t *testing.T) {
	tavern := cardface.Draw(cardface.Request{Back: cardface.TavernBack, Width: 60})
	treasure := cardface.Draw(cardface.Request{Back: cardface.TreasureBack, Width: 60})
	if tavern.Rect.Max != image.Pt(60, 90) || treasure.Rect.Max != image.Pt(60, 40) {
		t.Errorf("backs of %v and %v", tavern.Rect.Max, treasure.Rect.Max)
	}
}

// A sketch has the shape of its face, and shows its colour and its title.
func TestSketches(t *testing.T) {
	w := words.In(words.Spanish)
	for _, thing := range someThings() {
		for detail, width := range details {
			r := of(w, thing, detail, min(width, 150))
			sketch, face := cardface.Sketch(r), cardface.Draw(r)
			if sketch.Bounds() != face.Bounds() {
				t.Fatalf("%+v: a sketch of %v for a face of %v", thing, sketch.Bounds(), face.Bounds())
			}
			bare := r
			bare.Words = cardface.Words{}
			apart, _ := golden.Apart(sketch, cardface.Sketch(bare))
			if titled := detail > cardface.Compact && thing.Treasure == 0; titled && apart < 0.004 {
				t.Errorf("%+v: the title is not visible", thing)
			}
		}
		r := of(w, thing, cardface.Large, 1000)
		if size := cardface.Sketch(r).Bounds().Size(); size.X > 200 {
			t.Errorf("%+v: a sketch of %v", thing, size)
		}
	}
}

// goldenFaces are faces of every kind, at every size and in all styles and languages.
var goldenFaces = []struct {
	file string
	of   cardface.Thing
	back cardface.Back
	in   words.Language
	as   cardface.Request
}{
	{"back", cardface.Thing{}, cardface.TavernBack, words.English, cardface.Request{Width: 110}},
	{"treasure-back", cardface.Thing{}, cardface.TreasureBack, words.English, cardface.Request{Width: 96}},
	{"parrot", cardface.Thing{Card: cove.Trelawney}, 0, words.German, cardface.Request{
		Width: 150, Detail: cardface.Full,
	}},
	{"volley-small-dark", cardface.Thing{Card: cove.Grapeshot}, 0, words.Dutch, cardface.Request{
		Width: 66, Detail: cardface.Small, Style: cardface.Style{Dark: true},
	}},
	{"event-large", cardface.Thing{Card: cove.Buccaneer}, 0, words.German, cardface.Request{
		Width: 276, Detail: cardface.Large,
	}},
	{"battle-compact", cardface.Thing{Card: cove.Overboard}, 0, words.Spanish, cardface.Request{Width: 48}},
	{"fame-contrast", cardface.Thing{Card: cove.Fame2}, 0, words.Spanish, cardface.Request{
		Width: 150, Detail: cardface.Full, Style: cardface.Style{HighContrast: true},
	}},
	{"treasure-small", cardface.Thing{Treasure: 17}, 0, words.English, cardface.Request{Width: 72, Detail: cardface.Small}},
	{"treasure-large", cardface.Thing{Treasure: 1}, 0, words.English, cardface.Request{Width: 360, Detail: cardface.Large}},
	{"legend-small", cardface.Thing{Legend: cove.FlyingDutchman}, 0, words.English, cardface.Request{
		Width: 66, Detail: cardface.Small,
	}},
	{"legend-large-dark", cardface.Thing{Legend: cove.Hook}, 0, words.Spanish, cardface.Request{
		Width: 276, Detail: cardface.Large, Style: cardface.Style{Dark: true},
	}},
	{"island", cardface.Thing{Island: cove.TreasureIsland}, 0, words.Dutch, cardface.Request{
		Width: 150, Detail: cardface.Full,
	}},
	{"island-large", cardface.Thing{Island: cove.Cove}, 0, words.German, cardface.Request{
		Width: 276, Detail: cardface.Large,
	}},
}

func TestGoldenFaces(t *testing.T) {
	for _, face := range goldenFaces {
		t.Run(face.file, func(t *testing.T) {
			r := face.as
			r.Thing, r.Back, r.Words = face.of, face.back, terms.OnFace(words.In(face.in), face.of)
			golden.Picture(t, face.file+".png", cardface.Draw(r))
		})
	}
}

func BenchmarkDraw66(b *testing.B) {
	var requests []cardface.Request
	for _, thing := range things() {
		requests = append(requests, of(words.In(words.English), thing, cardface.Small, 66))
		cardface.Draw(requests[len(requests)-1]) // parse the drawings before the clock runs
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		cardface.Draw(requests[i%len(requests)])
	}
}
