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
	"runtime"
	"runtime/debug"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"portroyal/ui"
	"portroyal/ui/settings"
	"portroyal/ui/words"
)

func main() {
	config, closeLog, err := parse(os.Args[1:])
	if errors.Is(err, flag.ErrHelp) {
		return
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "portroyal: %v\n", err)
		os.Exit(2)
	}
	defer closeLog()
	if noDisplay() {
		fmt.Fprintln(os.Stderr, "portroyal: there is no display to open a window on: DISPLAY and WAYLAND_DISPLAY are not set")
		os.Exit(1)
	}
	// What the toolkit reports, for instance that the system has no settings to watch, goes to the
	// log and not to the player's console.
	log.SetFlags(0)
	log.SetOutput(slog.NewLogLogger(config.Log.Handler(), slog.LevelInfo).Writer())
	defer shelter()()
	// Every move lays the table out anew and leaves garbage beside a heap of some 25 MB: collecting
	// early keeps memory low and costs no time that anybody notices.
	debug.SetGCPercent(25)
	debug.SetMemoryLimit(44 << 20)
	program := app.New()
	ui.New(program, config).Show()
	program.Run()
}

// parse reads the command line. The log is closed by the function that it gives.
func parse(args []string) (config ui.Config, closeLog func(), err error) {
	flags := flag.NewFlagSet("portroyal", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	language := flags.String("language", "", "language of the window: en, de, nl, es; the one set last otherwise")
	theme := flags.String("theme", "", "system, light or dark; the one set last otherwise")
	speed := flags.String("speed", "", "slow, normal, fast or instant; the one set last otherwise")
	size := flags.String("size", "1280x800", "`WIDTHxHEIGHT` of the window")
	flags.StringVar(&config.SettingsFile, "settings", settingsFile(), "`FILE` that keeps the settings")
	flags.StringVar(&config.RecordsDir, "records", "", "`DIR` to write the record of each finished game to")
	logFile := flags.String("log", "", "`FILE` to write what happens to, a JSON object a line; standard error gets warnings otherwise")
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			fmt.Println("Port Royal, the desktop game.")
			flags.SetOutput(os.Stdout)
			flags.PrintDefaults()
		}
		return config, nil, err
	}
	if flags.NArg() > 0 {
		return config, nil, fmt.Errorf("%q is not understood; -h tells what is", flags.Arg(0))
	}
	config.Language, config.Theme, config.Speed = words.Language(*language), settings.Theme(*theme), settings.Speed(*speed)
	switch {
	case *language != "" && !slices.Contains(words.Languages, config.Language):
		return config, nil, fmt.Errorf("-language: %q is none of %v", *language, words.Languages)
	case *theme != "" && !slices.Contains(settings.Themes, config.Theme):
		return config, nil, fmt.Errorf("-theme: %q is none of %v", *theme, settings.Themes)
	case *speed != "" && !slices.Contains(settings.Speeds, config.Speed):
		return config, nil, fmt.Errorf("-speed: %q is none of %v", *speed, settings.Speeds)
	}
	var width, height int
	if n, err := fmt.Sscanf(*size, "%dx%d", &width, &height); n != 2 || err != nil || width < 640 || height < 480 {
		return config, nil, fmt.Errorf("-size: %q is not a size of 640x480 or more", *size)
	}
	config.Size = fyne.NewSize(float32(width), float32(height))
	if who, err := user.Current(); err == nil {
		config.User = who.Username
	}
	config.Log, closeLog, err = openLog(*logFile)
	return config, closeLog, err
}

// noDisplay tells whether the system would have to name a display and does not; the toolkit would
// panic.
func noDisplay() bool {
	switch runtime.GOOS {
	case "linux", "freebsd", "openbsd", "netbsd":
		return os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == ""
	}
	return false
}

// shelter gives the toolkit a passing folder for its own files on a system that names no place for
// them; otherwise it would write into the folder that the program was started from. The function
// that it gives takes the folder away again.
func shelter() (leave func()) {
	if _, err := os.UserConfigDir(); err == nil {
		return func() {}
	}
	folder, err := os.MkdirTemp("", "portroyal")
	if err != nil || os.Setenv("XDG_CONFIG_HOME", folder) != nil {
		return func() {}
	}
	return func() { _ = os.RemoveAll(folder) }
}

// settingsFile is where settings are kept, or "" on a system that names no place for them.
func settingsFile() string {
	folder, err := os.UserConfigDir()
	if err != nil {
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
