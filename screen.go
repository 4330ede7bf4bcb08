//go:build !ci && !js

package main

import "github.com/go-gl/glfw/v3.4/glfw"

// room is how much of the screen a window may take, in the screen's pixels; 0 by 0 where nobody knows. The toolkit has
// to have brought up a window.
func room() (width, height int) {
	monitor := glfw.GetPrimaryMonitor()
	if monitor == nil {
		return 0, 0
	}
	_, _, width, height = monitor.GetWorkarea()
	return width, height
}
