package bot

import (
	"math"
	"slices"

	"portroyal/engine/portroyal"
)

// judge is an evaluation by hand-written rules: it puts a number of influence points on what everybody has,
// and makes a chance of winning of the distances. It is used by one player.
type judge struct {
	w Weights

	// Of the position that is looked at.
	view    *portroyal.View
	options portroyal.Options
	players int
	rounds  float64 // expected after this one
	ending  bool
	market  market
	taxed   float64 // coins from which on a tax increase takes some (X1, X2)

	// Results already worked out for this decision: most actions that a search tries change one seat or two.
	settings map[setting]int
	known    map[side]float64
	quests   map[side]*quests // in a cooperative game, as the next one
	together map[[portroyal.MaxPlayers]int]float64
	room     []*quests // for what has been worked out, kept from one decision to the next

	// The last question and its answer: the next question is mostly the same.
	lastSetting setting
	lastNumber  int // -1 for none
	lastSides   [portroyal.MaxPlayers]struct {
		of    side
		worth float64
	}
	lastQuests [portroyal.MaxPlayers]struct {
		of     side
		quests *quests
	}
}

// setting is all that the worth of a seat depends on beside what is in front of it.
type setting struct {
	gap    float64 // of the leader to the target, which sets the clock; together the turns that are left
	ending bool
	next   int // place in the round of the next seat to begin a turn
	claims int // the seat that can claim expeditions at once, or -1
	row    [portroyal.MaxRow]portroyal.Card
	cubes  [portroyal.MaxContractsLaid]uint8
}

// side is what is in front of a seat, in one of the settings.
type side struct {
	setting int
	seat    int
	tableau portroyal.Tableau
}

// prepare reads what does not change much while a view is played on: which cards can come.
func (j *judge) prepare(view *portroyal.View) {
	j.options, j.players = view.Options(), view.Players()
	j.market = readMarket(view, j.w.CardsPerTurn)
	j.taxed = float64(j.options.TaxedFrom())
	if j.known == nil {
		j.settings, j.known = map[setting]int{}, map[side]float64{}
		j.quests, j.together = map[side]*quests{}, map[[portroyal.MaxPlayers]int]float64{}
	}
	clear(j.quests)
	clear(j.together)
	clear(j.settings)
	clear(j.known)
	clear(j.lastQuests[:])
	for seat := range j.lastSides {
		j.lastSides[seat].of.setting = -1 // of none
	}
	j.lastNumber = -1
}

// Worth makes chances of winning of what everybody has.
func (j *judge) Worth(view *portroyal.View, chances *[portroyal.MaxPlayers]float64) {
	j.view = view
	if j.options.Together() {
		success := j.success()
		for seat := range j.players {
			chances[seat] = success
		}
		return
	}
	if view.Phase() == portroyal.Over {
		*chances = j.view.WinShares() // F2
		return
	}
	at := j.setting()
	var worth [portroyal.MaxPlayers]float64
	for seat := range j.players {
		last := &j.lastSides[seat]
		if s := (side{at, seat, view.Tableau(seat)}); s != last.of {
			known, ok := j.known[s]
			if !ok {
				known = j.worth(seat)
				j.known[s] = known
			}
			last.of, last.worth = s, known
		}
		worth[seat] = last.worth
	}
	most, sum := slices.Max(worth[:j.players]), 0.0
	for seat := range j.players {
		chances[seat] = 1 // of the leader: no exponential has to be worked out
		if worth[seat] != most {
			chances[seat] = math.Exp((worth[seat] - most) / (j.w.EndSpread + j.w.Spread*j.rounds))
		}
		sum += chances[seat]
	}
	for seat := range j.players {
		chances[seat] /= sum
	}
}

