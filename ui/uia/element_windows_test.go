package uia

import (
	"log/slog"
	"runtime"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"

	"portroyal/ui/spoken"
)

// What a client of UI Automation calls.
var (
	findWindow    = user.NewProc("FindWindowExW")
	peekMessage   = user.NewProc("PeekMessageW")
	destroyWindow = user.NewProc("DestroyWindow")
	nodeOf        = automation.NewProc("UiaNodeFromHandle")
	propertyOf    = automation.NewProc("UiaGetPropertyValue")
	releaseNode   = automation.NewProc("UiaNodeRelease")
)

// opened makes a voice whose window is on the thread of the test.
func opened(t *testing.T) (v *Voice, e *element) {
	t.Helper()
	runtime.LockOSThread()
	t.Cleanup(runtime.UnlockOSThread)
	static, _ := windows.UTF16PtrFromString("STATIC")
	parent, _, err := createWindow.Call(0, uintptr(unsafe.Pointer(static)), 0, 0, 0, 0, 100, 100, 0, 0, 0, 0)
	if parent == 0 {
		t.Fatal(err)
	}
	t.Cleanup(func() { _, _, _ = destroyWindow.Call(parent) })
	v = New(slog.New(slog.DiscardHandler))
	v.Open(t.Context(), parent, func() {})
	name, _ := windows.UTF16PtrFromString(id)
	e = v.to.(*element)
	if found, _, _ := findWindow.Call(parent, 0, uintptr(unsafe.Pointer(name)), 0); found == 0 || found != e.window {
		t.Fatalf("the window of the element is %x, found is %x", e.window, found)
	}
	return v, e
}

// show has a listener be at a line.
func show(v *Voice, words string) {
	v.Show(&spoken.Screen{Places: []spoken.Place{{Lines: []spoken.Line{{Words: words}}}}}, spoken.Spot{})
}

// take takes the text out of a variant.
func take(t *testing.T, of variant) string {
	t.Helper()
	if of.kind != kindString {
		t.Fatalf("kind %d is no text", of.kind)
	}
	defer freeString.Call(of.value)
	return windows.UTF16PtrToString(*(**uint16)(unsafe.Pointer(&of.value)))
}

// A reader finds the element in the window, on a thread of its own, and is told the line of the listener even while the toolkit
// is busy.
func TestReaders(t *testing.T) {
	v, e := opened(t)
	show(v, "Nächstes Schiff: Pinasse")
	found, asked, answers := make(chan uintptr), make(chan bool), make(chan string)
	go func() {
		var node uintptr
		if result, _, _ := nodeOf.Call(e.window, uintptr(unsafe.Pointer(&node))); result != ok {
			t.Errorf("no node: %x", result)
		}
		found <- node
		for range asked {
			var name variant
			if result, _, _ := propertyOf.Call(node, 30005, uintptr(unsafe.Pointer(&name))); result != ok {
				t.Errorf("no name: %x", result)
			}
			answers <- take(t, name)
		}
		_, _, _ = releaseNode.Call(node)
		close(answers)
	}()
	for node := uintptr(0); node == 0; {
		select {
		case node = <-found:
			if node == 0 {
				t.FailNow()
			}
		case <-time.After(time.Millisecond):
			var message [64]byte
			_, _, _ = peekMessage.Call(uintptr(unsafe.Pointer(&message)), 0, 0, 0, 1)
		}
	}
	for _, line := range []string{"Nächstes Schiff: Pinasse", "Stop"} { // no message is looked at from here on
		show(v, line)
		asked <- true
		select {
		case said := <-answers:
			if said != line {
				t.Errorf("it says %q, not %q", said, line)
			}
		case <-time.After(10 * time.Second):
			t.Fatal("the element waits for the thread of its window")
		}
	}
	close(asked)
	<-answers
}

// The object is one of COM, as its interfaces demand.
func TestMethods(t *testing.T) {
	v, e := opened(t)
	call := func(method int, with ...uintptr) uintptr {
		result, _, _ := syscall.SyscallN(e.methods[method], append([]uintptr{uintptr(unsafe.Pointer(e))}, with...)...)
		return result
	}
	at := func(pointer unsafe.Pointer) uintptr { return uintptr(pointer) }

	for _, is := range []string{"{00000000-0000-0000-C000-000000000046}", "{D6DD68D1-86FD-4332-8666-9ABEDEA2D24C}"} {
		var same uintptr
		number, err := windows.GUIDFromString(is)
		if err != nil {
			t.Fatal(err)
		}
		if call(0, at(unsafe.Pointer(&number)), at(unsafe.Pointer(&same))) != ok || same != at(unsafe.Pointer(e)) {
			t.Errorf("%s is not an interface of it", is)
		}
		if before := e.refs.Load(); call(1) != uintptr(before+1) || call(2) != uintptr(before) {
			t.Errorf("from %d references it comes to %d", before, e.refs.Load())
		}
	}
	if e.refs.Load() < 3 {
		t.Errorf("%d references after two were handed out", e.refs.Load())
	}
	other := windows.GUID{Data1: 1}
	none := uintptr(1)
	if call(0, at(unsafe.Pointer(&other)), at(unsafe.Pointer(&none))) != noInterface || none != 0 {
		t.Error("it has any interface")
	}
	if call(0, at(unsafe.Pointer(&unknown)), 0) != noPointer {
		t.Error("it writes to nowhere")
	}

	var options int32
	pattern, host := uintptr(1), uintptr(0)
	if call(3, at(unsafe.Pointer(&options))) != ok || options != 2 {
		t.Errorf("its options are %d", options)
	}
	if call(4, 10000, at(unsafe.Pointer(&pattern))) != ok || pattern != 0 {
		t.Error("something can be done with it")
	}
	if call(6, at(unsafe.Pointer(&host))) != ok || host == 0 {
		t.Error("it is in no window")
	}

	show(v, "")
	for property, want := range map[uintptr]variant{
		30003: {kind: kindInt, value: 50020}, 30010: {kind: kindBool, value: 0xffff},
		30016: {kind: kindBool, value: 0xffff}, 30017: {kind: kindBool, value: 0xffff},
		30000: {}, // its number, which the system knows
	} {
		got := variant{kind: 99, value: 99}
		if call(5, property, at(unsafe.Pointer(&got))) != ok || got != want {
			t.Errorf("property %d is %v, want %v", property, got, want)
		}
	}
	for property, want := range map[uintptr]string{30005: "", 30011: id} {
		var got variant
		if call(5, property, at(unsafe.Pointer(&got))) != ok || take(t, got) != want {
			t.Errorf("property %d is not %q", property, want)
		}
	}
}

// Where the system has no notifications nobody listens, and what is said all the same is heard by nobody.
func TestWithoutNotifications(t *testing.T) {
	if notify.Find() == nil {
		t.Skip("this system has them")
	}
	v, _ := opened(t)
	time.Sleep(2 * often)
	v.Say("Your turn.", spoken.Happened)
	if v.Listening() || len(v.queue) > 0 {
		t.Error("somebody listens")
	}
}
