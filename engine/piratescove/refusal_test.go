package piratescove

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// anyAction is an action that nobody has to be able to do.
func anyAction(random *rand.Rand, players int) Action {
	a := Action{Kind: Kind(1 + random.IntN(kindCount-1)), Seat: uint8(random.IntN(players + 1))}
	switch a.Kind {
	case Outfit:
		for section := range a.Steps {
			a.Steps[section] = uint8(random.IntN(8) * random.IntN(2))
		}
	case Sail:
		a.Island = Island(1 + random.IntN(int(Cove)))
	case Play:
		a.Card = Card(1 + random.IntN(cardCount-1))
		switch asked := asks[a.Card]; {
		case asked.target:
			a.Target = Target(random.IntN(MaxPlayers))
		case asked.island:
			a.Island = Island(1 + random.IntN(int(Cove)))
		case asked.section:
			a.Section = Section(random.IntN(Sections))
		case asked.number:
			a.N = uint8(1 + random.IntN(5))
		}
	case Fire, Aim:
		a.Target, a.Section = Target(random.IntN(Ships)), Section(random.IntN(Sections))
		if a.Kind == Fire {
			a.Volley = VolleyCards(random.IntN(int(volleys)+1) * random.IntN(2))
		}
	case Raise, Attach, Mend:
		a.Section = Section(random.IntN(Sections))
	case Bury, BuryGold:
		a.N = uint8(1 + random.IntN(9))
	}
	return a
}

// What is not legal is refused with a reason and a rule in one sentence, and changes nothing; every reason comes up.
func TestRefusals(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 4))
	reasons := map[Reason]int{}
	rules := append(slices.Clone(rulesToShow), "J15", "J22")
	try := func(p *Position) {
		for range 12 {
			a := anyAction(random, p.Players())
			refusal := p.Refuse(a)
			legal := int(a.Seat) < p.Players() && slices.Contains(p.Legal(int(a.Seat), nil), a)
			if (refusal == nil) != legal {
				t.Fatalf("%q: legal %v, refused with %v", a, legal, refusal)
			}
			if legal {
				continue
			}
			reasons[refusal.Reason]++
			before := *p
			message := refusal.Error()
			switch {
			case p.Apply(a, nil) == nil || *p != before:
				t.Fatalf("%q changes something", a)
			case refusal.Reason == Allowed || refusal.Reason.String() == "" || !slices.Contains(rules, refusal.Rule):
				t.Fatalf("%q is refused with %v by rule %q", a, refusal.Reason, refusal.Rule)
			case len(message) > 200 || !utf8.ValidString(message) || !strings.Contains(message, "("+refusal.Rule+")"):
				t.Fatalf("%q is refused with %q", a, message)
			case refusal.Reason == TooExpensive && refusal.Need <= refusal.Have:
				t.Fatalf("%q: %v", a, refusal)
			}
		}
	}
	for seed := range uint64(250) {
		end := playRandomly(t, MinPlayers+int(seed%4), seed, func(p *Position, _ []Action, _ Action) { try(p) })
		try(&end)
	}
	for _, s := range readScenarios(t) { // rare ones, where there is nothing left to draw for instance
		for _, step := range s.Steps {
			if match := refused.FindStringSubmatch(step.Text); step.Mark == "!" && match != nil && match[3] != "" {
				for reason := range Reason(reasonCount) {
					if reason.String() == match[3] {
						reasons[reason]++
					}
				}
			}
		}
	}
	for reason := Allowed + 1; reason < reasonCount; reason++ {
		if reasons[reason] == 0 {
			t.Errorf("nothing is refused with %s", reason)
		}
	}
}
