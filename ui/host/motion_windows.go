package host

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// watchMotion says whether Windows has been told not to animate what is in windows.
func watchMotion(tell func(still bool)) {
	const clientAreaAnimation = 0x1042 // SPI_GETCLIENTAREAANIMATION
	var animates int32                 // a BOOL
	ask := windows.NewLazySystemDLL("user32.dll").NewProc("SystemParametersInfoW")
	if ok, _, _ := ask.Call(clientAreaAnimation, 0, uintptr(unsafe.Pointer(&animates)), 0); ok != 0 {
		tell(animates == 0)
	}
}
