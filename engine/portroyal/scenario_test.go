package portroyal_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
)

// rulesToShow are the rules of the games that can be played; each needs a scenario.
var rulesToShow = strings.Fields("C1 C2 C3 C4 C5 C6 S1 S2 S3 S4 D1 D2 D3 D4 D5 D6 E1 E2 E3 " +
	"H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 X1 X2 X3 F1 F2 F3 F4 F5 F6 K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 " +
	"P1 P2 P3 P4 P5") // P6 is about who plays, of which the rules know nothing

func TestScenarios(t *testing.T) {
	for _, s := range readScenarios(t) {
		t.Run(strings.Join(s.Rules, "+")+" "+s.Title, s.play)
	}
}

func TestEveryRuleHasAScenario(t *testing.T) {
	shown := map[string]bool{}
	for _, s := range readScenarios(t) {
		for _, rule := range s.Rules {
			if !slices.Contains(rulesToShow, rule) {
				t.Errorf("%s: %s is not a rule that needs a scenario", s.at(s.Line), rule)
			}
			shown[rule] = true
		}
	}
	for _, rule := range rulesToShow {
		if !shown[rule] {
			t.Errorf("no scenario shows %s", rule)
		}
	}
}

// play runs the steps of a scenario.
func (s scenario) play(t *testing.T) {
	p, deck := s.begin(t)
	var events []string // those of the last action that are still to be matched
	var all []string
	for _, step := range s.Steps {
		at := s.at(step.Line)
		switch step.Mark {
		case ">":
			var tape portroyal.Tape
			deck.play(t, at, &p, mustParse(t, at, step.Text), &tape)
			all = nil
			for _, event := range tape.Events {
				all = append(all, event.String())
			}
			events = all
		case "~":
			if text, ok := strings.CutPrefix(step.Text, "not "); ok {
				for _, event := range all {
					if strings.HasPrefix(event, text) {
						t.Errorf("%s: %q happened", at, event)
					}
				}
				continue
			}
			i := slices.IndexFunc(events, func(event string) bool { return sameEvent(event, step.Text) })
			if i < 0 {
				t.Errorf("%s: %q is not among the events to come: %q", at, step.Text, events)
				continue
			}
			events = events[i+1:]
		case "!":
			text, reason, _ := strings.Cut(strings.TrimSuffix(step.Text, ")"), " (")
			i := strings.LastIndex(text, " ")
			if i < 0 || !ruleNumber.MatchString(text[i+1:]) {
				t.Fatalf("%s: a refusal names the rule", at)
			}
			checkRefused(t, at, p, mustParse(t, at, text[:i]), text[i+1:], reason)
		case "legal:":
			checkLegal(t, at, p, step.Text)
		case "=", "=~":
			field, want, _ := strings.Cut(step.Text, " ")
			checkField(t, at, p, deck, field, strings.Fields(want), step.Mark == "=~")
		default:
			t.Fatalf("%s: %q is not understood", at, step.Mark)
		}
	}
}

func sameEvent(event, text string) bool {
	if beginning, ok := strings.CutSuffix(text, "..."); ok {
		return strings.HasPrefix(event, beginning)
	}
	return event == text
}

func mustParse(t *testing.T, at, text string) portroyal.Action {
	t.Helper()
	a, err := portroyal.ParseAction(text)
	if err != nil {
		t.Fatalf("%s: %v", at, err)
	}
	return a
}

func checkRefused(t *testing.T, at string, p portroyal.Position, a portroyal.Action, rule, reason string) {
	t.Helper()
	after := p
	var tape portroyal.Tape
	err := after.Apply(a, &tape)
	var refusal *portroyal.Refusal
	switch {
	case !errors.As(err, &refusal):
		t.Errorf("%s: %q gives %v, not a refusal", at, a, err)
	case refusal.Rule != rule:
		t.Errorf("%s: %q is refused by %s, not by %s", at, a, refusal.Rule, rule)
	case reason != "" && refusal.Reason.String() != reason:
		t.Errorf("%s: %q is refused as %s, not as %s", at, a, refusal.Reason, reason)
	case after != p || len(tape.Events) > 0:
		t.Errorf("%s: %q was refused and changed something", at, a)
	}
}

func checkLegal(t *testing.T, at string, p portroyal.Position, text string) {
	t.Helper()
	var want, got []string
	for part := range strings.SplitSeq(text, "|") {
		if part = strings.TrimSpace(part); part != "" {
			want = append(want, mustParse(t, at, part).String())
		}
	}
	for _, a := range p.Legal(nil) {
		got = append(got, a.String())
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("%s: legal are\n\t%q, not\n\t%q", at, got, want)
	}
}

