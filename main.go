// Command portroyal is the desktop game.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"log/slog"
	"os"
	"os/user"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"github.com/adrg/xdg"

	_ "portroyal/ui/retention"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/sound"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

func main() {
	findConsole()
	config, closeLog, err := parse(os.Args[1:])
	if errors.Is(err, flag.ErrHelp) || errors.Is(err, errVersion) {
		return
	}
	if err != nil {
		complain(err)
		os.Exit(2)
	}
	leave := shelter()
	end := &exit{last: sync.OnceFunc(func() { leave(); closeLog() }), log: config.Log}
	defer end.last()
	end.obeySignals()
	// What the toolkit reports, for instance that the system has no settings to watch, goes to the
	// log and not to the player's console.
	var reports reports
	log.SetFlags(0)
	log.SetOutput(io.MultiWriter(&reports, slog.NewLogLogger(config.Log.Handler(), slog.LevelInfo).Writer()))
	settleIn(&config)
	// Every move lays the table out anew and leaves garbage beside pictures that stay: collecting early
	// keeps memory low and costs no time that anybody notices. A limit would do harm: it would have to be
	// above all that stays, or the collector never rests.
	debug.SetGCPercent(garbage)
	config.Device = sound.Device
	config.Quitting, config.SavePause = end.giveUp, time.Second
	introduce()
	program := app.New()
	window, err := open(program, config, &reports)
	if err != nil {
		complain(err)
		end.last()
		os.Exit(1)
	}
	end.window.Store(window)
	prepareToStop(program)
	program.Lifecycle().SetOnStarted(func() { end.listenAlone(); end.outlive(); shown(window) })
	program.Run()
}

// parse reads the command line. The log is closed by the function that it gives.
func parse(args []string) (config shell.Config, closeLog func(), err error) {
	flags := flag.NewFlagSet("portroyal", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	language := flags.String("language", "",
		"language of the window: "+oneOf(words.Languages)+"; by default the one set last")
	theme := flags.String("theme", "", "colour theme: "+oneOf(settings.Themes)+"; by default the one set last")
	speed := flags.String("speed", "",
		"speed of computer players: "+oneOf(settings.Speeds)+"; by default the one set last")
	size := flags.String("size", "",
		fmt.Sprintf("`WIDTHxHEIGHT` of the window, from %s to %s and no larger than the screen; "+
			"by default the last size used, at first %s", smallest, largest, usual))
	flags.BoolVar(&config.Mute, "mute", false, "start without sound; M switches it on")
	flags.StringVar(&config.SettingsFile, "settings", settingsFile(), "`FILE` in which the settings are saved")
	flags.StringVar(&config.GamesDir, "games", dataDir("games"), "`DIR` in which games are saved")
	flags.StringVar(&config.StateDir, "state", stateDir(),
		"`DIR` for small pictures of tables, which can be deleted at any time")
	showVersion := flags.Bool("version", false, "print the version and exit")
	logFile := flags.String("log", "",
		"`FILE` for a log, one JSON object per line; without it, warnings go to standard error")
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			fmt.Println("Port Royal, the desktop game.\n\nportroyal [flags] [FILE]\n\nFILE is a game to open.")
			flags.SetOutput(os.Stdout)
			flags.PrintDefaults()
		}
		return config, nil, err
	}
	config.Version = version()
	if *showVersion {
		fmt.Println(about.Details.Name, config.Version)
		return config, nil, errVersion
	}
	switch flags.NArg() {
	case 0:
	case 1:
		config.Open = flags.Arg(0)
		if _, err := os.Stat(config.Open); err != nil {
			return config, nil, fmt.Errorf(`"%s" is neither a file nor a flag; -h tells what is understood`, config.Open)
		}
	default:
		return config, nil, fmt.Errorf(`"%s" is one game too many; -h tells what is understood`, flags.Arg(1))
	}
	config.Language = words.Language(*language)
	config.Theme, config.Speed = settings.Theme(*theme), settings.Speed(*speed)
	switch {
	case *language != "" && !slices.Contains(words.Languages, config.Language):
		return config, nil, fmt.Errorf("-language: %q is none of %v", *language, words.Languages)
	case *theme != "" && !slices.Contains(settings.Themes, config.Theme):
		return config, nil, fmt.Errorf("-theme: %q is none of %v", *theme, settings.Themes)
	case *speed != "" && !slices.Contains(settings.Speeds, config.Speed):
		return config, nil, fmt.Errorf("-speed: %q is none of %v", *speed, settings.Speeds)
	}
	if *size == "" {
		config.Size = usual.units()
	} else if config.Size, err = parseSize(*size); err != nil {
		return config, nil, fmt.Errorf("-size: %w", err)
	}
	config.Asked, config.Screen = *size != "", screen
	if who, err := user.Current(); err == nil {
		config.User = who.Username
	}
	config.Log, closeLog, err = openLog(*logFile)
	return config, closeLog, err
}

