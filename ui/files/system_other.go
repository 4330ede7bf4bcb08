//go:build !windows

package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// devices are the whole computer and what is mounted for the player.
func devices() []place {
	mounts, _ := os.ReadFile("/proc/self/mountinfo") // which only Linux has
	return append([]place{{id: "file.computer", folder: "/"}}, mounted(string(mounts))...)
}

// mounted are the sticks, disks and cards in a list of what is mounted, as Linux writes it. Folders that do not answer are
// not asked.
func mounted(list string) (places []place) {
	for line := range strings.Lines(list) {
		const at = 4 // the field with the folder
		fields := strings.Fields(line)
		if len(fields) <= at {
			continue
		}
		folder := unescaped.Replace(fields[at])
		if strings.HasPrefix(folder, "/media/") || strings.HasPrefix(folder, "/run/media/") {
			places = append(places, place{name: filepath.Base(folder), folder: folder})
		}
	}
	return places
}

// unescaped reads the signs that Linux does not write as they are.
var unescaped = strings.NewReplacer(`\040`, " ", `\011`, "\t", `\012`, "\n", `\134`, `\`)

// hidden reports whether a file or folder is not shown unless somebody asks for it, whatever its name.
func hidden(fs.FileInfo) bool { return false }

// isFull reports whether something could not be written for lack of room.
func isFull(err error) bool { return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) }

// isForbidden reports whether something could not be written because nobody may write there, besides fs.ErrPermission.
func isForbidden(err error) bool { return errors.Is(err, syscall.EROFS) }

// isTooLong reports whether something could not be written because of the length of its name.
func isTooLong(err error) bool { return errors.Is(err, syscall.ENAMETOOLONG) }
