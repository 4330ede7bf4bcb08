package chances_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
)

// read reads a position.
func read(t testing.TB, text string) cove.Position {
	t.Helper()
	var p cove.Position
	if err := json.Unmarshal([]byte(text), &p); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return p
}

// duels are fights of two ships, by name.
var duels = map[string]string{
	"alike":          `{"options":{"players":2},"phase":"exchange","fight":{"island":"hull","order":["0","1"]},"seats":[{"island":"hull"},{"island":"hull"}]}`,
	"faster":         `{"options":{"players":2},"phase":"exchange","fight":{"island":"hull"},"seats":[{"island":"hull","places":[2,3,3,3]},{"island":"hull","places":[4,2,5,5],"fame":5}]}`,
	"second":         `{"options":{"players":2},"phase":"exchange","fight":{"island":"hull","order":["1","0"],"next":1,"hit":[1]},"seats":[{"island":"hull","places":[2,3,3,3],"fame":2},{"island":"hull","places":[3,4,2,2],"fame":3}]}`,
	"parrots":        `{"options":{"players":2},"phase":"exchange","fight":{"island":"hull"},"seats":[{"island":"hull","parrot":"silver","fame":4},{"island":"hull","parrot":"flint","places":[1,3,4,4],"fame":1}]}`,
	"craft":          `{"options":{"players":2,"craft-each":true},"phase":"exchange","fight":{"island":"hull"},"seats":[{"island":"hull","craft":{"hull":"sound","sails":"damaged"},"parrot":"bones"},{"island":"hull","places":[2,5,5,3],"craft":{"crew":"sound"}}]}`,
	"smoke":          `{"options":{"players":2},"phase":"exchange","fight":{"island":"hull","smoke":[1],"grapple":true},"seats":[{"island":"hull","places":[3,3,2,5]},{"island":"hull","places":[2,2,5,2]}]}`,
	"blackbeard":     `{"options":{"players":2},"phase":"exchange","fight":{"island":"treasure","order":["black-1","0"],"next":1},"blacks":[{"legend":"blackbeard","island":"treasure"}],"seats":[{"island":"treasure","places":[6,2,8,8],"fame":9},{"island":"hull"}]}`,
	"dutchman":       `{"options":{"players":2},"phase":"exchange","fight":{"island":"treasure","order":["black-1","0"],"next":1},"blacks":[{"legend":"flying-dutchman","island":"treasure"}],"seats":[{"island":"treasure","places":[2,2,8,8],"craft":{"crew":"sound"}},{"island":"hull"}]}`,
	"dutchman first": `{"options":{"players":2},"phase":"exchange","fight":{"island":"treasure","order":["0","black-1"],"wind":{"0":20}},"blacks":[{"legend":"flying-dutchman","island":"treasure"}],"seats":[{"island":"treasure","places":[2,2,8,8],"craft":{"crew":"sound"}},{"island":"hull"}]}`,
	"bonny":          `{"options":{"players":2},"phase":"exchange","fight":{"island":"treasure","order":["black-1","0"],"next":1},"blacks":[{"legend":"bonny-and-read","island":"treasure"}],"seats":[{"island":"treasure","places":[4,4,6,6],"fame":3},{"island":"hull"}]}`,
	"hook":           `{"options":{"players":2},"phase":"exchange","fight":{"island":"crew","order":["0","black-1"],"wind":{"0":30}},"blacks":[{"legend":"hook","island":"crew"},{"legend":"cacafuego","island":"crew"}],"seats":[{"island":"crew","places":[5,4,6,6],"fame":3},{"island":"hull"}]}`,
	"navy":           `{"options":{"players":2},"phase":"exchange","fight":{"island":"hull","order":["navy-1","0"],"next":1},"navies":[{"sender":1,"island":"hull"}],"seats":[{"island":"hull","places":[4,4,5,5],"fame":3},{"island":"crew"}]}`,
	"last fight":     `{"options":{"players":2},"round":12,"phase":"exchange","final":true,"fight":{"in":["0","1"]},"seats":[{"island":"hull","fame":7,"parrot":"flint"},{"island":"crew","fame":7,"places":[2,3,3,3]}]}`,
}

