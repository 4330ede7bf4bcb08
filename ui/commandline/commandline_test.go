package main

import (
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/settings"
	"portroyal/ui/words"
)

func TestSizeOfTheWindow(t *testing.T) {
	for text, want := range map[string]fyne.Size{
		"800x500": fyne.NewSize(800, 500), "1280x800": fyne.NewSize(1280, 800),
		"3840x2160": fyne.NewSize(3840, 2160), "8192x8192": fyne.NewSize(8192, 8192),
	} {
		if got, err := parseSize(text); err != nil || got != want {
			t.Errorf("%s: %v, %v", text, got, err)
		}
	}
	for _, text := range []string{
		"", "x", "1280", "1280x", "x800", "1280x800x2", "1280x800 ", " 1280x800", "1280 x 800", "1280X800", "1280×800",
		"1280x800px", "+1280x800", "1280x+800", "-1280x800", "01280x800", "1280.5x800", "1e4x1e4", "0x500x800",
		"١٢٨٠x٨٠٠",
		"799x500", "800x499", "8193x800", "1280x8193", "99999999999999999999x800", "1280x800\n",
		strings.Repeat("9", 1000) + "x800",
	} {
		got, err := parseSize(text)
		if err == nil {
			t.Errorf("%q is taken for %v", text, got)
		} else if len(err.Error()) > 120 {
			t.Errorf("%.20q…: it says %q", text, err)
		}
	}
}

// help is what -h says.
func help(t *testing.T) string {
	t.Helper()
	text, err := said(t, "-h")
	if !errors.Is(err, flag.ErrHelp) {
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
	_, _, ended := parse(args)
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
			if _, closeLog, err := parse([]string{flag, value}); err != nil {
				t.Errorf("%s %s: %v", flag, value, err)
			} else {
				closeLog()
			}
		}
		if _, _, err := parse([]string{flag, "pink"}); err == nil {
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

// Without a place for its files, the toolkit gets a passing one, and nothing of it is left.
func TestShelterWithoutAHome(t *testing.T) {
	for _, variable := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"} {
		t.Setenv(variable, "")
	}
	leave := shelter()
	folder := os.Getenv("XDG_CACHE_HOME")
	if folder == "" || os.Getenv("XDG_CONFIG_HOME") != folder {
		t.Errorf("the cache goes to %q, the rest to %q", folder, os.Getenv("XDG_CONFIG_HOME"))
	}
	if _, err := os.Stat(folder); err != nil {
		t.Error(err)
	}
	leave()
	if _, err := os.Stat(folder); err == nil {
		t.Error("it is left behind")
	}
}

func TestNoShelterIsNeededAtHome(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", "")
	t.Setenv("XDG_CACHE_HOME", "")
	shelter()()
	if config, cache := os.Getenv("XDG_CONFIG_HOME"), os.Getenv("XDG_CACHE_HOME"); config != "" || cache != "" {
		t.Errorf("the files go to %q and %q", config, cache)
	}
}

// Who has no home has no folder for games, least of all at the root of everything; a variable names one all the
// same.
func TestFoldersOfTheHomeless(t *testing.T) {
	t.Setenv("HOME", "")
	t.Setenv("XDG_DATA_HOME", "")
	if got := within("/.local/share", "XDG_DATA_HOME", "games"); got != "" {
		t.Errorf("games are kept in %s", got)
	}
	t.Setenv("XDG_DATA_HOME", "/srv/data")
	want := filepath.Join("/srv/data", "portroyal", "games")
	if got := within("/srv/data", "XDG_DATA_HOME", "games"); got != want {
		t.Errorf("games are kept in %s, not %s", got, want)
	}
	if got := within("relative", "XDG_DATA_HOME", "games"); got != "" {
		t.Errorf("games are kept in %s, wherever the program is started", got)
	}
}

// The manual page has the flags that the program has and the values that they
// understand.
func TestManualNamesTheFlags(t *testing.T) {
	page, err := os.ReadFile("packaging/linux/files/portroyal.6")
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
		config, done, err := parse(args)
		if err != nil || config.Mute != want {
			t.Errorf("%v: muted %v, %v", args, config.Mute, err)
			continue
		}
		done()
	}
}
