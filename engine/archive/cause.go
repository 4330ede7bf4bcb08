package archive

import (
	"errors"
	"io/fs"
	"runtime"
	"slices"
	"syscall"
)

// Cause is why a game could not be written, as far as somebody can do something about it.
type Cause uint8

// The causes.
const (
	Unknown   Cause = iota
	DiskFull        // nothing more can be written there, or not by this user
	Forbidden       // the user may not write there, or nobody may
	Gone            // the folder is not there and cannot be made
)

var causeNames = [...]string{Unknown: "unknown", DiskFull: "disk full", Forbidden: "forbidden", Gone: "gone"}

// String gives the cause's name: unknown, disk full, forbidden, gone.
func (c Cause) String() string { return causeNames[c] }

// causes are the numbers that the system gives for each. Windows has its own where the disk is full.
var causes = map[Cause][]error{
	DiskFull:  {syscall.ENOSPC, syscall.EDQUOT},
	Forbidden: {fs.ErrPermission, syscall.EROFS},
	Gone:      {fs.ErrNotExist, syscall.ENOTDIR},
}

const (
	windowsHandleDiskFull = syscall.Errno(39)
	windowsDiskFull       = syscall.Errno(112)
)

// CauseOf is the cause of an error of writing.
func CauseOf(err error) Cause {
	for cause, known := range causes {
		if slices.ContainsFunc(known, func(target error) bool { return errors.Is(err, target) }) {
			return cause
		}
	}
	if runtime.GOOS == "windows" && (errors.Is(err, windowsDiskFull) || errors.Is(err, windowsHandleDiskFull)) {
		return DiskFull
	}
	return Unknown
}
