//go:build !windows && !js

package host

// apartment does nothing.
func apartment() (leave func()) { return func() {} }
