package bot

import (
	"context"
	"encoding/json"
	"math"
	"strings"
	"testing"

	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/follies"
)

// The quick policy only does what is legal.
func TestPolicyIsLegal(t *testing.T) {
	o := policy{random: wyrand.Seeded(3), manner: &usualManner}
	played := map[cove.Kind]int{}
	for seed := range uint64(400) {
		p := begin(t, 2+int(seed%4), seed)
		for p.Phase() != cove.Over {
			a := o.choose(&p, p.Owing())
			if err := p.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
			played[a.Kind]++
		}
	}
	for _, kind := range []cove.Kind{cove.Fire, cove.Flee, cove.Play, cove.Aim, cove.Bury, cove.Raise, cove.Attach, cove.KeepOld} {
		if played[kind] < 20 {
			t.Errorf("it has chosen %s %d times", kind, played[kind])
		}
	}
}

func begin(t testing.TB, players int, seed uint64) cove.Position {
	t.Helper()
	options := cove.Options{ // in turn, for each number of players
		Players: uint8(players), OneGuard: seed/4%2 == 1, CraftEach: seed/8%2 == 1, BlackShips: uint8(seed % 3), OpenFame: seed%5 > 2,
	}
	if seed%7 > 4 {
		options.Rounds = cove.ShortRounds
	}
	p, err := cove.New(options, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// all are players of every name.
func all(t testing.TB, seed uint64) map[string]Player {
	t.Helper()
	players := map[string]Player{}
	for _, name := range Names() {
		player, err := New(name, seed)
		if err != nil {
			t.Fatal(err)
		}
		players[name] = player
	}
	return players
}

// otherwise is a position that a seat cannot tell from another one.
func otherwise(p *cove.Position, seat int, seed uint64) cove.Position {
	v := p.View(seat)
	q := v.Sample(seed)
	for other := range p.Players() {
		if other != seat && p.Chosen(other) && !q.Chosen(other) {
			legal := q.Legal(other, nil)
			q.Play(legal[seed%uint64(len(legal))], nil)
		}
	}
	return q
}

// Computer players decide by what their seat sees: where only something hidden is different, they decide the same, and so
// they do with the same dice (A7).
func TestHiddenThingsDecideNothing(t *testing.T) {
	different, decisions := 0, 0
	quick := map[string]bool{"governor": true} // it takes too long for a whole game
	for seed := range uint64(6) {
		p := begin(t, 2+int(seed%4), seed)
		players := all(t, seed)
		o := policy{random: wyrand.Seeded(seed), manner: &usualManner}
		for n := 0; p.Phase() != cove.Over; n++ {
			seat := p.Owing()
			if n%7 == int(seed) {
				// Somebody else may have chosen already, and this seat does not know what.
				if last := p.Players() - 1; p.Owes(last) && seat != last {
					q := p
					q.Play(o.choose(&q, last), nil)
					if q.Owes(seat) {
						p = q
					}
				}
				other := otherwise(&p, seat, seed+uint64(n))
				if other != p {
					different++
				}
				one, two := p.View(seat), other.View(seat)
				if one != two {
					t.Fatal("the views differ")
				}
				for name, player := range players {
					if quick[name] && n%70 != int(seed) {
						continue
					}
					var chosen [2]cove.Action
					for i, view := range []cove.View{one, two} {
						if dicer, rolls := player.(Dicer); rolls {
							dicer.Roll(uint64(n))
						}
						chosen[i] = player.Choose(context.Background(), view, view.Legal(nil))
					}
					if chosen[0] != chosen[1] {
						t.Fatalf("%s chooses %q, and %q of what it cannot tell apart", name, chosen[0], chosen[1])
					}
					after := p
					if err := after.Apply(chosen[0], nil); err != nil {
						t.Fatalf("%s: %v", name, err)
					}
					decisions++
				}
			}
			seat = p.Owing()
			p.Play(o.choose(&p, seat), nil)
		}
	}
	if different < 100 || decisions < 1000 {
		t.Errorf("%d other positions, %d decisions: the sample shows nothing", different, decisions)
	}
}

// Without time to think they still do something legal.
func TestNoTime(t *testing.T) {
	done, cancel := context.WithCancel(context.Background())
	cancel()
	p := begin(t, 3, 5)
	for name, player := range all(t, 5) {
		for q := p; q.Round() < 3; {
			view := q.View(q.Owing())
			if err := q.Apply(player.Choose(done, view, view.Legal(nil)), nil); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
	}
}

// What anybody would see, an Admiral sees.
func TestAdmiralSeesWhatAnybodySees(t *testing.T) {
	for name, c := range map[string]struct{ position, want string }{
		"bury before the end": {
			`{"options":{"players":3},"phase":"navigation","round":12,"seats":[{"treasures":6,"fame":20},{"fame":21},{"fame":21}]}`,
			"0: sail treasure",
		},
		"bury all": {
			`{"options":{"players":3},"phase":"visits","round":12,"seats":[{"island":"treasure","treasures":6,"fame":20},{"island":"hull","fame":21},{"island":"cove","fame":21}],"visit":{"order":[1,0,2],"next":1},"at":0}`,
			"0: bury 6",
		},
		"bury doubloons as well": {
			`{"options":{"players":2},"phase":"visits","round":12,"seats":[{"island":"treasure","doubloons":7,"fame":20},{"island":"hull","fame":21}],"visit":{"order":[1,0],"next":1},"at":0}`,
			"0: bury-gold",
		},
		"sink for six": {
			`{"options":{"players":2},"phase":"exchange","round":11,"fight":{"island":"treasure","order":["0","black-1"],"hull":{"black-1":1}},"blacks":[{"legend":"blackbeard","island":"treasure"}],"seats":[{"island":"treasure","places":[5,3,7,7],"fame":20},{"island":"hull","fame":20}]}`,
			"0: fire black-1 hull",
		},
	} {
		var p cove.Position
		if err := json.Unmarshal([]byte(c.position), &p); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for seed := range uint64(5) {
			player, err := New("admiral", seed)
			if err != nil {
				t.Fatal(err)
			}
			view := p.View(0)
			if got := player.Choose(context.Background(), view, view.Legal(nil)).String(); !strings.HasPrefix(got, c.want) {
				t.Errorf("%s: %q is chosen, not %q", name, got, c.want)
			}
		}
	}
}

// From a captain on nobody commits a folly, and weaker ones commit some, the fewer the stronger they are; the Fighter flees from
// nothing, and others do.
func TestFollies(t *testing.T) {
	play := func(name string, games int) (n, flees int) {
		for seed := range uint64(games) {
			p := begin(t, 3, seed)
			players := make([]Player, 3)
			for seat := range players {
				players[seat], _ = New(name, seed<<8+uint64(seat))
			}
			for p.Phase() != cove.Over {
				view := p.View(p.Owing())
				a := players[view.Seat()].Choose(context.Background(), view, view.Legal(nil))
				if follies.Of(&view, a) != follies.None {
					n++
				}
				if a.Kind == cove.Flee {
					flees++
				}
				p.Play(a, nil)
			}
		}
		return n, flees
	}
	boys, _ := play("cabin-boy", 12)
	seamen, _ := play("seaman", 12)
	captains, flee := play("captain", 12)
	if captains > 0 || seamen == 0 || boys <= seamen {
		t.Errorf("%d follies of captains, %d of seamen, %d of cabin boys", captains, seamen, boys)
	}
	if _, flees := play("captain:fighter", 12); flees > 0 || flee == 0 {
		t.Errorf("fighters flee %d times, and captains %d", flees, flee)
	}
}

// Every level can have every character, and a name leads back to both.
func TestNames(t *testing.T) {
	seen := map[string]bool{}
	for level := CabinBoy; level <= Governor; level++ {
		for _, character := range Characters() {
			name := Named(level, character)
			back, of, ok := LevelOf(name)
			if !ok || back != level || of != character || seen[name] {
				t.Errorf("%s is read as %s %s", name, back, of)
			}
			seen[name] = true
			if _, err := New(name, 1); err != nil {
				t.Error(err)
			}
		}
	}
	for _, name := range []string{"", "admiral:", "admiral:even", "pirate", "stays-7"} {
		if _, err := New(name, 1); err == nil || len(err.Error()) > 300 {
			t.Errorf("%q: %v", name, err)
		}
	}
}

// Errors are as large as a level's, on average none.
func TestNormal(t *testing.T) {
	o := &opponent{random: wyrand.Seeded(1)}
	sum, square := 0.0, 0.0
	const n = 20_000
	for range n {
		x := o.normal()
		sum += x
		square += x * x
	}
	if mean, variance := sum/n, square/n; math.Abs(mean) > 0.03 || math.Abs(variance-1) > 0.05 {
		t.Errorf("mean %v, variance %v", mean, variance)
	}
}

func BenchmarkPolicyGame(b *testing.B) {
	o := policy{manner: &usualManner}
	for i := range b.N {
		p := begin(b, 4, uint64(i))
		o.random = wyrand.Seeded(uint64(i))
		for p.Phase() != cove.Over {
			p.Play(o.choose(&p, p.Owing()), nil)
		}
	}
}

// The stars of a level with a character say what README.md has measured: a Fighter is better by a part of a level, and nobody has
// more than the Governor.
func TestStrength(t *testing.T) {
	for _, c := range []struct {
		level     Level
		character string
		want      int
	}{
		{CabinBoy, "even", 2}, {CabinBoy, "fighter", 3}, {Captain, "thrifty", 6}, {Admiral, "fighter", 9}, {Governor, "fighter", 10},
	} {
		if got := Strength(c.level, c.character); got != c.want {
			t.Errorf("%s, %s: %d half stars, want %d", c.level, c.character, got, c.want)
		}
	}
}
