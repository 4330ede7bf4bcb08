package commandline

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/spoken"
	"portroyal/ui/words"
)

// parse reads the command line of a program with a version of its own.
func parse(args ...string) (shell.Config, func(), error) { return Parse(args, "Port Royal", "7.8.9") }

// help is what -h says.
func help(t *testing.T) string {
	t.Helper()
	text, err := said(t, "-h")
	if !errors.Is(err, ErrAnswered) {
		t.Errorf("-h: %v", err)
	}
	return text
}

// said is what a command line that asks for something has the program say, and how parsing ends.
func said(t *testing.T, args ...string) (string, error) {
	t.Helper()
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	standard := os.Stdout
	os.Stdout = write
	defer func() { os.Stdout = standard }()
	_, _, ended := parse(args...)
	write.Close()
	text, err := io.ReadAll(read)
	if err != nil {
		t.Fatal(err)
	}
	return string(text), ended
}

// Everything that -h names works, and it names everything that works.
func TestHelpNamesWhatWorks(t *testing.T) {
	text := help(t)
	for flag, values := range map[string][]string{
		"-language": asText(words.Languages), "-theme": asText(settings.Themes), "-speed": asText(settings.Speeds),
		"-size": {smallest.String(), largest.String()},
	} {
		_, entry, found := strings.Cut(text, "  "+flag+" ")
		entry, _, _ = strings.Cut(entry, "\n  -")
		for _, value := range values {
			if !found || !strings.Contains(entry, value) {
				t.Errorf("%s does not name %s: %q", flag, value, entry)
			}
			if _, closeLog, err := parse(flag, value); err != nil {
				t.Errorf("%s %s: %v", flag, value, err)
			} else {
				closeLog()
			}
		}
		if _, _, err := parse(flag, "pink"); err == nil {
			t.Errorf("%s takes anything", flag)
		}
	}
}

func asText[T ~string](values []T) (texts []string) {
	for _, value := range values {
		texts = append(texts, string(value))
	}
	return texts
}

// The manual page has the flags that the program has and the values that they
// understand.
func TestManualNamesTheFlags(t *testing.T) {
	page, err := os.ReadFile("../../packaging/linux/files/portroyal.6")
	if err != nil {
		t.Fatal(err)
	}
	named := func(pattern, in string) (flags []string) {
		for _, match := range regexp.MustCompile(pattern).FindAllStringSubmatch(in, -1) {
			flags = append(flags, match[1])
		}
		slices.Sort(flags)
		return flags
	}
	has := append(named(`(?m)^  -(\S+)`, help(t)), "h")
	slices.Sort(has)
	if lists := named(`(?m)^\.It Fl (\S+)`, string(page)); !slices.Equal(lists, has) {
		t.Errorf("the manual has the flags %v, the program %v", lists, has)
	}
	_, synopsis, _ := strings.Cut(string(page), "\n.Sh SYNOPSIS\n")
	synopsis, _, _ = strings.Cut(synopsis, "\n.Sh ")
	if brief := named(`Fl (\S+)`, synopsis); !slices.Equal(brief, has) {
		t.Errorf("its synopsis has the flags %v, the program %v", brief, has)
	}
	for flag, values := range map[string][]string{
		"language": asText(words.Languages), "theme": asText(settings.Themes), "speed": asText(settings.Speeds),
		"size": {smallest.String(), largest.String()},
	} {
		_, entry, _ := strings.Cut(string(page), ".It Fl "+flag+" ")
		entry, _, _ = strings.Cut(entry, "\n.It ")
		if flag == "size" {
			for _, value := range values {
				if !strings.Contains(entry, value) {
					t.Errorf("the manual does not name %s for -%s", value, flag)
				}
			}
		} else if in := named(`(?m)^\.Cm (\S+)`, entry); !slices.Equal(in, slices.Sorted(slices.Values(values))) {
			t.Errorf("the manual names %v for -%s, the program %v", in, flag, values)
		}
	}
}

// Only who asks for it begins without sound.
func TestMute(t *testing.T) {
	for _, want := range []bool{false, true} {
		args := []string{}
		if want {
			args = append(args, "-mute")
		}
		config, done, err := parse(args...)
		if err != nil || config.Mute != want {
			t.Errorf("%v: muted %v, %v", args, config.Mute, err)
			continue
		}
		done()
	}
}

// The version is printed on request, and the window knows it.
func TestVersion(t *testing.T) {
	if text, err := said(t, "-version"); !errors.Is(err, ErrAnswered) || text != "Port Royal 7.8.9\n" {
		t.Errorf("it says %q and ends with %v", text, err)
	}
	config, closeLog, err := parse()
	if err != nil {
		t.Fatal(err)
	}
	defer closeLog()
	if config.Version != "7.8.9" {
		t.Errorf("the window is told of version %q", config.Version)
	}
}

// What is read aloud goes to a file, which is closed with the log, once; a file that cannot be made is told in a sentence.
func TestSpoken(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "spoken.txt")
	config, closes, err := Parse([]string{"-spoken", file, "-log", filepath.Join(folder, "log")}, "Port Royal", "1.2.3")
	if err != nil || len(config.Voices) != 1 || !config.Voices[0].Listening() {
		t.Fatalf("%v, %d voices", err, len(config.Voices))
	}
	config.Voices[0].Say("A ship.", spoken.Happened)
	config.Voices[0].Say("Two ships.", spoken.Moved)
	closes()
	config.Voices[0].Say("Too late.", spoken.Happened)
	if said, err := os.ReadFile(file); err != nil || string(said) != "A ship.\nTwo ships.\n" {
		t.Errorf("%q, %v", said, err)
	}
	_, closes, err = Parse([]string{"-spoken", folder}, "Port Royal", "1.2.3")
	if err == nil || closes != nil || !strings.HasPrefix(err.Error(), "-spoken: ") {
		t.Errorf("for a folder: %v", err)
	}
}
