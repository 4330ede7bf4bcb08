package piratescove

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	shared "portroyal/engine/internal/scenario"
)

// A scenario file is a list of scenarios, each of which shows a rule at work:
//
//	-- K5 T5: a title
//	# a comment
//	{"phase": "exchange", "fight": {"island": "hull"}, "seats": [{"island": "hull"}, {"island": "hull"}]}
//
//	> 0: fire 1 hull : 5 6
//	~ seat 1 is hit in the hull
//	= seats[1].places 1 2 2 2
//	! 1: fire 1 hull K5
//	legal 1: 1: flee
//
// The header names the rules. The position goes up to the first empty line; "new N seed S" is a fresh game of N players
// instead, or one with OPTIONS for N. Then come, in any order:
//
//	> ACTION          is played and must be legal; after " : " comes what chance brings first, dice as numbers, cards and
//	                  legendary pirates by name
//	~ EVENT           happened in the last action, after the events named before; a text ending in "..." names the
//	                  beginning
//	~ not EVENT       nothing beginning like this happened in the last action
//	! ACTION RULE     is refused, cites the rule, and changes nothing; the name of the reason may follow in brackets
//	legal N: A | B    are all actions of a seat
//	legal N has: A    are among them; "has not" are not
//	owes N N          are the seats that owe a choice
//	= FIELD VALUE     a field of the position as JSON, "-" if it is not there, or one of those in [derived]
//	sees N EVENT      is how a seat sees the last action's event that begins like this
type scenario struct{ *shared.Scenario }

// instruction is one line of a scenario after its position.
type instruction = shared.Step

// readScenarios reads every scenario file.
func readScenarios(t *testing.T) (all []scenario) {
	t.Helper()
	for _, s := range shared.Read(t, "testdata/rules-*.txt") {
		all = append(all, scenario{s})
	}
	return all
}

// freshGame is a game of some players, or with some options, and its seed.
var freshGame = regexp.MustCompile(`^new (.+) seed (\d+)\s*$`)

// begin builds the scenario's position.
func (s scenario) begin() (p Position, err error) {
	fresh := freshGame.FindStringSubmatch(s.SetUp)
	if fresh == nil {
		return p, json.Unmarshal([]byte(s.SetUp), &p)
	}
	var options Options
	if json.Unmarshal([]byte(fresh[1]), &options.Players) != nil {
		if err := json.Unmarshal([]byte(fresh[1]), &options); err != nil {
			return p, err
		}
	}
	seed, err := strconv.ParseUint(fresh[2], 10, 64)
	if err != nil {
		return p, err
	}
	return New(options, seed)
}

// rulesToShow are the rules; each needs a scenario, and so does every ruling of the package's documentation.
var rulesToShow = strings.Fields("A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 U1 U2 U3 U4 R1 R2 R3 R4 R5 R6 R7 N1 N2 N3 " +
	"K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13 K14 I1 I2 I3 I4 I5 T1 T2 T3 T4 T5 T6 E1 E2 E3 E4 E5 E6 E7 E8 " +
	"L1 L2 L3 L4 L5 Z1 Z2")

// Every rule and every ruling has a scenario, and no scenario names another one.
func TestEveryRuleHasAScenario(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	want := slices.Clone(rulesToShow)
	for _, match := range regexp.MustCompile(`(?m)^//   - ([JV]\d+)\. `).FindAllStringSubmatch(string(doc), -1) {
		want = append(want, match[1])
	}
	shown := map[string]int{}
	for _, s := range readScenarios(t) {
		for _, rule := range s.Rules {
			shown[rule]++
			if !slices.Contains(want, rule) {
				t.Errorf("%s:%d: there is no rule %s", s.File, s.Line, rule)
			}
		}
	}
	for _, rule := range want {
		if shown[rule] == 0 {
			t.Errorf("no scenario shows %s", rule)
		}
	}
}

func TestScenarios(t *testing.T) {
	for _, s := range readScenarios(t) {
		t.Run(fmt.Sprintf("%s:%d", s.File, s.Line), func(t *testing.T) {
			p, err := s.begin()
			if err != nil {
				t.Fatalf("%s: %v", s.Title, err)
			}
			played := scene{t: t, s: s, p: &p}
			for _, step := range s.Steps {
				played.step(step)
			}
		})
	}
}

