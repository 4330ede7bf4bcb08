package coach

import (
	"context"
	"math"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
)

// reasonsOf are the reasons of an action of the seat that owes a choice.
func reasonsOf(t *testing.T, position, action string) []Reason {
	t.Helper()
	a, err := cove.ParseAction(action)
	if err != nil {
		t.Fatal(err)
	}
	advice := quick(t, 600).Advise(context.Background(), see(t, position), 1, 1, a)
	for _, choice := range advice.Choices {
		if choice.Action == a {
			return choice.Reasons
		}
	}
	t.Fatalf("%s is not legal", action)
	return nil
}

// Reasons are facts that can be read off the table.
func TestReasons(t *testing.T) {
	const (
		openly = `{"options":{"players":3},"phase":"navigation","round":3,"lookout":1,"at":0,
			"chosen":["1: sail hull","2: sail tavern"],"open":{"hull":"2f4d2t0c","crew":"1f9d1t0c"},
			"blacks":[{"legend":"bonny-and-read","island":"crew"},{"legend":"cacafuego","island":"cannon"}],
			"seats":[{"doubloons":6,"treasures":4},{},{}]}`
		fight = `{"options":{"players":3},"phase":"exchange","round":5,"open":{"hull":"2f4d2t0c"},
			"fight":{"island":"hull","order":["0","1","2"],"hit":[0]},
			"seats":[{"island":"hull","places":[2,3,3,3],"treasures":2,"doubloons":3,"fame":1},{"island":"hull"},
			{"island":"hull"}]}`
		yard = `{"options":{"players":3},"phase":"visits","round":5,"seats":[{"island":"treasure","treasures":7,"doubloons":7,
			"fame":3,"places":[2,2,2,3]},{"island":"crew","places":[3,3,3,3]},{"island":"cove"}],
			"buccaneer":{"by":2,"on":0},"visit":{"order":[1,0,2],"next":1},"at":0}`
		end = `{"options":{"players":2},"phase":"visits","round":12,"seats":[{"island":"treasure","treasures":3,"doubloons":7},
			{"island":"hull"}],"visit":{"order":[1,0],"next":1},"at":0}`
	)
	for name, c := range map[string]struct {
		position, action string
		want             []Reason
	}{
		"an island where somebody is": {openly, "0: sail hull", []Reason{
			{Topic: CardWorth, Fame: 2 + 1 + 4.0/3},
			{Topic: Alone, Chance: 0},
			{Topic: Company, Seat: 1, Chance: 1},
			{Topic: CanRaise, Section: cove.Hull, N: 4 - 1, Of: 5},
		}},
		"an island with a black ship": {openly, "0: sail crew", []Reason{
			{Topic: CardWorth, Fame: 1 + 1 + 3},
			{Topic: Alone, Chance: 1},
			{Topic: Awaits, Ship: cove.FirstBlack, Legend: cove.BonnyAndRead, Hits: 4.0 / 3 * float64(dice(cove.BonnyAndRead)), Fame: float64(cove.BonnyAndRead.Face().Fame)},
			{Topic: CanRaise, Section: cove.Crew, N: 3, Of: 5},
		}},
		"an island with a treasure ship": {openly, "0: sail cannon", []Reason{
			{Topic: Alone, Chance: 1},
			{Topic: Awaits, Ship: cove.SecondBlack, Legend: cove.Cacafuego, Fame: 3.5},
			{Topic: CanRaise, Section: cove.Cannons, N: 3, Of: 5},
		}},
		"Treasure Island": {openly, "0: sail treasure", []Reason{{Topic: ToBury, N: 4, Of: 6, Fame: 6}}},
		"Treasure Island with a lot of doubloons": {
			`{"options":{"players":2},"phase":"navigation","round":6,"seats":[{"treasures":2,"doubloons":10},{}]}`,
			"0: sail treasure",
			[]Reason{{Topic: ToBury, N: 2, Of: 9, Fame: 5}},
		},
		"Treasure Island in the last round": {
			`{"options":{"players":2},"phase":"navigation","round":12,"seats":[{"treasures":2,"doubloons":7},{}]}`,
			"0: sail treasure",
			[]Reason{{Topic: ToBury, N: 2, Of: 6, Fame: 4}},
		},
		"fleeing": {fight, "0: flee", []Reason{
			{Topic: Forgoes, Fame: 2 + 2 + 4.0/3},
			{Topic: GivesFame, N: 2},
			{Topic: Mutinies, Chance: 1.0 / 6, N: 2, Of: 3, Fame: 1},
			{Topic: Draws, N: 2, Fame: 2 * 14.0 / 42},
		}},
		"burying with a Buccaneer": {yard, "0: bury 7", []Reason{
			{Topic: Buries, Fame: 3}, {Topic: Halves, Seat: 2, Fame: 4},
		}},
		"burying doubloons": {yard, "0: bury-gold 2", []Reason{
			{Topic: Price, N: 6, Of: 1}, {Topic: Buries, Fame: 1}, {Topic: Halves, Seat: 2, Fame: 1},
		}},
		"sails":                  {yard, "0: raise sails", []Reason{{Topic: Price, N: 2, Of: 5}, {Topic: Rank, N: 1, Of: 2}}},
		"dice":                   {yard, "0: raise cannons", []Reason{{Topic: Price, N: 2, Of: 5}, {Topic: Dice, N: 3, Of: 2}}},
		"room":                   {yard, "0: raise hull", []Reason{{Topic: Price, N: 2, Of: 5}, {Topic: Room, N: 6, Of: 5}}},
		"done":                   {yard, "0: done", []Reason{{Topic: Overflows, N: 2}}},
		"done in the last round": {end, "0: done", []Reason{{Topic: Unburied, N: 3, Of: 7}}},
		"an outfit": {positions["outfit"], "0: outfit hull 1 sails 1 cannons 1 crew 1", []Reason{
			{Topic: Price, N: 4, Of: 5},
			{Topic: Room, N: 6, Of: 5},
			{Topic: Speed, N: 6, Of: 5},
			{Topic: Dice, N: 3, Of: 2},
			{Topic: Sturdy, N: 3, Of: 2},
		}},
		"a mastercraft": {
			`{"options":{"players":2},"phase":"visits","round":5,"seats":[{"island":"hull","hand":["mastercraft"],
			"places":[2,1,2,2]},{"island":"crew"}],"visit":{"order":[0,1],"next":0},"at":0}`,
			"0: attach sails",
			[]Reason{{Topic: Sturdy, N: 2, Of: 1}, {Topic: Guards, Section: cove.Sails, N: 3, Of: 1}},
		},
		"a parrot": {
			`{"options":{"players":2},"phase":"parrots","round":5,"at":0,"offered":"silver","seats":[{"island":"tavern",
			"parrot":"flint","fame":3},{"island":"crew"}],"visit":{"order":[0,1],"next":0,"bought":1}}`,
			"0: swap",
			[]Reason{{Topic: PaysFame, N: 1}},
		},
		"the Navy": {
			`{"options":{"players":3},"phase":"after-navigation","round":5,"at":0,"seats":[{"island":"hull",
			"hand":["royal-navy"]},{"island":"crew"},{"island":"sail"}]}`,
			"0: play royal-navy crew",
			[]Reason{
				{Topic: Company, Seat: 1, Chance: 1},
				{
					Topic: Awaits, Ship: cove.FirstNavy, Legend: cove.Navy, Hits: float64(dice(cove.Navy)) / 3,
					Fame: float64(cove.Navy.Face().Fame),
				},
			},
		},
		"the Navy's aim": {
			`{"options":{"players":2},"phase":"aiming","round":5,"at":0,"fight":{"island":"crew","order":["navy-1","1"]},
			"navies":[{"sender":0,"island":"crew"}],"seats":[{"island":"hull"},{"island":"crew","places":[1,2,2,2]}]}`,
			"0: aim 1 hull",
			[]Reason{{
				Topic: Strikes, Ship: 1, Hits: 1 - math.Pow(2.0/3, float64(dice(cove.Navy))),
				Chance: 1 - math.Pow(2.0/3, float64(dice(cove.Navy))),
			}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			got := reasonsOf(t, c.position, c.action)
			if len(got) != len(c.want) {
				t.Fatalf("%+v, not %+v", got, c.want)
			}
			for i, want := range c.want {
				near := got[i]
				if math.Abs(near.Fame-want.Fame)+math.Abs(near.Hits-want.Hits)+math.Abs(near.Chance-want.Chance) < 1e-9 {
					near.Fame, near.Hits, near.Chance = want.Fame, want.Hits, want.Chance
				}
				if near != want {
					t.Errorf("%v: %+v, not %+v", got[i].Topic, got[i], want)
				}
			}
		})
	}
}

