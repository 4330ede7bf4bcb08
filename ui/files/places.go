package files

import (
	"os"
	"path/filepath"
	"slices"

	"github.com/adrg/xdg"

	"portroyal/ui/words"
)

// place is a folder that is offered beside every other one.
type place struct {
	id     words.ID // what it is called, "" where it has a name of its own
	name   string
	folder string
}

// home is the folder that belongs to the player, or the root of everything on a system without one.
func home() string {
	if folder, err := os.UserHomeDir(); err == nil && filepath.IsAbs(folder) {
		return folder
	}
	return root()
}

// ownPlaces are the folders of the player that are there. A system may name the home for what has no folder of its own.
func ownPlaces(home string, of xdg.UserDirectories) []place {
	places := []place{{id: "file.home", folder: home}}
	for _, own := range []place{
		{id: "file.desktop", folder: of.Desktop},
		{id: "file.documents", folder: of.Documents},
		{id: "file.downloads", folder: of.Download},
	} {
		known := slices.ContainsFunc(places, func(p place) bool { return p.folder == own.folder })
		if info, err := os.Stat(own.folder); !known && err == nil && info.IsDir() {
			places = append(places, own)
		}
	}
	return places
}

// root is the folder that a path begins with.
func root() string {
	at, err := os.Getwd()
	if err != nil {
		return string(filepath.Separator)
	}
	return filepath.VolumeName(at) + string(filepath.Separator)
}
