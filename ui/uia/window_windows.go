package uia

import (
	"fmt"
	"sync"
	"syscall"
	"unsafe"

	"golang.org/x/sys/windows"
)

var (
	user          = windows.NewLazySystemDLL("user32.dll")
	registerClass = user.NewProc("RegisterClassExW")
	createWindow  = user.NewProc("CreateWindowExW")
	asUsual       = user.NewProc("DefWindowProcW")
)

// windowClass is a WNDCLASSEXW.
type windowClass struct {
	size, style             uint32
	procedure               uintptr
	classExtra, windowExtra int32
	instance                windows.Handle
	icon, cursor            uintptr
	background              uintptr
	menu, name              *uint16
	smallIcon               uintptr
}

// class is the class of the windows of elements. It paints nothing.
var class = sync.OnceValues(func() (*windowClass, error) {
	name, err := windows.UTF16PtrFromString(id)
	if err != nil {
		return nil, err
	}
	c := &windowClass{procedure: syscall.NewCallback(receive), name: name}
	c.size = uint32(unsafe.Sizeof(*c))
	if err := windows.GetModuleHandleEx(windows.GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT, nil, &c.instance); err != nil {
		return nil, err
	}
	if made, _, err := registerClass.Call(uintptr(unsafe.Pointer(c))); made == 0 {
		return nil, fmt.Errorf("window class: %w", err)
	}
	return c, nil
})

// newWindow makes a window that nobody sees and that gets neither keys nor clicks: they go to the one that it is a child of.
func newWindow(parent uintptr) (uintptr, error) {
	c, err := class()
	if err != nil {
		return 0, err
	}
	const child, visible, disabled, transparent = 0x40000000, 0x10000000, 0x08000000, 0x20
	made, _, err := createWindow.Call(transparent, uintptr(unsafe.Pointer(c.name)), 0, child|visible|disabled, 0, 0, 1, 1,
		parent, 0, uintptr(c.instance), 0)
	if made == 0 {
		return 0, fmt.Errorf("window: %w", err)
	}
	return made, nil
}

// receive is what the system calls with whatever it has to tell a window.
func receive(window uintptr, message uint32, w, l uintptr) uintptr {
	const (
		getObject  = 0x003d // WM_GETOBJECT
		rootObject = -25    // UiaRootObjectId
	)
	if of, is := elements.Load(window); is && message == getObject && int32(l) == rootObject {
		result, _, _ := give.Call(window, w, l, uintptr(unsafe.Pointer(of.(*element))))
		return result
	}
	result, _, _ := asUsual.Call(window, uintptr(message), w, l)
	return result
}
