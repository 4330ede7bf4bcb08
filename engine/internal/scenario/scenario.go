// Package scenario reads what shows the rules of a game at work: text files of scenarios, each with the numbers of its
// rules, a position, and steps. What a position and a step mean is the game's own business; it is for tests alone.
//
//	-- H6 H7: a title
//	# a comment
//	{"phase": "trade"}
//
//	> take sailor-1
//	= seats[0].coins 1
//
// The header names the rules. The position goes up to the first empty line; then come the steps.
package scenario

import (
	"bufio"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Scenario is one of a file.
type Scenario struct {
	File  string // without its folder
	Line  int
	Rules []string
	Title string
	SetUp string
	Steps []Step
}

// Step is one line of a scenario: its mark, such as ">" or "legal:", and what follows it.
type Step struct {
	Line int
	Mark string
	Text string
}

// plays is the mark of a step that expects nothing: an action is played.
const plays = ">"

var header = regexp.MustCompile(`^-- ([A-Z]\d+(?: [A-Z]\d+)*): (.+)$`)

// Read reads every file that fits a pattern, and fails for what is no scenario: one without a rule number, or one that
// expects nothing.
func Read(t testing.TB, pattern string) (all []*Scenario) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no scenario files: %v", err)
	}
	for _, file := range files {
		all = append(all, readFile(t, file)...)
	}
	return all
}

func readFile(t testing.TB, file string) (read []*Scenario) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var now *Scenario
	inSetUp := false
	lines := bufio.NewScanner(strings.NewReader(string(text)))
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		switch {
		case strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, "--"):
			match := header.FindStringSubmatch(line)
			if match == nil {
				t.Fatalf("%s:%d: a scenario begins with its rule numbers, as in \"-- H6 H7: title\", not %q", file, n, line)
			}
			now = &Scenario{File: filepath.Base(file), Line: n, Rules: strings.Fields(match[1]), Title: match[2]}
			read = append(read, now)
			inSetUp = true
		case now == nil && line != "":
			t.Fatalf("%s:%d: %q belongs to no scenario", file, n, line)
		case line == "":
			inSetUp = inSetUp && now != nil && now.SetUp == ""
		case inSetUp:
			now.SetUp += line + "\n"
		default:
			mark, rest, _ := strings.Cut(line, " ")
			now.Steps = append(now.Steps, Step{n, mark, strings.TrimSpace(rest)})
		}
	}
	for _, s := range read {
		expects := false
		for _, step := range s.Steps {
			expects = expects || step.Mark != plays
		}
		if s.SetUp == "" || !expects {
			t.Errorf("%s:%d: a scenario needs a position and something that it expects", s.File, s.Line)
		}
	}
	return read
}
