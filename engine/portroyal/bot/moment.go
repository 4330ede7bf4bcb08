package bot

import "portroyal/engine/portroyal"

// fulfilFirst looks for a contract to fulfil, if players decide that (K5): at once, because slots
// fill up and coins can be spent, unless the cube will do better elsewhere.
func (t *table) fulfilFirst(legal []portroyal.Action) (portroyal.Action, bool) {
	if t.contracts == 0 || t.options.AutoContracts {
		return portroyal.Action{}, false
	}
	for _, a := range legal {
		if a.Kind == portroyal.Fulfil && t.wants(a.Contract()) {
			return a, true
		}
	}
	return portroyal.Action{}, false
}

// answer decides about a contract that is fulfilled at once or not at all (K3).
func (t *table) answer(contract portroyal.Contract) portroyal.Action {
	if t.wants(contract) {
		return portroyal.Fulfilling(contract)
	}
	return portroyal.Action{Kind: portroyal.Pass}
}

// wants reports whether it is good for the deciding seat to fulfil a contract now, or to make a step in
// it. In a cooperative game it always is if nobody has done it yet (P4).
func (t *table) wants(contract portroyal.Contract) bool {
	if t.options.Cooperative && t.filled[contract] == 0 {
		return true
	}
	after := *t
	after.happens(t.me, contract)
	return after.chance() > t.chance()
}
