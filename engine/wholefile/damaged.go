package wholefile

import "fmt"

// DamagedError says that a file could not be understood and has been set aside.
type DamagedError struct {
	Aside string // where the damaged file is now
	Err   error  // what is wrong with it
}

func (e *DamagedError) Error() string {
	return fmt.Sprintf("%v; the file is kept as %s", e.Err, e.Aside)
}

func (e *DamagedError) Unwrap() error { return e.Err }

// SetAside moves a file that could not be understood, for the reason err, to a name of its own beside it, which ends in
// ".damaged". The error it returns is a *DamagedError; or, if the file cannot be moved, why not.
func SetAside(file string, err error) error {
	aside, failed := Move(file, file+".damaged")
	if failed != nil {
		return fmt.Errorf("%w; and it cannot be set aside: %w", err, failed)
	}
	return &DamagedError{aside, err}
}
