// Package ask knows what a person at the screen is asked and what they can answer. All choices come from the
// engine's list of legal actions: whatever a player begins may still mean several of these, and questions follow
// until one is left. It draws the question with its plates and says how things on the board are marked, but plays
// nothing itself.
package ask

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// State is the state of the game that questions are about.
type State struct {
	View     portroyal.View
	Berths   []portroyal.Card   // see layout.Moored
	Legal    []portroyal.Action // of the deciding player
	Lower    int                // the seat whose tableau is at the lower edge
	Person   bool               // the deciding player is a person at the screen
	Skipping bool               // the player is skipping the pauses of the computer players
	Again    bool               // past events are being shown again
	Tired    bool               // the person has had enough trivial questions (F5)
	Untold   bool               // the chance of a bust is still hidden

	TakesUntold bool // the number of cards that may be taken is still hidden
}

// Calls are what an asker needs done.
type Calls struct {
	Play    func(portroyal.Action) // plays the action once it is clear
	Changed func()                 // the question has changed
	Refused func(at layout.Spot)   // the prompt says why this cannot be taken
	Press   func(do func())        // calls do for a click or key if it can have been intended
	Skip    func()                 // the player skips the waiting
	Miss    func()                 // a click on text without a function
	Spare   func()                 // the player wants no more trivial questions
	Over    func()                 // the player has seen the end of the game
	Ask     func(of entry.Entry)   // the player asks what the rules say about something
}

// Asker asks the deciding person. All methods must be called on the toolkit's goroutine.
type Asker struct {
	stage *pieces.Stage
	seats seats.Seats
	calls Calls

	state     State
	question  question // the one that follows from what the player has begun
	objection string   // why the player's last attempt is not possible
	warned    bool     // that stopping brings nothing
	prompt    prompt
}

// New makes an asker.
func New(s *pieces.Stage, seats seats.Seats, calls Calls) *Asker {
	a := &Asker{stage: s, seats: seats, calls: calls}
	a.Restyle()
	return a
}

// Restyle forgets what was drawn in another language or appearance.
func (a *Asker) Restyle() {
	a.prompt = prompt{pictures: pieces.NewPictures(a.stage.Face), ribbons: map[ribbonKey]*canvas.Image{}}
}

// Follow takes over the current state of the game. An action that the player has begun stays begun.
func (a *Asker) Follow(state State) { a.state = state }

// Forget drops what the player has begun.
func (a *Asker) Forget() { a.question, a.objection, a.warned = question{}, "", false }

// Quiet drops the objection.
func (a *Asker) Quiet() { a.objection = "" }

// Objection says in the prompt why the last attempt is not possible; "" for nothing.
func (a *Asker) Objection() string { return a.objection }

// Answers is the number of answers to the open question about what the player means; 0 if there is none. While
// there is one, digits are answers.
func (a *Asker) Answers() int { return len(a.choices()) }

// Ways are the actions among which the player is asked to choose, none if there is no such question.
func (a *Asker) Ways() []portroyal.Action { return a.question.ways }

func (a *Asker) asks() bool { return a.question.about != nothing }

// Can reports whether an action of this kind is legal now.
func (a *Asker) Can(kind portroyal.ActionKind) bool { return len(a.kind(kind)) > 0 }

// Begin begins any legal action of this kind. Who would stop for nothing, where another card is without risk, is asked once
// whether they mean it.
func (a *Asker) Begin(kind portroyal.ActionKind) {
	if kind == portroyal.Stop && !a.warned && a.listens() && !a.state.Untold && !a.state.TakesUntold && a.state.View.StopsForNothing() {
		a.warned, a.objection = true, a.stage.Words.T("stop.sure")
		a.calls.Refused(layout.Spot{})
		return
	}
	a.begin(a.kind(kind))
}

// Take begins to take the item at a spot of the board, or says why it cannot be taken.
func (a *Asker) Take(at layout.Spot) {
	if ways := a.ways(at); len(ways) > 0 {
		a.begin(ways)
	} else {
		a.refuse(at)
	}
}

// Tapped handles a click on the board.
func (a *Asker) Tapped(at layout.Spot) {
	a.calls.Press(func() {
		choices := a.choices()
		n := slices.IndexFunc(choices, func(c choice) bool { return at.Kind == layout.Tableau && c.at.Card == at.Card })
		if n >= 0 {
			a.answer(choices[n])
			return
		}
		a.Take(at)
	})
}

// Answer gives an answer to the question, counted from 0.
func (a *Asker) Answer(n int) { a.answer(a.choices()[n]) }

// Cancel takes back what the player has begun, and returns to the question before it.
func (a *Asker) Cancel() {
	a.Forget()
	a.calls.Changed()
}

// listens reports whether a person is being asked.
func (a *Asker) listens() bool { return a.state.Person && !a.stage.Covered() }

// begin begins one of these actions.
func (a *Asker) begin(ways []portroyal.Action) {
	if a.listens() && len(ways) > 0 {
		a.goOn(about(ways, nil))
	}
}

