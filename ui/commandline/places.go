package commandline

import (
	"fmt"
	"log/slog"
	"os"
	"path/filepath"

	"github.com/adrg/xdg"
)

// dataDir is a folder for what the player would not want to lose, by the conventions of the system, or "" on one
// that names no place for it.
func dataDir(folder, name string) string {
	return within(xdg.DataHome, "XDG_DATA_HOME", filepath.Join(folder, name))
}

// stateDir is the folder for what can be made anew.
func stateDir(folder string) string { return within(xdg.StateHome, "XDG_STATE_HOME", folder) }

// within is a folder in one that the system names, by a variable or in the user's home.
func within(home, variable, folder string) string {
	if _, err := os.UserHomeDir(); err != nil && os.Getenv(variable) == "" || !filepath.IsAbs(home) {
		return "" // without a home it would be at the root of everything
	}
	return filepath.Join(home, folder)
}

// settingsFile is the file of the settings, or "" on a system that names no place for them.
func settingsFile(folder string) string {
	home, err := os.UserConfigDir()
	if err != nil || !filepath.IsAbs(home) {
		return ""
	}
	return filepath.Join(home, folder, "settings.json")
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
