package hints

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
)

// names are those of the players.
var names = []string{"Ann", "Ben", "Cat", "Dan", "Eve"}

// begun is how a player sees a game that has just begun.
func begun(t *testing.T, players int, seed uint64) cove.Position {
	t.Helper()
	p, err := cove.New(cove.Options{Players: uint8(players)}, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// An island that strong players leave alone is said to be worth less, even if nobody else comes there.
func TestShares(t *testing.T) {
	telling := Telling{Words: words.In(words.English), Names: names}
	alone := []coach.Reason{{Topic: coach.Alone, Chance: 0.9}}
	for want, of := range map[string]coach.Choice{
		"Against strong players, sail here 40% of the time":         {Share: 0.4, Reasons: alone},
		"Against strong players, always sail here":                  {Share: 1},
		"Against strong players, never sail here":                   {Reasons: []coach.Reason{{Topic: coach.Alone, Chance: 0.2}}},
		"Even alone there: against strong players, never sail here": {Reasons: alone},
	} {
		if got := telling.Share(&of); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// said are reasons with their sentences in English.
var said = []struct {
	reason coach.Reason
	want   string
}{
	{coach.Reason{Topic: coach.CardWorth, Fame: 3.25}, "The treasure card is worth about 3.2 fame to you."},
	{
		coach.Reason{Topic: coach.Doubles, Fame: 2},
		"It doubles the treasures at one outer island, for about 2.0 more fame on average.",
	},
	{coach.Reason{Topic: coach.Alone, Chance: 0.414}, "Chance that no other player comes: 41%."},
	{coach.Reason{Topic: coach.Alone, Chance: 1}, "No other player is there."},
	{coach.Reason{Topic: coach.Alone}, "You are not alone there."},
	{coach.Reason{Topic: coach.Company, Seat: 1, Chance: 0.3}, "Chance that Ben comes: 30%."},
	{coach.Reason{Topic: coach.Company, Seat: 1, Chance: 1}, "Ben is there."},
	{
		coach.Reason{Topic: coach.Awaits, Ship: cove.FirstBlack, Legend: cove.Hook, Hits: 1.5, Fame: 5},
		"Hook: about 1.5 hits in each salvo; worth 5 fame if sunk, to be shared.",
	},
	{
		coach.Reason{Topic: coach.Awaits, Ship: cove.FirstBlack, Legend: cove.Cacafuego, Fame: 3.5},
		"Cacafuego: on average 3.5 fame for the last ship there.",
	},
	{
		coach.Reason{Topic: coach.ToBury, N: 4, Of: 6, Fame: 6},
		"You can bury 6 doubloons and 4 treasures for 6 fame.",
	},
	{coach.Reason{Topic: coach.CanRaise, Section: cove.Hull, N: 2, Of: 4}, "You can afford 2 steps (Hull to 7)."},
	{coach.Reason{Topic: coach.CanRaise, Section: cove.Crew, N: 1, Of: 3}, "You can afford 1 step (Crew to 3)."},
	{
		coach.Reason{Topic: coach.CanBuy, N: 3, Fame: 0.9},
		"You can afford 3 tavern cards: on average 0.9 fame from fame cards.",
	},
	{
		coach.Reason{Topic: coach.Unburied, N: 1, Of: 2},
		"Aboard, and worth nothing at the end of the game: 2 doubloons and 1 treasure.",
	},
	{coach.Reason{Topic: coach.Strikes, Ship: 1, Hits: 1.1}, "On average 1.1 hits."},
	{
		coach.Reason{Topic: coach.Strikes, Ship: 1, Hits: 1.1, Chance: 0.2},
		"On average 1.1 hits; chance of crippling the ship: 20%.",
	},
	{
		coach.Reason{Topic: coach.Strikes, Ship: cove.FirstNavy, Hits: 1.1, Chance: 0.2},
		"On average 1.1 hits; chance of sinking the ship: 20%.",
	},
	{
		coach.Reason{Topic: coach.Backfires, Hits: 2, Chance: 0.12},
		"Your own ship takes 2.0 hits on average; chance that they cripple it: 12%.",
	},
	{coach.Reason{Topic: coach.StaysLast, Chance: 0.6, Error: 0.1}, "Chance of being the last one there, if you stay to the end: 60%."},
	{coach.Reason{Topic: coach.IsCrippled, Chance: 0.3}, "Chance that your ship is crippled: 30%. You keep doubloons and treasures, but pay for repairs."},
	{coach.Reason{Topic: coach.FightFame, Fame: -0.4}, "Expected fame from the fight: -0.4."},
	{coach.Reason{Topic: coach.FightFame, Fame: -0.04}, "Expected fame from the fight: 0.0."},
	{coach.Reason{Topic: coach.FightWorth, Fame: 2.4}, "Expected fame, with what the island brings: 2.4."},
	{coach.Reason{Topic: coach.AtStake, Fame: 4.4}, "At stake for the last ship there: about 4.4 fame."},
	{coach.Reason{Topic: coach.Forgoes, Fame: 4.4}, "You give up what the island is worth: about 4.4 fame."},
	{coach.Reason{Topic: coach.GivesFame, N: 1}, "Your ship was hit: 1 other player gets 1 fame."},
	{coach.Reason{Topic: coach.GivesFame, N: 2}, "Your ship was hit: 2 other players get 1 fame each."},
	{
		coach.Reason{Topic: coach.Mutinies, Chance: 1.0 / 6, N: 2, Of: 3, Fame: 2},
		"Chance of a mutiny: 17%, and then you lose 2 fame, 3 doubloons and 2 treasures.",
	},
	{coach.Reason{Topic: coach.Price, N: 3, Of: 1}, "Costs 3 doubloons, and leaves you 1."},
	{coach.Reason{Topic: coach.Room, N: 6, Of: 5}, "Your hull holds 6 treasures instead of 5."},
	{coach.Reason{Topic: coach.Rank, N: 1, Of: 3}, "In order of speed you are number 1 instead of 3."},
	{coach.Reason{Topic: coach.Rank, N: 2, Of: 2}, "You are still number 2 in order of speed."},
	{coach.Reason{Topic: coach.Speed, N: 7, Of: 5}, "Speed 7 instead of 5."},
	{coach.Reason{Topic: coach.Dice, N: 3, Of: 2}, "In fights you roll 3 dice instead of 2."},
	{
		coach.Reason{Topic: coach.Dice, N: 2, Of: 2},
		"You still roll 2 dice, since the lower of cannons and crew counts.",
	},
	{
		coach.Reason{Topic: coach.Sturdy, N: 4, Of: 3},
		"At the weakest section, it takes 4 hits instead of 3 to cripple your ship.",
	},
	{
		coach.Reason{Topic: coach.Guards, Section: cove.Sails, N: 4, Of: 2},
		"It takes 4 hits instead of 2 to destroy the sails.",
	},
	{coach.Reason{Topic: coach.Draws, N: 2}, "You draw 2 tavern cards."},
	{coach.Reason{Topic: coach.Draws, N: 1, Fame: 0.3}, "You draw 1 tavern card: 0.3 fame from fame cards on average."},
	{coach.Reason{Topic: coach.Draws}, "There is no tavern card left to draw."},
	{coach.Reason{Topic: coach.Buries, Fame: 3}, "Brings you 3 fame at once."},
	{coach.Reason{Topic: coach.Halves, Seat: 2, Fame: 2}, "Cat has played the Buccaneer against you and gets 2 fame."},
	{
		coach.Reason{Topic: coach.Overflows, N: 1},
		"Your hull cannot hold 1 treasure, which goes back to the bank.",
	},
	{
		coach.Reason{Topic: coach.Preys, Seat: 1, N: 3},
		"Ben has 3 treasures aboard. You get half of their plunder, or half of the fame for what they bury.",
	},
	{coach.Reason{Topic: coach.PaysFame, N: 1}, "Costs you 1 fame."},
	{coach.Reason{Topic: coach.PaysFame}, "Costs you no fame."},
	{coach.Reason{Topic: coach.Aboard, N: 2, Of: 3}, "You leave with 3 doubloons and 2 treasures aboard."},
	{coach.Reason{Topic: coach.SavesCards, N: 2}, "You keep your 2 cards for later."},
	{coach.Reason{Topic: coach.SavesCards, N: 1}, "You keep your card for later."},
	{coach.Reason{Topic: coach.SavesCards}, "You play no card."},
	{coach.Reason{Topic: coach.Openly}, "This round, all choose their islands openly, one after the other."},
	{coach.Reason{Topic: coach.NothingToBury}, "You have nothing to bury."},
	{coach.Reason{Topic: coach.Concedes}, "You give up the fight for victory."},
}

// Every reason has its sentence in every language.
func TestReasonsInWords(t *testing.T) {
	var told [coach.Topics]bool
	p := begun(t, 3, 1)
	for _, language := range words.Languages {
		telling := Telling{words.In(language), names, p.View(0)}
		for _, r := range said {
			told[r.reason.Topic] = true
			got := telling.Reason(r.reason)
			if language == words.English && got != r.want {
				t.Errorf("%s: %q, want %q", r.reason.Topic, got, r.want)
			}
			if got == "" || strings.ContainsAny(got, "[<") {
				t.Errorf("%s: %s is %q", language, r.reason.Topic, got)
			}
		}
	}
	for topic, ok := range told {
		if !ok {
			t.Errorf("%s is not told", coach.Topic(topic))
		}
	}
}

// A ship whose parrot decides how many dice it has is told so (T3), where others are told of cannons and crew: in the hint, and of what
// both sections are for.
func TestDiceByAParrot(t *testing.T) {
	for parrot, by := range map[string]cove.Card{"silver": cove.Silver, "bones": cove.Bones, "flint": cove.NoCard} {
		var p cove.Position
		if err := json.Unmarshal([]byte(`{"options": {"players": 2}, "phase": "navigation", "round": 3, "seats": [{"parrot": "`+parrot+`"}, {}]}`), &p); err != nil {
			t.Fatal(err)
		}
		for _, language := range words.Languages {
			w := words.In(language)
			telling := Telling{w, names, p.View(0)}
			for _, said := range []string{
				telling.Reason(coach.Reason{Topic: coach.Dice, N: 6, Of: 6}), terms.SectionAbout(w, cove.Crew, p.ShipAt(0).Parrot),
			} {
				if named := strings.Contains(said, terms.Card(w, cove.Silver)) || strings.Contains(said, terms.Card(w, cove.Bones)); named != (by != cove.NoCard) ||
					named && !strings.Contains(said, terms.Card(w, by)) {
					t.Errorf("%s, %s: %q", language, parrot, said)
				}
			}
		}
	}
}

// Chances of which one comes up add up to 100 as they are told, beside each other as everywhere.
func TestComplementsAddUp(t *testing.T) {
	p := begun(t, 2, 1)
	telling := Telling{words.In(words.English), names, p.View(0)}
	got := telling.Reasons(&coach.Choice{Reasons: []coach.Reason{
		{Topic: coach.Strikes, Hits: 1}, {Topic: coach.StaysLast, Chance: 0.635}, {Topic: coach.IsCrippled, Chance: 0.365},
	}})
	want := []string{
		"On average 1.0 hits.", "Chance of being the last one there, if you stay to the end: 64%.", "Chance that your ship is crippled: 36%. You keep doubloons and treasures, but pay for repairs.",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, not %q", got, want)
	}
}

// decisions plays games in which everybody does anything, and hands on every decision.
func decisions(t *testing.T, games uint64, each func(view cove.View, legal []cove.Action)) {
	t.Helper()
	for seed := range games {
		dice := rand.New(rand.NewPCG(seed, 8))
		p := begun(t, 2+int(seed)%4, seed)
		for p.Phase() != cove.Over {
			view := p.View(p.Owing())
			legal := view.Legal(nil)
			each(view, legal)
			p.Play(legal[dice.IntN(len(legal))], nil)
		}
	}
}

// Choices have names of their own in every language.
func TestChoicesHaveNamesOfTheirOwn(t *testing.T) {
	for _, language := range words.Languages {
		w := words.In(language)
		kinds := map[cove.Kind]bool{}
		decisions(t, 6, func(view cove.View, legal []cove.Action) {
			telling, called := Telling{w, names, view}, map[string]cove.Action{}
			for _, action := range legal {
				name := telling.Choice(action)
				other, there := called[name]
				twoNavies := there && other.Target >= cove.FirstNavy && action.Target >= cove.FirstNavy
				if there && !twoNavies || strings.ContainsAny(name, "[<") {
					t.Fatalf("%s: %s is called %q, as is %s", language, action, name, other)
				}
				called[name] = action
				kinds[action.Kind] = true
			}
		})
		for kind := cove.Outfit; kind <= cove.Done; kind++ {
			if !kinds[kind] {
				t.Errorf("nobody could do %s: the sample shows nothing", kind)
			}
		}
	}
}
