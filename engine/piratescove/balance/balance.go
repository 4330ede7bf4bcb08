// Package balance adds up what happens in many games of Pirate's Cove: who wins from which seat, where fame comes from,
// and how often each card is played. Who plays is not its business.
package balance

import (
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chronicle"
)

// Sheet is what games of one number of players came to. All numbers are sums over the games.
type Sheet struct {
	Players int       `json:"players"`
	Games   int       `json:"games"`
	Wins    []float64 `json:"wins"` // by seat; of a win that n share each has 1/n
	Shared  int       `json:"shared"`
	Ties    int       `json:"ties"` // fights for the first place (Z2)
	Fame    int       `json:"fame"` // of all seats at the end
	Best    int       `json:"best"` // of the first ones
	Margin  int       `json:"margin"`

	Sources  map[string]int  `json:"sources"` // fame by what it came from and went for; "cards" for fame cards (Z1)
	Fights   int             `json:"fights"`
	Faces    chronicle.Faces `json:"faces"` // of all dice
	Fled     int             `json:"fled"`
	Crippled int             `json:"crippled"`
	Mutinies int             `json:"mutinies"`
	Sunk     map[string]int  `json:"sunk"`     // by legendary pirate; royal-navy
	Played   map[string]int  `json:"played"`   // cards by id; mastercraft when attached, parrots when they take their place
	Landed   map[string]int  `json:"landed"`   // ships by the island whose offer they took (R5)
	Plunder  int             `json:"plunder"`  // treasure cards that somebody took
	Shuffles int             `json:"shuffles"` // times that the discards became the pile (A3)
	Empty    int             `json:"empty"`    // games in which the bank had none left of something (A3)
}

// New is an empty sheet.
func New(players int) *Sheet {
	return &Sheet{
		Players: players, Wins: make([]float64, players), Sources: map[string]int{}, Sunk: map[string]int{},
		Played: map[string]int{}, Landed: map[string]int{},
	}
}

// Game is one game as it is added up.
type Game struct {
	sheet *Sheet
	empty bool
}

// Begin begins with another game.
func (s *Sheet) Begin() *Game { return &Game{sheet: s} }

// Step takes down what an action has brought about.
func (g *Game) Step(before *cove.Position, events []cove.Event, after *cove.Position) {
	s := g.sheet
	for _, e := range events {
		switch e.Kind {
		case cove.FameGained:
			s.Sources[e.From.String()] += int(e.N)
		case cove.FameLost:
			s.Sources[e.From.String()] -= int(e.N)
		case cove.FameShown:
			s.Sources["cards"] += int(e.N)
		case cove.Rolled, cove.RolledOff, cove.MapRolled, cove.MutinyRolled:
			s.Faces[e.N-1]++
		case cove.FightBegan:
			s.Fights++
		case cove.Fled:
			s.Fled++
		case cove.Crippled:
			s.Crippled++
		case cove.Mutiny:
			s.Mutinies++
		case cove.VisitBegan:
			s.Landed[e.Island.String()]++
		case cove.Plundered:
			s.Plunder++
		case cove.Sunk:
			s.Sunk[legendOf(before, e.Ship).String()]++
		case cove.Taken:
			s.Sunk[cove.Cacafuego.String()]++
		case cove.Played, cove.ParrotLanded:
			s.Played[e.Card.String()]++
		case cove.Attached:
			s.Played[cove.Mastercraft.String()]++
		case cove.Fired:
			for card := range e.Volley.All {
				s.Played[card.String()]++
			}
		}
	}
	if after.PileSize() > before.PileSize()+1 { // a parrot that is returned makes one more (T2)
		s.Shuffles++
	}
	doubloons, treasures := after.Bank()
	g.empty = g.empty || doubloons == 0 || treasures == 0
	if after.Phase() == cove.Over {
		g.end(after)
	}
}

func legendOf(p *cove.Position, ship cove.Target) cove.Legend {
	if ship >= cove.FirstNavy {
		return cove.Navy
	}
	return p.Black(ship).Legend
}

func (g *Game) end(p *cove.Position) {
	s := g.sheet
	s.Games++
	winners := p.Winners()
	for _, seat := range winners {
		s.Wins[seat] += 1 / float64(len(winners))
	}
	if len(winners) > 1 {
		s.Shared++
	}
	if p.Deciding() {
		s.Ties++
	}
	if g.empty {
		s.Empty++
	}
	var fame []int
	for seat := range p.Players() {
		fame = append(fame, int(p.ShipAt(seat).Fame))
		s.Fame += fame[seat]
	}
	slices.Sort(fame)
	s.Best += fame[len(fame)-1]
	s.Margin += fame[len(fame)-1] - fame[len(fame)-2]
}

// Add adds other games of the same number of players.
func (s *Sheet) Add(o *Sheet) {
	s.Games += o.Games
	for seat := range s.Wins {
		s.Wins[seat] += o.Wins[seat]
	}
	s.Shared += o.Shared
	s.Ties += o.Ties
	s.Fame += o.Fame
	s.Best += o.Best
	s.Margin += o.Margin
	s.Fights += o.Fights
	for face, n := range o.Faces {
		s.Faces[face] += n
	}
	s.Fled += o.Fled
	s.Crippled += o.Crippled
	s.Mutinies += o.Mutinies
	s.Plunder += o.Plunder
	s.Shuffles += o.Shuffles
	s.Empty += o.Empty
	for to, from := range map[*map[string]int]map[string]int{
		&s.Sources: o.Sources, &s.Sunk: o.Sunk, &s.Played: o.Played, &s.Landed: o.Landed,
	} {
		for name, n := range from {
			(*to)[name] += n
		}
	}
}
