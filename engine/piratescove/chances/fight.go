package chances

import (
	"context"
	"math"

	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/yield"
)

// Outlook is how the fight at hand ends.
type Outlook struct {
	Ships map[cove.Target]Fate // of every ship that is in it

	// Exact is true if the chances were worked out; else they are those of so many playouts, and each has an error.
	Exact    bool
	Playouts int
}

// Fate is what becomes of a ship.
type Fate struct {
	Last     float64 // chance to be there at the end; at Treasure Island several ships may be (K2)
	Crippled float64 // or sunk (B5, K9)
	Fled     float64
	Fame     float64 // to expect from the fight, gains and losses (K9, K12, K13, B6, L5)

	FameSpread float64 // standard deviation of the fame in one fight; 0 if it was worked out
}

// Error is the standard error of a chance after these playouts; 0 if it was worked out.
func (o *Outlook) Error(chance float64) float64 {
	if o.Exact {
		return 0
	}
	// One success and one failure more than there were, so that what never came up in playouts is not told as certain.
	n := float64(o.Playouts) + 2
	p := (chance*float64(o.Playouts) + 1) / n
	return math.Sqrt(p * (1 - p) / n)
}

// FameError is the standard error of the fame of a fate.
func (o *Outlook) FameError(fate Fate) float64 {
	if o.Exact || o.Playouts < 2 {
		return 0
	}
	return fate.FameSpread / math.Sqrt(float64(o.Playouts))
}

// Fight says how the fight at hand ends if every seat behaves as its conduct says. Two ships without cards are worked out
// exactly; everything else is played out so often, from the same seed in the same way, or until ctx is done. ok is false
// if there is no fight.
func Fight(
	ctx context.Context, view *cove.View, conduct [cove.MaxPlayers]Conduct, playouts int, seed uint64,
) (outlook Outlook, ok bool) {
	if _, on := view.FightAt(); !on {
		return Outlook{}, false
	}
	if d, can := duelOf(view, conduct); can {
		return d.outlook(), true
	}
	return PlayOut(ctx, view, conduct, playouts, seed), true
}

// All is the same conduct for every seat.
func All(c Conduct) (conduct [cove.MaxPlayers]Conduct) {
	for seat := range conduct {
		conduct[seat] = c
	}
	return conduct
}

// PlayOut plays the fight at hand out so often, or until ctx is done, also where it could be worked out.
func PlayOut(
	ctx context.Context, view *cove.View, conduct [cove.MaxPlayers]Conduct, playouts int, seed uint64,
) Outlook {
	return playOut(ctx, view, nil, conduct, playouts, seed)
}

// Playouts are how often a fight is played out to tell people how it is likely to end: to within two in a hundred.
const Playouts = 600

// After says how the fight at hand ends if the seat of the view begins with an action, a legal one, and from then on every
// seat behaves as its conduct says. A salvo without cards in a fight that can be worked out is worked out; everything else
// is played out so often, from the same seed in the same way, or until ctx is done. ok is false if there is no fight.
func After(
	ctx context.Context, view *cove.View, a cove.Action, conduct [cove.MaxPlayers]Conduct, playouts int, seed uint64,
) (outlook Outlook, ok bool) {
	if _, on := view.FightAt(); !on {
		return Outlook{}, false
	}
	if a.Kind == cove.Fire && a.Volley == 0 {
		if d, can := duelOf(view, conduct); can {
			d.opening = &a.Section
			return d.outlook(), true
		}
	}
	return PlayOutAfter(ctx, view, a, conduct, playouts, seed), true
}

// Best is [After] the plain salvo of the seat of the view that leaves it there most often: what it can count on before it has
// chosen a target. Where it can fire at nothing it is [Fight]. ok is false if there is no fight.
func Best(
	ctx context.Context, view *cove.View, conduct [cove.MaxPlayers]Conduct, playouts int, seed uint64,
) (best Outlook, ok bool) {
	own := cove.Target(view.Seat())
	for _, a := range view.Legal(nil) {
		if a.Kind != cove.Fire || a.Volley != 0 {
			continue
		}
		if outlook, is := After(ctx, view, a, conduct, playouts, seed); is && (!ok || outlook.Ships[own].Last > best.Ships[own].Last) {
			best, ok = outlook, true
		}
	}
	if !ok {
		return Fight(ctx, view, conduct, playouts, seed)
	}
	return best, true
}

// PlayOutAfter plays the fight at hand out after an action so often, or until ctx is done, also where it could be worked out.
func PlayOutAfter(
	ctx context.Context, view *cove.View, a cove.Action, conduct [cove.MaxPlayers]Conduct, playouts int, seed uint64,
) Outlook {
	return playOut(ctx, view, &a, conduct, playouts, seed)
}

// playOut plays the fight out, with a first action if there is one.
func playOut(
	ctx context.Context, view *cove.View, first *cove.Action, conduct [cove.MaxPlayers]Conduct, playouts int, seed uint64,
) Outlook {
	type sums struct{ last, crippled, fled, fame, square float64 }
	var all [cove.Ships]sums
	done := 0
	for ; done < playouts && ctx.Err() == nil; done++ {
		yield.Now()
		at := seed + uint64(done)
		fates := fought(view.Sample(at), first, conduct, wyrand.Seeded(at^0x636f6e64756374))
		for ship := range all {
			f := &fates[ship]
			all[ship].last += float64(one(!f.crippled && !f.fled))
			all[ship].crippled += float64(one(f.crippled))
			all[ship].fled += float64(one(f.fled))
			all[ship].fame += float64(f.fame)
			all[ship].square += float64(f.fame * f.fame)
		}
	}
	o := Outlook{Ships: map[cove.Target]Fate{}, Playouts: done}
	n := float64(max(1, done))
	for ship := range cove.Target(cove.Ships) {
		if view.InFight(ship) {
			s := &all[ship]
			mean := s.fame / n
			o.Ships[ship] = Fate{
				Last: s.last / n, Crippled: s.crippled / n, Fled: s.fled / n, Fame: mean,
				FameSpread: math.Sqrt(max(0, s.square/n-mean*mean)),
			}
		}
	}
	return o
}

// fated is what became of a ship in one playout.
type fated struct {
	crippled, fled bool
	fame           int
}

// fought plays a fight to its end, with a first action if there is one.
func fought(
	p cove.Position, first *cove.Action, conduct [cove.MaxPlayers]Conduct, dice wyrand.Generator,
) (fates [cove.Ships]fated) {
	var tape cove.Tape
	for p.Phase() != cove.Over {
		tape.Rewind()
		seat := p.Owing()
		var a cove.Action
		if first != nil {
			a, first = *first, nil
		} else {
			a = conduct[seat].choose(&p, seat, &dice)
		}
		p.Play(a, &tape)
		ended := false
		for _, e := range tape.Events {
			if ended {
				if e.Kind == cove.FameGained && e.From == cove.FromCacafuego { // L5
					fates[e.Seat].fame += int(e.N)
				}
				continue
			}
			switch e.Kind {
			case cove.Crippled:
				fates[e.Seat].crippled = true
			case cove.Fled:
				fates[e.Seat].fled = true
			case cove.Sunk:
				fates[e.Ship].crippled = true
			case cove.FameGained:
				fates[e.Seat].fame += int(e.N)
			case cove.FameLost:
				fates[e.Seat].fame -= int(e.N)
			case cove.FightEnded:
				ended = true
			}
		}
		if ended {
			break
		}
	}
	return fates
}
