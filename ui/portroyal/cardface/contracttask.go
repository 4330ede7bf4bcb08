package cardface

import (
	"strconv"

	"portroyal/engine/portroyal"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// emblem is a part of a task: a symbol, a person, a number or ships of all colours.
type emblem struct {
	symbol string
	role   portroyal.Role
	colour portroyal.Colour // of the person
	number int
	fleet  bool
}

func person(role portroyal.Role) emblem { return emblem{role: role} }

func trader(of portroyal.Colour) emblem { return emblem{role: portroyal.Trader, colour: of} }

// tasks shows in pictures what each contract asks for.
var tasks = map[portroyal.Contract][]emblem{
	portroyal.LadyKiller:        {person(portroyal.Captain), person(portroyal.Mademoiselle)},
	portroyal.Explorer:          {{symbol: "map"}},
	portroyal.TaxOfficer:        {{symbol: "tax"}},
	portroyal.FrigateFoe:        {{symbol: "ship-red"}, {symbol: "no-coin"}},
	portroyal.GalleonFoe:        {{symbol: "ship-black"}, {symbol: "no-coin"}},
	portroyal.TraderPrince:      {trader(portroyal.Green), trader(portroyal.Blue)},
	portroyal.TradeOutpost:      {person(portroyal.Settler), person(portroyal.Clerk)},
	portroyal.Fighter:           {{symbol: "sword"}, {symbol: "sword"}, {symbol: "sword"}},
	portroyal.Comedian:          {person(portroyal.Priest), person(portroyal.Jester)},
	portroyal.NewColony:         {person(portroyal.Settler), person(portroyal.Gunner)},
	portroyal.Jinx:              {{symbol: "ship"}, {symbol: "clash"}, {symbol: "ship"}},
	portroyal.PackOfPirates:     {{fleet: true}, {symbol: "repelled"}},
	portroyal.MaritimeSupremacy: {person(portroyal.Captain), person(portroyal.ViceAdmiral)},
	portroyal.Gamester:          {{number: 4}, {fleet: true}},
	portroyal.CheapStaff:        {{number: 4}, {symbol: "person"}, {symbol: "three-or-less"}},
	portroyal.TinyGamester:      {{number: 3}, {fleet: true}},
}

// breadth is the width of an emblem in proportion to its height.
func (e emblem) breadth() float64 {
	switch {
	case e.number > 0:
		return 0.6
	case e.fleet:
		return 1.5
	}
	return 1
}

// task draws the emblems side by side in the middle of a place, as large as possible.
func (f *cardFace) task(emblems []emblem, place draw.Box) {
	const gap = 0.08 // in parts of the height
	breadth := -gap
	for _, e := range emblems {
		breadth += e.breadth() + gap
	}
	size := min(place.H, place.W/breadth)
	x, y := place.X+(place.W-size*breadth)/2, place.Y+(place.H-size)/2
	for _, e := range emblems {
		f.emblem(e, draw.BoxAt(x, y, size*e.breadth(), size))
		x += size * (e.breadth() + gap)
	}
}

// overlapping draws two emblems in a narrow place, the second smaller and in front of the first.
func (f *cardFace) overlapping(first, second emblem, place draw.Box) {
	size := min(place.H, place.W) * 0.82
	f.emblem(first, draw.BoxAt(place.X, place.Y+(place.H-size)/2-6, size, size))
	part := size * 0.66
	right := min(place.X+place.W, place.X+size*1.22)
	f.emblem(second, draw.BoxAt(right-part, place.Y+place.H-part, part, part))
}

func (f *cardFace) emblem(e emblem, place draw.Box) {
	switch {
	case e.number > 0:
		f.Number(strconv.Itoa(e.number), place, place.H*0.8, f.Scheme.Text, f.Scheme.Paper)
	case e.fleet:
		f.fleet(place)
	case e.symbol != "":
		f.symbol(e.symbol, place.X, place.Y, place.W)
	default:
		f.portrait(e.role, e.colour, place)
	}
}

// fleet draws a ship of each colour in two rows, three behind and two in front.
func (f *cardFace) fleet(place draw.Box) {
	size := place.H * 0.54
	for i, colour := range [...]portroyal.Colour{
		portroyal.Yellow, portroyal.Blue, portroyal.Green, portroyal.Red, portroyal.Black,
	} {
		x, y := place.X+float64(i)*(place.W-size)/2, place.Y
		if i >= 3 {
			x, y = place.X+(float64(i-3)+0.5)*(place.W-size)/2, place.Y+place.H-size
		}
		f.symbol("ship-"+colour.String(), x, y, size)
	}
}

// portrait draws the head of a person.
func (f *cardFace) portrait(role portroyal.Role, colour portroyal.Colour, place draw.Box) {
	f.Paste(portrait(role, colour, palette.Brass, f.Pixels(place.W)), place.X, place.Y)
}