// conducts are ways to behave.
var conducts = map[string][cove.MaxPlayers]chances.Conduct{
	"usual":       chances.All(chances.Usual),
	"to the end":  chances.All(chances.Conduct{}),
	"timid":       chances.All(chances.Conduct{FleeAt: 2}),
	"one of each": {{FleeAt: 1}, {Dice: true}},
}

// What is worked out is what comes out when it is played.
func TestExactFightsComeTrue(t *testing.T) {
	const playouts = 20_000
	for name, text := range duels {
		p := read(t, text)
		view := p.View(0)
		for behave, conduct := range conducts {
			exact, ok := chances.Fight(context.Background(), &view, conduct, 0, 1)
			if !ok || !exact.Exact {
				t.Errorf("%s: it is not worked out", name)
				continue
			}
			played := chances.PlayOut(context.Background(), &view, conduct, playouts, 7)
			for ship, want := range exact.Ships {
				got := played.Ships[ship]
				if sum := want.Last + want.Crippled + want.Fled; math.Abs(sum-1) > 1e-9 {
					t.Errorf("%s, %s: the chances of %s add up to %v", name, behave, ship, sum)
				}
				for what, pair := range map[string][3]float64{
					"last": {want.Last, got.Last, played.Error(got.Last)}, "fled": {want.Fled, got.Fled, played.Error(got.Fled)},
					"crippled": {want.Crippled, got.Crippled, played.Error(got.Crippled)},
					"fame":     {want.Fame, got.Fame, played.FameError(got) + 1e-9},
				} {
					if math.Abs(pair[0]-pair[1]) > 4.5*pair[2] {
						t.Errorf("%s, %s: %s %s: %.4f is worked out, %.4f ± %.4f is played", name, behave, ship, what, pair[0],
							pair[1], pair[2])
					}
				}
			}
		}
	}
}

// One more ring in every section never hurts who has it. In one alone it may, since the other one then aims elsewhere.
func TestRingsNeverHurt(t *testing.T) {
	last := func(places [4]int) float64 {
		p := read(t, fmt.Sprintf(`{"options":{"players":2},"phase":"exchange","fight":{"island":"hull","order":["0","1"]},
			"seats":[{"island":"hull","places":[%d,%d,%d,%d]},{"island":"hull","places":[3,3,3,3]}]}`,
			places[0], places[1], places[2], places[3]))
		view := p.View(1)
		o, _ := chances.Fight(context.Background(), &view, chances.All(chances.Conduct{}), 0, 1)
		return o.Ships[0].Last
	}
	for _, places := range [][4]int{{1, 1, 1, 1}, {2, 2, 2, 2}, {4, 2, 3, 3}, {2, 5, 2, 4}, {6, 1, 5, 5}, {7, 7, 7, 7}} {
		before := last(places)
		more := places
		for section := range more {
			more[section]++
		}
		if after := last(more); after < before-1e-9 {
			t.Errorf("%v: %.4f, and with %v only %.4f", places, before, more, after)
		}
	}
}

// What is worked out of a fight that begins with a salvo is what comes out when it is played: an aim that nobody would
// choose makes a difference.
func TestExactFightsAfterASalvoComeTrue(t *testing.T) {
	const playouts = 20_000
	for name, text := range map[string]string{"craft": duels["craft"], "parrots": duels["parrots"], "dutchman": duels["dutchman"]} {
		p := read(t, text)
		seat := p.Owing()
		view := p.View(seat)
		seen := map[float64]bool{}
		conduct := chances.Standing(seat)
		for _, a := range view.Legal(nil) {
			if a.Kind != cove.Fire {
				continue
			}
			exact, _ := chances.After(context.Background(), &view, a, conduct, 0, 1)
			if !exact.Exact {
				t.Fatalf("%s: %q is not worked out", name, a)
			}
			played := chances.PlayOutAfter(context.Background(), &view, a, conduct, playouts, 7)
			for ship, want := range exact.Ships {
				got := played.Ships[ship]
				for what, pair := range map[string][3]float64{
					"last": {want.Last, got.Last, played.Error(got.Last)}, "fled": {want.Fled, got.Fled, played.Error(got.Fled)},
					"fame": {want.Fame, got.Fame, played.FameError(got) + 1e-9},
				} {
					if math.Abs(pair[0]-pair[1]) > 4.5*pair[2] {
						t.Errorf("%s: %q: %s %s: %.4f is worked out, %.4f ± %.4f is played", name, a, ship, what, pair[0], pair[1], pair[2])
					}
				}
			}
			seen[math.Round(exact.Ships[cove.Target(seat)].Last*1e6)] = true
			if fled := exact.Ships[cove.Target(seat)].Fled; fled != 0 {
				t.Errorf("%s: %q: who stays to the end flees with %v", name, a, fled)
			}
		}
		if name != "dutchman" && len(seen) < 2 {
			t.Errorf("%s: wherever it is aimed, the chances are the same", name)
		}
	}
}

