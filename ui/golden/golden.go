// Package golden holds what is shown against masters in testdata/goldens, for tests. With the flag -refresh
// it writes the masters anew instead; read or look at the difference before keeping it.
//
//	go test -tags ci ./ui/portroyal ./ui/portroyal/cardface ./ui/portroyal/story -run Golden -refresh
//
// With -pictures FOLDER it draws the screens there as well:
//
//	go test -tags ci ./ui/portroyal -run Golden/ending$ -pictures .
package golden

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var (
	refresh  = flag.Bool("refresh", false, "write testdata/goldens anew from what is shown now")
	pictures = flag.String("pictures", "", "`FOLDER` in which screens are drawn as well, to be looked at")
)

// Text holds a text against the master of this name.
func Text(t *testing.T, name, shown string) {
	t.Helper()
	file, master := read(t, name, func() []byte { return []byte(shown) })
	want := strings.ReplaceAll(string(master), "\r", "")
	if shown == want {
		return
	}
	t.Errorf("%s is not what is shown any more:\n%s", file, cmp.Diff(strings.Split(want, "\n"), strings.Split(shown, "\n")))
}

// Picture holds a picture against the master of this name.
func Picture(t *testing.T, name string, drawn image.Image) {
	t.Helper()
	file, master := read(t, name, func() []byte {
		var data bytes.Buffer
		encoder := png.Encoder{CompressionLevel: png.BestCompression}
		if err := encoder.Encode(&data, drawn); err != nil {
			t.Fatal(err)
		}
		return data.Bytes()
	})
	want, err := png.Decode(bytes.NewReader(master))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	if apart, where := Apart(drawn, want); apart > Tolerance {
		t.Errorf("%.2f%% of the picture differs from %s, first at %v", 100*apart, file, where)
	}
}

// Draw draws a screen in the folder of -pictures, if one is given, under this name.
func Draw(t *testing.T, name string, drawn func() image.Image) {
	t.Helper()
	if *pictures == "" {
		return
	}
	file, err := os.Create(filepath.Join(*pictures, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, drawn()); err != nil {
		t.Fatal(err)
	}
}

// read gives the master of this name, or writes what is shown in its place and gives that.
func read(t *testing.T, name string, shown func() []byte) (file string, master []byte) {
	t.Helper()
	file = filepath.Join("testdata", "goldens", name)
	if *refresh {
		master = shown()
		if err := os.WriteFile(file, master, 0o666); err != nil {
			t.Fatal(err)
		}
		return file, master
	}
	master, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return file, master
}

// Tolerance is the share of pixels that may differ: sums of floating point numbers are not the same on all
// processors, and edges may come out a shade lighter.
const Tolerance = 0.002

// Apart is the share of pixels that differ visibly, and the first of them; all of them where the sizes do.
func Apart(a, b image.Image) (share float64, first image.Point) {
	if a.Bounds() != b.Bounds() {
		return 1, image.Point{}
	}
	size, n := a.Bounds().Size(), 0
	for y := range size.Y {
		for x := range size.X {
			if visibly(a.At(x, y), b.At(x, y)) {
				if n == 0 {
					first = image.Pt(x, y)
				}
				n++
			}
		}
	}
	return float64(n) / float64(size.X*size.Y), first
}

// visibly reports whether two colours are further apart than rounding brings them: more than 32 of the
// 441 between black and white, or an eighth in opacity.
func visibly(a, b color.Color) bool {
	p, q := color.NRGBAModel.Convert(a).(color.NRGBA), color.NRGBAModel.Convert(b).(color.NRGBA)
	apart := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	r, g, bl := apart(p.R, q.R), apart(p.G, q.G), apart(p.B, q.B)
	return r*r+g*g+bl*bl > 32*32 || apart(p.A, q.A) > 0x20
}
