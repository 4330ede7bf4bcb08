package cardface_test

import (
	"image"
	"testing"

	"go.uber.org/goleak"

	"portroyal/engine/portroyal"
	"portroyal/ui/draw/drawtest"
	"portroyal/ui/portroyal/cardface"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// Until a face is drawn, the same face at another width is shown, or else another variant of it, or else a
// sketch; never another card, nor one in another language or style. Enlarged contracts are not shown in place of
// others.
func TestWhatStandsInForAFace(t *testing.T) {
	cache := cardface.NewCache(1, 1<<20)
	defer cache.Close()
	wanted := cardface.Request{Card: 1, Width: 10, Words: cardface.Words{Title: "Siedler"}}
	as := func(change func(*cardface.Request)) cardface.Request {
		r := wanted
		change(&r)
		return r
	}
	var others []image.Image
	for _, other := range []cardface.Request{
		as(func(r *cardface.Request) { r.Card = 2 }),
		as(func(r *cardface.Request) { r.Words.Title = "Settler" }),
		as(func(r *cardface.Request) { r.Style.Dark = true }),
		as(func(r *cardface.Request) { r.Back = true }),
	} {
		others = append(others, drawtest.Get(t, cache, other))
	}
	standIn := cache.StandIn(wanted)
	for i, other := range others {
		if standIn == other {
			t.Errorf("face %d stands in for another", i)
		}
	}
	if size := standIn.Bounds().Size(); size != image.Pt(10, 15) {
		t.Errorf("a sketch of %v", size)
	}
	large := drawtest.Get(t, cache, as(func(r *cardface.Request) { r.Large = true }))
	if cache.StandIn(wanted) != large {
		t.Error("not the other variant")
	}
	compact := drawtest.Get(t, cache, as(func(r *cardface.Request) { r.Compact = true }))
	if cache.StandIn(as(func(r *cardface.Request) { r.Large = true; r.Width = 20 })) != large {
		t.Error("not the same variant of an enlarged card")
	}
	wide := drawtest.Get(t, cache, as(func(r *cardface.Request) { r.Width = 90 }))
	if cache.StandIn(wanted) != wide {
		t.Error("not the same variant")
	}
	if got := cache.StandIn(as(func(r *cardface.Request) { r.Width, r.Compact = 20, true })); got != compact {
		t.Error("not the same face, compact")
	}
	contract := cardface.Request{Contract: portroyal.FrigateFoe, Width: 30, Slots: 2}
	small := drawtest.Get(t, cache, contract)
	contract.Compact = true
	if cache.StandIn(contract) != small {
		t.Error("a contract does not stand in for the compact one")
	}
	contract.Compact, contract.Large = false, true
	if cache.StandIn(contract) == small {
		t.Error("a contract that has its steps elsewhere stands in")
	}
}

// While a compact face is drawn the full one is shown, and the other way round; an enlarged one only if there is
// neither.
func TestCompactFacesStandIn(t *testing.T) {
	for _, compact := range []bool{false, true} {
		cache := cardface.NewCache(1, 1<<20)
		asked := cardface.Request{Card: 3, Width: 20, Compact: compact}
		other, large := asked, asked
		other.Compact = !compact
		large.Compact, large.Large = false, true
		enlarged := drawtest.Get(t, cache, large)
		if cache.StandIn(asked) != enlarged {
			t.Errorf("compact %t: the enlarged face does not stand in", compact)
		}
		shown := drawtest.Get(t, cache, other)
		if got := cache.StandIn(asked); compact && got != shown || got != shown && got != enlarged {
			t.Errorf("compact %t: the other face does not stand in", compact)
		}
		cache.Close()
	}
}

// An enlarged face is being looked at, so it is drawn first.
func TestEnlargedFacesArePressing(t *testing.T) {
	if (cardface.Request{Card: 1}).Pressing() || !(cardface.Request{Card: 1, Large: true}).Pressing() {
		t.Error("what is enlarged is not drawn first")
	}
}
