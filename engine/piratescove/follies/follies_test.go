package follies_test

import (
	"encoding/json"
	"slices"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/follies"
)

// The positions, by what is special about them. Seat 0 decides.
const (
	duel = `{"options":{"players":3},"phase":"exchange","round":5,"open":{"hull":"3f5d0t0c"},"fight":{"island":"hull","order":["0","1"]},"seats":[
		{"island":"hull","places":[4,4,2,5],"hand":["grapeshot","cannonade","powder-magazine"]},
		{"island":"hull","places":[4,3,3,3]},{"island":"crew"}]}`
	weak = `{"options":{"players":3},"phase":"exchange","round":5,"open":{"hull":"3f5d0t0c"},"fight":{"island":"hull","order":["0","1"]},"seats":[
		{"island":"hull","places":[4,4,8,8],"parrot":"silver","hand":["grapeshot"]},
		{"island":"hull","places":[1,3,8,8]},{"island":"crew"}]}`
	black = `{"options":{"players":3},"phase":"exchange","round":5,"fight":{"island":"hull"},
		"blacks":[{"legend":"hook","island":"hull"}],"seats":[
		{"island":"hull","places":[4,8,5,5],"hand":["cannonade","grapeshot"],"parrot":"trelawney"},{"island":"tavern"},{"island":"crew"}]}`
	hopeless = `{"options":{"players":3},"phase":"exchange","round":5,"open":{"hull":"3f5d0t0c"},"fight":{"island":"hull","order":["0","1"]},"seats":[
		{"island":"hull","places":[1,4,1,1]},{"island":"hull","places":[8,3,8,8]},{"island":"crew"}]}`
	deciding = `{"options":{"players":2},"round":12,"phase":"exchange","final":true,"fight":{"in":["0","1"]},"seats":[
		{"island":"hull","fame":7,"places":[2,5,3,3]},{"island":"crew","fame":7}]}`
	boarding = `{"options":{"players":3},"phase":"boarding","round":5,"fight":{"island":"hull","order":["0","1"]},"seats":[
		{"island":"hull","places":[4,2,5,3],"treasures":5,"hand":["fair-wind","overboard","becalmed","grapple"]},
		{"island":"hull","places":[4,4,3,3],"hand":["fame-1"]},{"island":"crew"}]}`
	swift = `{"options":{"players":3},"phase":"boarding","round":5,"fight":{"island":"hull","order":["0","1"]},"seats":[
		{"island":"hull","places":[4,6,5,8],"treasures":5,"hand":["fair-wind","overboard","becalmed","grapple"]},
		{"island":"hull","places":[4,4,3,3]},{"island":"crew"}]}`
	alike = `{"options":{"players":3},"phase":"boarding","round":5,"fight":{"island":"hull","order":["0","1"]},"seats":[
		{"island":"hull","places":[4,6,5,5],"hand":["grapple"]},{"island":"hull","places":[4,4,3,8]},{"island":"crew"}]}`
	sailed = `{"options":{"players":3},"phase":"after-navigation","round":5,"open":{"hull":"4f2d0t0c","tavern":"0f2d5t1c","crew":"3f5d0t0c","sail":"0f3d6t0c"},"at":0,"seats":[
		{"island":"hull","treasures":5,"hand":["royal-navy","safe-passage"]},{"island":"crew"},{"island":"treasure"}]}`
	asked = `{"options":{"players":3},"phase":"reply","round":5,"open":{"hull":"4f2d0t0c"},"navies":[{"sender":1,"island":"crew"}],"at":0,
		"reply":1,"next":1,"seats":[{"island":"hull","hand":["letter-of-marque"]},{"island":"sail","hand":["fame-1"]},{"island":"crew"}]}`
	aiming = `{"options":{"players":3},"phase":"aiming","round":5,"fight":{"island":"hull","order":["navy-1","0","1"]},"navies":[{"sender":0,"island":"hull"}],"seats":[
		{"island":"hull"},{"island":"hull"},{"island":"crew"}]}`
	mapped = `{"options":{"players":3},"phase":"after-treasure","round":12,"open":{"hull":"0f9d3t0c"},"at":0,"seats":[{"hand":["treasure-map"]},{},{}]}`
	early  = `{"options":{"players":3},"phase":"after-treasure","round":3,"open":{"hull":"0f9d3t0c"},"at":0,"seats":[{"hand":["treasure-map"]},{},{}]}`
	poor   = `{"options":{"players":3},"phase":"navigation","round":4,"open":{"hull":"0f9d3t0c","tavern":"2f4d2t0c"},"blacks":[{"legend":"blackbeard","island":"hull"}],"seats":[
		{"doubloons":1},{},{}]}`
	laden = `{"options":{"players":3},"phase":"navigation","round":12,"open":{"hull":"0f9d3t0c","crew":"4f2d0t0c"},"blacks":[{"legend":"cacafuego","island":"treasure"}],"seats":[
		{"treasures":5},{},{}]}`
	burying = `{"options":{"players":3},"phase":"visits","round":12,"seats":[{"island":"treasure","treasures":2,"doubloons":7},{"island":"hull"},{"island":"cove"}],"visit":{"order":[0,1,2]},"at":0}`
	buried  = `{"options":{"players":3},"phase":"visits","round":12,"seats":[{"island":"treasure","doubloons":7},{"island":"hull"},{"island":"cove"}],"visit":{"order":[0,1,2]},"at":0}`
	tavern  = `{"options":{"players":3},"phase":"visits","round":12,"seats":[{"island":"tavern","doubloons":7},{"island":"hull"},{"island":"cove"}],"visit":{"order":[0,1,2]},"at":0}`
	served  = `{"options":{"players":3},"phase":"visits","round":12,"seats":[{"island":"cove"},{"island":"hull"},{"island":"crew"}],"visit":{"order":[0,1,2]},"at":0}`
	parrots = `{"options":{"players":3},"phase":"parrots","round":12,"offered":"flint","seats":[{"island":"cove","fame":5,"parrot":"silver"},{"island":"hull"},{"island":"crew"}],"visit":{"order":[0,1,2],"served":true},"at":0}`
	builder = `{"options":{"players":3},"phase":"visits","round":5,"seats":[{"island":"hull","doubloons":9,"places":[7,2,2,2],"hand":["mastercraft"]},{"island":"crew"},{"island":"cove"}],"visit":{"order":[0,1,2]},"at":0}`
	frail   = `{"options":{"players":3},"phase":"visits","round":5,"seats":[{"island":"hull","doubloons":1,"places":[1,2,2,2]},{"island":"crew"},{"island":"cove"}],"visit":{"order":[0,1,2]},"at":0}`
	small   = `{"options":{"players":3},"phase":"visits","round":5,"seats":[{"island":"hull","doubloons":9,"treasures":3},{"island":"crew"},{"island":"cove"}],"visit":{"order":[0,1,2]},"at":0}`
)

