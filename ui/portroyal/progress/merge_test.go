package progress_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/wholefile"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
)

// leaf is something that is chosen, with the way to it and its name.
type leaf struct {
	name string
	of   func(*settings.Settings) reflect.Value
}

// leaves are all that are chosen, but for what is reached by playing.
func leaves() (all []leaf) {
	var below func(name string, of reflect.Type, get func(*settings.Settings) reflect.Value)
	below = func(name string, of reflect.Type, get func(*settings.Settings) reflect.Value) {
		if of.Kind() != reflect.Struct {
			all = append(all, leaf{name, get})
			return
		}
		for i := range of.NumField() {
			field := of.Field(i)
			switch field.Name {
			case "Parts":
				continue
			}
			below(name+"."+field.Name, field.Type, func(s *settings.Settings) reflect.Value { return get(s).Field(i) })
		}
	}
	below("", reflect.TypeFor[settings.Settings](), func(s *settings.Settings) reflect.Value {
		return reflect.ValueOf(s).Elem()
	})
	return append(all, leaf{".Setup", func(s *settings.Settings) reflect.Value {
		return reflect.ValueOf(progress.Of(s)).Elem().FieldByName("Setup")
	}})
}

// alter makes something else of a value.
func alter(t *testing.T, name string, v reflect.Value, by int) {
	switch v.Kind() {
	case reflect.String:
		v.SetString(v.String() + strconv.Itoa(by))
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int:
		v.SetInt(v.Int() + int64(by))
	case reflect.Float32, reflect.Float64:
		v.SetFloat(v.Float() + float64(by))
	case reflect.Pointer:
		other := reflect.New(v.Type().Elem())
		for i := range other.Elem().NumField() {
			if field := other.Elem().Field(i); field.Kind() == reflect.Int || field.Kind() == reflect.Float32 {
				alter(t, name, field, by)
			}
		}
		v.Set(other)
	default:
		t.Fatalf("%s is a %s", name, v.Kind())
	}
}

// A choice made in one window survives any other choice made in another one; of the same setting the last choice holds.
func TestChoicesOfTwoWindows(t *testing.T) {
	all := leaves()
	if len(all) < 9 {
		t.Fatalf("there are only %d choices", len(all))
	}
	for _, one := range all {
		for _, other := range all {
			since := settings.Default()
			progress.Of(&since)
			own, there := since.Copied(), since.Copied()
			alter(t, one.name, one.of(&own), 1)
			alter(t, other.name, other.of(&there), 2)
			merged := own.Merged(since, there)
			want := there.Copied()
			one.of(&want).Set(one.of(&own))
			if diff := cmp.Diff(want, merged); diff != "" {
				t.Errorf("%s here and %s there: %s", one.name, other.name, diff)
			}
		}
	}
}

func best(contracts, points int) progress.Best {
	s := progress.Best{Options: together(2, 0), Contracts: contracts, Points: points, Won: points > 0}
	s.Options.ContractsLaid = uint8(s.Options.FaceUp())
	return s
}

// Of results on one set-up the better one is remembered, whichever window has it, and those on other set-ups all are.
func TestBestsOfTwoWindows(t *testing.T) {
	var since, own, there settings.Settings
	other := best(1, 0)
	other.Options.Difficulty++
	progress.Of(&own).Bests = []progress.Best{best(2, 0), other}
	progress.Of(&there).Bests = []progress.Best{best(2, 7)}
	for _, merged := range []settings.Settings{own.Merged(since, there), there.Merged(since, own)} {
		if got, ok := progress.Of(&merged).BestOn(best(0, 0).Options); !ok || got != best(2, 7) {
			t.Errorf("the best is %+v", got)
		}
		if got, ok := progress.Of(&merged).BestOn(other.Options); !ok || got != other {
			t.Errorf("on another set-up it is %+v", got)
		}
	}
}

