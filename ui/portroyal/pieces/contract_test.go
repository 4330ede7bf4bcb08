package pieces_test

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

// art stands for the pictures of contracts; it remembers what was asked for.
type art struct {
	seals, large bool
	tints        []color.NRGBA
	letters      []string
}

func (a *art) ContractFace(_ portroyal.Contract, _ int, seals bool, _ float32, large bool, set func(image.Image)) {
	a.seals, a.large = seals, large
	set(picture)
}

func (a *art) Cube(letter string, _ float32, tint color.NRGBA) *canvas.Image {
	a.tints, a.letters = append(a.tints, tint), append(a.letters, letter)
	return canvas.NewImageFromImage(picture)
}

// near reports whether an image is on a place of a contract, up to a pixel.
func near(shown *canvas.Image, x, y, size float32) bool {
	at, middle := shown.Position(), shown.Size().Width/2
	dx, dy := at.X+middle-x-size/2-3, at.Y+middle-y-size/2-3 // 3 for the frame
	return dx > -1.5 && dx < 1.5 && dy > -1.5 && dy < 1.5
}

func TestCubesLieOnTheSlots(t *testing.T) {
	test.NewTempApp(t)
	a := &art{}
	contract := pieces.NewContract(a, portroyal.Fighter, 3, 150)
	contract.Seals, contract.Large = true, true
	contract.Cubes = []pieces.Cube{{Colour: palette.Seats[2], Letter: "C"}, {Colour: palette.Seats[0], Letter: "A"}}
	d := widgetstest.Draw(contract)
	if len(d.Images) != 3 || d.Images[0].Size() != fyne.NewSize(150, pieces.ContractHeight(150)) {
		t.Fatalf("%d images, the face %v", len(d.Images), d.Images[0].Size())
	}
	for i := range contract.Cubes {
		x, y, size := cardface.SlotAt(3, i, true, 150)
		drawn := pieces.Cube{Colour: a.tints[i], Letter: a.letters[i]}
		if !near(d.Images[1+i], x, y, size) || drawn != contract.Cubes[i] {
			t.Errorf("cube %d of %v at %v", i, a.tints[i], d.Images[1+i].Position())
		}
	}
	if !a.seals || !a.large {
		t.Error("another face was asked for")
	}
	if d := widgetstest.Draw(pieces.NewContract(&art{}, portroyal.Fighter, 3, 150)); len(d.Images) != 1 {
		t.Errorf("a contract without cubes has %d images", len(d.Images))
	}
}

// However many have made the same step, their cubes are on its place and not on each other.
func TestCubesLieOnTheSteps(t *testing.T) {
	test.NewTempApp(t)
	for most := 1; most <= portroyal.MaxPlayers; most++ {
		a := &art{}
		contract := pieces.NewContract(a, portroyal.FrigateFoe, 5, 200)
		for _, colour := range palette.Seats[:most] {
			contract.Steps = append(contract.Steps, pieces.Step{Cube: pieces.Cube{Colour: colour}, N: 2})
		}
		other := pieces.Cube{Colour: palette.Umber}
		contract.Steps = append(contract.Steps, pieces.Step{Cube: other, N: 1}, pieces.Step{Cube: other})
		d := widgetstest.Draw(contract)
		cubes := d.Images[1:]
		if len(cubes) != most+1 { // who has made no step has no cube
			t.Fatalf("%d cubes", len(cubes))
		}
		x, y, size := cardface.StepAt(portroyal.FrigateFoe, 0, false, 200)
		if a.tints[0] != palette.Umber || !near(cubes[0], x, y, size) {
			t.Errorf("the first step: %v at %v", a.tints[0], cubes[0].Position())
		}
		x, y, size = cardface.StepAt(portroyal.FrigateFoe, 1, false, 200)
		for i, cube := range cubes[1:] {
			at, edge := cube.Position(), cube.Size().Width
			over := size * 0.12 // what may stand out
			if at.X < x+3-over || at.Y < y+3-over || at.X+edge > x+3+size+over || at.Y+edge > y+3+size+over {
				t.Errorf("%d at one step: cube %d at %v lies outside %v, %v of %v", most, i, at, x, y, size)
			}
			for _, other := range cubes[2+i:] {
				dx, dy := other.Position().X-at.X, other.Position().Y-at.Y
				if dx*dx+dy*dy < (edge-1)*(edge-1) {
					t.Errorf("%d at one step: two lie on each other", most)
				}
			}
		}
	}
}

func TestContractTellsItsName(t *testing.T) {
	test.NewTempApp(t)
	contract := pieces.NewContract(&art{}, portroyal.Explorer, 2, 150)
	if contract.AccessibilityLabel() != "" { // no ID, which is no word
		t.Errorf("it is called %q", contract.AccessibilityLabel())
	}
	contract.Says = "Entdecker. Noch von niemandem erfüllt."
	if contract.AccessibilityLabel() != contract.Says {
		t.Errorf("it is called %q", contract.AccessibilityLabel())
	}
}

// A layout that is made again shows the same image objects.
func TestContractsAreLentTheirImages(t *testing.T) {
	test.NewTempApp(t)
	pictures := pieces.NewPictures(face)
	shown := func() []*canvas.Image {
		pictures.Again()
		contract := pictures.NewContract(&art{}, portroyal.GalleonFoe, 2, 150)
		contract.Cubes = []pieces.Cube{{Colour: palette.Seats[0], Letter: "A"}}
		contract.Steps = []pieces.Step{{Cube: pieces.Cube{Colour: palette.Seats[1], Letter: "B"}, N: 1}}
		return widgetstest.Draw(contract).Images
	}
	first, second := shown(), shown()
	if len(first) != 3 || len(second) != 3 {
		t.Fatalf("%d and %d images", len(first), len(second))
	}
	for i := range first {
		if first[i] != second[i] {
			t.Errorf("image %d is another one", i)
		}
	}
}

// The key on the upper edge of a contract leaves its title free.
func TestKeyLeavesTheTitleFree(t *testing.T) {
	test.NewTempApp(t)
	for _, growth := range []float32{0, 1, 2.16} {
		for width := float32(90); width <= 497; width += 11 {
			contract := pieces.NewContract(&art{}, portroyal.Jinx, 2, width)
			contract.Key, contract.Growth = "C", growth
			key := widgetstest.Badges(contract)[0]
			if title := widgets.FrameWidth + cardface.TitleTop*width/360; key.Bottom > title+0.01 || key.Top < -13 {
				t.Errorf("a contract of %v, growth %v: the key lies at %+v, the title begins at %v",
					width, growth, key, title)
			}
		}
	}
}
