package shell

import (
	"slices"

	"portroyal/ui/start"
	"portroyal/ui/words"
)

// doors are those of the start screen: the game's, with those of the window where the game wants them.
func (w *Window) doors(games start.Games) [][]start.Door {
	calls := start.Calls{
		Continue: w.OpenGame, Library: w.ShowLibrary, Settings: w.OpenSettings, Help: w.house.OpenHelp, Quit: w.Quit,
	}
	if w.config.Browser != nil {
		calls.Quit = nil
	}
	if _, can := w.house.(Reviewer); can {
		calls.Review = func(id string) { w.openReview(id, &Back{ID: "menu.leave.back", Go: w.GoBack}) }
	}
	rows := w.house.Doors(start.NewOwn(games, w.tellers, calls))
	for _, row := range rows {
		for i := range row {
			if door := &row[i]; door.Back != "" {
				door.Open = func() { w.enter(door.ID) }
			}
		}
	}
	return rows
}

// StandingChanged shows the start screen anew, if it is shown, after the line of its house has changed.
func (w *Window) StandingChanged() { w.offerGames() }

// standing is the line of the game under the title of the start screen.
func (w *Window) standing(t *words.Words) string {
	if house, has := w.house.(Standing); has {
		return house.Standing(t)
	}
	return ""
}

// door finds one of the start screen as it is now.
func (w *Window) door(id words.Tipped) (found start.Door) {
	all := slices.Concat(w.doors(w.gamesToGoOn())...)
	if at := slices.IndexFunc(all, func(d start.Door) bool { return d.ID == id }); at >= 0 {
		return all[at]
	}
	return start.Door{ID: id}
}

// enter moves to the room behind a door of the start screen.
func (w *Window) enter(id words.Tipped) {
	w.catchUp()
	w.comeHome()
	if w.door(id).Back == "" { // another game has been played meanwhile, which has no such room
		w.ShowStart()
		return
	}
	w.room = id
	w.MoveTo(start.NewRoom(w.stage, func() start.Door { return w.door(id) }, w.ShowStart))
}

// GoBack leads back from a screen to where it was opened: into the room behind a door of the start screen, or to the start
// screen itself. It is for screens that are opened from nowhere else.
func (w *Window) GoBack() {
	if w.room == "" {
		w.ShowStart()
		return
	}
	w.enter(w.room)
}

// BackTip says where GoBack leads; it is "" if that is the start screen.
func (w *Window) BackTip() words.ID {
	if w.room == "" {
		return ""
	}
	return w.door(w.room).Back
}
