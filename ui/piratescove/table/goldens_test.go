package table

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"portroyal/ui/golden"
	"portroyal/ui/outline"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// The table in words, in positions with much of everything: the question with all that can be pressed, and what the window
// says, without grounds, pictures and figures that explain themselves nowhere.
//
//	go test -tags ci ./ui/piratescove/table -run Golden -refresh
func TestGoldenTable(t *testing.T) {
	for i, of := range posed {
		players := of.players(t)
		s := sit(t, stagetest.Small, words.Languages[i%len(words.Languages)], 1, players, 5)
		s.At.Settings.ShowChance = false // they would be those of the game below
		s.Pass(2 * time.Second)
		for seat, name := range []string{"Ann", "Ben", "Cem", "Dan", "Eve"}[:players] {
			s.seats[seat].Name, s.asks.Names[seat] = name, name
		}
		s.pose(t, of.position, 0)
		shown := asked(s.question()) + "\nwindow:\n" + spoken(outline.Of(s.At.Window.Canvas()))
		golden.Text(t, of.file()+".txt", shown)
		golden.Draw(t, of.file(), s.At.Window.Canvas().Capture)
	}
}

// asked is a question in words.
func asked(q ask.Question) string {
	lines := []string{q.Title, q.About, ""}
	for _, o := range q.Options {
		said := []string{"-"}
		for _, key := range o.Keys {
			said = append(said, string(key))
		}
		if o.Main {
			said = append(said, "Enter")
		}
		switch spot := o.Spot; spot.Kind {
		case board.Nowhere:
		case board.Island:
			said = append(said, "island "+spot.Island.String())
		case board.Hand:
			said = append(said, "card "+spot.Card.String())
		case board.Offer:
			said = append(said, "offered "+spot.Card.String())
		case board.Part:
			said = append(said, "ship "+spot.Ship.String()+" "+spot.Section.String())
		case board.Track, board.StepUp, board.StepDown:
			said = append(said, "section "+spot.Section.String())
		default:
			said = append(said, "purse")
		}
		if o.Chosen {
			said = append(said, "(chosen)")
		}
		if o.Plate != nil {
			said = append(said, "plate “"+o.Plate.Text+"”", o.Plate.Detail)
		}
		said = append(said, strings.ReplaceAll(o.Tip, "\n", " / "))
		lines = append(lines, strings.TrimSpace(strings.Join(slices.DeleteFunc(said, func(s string) bool { return s == "" }), " ")))
	}
	return strings.Join(lines, "\n") + "\n"
}

// figure is a line that says no more than a number.
var figure = regexp.MustCompile("^ *((picture|box) )*(“[0-9]*” ?(picture )*)*$")

// spoken are the lines of an outline that say something.
func spoken(outline string) string {
	var all []string
	for line := range strings.Lines(outline) {
		if strings.Contains(line, "“") && !figure.MatchString(strings.TrimRight(line, "\n")) || strings.Contains(line, "card") {
			all = append(all, line)
		}
	}
	return strings.Join(all, "")
}
