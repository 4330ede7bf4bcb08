package coach

import (
	"context"
	"testing"
)

// positions are one of each kind of decision.
var positions = map[string]string{
	"outfit":   `{"options":{"players":4},"phase":"outfitting","round":0,"seats":[{"doubloons":9},{"doubloons":9},{"doubloons":9},{"doubloons":9}]}`,
	"islands":  `{"options":{"players":4},"phase":"navigation","round":3,"open":{"tavern":"2f4d2t0c","hull":"0f9d3t0c","sail":"1f5d3t0c","cannon":"3f5d0t0c","crew":"4f2d0t0c"},"blacks":[{"legend":"blackbeard","island":"hull"}],"seats":[{"treasures":3},{},{},{}]}`,
	"exchange": `{"options":{"players":4},"phase":"exchange","round":5,"open":{"hull":"0f9d3t0c"},"fight":{"island":"hull"},"seats":[{"island":"hull","places":[3,4,3,3],"hand":["grapeshot","cannonade","powder-magazine"]},{"island":"hull"},{"island":"hull"},{"island":"hull"}]}`,
	"visit":    `{"options":{"players":3},"phase":"visits","round":6,"seats":[{"island":"treasure","treasures":6,"doubloons":9,"fame":8},{"island":"hull","fame":9},{"island":"cove","fame":7}],"visit":{"order":[1,0,2],"next":1},"at":0}`,
}

func BenchmarkFirst(b *testing.B) {
	for name, text := range positions {
		b.Run(name, func(b *testing.B) {
			c, view := newCoach(b), see(b, text)
			for i := range b.N {
				c.Advise(context.Background(), view, uint64(i), 1)
			}
		})
	}
}

func BenchmarkAll(b *testing.B) {
	for name, text := range positions {
		b.Run(name, func(b *testing.B) {
			c, view := newCoach(b), see(b, text)
			for i := range b.N {
				c.Advise(context.Background(), view, uint64(i), Steps)
			}
		})
	}
}
