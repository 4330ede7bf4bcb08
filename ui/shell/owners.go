package shell

import (
	"portroyal/engine/record"
	"portroyal/ui/library"
	"portroyal/ui/words"
)

// Counter is a house that remembers what the games of its player come to.
type Counter interface {
	Recount() // other games count now
}

// Installation is what records call the one that games begin on in this window, "" where none is saved.
func (w *Window) Installation() string {
	if w.games.archive == nil {
		return ""
	}
	return w.games.archive.Installation()
}

// IsOwn reports whether a game is the player's own, as all are that nobody has played elsewhere: any other is nothing to
// what the player has reached.
func (w *Window) IsOwn(head *record.Head) bool {
	return w.games.archive == nil || w.games.archive.IsOwn(head)
}

// claimGame says whether the player has played a game that came from elsewhere, and so all games from there.
func (w *Window) claimGame(id string, own bool) {
	w.saveGuest()
	for i := range w.games.known {
		if w.games.known[i].ID == id {
			w.claim(&w.games.known[i].Head, own)
			return
		}
	}
}

// claim is claimGame for what is said of a game.
func (w *Window) claim(head *record.Head, own bool) {
	w.said(w.games.archive.Claim(head, own))
}

// recount has everything follow that other games count now.
func (w *Window) recount() {
	for _, house := range w.houses {
		if counter, is := house.(Counter); is {
			counter.Recount()
		}
	}
	w.offerGames()
}

// askWhose asks whether the player has played a game that has come from elsewhere, if somebody plays in it who is called
// like them. It stops nothing: without an answer the game is somebody else's.
func (w *Window) askWhose(head *record.Head) {
	name := w.namesake(head)
	if w.IsOwn(head) || head.Practice || name == "" {
		return
	}
	whose := *head
	says := words.Say("notice.game.theirs", "Name", name)
	if w.games.archive.Returned(head) {
		says = words.Say("notice.game.returned", "Name", name)
	}
	w.Tell(&News{In: says, answers: []answer{{"library.claim", func() {
		w.claim(&whose, true)
		if shown, is := w.screen.(*library.Library); is {
			shown.Reload()
		}
	}}}})
}

// namesake is the first person in a game who is called like somebody who has played here, "" for none.
func (w *Window) namesake(head *record.Head) string {
	persons := w.Persons()
	for _, seat := range head.Seats {
		if seat.Player != "" {
			continue
		}
		for i := range w.games.known {
			if known := &w.games.known[i].Head; w.IsOwn(known) && persons.Seat(known, seat.Name) >= 0 {
				return seat.Name
			}
		}
	}
	return ""
}