// cases are a choice that is a folly, and one that looks like it and is none, which may be of another position.
var cases = []struct {
	folly            follies.Folly
	position, action string
	other, sensible  string
}{
	{follies.CripplesItself, duel, "0: fire 1 hull with grapeshot", black, "0: fire black-1 hull with grapeshot"},
	{follies.WastesCannonade, black, "0: fire black-1 hull with cannonade", duel, "0: fire 1 hull with cannonade"},
	{follies.WastesVolley, weak, "0: fire 1 hull with grapeshot", weak, "0: fire 1 sails with grapeshot"},
	{follies.SparesDoomed, weak, "0: fire 1 crew", weak, "0: fire 1 hull"},
	{follies.FleesWinning, weak, "0: flee", hopeless, "0: flee"},
	{follies.Concedes, deciding, "0: flee", deciding, "0: fire 1 hull"},
	{follies.WindForNothing, swift, "0: play fair-wind", boarding, "0: play fair-wind"},
	{follies.OverboardForNothing, boarding, "0: play overboard 3", boarding, "0: play overboard 2"},
	{follies.CalmsNobody, swift, "0: play becalmed", boarding, "0: play becalmed"},
	{follies.GrappleForNobody, boarding, "0: play grapple", swift, "0: play grapple"},
	{follies.GrappleForOthers, alike, "0: play grapple", swift, "0: play grapple"},
	{follies.NavyToNobody, sailed, "0: play royal-navy sail", sailed, "0: play royal-navy crew"},
	{follies.NavyToNobody, asked, "0: play letter-of-marque tavern", asked, "0: play letter-of-marque sail"},
	{follies.NavyOnItself, asked, "0: play letter-of-marque hull", asked, "0: pass"},
	{follies.AimsAtItself, aiming, "0: aim 0 hull", aiming, "0: aim 1 hull"},
	{follies.MapForNothing, mapped, "0: play treasure-map", early, "0: play treasure-map"},
	{follies.PassageForLess, sailed, "0: play safe-passage sail", sailed, "0: play safe-passage treasure"},
	{follies.SailsForNothing, poor, "0: sail treasure", laden, "0: sail treasure"},
	{follies.LeavesHoard, laden, "0: sail hull", laden, "0: sail crew"},
	{follies.SailsIntoRuin, poor, "0: sail hull", poor, "0: sail tavern"},
	{follies.LeavesTreasure, burying, "0: done", burying, "0: bury 2"},
	{follies.LeavesFrail, frail, "0: done", small, "0: done"},
	{follies.LeavesGold, buried, "0: done", buried, "0: bury-gold 2"},
	{follies.SpendsFame, burying, "0: raise hull", builder, "0: raise hull"},
	{follies.LeavesCards, tavern, "0: done", tavern, "0: buy"},
	{follies.TakesGold, served, "0: card-and-gold", served, "0: two-cards"},
	{follies.PaysForParrot, parrots, "0: swap", parrots, "0: keep"},
	{follies.KeepsCraft, builder, "0: done", small, "0: done"},
	{follies.HullForNothing, builder, "0: raise hull", small, "0: raise hull"},
}

func of(t *testing.T, position, action string) follies.Folly {
	t.Helper()
	var p cove.Position
	if err := json.Unmarshal([]byte(position), &p); err != nil {
		t.Fatalf("%v in %s", err, position)
	}
	a, err := cove.ParseAction(action)
	if err != nil {
		t.Fatal(err)
	}
	view := p.View(0)
	if !slices.Contains(view.Legal(nil), a) {
		t.Fatalf("%s is not legal; %v are", action, view.Legal(nil))
	}
	return follies.Of(&view, a)
}

func TestFollies(t *testing.T) {
	met := map[follies.Folly]bool{}
	for _, c := range cases {
		met[c.folly] = true
		if got := of(t, c.position, c.action); got != c.folly {
			t.Errorf("%s is %q, not %q", c.action, got, c.folly)
		}
		if got := of(t, c.other, c.sensible); got == c.folly {
			t.Errorf("%s is %q", c.sensible, got)
		}
	}
	for _, folly := range follies.All() {
		if !met[folly] {
			t.Errorf("nobody commits %q", folly)
		}
	}
}
