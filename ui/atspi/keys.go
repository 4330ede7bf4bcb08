package atspi

import (
	"sync/atomic"
	"time"
	"unicode"

	"github.com/godbus/dbus/v5"
)

// answered is how long [Provider.Key] waits for a reader. Tests have more time.
var answered = 50 * time.Millisecond

// Modifiers are the keys that are held and the locks that are on, as bits.
type Modifiers uint32

// Modifiers, by the bits of AT-SPI.
const (
	Shift    Modifiers = 1 << 0
	CapsLock Modifiers = 1 << 1
	Control  Modifiers = 1 << 2
	Alt      Modifiers = 1 << 3
	NumLock  Modifiers = 1 << 14
)

// Key is a key that is pressed or released.
type Key struct {
	Code      uint32 // of X: that of Linux and 8
	Rune      rune   // what is on it, a letter as it is without Shift; not needed for keys without a character
	Released  bool
	Modifiers Modifiers
}

// Key forwards a key, also one that is pressed or released beside others, and reports whether a reader has taken it for
// itself, so that the program must not act on it. It waits 50 ms for that, and not at all while nobody wants keys or a
// reader has not answered to earlier ones. What answers a key must be shown after Key has returned, or the key cuts it off.
func (p *Provider) Key(k Key) (consumed bool) {
	to := p.keys.Load()
	if to == nil {
		return false
	}
	e := stroke{Sym: k.symbol(), Code: int32(k.Code), Modifiers: int32(k.Modifiers)}
	if k.Released {
		e.Type = 1
	}
	if symbols[k.Code] == nil && unicode.IsPrint(k.Rune) && k.Modifiers&(Control|Alt) == 0 {
		e.Text, e.IsText = string(k.Rune), true
	}
	answer, late := make(chan bool, 1), to.late.Load()
	select {
	case to.strokes <- forwarding{e, answer}:
	default:
		return false
	}
	if late {
		return false
	}
	select {
	case consumed = <-answer:
	case <-time.After(answered):
		to.late.Store(true)
	}
	return consumed
}

// symbol is the keysym, as readers know keys by it.
func (k Key) symbol() int32 {
	switch on := symbols[k.Code]; {
	case len(on) == 1, len(on) == 2 && k.Modifiers&NumLock == 0:
		return on[0]
	case len(on) == 2:
		return on[1]
	case !unicode.IsPrint(k.Rune):
		return 0xffffff // VoidSymbol; Orca knows nothing by 0
	case k.Rune < 0x100: // those of Latin-1 are their own
		return k.Rune
	}
	return k.Rune | 1<<24
}

// symbols are the keysyms of keys without a letter by their codes; those of the keypad have another one with NumLock.
var symbols = map[uint32][]int32{
	9: {0xff1b}, 22: {0xff08}, 23: {0xff09}, 36: {0xff0d}, // Escape, BackSpace, Tab, Return
	67: {0xffbe}, 68: {0xffbf}, 69: {0xffc0}, 70: {0xffc1}, 71: {0xffc2}, 72: {0xffc3}, // F1 to F6
	73: {0xffc4}, 74: {0xffc5}, 75: {0xffc6}, 76: {0xffc7}, 95: {0xffc8}, 96: {0xffc9}, // F7 to F12
	50: {0xffe1}, 62: {0xffe2}, 37: {0xffe3}, 105: {0xffe4}, 66: {0xffe5}, // Shift, Control, CapsLock
	64: {0xffe9}, 108: {0xfe03}, 133: {0xffeb}, 134: {0xffec}, 77: {0xff7f}, // Alt, AltGr, Super, NumLock
	110: {0xff50}, 113: {0xff51}, 111: {0xff52}, 114: {0xff53}, 116: {0xff54}, // Home, arrows
	112: {0xff55}, 117: {0xff56}, 115: {0xff57}, 118: {0xff63}, 119: {0xffff}, // page up and down, End, Insert, Delete
	63: {0xffaa}, 86: {0xffab}, 82: {0xffad}, 106: {0xffaf}, 104: {0xff8d}, // * + - / and Enter of the keypad
	79: {0xff95, 0xffb7}, 80: {0xff97, 0xffb8}, 81: {0xff9a, 0xffb9}, // 7 8 9
	83: {0xff96, 0xffb4}, 84: {0xff9d, 0xffb5}, 85: {0xff98, 0xffb6}, // 4 5 6
	87: {0xff9c, 0xffb1}, 88: {0xff99, 0xffb2}, 89: {0xff9b, 0xffb3}, // 1 2 3
	90: {0xff9e, 0xffb0}, 91: {0xff9f, 0xffae}, // 0 and the comma
}

// stroke is a key as it is forwarded.
type stroke struct {
	Type      uint32 // 0 pressed, 1 released
	Sym       int32
	Code      int32
	Modifiers int32
	Time      int32 // in milliseconds
	Text      string
	IsText    bool
}

// forwarding is a stroke, and where the answer goes.
type forwarding struct {
	stroke stroke
	answer chan<- bool
}

// keys is the way to readers that want keys.
type keys struct {
	strokes chan forwarding
	late    atomic.Bool // an answer was not there in time, and those to it and later ones are not waited for
}

// forward makes a way for keys, as long as the bus is there.
func forward(b *bus) *keys {
	k := &keys{strokes: make(chan forwarding, 32)}
	began, last := time.Now(), int32(0)
	go func() {
		for {
			select {
			case <-b.Context().Done():
				return
			case f := <-k.strokes:
				// A key of the same time as another is taken for a repetition.
				last = max(last+1, int32(time.Since(began).Milliseconds()))
				f.stroke.Time = last
				consumed := false
				err := b.call(registry, keysPath, "org.a11y.atspi.DeviceEventController.NotifyListenersSync", dbus.FlagNoAutoStart,
					[]any{f.stroke}, &consumed)
				if err == nil && len(k.strokes) == 0 {
					k.late.Store(false)
				}
				f.answer <- consumed
			}
		}
	}()
	return k
}
