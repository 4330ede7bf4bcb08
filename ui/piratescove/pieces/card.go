package pieces

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Thing is what can be shown as a card: one of its fields, the others are 0.
type Thing = cardface.Thing

// CardHeight is the height of a tavern card, a legendary pirate or an island of this width.
func CardHeight(width float32) float32 { return width * 1.5 }

// TreasureHeight is the height of a treasure card of this width.
func TreasureHeight(width float32) float32 { return width * 2 / 3 }

// Height is the height of a thing of this width.
func Height(of Thing, width float32) float32 {
	if of.Treasure != 0 {
		return TreasureHeight(width)
	}
	return CardHeight(width)
}

// Faces makes cards of this game, whose pictures come from a cache. It is used on the toolkit's goroutine only.
type Faces struct {
	// Pictures, if set, lends the images, for a screen that is laid out anew again and again; it calls Again on them
	// before each time. Otherwise each card has an image of its own. Of enlarged cards there is one image then, since only
	// one thing is enlarged at a time.
	Pictures *widgets.Pictures

	// AtOnce has faces drawn on the calling goroutine, and none of them saved: for a picture that is not of the screen.
	AtOnce bool

	stage    *stage.Stage
	cache    *cardface.Cache
	enlarged *widgets.Pictures
}

// NewFaces makes cards for a stage; without a cache they have no pictures.
func NewFaces(s *stage.Stage, cache *cardface.Cache) *Faces {
	return &Faces{stage: s, cache: cache, enlarged: widgets.NewPictures()}
}

// Card shows a tavern card, a treasure card, a legendary pirate or an island, or the back of a card.
type Card struct {
	widgets.Piece

	Thing Thing         // nothing on a back
	Back  cardface.Back // which back is shown, if any
	Large bool          // the enlarged variant with the whole rule
}

// NewTavernBack shows the back of a tavern card.
func (f *Faces) NewTavernBack(width float32) *Card {
	return f.of(Thing{}, cardface.TavernBack, width, false)
}

// NewTreasureBack shows the back of a treasure card.
func (f *Faces) NewTreasureBack(width float32) *Card {
	return f.of(Thing{}, cardface.TreasureBack, width, false)
}

// New shows a thing.
func (f *Faces) New(of Thing, width float32) *Card { return f.of(of, cardface.NoBack, width, false) }

// NewLarge shows the enlarged variant of a thing, with its whole rule.
func (f *Faces) NewLarge(of Thing, width float32) *Card {
	return f.of(of, cardface.NoBack, width, true)
}

// cardKey tells faces apart whatever their size.
type cardKey struct {
	thing Thing
	back  cardface.Back
	large bool
}

// The measures of a card's badges, in the units of a face, which is 240 wide, or 360 if it is a treasure card.
const (
	keyTop = 80 // below the symbol
	edge   = 5  // the rim, on which nothing is drawn
)

func (f *Faces) of(of Thing, back cardface.Back, width float32, large bool) *Card {
	c := &Card{Thing: of, Back: back, Large: large}
	crosswise := of.Treasure != 0 || back == cardface.TreasureBack
	unit, corner, height := width/240, float32(14), CardHeight(width)
	if crosswise {
		unit, corner, height = width/360, 20, TreasureHeight(width)
	}
	c.Says = terms.Thing(f.stage.Words, of)
	var shown *widgets.Shown
	if key := (cardKey{of, back, large}); f.Pictures != nil && large {
		shown = f.enlarged.LendOnly(key, width)
	} else if f.Pictures != nil {
		shown = f.Pictures.Lend(key, width)
	}
	c.Extend(c, widgets.PieceShape{
		Size: fyne.NewSize(width, height), Corner: corner * unit,
		MostGrowth: width / 70, LeastGrowth: width / 200,
		KeyAt: func(badge fyne.Size) fyne.Position {
			if crosswise || of == (Thing{}) { // above what stands on it
				return fyne.NewPos((width-badge.Width)/2, -badge.Height/2-widgets.FrameWidth)
			}
			return fyne.NewPos(-widgets.FrameWidth, keyTop*unit)
		},
		PriceTop: height - edge*unit,
	}, shown, func(set func(image.Image)) { f.ask(of, back, width, large, set) }, nil)
	return c
}

// Image is the picture of a thing alone, without anything round it.
func (f *Faces) Image(of Thing, width float32) *canvas.Image {
	return f.image(of, cardface.NoBack, width)
}

// BackImage is the picture of a back alone, without anything round it.
func (f *Faces) BackImage(of cardface.Back, width float32) *canvas.Image {
	return f.image(Thing{}, of, width)
}

func (f *Faces) image(of Thing, back cardface.Back, width float32) *canvas.Image {
	pictures := f.Pictures
	if pictures == nil {
		pictures = widgets.NewPictures()
	}
	return pictures.FaceImage(cardKey{thing: of, back: back}, width, func(set func(image.Image)) {
		f.ask(of, back, width, false, set)
	})
}

// ask asks for a picture.
func (f *Faces) ask(of Thing, back cardface.Back, width float32, large bool, set func(image.Image)) {
	s := f.stage
	request := cardface.Request{
		Thing: of, Back: back, Width: s.Pixels(width), Style: cardface.Style{Dark: s.Dark, HighContrast: s.HighContrast},
	}
	if back == cardface.NoBack {
		request.Words = terms.OnFace(s.Words, of)
		request.Detail = cardface.DetailAt(width)
		if s.LargerText() && width < cardface.FullFrom*stage.Larger {
			request.Detail = min(request.Detail, cardface.Small) // its words would not be larger than usual
		}
		if large {
			request.Detail = cardface.Large
		}
	}
	if f.AtOnce {
		set(cardface.Draw(request))
		return
	}
	widgets.FromCache(f.cache, request, set)
}

// Outline is what the card shows, in words.
func (c *Card) Outline() widgets.Outline {
	of := widgets.Outline{Large: c.Large, Says: c.ToolTip()}
	switch {
	case c.Back == cardface.TreasureBack:
		of.Name = "treasure card face down"
	case c.Thing.Treasure != 0:
		of.Name = "treasure card " + c.Thing.Treasure.String()
	case c.Thing.Legend != 0:
		of.Name = "legend " + c.Thing.Legend.String()
	case c.Thing.Island != 0:
		of.Name = "island " + c.Thing.Island.String()
	case c.Thing.Card != 0:
		of.Name = "tavern card " + c.Thing.Card.String()
	default:
		of.Name = "tavern card face down"
	}
	return of
}
