package value

import (
	"encoding/binary"

	"portroyal/engine/internal/neural"
	"portroyal/engine/portroyal"
)

// Evaluator says how likely everybody is to win. It is used by one player, and keeps what it has worked out while a
// view is played on. Worth allocates nothing.
type Evaluator struct {
	weights *Weights
	prior   Prior
	net     *net
	game    game

	guesses  bool      // the prior is asked
	base     []float32 // bias and shares
	settings [keptSettings]known
	used     int // settings in use
	last     int // the setting asked for last
	seats    [portroyal.MaxPlayers][]side
	first    []float32
	second   []float32
	guess    [portroyal.MaxPlayers]float32
}

// known is a setting with what it adds to every seat.
type known struct {
	setting setting
	base    []float32
}

// side is a seat's tableau in a setting, with what it adds to its own score and to those of the others.
type side struct {
	setting uint16 // 1 + its place, 0 for nothing yet
	tableau portroyal.Tableau
	mixed   []float32
}

// The sizes of the caches. Settings change when an expedition or a contract is done, or the leader changes.
const (
	keptSettings = 64
	keptSides    = 128 // of a seat; a power of two
)

// NewEvaluator makes an evaluator that judges positions with these weights, and with the first guess that they were
// learned from.
func NewEvaluator(weights *Weights, prior Prior) *Evaluator {
	return &Evaluator{weights: weights, prior: prior}
}

// Prepare reads what does not change much while a view is played on: which game it is, and which cards can come.
func (e *Evaluator) Prepare(view *portroyal.View) {
	players := e.game.players
	e.game.read(view)
	if n := e.weights.of(e.game.options); n != e.net || players != e.game.players {
		e.net = n
		e.makeRoom()
	}
	var s shares
	e.game.share(view, &s)
	copy(e.base, e.net.bias)
	for i, share := range s {
		if share != 0 {
			neural.AddTimes(e.base, e.net.shares[i*e.net.hidden:][:e.net.hidden], share)
		}
	}
	e.forget()
	if e.guesses = FamilyOf(e.game.options).Guesses(); e.guesses {
		e.prior.Prepare(view)
	}
}

func (e *Evaluator) makeRoom() {
	hidden, deep := e.net.hidden, e.net.deep
	e.base, e.first, e.second = make([]float32, hidden), make([]float32, hidden), make([]float32, deep)
	for i := range e.settings {
		e.settings[i].base = make([]float32, hidden)
	}
	for seat := range e.game.players {
		e.seats[seat] = make([]side, keptSides)
		mixed := make([]float32, keptSides*e.game.players*deep)
		for i := range e.seats[seat] {
			e.seats[seat][i].mixed = mixed[i*e.game.players*deep:][:e.game.players*deep]
		}
	}
}

// forget forgets all settings and what was worked out in them.
func (e *Evaluator) forget() {
	e.used, e.last = 0, -1
	for seat := range e.game.players {
		for i := range e.seats[seat] {
			e.seats[seat][i].setting = 0
		}
	}
}

// Worth gives the chance of every seat to win, from 0 to 1. Against time it is the chance to make it, with something
// added for the points to expect, the same for all seats.
func (e *Evaluator) Worth(view *portroyal.View, chances *[portroyal.MaxPlayers]float64) {
	if view.Phase() == portroyal.Over || view.Won() {
		e.final(view, chances)
		return
	}
	s := e.game.settingOf(view)
	if s.ending && int(s.next) == e.game.start {
		e.asItStands(view, chances)
		return
	}
	at := e.setting(&s)
	players, deep := e.game.players, e.net.deep
	t := &e.net.tables[players-1]
	var mixed [portroyal.MaxPlayers][]float32
	for seat := range players {
		mixed[seat] = e.side(view, at, seat)
	}
	second := e.second
	e.guess = [portroyal.MaxPlayers]float32{}
	if e.guesses {
		e.prior.Scores(view, &e.guess)
	}
	total := 0.0
	for seat := range players {
		copy(second, t.bias)
		for k := range players {
			neural.Add(second, mixed[(seat+k)%players][k*deep:][:deep])
		}
		score := t.out[deep] + t.out[deep+1]*e.guess[seat]
		for i, x := range second {
			if x > 0 {
				score += float32(x * t.out[i])
			}
		}
		chances[seat] = float64(score)
		total += chances[seat]
	}
	if e.game.options.Together() {
		e.together(view, neural.Logistic(total), chances)
		return
	}
	neural.Softmax(chances[:players])
}

