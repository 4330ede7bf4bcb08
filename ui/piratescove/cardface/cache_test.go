package cardface_test

import (
	"testing"

	"go.uber.org/goleak"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/draw/drawtest"
	"portroyal/ui/piratescove/cardface"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// Until a face is drawn, the same face at another width is shown, or else the one whose details are nearest, or else a
// sketch; never another card, nor one in another language or style, nor its back.
func TestWhatStandsInForAFace(t *testing.T) {
	cache := cardface.NewCache(1, 1<<20)
	defer cache.Close()
	wanted := cardface.Request{
		Thing: cardface.Thing{Card: cove.Flint}, Width: 20, Detail: cardface.Small,
		Words: cardface.Words{Title: "Papagei"},
	}
	as := func(change func(*cardface.Request)) cardface.Request {
		r := wanted
		change(&r)
		return r
	}
	for i, other := range []cardface.Request{
		as(func(r *cardface.Request) { r.Thing.Card = cove.Silver }),
		as(func(r *cardface.Request) { r.Thing = cardface.Thing{Legend: cove.Hook} }),
		as(func(r *cardface.Request) { r.Words.Title = "Parrot" }),
		as(func(r *cardface.Request) { r.Style.Dark = true }),
		as(func(r *cardface.Request) { r.Back = cardface.TavernBack }),
	} {
		if drawn := drawtest.Get(t, cache, other); cache.StandIn(wanted) == drawn {
			t.Errorf("face %d stands in for another", i)
		}
	}
	for _, detail := range []cardface.Detail{cardface.Large, cardface.Full, cardface.Small} { // ever nearer
		drawn := drawtest.Get(t, cache, as(func(r *cardface.Request) { r.Detail, r.Width = detail, 40 }))
		if cache.StandIn(wanted) != drawn {
			t.Errorf("the face with detail %d does not stand in", detail)
		}
	}
	if wanted.Pressing() || !as(func(r *cardface.Request) { r.Detail = cardface.Large }).Pressing() {
		t.Error("what is enlarged is not drawn first")
	}
}
