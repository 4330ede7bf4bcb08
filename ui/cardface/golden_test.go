package cardface_test

import (
	"bytes"
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardface"
	"portroyal/ui/words"
)

// refresh writes the masters anew instead of comparing; look at them before keeping them.
//
//	go test -tags ci ./ui/cardface -run GoldenFaces -refresh
var refresh = flag.Bool("refresh", false, "write testdata/goldens anew from what is drawn now")

// goldenFaces are faces of every kind, in all languages and styles, small and enlarged.
var goldenFaces = []struct {
	file     string
	card     string // or
	contract portroyal.Contract
	in       words.Language
	as       cardface.Request
}{
	{file: "back", in: words.English, as: cardface.Request{Back: true, Width: 110}},
	{file: "trader", card: "trader-yellow-1", in: words.German, as: cardface.Request{Width: 150}},
	{file: "settler-small", card: "settler", in: words.English, as: cardface.Request{Width: 70}},
	{file: "jester-large", card: "jester-3", in: words.Spanish, as: cardface.Request{Width: 300, Large: true}},
	{file: "admiral-dark", card: "admiral-2", in: words.Dutch, as: cardface.Request{Width: 150, Style: dark}},
	{file: "clerk", card: "clerk-blue", in: words.English, as: cardface.Request{Width: 150}},
	{file: "gambler", card: "gambler-2", in: words.German, as: cardface.Request{Width: 150}},
	{file: "pinnace", card: "yellow-1-2c", in: words.Dutch, as: cardface.Request{Width: 150}},
	{file: "galleon-contrast", card: "black-skull-4c", in: words.Spanish, as: cardface.Request{
		Width: 150, Style: high,
	}},
	{file: "expedition", card: "expedition-five-players", in: words.German, as: cardface.Request{Width: 150}},
	{file: "tax-swords", card: "tax-maxSwords", in: words.English, as: cardface.Request{Width: 150}},
	{file: "tax-points-dark", card: "tax-minPoints", in: words.Spanish, as: cardface.Request{Width: 150, Style: dark}},
	{file: "contract", contract: portroyal.GalleonFoe, in: words.German, as: cardface.Request{Width: 210, Slots: 5}},
	{file: "contract-sealed", contract: portroyal.TaxOfficer, in: words.English, as: cardface.Request{
		Width: 300, Slots: 3, Seals: true, Large: true,
	}},
}

var dark, high = cardface.Style{Dark: true}, cardface.Style{HighContrast: true}

func TestGoldenFaces(t *testing.T) {
	for _, golden := range goldenFaces {
		t.Run(golden.file, func(t *testing.T) {
			r, w := golden.as, words.In(golden.in)
			if golden.card != "" {
				card, err := portroyal.ParseCard(golden.card)
				if err != nil {
					t.Fatal(err)
				}
				r.Card, r.Words = card, w.OnFace(card)
			}
			if golden.contract != portroyal.NoContract {
				r.Contract, r.Words = golden.contract, w.OnContract(golden.contract)
			}
			file := filepath.Join("testdata", "goldens", golden.file+".png")
			drawn := cardface.Draw(r)
			if *refresh {
				save(t, file, drawn)
				return
			}
			if apart, where := differing(drawn, load(t, file)); apart > mostDiffering {
				t.Errorf("%.2f%% of the picture differs from %s, first at %v", 100*apart, file, where)
			}
		})
	}
}

// mostDiffering is the share of pixels that may differ: sums of floating point numbers are not the
// same on all processors, and edges may come out a shade lighter.
const mostDiffering = 0.002

// differing is the share of pixels that differ visibly, and the first of them; all of them where
// the sizes do.
func differing(a, b image.Image) (share float64, first image.Point) {
	if a.Bounds() != b.Bounds() {
		return 1, image.Point{}
	}
	size, n := a.Bounds().Size(), 0
	for y := range size.Y {
		for x := range size.X {
			p, q := a.At(x, y), b.At(x, y)
			_, _, _, alphaP := p.RGBA()
			_, _, _, alphaQ := q.RGBA()
			if hue(p, q) > 32 || max(alphaP, alphaQ)-min(alphaP, alphaQ) > 0x2000 {
				if n == 0 {
					first = image.Pt(x, y)
				}
				n++
			}
		}
	}
	return float64(n) / float64(size.X*size.Y), first
}

func save(t *testing.T, file string, picture image.Image) {
	t.Helper()
	var data bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&data, picture); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, data.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
}

func load(t *testing.T, file string) image.Image {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return picture
}

// A face that says something else, or shows another number, is not taken for the master.
func TestOtherFacesAreNotTakenForTheMaster(t *testing.T) {
	face := func(id, title string) image.Image {
		card, err := portroyal.ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		return cardface.Draw(cardface.Request{Card: card, Width: 150, Words: cardface.Words{Title: title}})
	}
	master := face("sailor-1", "Sailor")
	for name, other := range map[string]image.Image{
		"title": face("sailor-1", "Sailer"), "price and points": face("sailor-2", "Sailor"),
	} {
		if apart, _ := differing(master, other); apart <= mostDiffering {
			t.Errorf("another %s changes only %.3f%% of the picture", name, 100*apart)
		}
	}
}
