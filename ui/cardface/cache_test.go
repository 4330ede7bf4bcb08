package cardface_test

import (
	"image"
	"testing"

	"go.uber.org/goleak"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardface"
	"portroyal/ui/draw/drawtest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// Of a card the same face at another width stands in, or its other variant, and else a sketch; never
// another card, nor one in other words or another style. Enlarged contracts do not stand in.
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
	wide := drawtest.Get(t, cache, as(func(r *cardface.Request) { r.Width = 90 }))
	if cache.StandIn(wanted) != wide {
		t.Error("not the same variant")
	}
	contract := cardface.Request{Contract: portroyal.FrigateFoe, Width: 30, Slots: 2}
	small := drawtest.Get(t, cache, contract)
	contract.Large = true
	if cache.StandIn(contract) == small {
		t.Error("a contract that has its steps elsewhere stands in")
	}
}

// An enlarged face is what somebody looks at just now.
func TestEnlargedFacesArePressing(t *testing.T) {
	if (cardface.Request{Card: 1}).Pressing() || !(cardface.Request{Card: 1, Large: true}).Pressing() {
		t.Error("what is enlarged is not drawn first")
	}
}
