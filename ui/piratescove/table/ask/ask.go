// Package ask is the question that a player at the table has to answer: in which words it is put, and what can be pressed
// for an answer. It knows which choices are legal from the game alone, and remembers what a player has begun to choose and
// not confirmed yet. It draws nothing.
package ask

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Question is what is asked now.
type Question struct {
	Title   string // whose question it is and what it is about, in one line
	About   string // a fact or two that help to decide; "" for none
	Brief   string // the same where there is no room for it, the numbers above all; "" for the same words
	Options []Option
	Yard    *board.Yard // a ship is being outfitted; nil for none
	Offer   []cove.Card // shown large to choose from
}

// Option is something that can be pressed.
type Option struct {
	Spot   board.Spot     // on the table; nowhere for a plate alone
	Keys   []fyne.KeyName // that press it
	Key    string         // what is shown of them at the spot
	Tip    string
	Chosen bool
	Plate  *Plate    // nil for a spot alone
	Main   bool      // Enter presses it
	Begins bool      // it only chooses something, which has to be confirmed
	Kind   cove.Kind // of the action that it decides for; NoAction for none

	Action cove.Action // that it plays
	then   *begun      // what has been begun once it has been pressed, see [Asker.Begin]; nil if nothing changes
}

// Plate is how an option looks beside the question.
type Plate struct {
	Kind         widgets.PlateKind
	Text, Detail string
	Waits        bool // something has to be chosen first
}

// Asker puts the questions of a seat.
type Asker struct {
	Words *words.Words
	Names []string // of the players, by seat

	// Worth says what an island would bring, in a few words; "" for nothing.
	Worth func(cove.Island) string
	// Chance reports whether chances are told.
	Chance func() bool
	// Led is set where a guide answers slips: nobody is asked whether they have forgotten to bury something.
	Led bool
	// Veiled is set while others may look: what is in the hand of who is asked is not told.
	Veiled bool

	view  cove.View
	legal []cove.Action
	seat  int

	begun
	dropped bool        // since the question came up
	fired   bool        // at what was aimed at in the salvo before
	advised cove.Action // what a hint holds best in the question

	outlooks map[cove.Action]*chances.Outlook // how the fight ends after a choice, as far as that is known
}

// begun is what a player has begun to choose and not confirmed yet.
type begun struct {
	card    cove.Card // from the hand, which is about to be played; NoCard for none
	count   int       // the way to play it, if it is one of many
	steps   [cove.Sections]uint8
	taken   string // the sections of these steps, a byte each, in the order in which they were chosen
	island  cove.Island
	target  cove.Target
	section cove.Section
	aimed   bool // target and section have been chosen
	picked  bool // by the player, in this question
	volley  cove.VolleyCards
	warned  bool // that something could be bought or buried, or not everything stays aboard
}

// Advise says what a hint holds best in this question: who does that is not asked once more whether they mean it.
func (a *Asker) Advise(best cove.Action) { a.advised = best }

// Follow takes the state in which a seat is asked. A question that has only begun is dropped when another one comes up.
func (a *Asker) Follow(view cove.View, legal []cove.Action) {
	alike := a.view.Phase() == view.Phase() && a.seat == view.Seat()
	asked := alike && slices.Equal(a.legal, legal)
	same := asked && !a.dropped
	if !asked {
		a.advised = cove.Action{}
	}
	aims := alike && (a.aimed || a.fired)
	target, section := a.target, a.section
	a.view, a.legal, a.seat = view, legal, view.Seat()
	if same {
		return
	}
	a.Drop()
	a.dropped, a.fired, a.warned, a.outlooks = false, false, false, map[cove.Action]*chances.Outlook{}
	switch view.Phase() {
	case cove.Exchange, cove.Aiming:
		a.preset(target, section, aims)
	}
}

// Drop takes back whatever has been begun.
func (a *Asker) Drop() {
	a.dropped = true
	a.begun = begun{target: a.target, section: a.section, warned: a.warned}
}

// Begin begins what an option begins. It reports whether the same press would mean something else now: a double click shall not
// decide.
func (a *Asker) Begin(with Option) (warned bool) {
	warned = with.then != nil && with.then.warned && !a.warned
	if with.then != nil {
		a.begun = *with.then
	}
	return warned
}

// Cancel takes back the last thing that was begun; it reports whether there was one.
func (a *Asker) Cancel() (was bool) {
	a.begun, was = a.before()
	return was
}

