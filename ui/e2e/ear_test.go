//go:build e2e

package e2e

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode"

	"portroyal/ui/settings"
)

// ear plays the program with nothing but what a screen reader says of it and the keyboard.
type ear struct {
	*listener
	program *program
	told    int // of what has been said, what has been taken note of
	islands int // how many it has sailed to
	tried   int // how often it has pressed something without knowing whether that can be pressed
}

// openByEar starts the program in a session in which somebody listens. What has been said is kept beside the pictures.
func openByEar(t *testing.T) *ear {
	t.Helper()
	return openWith(t, func(*program) {})
}

// openWith does so after something has been done to what the program finds.
func openWith(t *testing.T, before func(*program)) *ear {
	t.Helper()
	const width, height = 1280, 800
	d := newDisplay(t, scale*width, scale*height)
	session := d.session(t)
	file, err := os.Create(filepath.Join(*shots, strings.ReplaceAll(t.Name(), "/", "-")+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	e := &ear{listener: listen(t, session, file), program: newProgram(t, d, settings.Default())}
	before(e.program)
	around := append(e.program.surroundings(), "DBUS_SESSION_BUS_ADDRESS="+session, fmt.Sprint("FYNE_SCALE=", scale))
	e.program.startIn(e.program.folder, around,
		append(e.program.files(), "-language", "en", "-size", fmt.Sprint(width, "x", height), "-speed", "instant")...)
	t.Cleanup(func() {
		if all := e.heard(0); t.Failed() {
			t.Logf("the last that was said:\n%s\n%s", strings.Join(all[max(0, len(all)-30):], "\n"), e.whole())
		}
	})
	e.hears("the window", func(words string) bool { return words == "Port Royal" })
	return e
}

// hears waits until something is said, from the last that has been taken note of on.
func (e *ear) hears(what string, is func(words string) bool) {
	e.t.Helper()
	found := false
	if poll(enough, func() bool {
		for _, words := range e.heard(e.told) {
			e.told++
			if found = is(words); found {
				break
			}
		}
		return found || e.program.hasEnded()
	}); !found {
		e.t.Fatalf("nobody says %s", what)
	}
}

// understood is how long somebody needs to understand what was said: the program passes over what comes earlier.
const understood = 450 * time.Millisecond

// quiet reports whether nothing has been said for that long.
func (e *ear) quiet() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return time.Since(e.last) >= understood
}

// attends waits until it is quiet.
func (e *ear) attends() { poll(enough, e.quiet) }

// patience is how long somebody waits at most to hear what a key has done. A busy machine may draw a picture a second, and who
// presses once more because nothing is said does the same twice.
const patience = 20 * time.Second

// answered waits until something more is said.
func (e *ear) answered(since int) {
	poll(patience, func() bool { return len(e.heard(since)) > 0 || e.program.hasEnded() })
}

// reads gives all that can be read. Something may go while it is read, and it is read again.
func (e *ear) reads() (places []part, at [2]int) {
	e.t.Helper()
	var err error
	poll(enough, func() bool {
		places, at, err = e.screen()
		return err == nil || e.program.hasEnded()
	})
	if err != nil {
		e.t.Fatalf("the screen cannot be read: %v", err)
	}
	return places, at
}

// whole is all that can be read, as a text.
func (e *ear) whole() string {
	places, at, err := e.screen()
	var all strings.Builder
	if err != nil {
		fmt.Fprintln(&all, err)
	}
	for i, place := range places {
		fmt.Fprintf(&all, "[%s]\n", place.name)
		for n, line := range place.lines {
			mark := "  "
			if at == [2]int{i, n} {
				mark = "> "
			}
			fmt.Fprintf(&all, "%s%s\n", mark, line.name)
		}
	}
	return all.String()
}

// finds is where the first line is for which a condition holds.
func finds(places []part, is func(place, words string) bool) (at [2]int, found bool) {
	for i, place := range places {
		for n, line := range place.lines {
			if is(place.name, line.name) {
				return [2]int{i, n}, true
			}
		}
	}
	return at, false
}

// goesTo leads the listener to a line, and reports false if there is none.
func (e *ear) goesTo(is func(place, words string) bool) bool {
	e.t.Helper()
	for end := time.Now().Add(enough); time.Now().Before(end); {
		places, at := e.reads()
		to, there := finds(places, is)
		if !there || to == at {
			return there
		}
		if at == nowhere { // the next key would lead on from where the listener will have been
			if !poll(2*time.Second, func() bool { _, at = e.reads(); return at != nowhere }) {
				since := len(e.heard(0))
				e.program.keys("ctrl+Up")
				e.answered(since)
			}
			continue
		}
		along, by, back := 1, "ctrl+Down", "ctrl+Up"
		if to[0] != at[0] {
			along, by, back = 0, "ctrl+Right", "ctrl+Left"
		}
		steps := to[along] - at[along]
		if steps < 0 {
			steps, by = -steps, back
		}
		since := len(e.heard(0))
		e.program.keys(slices.Repeat([]string{by}, steps)...)
		poll(patience, func() bool { // what is moved to may go meanwhile
			focus, in := e.at()
			return focus == places[to[0]].lines[to[1]].object || along == 0 && in == places[to[0]].object ||
				len(e.heard(since)) >= steps && e.quiet()
		})
	}
	e.t.Fatal("the keys lead nowhere")
	return false
}

// presses goes to a line and does what a click on it would, and reports false if there is none.
func (e *ear) presses(is func(place, words string) bool) bool {
	e.t.Helper()
	if !e.goesTo(is) {
		return false
	}
	e.program.keys("ctrl+Return")
	return true
}

// must presses lines that begin with these words, one after the other, as soon as they are there.
func (e *ear) must(lines ...string) {
	e.t.Helper()
	for _, words := range lines {
		if !poll(enough, func() bool { e.attends(); return e.presses(line(words)) }) {
			e.t.Fatalf("no line says %q", words)
		}
	}
}

// line is a condition for lines that begin with these words.
func line(begin string) func(_, words string) bool {
	return func(_, words string) bool { return strings.HasPrefix(words, begin) }
}

// speaks demands that all objects of the window answer and all lines say something.
func (e *ear) speaks() {
	e.t.Helper()
	var problems []string
	poll(enough, func() bool { // until nothing goes meanwhile
		e.attends()
		frame, err := e.window()
		if err != nil {
			e.t.Fatal(err)
		}
		lines := 0
		var silent []string
		problems = e.walk(frame, e.parent(frame), 0, func(of object, role uint32) {
			if role != roleTreeItem && role != roleButton {
				return
			}
			lines++
			if name := e.name(of); !strings.ContainsFunc(name, says) {
				silent = append(silent, fmt.Sprintf("a line says %q", name))
			}
		})
		problems = append(problems, silent...)
		if lines == 0 {
			problems = append(problems, "there is not a line")
		}
		return len(problems) == 0
	})
	for _, problem := range problems {
		e.t.Error(problem)
	}
}

func says(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// plays answers until a line says that the game is over, by something that answers what is asked and reports whether it has done
// anything.
func (e *ear) plays(over string, does func(places []part) bool) {
	e.t.Helper()
	for end := time.Now().Add(5 * enough); ; {
		e.attends()
		places, _ := e.reads()
		if _, is := finds(places, line(over)); is {
			return
		}
		if time.Now().After(end) {
			e.t.Fatal("the game does not end")
		}
		since := len(e.heard(0))
		if does(places) {
			e.answered(since)
		}
	}
}

// named is a place of a screen.
func named(places []part, name string) (lines []string) {
	for _, place := range places {
		if place.name == name {
			for _, line := range place.lines {
				lines = append(lines, line.name)
			}
		}
	}
	return lines
}

// keyed is how a line begins that names the key for it.
var keyed = regexp.MustCompile(`^(Space|Enter|Backspace|\w): `)

// unkeyed is a line that answers a question, without the key for it.
func unkeyed(words string) string { return words[len(keyed.FindString(words)):] }

var risk = regexp.MustCompile(`, (\d+)% risk`)

// portRoyal answers what a table of Port Royal asks: with the first that is offered, but another card only where that is
// hardly dangerous.
func (e *ear) portRoyal(places []part) bool {
	e.t.Helper()
	asks := named(places, "Question")
	option := func(begin string) string {
		for _, words := range asks[min(1, len(asks)):] { // the question is the first
			if strings.HasPrefix(unkeyed(words), begin) {
				return words
			}
		}
		return ""
	}
	press := func(words string) bool {
		return e.presses(func(place, line string) bool { return place == "Question" && line == words })
	}
	up, stop := option("Turn up a card"), option("Stop")
	percent := 0
	if found := risk.FindStringSubmatch(up); found != nil {
		percent, _ = strconv.Atoi(found[1])
	}
	switch {
	case up != "" && (percent < 25 || stop == ""):
		if percent == 0 {
			return press(up)
		}
		e.program.keys("space")
		return true
	case up != "":
		return press(stop)
	}
	for _, words := range asks {
		if strings.HasSuffix(words, "[1]") { // what exactly is meant
			e.program.keys("1")
			return true
		}
	}
	for _, words := range asks[min(1, len(asks)):] { // a card, by its key or by its line
		if key, _, keyed := strings.Cut(words, ": "); keyed && len(key) == 1 && unicode.IsDigit(rune(key[0])) {
			if key == "1" {
				return press(words)
			}
			e.program.keys(key)
			return true
		}
	}
	for _, begin := range []string{"Fulfil", "Claim", "Repel", "Pass", "Stop", "Decline", "Let it dock", "Leave the card"} {
		if words := option(begin); words != "" {
			return press(words)
		}
	}
	if len(asks) > 0 { // the answers are elsewhere, as the persons for an expedition
		e.program.keys("1")
		return true
	}
	return false
}

// cove answers what a table of Pirate's Cove asks, by the keys that are said where there is one: it sails from island to island,
// fires, and does no more than it has to.
func (e *ear) cove(places []part) bool {
	e.t.Helper()
	asks := named(places, "Question")
	if len(asks) < 2 {
		return false
	}
	for _, words := range asks[1:] {
		if unkeyed(words) == "Choose an island" {
			e.islands++
			e.program.keys(strconv.Itoa(1 + e.islands%6))
			return true
		}
	}
	press := func(words string) bool {
		if key := keyed.FindStringSubmatch(words); key != nil {
			e.program.keys(cmp.Or(map[string]string{"Enter": "Return", "Space": "space", "Backspace": "BackSpace"}[key[1]], key[1]))
			return true
		}
		return e.presses(func(place, line string) bool { return place == "Question" && line == words })
	}
	for _, begin := range []string{"I am", "Ready to sail", "Sail to", "Fire at", "Pass", "Done", "Leave without", ""} {
		for _, words := range asks[1:] {
			if strings.HasPrefix(unkeyed(words), begin) && (begin != "" || strings.HasPrefix(words, "1: ")) {
				return press(words)
			}
		}
	}
	e.tried++ // nobody says what can be pressed
	return press(asks[1+e.tried%(len(asks)-1)])
}

// TestEarCove sets games of Pirate's Cove up and plays them to their ends by ear: against a computer player, and among persons, of
// whom each hears nothing but whose turn it is until they have taken the screen.
func TestEarCove(t *testing.T) {
	t.Parallel()
	for _, game := range []struct {
		name  string
		setUp []string
		first string // what is asked first
	}{
		{"alone", []string{"Players: 2"}, "outfit your ship"},
		{"friends", []string{"Among friends", "Players: 2"}, "Over to Player 1"},
	} {
		t.Run(game.name, func(t *testing.T) {
			t.Parallel()
			e := openByEar(t)
			e.must(append(append([]string{"Switch to the other game", "New game"}, game.setUp...), "Start game")...)
			e.hears("what is asked", func(words string) bool { return strings.Contains(words, game.first) })
			e.speaks()
			e.plays("Look at the table", e.cove)
			e.speaks()
			e.ends()
		})
	}
}

// wishes is how a lesson names the key that it waits for.
var wishes = regexp.MustCompile(`press (Space|Enter|\w)\b`)

// TestEarVoyage plays the first chapter of the first voyage by doing what is said.
func TestEarVoyage(t *testing.T) {
	t.Parallel()
	e := openByEar(t)
	e.must("First voyage")
	const chapter = "Turning up and stopping"
	keys, lesson := false, false // which comes first is the program's choice
	e.hears("the keys and the first lesson", func(words string) bool {
		keys = keys || strings.Contains(words, "F1 lists all keys")
		lesson = lesson || strings.HasPrefix(words, chapter)
		return keys && lesson
	})
	e.plays("That is the first half of a turn", func(places []part) bool {
		lesson := strings.Join(named(places, chapter), "\n")
		if wish := wishes.FindStringSubmatch(lesson); wish != nil {
			e.program.keys(map[string]string{"Space": "space", "Enter": "Return"}[wish[1]])
			return true
		}
		return e.presses(func(place, words string) bool { return place == chapter && words == "Continue" }) || e.portRoyal(places)
	})
	e.speaks()
	e.closes()
}

// TestEarWelcome answers what somebody is asked who starts the program for the first time, and keeps keys from it as screen
// readers do.
func TestEarWelcome(t *testing.T) {
	t.Parallel()
	e := openWith(t, func(p *program) {
		if err := os.Remove(p.settingsFile()); err != nil {
			t.Fatal(err)
		}
	})
	e.hears("the welcome", func(words string) bool { return strings.Contains(words, "What is your name?") })
	e.speaks()
	e.must("Empty text field")
	e.program.keys("B", "e", "a")
	e.must("Done")
	const letter = 'n' // which leads to a new game
	taken := func(take bool) {
		e.mu.Lock()
		defer e.mu.Unlock()
		e.takes = func(key stroke) bool { return take && key.Sym == letter }
	}
	begun := func() bool {
		places, _ := e.reads()
		_, is := finds(places, line("Start game"))
		return is
	}
	// The program does not wait for an answer that comes late, so that a busy machine has more than one try.
	kept := false
	for try := 0; try < 20 && !kept; try++ {
		e.attends()
		taken(true)
		since := len(e.heard(0))
		e.program.keys("n", "ctrl+shift+Left")
		poll(enough, func() bool { return len(e.heard(since)) > 0 }) // where it is
		e.attends()
		if kept = !begun(); !kept {
			e.program.keys("Escape")
		}
	}
	if !kept {
		t.Error("a key does something in the program that the reader has taken for itself")
	}
	taken(false)
	e.program.keys("n")
	if !poll(enough, begun) {
		t.Error("a key does nothing in the program that the reader has left to it")
	}
	if places, _ := e.reads(); len(places) > 0 {
		if _, is := finds(places, line("Bea")); !is {
			t.Errorf("the name has been forgotten:\n%s", e.whole())
		}
	}
	e.closes()
}

// TestEarPortRoyal sets games of Port Royal up and plays them to their ends by ear.
func TestEarPortRoyal(t *testing.T) {
	t.Parallel()
	for _, game := range []struct {
		name  string
		setUp []string
	}{
		{"base", []string{"Port Royal,", "Customise"}},
		{"everything", []string{"Port Royal,", "Customise", "Expansion: off", "Contracts: off", "Automatic contracts: on"}},
		{"unterwegs", []string{"Unterwegs"}},
	} {
		t.Run(game.name, func(t *testing.T) {
			t.Parallel()
			e := openByEar(t)
			e.speaks()
			e.must("New game")
			e.must(append(game.setUp, "Players: 2")...)
			if slices.Contains(game.setUp, "Customise") { // and make it shorter
				e.must("12 of 30")
				e.program.keys(slices.Repeat([]string{"Left"}, 7)...)
				e.must("5 of 30")
			}
			e.speaks()
			e.must("Start game")
			e.hears("what is asked", func(words string) bool { return strings.Contains(words, "?") || strings.Contains(words, "Turn up") })
			e.speaks()
			e.plays("Look at the table", e.portRoyal)
			e.speaks()
			e.ends()
		})
	}
}

// ends demands that the game is over for the program too, and closes it.
func (e *ear) ends() {
	e.t.Helper()
	over := false
	for _, entry := range append(e.program.entries, e.program.news()...) {
		over = over || entry.Msg == "over"
	}
	if !over {
		e.t.Error("the log does not tell that the game is over")
	}
	e.closes()
	if e.program.onDisk() == nil {
		e.t.Error("the game is not saved")
	}
}

// closes closes the program, which complains about nothing.
func (e *ear) closes() {
	e.t.Helper()
	e.program.closeBox()
	e.program.mustEnd()
	e.program.mustBeContent()
}