// The island of a fight is worth what is there to who is left: a card, what can be buried, and half of it with a Buccaneer.
func TestAtStake(t *testing.T) {
	for text, want := range map[string]float64{
		`{"options":{"players":2},"phase":"exchange","round":5,"open":{"hull":"2f4d2t0c"},"fight":{"island":"hull","order":["0","1"]},
			"seats":[{"island":"hull"},{"island":"hull"}]}`: 2 + 4.0/3 + 2,
		`{"options":{"players":2},"phase":"exchange","round":5,"fight":{"island":"treasure","order":["0","black-1"]},
			"blacks":[{"legend":"hook","island":"treasure"}],"seats":[{"island":"treasure","treasures":3,"doubloons":9},{"island":"hull"}]}`: 6,
		`{"options":{"players":2},"phase":"exchange","round":12,"fight":{"island":"treasure","order":["0","black-1"]},
			"blacks":[{"legend":"hook","island":"treasure"}],"seats":[{"island":"treasure","treasures":3,"doubloons":9},{"island":"hull"}]}`: 6,
		`{"options":{"players":2},"phase":"exchange","round":5,"fight":{"island":"treasure","order":["0","black-1"]},"buccaneer":{"by":1,"on":0},
			"blacks":[{"legend":"hook","island":"treasure"}],"seats":[{"island":"treasure","treasures":3,"doubloons":9},{"island":"hull"}]}`: 3,
		duels["last fight"]:      0,
		`{"phase":"navigation"}`: 0,
	} {
		p := read(t, text)
		view := p.View(0)
		if got := chances.AtStake(&view, chances.UsualRates); math.Abs(got-want) > 1e-9 {
			t.Errorf("%v, not %v, of %s", got, want, text)
		}
	}
}

// Two ships that are alike and roll for who is first have the same chances.
func TestAlikeShipsAreAlike(t *testing.T) {
	p := read(t, duels["alike"])
	view := p.View(0)
	o, _ := chances.Fight(context.Background(), &view, chances.All(chances.Usual), 0, 1)
	first, second := o.Ships[0], o.Ships[1]
	if first.Last <= second.Last || math.Abs(first.Last+second.Last-1) > 1e-9 {
		t.Errorf("who fires first has %v, the other %v", first.Last, second.Last)
	}
}