// before is what had been begun before the last thing that was; it reports whether there was one.
func (b begun) before() (begun, bool) {
	switch {
	case b.card != cove.NoCard:
		b.card = cove.NoCard
	case b.volley != 0:
		b.volley = 0
	case b.island != cove.NoIsland:
		b.island = cove.NoIsland
	case b.picked:
		b.aimed, b.picked = false, false
	case b.taken != "":
		b.lower(cove.Section(b.taken[len(b.taken)-1]))
	default:
		return b, false
	}
	return b, true
}

// Question is what the seat is asked. A key takes back what has been begun, also where no plate does.
func (a *Asker) Question() Question {
	q := a.asked()
	takesBack := func(o Option) bool { return slices.Contains(o.Keys, fyne.KeyBackspace) }
	if before, can := a.before(); can && !slices.ContainsFunc(q.Options, takesBack) {
		q.Options = append(q.Options, Option{Keys: []fyne.KeyName{fyne.KeyBackspace}, then: &before, Begins: true})
	}
	return q
}

func (a *Asker) asked() Question {
	switch a.view.Phase() {
	case cove.Outfitting:
		return a.outfitting()
	case cove.Navigation:
		return a.navigation()
	case cove.Exchange:
		return a.exchange()
	case cove.Aiming:
		return a.aiming()
	case cove.Parrots:
		return a.parrots()
	case cove.Visits:
		return a.visit()
	}
	return a.window()
}

// can reports whether an action is legal now.
func (a *Asker) can(action cove.Action) bool { return slices.Contains(a.legal, action) }

// of are the legal actions of a kind.
func (a *Asker) of(kind cove.Kind) (all []cove.Action) {
	for _, action := range a.legal {
		if action.Kind == kind {
			all = append(all, action)
		}
	}
	return all
}

// name is what a seat is called.
func (a *Asker) name(seat int) string { return a.Names[seat] }

// Answered drops what has been chosen, since it has been decided on; the next salvo is aimed like the last one.
func (a *Asker) Answered() {
	a.fired = a.aimed
	a.Drop()
}

// cancel is the plate that takes back what has been begun.
func (a *Asker) cancel() Option {
	before, _ := a.before()
	return Option{
		Keys: []fyne.KeyName{fyne.KeyBackspace}, then: &before,
		Plate: &Plate{Kind: widgets.QuietPlate, Text: a.Words.T("cove.ask.cancel")},
	}
}

var digits = []fyne.KeyName{
	fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9,
}

// outfitting asks how a ship is outfitted (U4).
func (a *Asker) outfitting() (q Question) {
	w := a.Words
	ship := a.view.Ship(a.seat)
	left := int(ship.Doubloons) - ship.OutfitPrice(a.steps)
	q.Title, q.Yard = w.T("cove.ask.outfit", "Player", a.name(a.seat)), &board.Yard{Steps: a.steps, Left: left}
	for section := cove.Hull; section < cove.Sections; section++ {
		more, less := a.begun, a.begun
		more.higher(section)
		if a.can(cove.Action{Kind: cove.Outfit, Seat: uint8(a.seat), Steps: more.steps}) {
			q.Options = append(q.Options, Option{
				Spot: board.Spot{Kind: board.StepUp, Section: section}, Tip: terms.SectionAbout(w, section, ship.Parrot), Begins: true,
				Keys: []fyne.KeyName{digits[section]}, then: &more,
			})
		}
		if a.steps[section] > 0 {
			less.lower(section)
			q.Options = append(q.Options, Option{
				Spot: board.Spot{Kind: board.StepDown, Section: section}, Tip: terms.SectionAbout(w, section, ship.Parrot), Begins: true,
				then: &less,
			})
		}
	}
	ready := Option{
		Main: true, Kind: cove.Outfit, Action: cove.Action{Kind: cove.Outfit, Seat: uint8(a.seat), Steps: a.steps},
		Tip: w.T("cove.ask.outfit.tip"),
		Plate: &Plate{
			Kind: widgets.CalmPlate, Text: w.T("cove.ask.outfit.go"),
			Detail: w.T("cove.ask.left", "Wealth", terms.Doubloons(w, left)),
		},
	}
	switch bare := a.steps == [cove.Sections]uint8{} && a.advised != ready.Action; {
	case bare && !a.warned: // it cannot be taken back once all are ready
		ready = a.warns(ready)
	case bare:
		ready.Plate.Kind, ready.Plate.Text = widgets.RiskyPlate, w.T("cove.ask.outfit.bare")
	}
	q.Options = append(q.Options, ready)
	return q
}

