//go:build e2e

package e2e

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"strconv"
	"testing"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table/tabletest"
	"portroyal/ui/portroyal/tutorial"
	"portroyal/ui/settings"
	frame "portroyal/ui/tutorial"
)

// voyages says in which ways the lessons are played: "all" for all languages, each by keys and by mouse, in two sizes
// of the window.
var voyages = flag.String("voyages", "", "play the lessons in `all` languages, with a picture of every step")

// sailing is one way to play the lessons.
type sailing struct {
	language      string
	width, height int
	mouse         bool // by the mouse alone, otherwise by keys alone
}

func (s sailing) String() string {
	with := "keys"
	if s.mouse {
		with = "mouse"
	}
	return fmt.Sprintf("voyage-%s-%dx%d-%s", s.language, s.width, s.height, with)
}

// TestVoyage plays all lessons in a real window, from the first start to the first game, and then those for who wants
// more. Nothing that a lesson asks for fails to go on, and nothing is complained about in the log.
func TestVoyage(t *testing.T) {
	t.Parallel()
	ways := []sailing{{"de", 1024, 700, false}, {"es", 1280, 800, true}}
	if *voyages == "all" {
		ways = nil
		for i, language := range []string{"en", "de", "nl", "es"} {
			small, large := sailing{language, 1024, 700, i%2 == 0}, sailing{language, 1920, 1080, i%2 == 1}
			ways = append(ways, small, large)
		}
	}
	for _, way := range ways {
		t.Run(way.String(), func(t *testing.T) {
			t.Parallel()
			fresh := settings.Default()
			v := &voyage{sailing: way}
			v.program = newProgram(t, newDisplay(t, way.width, way.height), fresh)
			v.start()
			v.begin(0.19, 0.4) // the large plate of the first start
			for _, chapter := range tutorial.Course.Chapters[:tutorial.Course.Basics] {
				v.play(chapter.Name)
			}
			v.await("a first game", func(e *entry) bool {
				if e.Msg == "unheard" {
					v.goOnAgain()
				}
				return e.Msg == "game"
			})
			v.shoot("first-game")
			v.closeBox()
			v.mustEnd()

			v.again(v.args()...)
			v.keys("v", "Down", "Return") // past the first game, which has not been played to its end
			for _, chapter := range tutorial.Course.Chapters[tutorial.Course.Basics:] {
				v.play(chapter.Name)
			}
			v.shoot("chapters")
			v.closeBox()
			v.mustEnd()
			v.mustBeContent()
			left, err := settings.Load(v.settingsFile(), &progress.Memory{})
			if err != nil || len(progress.Of(&left).Voyage.Done) != len(tutorial.Course.Chapters) {
				t.Errorf("played, says the program: %v, %v", progress.Of(&left).Voyage.Done, err)
			}
		})
	}
}

// voyage is a program that is being learned with.
type voyage struct {
	*program
	sailing
	shown  shown
	lesson *frame.Lesson
	table  *match.Match // the table as the script has it
	berths tabletest.Berths
}

// shown is what the program says that it shows.
type shown struct {
	Chapter string               `json:"chapter"`
	Scene   int                  `json:"scene"`
	Step    int                  `json:"step"`
	Shows   string               `json:"shows"` // "step", "verdict" or "end"
	Says    string               `json:"says"`
	Sheet   geometry.Rectangle   `json:"sheet"`
	Lit     []geometry.Rectangle `json:"lit"`
}

func (v *voyage) args() []string {
	return []string{"-language", v.language, "-speed", "instant", "-size", fmt.Sprintf("%dx%d", v.width, v.height)}
}

func (v *voyage) start() {
	v.program.start(v.args()...)
	v.shoot("start")
}

// shoot takes a picture if pictures are wanted.
func (v *voyage) shoot(name string) {
	if *voyages != "" {
		v.display.shoot(v.t, v.String()+"-"+name)
	}
}

// begin begins the voyage with Enter or with a click at a part of the window's width and height.
func (v *voyage) begin(x, y float64) {
	if v.mouse {
		v.click(float32(x)*float32(v.width), float32(y)*float32(v.height))
	} else {
		v.keys("Return")
	}
}

func (v *voyage) click(x, y float32) {
	v.t.Helper()
	v.display.xdotool(v.t, "mousemove", "--window", v.window,
		strconv.Itoa(int(x)), strconv.Itoa(int(y)), "click", "1")
}

// goesOn waits until something else is shown; it reports false if instead the program has missed what was done last, as
// it does with what comes before it can follow, and says.
func (v *voyage) goesOn() bool {
	v.t.Helper()
	changed, missed := false, false
	if !poll(enough, func() bool {
		for _, e := range v.news() {
			switch {
			case e.Msg == "voyage":
				if err := json.Unmarshal([]byte(e.text), &v.shown); err != nil {
					v.t.Fatal(err)
				}
				changed = true
			case e.Msg == "unheard", e.Msg == "pressed" && !e.Meant:
				missed = true
			}
		}
		return changed || missed
	}) {
		v.t.Fatalf("nothing comes of it; %s", v.where())
	}
	return changed
}

func (v *voyage) where() string {
	return fmt.Sprintf("%s, scene %d, step %d: %s %s",
		v.shown.Chapter, v.shown.Scene+1, v.shown.Step+1, v.shown.Shows, v.shown.Says)
}

