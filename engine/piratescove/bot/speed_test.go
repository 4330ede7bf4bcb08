package bot

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"sync"
	"testing"
	"time"

	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot/value"
)

func TestPolicyLegal(t *testing.T) {
	var o policy
	o.random = wyrand.Seeded(3)
	for seed := range uint64(500) {
		p, _ := cove.New(cove.Options{Players: uint8(2 + seed%4)}, seed)
		for p.Phase() != cove.Over {
			a := o.choose(&p, p.Owing())
			if err := p.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func BenchmarkPolicyGame(b *testing.B) {
	var o policy
	for i := range b.N {
		p, _ := cove.New(cove.Options{Players: 4}, uint64(i))
		o.random = wyrand.Seeded(uint64(i))
		for p.Phase() != cove.Over {
			p.Play(o.choose(&p, p.Owing()), nil)
		}
	}
}

func playBots(players []Player, seed uint64) cove.Position {
	p, _ := cove.New(cove.Options{Players: uint8(len(players))}, seed)
	for p.Phase() != cove.Over {
		seat := p.Owing()
		v := p.View(seat)
		legal := v.Legal(nil)
		a := players[seat].Choose(context.Background(), v, legal)
		if err := p.Apply(a, nil); err != nil {
			panic(err)
		}
	}
	return p
}

func lone(make1, make2 func(seed uint64) Player, players, games int) (share float64, per time.Duration) {
	var mu sync.Mutex
	var group sync.WaitGroup
	begin := time.Now()
	next := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			for g := range next {
				list := []Player{}
				for seat := range players {
					if seat == g%players {
						list = append(list, make1(uint64(g*10+seat)))
					} else {
						list = append(list, make2(uint64(g*10+seat)))
					}
				}
				p := playBots(list, uint64(g))
				w := p.Winners()
				mu.Lock()
				for _, seat := range w {
					if seat == g%players {
						share += 1 / float64(len(w))
					}
				}
				mu.Unlock()
			}
		})
	}
	for g := range games {
		next <- g
	}
	close(next)
	group.Wait()
	return share / float64(games), time.Since(begin) / time.Duration(games)
}

type policyBot struct{ policy policy }

func (p *policyBot) Choose(_ context.Context, view cove.View, legal []cove.Action) cove.Action {
	q := view.Sample(uint64(p.policy.random.Below(1 << 60)))
	if len(legal) == 1 {
		return legal[0]
	}
	return p.policy.choose(&q, view.Seat())
}

func newPolicyBot(seed uint64) Player { return &policyBot{policy{random: wyrand.Seeded(seed)}} }

func TestPolicyAgainstGreedy(t *testing.T) {
	s, per := lone(newPolicyBot, newGreedy, 3, 3000)
	fmt.Println("policy among greedies", s, per)
}

func loadWeights(name string) *value.Weights {
	data, err := os.ReadFile(name)
	if err != nil {
		panic(err)
	}
	w, err := value.Read(data)
	if err != nil {
		panic(err)
	}
	return w
}

func TestLone(t *testing.T) {
	if os.Getenv("A") == "" {
		t.Skip()
	}
	games, players := 600, 3
	fmt.Sscan(os.Getenv("GAMES"), &games)
	fmt.Sscan(os.Getenv("N"), &players)
	kind := func(name, weights string) func(seed uint64) Player {
		switch name {
		case "greedy":
			return newGreedy
		case "policy":
			return newPolicyBot
		}
		w := loadWeights(weights)
		for l := CabinBoy; l <= Governor; l++ {
			if l.String() == name {
				return func(seed uint64) Player { return NewLearned(w, l, Even, seed) }
			}
		}
		var e effort
		if n, _ := fmt.Sscanf(name, "e%d,%d", &e.playouts, &e.steering); n == 2 {
			return func(seed uint64) Player {
				o := NewLearned(w, Admiral, Even, seed).(*opponent)
				o.search.effort = e
				return o
			}
		}
		panic(name)
	}
	s, per := lone(kind(os.Getenv("A"), os.Getenv("AW")), kind(os.Getenv("B"), os.Getenv("BW")), players, games)
	fmt.Printf("%s %s among %s %s (%d): %.3f, %v a game\n", os.Getenv("A"), os.Getenv("AW"), os.Getenv("B"), os.Getenv("BW"), players, s, per)
}
