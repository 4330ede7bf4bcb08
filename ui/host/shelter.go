package host

import (
	"os"
	"path/filepath"
)

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
