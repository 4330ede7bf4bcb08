package table

import (
	"image"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/ui/draw"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/settings"
)

// Before a card is turned up its picture has been painted, also where it ends the turn: painting takes longer than turning.
func TestTheNextCardIsPaintedAhead(t *testing.T) {
	turned, busts := 0, 0
	for game := range uint64(6) {
		m := gametest.OfKind(t, game)
		b := newBench(t, m)
		var mutex sync.Mutex
		painted := map[portroyal.Card]bool{}
		faces := draw.NewCache(1, 1<<20, func(r cardface.Request) *image.NRGBA {
			mutex.Lock()
			defer mutex.Unlock()
			painted[r.Card] = true
			return image.NewNRGBA(image.Rect(0, 0, 1, 1))
		}, func(cardface.Request) image.Image { return nil })
		t.Cleanup(faces.Close)
		b.stage.Faces = faces
		b.stage.Settings.Speed = settings.SpeedNormal
		b.byHand()
		b.build()
		random := rand.New(rand.NewPCG(game, 5))
		for i := range 100 {
			if b.moving.Finish(); m.Over() {
				break
			}
			action, lay := gametest.Likely(m.Legal(), random), len(b.view.Harbour())
			if i > 0 && action.Kind == portroyal.RevealNext { // at first nothing moves yet
				next := m.Position()
				var tape portroyal.Tape
				next.Play(action, &tape)
				for _, event := range tape.Events {
					if event.Kind != portroyal.CardRevealed {
						continue
					}
					if turned++; lay > 0 && next.Phase() != portroyal.Over && len(next.Harbour()) == 0 {
						busts++
					}
					is := func() bool {
						mutex.Lock()
						defer mutex.Unlock()
						return painted[event.Card]
					}
					for since := time.Now(); !is() && time.Since(since) < 3*time.Second; {
						time.Sleep(time.Millisecond)
					}
					if !is() {
						t.Fatalf("game %d: %s is turned up and has not been painted", game, event.Card)
					}
				}
			}
			b.act(action)
		}
	}
	if turned < 60 || busts < 5 {
		t.Errorf("%d cards were turned up, %d of them ended a turn", turned, busts)
	}
}