// final shares a game that is over among its winners (F2).
func (e *Evaluator) final(view *portroyal.View, chances *[portroyal.MaxPlayers]float64) {
	if e.game.options.Together() {
		made := 0.0
		if view.Won() {
			made = 1
		}
		e.together(view, made, chances)
		return
	}
	*chances = view.WinShares()
}

// WinWorth is how many victory points a game that is won is worth beside them (P4).
const WinWorth = 50

// together makes of the chance to make it a value that orders positions: with cards of the Victory Pile a win is
// worth more (P4).
func (e *Evaluator) together(view *portroyal.View, made float64, chances *[portroyal.MaxPlayers]float64) {
	for seat := range e.game.players {
		chances[seat] = made * (1 + float64(view.VictoryPile())/WinWorth)
	}
}

// When only the cards in the harbour are left to take before the game is over (F1), a lead of this many points wins 73
// games of 100; a coin counts as so much of a point, since coins break ties (F2).
const (
	decisive = 0.3
	tieCoin  = 0.05
)

// asItStands gives chances when no turn is left.
func (e *Evaluator) asItStands(view *portroyal.View, chances *[portroyal.MaxPlayers]float64) {
	for seat := range e.game.players {
		t := view.Tableau(seat)
		chances[seat] = (float64(t.Points) + tieCoin*float64(t.Coins)) / decisive
		if !e.game.options.Ranks(&t) { // F3
			chances[seat] -= portroyal.MaxTarget / decisive
		}
	}
	neural.Softmax(chances[:e.game.players])
}

// setting gives the place of a setting among those that are known.
func (e *Evaluator) setting(s *setting) int {
	if e.last >= 0 && e.settings[e.last].setting == *s {
		return e.last
	}
	for at := e.used - 1; at >= 0; at-- {
		if e.settings[at].setting == *s {
			e.last = at
			return at
		}
	}
	if e.used == keptSettings {
		e.forget()
	}
	k := &e.settings[e.used]
	k.setting = *s
	copy(k.base, e.base)
	var levels commonLevels
	e.game.common(s, &levels)
	addRows(k.base, levels[:], e.net.common, commonRows)
	e.last = e.used
	e.used++
	return e.last
}

// side is what a seat adds to the second layer: to its own numbers, and to those of the seats before it.
func (e *Evaluator) side(view *portroyal.View, at, seat int) []float32 {
	tableau := view.Tableau(seat)
	s := &e.seats[seat][hash(&tableau, at)%keptSides]
	if int(s.setting) == at+1 && s.tableau == tableau {
		return s.mixed
	}
	s.setting, s.tableau = uint16(at+1), tableau
	known := &e.settings[at]
	var levels seatLevels
	e.game.seat(view, &known.setting, seat, &tableau, &levels)
	copy(e.first, known.base)
	addRows(e.first, levels[:], e.net.seats, seatRows)
	deep := e.net.deep
	clear(s.mixed)
	mix := e.net.tables[e.game.players-1].mix
	for k := range e.game.players {
		neural.AddPositive(s.mixed[k*deep:][:deep], e.first, mix[k*e.net.hidden*deep:])
	}
	return s.mixed
}

// hash spreads tableaux over the places of the cache.
func hash(t *portroyal.Tableau, setting int) uint32 {
	h := uint64(setting+1) * 0x9e3779b97f4a7c15
	mix := func(x uint64) {
		h = (h ^ x) * 0xff51afd7ed558ccd
		h ^= h >> 32
	}
	mix(uint64(t.Coins) | uint64(t.Points)<<8 | uint64(t.Swords)<<16 | uint64(t.Expeditions)<<24 | uint64(t.Done)<<32)
	mix(binary.LittleEndian.Uint64(t.Roles[:8]))
	mix(binary.LittleEndian.Uint64(t.Roles[len(t.Roles)-8:]))
	mix(colours(&t.Traders) | colours(&t.Clerks)<<2 | colours(&t.Wholesalers)<<4)
	return uint32(h)
}

// colours are numbers by colour in one.
func colours(of *[portroyal.Colours + 1]uint8) uint64 {
	return uint64(binary.LittleEndian.Uint32(of[1:5])) | uint64(of[portroyal.Colours])<<32
}
