package files

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/adrg/xdg"

	"portroyal/ui/words"
)

// Only folders that are there are offered, each once.
func TestOwnPlaces(t *testing.T) {
	home := t.TempDir()
	fill(t, home, "Pictures/", "Papers/", "file")
	found := ownPlaces(home, xdg.UserDirectories{
		Desktop: home, Documents: filepath.Join(home, "Papers"), Download: filepath.Join(home, "file"),
	})
	want := []place{{id: "file.home", folder: home}, {id: "file.documents", folder: filepath.Join(home, "Papers")}}
	if !slices.Equal(found, want) {
		t.Errorf("%v, want %v", found, want)
	}
	for _, p := range append(found, devices()...) {
		if p.id != "" && words.In(words.English).T(p.id) == "" || p.id == "" && p.name == "" || !filepath.IsAbs(p.folder) {
			t.Errorf("a place is %+v", p)
		}
	}
}
