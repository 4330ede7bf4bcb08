package shell

// One game at a time is the host: the start screen shows its doors. That is the game that was played last, or chosen on
// the start screen since, over all runs of the program. The screens of another one can be there meanwhile, as when one
// of its games is looked at; going home ends that.

// host is the house of the game whose doors the start screen shows: the first one if the settings name none, or one that
// only another version of the program has.
func (w *Window) host() House { return w.houses[w.tellers.Place(w.settings.Game)] }

// plays makes a game the host, as something is played in it now.
func (w *Window) plays(game string) {
	if at := w.tellers.Place(w.settings.Game); w.tellers[at].Game == game || len(w.houses) < 2 {
		return
	}
	w.settings.Game = game
	w.keep()
}

// choose makes the game at a place the host, on the start screen.
func (w *Window) choose(at int) {
	w.plays(w.tellers[at].Game)
	w.comeHome()
	w.offerGames()
}

// comeHome has the host show its screens again. The game of another house that was looked at is put away.
func (w *Window) comeHome() {
	host := w.host()
	if w.house == host {
		return
	}
	if w.house.Session() != nil {
		w.LetGo()
	}
	w.house.Clear()
	w.house = host
}
