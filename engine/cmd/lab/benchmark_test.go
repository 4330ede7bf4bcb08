package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	shared "portroyal/engine/benchmark"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/benchmark"
)

// Decisions that players with other knowledge have rolled out are not mixed with those of today, and stay until they are to
// be rolled out again.
func TestMeasureKeepsDecisionsOfOthersApart(t *testing.T) {
	file := filepath.Join(t.TempDir(), "decisions.gz")
	var before bytes.Buffer
	w, err := benchmark.Game.NewWriter(&before, shared.Made{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	position, err := portroyal.New(portroyal.DefaultOptions(), 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, group := range []string{"base-2", "base-4"} {
		games := shared.Games{Games: 1, Decisions: 20, Taken: 1, Knowledge: "of others"}
		if err := w.Write(group, games, []benchmark.Decision{{Group: group, By: "of others", Position: position}}, nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, before.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	measure := func(more ...string) (status int, said string) {
		var errs bytes.Buffer
		l := &lab{in: strings.NewReader(""), out: &output{to: &errs}, err: &errs}
		args := []string{"measure", "-groups", "base-2", "-each", "1", "-least", "2", "-most", "2", "-turns", "0", "-o", file}
		return l.main(append(args, more...)), errs.String()
	}
	status, said := measure()
	if after, _ := os.ReadFile(file); status != 1 || !strings.Contains(said, "base-2") || !bytes.Equal(after, before.Bytes()) {
		t.Errorf("status %d: %s", status, said)
	}
	if status, said := measure("-again"); status != 0 {
		t.Fatalf("status %d: %s", status, said)
	}
	after, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer after.Close()
	b, err := benchmark.Game.Read(after)
	if err != nil || b.Groups["base-2"].Taken < 1 || b.Groups["base-4"].Knowledge != "of others" {
		t.Fatalf("%v %+v", err, b.Groups)
	}
	if known := b.Groups["base-2"].Knowledge; known != benchmark.Game.Knowledge(benchmark.Game.Groups[0].Options) {
		t.Errorf("the players know %s", known)
	}
	for _, d := range b.Decisions {
		if (d.By == "of others") != (d.Group == "base-4") {
			t.Errorf("a decision of %s is one of %s", d.Group, d.By)
		}
	}
}

// Positions are measured and estimates held against them; what cannot be done gets a sentence.
func TestEstimates(t *testing.T) {
	file := filepath.Join(t.TempDir(), "values.gz")
	call := func(args ...string) (status int, said string) {
		var out bytes.Buffer
		l := &lab{in: strings.NewReader(""), out: &output{to: &out}, err: &out}
		return l.main(args), out.String()
	}
	if status, said := call("measure", "-groups", "base-2", "-each", "1", "-playouts", "2", "-o", file); status != 0 || said != "" {
		t.Fatalf("status %d: %s", status, said)
	}
	if status, said := call("estimates", "-benchmark", file); status != 0 || strings.Count(said, "points off") != 3 ||
		!strings.Contains(said, "last round") || !strings.Contains(said, "long turn") {
		t.Errorf("status %d: %s", status, said)
	}
	if status, said := call("estimates", "-json", "-benchmark", file); status != 0 || !strings.Contains(said, `"two cards ahead"`) {
		t.Errorf("status %d: %s", status, said)
	}
	for says, args := range map[string][]string{
		"-benchmark FILE is missing": {"estimates"},
		"it holds no decisions":      {"judge", "-benchmark", file, "admiral"},
		"no values of that kind":     {"estimates", "-benchmark", file, "-groups", "base-4"},
		"no kind of games":           {"estimates", "-benchmark", file, "-groups", "base-9"},
		"from two on":                {"measure", "-playouts", "1", "-o", file},
		"made with another":          {"measure", "-groups", "base-2", "-playouts", "3", "-o", file},
	} {
		if status, said := call(args...); status == 0 || !strings.Contains(said, says) || strings.Count(said, "\n") != 1 {
			t.Errorf("%v: status %d: %s", args, status, said)
		}
	}
}

// Decisions of Pirate's Cove are measured and judged alike; a file goes on, and those of another game are none of it.
func TestMeasureOfCove(t *testing.T) {
	file := filepath.Join(t.TempDir(), "decisions.gz")
	call := func(args ...string) (status int, said string) {
		var out bytes.Buffer
		l := &lab{in: strings.NewReader(""), out: &output{to: &out}, err: &out}
		return l.main(append(args[:1:1], append([]string{"-game", "cove"}, args[1:]...)...)), out.String()
	}
	for _, each := range []string{"1", "12"} {
		if status, said := call("measure", "-groups", "cove-2", "-each", each, "-least", "2", "-most", "2", "-turns", "0", "-o", file); status != 0 || said != "" {
			t.Fatalf("status %d: %s", status, said)
		}
	}
	status, said := call("judge", "-benchmark", file, "greedy", "random")
	for _, want := range []string{"greedy: points lost", "random: points lost", "\n  cove-2 ", "\n  steering ", "\n  ashore "} {
		if status != 0 || !strings.Contains(said, want) {
			t.Errorf("status %d, no %q: %s", status, want, said)
		}
	}
	for says, args := range map[string][]string{
		"-playouts":              {"measure", "-playouts", "2", "-o", file},
		"no kind of games":       {"measure", "-groups", "base-2", "-o", file},
		"made with another seed": {"measure", "-seed", "2", "-o", file},
		"which player? random":   {"judge", "-benchmark", file},
		"line 2":                 {"judge", "-benchmark", "../../portroyal/benchmark/decisions.gz", "greedy"},
	} {
		if status, said := call(args...); status == 0 || !strings.Contains(said, says) || strings.Count(said, "\n") != 1 {
			t.Errorf("%v: status %d: %s", args, status, said)
		}
	}
}