// Fights of three, or with cards, are played out, with an error.
func TestOtherFightsArePlayed(t *testing.T) {
	for name, text := range map[string]string{
		"three": `{"options":{"players":3},"phase":"exchange","fight":{"island":"hull"},"seats":[{"island":"hull"},{"island":"hull","places":[2,3,2,2]},{"island":"hull"}]}`,
		"cards": `{"options":{"players":2},"phase":"exchange","fight":{"island":"hull"},"seats":[{"island":"hull"},{"island":"hull","hand":["fame-1"]}]}`,
		"board": `{"options":{"players":2},"phase":"boarding","fight":{"island":"hull"},"seats":[{"island":"hull","hand":["grapple"]},{"island":"hull"}]}`,
	} {
		p := read(t, text)
		view := p.View(0)
		o, ok := chances.Fight(context.Background(), &view, chances.All(chances.Usual), 400, 1)
		if !ok || o.Exact || o.Playouts != 400 {
			t.Errorf("%s: %+v", name, o)
		}
		for ship, fate := range o.Ships {
			if sum := fate.Last + fate.Crippled + fate.Fled; math.Abs(sum-1) > 1e-9 {
				t.Errorf("%s: the chances of %s add up to %v", name, ship, sum)
			}
			if o.Error(fate.Last) <= 0 || o.Error(0) <= 0 {
				t.Errorf("%s: no error", name)
			}
		}
		done, cancel := context.WithCancel(context.Background())
		cancel()
		if o, _ := chances.Fight(done, &view, chances.All(chances.Usual), 400, 1); o.Playouts != 0 {
			t.Errorf("%s: it goes on without anybody who waits", name)
		}
	}
	p := read(t, `{"phase":"navigation"}`)
	view := p.View(0)
	if _, ok := chances.Fight(context.Background(), &view, chances.All(chances.Usual), 400, 1); ok {
		t.Error("there is no fight")
	}
}

// A salvo does what the engine makes of it.
func TestSalvosComeTrue(t *testing.T) {
	for name, text := range map[string]string{
		"plain": duels["craft"],
		"cards": `{"options":{"players":3},"phase":"exchange","at":0,"fight":{"island":"hull","smoke":[2]},"seats":[{"island":"hull","places":[3,5,5,5],"hand":["grapeshot","powder-magazine","cannonade"]},{"island":"hull","places":[2,3,1,2],"parrot":"bones"},{"island":"hull","places":[1,2,2,2]}]}`,
		"a foe": `{"options":{"players":2},"phase":"exchange","fight":{"island":"hull","hull":{"black-1":3},"order":["0","black-1"]},"blacks":[{"legend":"hook","island":"hull"}],"seats":[{"island":"hull","places":[3,3,5,5],"hand":["powder-magazine","cannonade","grapeshot"]},{"island":"crew"}]}`,
	} {
		p := read(t, text)
		seat := p.Owing()
		view := p.View(seat)
		for _, a := range view.Legal(nil) {
			if a.Kind != cove.Fire {
				continue
			}
			salvo := chances.SalvoOf(&view, a)
			const times = 3000
			gone, struck := map[cove.Target]int{}, map[cove.Target]int{}
			for seed := range uint64(times) {
				q := p
				q.SetRandom(seed * 7919)
				var tape cove.Tape
				q.Play(a, &tape)
				hit := map[cove.Target]bool{}
				for _, e := range tape.Events {
					if e.Kind == cove.Fired && e.Ship != cove.Target(seat) {
						break // somebody else's salvo
					}
					switch e.Kind {
					case cove.ShipHit:
						hit[e.Ship] = true
					case cove.Crippled:
						gone[cove.Target(e.Seat)]++
					case cove.Sunk:
						gone[e.Ship]++
					}
				}
				for ship := range hit {
					struck[ship]++
				}
			}
			sum := 0.0
			for _, chance := range salvo.Hits {
				sum += chance
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Errorf("%s: %q: the hits add up to %v", name, a, sum)
			}
			for ship := range cove.Target(cove.Ships) {
				want, got := salvo.Ships[ship].Gone, float64(gone[ship])/times
				if spread := math.Sqrt((want*(1-want) + 1.0/times) / times); math.Abs(want-got) > 4.5*spread {
					t.Errorf("%s: %q: %s is gone with %.3f, in %.3f of games", name, a, ship, want, got)
				}
				want, got = salvo.Ships[ship].Struck, float64(struck[ship])/times
				if spread := math.Sqrt((want*(1-want) + 1.0/times) / times); math.Abs(want-got) > 4.5*spread {
					t.Errorf("%s: %q: %s is hit with %.3f, in %.3f of games", name, a, ship, want, got)
				}
			}
		}
	}
}

