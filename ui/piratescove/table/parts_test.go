package table

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/table/gametest"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// In the cove it is said why nothing is drawn, and only where that is so.
func TestTheCoveSaysWhyNothingIsDrawn(t *testing.T) {
	why := words.In(words.English).T("cove.reason.unpaid")
	in := func(p *cove.Position) bool { return gametest.Asked(p, cove.Visits) && p.Ship(0).Island == cove.Cove }
	s := sitWhere(t, sought{persons: 1, players: 3}, func(p *cove.Position) bool { return in(p) && !p.Served() })
	s.Pass(2 * time.Second)
	if got := s.question().About; got == why || got == "" {
		t.Errorf("before anything is drawn: %q", got)
	}
	s.types(fyne.Key2)
	if got := s.question(); s.view.Phase() == cove.Visits && s.asked == 0 && in(s.match.Present()) && got.About == why {
		t.Error("it is said of who has drawn")
	}
	s = sitWhere(t, sought{persons: 1, players: 3, from: 40}, func(p *cove.Position) bool {
		return in(p) && p.Served() && p.Ship(0).Doubloons == 0 && unpaid(p)
	})
	s.Pass(2 * time.Second)
	if got := s.question().About; got != why {
		t.Errorf("%q", got)
	}
}

// unpaid reports whether a ship in the cove has been repaired for nothing.
func unpaid(p *cove.Position) bool {
	return !slices.ContainsFunc(p.Legal(0, nil), func(a cove.Action) bool { return a.Kind != cove.Done })
}

// Who reinforces again and again does so as fast as they press, at the usual speed; but a double click counts once.
func TestReinforcingAgainAndAgain(t *testing.T) {
	rich := func(p *cove.Position) bool {
		ship := p.Ship(0)
		section := ship.Island.Raises()
		return first(p, cove.Visits) && section < cove.Sections && ship.Doubloons >= 9 && ship.Places[section] < 4
	}
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 2}, rich)
	s.At.Settings.Speed = settings.SpeedNormal
	s.Pass(2 * time.Second)
	section := s.view.Ship(0).Island.Raises()
	before := s.view.Ship(0).Places[section]
	for range 4 {
		s.Typed(&fyne.KeyEvent{Name: fyne.KeySpace})
		s.Pass(700 * time.Millisecond)
	}
	if got := s.match.Present().Ship(0).Places[section]; got != before+4 {
		t.Errorf("four presses are %d steps", got-before)
	}
	s = sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 2}, rich)
	s.At.Settings.Speed = settings.SpeedNormal
	s.Pass(2 * time.Second)
	for range 2 {
		s.Typed(&fyne.KeyEvent{Name: fyne.KeySpace})
		s.Pass(200 * time.Millisecond)
	}
	if got := s.match.Present().Ship(0).Places[section]; got != before+1 {
		t.Errorf("a double click is %d steps", got-before)
	}
}

// What befalls the only person at the screen is seen longer than what befalls others, also at a fast speed.
func TestDisastersAreSeen(t *testing.T) {
	s := sit(t, fyne.Size{}, words.English, 1, 3, 4)
	for _, speed := range []settings.Speed{settings.SpeedNormal, settings.SpeedFast} {
		s.At.Settings.Speed = speed
		for name, events := range map[string][]cove.Event{
			"crippled": {{Kind: cove.Crippled}}, "mutiny": {{Kind: cove.MutinyRolled, N: 1}, {Kind: cove.Mutiny}},
		} {
			own := beat{events: events}
			other := beat{events: slices.Clone(events)}
			for i := range other.events {
				other.events[i].Seat = 1
			}
			if mine, theirs := s.after(&own, 0), s.after(&other, 0); mine < noticed || mine <= theirs {
				t.Errorf("%s, speed %v: %v for the own ship, %v for another's", name, speed, mine, theirs)
			}
			s.skipping = true
			if s.after(&own, 0) != 0 {
				t.Errorf("%s: it is not skipped", name)
			}
			s.skipping = false
		}
	}
}

// Hits that fall alike are told in one sentence, at the table and in the log.
func TestHitsAreToldInOneSentence(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 1, 3, 4)
	hull, crew := cove.Event{Kind: cove.ShipHit, Section: cove.Hull}, cove.Event{Kind: cove.ShipHit, Section: cove.Crew}
	b := beat{events: []cove.Event{hull, hull, crew}}
	name := s.asks.Names[0]
	want := "2 shots hit " + name + "’s hull. The shot hits " + name + "’s crew."
	if got := s.told(&b); got != want {
		t.Errorf("%q, not %q", got, want)
	}
	s.Table.log.lines, s.Table.log.fits = nil, 0
	s.Table.log.add(b.events)
	var lines []string
	for i := range s.Table.log.lines {
		lines = append(lines, s.Table.log.text(s.Table, i))
	}
	if got := strings.Join(lines, " "); got != want {
		t.Errorf("the log: %q, not %q", got, want)
	}
}