// errVersion is the answer to -version: nothing else is to be done.
var errVersion = errors.New("the version was asked for")

// oneOf lists what a flag understands.
func oneOf[T ~string](values []T) string {
	var text strings.Builder
	for i, value := range values {
		switch {
		case i > 0 && i == len(values)-1:
			text.WriteString(" or ")
		case i > 0:
			text.WriteString(", ")
		}
		text.WriteString(string(value))
	}
	return text.String()
}

// extent is the size of a window, in the toolkit's units.
type extent struct{ width, height int }

// A window is at least as large as what everything has room in, and at most as large as a wall of the largest
// screens; its pictures have to fit into memory.
var smallest, largest = extentOf(stage.Smallest), extent{8192, 8192}

// usual is the size of a window that nobody has asked for another size of.
var usual = extent{1280, 800}

func extentOf(size fyne.Size) extent { return extent{int(size.Width), int(size.Height)} }

func (e extent) units() fyne.Size { return fyne.NewSize(float32(e.width), float32(e.height)) }

func (e extent) String() string { return fmt.Sprintf("%dx%d", e.width, e.height) }

var sizePattern = regexp.MustCompile(`^([1-9][0-9]*)x([1-9][0-9]*)$`)

// parseSize reads a size as in 1280x800.
func parseSize(text string) (fyne.Size, error) {
	var e extent
	var err error
	if match := sizePattern.FindStringSubmatch(text); match != nil {
		if e.width, err = strconv.Atoi(match[1]); err == nil {
			e.height, err = strconv.Atoi(match[2])
		}
	}
	if err != nil || e.width < smallest.width || e.height < smallest.height ||
		e.width > largest.width || e.height > largest.height {
		return fyne.Size{}, fmt.Errorf("%.40q is not a size from %s to %s", text, smallest, largest)
	}
	return e.units(), nil
}

// shelter gives the toolkit a passing folder for its own files on a system that names no place for
// them; otherwise it would write into the folder that the program was started from. The function
// that it gives takes the folder away again.
func shelter() (leave func()) {
	var homeless []string
	for variable, ask := range map[string]func() (string, error){
		"XDG_CONFIG_HOME": os.UserConfigDir, "XDG_CACHE_HOME": os.UserCacheDir,
	} {
		if folder, err := ask(); err != nil || !filepath.IsAbs(folder) {
			homeless = append(homeless, variable)
		}
	}
	if len(homeless) == 0 {
		return func() {}
	}
	folder, err := os.MkdirTemp("", "portroyal")
	if err != nil {
		return func() {}
	}
	for _, variable := range homeless {
		_ = os.Setenv(variable, folder) // fails for impossible names only
	}
	return func() { _ = os.RemoveAll(folder) }
}

// dataDir is a folder for what the player would not want to lose, by the conventions of the system, or "" on one
// that names no place for it.
func dataDir(name string) string { return within(xdg.DataHome, "XDG_DATA_HOME", name) }

// stateDir is the folder for what can be made anew.
func stateDir() string { return within(xdg.StateHome, "XDG_STATE_HOME", "") }

// within is a folder of ours in one that the system names, by a variable or in the home of whoever plays.
func within(home, variable, name string) string {
	if _, err := os.UserHomeDir(); err != nil && os.Getenv(variable) == "" || !filepath.IsAbs(home) {
		return "" // without a home it would lie at the root of everything
	}
	return filepath.Join(home, "portroyal", name)
}

// settingsFile is where settings are kept, or "" on a system that names no place for them.
func settingsFile() string {
	folder, err := os.UserConfigDir()
	if err != nil || !filepath.IsAbs(folder) {
		return ""
	}
	return filepath.Join(folder, "portroyal", "settings.json")
}

// openLog opens the log.
func openLog(file string) (*slog.Logger, func(), error) {
	if file == "" {
		level := &slog.HandlerOptions{Level: slog.LevelWarn}
		return slog.New(slog.NewTextHandler(os.Stderr, level)), func() {}, nil
	}
	out, err := os.Create(file)
	if err != nil {
		return nil, nil, fmt.Errorf("-log: %w", err)
	}
	return slog.New(slog.NewJSONHandler(out, &slog.HandlerOptions{Level: slog.LevelDebug})), func() { out.Close() }, nil
}