// scene is a scenario that is played.
type scene struct {
	t    *testing.T
	s    scenario
	p    *Position
	tape Tape
	told int // events of the last action that have been named
}

func (s *scene) fail(at instruction, format string, args ...any) {
	s.t.Helper()
	s.t.Errorf("%s:%d: %s", s.s.File, at.Line, fmt.Sprintf(format, args...))
}

func (s *scene) step(at instruction) {
	switch at.Mark {
	case ">":
		s.play(at)
	case "~":
		s.expect(at)
	case "!":
		s.refuse(at)
	case "legal":
		s.legal(at)
	case "owes":
		s.owes(at)
	case "=":
		s.field(at)
	case "sees":
		s.sees(at)
	default:
		s.fail(at, "no step begins with %q", at.Mark)
	}
}

// brought reads what chance brings.
func brought(text string) (shown []uint8, err error) {
	for _, word := range strings.Fields(text) {
		if n, err := strconv.Atoi(word); err == nil {
			shown = append(shown, uint8(n))
			continue
		}
		found := false
		for _, names := range [][]string{cardIDs, legendIDs, treasureNames} {
			if at, ok := named(names, word); ok {
				shown, found = append(shown, uint8(at)), true
				break
			}
		}
		if !found {
			return nil, fmt.Errorf("chance cannot bring %q", word)
		}
	}
	return shown, nil
}

func (s *scene) play(at instruction) {
	text, chance, _ := strings.Cut(at.Text, " : ")
	a, err := ParseAction(text)
	if err != nil {
		s.t.Fatalf("%s:%d: %v", s.s.File, at.Line, err)
	}
	shown, err := brought(chance)
	if err != nil {
		s.t.Fatalf("%s:%d: %v", s.s.File, at.Line, err)
	}
	s.tape, s.told = Tape{}, 0
	if err := s.p.PlayWith(a, shown, &s.tape); err != nil {
		s.t.Fatalf("%s:%d: %v", s.s.File, at.Line, err)
	}
	if fault := unsoundAtAll(s.p); fault != "" {
		s.fail(at, "%s", fault)
	}
}

func told(event, text string) bool {
	if beginning, ok := strings.CutSuffix(text, "..."); ok {
		return strings.HasPrefix(event, beginning)
	}
	return event == text
}

func (s *scene) expect(at instruction) {
	if text, not := strings.CutPrefix(at.Text, "not "); not {
		for _, e := range s.tape.Events {
			if strings.HasPrefix(e.String(), text) {
				s.fail(at, "%q happened", e)
			}
		}
		return
	}
	for i, e := range s.tape.Events[s.told:] {
		if told(e.String(), at.Text) {
			s.told += i + 1
			return
		}
	}
	var all []string
	for _, e := range s.tape.Events {
		all = append(all, e.String())
	}
	s.fail(at, "%q did not happen, or earlier; there were\n\t%s", at.Text, strings.Join(all, "\n\t"))
}

var refused = regexp.MustCompile(`^(.+) ([A-Z]\d+)(?: \(([a-z-]+)\))?$`)

func (s *scene) refuse(at instruction) {
	match := refused.FindStringSubmatch(at.Text)
	if match == nil {
		s.t.Fatalf("%s:%d: an action and a rule follow", s.s.File, at.Line)
	}
	a, err := ParseAction(match[1])
	if err != nil {
		s.t.Fatalf("%s:%d: %v", s.s.File, at.Line, err)
	}
	before := *s.p
	refusal := s.p.Refuse(a)
	switch {
	case refusal == nil:
		s.fail(at, "it is legal")
	case refusal.Rule != match[2] || match[3] != "" && refusal.Reason.String() != match[3]:
		s.fail(at, "%v (%s)", refusal, refusal.Reason)
	case s.p.Apply(a, nil) == nil || *s.p != before:
		s.fail(at, "it changes something")
	}
}