// derived are fields that a scenario can check beside those of the JSON form.
var derived = map[string]func(p *portroyal.Position, n int) any{
	"points":     func(p *portroyal.Position, n int) any { return float64(p.Points(n)) },
	"swords":     func(p *portroyal.Position, n int) any { return float64(p.Swords(n)) },
	"bust":       func(p *portroyal.Position, _ int) any { return p.BustChance() },
	"bustWithin": func(p *portroyal.Position, n int) any { return p.BustWithin(n) },
	"fulfilled":  func(p *portroyal.Position, n int) any { return float64(p.Fulfilled(n)) },
	"freeCubes":  func(p *portroyal.Position, n int) any { return float64(p.FreeCubes(n)) },
	"gambleBust": func(p *portroyal.Position, _ int) any { return p.GambleBust() },

	"quietRounds":   func(p *portroyal.Position, _ int) any { return float64(p.QuietRounds()) },
	"turnsLeft":     func(p *portroyal.Position, _ int) any { return float64(p.TurnsLeft()) },
	"won":           func(p *portroyal.Position, _ int) any { return p.Won() },
	"victoryPoints": func(p *portroyal.Position, _ int) any { return float64(p.VictoryPoints()) },
	"contractsDone": func(p *portroyal.Position, _ int) any { return float64(p.ContractsDone()) },
	"offered": func(p *portroyal.Position, _ int) any {
		if p.Offered() == portroyal.NoContract {
			return nil
		}
		return p.Offered().String()
	},

	"next": func(p *portroyal.Position, _ int) any { return poolIDs(p.NextCards()) },
	"older": func(p *portroyal.Position, _ int) any {
		_, older := p.Unseen()
		return poolIDs(older)
	},
	"winners": func(p *portroyal.Position, _ int) any {
		var list []any
		for _, seat := range p.Winners() {
			list = append(list, strconv.Itoa(seat))
		}
		return list
	},
	// slots gives the seats whose cubes are on a contract, left to right.
	"slots": func(p *portroyal.Position, n int) any {
		list := []any{}
		for _, seat := range p.Contracts()[n].Cubes {
			list = append(list, strconv.Itoa(seat))
		}
		return list
	},
	// standings gives place:seat:points:coins of every seat, first place first.
	"standings": func(p *portroyal.Position, _ int) any {
		var list []any
		for _, s := range p.Standings() {
			list = append(list, fmt.Sprintf("%d:%d:%d:%d", s.Place, s.Seat, s.Points, s.Coins))
		}
		return list
	},
}

func poolIDs(pool portroyal.Pool) []any {
	var list []any
	for card, copies := range pool {
		for range copies {
			list = append(list, portroyal.Card(card).String())
		}
	}
	return list
}

// checkField compares a field, for instance "seats[0].coins", with what is written.
func checkField(t *testing.T, at string, p portroyal.Position, deck *openDeck, field string, want []string,
	anyOrder bool,
) {
	t.Helper()
	got, err := valueOf(&p, deck, field)
	if err != nil {
		t.Fatalf("%s: %v", at, err)
	}
	list, isList := got.([]any)
	switch {
	case len(want) == 0:
		t.Fatalf("%s: %s has no value to compare with", at, field)
	case isList && len(want) == 1 && isNumber(want[0]) && !isSeats(field):
		got, want = strconv.Itoa(len(list)), want[:1]
	case isList:
		words := []string{}
		for _, each := range list {
			words = append(words, fmt.Sprint(each))
		}
		if anyOrder {
			slices.Sort(words)
			want = slices.Sorted(slices.Values(want))
		}
		got = strings.Join(words, " ")
		if len(words) == 0 {
			got = "-"
		}
	case got == nil:
		got = "-"
	}
	if number, ok := got.(float64); ok && want[0] != "-" {
		if math.Abs(number-fraction(t, at, want[0])) > 1e-12 {
			t.Errorf("%s: %s is %v, not %s", at, field, number, want[0])
		}
		return
	}
	if fmt.Sprint(got) != strings.Join(want, " ") {
		t.Errorf("%s: %s is %v, not %s", at, field, got, strings.Join(want, " "))
	}
}

// isSeats reports whether a field is a list of seats, where a single number is no length.
func isSeats(field string) bool { return field == "winners" || strings.HasPrefix(field, "slots[") }

func isNumber(text string) bool {
	_, err := strconv.Atoi(text)
	return err == nil
}

// fraction reads "3" and "1/4".
func fraction(t *testing.T, at, text string) float64 {
	t.Helper()
	above, below, ok := strings.Cut(text, "/")
	if !ok {
		below = "1"
	}
	a, errA := strconv.Atoi(above)
	b, errB := strconv.Atoi(below)
	if errA != nil || errB != nil || b == 0 {
		t.Fatalf("%s: %q is not a number", at, text)
	}
	return float64(a) / float64(b)
}

func valueOf(p *portroyal.Position, deck *openDeck, field string) (any, error) {
	if cards, ok := deck.hidden(field); ok {
		return cards, nil
	}
	name, index := field, 0
	if i := strings.IndexAny(field, "[("); i > 0 && strings.ContainsAny(field[len(field)-1:], "])") {
		if n, err := strconv.Atoi(field[i+1 : len(field)-1]); err == nil {
			name, index = field[:i], n
		}
	}
	if value, ok := derived[name]; ok {
		return value(p, index), nil
	}
	text, err := json.Marshal(p)
	if err != nil {
		return nil, err
	}
	var value any
	if err := json.Unmarshal(text, &value); err != nil {
		return nil, err
	}
	for _, part := range strings.FieldsFunc(field, func(r rune) bool { return strings.ContainsRune(".[]", r) }) {
		switch holder := value.(type) {
		case map[string]any:
			value = holder[part]
			if value == nil && !slices.Contains(optional, part) {
				return nil, fmt.Errorf("no field %q in %s; there are %v", part, field, slices.Sorted(maps.Keys(holder)))
			}
		case []any:
			n, err := strconv.Atoi(part)
			if err != nil || n < 0 || n >= len(holder) {
				return nil, fmt.Errorf("no element %q in %s", part, field)
			}
			value = holder[n]
		default:
			return nil, fmt.Errorf("%q in %s leads nowhere", part, field)
		}
	}
	return value, nil
}

// optional are the fields that are left out of the JSON form when they say nothing.
var optional = []string{
	"pending", "quiet", "busy", "reshuffled", "oldCoins", "oldAt", "cargo", "contracts", "moment",
	"gamble", "gambles", "gambleOnce", "timePile", "victoryPile", "oldTime", "steps", "repelled",
}
