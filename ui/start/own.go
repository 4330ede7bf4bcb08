package start

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/telling"
	"portroyal/ui/words"
)

// Own are the doors that the program has whatever the game. A game puts them among its own.
type Own struct {
	Continue                *Door // goes on with the game that was played last, nil if there is none
	Library, Settings, Help Door
	Last                    []Door // the last row
}

// Calls are where the program's own doors lead to.
type Calls struct {
	Continue func(id string) // goes on with the game with an id
	Library  func()          // all games
	Settings func()
	Help     func()
	About    func()
	Quit     func() // nil where there is nothing to quit
}

// NewOwn makes the program's own doors.
func NewOwn(games Games, tellers telling.Tellers, calls Calls) Own {
	own := Own{
		Library:  Door{ID: "start.library", Key: fyne.KeyG, Open: calls.Library},
		Settings: Door{ID: "start.settings", Key: fyne.KeyS, Open: calls.Settings},
		Help:     Door{ID: "start.help", Key: fyne.KeyF1, Open: calls.Help},
		Last:     []Door{{ID: "start.about", Open: calls.About}},
	}
	if on := games.Continue; on != nil {
		own.Continue = &Door{
			ID: "start.continue", Open: func() { calls.Continue(on.ID) }, Calm: true,
			Detail: func(t *words.Words, fits func(string) bool) string { return tellers.Of(on).Standing(t, on, fits) },
		}
	}
	if calls.Quit != nil {
		own.Last = append(own.Last, Door{ID: "start.quit", Open: calls.Quit})
	}
	return own
}
