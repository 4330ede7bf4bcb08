package host

import (
	"runtime"

	"golang.org/x/sys/windows"
)

// apartment makes the goroutine's thread one of those that COM calls an apartment, until leave is called. A dialog that does not
// belong to one gets the folder to begin in from another thread: Wine 10 then shows none and saves nothing.
func apartment() (leave func()) {
	runtime.LockOSThread()
	if windows.CoInitializeEx(0, windows.COINIT_APARTMENTTHREADED|windows.COINIT_DISABLE_OLE1DDE) != nil { // it is something else for good
		return runtime.UnlockOSThread
	}
	return func() {
		windows.CoUninitialize()
		runtime.UnlockOSThread()
	}
}