// Games of one series are counted whichever window they are played in; where there are two series, the one in which the
// last game was finished goes on.
func TestSeriesOfTwoWindows(t *testing.T) {
	base, people := portroyal.DefaultOptions(), []progress.Rival{{Name: "Ann"}, {Name: "Bo"}}
	others := []progress.Rival{{Name: "Cy"}, {Name: "Di"}}
	played := func(players []progress.Rival, winners ...int) (s settings.Settings) {
		for _, winner := range winners {
			progress.Of(&s).Count(base, players, []int{winner})
		}
		return s
	}
	nothing := settings.Settings{}
	for name, c := range map[string]struct {
		own, since, there settings.Settings
		players           []progress.Rival
		wins              []int // nil for no series
	}{
		"both go on":          {played(people, 0, 0, 1), played(people, 0), played(people, 0, 1), people, []int{2, 2}},
		"both begin":          {played(people, 0), nothing, played(people, 1, 1), people, []int{1, 2}},
		"only there":          {played(people, 0), played(people, 0), played(people, 0, 1), people, []int{1, 1}},
		"only here":           {played(people, 0, 1), played(people, 0), played(people, 0), people, []int{1, 1}},
		"another there":       {played(people, 0), played(people, 0), played(others, 1), others, []int{0, 1}},
		"another there, last": {played(people, 0, 0), played(people, 0), played(others, 1), people, []int{2, 0}},
		"begun anew there":    {played(people, 0, 0, 0), played(people, 0, 0), played(people, 1), people, []int{3, 1}},
		"none anywhere":       {nothing, nothing, nothing, nil, nil},
	} {
		t.Run(name, func(t *testing.T) {
			both := c.own.Merged(c.since, c.there)
			merged := progress.Of(&both).Series
			if merged == nil || c.wins == nil {
				if (merged == nil) != (c.wins == nil) {
					t.Errorf("the series is %+v", merged)
				}
				return
			}
			want := &progress.Series{Options: base, Players: c.players, Games: c.wins[0] + c.wins[1], Wins: c.wins}
			if diff := cmp.Diff(want, merged); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// Everything learned in one window counts in all of them; a place in a chapter is that of the last window there.
func TestVoyageOfTwoWindows(t *testing.T) {
	var since settings.Settings
	progress.Of(&since).Voyage = progress.Voyage{
		Progress: settings.Progress{Done: []string{"one"}, At: "two", Scene: 1, Step: 5}, Remarks: true, Known: map[string]int{"risk": 1, "tax": 2},
	}
	own, there := since.Copied(), since.Copied()
	progress.Of(&own).Voyage.Finish("two")
	progress.Of(&own).Voyage.At = "three"
	progress.Of(&own).Voyage.Known["risk"]++
	progress.Of(&there).Voyage.Finish("four")
	progress.Of(&there).Voyage.Played = true
	progress.Of(&there).Voyage.Known["risk"] += 2
	want := progress.Voyage{
		Progress: settings.Progress{Done: []string{"one", "four", "two"}, At: "three"}, Remarks: true, Played: true,
		Known: map[string]int{"risk": 4, "tax": 2},
	}
	if diff := cmp.Diff(want, voyageOf(own.Merged(since, there))); diff != "" {
		t.Error(diff)
	}
	progress.Of(&there).Voyage.Known = nil // everything is remarked on anew
	merged := own.Merged(since, there)
	if diff := cmp.Diff(map[string]int{"risk": 1}, progress.Of(&merged).Voyage.Known); diff != "" {
		t.Errorf("anew there: %s", diff)
	}
	progress.Of(&own).Voyage.Known = nil
	merged = own.Merged(since, since)
	if len(progress.Of(&merged).Voyage.Known) > 0 {
		t.Errorf("anew here: %v", progress.Of(&merged).Voyage.Known)
	}
}

func voyageOf(s settings.Settings) progress.Voyage { return progress.Of(&s).Voyage }

// A window takes over what others have reached at any time, and what they have chosen only when it asks for that; the
// game that was set up there and its size stay its own.
func TestTakingOver(t *testing.T) {
	window, setup := &settings.Window{Width: 1100, Height: 800}, &progress.Setup{Start: 1}
	own := settings.Default()
	progress.Of(&own).Setup, own.Window = setup, window
	progress.Of(&own).Count(portroyal.DefaultOptions(), []progress.Rival{{Name: "Ann"}, {Name: "Bo"}}, []int{0})
	there := settings.Default()
	there.Theme, progress.Of(&there).Setup, there.Window = settings.ThemeDark, &progress.Setup{}, &settings.Window{Width: 9, Height: 9}
	progress.Of(&there).Bests, progress.Of(&there).Voyage.Done = []progress.Best{best(1, 2)}, []string{"one"}
	progress.Of(&there).Count(portroyal.DefaultOptions(), []progress.Rival{{Name: "Cy"}, {Name: "Di"}}, []int{0})
	for name, takes := range map[string]struct {
		take  func(*settings.Settings, settings.Settings)
		theme settings.Theme
	}{
		"gain":    {(*settings.Settings).Gain, own.Theme},
		"take up": {(*settings.Settings).Replace, settings.ThemeDark},
	} {
		got := own.Copied()
		takes.take(&got, there)
		want := own.Copied()
		want.Theme, progress.Of(&want).Bests, progress.Of(&want).Voyage.Done = takes.theme, progress.Of(&there).Bests, progress.Of(&there).Voyage.Done
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	first := settings.Default()
	first.Replace(there)
	if progress.Of(&first).Setup == nil {
		t.Error("nobody seems to have played yet")
	}
}

// Settings that have been damaged since they were read are set aside, and all is written; what cannot be read is left
// as it is, and what has gone is written again.
func TestUpdateWhereTheFileHasChanged(t *testing.T) {
	since := settings.Default()
	progress.Of(&since)
	since.Speed = settings.SpeedSlow
	own := since.Copied()
	own.Theme = settings.ThemeDark
	file := filepath.Join(t.TempDir(), "settings.json")
	now, err := own.Update(file, since)
	if read, failed := settings.Load(file, &progress.Memory{}); err != nil || failed != nil || !cmp.Equal(read, own) || !cmp.Equal(now, own) {
		t.Errorf("gone: %v, %v, %s", err, failed, cmp.Diff(own, read))
	}
	if err := os.WriteFile(file, []byte(`{"theme": "pi`), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err = own.Update(file, since)
	var damaged *wholefile.DamagedError
	if !errors.As(err, &damaged) {
		t.Fatalf("damaged: %v", err)
	}
	if aside, err := os.ReadFile(damaged.Aside); err != nil || string(aside) != `{"theme": "pi` {
		t.Errorf("aside lies %q, %v", aside, err)
	}
	if read, err := settings.Load(file, &progress.Memory{}); err != nil || !cmp.Equal(read, own) {
		t.Errorf("damaged: %v, %s", err, cmp.Diff(own, read))
	}
	if _, err = own.Update(t.TempDir(), since); err == nil || errors.As(err, &damaged) {
		t.Errorf("a folder: %v", err)
	}
}

// another is the variable of the environment that makes another program of this test; it names the file and the player.
const another = "PORTROYAL_SETTINGS_TEST"

// games is how many games each of the programs plays.
const games = 20

func TestMain(m *testing.M) {
	file, player, is := strings.Cut(os.Getenv(another), "|")
	if !is {
		os.Exit(m.Run())
	}
	if err := play(file, player); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

// play has a program play games, and keep after each what has come of it.
func play(file, player string) error {
	own, err := settings.Load(file, &progress.Memory{})
	if err != nil {
		return err
	}
	since := own.Copied()
	for game := range games {
		progress.Of(&own).Count(portroyal.DefaultOptions(), []progress.Rival{{Name: "Ann"}, {Name: "Bo"}}, []int{game % 2})
		progress.Of(&own).Voyage.Finish(player + strconv.Itoa(game))
		now, err := own.Update(file, since)
		if err != nil {
			return err
		}
		own.Gain(now)
		since = own.Copied()
	}
	return nil
}

// Of what several programs reach at the same time nothing is lost.
func TestSeveralProgramsKeepTheirResults(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("a browser has only one program at a time")
	}
	file := filepath.Join(t.TempDir(), "settings.json")
	const programs = 4
	var all []*exec.Cmd
	for i := range programs {
		other := exec.Command(os.Args[0])
		other.Env = append(os.Environ(), another+"="+file+"|"+string(rune('a'+i)))
		other.Stdout, other.Stderr = os.Stderr, os.Stderr
		if err := other.Start(); err != nil {
			t.Fatal(err)
		}
		all = append(all, other)
	}
	for _, other := range all {
		if err := other.Wait(); err != nil {
			t.Error(err)
		}
	}
	got, err := settings.Load(file, &progress.Memory{})
	if err != nil {
		t.Fatal(err)
	}
	if progress.Of(&got).Series == nil || progress.Of(&got).Series.Games != programs*games || progress.Of(&got).Series.Wins[0] != programs*games/2 {
		t.Errorf("the series is %+v, not of %d games", progress.Of(&got).Series, programs*games)
	}
	if len(progress.Of(&got).Voyage.Done) != programs*games {
		t.Errorf("%d chapters are finished, not %d", len(progress.Of(&got).Voyage.Done), programs*games)
	}
}
