//go:build !linux || !cgo || ci

package host

// outlive does nothing: here no other program can take the window away.
func (e *Exit) outlive() {}