// What a volley card strikes by itself is told with its name, also where somebody strikes their own ship with it.
func TestVolleyCardsAreNamedAsCauses(t *testing.T) {
	p := func(seats string) (p cove.Position) {
		if err := json.Unmarshal([]byte(`{"options": {"players": 2}, "phase": "exchange", "at": 0, "round": 6,
 "fight": {"island": "hull", "order": ["0", "1"], "next": 0}, "seats": [`+seats+`, {"island": "hull", "places": [8, 8, 8, 8]}]}`), &p); err != nil {
			t.Fatal(err)
		}
		return p
	}
	w := words.In(words.English)
	teller := terms.Teller{Words: w, Names: []string{"Ann", "Ben"}}
	for _, c := range []struct {
		card cove.Card
		with cove.VolleyCards
		own  cove.Section
	}{
		{cove.Grapeshot, cove.WithGrapeshot, cove.Cannons}, {cove.PowderMagazine, cove.WithPowderMagazine, cove.Hull},
	} {
		of := p(fmt.Sprintf(`{"island": "hull", "places": [8, 8, 8, 8], "hand": [%q]}`, c.card))
		var tape cove.Tape
		fire := cove.Action{Kind: cove.Fire, Target: 1, Section: cove.Crew, Volley: c.with}
		if err := of.Apply(fire, &tape); err != nil {
			t.Fatal(err)
		}
		own := 0
		for _, e := range tape.Events {
			if e.Kind != cove.ShipHit {
				continue
			}
			said, named := teller.Tell(e), e.Ship == 0 || e.Section == cove.Hull
			if strings.Contains(said, terms.Card(w, c.card)) != named {
				t.Errorf("%v tells %q", c.card, said)
			}
			if e.Ship == 0 && e.Section == c.own {
				own++
			}
		}
		if own == 0 {
			t.Errorf("%v does not strike the own ship: the sample shows nothing", c.card)
		}
	}
}

// A volley card leaves the hand as it is fired, while what it does is still to be seen.
func TestAVolleyCardLeavesTheHand(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return first(p, cove.Exchange) && p.HasCard(0, cove.Cannonade) && p.Ship(0).Places[cove.Hull] > 1 &&
			slices.ContainsFunc(p.Legal(0, nil), func(a cove.Action) bool { return a.Volley == cove.WithCannonade })
	})
	s.Pass(2 * time.Second)
	s.At.Settings.Speed = settings.SpeedNormal
	legal := s.match.Present().Legal(0, nil)
	at := slices.IndexFunc(legal, func(a cove.Action) bool { return a.Volley == cove.WithCannonade })
	held := s.view.Hand(0)[cove.Cannonade]
	s.decide(legal[at])
	if q := s.question(); !s.busy || s.view.Hand(0)[cove.Cannonade] != held {
		t.Fatal("nothing is being shown")
	} else if got := s.shown(&q).Spent[cove.Cannonade]; got != 1 {
		t.Errorf("%d of them have left the hand", got)
	}
}

// Cards in force are shown beside the ship for which they are, or for all, and say what they do; the order says why ships that
// are as fast as others have their places.
func TestCardsInForceAreShown(t *testing.T) {
	at := slices.IndexFunc(posed, func(p pose) bool { return p.name == "cards in force" })
	s := sit(t, stagetest.Small, words.English, 1, 4, 5)
	s.pose(t, posed[at].position, 0)
	tips := func() (all []string) {
		for _, each := range visible.All[*widgets.Tipped](s.Table.Content()) {
			all = append(all, each.ToolTip())
		}
		return all
	}
	w := s.stage.Words
	for _, want := range []string{
		terms.Card(w, cove.SmokeScreen) + "\n" + terms.CardText(w, cove.SmokeScreen),
		terms.Card(w, cove.Grapple) + "\n" + terms.CardText(w, cove.Grapple),
		w.T("cove.fight.wind", "Count", 6),
		terms.Card(w, cove.Cannonade) + "\n" + w.T("cove.fight.silent"),
		s.asks.Names[0] + ": speed 10\n" + w.T("cove.fight.speed.equal"),
		s.asks.Names[1] + ": speed 11",
	} {
		if n := len(slices.DeleteFunc(tips(), func(tip string) bool { return tip != want })); n != 1 {
			t.Errorf("%q is there %d times in %q", want, n, tips())
		}
	}
}

