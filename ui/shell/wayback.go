package shell

import "portroyal/ui/words"

// Back is the way from a table to where its game was opened.
type Back struct {
	ID words.Tipped // of the plates that lead there
	Go func()
}

// LeadBack says where leaving the table leads, until there is another table; nil is the start screen.
func (w *Window) LeadBack(to *Back) { w.back = to }

// WayBack is where leaving the table leads, nil if that is the start screen.
func (w *Window) WayBack() *Back { return w.back }

// OpenFrom goes on with a saved game, or shows how it ended if it is over. Leaving its table leads back; nil leaves that to
// its house.
func (w *Window) OpenFrom(id string, back *Back) { w.openFrom(id, back, House.ShowResult) }

// openFrom goes on with a saved game, or does something else with one that is over.
func (w *Window) openFrom(id string, back *Back, over func(House)) {
	w.OpenGame(id)
	on := w.house.Session()
	if on == nil || on.About().ID != id {
		return // it has been told why it could not be opened
	}
	if back != nil {
		w.back = back
	}
	if on.Over() {
		over(w.house)
	}
}

// ahead is where leaving the table leads now; whatever comes next has a way of its own.
func (w *Window) ahead() (leads func()) {
	back := w.back
	w.back = nil
	if back == nil {
		return w.ShowStart
	}
	return back.Go
}