// A Treasure Map is worth the treasures that it adds where there is room for them in the hull, a fifth for each island; by the
// earlier rule all that it adds (E1, R6).
func TestMapWorth(t *testing.T) {
	const at = `"phase":"after-treasure","at":0,"round":5,"open":{"hull":"2f4d2t0c","crew":"0f9d3t0c"},"seats":[{"treasures":3,"hand":["treasure-map"]},{},{}]}`
	for options, want := range map[string]float64{
		`"players":3`:                0, // the hull has room for 2, and both cards have them by themselves
		`"players":3,"map-all":true`: (2 + 4.0/3 + 9.0/3) / 5,
	} {
		p := read(t, `{"options":{`+options+`},`+at)
		view := p.View(0)
		if got := chances.MapWorth(&view, chances.UsualRates); math.Abs(got-want) > 1e-9 {
			t.Errorf("%s: a map is worth %v, not %v", options, got, want)
		}
	}
	p := read(t, `{"options":{"players":3},`+strings.Replace(at, `"treasures":3`, `"treasures":0`, 1))
	view := p.View(0)
	if got, want := chances.MapWorth(&view, chances.UsualRates), 4*chances.UsualRates.Treasure/5; math.Abs(got-want) > 1e-9 {
		t.Errorf("with an empty hull a map is worth %v, not %v", got, want)
	}
}

// The islands: who can be there, and what their cards are worth.
func TestIslands(t *testing.T) {
	p := read(t, `{"options":{"players":3},"phase":"navigation","lookout":1,"at":2,"chosen":["1: sail hull"],"round":5,
		"open":{"hull":"2f4d2t0c","crew":"0f9d3t0c"},"blacks":[{"legend":"bonny-and-read","island":"crew"}],"discards":["safe-passage"],
		"map":{"seat":2,"island":"hull"},"seats":[{},{"island":"hull"},{"treasures":4}]}`)
	view := p.View(2)
	all := chances.Islands(&view, chances.UsualRates)
	hull, crew := all[cove.HullIsland-1], all[cove.CrewIsland-1]
	if fmt.Sprint(hull.Reach, hull.Sure, crew.Reach) != "[0 1 2] [1] [0 2]" {
		t.Errorf("reach %v, sure %v, and %v", hull.Reach, hull.Sure, crew.Reach)
	}
	// 2 fame, 4 doubloons, and 1 treasure, as there is room for no more than one of twice 2
	if want := 2 + 4.0/3 + 1; math.Abs(hull.Worth-want) > 1e-9 {
		t.Errorf("the card is worth %v, not %v", hull.Worth, want)
	}
	if len(crew.Foes) != 1 || crew.Foes[0].Hits != 4 {
		t.Errorf("foes %+v", crew.Foes)
	}
}

// A Safe Passage that somebody may hold leads to more islands, and from where they are.
func TestSafePassageReaches(t *testing.T) {
	p := read(t, `{"options":{"players":2},"phase":"after-navigation","at":0,"seats":[{"island":"hull","hand":["fame-1"]},
		{"island":"crew","hand":["fame-1"]}]}`)
	view := p.View(0)
	all := chances.Islands(&view, chances.UsualRates)
	for i, want := range []string{"[1] []", "[0] [0]", "[1] []", "[1] []", "[1] [1]", "[1] []"} {
		if got := fmt.Sprint(all[i].Reach, all[i].Sure); got != want {
			t.Errorf("%s: %s, not %s", all[i].Island, got, want)
		}
	}
}

// A fight after an action is the one in which it is done, and everybody behaves as before from then on.
func TestFightsAfterAnAction(t *testing.T) {
	p := read(t, duels["alike"])
	view := p.View(0)
	timid := chances.All(chances.Conduct{FleeAt: 2})
	after := func(text string) chances.Outlook {
		a, err := cove.ParseAction(text)
		if err != nil {
			t.Fatal(err)
		}
		o, ok := chances.After(context.Background(), &view, a, timid, 500, 3)
		if !ok {
			t.Fatal("no fight")
		}
		return o
	}
	if got, want := after("0: flee"), chances.PlayOut(context.Background(), &view, timid, 500, 3); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, not %+v", got, want)
	}
	if o := after("0: flee"); o.Ships[0].Fled != 1 || o.Ships[1].Last != 1 {
		t.Errorf("%+v", o)
	}
	if o := after("0: fire 1 hull"); math.Abs(o.Ships[0].Last-1) > 1e-9 || o.Ships[1].Last > 0 {
		t.Errorf("who fires does not flee, and the other one does: %+v", o)
	}
	q := read(t, `{"phase": "navigation"}`)
	view = q.View(0)
	if _, ok := chances.After(context.Background(), &view, cove.Action{}, timid, 1, 1); ok {
		t.Error("there is a fight in navigation")
	}
}

