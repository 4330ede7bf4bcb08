package widgets

import (
	"cmp"
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardface"
)

// ContractHeight is the height of a contract of this width.
func ContractHeight(width float32) float32 { return width * 2 / 3 }

// ContractArt gives the pictures that a contract is made of; stage.Stage does.
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

// Contract shows one contract as a picture, with the cubes of the players on it, a frame when it
// can be fulfilled and a badge with the key for that.
type Contract struct {
	explained

	Contract portroyal.Contract
	Seals    bool   // number and letter on the seal
	Says     string // what a screen reader is told where there is no tooltip
	Large    bool
	Cubes    []Cube // on the slots, left to right
	Steps    []Step
	Takeable bool
	Dimmed   bool
	Pointed  bool        // the keyboard's cursor is here
	Key      string      // the key that fulfils it, "" for none
	Ring     color.NRGBA // a frame of another colour, nothing if transparent
	Growth   float32     // how much larger than usual the badge is if the contract is large enough, 0 for not at all
	OnTap    func()
	OnHover  func(inside bool)

	art      ContractArt
	pictures *Pictures // nil if images are not lent
	shown    *shown
	cubes    []placed // laid once, however often the toolkit asks for a renderer
	slots    int
	width    float32
}

var (
	_ fyne.Tappable     = (*Contract)(nil)
	_ desktop.Hoverable = (*Contract)(nil)
)

// NewContract shows a contract with so many slots, one for each player, at a width in the
// toolkit's units.
func NewContract(art ContractArt, contract portroyal.Contract, slots int, width float32) *Contract {
	c := &Contract{Contract: contract, art: art, slots: slots, width: width}
	c.leave = c.MouseOut
	c.ExtendBaseWidget(c)
	return c
}

// cubeKey is the key of the image of a cube.
type cubeKey struct {
	cube Cube
	size float32
}

// NewContract shows a contract at a width.
func (p *Pictures) NewContract(art ContractArt, contract portroyal.Contract, slots int, width float32) *Contract {
	c := NewContract(art, contract, slots, width)
	c.pictures = p
	c.shown = p.lend(contractKey{contract: contract, width: width})
	return c
}

// NewLargeContract shows the enlarged variant of a contract. As with cards there is one image for
// all of them.
func (p *Pictures) NewLargeContract(art ContractArt, contract portroyal.Contract, slots int, width float32) *Contract {
	c := NewContract(art, contract, slots, width)
	c.Large, c.pictures = true, p
	c.shown = p.only(contractKey{contract, width, true})
	return c
}

// Tapped implements fyne.Tappable.
func (c *Contract) Tapped(*fyne.PointEvent) {
	c.silence() // the screen may be made anew
	if c.OnTap != nil {
		c.OnTap()
	}
}

// MouseIn implements desktop.Hoverable.
func (c *Contract) MouseIn(e *desktop.MouseEvent) {
	c.explained.MouseIn(e)
	if c.OnHover != nil {
		c.OnHover(true)
	}
}

// MouseOut implements desktop.Hoverable.
func (c *Contract) MouseOut() {
	c.explained.MouseOut()
	if c.OnHover != nil {
		c.OnHover(false)
	}
}

