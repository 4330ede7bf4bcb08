package remarks

import (
	"encoding/json"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/words"
)

func view(t *testing.T, text string) portroyal.View {
	t.Helper()
	var p portroyal.Position
	if err := json.Unmarshal([]byte(text), &p); err != nil {
		t.Fatal(err)
	}
	return p.View()
}

func ignorant(Topic) bool { return false }

// first is the most important remark, the zero Remark if there is none.
func first(view *portroyal.View, knows func(Topic) bool) Remark {
	return append(Of(view, knows), Remark{})[0]
}

// A remark that points to something other than the best choice does not suit; one that points nowhere always
// does.
func TestSuits(t *testing.T) {
	view := view(t, `{"phase": "trade", "takesLeft": 1, "harbour": ["captain", "red-1-1c"],
		"expeditions": ["expedition-captain2"], "pile": ["settler"],
		"seats": [{"coins": ["jack", "jack", "jack", "settler"], "display": ["captain"]}]}`)
	says := first(&view, ignorant)
	if says.Topic != Missing {
		t.Fatalf("it says %q", says.Topic)
	}
	captain, _ := portroyal.ParseCard("captain")
	ship, _ := portroyal.ParseCard("red-1-1c")
	if !says.Suits(&view, portroyal.Taking(captain)) || says.Suits(&view, portroyal.Taking(ship)) ||
		says.Suits(&view, portroyal.Action{Kind: portroyal.Pass}) {
		t.Error("it suits something else")
	}
	if !(Remark{Topic: Fee}).Suits(&view, portroyal.Action{Kind: portroyal.Pass}) {
		t.Error("a fact does not suit")
	}
}

// Remarks are true of the position, and the most important comes first.
func TestOf(t *testing.T) {
	const ships = `"pile": ["red-1-1c", "blue-1-1c", "settler"]`
	for _, test := range []struct {
		position string
		says     Topic
	}{
		{`{"phase": "discover", ` + ships + `}`, ""}, // the first card has to be turned up
		{`{"phase": "discover", "revealed": 1, "harbour": ["governor"], ` + ships + `}`, Nothing},
		{`{"phase": "discover", "revealed": 1, "harbour": ["red-1-1c"], "pile": ["settler", "red-1-1c"]}`, Risk},
		{`{"phase": "discover", "revealed": 1, "harbour": ["red-1-1c"],
			"pile": ["settler", "settler", "settler", "captain", "captain", "captain", "priest", "red-1-1c"]}`, ""},
		{`{"phase": "discover", "revealed": 4, "harbour": ["red-1-1c", "blue-1-1c", "green-1-1c", "black-2-1c"],
			"pile": ["settler", "yellow-1-1c"]}`, Several},
		{`{"phase": "repel", "pending": "red-1-1c", "revealed": 2, "harbour": ["red-1-1c"], ` + ships + `,
			"seats": [{"display": ["sailor-1"]}]}`, Repels},
		{`{"phase": "repel", "pending": "red-1-1c", "revealed": 2, "harbour": ["settler"], ` + ships + `,
			"seats": [{"display": ["sailor-1"]}]}`, Docks},
		{`{"phase": "trade", "takesLeft": 1, "harbour": ["red-1-1c"], "expeditions": ["expedition-captain2"],
			"seats": [{"display": ["captain", "captain"]}], ` + ships + `}`, Claims},
		{`{"phase": "trade", "takesLeft": 1, "harbour": ["captain"], "expeditions": ["expedition-captain2"],
			"seats": [{"coins": ["jack", "jack", "jack", "settler"], "display": ["captain"]}], ` + ships + `}`, Missing},
		{`{"phase": "trade", "takesLeft": 1, "active": 1, "decides": 0, "harbour": ["red-3-2c"], ` + ships + `}`, Fee},
		{`{"phase": "trade", "takesLeft": 1, "ending": true, "harbour": ["red-3-2c"], ` + ships + `}`, Last},
		{`{"phase": "trade", "takesLeft": 1, "harbour": ["red-3-2c"], "pile": ["settler"], "seats": [{"coins":
			["jack", "jack", "jack", "settler", "settler", "settler", "captain", "captain", "captain", "priest", "priest",
			"priest"]}]}`, Taxed},
		{`{"phase": "trade", "takesLeft": 1, "harbour": ["red-3-2c"], ` + ships + `}`, ""},
	} {
		view := view(t, test.position)
		if says := first(&view, ignorant); says.Topic != test.says {
			t.Errorf("of %s it says %q, not %q", test.position, says.Topic, test.says)
		}
	}
}

// Remarks on topics that the player knows are left out, and others take their place.
func TestWhatIsKnownIsNotSaid(t *testing.T) {
	view := view(t, `{"phase": "trade", "takesLeft": 1, "ending": true, "harbour": ["red-1-1c"],
		"expeditions": ["expedition-captain2"], "seats": [{"display": ["captain", "captain"]}]}`)
	if says := first(&view, func(topic Topic) bool { return topic == Claims }); says.Topic != Last {
		t.Errorf("it says %q", says.Topic)
	}
	if says := first(&view, func(Topic) bool { return true }); says.Topic != "" {
		t.Errorf("it says %q", says.Topic)
	}
}

// The numbers in a remark are those of the table.
func TestWords(t *testing.T) {
	view := view(t, `{"phase": "repel", "pending": "yellow-2-2c", "revealed": 2, "harbour": ["yellow-1-1c"],
		"seats": [{"display": ["pirate-1", "sailor-1"]}]}`)
	says := first(&view, ignorant).Words(words.In(words.English), "Ann")
	if want := "You have the swords to send this one away: 3 swords against 2 swords."; says != want {
		t.Errorf("it says %q", says)
	}
}
