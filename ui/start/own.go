package start

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// Own are the doors that the program has whatever the game. A game puts them among its own.
type Own struct {
	Continue                *Door // goes on with the one of this game that was played last, nil if there is none
	Review                  *Door // looks back on the game that was over last, nil if there is none
	Library, Settings, Help Door
	Quit                    *Door // nil where there is nothing to quit
	Saved                   int   // how many games there are of this one, see [Games.Own]
}

// Calls are where the program's own doors lead to.
type Calls struct {
	Continue func(id string) // goes on with the game with an id
	Review   func(id string) // looks back on it; nil where no game can
	Library  func()          // all games
	Settings func()
	Help     func()
	Quit     func() // nil where there is nothing to quit
}

// NewOwn makes the program's own doors.
func NewOwn(games Games, tellers summary.Tellers, calls Calls) Own {
	own := Own{
		Library: Door{
			ID: "start.library", Key: fyne.KeyG, Open: calls.Library, Symbol: "chest", About: "start.library.about",
			Detail: func(t *words.Words, _ func(string) bool) string { return saved(t, games.Saved) },
		},
		Settings: Door{ID: "start.settings", Key: fyne.KeyS, Open: calls.Settings},
		Help:     Door{ID: "start.help", Key: fyne.KeyF1, Open: calls.Help, Symbol: "book", About: "start.help.about"},
		Saved:    games.Own,
	}
	if on := games.Continue; on != nil {
		own.Continue = &Door{
			ID: "start.continue", Open: func() { calls.Continue(on.ID) }, Calm: true,
			Detail: func(t *words.Words, fits func(string) bool) string { return tellers.Of(on).Standing(t, on, fits) },
		}
	}
	if over := games.Over; over != nil && calls.Review != nil {
		own.Review = &Door{
			ID: "start.review", Key: fyne.KeyR, Open: func() { calls.Review(over.ID) },
			Symbol: "spyglass", About: "start.review.about",
			Detail: func(t *words.Words, _ func(string) bool) string { return tellers.Of(over).Outcome(t, over) },
		}
	}
	if calls.Quit != nil {
		own.Quit = &Door{ID: "start.quit", Open: calls.Quit}
	}
	return own
}

// saved says how many games there are, if there are any.
func saved(t *words.Words, games int) string {
	if games == 0 {
		return ""
	}
	return t.N("doors.saved", games)
}
