// Package commandline reads what the program is started with: its flags, the file to open, and the places where games,
// settings and the log are saved if no flag names others. It knows nothing of a window but the shell's configuration.
package commandline

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/spoken"
	"portroyal/ui/words"
)

// ErrAnswered is for a command line that only asks for something that has been printed by now, as -h and -version do.
var ErrAnswered = errors.New("nothing else was asked for")

// Parse reads the command line, without the program's own name in front, of the program of this name and version. What it
// saves is in folders that are called like it, in small letters and without spaces. The log is closed by the function that it
// gives. An error other than ErrAnswered is a sentence for the player.
func Parse(args []string, name, version string) (config shell.Config, closeLog func(), err error) {
	folder := strings.ToLower(strings.ReplaceAll(name, " ", ""))
	flags := flag.NewFlagSet(folder, flag.ContinueOnError)
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
	spokenFile := flags.String("spoken", "", "`FILE` for all that is read aloud, one line each; - for standard output")
	flags.StringVar(&config.SettingsFile, "settings", settingsFile(folder), "`FILE` in which the settings are saved")
	flags.StringVar(&config.GamesDir, "games", dataDir(folder, "games"), "`DIR` in which games are saved")
	flags.StringVar(&config.StateDir, "state", stateDir(folder),
		"`DIR` for pictures of tables and of what is behind them, which can be deleted at any time")
	showVersion := flags.Bool("version", false, "print the version and exit")
	logFile := flags.String("log", "",
		"`FILE` for a log, one JSON object per line; without it, warnings go to standard error")
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			fmt.Printf("%s, the desktop game.\n\n%s [flags] [FILE]\n\nFILE is a game to open, or a deck in a given order.\n", name, folder)
			flags.SetOutput(os.Stdout)
			flags.PrintDefaults()
			err = ErrAnswered
		}
		return config, nil, err
	}
	config.Version = version
	if *showVersion {
		fmt.Println(name, version)
		return config, nil, ErrAnswered
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
	config.Asked = *size != ""
	if !config.Asked {
		config.Size = usual.units()
	} else if config.Size, err = parseSize(*size); err != nil {
		return config, nil, fmt.Errorf("-size: %w", err)
	}
	if config.Log, closeLog, err = openLog(*logFile); err != nil || *spokenFile == "" {
		return config, closeLog, err
	}
	to, closeSpoken, err := openSpoken(*spokenFile)
	if err != nil {
		closeLog()
		return config, nil, err
	}
	config.Voices = append(config.Voices, spoken.NewTranscript(to, config.Log))
	onlyLog := closeLog // which the result is about to replace
	return config, func() { closeSpoken(); onlyLog() }, nil
}

// openSpoken opens the file for what is read aloud.
func openSpoken(file string) (to io.Writer, closes func(), err error) {
	if file == "-" {
		return os.Stdout, func() {}, nil
	}
	opened, err := os.Create(file)
	if err != nil {
		return nil, nil, fmt.Errorf("-spoken: %w", err)
	}
	return opened, func() { _ = opened.Close() }, nil
}

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