// play plays a chapter that has begun to its end and goes on from there.
func (v *voyage) play(chapter string) {
	v.t.Helper()
	var err error
	if v.lesson, err = frame.ReadLesson(tutorial.Course.Files, chapter); err != nil {
		v.t.Fatal(err)
	}
	for v.shown.Chapter != chapter && !v.goesOn() {
		v.goOnAgain()
	}
	if v.shown.Chapter != chapter {
		v.t.Fatalf("chapter %s does not begin; %s", chapter, v.where())
	}
	for scene, step := -1, 0; ; {
		time.Sleep(700 * time.Millisecond) // what comes earlier may not be meant for what is shown
		v.shoot(fmt.Sprintf("%d-%s-%d-%02d-%s", tutorial.Course.Index(chapter)+1, chapter,
			v.shown.Scene+1, v.shown.Step+1, v.shown.Shows))
		if v.shown.Shows == "end" {
			v.onward(endPlate)
			return
		}
		if v.shown.Scene != scene {
			scene, step = v.shown.Scene, 0
			v.lay()
		}
		for ; step < v.shown.Step; step++ { // the table as it is now
			if done := v.lesson.Scenes[scene].Steps[step].Done(); done != "" {
				v.follow(v.parse(done))
			}
		}
		for v.act(); !v.goesOn(); v.act() {
			time.Sleep(betweenKeys)
		}
	}
}

// endPlate is where the plate at the end of a chapter is, as a part of the width of its sheet.
const endPlate = 0.75

// goOnAgain goes on from the end of a chapter once more, where that has been missed.
func (v *voyage) goOnAgain() {
	time.Sleep(betweenKeys)
	v.onward(endPlate)
}

// idle is the other player, whom the script decides for.
type idle struct{}

func (idle) Choose(_ context.Context, _ portroyal.View, legal []portroyal.Action) portroyal.Action {
	return legal[0]
}

// lay lays the table of the scene that is shown.
func (v *voyage) lay() {
	v.t.Helper()
	from, err := tutorial.Prepare(&v.lesson.Scenes[v.shown.Scene])
	if err != nil {
		v.t.Fatal(err)
	}
	n := from.Position.Players()
	v.table, err = match.New(match.Setup{
		Seats: make([]match.Seat, n), Players: []bot.Player{nil, idle{}}[:n], Prepared: from,
	})
	if err != nil {
		v.t.Fatal(err)
	}
	v.berths = tabletest.Berths{}
	v.berths.Follow(v.table.View())
}

// parse reads an action of a lesson.
func (v *voyage) parse(text string) portroyal.Action {
	v.t.Helper()
	action, err := portroyal.ParseAction(text)
	if err != nil {
		v.t.Fatal(err)
	}
	return action
}

func (v *voyage) follow(action portroyal.Action) {
	v.t.Helper()
	if _, err := v.table.Play(action); err != nil {
		v.t.Fatalf("%v; %s", err, v.where())
	}
	v.berths.Follow(v.table.View())
}

// act does what is asked for.
func (v *voyage) act() {
	v.t.Helper()
	step := &v.lesson.Scenes[v.shown.Scene].Steps[v.shown.Step%len(v.lesson.Scenes[v.shown.Scene].Steps)]
	switch {
	case v.shown.Shows != "step" || !step.Acts():
		v.onward(0.85)
	case v.mouse:
		at := v.lit(step)
		v.click(at.X+at.W/2, at.Y+at.H/2)
	case step.Free:
		v.keys("Return")
	default:
		v.keys(v.keysFor(v.parse(step.Do[0]))...)
	}
}

// onward goes on from what is only said. The plate for it is at the foot of the sheet, at that part of its width.
func (v *voyage) onward(along float32) {
	v.t.Helper()
	if !v.mouse {
		v.keys("Return")
		return
	}
	at := v.shown.Sheet
	foot := float32(30) * float32(v.height) / 700
	if v.shown.Shows == "end" {
		foot *= 1.5
	}
	v.click(at.X+at.W*along, at.Y+at.H-foot)
}

// lit is the place that has to be clicked: of the card that is taken, or of what stands for the action.
func (v *voyage) lit(step *frame.Step) geometry.Rectangle {
	v.t.Helper()
	action, view := portroyal.Action{Kind: portroyal.Stop}, v.table.View()
	if !step.Free {
		action = v.parse(step.Do[0])
	} else if view.Phase() == portroyal.Trade {
		action.Kind = portroyal.Pass
	}
	for i, lit := range step.Lit {
		card, err := portroyal.ParseCard(lit)
		if tutorial.Plates[lit] == action.Kind || action.Kind == portroyal.Take && err == nil && card == action.Card {
			return v.shown.Lit[i]
		}
	}
	if action.Kind == portroyal.RevealNext { // a click on a pile turns up as well
		return v.shown.Lit[0]
	}
	v.t.Fatalf("what is to be clicked for %s is not lit; %s", action, v.where())
	return geometry.Rectangle{}
}

// keysFor are the keys that stand for an action; cards in the harbour have their digits.
func (v *voyage) keysFor(action portroyal.Action) []string {
	if action.Kind == portroyal.Take {
		return []string{strconv.Itoa(v.berths.Of(action.Card) + 1)}
	}
	view := v.table.View()
	return keysFor(v.t, &view, v.table.Legal(), action)
}
