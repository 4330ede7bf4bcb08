package table

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/ui/settings"
	"portroyal/ui/words"
)

// Record is what has been played, as every match knows it.
type Record interface {
	Last() int            // how many steps there are
	TurnAt(steps int) int // the turn, or round, that the game is in after so many steps; it never falls
	Over() bool           // the game is over
}

// Recorded is a table that shows its game again from the record.
type Recorded interface {
	Recall()  // shows at once what [Replay.At] says, and goes on from there if it runs
	Advance() // shows what happens in the next step
	Resume()  // goes on if it runs
	Rebuild() // lays out anew
}

// Replay is the record of a game that is looked at until the player leaves it, whichever game it is: how much of it is
// shown, and at which speed it goes on by itself.
type Replay struct {
	Record
	Of       Recorded
	Settings *settings.Settings // with the speed of games
	Chosen   *settings.Speed    // that of replays since the program began, "" for that of games
	Ways     Ways
	Round    int // how many turns make one

	At   int  // steps that are shown
	Runs bool // one step is shown after the other

	slowed bool // to the speed of a usual game
}

// Ways are what a replay leads to.
type Ways struct {
	Result         func()
	Review, PlayOn func(steps int)
}

// Speed is the one that the player has chosen for replays, or else that of games.
func (r *Replay) Speed() settings.Speed {
	if r.slowed {
		return settings.SpeedNormal
	}
	return cmp.Or(*r.Chosen, r.Settings.Speed)
}

// Watch has it be no faster than a usual game: it is shown to be seen.
func (r *Replay) Watch() {
	if slices.Index(settings.Speeds, r.Speed()) > slices.Index(settings.Speeds, settings.SpeedNormal) {
		r.slowed = true
	}
}

// Faster takes the next speed, and after the last the first: for this replay and those to come, such as the one to which the way
// leads back from a game that was played on. It does not change the speed of games.
func (r *Replay) Faster() {
	at := slices.Index(settings.Speeds, r.Speed())
	r.slowed, *r.Chosen = false, settings.Speeds[(at+1)%len(settings.Speeds)]
	r.Of.Rebuild()
}

// GoTo stops, and shows the game after so many steps.
func (r *Replay) GoTo(steps int) {
	r.Runs = false
	r.recall(steps)
}

func (r *Replay) recall(steps int) {
	r.At = min(max(steps, 0), r.Last())
	r.Of.Recall()
}

// Run lets it run or stop; from the end it begins anew.
func (r *Replay) Run() {
	r.Runs = !r.Runs
	if r.Runs && r.At == r.Last() {
		r.recall(0)
		return
	}
	r.Of.Resume()
}

// Forward stops, and shows what happens in the next step.
func (r *Replay) Forward() {
	r.Runs = false
	r.Of.Advance()
}

// Back stops, and shows the game one step earlier.
func (r *Replay) Back() { r.GoTo(r.At - 1) }

// First and End go all the way.
func (r *Replay) First() { r.GoTo(0) }
func (r *Replay) End()   { r.GoTo(r.Last()) }

// ByTurns moves to the beginning of a turn, this many before or after the present one; backwards, the beginning of the
// present one comes first.
func (r *Replay) ByTurns(by int) {
	present := r.TurnAt(r.At)
	turn := present + by
	if by < 0 && r.At != r.TurnBegan(present) {
		turn++
	}
	r.GoTo(r.TurnBegan(turn))
}

// TurnBack and TurnOn move by one turn, RoundBack and RoundOn by a round of them.
func (r *Replay) TurnBack()  { r.ByTurns(-1) }
func (r *Replay) TurnOn()    { r.ByTurns(1) }
func (r *Replay) RoundBack() { r.ByTurns(-r.Round) }
func (r *Replay) RoundOn()   { r.ByTurns(r.Round) }

// TurnBegan is the step at which a turn began: the first turn's for earlier ones, and the last step for later ones.
func (r *Replay) TurnBegan(turn int) int {
	for at := range r.Last() {
		if r.TurnAt(at) >= turn {
			return at
		}
	}
	return r.Last()
}

// ShowsEnd reports whether it is at the end of a game that is over.
func (r *Replay) ShowsEnd() bool { return r.At == r.Last() && r.Over() }

// Enter shows the result once the replay is at the end: whoever presses on has not asked for it before.
func (r *Replay) Enter() {
	if r.ShowsEnd() {
		r.SeeResult()
	}
}

// SeeResult shows the result of a game that is over; the replay stays where it is.
func (r *Replay) SeeResult() {
	if !r.Over() {
		return
	}
	if r.Runs {
		r.GoTo(r.At)
	}
	r.Ways.Result()
}

// ReplayKeys is the line of keys that steer a replay. Of is the replay that a table shows, nil for none, and at says when it does.
func ReplayKeys[T any](does words.ID, at Moment, of func(T) *Replay) Line[T] {
	when := func(do func(*Replay), key fyne.KeyName) Binding[T] {
		return When(at, Call(func(at T) {
			if r := of(at); r != nil {
				do(r)
			}
		}), key)
	}
	return Means(does, "help.key.replay",
		when((*Replay).Back, fyne.KeyLeft), when((*Replay).Forward, fyne.KeyRight),
		when((*Replay).TurnBack, fyne.KeyUp), when((*Replay).TurnOn, fyne.KeyDown),
		when((*Replay).RoundBack, fyne.KeyPageUp), when((*Replay).RoundOn, fyne.KeyPageDown),
		when((*Replay).First, fyne.KeyHome), when((*Replay).End, fyne.KeyEnd), when((*Replay).Run, fyne.KeySpace),
	)
}

// WindowKeys are the lines of the keys that belong to the window, whatever is played in it.
func WindowKeys[T any]() Keys[T] {
	return Keys[T]{
		Means[T]("help.does.mute", "help.key.mute"),
		Means[T]("help.does.music", "help.key.music"),
		Means[T]("help.does.whole", "help.key.whole"),
		Means[T]("help.does.zoom", "help.key.zoom"),
		Means[T]("help.does.quit", "help.key.quit"),
		Means[T]("help.does.speech", "help.key.speech"),
		Means[T]("help.does.walk", "help.key.walk"), // see ui/aloud
		Means[T]("help.does.person", "help.key.person"),
		Means[T]("help.does.press", "help.key.press"),
		Means[T]("help.does.hear", "help.key.hear"),
	}
}