// Cursor implements desktop.Cursorable.
func (c *Contract) Cursor() desktop.Cursor {
	if c.OnTap != nil {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// MinSize implements fyne.Widget.
func (c *Contract) MinSize() fyne.Size {
	c.ExtendBaseWidget(c)
	return fyne.NewSize(c.width+2*FrameWidth, ContractHeight(c.width)+2*FrameWidth)
}

// AccessibilityLabel implements fyne.Accessible.
func (c *Contract) AccessibilityLabel() string {
	return cmp.Or(c.ToolTip(), c.Says, c.Contract.String())
}

// AccessibilityRole implements fyne.Accessible.
func (c *Contract) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer implements fyne.Widget.
func (c *Contract) CreateRenderer() fyne.WidgetRenderer {
	if c.shown == nil {
		c.shown = newShown(nil)
	}
	r := &contractRenderer{contract: c, framed: newFramed(c.shown.image, c.width*14/360, c.Dimmed)}
	r.frame.FillColor = framePaint(c.Dimmed, c.Pointed, c.Takeable, c.Ring)
	r.objects = []fyne.CanvasObject{r.frame, r.image}
	if c.cubes == nil {
		c.layCubes()
	}
	for _, cube := range c.cubes {
		r.objects = append(r.objects, cube.object)
	}
	if c.Key != "" {
		r.key = newKeyBadge(c.Key, max(min(c.Growth, c.width/110, (keyRoom+c.titleTop())/badgeHeight), c.width/300))
		r.objects = append(r.objects, r.key)
	}
	c.shown.ask(func(set func(image.Image)) {
		c.art.ContractFace(c.Contract, c.slots, c.Seals, c.width, c.Large, set)
	})
	return r
}

// layCubes puts a cube on each slot that is taken, and smaller ones on the steps.
func (c *Contract) layCubes() {
	for i, cube := range c.Cubes {
		if i >= c.slots {
			break
		}
		x, y, size := cardface.SlotAt(c.slots, i, c.width)
		c.layCube(cube, x, y, size)
	}
	on := map[int][]Cube{}
	for _, step := range c.Steps {
		on[step.N] = append(on[step.N], step.Cube)
	}
	for n := 1; n <= int(c.Contract.Face().Steps); n++ {
		cubes := on[n]
		x, y, size := cardface.StepAt(c.Contract, n-1, c.Large, c.width)
		across, share := 1, float32(0.8)
		switch {
		case len(cubes) > 4:
			across, share = 3, 0.38
		case len(cubes) > 2:
			across, share = 2, 0.54
		case len(cubes) == 2:
			share = 0.6 // one above the other: there is more room than between two steps
		}
		down := (len(cubes) + across - 1) / across
		left, top := x+size*(1-float32(across)*share)/2, y+size*(1-float32(down)*share)/2
		for i, cube := range cubes {
			c.layCube(cube, left+float32(i%across)*size*share, top+float32(i/across)*size*share, size*share)
		}
	}
}

func (c *Contract) layCube(cube Cube, x, y, size float32) {
	// Cubes are drawn at whole pixels.
	whole := func(length float32) float32 { return float32(math.Round(float64(length))) }
	x, y, size = whole(x), whole(y), whole(size)
	draw := func() *canvas.Image { return c.art.Cube(cube.Letter, size, cube.Colour) }
	var image *canvas.Image
	if c.pictures != nil {
		image = c.pictures.Image(cubeKey{cube, size}, draw)
	} else {
		image = draw()
	}
	c.cubes = append(c.cubes, placed{image, fyne.NewPos(x+FrameWidth, y+FrameWidth), fyne.NewSquareSize(size)})
}

// keyRoom is how far the badge with the key may stand out over the upper edge of a contract.
const keyRoom = 12

// titleTop is where on the face the letters of the title begin, seen from its upper edge.
func (c *Contract) titleTop() float32 { return cardface.TitleTop * c.width / 360 }

// placed is something with its place on a widget.
type placed struct {
	object fyne.CanvasObject
	at     fyne.Position
	size   fyne.Size
}

type contractRenderer struct {
	framed
	contract *Contract
	objects  []fyne.CanvasObject
}

func (r *contractRenderer) Destroy()                     {}
func (r *contractRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *contractRenderer) MinSize() fyne.Size           { return r.contract.MinSize() }

// Refresh has nothing to do: a contract that changes is made anew, its picture comes from the cache.
func (r *contractRenderer) Refresh() {}

func (r *contractRenderer) Layout(fyne.Size) {
	width, height := r.contract.width, ContractHeight(r.contract.width)
	r.lay(width, height)
	r.layKey(func(size fyne.Size) fyne.Position { // on the upper edge, above the title
		return fyne.NewPos((width+2*FrameWidth-size.Width)/2, FrameWidth+r.contract.titleTop()-size.Height)
	})
	for _, cube := range r.contract.cubes {
		cube.object.Resize(cube.size)
		cube.object.Move(cube.at)
	}
}