// A Treasure Map is shown at its island, and a Buccaneer with the player it is played on: with a picture, and in the tips of
// the islands and of both players. The map is done with once the island has been plundered.
func TestCardsInForceForTheRoundAreShown(t *testing.T) {
	find := func(name string) string {
		return posed[slices.IndexFunc(posed, func(p pose) bool { return p.name == name })].position
	}
	s := sit(t, stagetest.Small, words.English, 1, 4, 5)
	w := s.stage.Words
	pursued := func(on, by int) string {
		return terms.Card(w, cove.Buccaneer) + "\n" + w.T("cove.table.pursued", "Player", s.asks.Names[on], "Other", s.asks.Names[by])
	}
	mapped := func(seat int, island cove.Island) string {
		return terms.Card(w, cove.TreasureMap) + "\n" +
			w.T("cove.table.mapped", "Player", s.asks.Names[seat], "Island", terms.Island(w, island))
	}
	check := func(want string, marks int, spots ...board.Spot) {
		t.Helper()
		n := 0
		for _, each := range visible.All[*widgets.Tipped](s.Table.Content()) {
			if each.ToolTip() == want {
				n++
			}
		}
		if n != marks {
			t.Errorf("%q has %d marks, not %d", want, n, marks)
		}
		for _, spot := range spots {
			at := s.board.Places()[spot]
			tips := slices.DeleteFunc(visible.All[*widgets.Asked](s.Table.Content()), func(a *widgets.Asked) bool {
				return a.Position() != fyne.NewPos(at.X, at.Y) || !strings.Contains(a.ToolTip(), want)
			})
			if at.W == 0 || len(tips) != 1 {
				t.Errorf("%+v does not say %q", spot, want)
			}
		}
	}
	s.pose(t, find("cards in force for the round"), 0)
	check(mapped(0, cove.CannonIsland), 1, board.Spot{Kind: board.Island, Island: cove.CannonIsland},
		board.Spot{Kind: board.Treasure, Island: cove.CannonIsland}, board.Spot{Kind: board.Fame, Seat: 0})
	s.present.Ships[1].Island = cove.TreasureIsland
	s.build()
	check(pursued(1, 2), 1, board.Spot{Kind: board.Panel, Seat: 1}, board.Spot{Kind: board.Panel, Seat: 2},
		board.Spot{Kind: board.Island, Island: cove.TreasureIsland})
	s.present.Open[cove.CannonIsland] = 0 // it has been plundered
	s.build()
	check(mapped(0, cove.CannonIsland), 0)
	s.pose(t, find("cards in force for the round in a fight"), 0)
	check(mapped(1, cove.HullIsland), 1, board.Spot{Kind: board.Fighter, Ship: 1})
	check(pursued(0, 3), 2, board.Spot{Kind: board.Fighter, Ship: 0}, board.Spot{Kind: board.Fame, Seat: 0})
}

// The tip of a rival says how strong and of which character the computer player is.
func TestRivalsSayWhoTheyAre(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 1, 3, 4)
	s.seats[1].Player, s.seats[2].Player = "captain:fighter", "no such player"
	s.build()
	for seat, of := range s.seats {
		want := of.Name
		if seat > 0 {
			want += "\n" + terms.Opponent(s.stage.Words, of.Player)
		}
		if got := s.board.Facts(seat); !strings.HasPrefix(got, want+"\n") {
			t.Errorf("seat %d: %q does not begin with %q", seat, got, want)
		}
	}
}

// How a fight is likely to end is told of the salvo that is aimed, as soon as it is, and as a hint would say it.
func TestTheOutlookFollowsTheAim(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return first(p, cove.Exchange) && p.InFight(1) != p.InFight(2) && len(p.Legal(0, nil)) == 5
	})
	s.At.Settings.ShowChance = true
	s.Pass(2 * time.Second)
	differ := map[float64]bool{}
	for _, key := range []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4} {
		s.types(key)
		s.Pass(time.Second)
		salvo, wanted := s.asks.Ahead()
		if wanted || salvo.Kind != cove.Fire {
			t.Fatalf("%s: nothing is foretold of %q", key, salvo)
		}
		view := s.match.View(0)
		want, _ := chances.After(context.Background(), &view, salvo, chances.Standing(0), chances.Playouts, uint64(len(s.match.Steps())))
		fate := want.Ships[0]
		shares := s.stage.Words.Shares(fate.Last, fate.Crippled)
		if said := s.stage.Words.T("cove.ask.fate", "Last", shares[0], "Crippled", shares[1]); !strings.HasPrefix(s.question().About, said) {
			t.Errorf("%s: %q, not %q", key, s.question().About, said)
		}
		differ[fate.Last] = true
	}
	if len(differ) < 2 {
		t.Error("the aim makes no difference: the sample shows nothing")
	}
}

