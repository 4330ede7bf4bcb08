package pieces

import (
	"fmt"
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/widgets"
)

// ContractHeight is the height of a contract of this width.
func ContractHeight(width float32) float32 { return width * 2 / 3 }

// ContractArt gives the pictures that a contract is made of; Stage does.
type ContractArt interface {
	// ContractFace asks for the face of a contract at a width in the toolkit's units.
	ContractFace(contract portroyal.Contract, slots int, seals bool, width float32, large bool, set func(image.Image))
	// Cube shows the cube of a player, with a letter that tells its owner.
	Cube(letter string, size float32, colour color.NRGBA) *canvas.Image
}

// Cube is the cube of a player: by its letter it is told from others also where colours cannot be.
type Cube struct {
	Colour color.NRGBA
	Letter string
}

// Step is how many steps of a contract a player has made who has not fulfilled it yet.
type Step struct {
	Cube
	N int // from 1
}

// Contract shows one contract with the cubes of the players on it. The badge with the key stands on its
// upper edge, above the title.
type Contract struct {
	widgets.Piece

	Contract portroyal.Contract
	Large    bool
	Seals    bool   // number and letter on the seal
	Cubes    []Cube // on the slots, left to right
	Steps    []Step

	art      ContractArt
	pictures *Pictures // nil if images are not lent
	slots    int
	width    float32
}

// NewContract shows a contract with so many slots, one for each player, at a width in the
// toolkit's units.
func NewContract(art ContractArt, contract portroyal.Contract, slots int, width float32) *Contract {
	return newContract(art, contract, slots, width, nil, nil)
}

// keyRoom is how far the badge with the key may stand out over the upper edge of a contract.
const keyRoom = 12

// Outline is what the contract shows, in words.
func (c *Contract) Outline() widgets.Outline {
	of := widgets.Outline{Name: "contract " + c.Contract.String(), Large: c.Large, Says: c.AccessibilityLabel()}
	if c.Seals {
		of.More = []string{"with its seal"}
	}
	mark := func(cube Cube, where string) {
		of.Marks = append(of.Marks, widgets.Mark{Name: "cube " + cube.Letter, Colour: cube.Colour, Where: where})
	}
	for _, cube := range c.Cubes {
		mark(cube, "")
	}
	for _, step := range c.Steps {
		mark(step.Cube, fmt.Sprintf("on step %d", step.N))
	}
	return of
}

func newContract(
	art ContractArt, contract portroyal.Contract, slots int, width float32, pictures *Pictures, shown *widgets.Shown,
) *Contract {
	c := &Contract{Contract: contract, art: art, pictures: pictures, slots: slots, width: width}
	titleTop := cardface.TitleTop * width / 360
	c.Extend(c, widgets.PieceShape{
		Size: fyne.NewSize(width, ContractHeight(width)), Corner: width * 14 / 360,
		MostGrowth: min(width/110, (keyRoom+titleTop)/widgets.BadgeHeight), LeastGrowth: width / 300,
		KeyAt: func(badge fyne.Size) fyne.Position {
			return fyne.NewPos((width-badge.Width)/2, titleTop-badge.Height)
		},
	}, shown, func(set func(image.Image)) {
		art.ContractFace(contract, slots, c.Seals, width, c.Large, set)
	}, c.layCubes)
	return c
}

// cubeKey is the key of the image of a cube.
type cubeKey struct {
	cube Cube
	size float32
}

// layCubes puts a cube on each slot that is taken, and smaller ones on the steps.
func (c *Contract) layCubes() (cubes []fyne.CanvasObject) {
	for i, cube := range c.Cubes {
		if i >= c.slots {
			break
		}
		x, y, size := cardface.SlotAt(c.slots, i, c.Large, c.width)
		cubes = append(cubes, c.cube(cube, x, y, size))
	}
	on := map[int][]Cube{}
	for _, step := range c.Steps {
		on[step.N] = append(on[step.N], step.Cube)
	}
	for n := 1; n <= int(c.Contract.Face().Steps); n++ {
		made := on[n]
		x, y, size := cardface.StepAt(c.Contract, n-1, c.Large, c.width)
		across, share := 1, float32(0.8)
		switch {
		case len(made) > 4:
			across, share = 3, 0.38
		case len(made) > 2:
			across, share = 2, 0.54
		case len(made) == 2:
			share = 0.6 // one above the other: there is more room than between two steps
		}
		down := (len(made) + across - 1) / across
		left, top := x+size*(1-float32(across)*share)/2, y+size*(1-float32(down)*share)/2
		for i, cube := range made {
			x, y := left+float32(i%across)*size*share, top+float32(i/across)*size*share
			cubes = append(cubes, c.cube(cube, x, y, size*share))
		}
	}
	return cubes
}

func (c *Contract) cube(cube Cube, x, y, size float32) fyne.CanvasObject {
	// Cubes are drawn at whole pixels.
	whole := func(length float32) float32 { return float32(math.Round(float64(length))) }
	size = whole(size)
	draw := func() *canvas.Image { return c.art.Cube(cube.Letter, size, cube.Colour) }
	image := draw
	if c.pictures != nil {
		image = func() *canvas.Image { return c.pictures.Image(cubeKey{cube, size}, draw) }
	}
	shown := image()
	shown.Resize(fyne.NewSquareSize(size))
	shown.Move(fyne.NewPos(whole(x)+widgets.FrameWidth, whole(y)+widgets.FrameWidth))
	return shown
}
