package piratescove

// Legal appends what a seat can do, if it owes a choice, always in the same order. Nothing in it tells what others have
// in their hands or have chosen.
func (s *state) Legal(seat int, actions []Action) []Action {
	if !s.Owes(seat) {
		return actions
	}
	by := uint8(seat)
	switch s.phase {
	case Outfitting:
		return s.legalOutfits(by, actions)
	case Navigation:
		for island := Tavern; island <= TreasureIsland; island++ { // N1
			actions = append(actions, Action{Kind: Sail, Seat: by, Island: island})
		}
		return actions
	case AfterTreasure, BeforeNavigation, AfterNavigation:
		actions = s.legalEvents(by, actions)
		return append(actions, Action{Kind: Pass, Seat: by})
	case Reply:
		if s.hands[by][LetterOfMarque] > 0 { // E6
			there := s.navies[s.window.fleet-1].Island
			for island := Tavern; island.Outer(); island++ {
				if island != there {
					actions = append(actions, Action{Kind: Play, Seat: by, Card: LetterOfMarque, Island: island})
				}
			}
		}
		return append(actions, Action{Kind: Pass, Seat: by})
	case Boarding:
		actions = s.legalBattles(by, actions)
		return append(actions, Action{Kind: Pass, Seat: by})
	case Exchange:
		actions = s.legalSalvos(by, actions)
		return append(actions, Action{Kind: Flee, Seat: by})
	case Aiming:
		for target := range Target(s.Players()) {
			for section := Hull; s.fight.in[target] && section < Sections; section++ {
				actions = append(actions, Action{Kind: Aim, Seat: by, Target: target, Section: section})
			}
		}
		return actions
	case Parrots: // T2
		actions = append(actions, Action{Kind: KeepOld, Seat: by})
		if s.ships[by].Fame > 0 {
			actions = append(actions, Action{Kind: TakeNew, Seat: by})
		}
		return actions
	case Visits:
		return s.legalVisits(by, actions)
	}
	return actions
}

// legalOutfits are all ways to spend what a seat has (U4).
func (s *state) legalOutfits(by uint8, actions []Action) []Action {
	ship := &s.ships[by]
	var steps [Sections]uint8
	var spend func(section Section, left uint8)
	spend = func(section Section, left uint8) {
		if section == Sections {
			actions = append(actions, Action{Kind: Outfit, Seat: by, Steps: steps})
			return
		}
		place := ship.Places[section]
		for steps[section] = 0; ; steps[section]++ {
			spend(section+1, left)
			place++
			if place > LastPlace || costs[place] > left {
				break
			}
			left -= costs[place]
		}
		steps[section] = 0
	}
	spend(Hull, ship.Doubloons)
	return actions
}

// legalEvents are the event cards of the window at hand (E).
func (s *state) legalEvents(by uint8, actions []Action) []Action {
	hand := &s.hands[by]
	switch s.phase {
	case AfterTreasure:
		if hand[TreasureMap] > 0 {
			actions = append(actions, Action{Kind: Play, Seat: by, Card: TreasureMap})
		}
		if hand[Buccaneer] > 0 {
			for target := range Target(s.Players()) {
				if uint8(target) != by {
					actions = append(actions, Action{Kind: Play, Seat: by, Card: Buccaneer, Target: target})
				}
			}
		}
	case BeforeNavigation:
		if hand[Lookout] > 0 {
			for target := range Target(s.Players()) {
				actions = append(actions, Action{Kind: Play, Seat: by, Card: Lookout, Target: target})
			}
		}
	case AfterNavigation:
		if hand[SafePassage] > 0 {
			for island := Tavern; island <= TreasureIsland; island++ {
				if s.harbours(by, island) {
					actions = append(actions, Action{Kind: Play, Seat: by, Card: SafePassage, Island: island})
				}
			}
		}
		if hand[RoyalNavy] > 0 {
			for island := Tavern; island.Outer(); island++ {
				actions = append(actions, Action{Kind: Play, Seat: by, Card: RoyalNavy, Island: island})
			}
		}
	}
	return actions
}

// harbours reports whether Safe Passage leads a seat to an island (E4).
func (s *state) harbours(by uint8, island Island) bool {
	if island == s.ships[by].Island {
		return false
	}
	return island == TreasureIsland || !s.anyShip(island)
}

