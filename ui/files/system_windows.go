package files

import (
	"errors"
	"io/fs"
	"syscall"

	"golang.org/x/sys/windows"
)

// devices are the drives.
func devices() (places []place) {
	there, err := windows.GetLogicalDrives()
	if err != nil {
		return nil
	}
	for letter := range 26 {
		if there&(1<<letter) != 0 {
			name := string(rune('A'+letter)) + ":"
			places = append(places, place{name: name, folder: name + `\`})
		}
	}
	return places
}

// hidden reports whether a file or folder is not shown unless somebody asks for it.
func hidden(info fs.FileInfo) bool {
	about, is := info.Sys().(*syscall.Win32FileAttributeData)
	return is && about.FileAttributes&syscall.FILE_ATTRIBUTE_HIDDEN != 0
}

// isFull reports whether something could not be written for lack of room.
func isFull(err error) bool {
	return errors.Is(err, windows.ERROR_DISK_FULL) || errors.Is(err, windows.ERROR_HANDLE_DISK_FULL)
}

// isForbidden reports whether something could not be written because nobody may write there, besides fs.ErrPermission.
func isForbidden(err error) bool { return errors.Is(err, windows.ERROR_WRITE_PROTECT) }

// isTooLong reports whether something could not be written because of the length of its name.
func isTooLong(err error) bool {
	return errors.Is(err, windows.ERROR_FILENAME_EXCED_RANGE) || errors.Is(err, windows.ERROR_BUFFER_OVERFLOW)
}
