package table

import (
	"testing"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/settings"
)

// BenchmarkBuildIn lays out the table in other phases, and with a long log.
func BenchmarkBuildIn(b *testing.B) {
	at := sought{size: fyne.NewSize(1280, 800), persons: 1, players: 4}
	for _, c := range []struct {
		name  string
		log   settings.Log
		holds func(p *cove.Position) bool
	}{
		{"navigation", settings.LogFolded, func(p *cove.Position) bool { return p.Round() == 6 && first(p, cove.Navigation) }},
		{"exchange", settings.LogFolded, func(p *cove.Position) bool { return p.Round() == 6 && first(p, cove.Exchange) }},
		{"visits", settings.LogFolded, func(p *cove.Position) bool { return p.Round() == 6 && first(p, cove.Visits) }},
		{"log", settings.LogOpen, func(p *cove.Position) bool { return p.Round() == 12 && first(p, cove.Visits) }},
	} {
		b.Run(c.name, func(b *testing.B) {
			s := sitWhere(b, at, c.holds)
			s.At.Settings.Log, s.At.Settings.ShowChance = c.log, true
			s.build()
			for b.Loop() {
				s.build()
			}
		})
	}
}