// setting winds the clock, that is whether the last round has come (F1, F3) and how many rounds will follow,
// and gives the setting of the position.
func (j *judge) setting() int {
	j.ending, j.rounds = j.view.Ending(), 0
	gap := float64(j.view.TurnsLeft())
	if j.options.HasTarget() {
		gap = j.gap()
		if !j.ending {
			j.rounds = max(j.w.ShortestWait, gap/j.w.PointsPerRound)
		}
	}
	at := setting{gap: gap, ending: j.ending, next: j.order(j.view.Active()) + j.begun(), claims: -1}
	if j.view.Phase() == portroyal.Discover {
		at.claims = j.view.Active()
	}
	for i := range at.row {
		if at.row[i] = j.view.ExpeditionAt(i); at.row[i] == portroyal.NoCard {
			break
		}
	}
	for i := range at.cubes {
		contract, cubes := j.view.Lies(i)
		if contract == portroyal.NoContract {
			break
		}
		at.cubes[i] = uint8(cubes)
	}
	if at == j.lastSetting && j.lastNumber >= 0 {
		return j.lastNumber
	}
	number, ok := j.settings[at]
	if !ok {
		number = len(j.settings)
		j.settings[at] = number
	}
	j.lastSetting, j.lastNumber = at, number
	return number
}

// gap is how far the leader is from the target (F1, F3), in influence points.
func (j *judge) gap() float64 {
	gap := math.Inf(1)
	for seat := range j.players {
		t := j.view.Tableau(seat)
		missing := float64(int(j.options.Target) - int(t.Points))
		if !j.options.Ranks(&t) {
			missing = max(missing, j.w.Longing)
		}
		gap = min(gap, missing)
	}
	return gap
}

// left is how many turns of its own and how many visits to others' turns a seat can expect. Between two
// turns the one that is about to begin is among them. A round is always finished (F1).
func (j *judge) left(seat int) (turns, visits float64) {
	begun := j.begun()
	at, mine := j.order(j.view.Active())+begun, j.order(seat)
	turns = j.rounds
	rest := 0 // turns of this round still to come
	if at > 0 {
		rest = j.players - at
		if mine >= at {
			turns++
			rest--
		}
	}
	return turns, j.rounds*float64(j.players-1) + float64(rest)
}

// order is the place of a seat in the round.
func (j *judge) order(seat int) int { return (seat - j.view.Start() + j.players) % j.players }

// begun is 1 if the turn of the active player is being played, 0 if it is about to begin.
func (j *judge) begun() int {
	if j.view.Phase() == portroyal.Discover && j.view.Revealed() == 0 {
		return 0
	}
	return 1
}

// worth is what a seat has, in influence points: those that it shows, and those that coins, persons and
// expeditions can still become.
func (j *judge) worth(seat int) float64 {
	w := &j.w
	t := j.view.Tableau(seat)
	turns, visits := j.left(seat)
	coins := float64(t.Coins)
	useful := min(coins, w.CoinsPerTurn*turns+w.CoinsPerVisit*visits)
	worth := float64(t.Points) + w.Coin*useful + w.IdleCoin*(coins-useful)
	worth -= j.fear(&t, turns)
	worth += w.Coin * j.income(&t) * min(turns, w.Horizon)
	worth += j.shipments(&t, turns, visits)
	worth += j.prospects(seat, &t, turns)
	if j.options.Contracts {
		worth += j.contractWorth(seat, &t, turns, visits)
	}
	if !j.options.Ranks(&t) {
		if j.ending {
			worth -= unranked * (1 - min(turns, 1)*w.LacksOne)
		}
		worth -= w.Longing
	}
	return worth
}

// unranked is a distance in points that no player can make up: F3 places seats without an
// expedition behind all others.
const unranked = 30

