package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/log"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/settings"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// toldLine is the news in the prompt, in however many lines, with its tooltip.
func (b *bench) toldLine() (line, tip string) {
	a := b.areas()
	for _, part := range b.root.Objects {
		if part.Position() != fyne.NewPos(a.Prompt.X, a.Prompt.Y) {
			continue
		}
		var lines []string
		for _, object := range part.(*fyne.Container).Objects {
			if paragraph, ok := object.(*fyne.Container); ok {
				for _, text := range visible.All[*canvas.Text](paragraph) {
					lines = append(lines, text.Text)
				}
			}
		}
		line = strings.Join(lines, " ")
		for _, tipped := range visible.All[*widgets.Asked](part) {
			tip = tipped.ToolTip()
		}
	}
	return line, tip
}

// The prompt shows the news. If it is too long, the less important items are left out, with a mark in their
// place, and the tooltip has everything.
func TestToldLine(t *testing.T) {
	b := newBench(t, gametest.Base(t, 1, "", "sailor", "sailor"))
	b.build()
	if line, tip := b.toldLine(); line != "" || tip != "" {
		t.Errorf("before anything has happened the news is %q, %q", line, tip)
	}
	ship, person := gametest.Card(t, "black-4-2c"), gametest.Card(t, "settler")
	var happened []portroyal.Event
	happens := func(seat int, events ...portroyal.Event) {
		happened = append(happened, events...)
		b.steps = append(b.steps, match.Step{Seat: seat, Events: events})
	}
	told := func(events []portroyal.Event) string { return log.Lines(b.teller().News(&b.view, 0, events)) }
	happens(1, portroyal.Event{Kind: portroyal.PersonHired, Seat: 1, Card: person, N: 4})
	b.build()
	want := "Ben hires " + terms.NamedWithin(b.stage.Words, terms.Indefinite, person) + " for 4 coins."
	if line, tip := b.toldLine(); line != want || tip != want {
		t.Errorf("the news is %q, %q, want %q", line, tip, want)
	}
	bust := []portroyal.Event{
		{Kind: portroyal.WentBust, Seat: 2, Card: ship},
		{Kind: portroyal.HarbourCleared, Seat: 2, N: 7},
	}
	happens(2, bust...)
	for range 5 {
		happens(1, portroyal.Event{Kind: portroyal.ShipTraded, Seat: 1, Card: ship, N: 3})
	}
	for _, language := range words.Languages {
		b.stage.Words = words.In(language)
		b.Restyle()
		line, tip := b.toldLine()
		if tip != told(happened) {
			t.Errorf("%s: the tip tells %q", language, tip)
		}
		if !strings.Contains(line, told(bust)) || !strings.Contains(line, told(happened[:1])) ||
			!strings.HasSuffix(line, "\u2026 "+told(happened[len(happened)-1:])) {
			t.Errorf("%s: important news is missing: %q", language, line)
		}
	}
}

// The news always fits, and at each decision of a person it tells what the computer players have done since the
// last one.
func TestToldLineOfWholeGames(t *testing.T) {
	told := 0
	for game := range uint64(7) {
		t.Run(fmt.Sprint("game ", game), func(t *testing.T) {
			kind := gametest.Kinds[game]
			if kind.Players == 1 {
				return
			}
			m := gametest.New(t, kind, game, "", "sailor", "sailor", "sailor")
			b := newBench(t, m)
			b.stage.Settings.Log = settings.LogOpen
			b.stage.Words = words.In(words.Languages[game%4])
			random := rand.New(rand.NewPCG(game, 21))
			b.Start()
			for !m.Over() {
				line, tip := b.toldLine()
				if (line == "") != (tip == "") || strings.Contains(tip, "<no value>") || strings.Contains(tip, "tell.") {
					t.Fatalf("game %d, after %d actions: %q, %q", game, b.played(), line, tip)
				}
				if line != "" {
					told++
				}
				for _, text := range visible.All[*canvas.Text](b.root) {
					if text.Text == line && line != "" && text.MinSize().Width > b.size.Width {
						t.Fatalf("game %d: %q is too long", game, line)
					}
				}
				b.act(gametest.Likely(m.Legal(), random))
			}
		})
	}
	if told < 60 {
		t.Errorf("there was news only %d times", told)
	}
}

// From the fifteenth round of a standstill on the players are told about it (F6).
func TestStandstillIsTold(t *testing.T) {
	b := newBench(t, gametest.Base(t, 5, "", ""))
	b.Start()
	told := 0
	for rounds := 0; rounds < portroyal.StandstillRounds && !b.match.Over(); {
		rounds = b.view.QuietRounds()
		line, _ := b.toldLine()
		said := strings.Contains(line, "No progress for") && slices.Contains(b.words(), b.target()) &&
			strings.HasPrefix(b.target(), "Standstill")
		if want := rounds >= portroyal.StandstillTold; said != want && b.view.Phase() != portroyal.Over &&
			!b.view.Ending() {
			t.Fatalf("after %d rounds it is told: %v (%q, %q)", rounds, said, line, b.target())
		}
		if said {
			told++
		}
		action := b.legal[0] // the first card, then stop, then pass
		for _, legal := range b.legal {
			if legal.Kind == portroyal.Stop || legal.Kind == portroyal.Pass || legal.Kind == portroyal.Dock {
				action = legal
			}
		}
		b.act(action)
	}
	if told == 0 {
		t.Error("there was no standstill")
	}
}

// A step of a contract appears in the log as a cube in its player's colour, with the number of steps made and
// needed.
func TestStepsAreSeenInTheLog(t *testing.T) {
	b := newBench(t, gametest.New(t, gametest.Kinds[3], 1, "", ""))
	b.stage.Settings.Log = settings.LogOpen
	b.build()
	shows := func() bool {
		return slices.ContainsFunc(visible.All[*canvas.Text](b.root),
			func(text *canvas.Text) bool { return text.Text == "2/3" })
	}
	if shows() {
		t.Fatal("there is a step before any has been made")
	}
	b.log.Add([]portroyal.Event{{Kind: portroyal.StepMade, Seat: 1, Contract: portroyal.FrigateFoe, N: 2}})
	b.build()
	if !shows() {
		t.Error("the step has no mark")
	}
}
