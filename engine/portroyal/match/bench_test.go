package match_test

import (
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
)

// longGame is a game of five that lasts this many rounds, because nobody takes anything for a long time.
func longGame(t testing.TB, rounds int) *match.Match {
	t.Helper()
	s := setup("", "", "", "", "")
	s.Options.Contracts, s.Options.Target = true, portroyal.MaxTarget
	s.Options.Decks |= portroyal.DeckExpansion
	m, err := match.New(s)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 1))
	for !m.Over() && m.Turns() < 5*rounds {
		legal := m.Legal()
		action := legal[random.IntN(len(legal))]
		// Persons bring points, which would end the game; without any it comes to a standstill (F6).
		for m.Turns()%40 > 0 && action.Kind == portroyal.Take && action.Card.Face().Type == portroyal.Person {
			action = legal[random.IntN(len(legal))]
		}
		if _, err := m.Play(action); err != nil {
			t.Fatal(err)
		}
	}
	if m.Turns() < 5*rounds {
		t.Fatalf("the game has only %d turns", m.Turns())
	}
	return m
}

// BenchmarkLoad reads a game of five with ninety rounds from its file and replays it.
func BenchmarkLoad(b *testing.B) {
	m := longGame(b, 90)
	text := m.Record().Bytes()
	b.ReportMetric(float64(len(m.Steps())), "steps")
	b.ReportMetric(float64(len(text)), "bytes")
	for b.Loop() {
		r, err := transcript.Decode(text)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := match.Load(r); err != nil {
			b.Fatal(err)
		}
	}
}
