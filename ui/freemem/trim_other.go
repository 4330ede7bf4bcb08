//go:build !linux || !cgo || ci

package freemem

// trim has nothing to do where the C library gives its pages back itself, or there is none.
func trim() {}