func (s *scene) legal(at instruction) {
	head, list, ok := strings.Cut(at.Text, ": ")
	words := strings.Fields(head)
	seat, err := strconv.Atoi(words[0])
	if !ok || err != nil {
		s.t.Fatalf("%s:%d: a seat and actions follow", s.s.File, at.Line)
	}
	var have, want []string
	for _, a := range s.p.Legal(seat, nil) {
		have = append(have, a.String())
	}
	for _, text := range strings.Split(list, "|") {
		if text = strings.TrimSpace(text); text != "-" {
			want = append(want, fmt.Sprintf("%d: %s", seat, text))
		}
	}
	switch how := strings.Join(words[1:], " "); how {
	case "":
		if slices.Sort(have); !slices.Equal(have, slices.Sorted(slices.Values(want))) {
			s.fail(at, "legal are %s", strings.Join(have, " | "))
		}
	default:
		for _, text := range want {
			if slices.Contains(have, text) != (how == "has") {
				s.fail(at, "%q; legal are %s", text, strings.Join(have, " | "))
			}
		}
	}
}

func (s *scene) owes(at instruction) {
	var seats []string
	for seat := range s.p.Players() {
		if s.p.Owes(seat) {
			seats = append(seats, strconv.Itoa(seat))
		}
	}
	if len(seats) == 0 {
		seats = []string{"-"}
	}
	if got := strings.Join(seats, " "); got != at.Text {
		s.fail(at, "choices are owed by %s", got)
	}
}

func (s *scene) sees(at instruction) {
	who, text, _ := strings.Cut(at.Text, " ")
	seat, err := strconv.Atoi(who)
	if err != nil {
		s.t.Fatalf("%s:%d: a seat follows", s.s.File, at.Line)
	}
	if !slices.ContainsFunc(s.tape.Events, func(e Event) bool { return e.SeenBy(seat).String() == text }) {
		s.fail(at, "seat %d does not see it", seat)
	}
}

// derived are fields of a position that follow from the others.
func derived(p *Position) map[string]any {
	doubloons, treasures := p.Bank()
	fields := map[string]any{
		"bank": map[string]any{"doubloons": float64(doubloons), "treasures": float64(treasures)}, "pile": float64(p.PileSize()),
	}
	var speeds, dice, hands []any
	for seat := range p.Players() {
		speeds = append(speeds, float64(p.Speed(Target(seat))))
		dice = append(dice, float64(p.Dice(Target(seat))))
		hands = append(hands, float64(p.HandSize(seat)))
	}
	fields["speed"], fields["dice"], fields["hands"] = speeds, dice, hands
	unturned := 0
	for _, copies := range p.treasures {
		unturned += int(copies)
	}
	fields["unturned"] = float64(unturned)
	return fields
}

var fieldPart = regexp.MustCompile(`[a-zA-Z0-9-]+`)

func (s *scene) field(at instruction) {
	path, want, _ := strings.Cut(at.Text, " ")
	text, err := json.Marshal(s.p)
	if err != nil {
		s.t.Fatal(err)
	}
	var document map[string]any
	if err := json.Unmarshal(text, &document); err != nil {
		s.t.Fatal(err)
	}
	for name, value := range derived(s.p) {
		document[name] = value
	}
	var value any = document
	for _, part := range fieldPart.FindAllString(path, -1) {
		switch holder := value.(type) {
		case map[string]any:
			value = holder[part]
		case []any:
			i, err := strconv.Atoi(part)
			if value = nil; err == nil && i < len(holder) {
				value = holder[i]
			}
		default:
			value = nil
		}
	}
	if got := plain(value); got != want {
		s.fail(at, "%s is %s", path, got)
	}
}

// plain is a value of JSON as scenarios write it.
func plain(value any) string {
	switch value := value.(type) {
	case nil:
		return "-"
	case float64:
		return strconv.FormatFloat(value, 'f', -1, 64)
	case []any:
		var all []string
		for _, each := range value {
			all = append(all, plain(each))
		}
		return strings.Join(all, " ")
	case map[string]any:
		text, _ := json.Marshal(value)
		return string(text)
	}
	return fmt.Sprint(value)
}