// However little room there is, no number of the outlook is cut off: the words go first.
func TestNumbersOfTheOutlookStay(t *testing.T) {
	briefly := 0
	for _, size := range []fyne.Size{fyne.NewSize(800, 500), fyne.NewSize(1024, 700), fyne.NewSize(1280, 800)} {
		for _, language := range words.Languages {
			s := sitWhere(t, sought{size: size, language: language, persons: 1, players: 3}, func(p *cove.Position) bool {
				return first(p, cove.Exchange) && p.InFight(1) != p.InFight(2) && len(p.Legal(0, nil)) == 5
			})
			s.At.Settings.ShowChance = true
			s.Pass(2 * time.Second)
			s.types(fyne.Key1)
			s.Pass(time.Second)
			q := s.question()
			shown := visible.Texts(s.Content())
			if q.Brief == "" || strings.Count(q.Brief, "·") < 2 {
				t.Fatalf("%v, %s: the outlook is %q", size, language, q.Brief)
			}
			if strings.Contains(strings.Join(strings.Fields(shown), " "), strings.Join(strings.Fields(q.Brief), " ")) {
				briefly++
			}
			for _, number := range regexp.MustCompile(`[0-9]+([.,][0-9]|\p{Zs}?%)`).FindAllString(q.Brief, -1) {
				if !strings.Contains(shown, number) {
					t.Errorf("%v, %s: %q of %q is not in\n%s", size, language, number, q.Brief, shown)
				}
			}
		}
	}
	if briefly == 0 {
		t.Error("there is always room for everything: the sample shows nothing")
	}
}

// A double click on what asks once more before something is given up does not give it up.
func TestADoubleClickIsNotAskedAndAnswered(t *testing.T) {
	for name, c := range map[string]struct {
		holds func(p *cove.Position) bool
		phase cove.Phase
	}{
		"the shipyard": {func(p *cove.Position) bool { return first(p, cove.Outfitting) }, cove.Outfitting},
		"Treasure Island": {func(p *cove.Position) bool {
			return first(p, cove.Visits) && p.Ship(0).Island == cove.TreasureIsland && p.Ship(0).Treasures > 0
		}, cove.Visits},
	} {
		s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, c.holds)
		s.Pass(2 * time.Second)
		steps := len(s.match.Steps())
		for range 2 {
			s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
			s.Pass(200 * time.Millisecond)
		}
		if len(s.match.Steps()) != steps || s.view.Phase() != c.phase {
			t.Errorf("%s: it has been given up", name)
		}
		s.types(fyne.KeyReturn)
		if len(s.match.Steps()) == steps {
			t.Errorf("%s: it cannot be given up at all", name)
		}
	}
}

// How a fight is likely to end is told of the position at hand: after every salvo it is worked out anew, also where the same
// can be done as before.
func TestTheOutlookFollowsTheFight(t *testing.T) {
	compared := 0
	for persons := 1; persons <= 2; persons++ {
		for seed := range uint64(1) {
			s := sit(t, fyne.NewSize(800, 500), words.English, persons, 2, 90+seed)
			s.At.Settings.ShowChance = true
			dice := rand.New(rand.NewPCG(seed, 52))
			for presses := 0; !s.match.Over() && presses < 3000; presses++ {
				if !s.pressAny(dice) {
					break
				}
				s.Pass(2 * time.Second)
				if s.asked < 0 || s.hands >= 0 || s.busy || s.view.Phase() != cove.Exchange {
					continue
				}
				salvo, wanted := s.asks.Ahead()
				if wanted || salvo.Kind != cove.Fire {
					continue
				}
				view := s.match.View(s.asked)
				want := ahead(context.Background(), &view, salvo, uint64(len(s.match.Steps())))
				fate := want.Ships[cove.Target(s.asked)]
				shares := s.stage.Words.Shares(fate.Last, fate.Crippled)
				said := s.stage.Words.T("cove.ask.fate", "Last", shares[0], "Crippled", shares[1])
				compared++
				if about := s.question().About; !strings.Contains(about, said) && s.asks.Question().Title == s.stage.Words.T("cove.ask.fire", "Player", s.asks.Names[s.asked]) {
					t.Fatalf("%d persons, seed %d: %q, not %q", persons, seed, about, said)
				}
			}
		}
	}
	if compared < 20 {
		t.Errorf("only %d salvos were compared", compared)
	}
}