// income is what a seat's persons bring a turn, in coins.
func (j *judge) income(t *portroyal.Tableau) float64 {
	w := &j.w
	each := func(role portroyal.Role) float64 { return float64(t.Roles[role]) }
	return w.Trader*each(portroyal.Trader) + w.Mademoiselle*each(portroyal.Mademoiselle) +
		w.Jester*each(portroyal.Jester) + w.Admiral*each(portroyal.Admiral) +
		w.ViceAdmiral*each(portroyal.ViceAdmiral) + w.Gunner*each(portroyal.Gunner) +
		w.Gambler*min(each(portroyal.Gambler), 1) + // a second one works only in phases in which the first did (H13)
		w.Governor[min(int(t.Roles[portroyal.Governor]), len(w.Governor)-1)] +
		w.Swords[min(int(t.Swords), len(w.Swords)-1)]
}

// fear is the worth that a seat loses by having more coins than a tax increase leaves it.
func (j *judge) fear(t *portroyal.Tableau, turns float64) float64 {
	weight := j.w.SpillLoss
	if j.options.TaxHalves() {
		weight = j.w.TaxLoss
	}
	return weight * float64(j.options.TaxLoss(t.Coins)) * min(turns, 1)
}

// shipments is what clerks (H10) and wholesalers (H12) can still bring a seat: they live on ships of
// their colour, so that it depends on how many of these can still come, and in whose turns.
func (j *judge) shipments(t *portroyal.Tableau, turns, visits float64) float64 {
	if t.Roles[portroyal.Clerk]+t.Roles[portroyal.Wholesaler] == 0 {
		return 0
	}
	free, stowed := 0.0, 0.0
	for colour, ships := range j.market.ships {
		free += ships * float64(t.Clerks[colour])
		if t.Wholesalers[colour] > 0 { // two of a colour get 1 point for a ship as well (H12)
			stowed += ships
		}
	}
	chances := min(turns, j.w.Horizon) + j.w.Visiting*min(visits, j.w.Horizon)
	return (j.w.Coin*j.w.Clerk*free + j.w.Wholesaler*stowed) * chances
}

// prospects is what expeditions can still bring a seat: the ones lying out by how many symbols
// are missing, and the unseen ones by the symbols kept for them.
func (j *judge) prospects(seat int, t *portroyal.Tableau, turns float64) float64 {
	w := &j.w
	best, second := 0.0, 0.0
	for at := 0; ; at++ {
		expedition := j.view.ExpeditionAt(at)
		if expedition == portroyal.NoCard {
			break
		}
		face := expedition.Face()
		gain := float64(face.Points) - spent(face) + w.Coin*float64(face.Coins)*min(turns, 1)
		if !j.options.Ranks(t) {
			gain += w.Longing
		}
		switch j.view.Lacks(seat, expedition) {
		case 0:
			if seat != j.view.Active() || j.view.Phase() != portroyal.Discover {
				gain *= w.Ready * min(turns, 1)
			}
		case 1:
			gain *= w.LacksOne * min(turns, 1)
		case 2:
			gain *= w.LacksTwo * min(turns/2, 1)
		default:
			gain = 0
		}
		if gain > best {
			best, second = gain, best
		} else {
			second = max(second, gain)
		}
	}
	symbols := uint8(0)
	for symbol := portroyal.Anchor; symbol <= portroyal.House; symbol++ {
		symbols += min(t.Symbols[symbol], 2)
	}
	kept := w.Symbol*float64(symbols) + w.Jack*float64(min(t.Symbols[portroyal.AnySymbol], 2))
	return best + w.SecondBest*second + kept*j.market.hope*min(turns/4, 1)
}

// spent is the points of the persons that an expedition asks for.
func spent(expedition *portroyal.Face) (points float64) {
	for _, symbol := range expedition.Requires {
		points += pointsShowing[symbol]
	}
	return points
}

// pointsShowing are the points of a person who shows a symbol.
var pointsShowing = func() (points [portroyal.AnySymbol + 1]float64) {
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		if face := card.Face(); face.Symbol != portroyal.NoSymbol {
			points[face.Symbol] = float64(face.Points)
		}
	}
	return points
}()
