//go:build !js

package host

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"github.com/ncruces/zenity"

	"portroyal/ui/files"
)

// dialogsVariable says that the game is to ask for files by itself, if it is "own".
const dialogsVariable = "PORTROYAL_DIALOGS"

// chooser is what asks for files; nil for the game itself.
func chooser() files.Chooser {
	if os.Getenv(dialogsVariable) == "own" {
		return nil
	}
	return byDesktop
}

// byDesktop asks for files by the desktop's portal, by the system itself, or by a program that asks for others.
func byDesktop(ctx context.Context, r files.Request) (file string, err error) {
	if file, err = byPortal(ctx, r); err == nil || ctx.Err() != nil {
		return file, err
	}
	return bySystem(ctx, r)
}

// bySystem asks by the system's dialog, which elsewhere than on Windows and macOS is zenity's or that of a program like it.
func bySystem(ctx context.Context, r files.Request) (file string, err error) {
	place, ask := filepath.Join(r.Folder, r.Name), zenity.SelectFileSave
	if r.Name == "" {
		place, ask = place+string(filepath.Separator), zenity.SelectFile
	}
	kinds := zenity.FileFilter{Name: patterns(r.Endings)} // CaseFold adds letters that zenity refuses where the locale is C
	for _, ending := range r.Endings {
		kinds.Patterns = append(kinds.Patterns, "*"+ending)
	}
	defer apartment()()
	options := []zenity.Option{zenity.Context(ctx), zenity.Title(r.Title), zenity.Filename(place), kinds, zenity.ConfirmOverwrite()}
	file, err = ask(append(options, over()...)...)
	if errors.Is(err, zenity.ErrCanceled) {
		return "", nil
	}
	return file, err
}

// patterns are the names of files with these endings, as people read them.
func patterns(endings []string) string { return "*" + strings.Join(endings, " *") }
