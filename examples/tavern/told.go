package main

import (
	"io"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/record"
	"portroyal/examples/tavern/game"
	"portroyal/ui/geometry"
	"portroyal/ui/settings"
	"portroyal/ui/story"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// tellEvent tells what has happened, in a sentence.
func tellEvent(w *words.Words, name string, e game.Event) string {
	switch cargo := e.Hand.Cargo(); {
	case e.Kind == game.Rolled:
		var faces []string
		for _, face := range e.Hand.Faces() {
			faces = append(faces, strconv.Itoa(int(face)))
		}
		return w.T("tavern.told.rolled", "Player", name, "Dice", strings.Join(faces, " "))
	case e.Kind == game.Landed && cargo > 0:
		return w.T("tavern.told.landed", "Player", name, "Cargo", cargo)
	case e.Kind == game.Landed:
		return w.T("tavern.told.adrift", "Player", name)
	case e.Kind == game.Won:
		return w.T("tavern.told.won", "Player", name, "Round", e.Round)
	}
	return w.T("tavern.told.over", "Player", name)
}

// toldOf tells what has happened in the last of so many steps.
func (t *Table) toldOf(steps int) string {
	if steps == 0 {
		return ""
	}
	var all []string
	for _, e := range t.Match.Steps()[steps-1].Events {
		all = append(all, tellEvent(t.Stage.Words, t.seats[e.Seat].Name, e))
	}
	return strings.Join(all, " ")
}

// tell tells a whole game as a text.
func tell(to io.Writer, w *words.Words, of record.Record) error {
	s := story.Story{Words: w, Head: of.About()}
	s.Begin(w.T("tavern.title"), "")
	s.Players(opponent)
	s.Seed()
	round := 0
	_, err := of.(*game.Record).Follow(func(tape *game.Tape, _ *game.Position) {
		for _, e := range tape.Events {
			if e.Round != round {
				round = e.Round
				s.Line("")
				s.Line(w.T("tavern.round", "Round", round))
			}
			s.Line(tellEvent(w, s.Name(e.Seat), e))
		}
	})
	if err != nil {
		return err
	}
	s.Line("")
	s.Hints()
	_, err = s.WriteTo(to)
	return err
}

// layLog lays out the log: what has happened, scrolled to its end.
func (t *Table) layLog(all geometry.Sheet, a Areas) {
	var lines []string
	for steps := range t.Shown {
		if t.rolled == nil || steps < t.Shown-1 {
			lines = append(lines, t.toldOf(steps+1))
		}
	}
	t.log = container.NewVScroll(t.Stage.Grown(a.By, widgets.NewSentence(strings.Join(lines, "\n"))))
	all.Fit(widgets.NewPanel(t.Stage.Colours(), 6*a.By, t.log), a.Log)
	t.log.ScrollToBottom()
}

// logged reports whether the log is open.
func (t *Table) logged() bool { return t.Stage.Settings.Log == settings.LogOpen && !t.Led() }

// toggleLog opens or folds the log.
func (t *Table) toggleLog() {
	now := settings.LogOpen
	if t.logged() {
		now = settings.LogFolded
	}
	t.Stage.Settings.Log = now
	t.Stage.Keep()
	t.Build()
}

// scrollLog scrolls the log, if it is open.
func (t *Table) scrollLog(key fyne.KeyName) {
	if t.logged() {
		widgets.ScrollKeys(t.log)(&fyne.KeyEvent{Name: key})
	}
}