func BenchmarkExact(b *testing.B) {
	p := read(b, `{"options":{"players":2,"craft-each":true},"phase":"exchange","fight":{"island":"hull","order":["0","1"]},"seats":[
		{"island":"hull","places":[8,8,8,8],"parrot":"bones","craft":{"hull":"sound","sails":"sound","cannons":"sound"},"fame":9},
		{"island":"hull","places":[8,8,8,8],"parrot":"flint","craft":{"hull":"sound","sails":"sound","crew":"sound"},"fame":9}]}`)
	view := p.View(0)
	for b.Loop() {
		chances.Fight(context.Background(), &view, chances.All(chances.Usual), 0, 1)
	}
}

func BenchmarkPlayouts(b *testing.B) {
	p := read(b, `{"options":{"players":3},"phase":"exchange","fight":{"island":"hull"},"seats":[{"island":"hull"},
		{"island":"hull","places":[2,3,2,2]},{"island":"hull"}]}`)
	view := p.View(0)
	for b.Loop() {
		chances.Fight(context.Background(), &view, chances.All(chances.Usual), 1000, 1)
	}
}

// Before a target is chosen a ship can count on what it can after the best one is.
func TestBest(t *testing.T) {
	p := read(t, `{"options":{"players":3},"phase":"exchange","fight":{"island":"hull","order":["0","1","2"]},"seats":[
		{"island":"hull","places":[2,5,6,6]},{"island":"hull","places":[1,4,4,4]},{"island":"hull","places":[5,3,2,2]}]}`)
	view, conduct := p.View(0), chances.Standing(0)
	best, ok := chances.Best(context.Background(), &view, conduct, 200, 1)
	if !ok {
		t.Fatal("there is no fight")
	}
	most := 0.0
	for _, a := range view.Legal(nil) {
		if a.Kind == cove.Fire {
			outlook, _ := chances.After(context.Background(), &view, a, conduct, 200, 1)
			most = max(most, outlook.Ships[0].Last)
		}
	}
	if best.Ships[0].Last != most || most == 0 {
		t.Errorf("%v before, and %v after the best target is chosen", best.Ships[0].Last, most)
	}
	quiet := read(t, `{"options":{"players":2},"phase":"navigation","seats":[{},{}]}`)
	view = quiet.View(0)
	if _, ok := chances.Best(context.Background(), &view, conduct, 200, 1); ok {
		t.Error("there is a fight in navigation")
	}
}

// Alone against the Cacafuego nobody is harmed (L5); against who fights, chances are those of the fight.
func TestAgainst(t *testing.T) {
	p := read(t, `{"options":{"players":2},"phase":"exchange","fight":{"island":"treasure"},"blacks":[{"legend":"blackbeard","island":"treasure"}],
		"seats":[{"island":"treasure","places":[6,2,8,8],"parrot":"trelawney"},{"island":"hull"}]}`)
	view := p.View(0)
	ship := view.Ship(0)
	last, crippled := chances.Against(&ship, cove.Blackbeard)
	fight, _ := chances.Fight(context.Background(), &view, chances.All(chances.Conduct{}), 0, 1)
	if want := fight.Ships[0]; math.Abs(last-want.Last) > 1e-9 || math.Abs(crippled-want.Crippled) > 1e-9 {
		t.Errorf("%v and %v, in the fight %v and %v", last, crippled, want.Last, want.Crippled)
	}
	if last, crippled := chances.Against(&ship, cove.Cacafuego); last != 1 || crippled != 0 {
		t.Errorf("the Cacafuego: %v and %v", last, crippled)
	}
}
