package value

// Merge gives weights with the nets of all of these; of a family that several have, the last one counts.
func Merge(all ...*Weights) *Weights {
	merged := &Weights{}
	for _, w := range all {
		for family, n := range w.nets {
			if n != nil {
				merged.set(Family(family), n)
			}
		}
	}
	return merged
}

// Trusting gives weights that believe what a family has learned beyond its first guess by this share only, from 0 to 1.
// Learned scores err here and there, and the best of many choices is often the one whose score errs most (J. Smith and
// R. Winkler, "The Optimizer's Curse", 2006). Believing less of them keeps large differences, and leaves the rest to
// the first guess. Families without a first guess stay as they are.
func (w *Weights) Trusting(family Family, share float64) *Weights {
	other := Merge(w)
	if !family.Guesses() || w.nets[family] == nil {
		return other
	}
	n := w.nets[family].copied()
	for i := range n.tables {
		out := n.tables[i].out
		for j := range out {
			out[j] *= float32(share)
		}
		out[n.deep+1] += float32(1 - share) // the first guess itself
	}
	other.set(family, n)
	return other
}

// Mean gives weights whose scores are the means of the scores of all of these, for each family that any of them has
// learned. Whatever all nets have learned remains, and many of their separate errors cancel out (L. Breiman,
// "Bagging Predictors", 1996).
func Mean(all ...*Weights) *Weights {
	mean := &Weights{}
	for family := range Family(Families) {
		var nets []*net
		for _, w := range all {
			if w.nets[family] != nil {
				nets = append(nets, w.nets[family])
			}
		}
		if len(nets) > 0 {
			mean.set(family, meanNet(nets))
		}
	}
	return mean
}

// meanNet lays nets side by side into one: their numbers know nothing of each other.
func meanNet(nets []*net) *net {
	hidden, deep := 0, 0
	for _, n := range nets {
		hidden += n.hidden
		deep += n.deep
	}
	whole := newNet(hidden, deep)
	share := 1 / float32(len(nets))
	hidden, deep = 0, 0 // before the present one
	for _, n := range nets {
		for i, part := range []*[]float32{&whole.seats, &whole.common, &whole.shares, &whole.bias} {
			from := *n.parts()[i].At
			for row := range len(from) / n.hidden {
				copy((*part)[row*whole.hidden+hidden:], from[row*n.hidden:][:n.hidden])
			}
		}
		for i := range n.tables {
			from, to := &n.tables[i], &whole.tables[i]
			for row := range len(from.mix) / n.deep {
				seat, number := row/n.hidden, row%n.hidden
				copy(to.mix[(seat*whole.hidden+hidden+number)*whole.deep+deep:], from.mix[row*n.deep:][:n.deep])
			}
			copy(to.bias[deep:], from.bias)
			for j, x := range from.out[:n.deep] {
				to.out[deep+j] = share * x
			}
			to.out[whole.deep] += share * from.out[n.deep]
			to.out[whole.deep+1] += share * from.out[n.deep+1]
		}
		hidden += n.hidden
		deep += n.deep
	}
	return whole
}
