package uia

import (
	"log/slog"
	"runtime"
	"sync"
	"sync/atomic"
	"syscall"
	"unicode/utf16"
	"unsafe"

	"golang.org/x/sys/windows"
)

// Functions of the system. Before Windows 10 1709 there is no notify.
var (
	automation  = windows.NewLazySystemDLL("uiautomationcore.dll")
	clients     = automation.NewProc("UiaClientsAreListening")
	hostOf      = automation.NewProc("UiaHostProviderFromHwnd")
	notify      = automation.NewProc("UiaRaiseNotificationEvent")
	give        = automation.NewProc("UiaReturnRawElementProvider")
	ole         = windows.NewLazySystemDLL("oleaut32.dll")
	allocString = ole.NewProc("SysAllocStringLen")
	freeString  = ole.NewProc("SysFreeString")
)

// New makes a voice that nobody hears before it is opened.
func New(log *slog.Logger) *Voice { return newVoice(&element{}, log) }

// heard implements system.
func (*element) heard() bool {
	if notify.Find() != nil || clients.Find() != nil {
		return false
	}
	listen, _, _ := clients.Call()
	return listen != 0
}

// element is an element of UI Automation: an object of COM with the interface IRawElementProviderSimple.
type element struct {
	methods *[7]uintptr // first, as COM finds them there
	refs    atomic.Int32
	window  uintptr
	name    func() string
	pinned  runtime.Pinner
}

// methods are those of IUnknown and of IRawElementProviderSimple, in their order.
var methods = [7]uintptr{
	syscall.NewCallback((*element).queryInterface),
	syscall.NewCallback((*element).addRef),
	syscall.NewCallback((*element).release),
	syscall.NewCallback((*element).providerOptions),
	syscall.NewCallback((*element).patternProvider),
	syscall.NewCallback((*element).propertyValue),
	syscall.NewCallback((*element).hostProvider),
}

// elements are all elements, by their windows. They stay there for good: a program has one, whose window goes when the program
// ends, and nobody knows when the last reader has let go of it.
var elements sync.Map

// open implements system: it makes the element's window, a child of another one.
func (e *element) open(parent uintptr, name func() string) error {
	if err := give.Find(); err != nil {
		return err
	}
	window, err := newWindow(parent)
	if err != nil {
		return err
	}
	e.methods, e.window, e.name = &methods, window, name
	e.refs.Store(1) // for the program itself
	e.pinned.Pin(e)
	elements.Store(window, e)
	return nil
}

// kindOther is that of notifications that are about nothing in particular, NotificationKind_Other.
const kindOther = 4

// notify implements system.
func (e *element) notify(n notice) {
	words, activity := newString(n.words), newString(id)
	defer freeString.Call(words)
	defer freeString.Call(activity)
	_, _, _ = notify.Call(uintptr(unsafe.Pointer(e)), kindOther, uintptr(n.processing), words, activity)
}

// newString makes a string as COM has them.
func newString(of string) uintptr {
	units := utf16.Encode([]rune(of))
	made, _, _ := allocString.Call(uintptr(unsafe.Pointer(unsafe.SliceData(units))), uintptr(len(units)))
	return made
}

// Answers of methods.
const (
	ok          = 0
	noInterface = 0x80004002
	noPointer   = 0x80004003
)

// Interfaces.
var (
	unknown  = windows.GUID{Data4: [8]byte{0xc0, 7: 0x46}}
	provider = windows.GUID{
		Data1: 0xd6dd68d1, Data2: 0x86fd, Data3: 0x4332, Data4: [8]byte{0x86, 0x66, 0x9a, 0xbe, 0xde, 0xa2, 0xd2, 0x4c},
	}
)

// queryInterface gives the object itself, as a number: what was at that place before may look like a pointer and be none.
func (e *element) queryInterface(of *windows.GUID, to *uintptr) uintptr {
	switch {
	case of == nil || to == nil:
		return noPointer
	case *of != unknown && *of != provider:
		*to = 0
		return noInterface
	}
	e.addRef()
	*to = uintptr(unsafe.Pointer(e))
	return ok
}

func (e *element) addRef() uintptr { return uintptr(e.refs.Add(1)) }

func (e *element) release() uintptr { return uintptr(e.refs.Add(-1)) }

func (e *element) providerOptions(to *int32) uintptr {
	const serverSide = 2
	*to = serverSide
	return ok
}

// patternProvider says that nothing can be done with the element.
func (e *element) patternProvider(_ uintptr, to *uintptr) uintptr {
	*to = 0
	return ok
}

// variant is a value of COM.
type variant struct {
	kind  uint16
	_     [3]uint16
	value uintptr
	_     uintptr
}

// Kinds of variants.
const (
	kindInt    = 3
	kindString = 8
	kindBool   = 11
)

// id is how the element, its window's class and what it says are known.
const id = "spoken"

// propertyValue leaves everything else to the system, which answers as for any window.
func (e *element) propertyValue(property uintptr, to *variant) uintptr {
	const (
		controlType      = 30003
		name             = 30005
		isEnabled        = 30010
		automationID     = 30011
		isControlElement = 30016
		isContentElement = 30017

		text = 50020
		yes  = 0xffff
	)
	*to = variant{}
	switch int32(property) {
	case controlType:
		*to = variant{kind: kindInt, value: text}
	case name:
		*to = variant{kind: kindString, value: newString(e.name())}
	case automationID:
		*to = variant{kind: kindString, value: newString(id)}
	case isControlElement, isContentElement, isEnabled: // the window is not
		*to = variant{kind: kindBool, value: yes}
	}
	return ok
}

func (e *element) hostProvider(to *uintptr) uintptr {
	result, _, _ := hostOf.Call(e.window, uintptr(unsafe.Pointer(to)))
	return result
}
