package atspi

import (
	"testing"
)

// Keys are known by the symbols that readers know them by.
func TestSymbols(t *testing.T) {
	for _, c := range []struct {
		key  Key
		want int32
	}{
		{Key{Code: 38, Rune: 'a'}, 'a'},
		{Key{Code: 47, Rune: 'ö'}, 0xf6},
		{Key{Code: 47, Rune: '€'}, 0x010020ac},
		{Key{Code: 23}, 0xff09},
		{Key{Code: 118}, 0xff63},
		{Key{Code: 79, Rune: '7'}, 0xff95},                     // Home
		{Key{Code: 79, Rune: '7', Modifiers: NumLock}, 0xffb7}, // 7
		{Key{Code: 200}, 0xffffff},
		{Key{Code: 200, Rune: '\r'}, 0xffffff},
	} {
		if have := c.key.symbol(); have != c.want {
			t.Errorf("%v has the symbol %x, not %x", c.key, have, c.want)
		}
	}
}

// patient has [Provider.Key] wait for as long as it takes.
func patient(t *testing.T) {
	before := answered
	answered = within
	t.Cleanup(func() { answered = before })
}

// Keys are forwarded in order, with what readers need to know of them, and a reader may ask about the window before it
// answers.
func TestKeys(t *testing.T) {
	patient(t)
	d, p, root := begin(t)
	strokes := make(chan stroke, 64)
	d.setKeys(func(s stroke, signature string) bool {
		if signature != `@g "(uiiiisb)"` {
			t.Errorf("a key of %s", signature)
		}
		strokes <- s
		if s.Sym == 0xff63 {
			d.find(root, "Draw")
			return true
		}
		return false
	})
	until(t, "keys are wanted", func() bool { return p.keys.Load() != nil })
	if !p.Key(Key{Code: 118, Modifiers: Shift}) {
		t.Error("a reader does not take Insert")
	}
	a := Key{Code: 38, Rune: 'a'}
	if p.Key(a) || p.Key(Key{Code: 38, Rune: 'a', Released: true}) || p.Key(Key{Code: 38, Rune: 'a', Modifiers: Alt}) {
		t.Error("a reader takes letters")
	}
	want := []stroke{
		{0, 0xff63, 118, 1, 0, "", false}, {0, 'a', 38, 0, 0, "a", true}, {1, 'a', 38, 0, 0, "a", true}, {0, 'a', 38, 8, 0, "", false},
	}
	for range 40 { // faster than one in a millisecond
		p.Key(a)
		want = append(want, want[1])
	}
	last := int32(0)
	for i := range want {
		have := await(t, strokes)
		if have.Time <= last {
			t.Errorf("the time of key %d is %d", i, have.Time)
		}
		last, have.Time = have.Time, 0
		if have != want[i] {
			t.Errorf("key %d is %v, not %v", i, have, want[i])
		}
	}
	d.setKeys(nil)
	until(t, "no keys are wanted", func() bool { return p.keys.Load() == nil })
	if p.Key(Key{Code: 118}) || len(strokes) != 0 {
		t.Error("a reader takes keys that it does not want")
	}
}

// A reader that does not answer delays one key, and gets the others all the same; as soon as it has answered them, it is
// waited for again.
func TestSlowReader(t *testing.T) {
	d, p, _ := begin(t)
	strokes, goOn := make(chan stroke, 16), make(chan bool)
	d.setKeys(func(s stroke, _ string) bool {
		strokes <- s
		return <-goOn
	})
	until(t, "keys are wanted", func() bool { return p.keys.Load() != nil })
	if p.Key(Key{Code: 38, Rune: 'a'}) {
		t.Error("a key is taken without an answer")
	}
	patient(t)
	if p.Key(Key{Code: 38, Rune: 'b'}) || len(strokes) > 1 {
		t.Error("the second key is waited for")
	}
	for _, r := range "ab" {
		if s := await(t, strokes); s.Sym != r {
			t.Errorf("the reader gets %c for %c", s.Sym, r)
		}
		goOn <- true
	}
	until(t, "the reader is waited for", func() bool { return !p.keys.Load().late.Load() })
	go func() { goOn <- true }()
	if !p.Key(Key{Code: 38, Rune: 'c'}) {
		t.Error("a reader that answers again is not waited for")
	}
}