func dice(legend cove.Legend) int { return int(legend.Face().Dice) }

// In a fight the reasons say how it ends, with errors, and what the salvo does.
func TestReasonsOfSalvos(t *testing.T) {
	got := map[Topic]Reason{}
	for _, r := range reasonsOf(t, positions["exchange"], "0: fire 2 hull with powder-magazine") {
		got[r.Topic] = r
	}
	for _, topic := range []Topic{Strikes, Backfires, StaysLast, IsCrippled, FightWorth, AtStake} {
		if _, there := got[topic]; !there {
			t.Errorf("%v is not said", topic)
		}
	}
	if last, gone := got[StaysLast], got[IsCrippled]; last.Error == 0 || gone.Error == 0 || last.Chance+gone.Chance > 1 {
		t.Errorf("%+v and %+v", last, gone)
	}
	// the same as a table asks for
	view := see(t, positions["exchange"])
	a, _ := cove.ParseAction("0: fire 2 hull with powder-magazine")
	want, _ := chances.After(context.Background(), &view, a, chances.Standing(0), chances.Playouts, 1)
	fate := want.Ships[0]
	worth := fate.Fame + fate.Last*chances.AtStake(&view, chances.UsualRates)
	if last, gone := got[StaysLast], got[IsCrippled]; last.Chance != fate.Last || gone.Chance != fate.Crippled || got[FightWorth].Fame != worth {
		t.Errorf("%+v, %+v and %+v, not %+v", last, gone, got[FightWorth], fate)
	}
	if r := got[Strikes]; r.Ship != 2 || r.Chance <= 0 || r.Hits <= 0 || got[Backfires].Hits <= 0 {
		t.Errorf("%+v, %+v", r, got[Backfires])
	}
}

// Draws is the fame of what can be drawn: at the beginning that of all fame cards over all cards.
func TestDraws(t *testing.T) {
	const position = `{"options":{"players":2},"phase":"visits","round":5,"seats":[{"island":"tavern","doubloons":4},
		{"island":"hull"}],"visit":{"order":[0,1],"next":0},"at":0}`
	got := reasonsOf(t, position, "0: buy")
	if len(got) != 2 || got[0] != (Reason{Topic: Price, N: 2, Of: 2}) || got[1].N != 1 ||
		math.Abs(got[1].Fame-14.0/42) > 1e-9 {
		t.Errorf("%+v", got)
	}
}

// Every topic has a name of its own.
func TestTopicsHaveNames(t *testing.T) {
	seen := map[string]bool{}
	for topic := range Topic(Topics) {
		if name := topic.String(); name == "" || seen[name] {
			t.Errorf("topic %d is called %q", topic, name)
		} else {
			seen[name] = true
		}
	}
}
