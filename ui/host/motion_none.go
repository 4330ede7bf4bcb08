//go:build !linux && !windows && !js

package host

// watchMotion knows of no system here that asks for less motion.
func watchMotion(func(still bool)) {}
