package midturn

// The layers of a net.
const (
	hidden = 48
	deep   = 24
)

// net is a small net with two layers.
//
//	first  = max(0, bias + weights·inputs)
//	second = max(0, bias + weights·first)
//	output = bias + weights·second
type net struct {
	first  [hidden][inputs + 1]float32 // the last of each row is added
	second [deep][hidden + 1]float32
	out    [deep + 1]float32
}

// parts are all weights, in a fixed order.
func (n *net) parts() (all [][]float32) {
	for i := range n.first {
		all = append(all, n.first[i][:])
	}
	for i := range n.second {
		all = append(all, n.second[i][:])
	}
	return append(all, n.out[:])
}

// layers are what a net has worked out on the way.
type layers struct {
	first  [hidden]float32
	second [deep]float32
}

// Four rows at a time, since a processor adds to several sums at once: with one at a time a look back on a game took a
// seventh longer. The conversions keep processors that could from rounding once instead of twice, so that the same turn
// gets the same worth everywhere.
func (n *net) of(x *[inputs]float32, l *layers) float32 {
	for i := 0; i < hidden; i += 4 {
		r0, r1, r2, r3 := &n.first[i], &n.first[i+1], &n.first[i+2], &n.first[i+3]
		a0, a1, a2, a3 := r0[inputs], r1[inputs], r2[inputs], r3[inputs]
		for j, y := range x {
			a0 += float32(r0[j] * y)
			a1 += float32(r1[j] * y)
			a2 += float32(r2[j] * y)
			a3 += float32(r3[j] * y)
		}
		l.first[i], l.first[i+1], l.first[i+2], l.first[i+3] = max(0, a0), max(0, a1), max(0, a2), max(0, a3)
	}
	for i := 0; i < deep; i += 4 {
		r0, r1, r2, r3 := &n.second[i], &n.second[i+1], &n.second[i+2], &n.second[i+3]
		a0, a1, a2, a3 := r0[hidden], r1[hidden], r2[hidden], r3[hidden]
		for j, y := range &l.first {
			a0 += float32(r0[j] * y)
			a1 += float32(r1[j] * y)
			a2 += float32(r2[j] * y)
			a3 += float32(r3[j] * y)
		}
		l.second[i], l.second[i+1], l.second[i+2], l.second[i+3] = max(0, a0), max(0, a1), max(0, a2), max(0, a3)
	}
	sum := n.out[deep]
	for j := range deep {
		sum += float32(n.out[j] * l.second[j])
	}
	return sum
}

// unit is what an output of 1 stands for, in chances of winning among two: outputs near 1 are learned best.
const unit = 0.05

// nets are those of a family.
type nets struct {
	own   net // for the player of the turn
	other net // for each other one

	evaluation uint64 // that they were learned for
}

// outlook is the outlook of an open turn with the right to go on. A player whose net says that there is nothing to gain
// stops, and it stays as it is. The gain of a player is taken from the others, as their net shares it out. The doubt is
// taken off what going on seems to gain, in units.
func (n *nets) outlook(t *Turn, doubt float64) Outlook {
	var l layers
	o, me, scale := t.Settled, t.Active, unit*t.scale()
	up := min((float64(n.own.of(&t.rows[0], &l))-doubt)*scale, 0.9*(1-o[me]))
	if up <= 0 {
		return o
	}
	if t.Together {
		for seat := range t.Players {
			o[seat] += up
		}
		return o
	}
	rest := 0.0
	for away := 1; away < t.Players; away++ {
		seat := t.after(away)
		if away < len(t.rows) {
			o[seat] = max(o[seat]/5, o[seat]+float64(n.other.of(&t.rows[away], &l))*scale)
		}
		rest += o[seat]
	}
	if rest <= 0 {
		return t.Settled
	}
	o[me] += up
	for seat := range t.Players {
		if seat != me {
			o[seat] *= (1 - o[me]) / rest
		}
	}
	return o
}