// anyShip reports whether any ship is at an island.
func (s *state) anyShip(island Island) bool {
	for seat := range s.Players() {
		if s.ships[seat].Island == island {
			return true
		}
	}
	for i := range s.blacks {
		if s.blacks[i].Island == island || s.navies[i].Island == island {
			return true
		}
	}
	return false
}

// legalBattles are the battle cards that change something (K3, T4, J15).
func (s *state) legalBattles(by uint8, actions []Action) []Action {
	hand := &s.hands[by]
	for card := Becalmed; card < Overboard; card++ {
		if hand[card] > 0 && !s.idle(by, card) {
			actions = append(actions, Action{Kind: Play, Seat: by, Card: card})
		}
	}
	if hand[Overboard] > 0 {
		for n := uint8(1); n <= s.ships[by].Treasures; n++ {
			actions = append(actions, Action{Kind: Play, Seat: by, Card: Overboard, N: n})
		}
	}
	return actions
}

// idle reports whether a battle card would change nothing, since the same one has been played (J15).
func (s *state) idle(by uint8, card Card) bool {
	return card == Grapple && s.fight.grapple || card == SmokeScreen && s.fight.smoke[by]
}

// legalSalvos are the ways to fire (K5, K6); a ship that is silent holds its fire (J7).
func (s *state) legalSalvos(by uint8, actions []Action) []Action {
	f := &s.fight
	if f.silence[by] > 0 {
		return append(actions, Action{Kind: Hold, Seat: by})
	}
	volley := s.volleyIn(by)
	foes := s.foes()
	for target := Target(0); int(target) < Ships; target++ {
		if !f.in[target] || target == Target(by) || foes && target.Player() {
			continue
		}
		last := Crew
		if foes {
			last = Hull // K6
		}
		for section := Hull; section <= last; section++ {
			for cards := VolleyCards(0); cards <= volleys; cards++ {
				if cards&^volley == 0 {
					actions = append(actions, Action{Kind: Fire, Seat: by, Target: target, Section: section, Volley: cards})
				}
			}
		}
	}
	return actions
}

// volleyIn are the volley cards that a seat can play (T5), none while it is becalmed (T4).
func (s *state) volleyIn(by uint8) (cards VolleyCards) {
	if s.fight.becalmed {
		return 0
	}
	for i, card := range volleyCards {
		if s.hands[by][card] > 0 {
			cards |= 1 << i
		}
	}
	return cards
}

// legalVisits is what an island offers, and what can be done anywhere (I).
func (s *state) legalVisits(by uint8, actions []Action) []Action {
	ship := &s.ships[by]
	if s.canBuy(by) {
		actions = append(actions, Action{Kind: Buy, Seat: by})
	}
	for section := Hull; section < Sections; section++ {
		if price := s.stepPrice(by, section); price > 0 && price <= ship.Doubloons {
			actions = append(actions, Action{Kind: Raise, Seat: by, Section: section})
		}
	}
	if ship.Island == TreasureIsland { // I3
		for n := uint8(1); n <= ship.Treasures; n++ {
			actions = append(actions, Action{Kind: Bury, Seat: by, N: n})
		}
		for n := uint8(1); n <= ship.Doubloons/GoldPerFame; n++ {
			actions = append(actions, Action{Kind: BuryGold, Seat: by, N: n})
		}
	}
	if ship.Island == Cove && s.gives() { // I4
		actions = append(actions, Action{Kind: TakeCards, Seat: by}, Action{Kind: TakeGold, Seat: by})
	}
	for section := Hull; section < Sections; section++ { // I5, E7
		if s.hands[by][Mastercraft] > 0 && s.attaches(by, section) {
			actions = append(actions, Action{Kind: Attach, Seat: by, Section: section})
		}
		if ship.Craft[section] == Struck && ship.Doubloons >= CraftPrice {
			actions = append(actions, Action{Kind: Mend, Seat: by, Section: section})
		}
		if s.hands[by][Shipwright] > 0 && ship.Places[section] < LastPlace {
			actions = append(actions, Action{Kind: Play, Seat: by, Card: Shipwright, Section: section})
		}
	}
	if ship.Island != Cove || !s.gives() {
		actions = append(actions, Action{Kind: Done, Seat: by})
	}
	return actions
}

// canBuy reports whether a seat can buy a tavern card (I1); if there are none left, there is nothing to buy (A3).
func (s *state) canBuy(by uint8) bool {
	ship := &s.ships[by]
	return ship.Island == Tavern && s.visit.bought < mostBought && ship.Doubloons >= CardPrice &&
		(s.left > 0 || s.discards != Hand{})
}
