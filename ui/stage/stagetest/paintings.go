package stagetest

import (
	"os"
	"path/filepath"

	"portroyal/ui/draw"
	"portroyal/ui/pictureshelf"
)

// All tests of screens take the large pictures behind them from one folder, in which they stay for the next run: painting
// them took a tenth of the time.
func init() {
	if folder, err := os.UserCacheDir(); err == nil {
		draw.UseShelf(pictureshelf.In(filepath.Join(folder, "portroyal-tests"), 4*pictureshelf.Most))
	}
}