// answer takes an answer.
func (a *Asker) answer(with choice) { a.goOn(a.question.answered(with)) }

// goOn asks the next question, or plays the action if there is none.
func (a *Asker) goOn(q question) {
	a.question, a.objection = q, ""
	if q.about == nothing {
		a.calls.Play(q.ways[0])
		return
	}
	a.calls.Changed()
}

// refuse says in place of the question why something cannot be taken.
func (a *Asker) refuse(at layout.Spot) {
	if a.listens() && (at.Kind == layout.Berth || at.Kind == layout.Expedition || at.Kind == layout.Contract) {
		a.objection = a.whyNot(at)
		a.calls.Refused(at)
	}
}

// choices lists the answers to the question in the order of their keys.
func (a *Asker) choices() []choice { return a.question.choices(a.state.View.Expeditions()) }

// kind lists the legal actions of a kind.
func (a *Asker) kind(kind portroyal.ActionKind) []portroyal.Action {
	return a.legal(func(action portroyal.Action) bool { return action.Kind == kind })
}

// ways lists the legal actions that something on the board stands for.
func (a *Asker) ways(at layout.Spot) []portroyal.Action {
	return a.legal(func(action portroyal.Action) bool {
		switch action.Kind {
		case portroyal.Take, portroyal.TakeForgoing:
			return at.Kind == layout.Berth && action.Card == at.Card
		case portroyal.Claim:
			return at.Kind == layout.Expedition && action.Card == at.Card
		case portroyal.Fulfil:
			return at.Kind == layout.Contract && action.Contract() == at.Contract
		case portroyal.RevealNext:
			return at.Kind == layout.NextPile(&a.state.View)
		case portroyal.MoveToVictory:
			return at.Kind == layout.TimePile
		}
		return false
	})
}

func (a *Asker) legal(holds func(portroyal.Action) bool) (ways []portroyal.Action) {
	for _, action := range a.state.Legal {
		if holds(action) {
			ways = append(ways, action)
		}
	}
	return ways
}

// Marks says what on the board can be chosen now, and what the question is about; nil if no person at the screen
// decides.
func (a *Asker) Marks() map[layout.Spot]board.Mark {
	if !a.state.Person {
		return nil
	}
	view, marks := &a.state.View, map[layout.Spot]board.Mark{}
	items := layout.Items(view, a.state.Berths, a.state.Lower)
	for _, at := range append(items, layout.Spot{Kind: layout.Pile}, layout.Spot{Kind: layout.TimePile}) {
		mark := board.Mark{Pointed: a.isAbout(at), Takeable: len(a.ways(at)) > 0}
		if mark.Takeable {
			mark.Key, mark.Tip = a.key(at), a.tip(at)
		}
		marks[at] = mark
	}
	for i, choice := range a.choices() {
		marked := board.Mark{Takeable: true, Key: digit(i)}
		switch choice.at.Kind {
		case layout.Contract:
			marks[choice.at] = marked
		case layout.Expedition:
			marks[choice.at] = marked
		case layout.Tableau: // of equal persons the one drawn first shows the key
			for _, at := range layout.TableauSpots(view, a.state.Lower) {
				if at.Card == choice.at.Card {
					marks[at], marked.Key = marked, ""
				}
			}
		}
	}
	return marks
}

// isAbout reports whether the question is about something on the board.
func (a *Asker) isAbout(at layout.Spot) bool {
	switch a.question.about {
	case whetherCoins, whoseGift:
		return at.Kind == layout.Berth && at.Card == a.question.ways[0].Card
	case whichPerson:
		return at.Kind == layout.Expedition && at.Card == a.question.ways[0].Card
	}
	return false
}

// keyed are the keys that take what is at other places than those of the harbour.
var keyed = map[layout.SpotKind]words.ID{
	layout.Expedition: "key.expedition", layout.Contract: "key.contract", layout.Pile: "key.space", layout.TimePile: "key.space",
}

// key is the key that takes something on the board.
func (a *Asker) key(at layout.Spot) string {
	switch id := keyed[at.Kind]; {
	case a.asks(): // the digits are answers now
	case at.Kind == layout.Berth && at.At < 10:
		return digit(at.At)
	case at.Kind == layout.TimePile && a.Can(portroyal.MoveToVictory):
		return a.stage.Words.T("key.victory")
	case id != "":
		return a.stage.Words.T(id)
	}
	return ""
}

// digit is the key of a place counted from 0: 1 for the first, and 0 for the tenth.
func digit(place int) string { return strconv.Itoa((place + 1) % 10) }

// tip says what taking something on the board does.
func (a *Asker) tip(at layout.Spot) string {
	w := a.stage.Words
	switch at.Kind {
	case layout.Berth:
		return a.takingTip(at.Card)
	case layout.Expedition:
		return w.T("table.claim.tip", "Expedition", terms.NamedWithin(w, terms.Plain, at.Card))
	}
	return ""
}