// warns is an option which first asks once more whether something is given up.
func (a *Asker) warns(o Option) Option {
	warned := a.begun
	warned.warned = true
	o.Action, o.then, o.Begins = cove.Action{}, &warned, true
	return o
}

// higher takes a step up in a section.
func (b *begun) higher(section cove.Section) {
	b.steps[section]++
	b.taken += string([]byte{byte(section)})
}

// lower takes the last step in a section back.
func (b *begun) lower(section cove.Section) {
	b.steps[section]--
	at := strings.LastIndexByte(b.taken, byte(section))
	b.taken = b.taken[:at] + b.taken[at+1:]
}

// navigation asks where to sail (N1).
func (a *Asker) navigation() (q Question) {
	w := a.Words
	q.Title = w.T("cove.ask.sail", "Player", a.name(a.seat))
	for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
		if !a.can(cove.Action{Kind: cove.Sail, Seat: uint8(a.seat), Island: island}) {
			continue
		}
		there := a.begun
		there.island = island
		q.Options = append(q.Options, Option{
			Spot: board.Spot{Kind: board.Island, Island: island}, Keys: []fyne.KeyName{digits[island-1]},
			Chosen: a.island == island, Begins: true, then: &there, Tip: a.about(island),
		})
	}
	set := Option{
		Main: true, Kind: cove.Sail,
		Plate: &Plate{Kind: widgets.CalmPlate, Text: w.T("cove.ask.sail.choose"), Waits: true},
		Tip:   w.T("cove.ask.sail.tip"),
	}
	if a.island != cove.NoIsland {
		set.Action = cove.Action{Kind: cove.Sail, Seat: uint8(a.seat), Island: a.island}
		set.Plate = &Plate{
			Kind: widgets.CalmPlate, Text: w.T("cove.ask.sail.go", "Island", terms.Island(w, a.island)),
			Detail: w.T("cove.ask.sail.detail"),
		}
		q.About = a.Worth(a.island)
	}
	q.Options = append(q.Options, set)
	return q
}

// about is what an island is, and what it would bring.
func (a *Asker) about(island cove.Island) string {
	text := terms.Island(a.Words, island) + "\n" + terms.IslandAbout(a.Words, island)
	if worth := a.Worth(island); worth != "" {
		text += "\n" + worth
	}
	return text
}

// parrots asks which parrot stays (T2). Without fame nobody is asked (J27).
func (a *Asker) parrots() (q Question) {
	w := a.Words
	old, offered := a.view.Ship(a.seat).Parrot, a.view.Offered()
	q.Title = w.T("cove.ask.parrots", "Player", a.name(a.seat))
	q.Options = append(q.Options, Option{
		Spot: board.Spot{Kind: board.Offer, Card: old}, Main: true, Kind: cove.KeepOld, Action: cove.Action{Kind: cove.KeepOld, Seat: uint8(a.seat)}, Tip: terms.CardText(w, old),
		Plate: &Plate{Kind: widgets.CalmPlate, Text: terms.Card(w, old), Detail: w.T("cove.ask.parrots.stays")},
	})
	q.Offer = []cove.Card{offered, old} // as their plates lie
	take := cove.Action{Kind: cove.TakeNew, Seat: uint8(a.seat)}
	if !a.can(take) {
		return q
	}
	q.Options = append(q.Options, Option{
		Spot: board.Spot{Kind: board.Offer, Card: offered}, Keys: []fyne.KeyName{fyne.Key2}, Key: "2", Kind: cove.TakeNew, Action: take, Tip: terms.CardText(w, offered),
		Plate: &Plate{
			Kind: widgets.PlainPlate, Text: terms.Card(w, offered),
			Detail: w.T("cove.ask.parrots.costs", "Fame", terms.Fame(w, cove.ParrotPrice)),
		},
	})
	section := offered.Face().Section
	if a.view.Displaces(a.seat, offered) {
		q.About = w.T("cove.ask.parrots.craft", "Card", terms.Card(w, offered), "Section", terms.SectionWithin(w, section))
	}
	return q
}
