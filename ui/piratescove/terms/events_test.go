package terms_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
	"portroyal/ui/words/wordstest"
)

// mostOfLine is how many characters a sentence in the log has at most, with names of ten or eleven characters, and
// mostOfVolley how many the sentence about three volley cards before it.
const (
	mostOfLine   = 105
	mostOfVolley = 70
)

// names are those of the players, as long as they usually are at most.
var names = []string{"Margarethe", "Bartholomé", "Ana", "Maximilian", "Bo"}

// happened are the events of some games that are played at random, each once, and drawn cards as others see them too.
func happened(t *testing.T) map[cove.Event]bool {
	t.Helper()
	all := map[cove.Event]bool{}
	for game := range uint64(80) {
		random := rand.New(rand.NewPCG(game, 5))
		players := cove.MinPlayers + int(game)%(cove.MaxPlayers-cove.MinPlayers+1)
		position, err := cove.New(cove.Options{Players: uint8(players), OneGuard: game%2 == 0}, game)
		if err != nil {
			t.Fatal(err)
		}
		for position.Phase() != cove.Over {
			legal := position.Legal(position.Owing(), nil)
			var tape cove.Tape
			position.Play(legal[random.IntN(len(legal))], &tape)
			for _, e := range tape.Events {
				all[e], all[e.SeenBy(-1)] = true, true
			}
		}
	}
	return all
}

// Whatever happens is told in a whole sentence of every language, which fits into the log.
func TestEventsAreTold(t *testing.T) {
	events, kinds := happened(t), map[cove.EventKind]bool{}
	for e := range events {
		kinds[e.Kind] = true
		for _, code := range words.Languages {
			teller := terms.Teller{Words: words.In(code), Names: names}
			said := teller.Tell(e)
			wordstest.Said(t, string(code), said)
			if said == "" || strings.ContainsAny(said, "[{") {
				t.Errorf("%s: %s is told as %q", code, e, said)
			}
			if last, _ := utf8.DecodeLastRuneInString(said); last != '.' && last != '!' {
				t.Errorf("%s: %s is told without an end: %q", code, e, said)
			}
			most := mostOfLine
			if e.Volley != 0 {
				most += mostOfVolley
			}
			if n := utf8.RuneCountInString(said); n > most {
				t.Errorf("%s: %d characters, %d are the most: %q", code, n, most, said)
			}
		}
	}
	for kind := cove.RoundBegan; (cove.Event{Kind: kind}).String() != ""; kind++ {
		if !kinds[kind] {
			t.Errorf("nothing of kind %d happened, as %q", kind, cove.Event{Kind: kind})
		}
	}
	teller := terms.Teller{Words: words.In(words.English), Names: names}
	if said := teller.Tell(cove.Event{}); said != "" {
		t.Errorf("no event is told as %q", said)
	}
}

// Ships, sections and cards have the article and the case that their sentence asks for.
func TestSentencesOfEvents(t *testing.T) {
	for _, c := range []struct {
		of             cove.Event
		en, de, nl, es string
	}{
		{
			cove.Event{Kind: cove.Fired, Seat: 2, Ship: 2, Target: 4, Section: cove.Crew, N: 3},
			"Ana fires at Bo’s crew with 3 dice.", "Ana feuert mit 3 Würfeln auf die Mannschaft von Bo.",
			"Ana vuurt met 3 dobbelstenen op de bemanning van Bo.", "Ana dispara contra la tripulación de Bo con 3 dados.",
		},
		{
			cove.Event{
				Kind: cove.Fired, Seat: 2, Ship: 2, Target: cove.FirstBlack, Legend: cove.FlyingDutchman, N: 2,
				Volley: cove.WithGrapeshot | cove.WithCannonade,
			},
			"For this salvo: “Grapeshot” and “Cannonade”. Ana fires at the Flying Dutchman with 2 dice.",
			"Für diese Salve: „Kartätschen“ und „Kanonade“. Ana feuert mit 2 Würfeln auf den Fliegenden Holländer.",
			"Voor dit salvo: ‘Schroot’ en ‘Kanonnade’. Ana vuurt met 2 dobbelstenen op de Vliegende Hollander.",
			"Para esta andanada: «Metralla» y «Cañoneo». Ana dispara al Holandés Errante con 2 dados.",
		},
		{
			cove.Event{Kind: cove.Fired, Ship: cove.FirstBlack, Target: 4, Legend: cove.BonnyAndRead, N: 3},
			"Bonny and Read fire at Bo’s whole ship with 3 dice.",
			"Bonny und Read feuern mit 3 Würfeln auf das ganze Schiff von Bo.",
			"Bonny en Read vuren met 3 dobbelstenen op het hele schip van Bo.",
			"Bonny y Read disparan contra todo el barco de Bo con 3 dados.",
		},
		{
			cove.Event{Kind: cove.RolledOff, Ship: cove.FirstNavy, Legend: cove.Navy, N: 4},
			"The roll-off gives the Royal Navy a 4.", "Bei Gleichstand fällt für die Königliche Marine eine 4.",
			"Bij gelijke stand valt voor de Koninklijke Marine een 4.", "El desempate da un 4 a la Marina Real.",
		},
		{
			cove.Event{Kind: cove.ShipHit, Seat: 2, Ship: 2, Section: cove.Sails, Card: cove.Trelawney},
			"Trelawney’s parrot takes the hit for Ana.", "Trelawneys Papagei fängt den Treffer für Ana ab.",
			"Trelawneys papegaai vangt de treffer voor Ana op.", "El loro de Trelawney recibe el impacto por Ana.",
		},
		{
			cove.Event{Kind: cove.Returned, Seat: 2, Treasures: 1},
			"Ana has no room for 1 treasure, which goes back to the bank.",
			"Ana hat für 1 Schatz keinen Platz und gibt ihn der Bank zurück.",
			"Ana heeft geen plaats voor 1 schat, die teruggaat naar de bank.",
			"Ana no tiene sitio para 1 tesoro, que vuelve al banco.",
		},
		{
			cove.Event{Kind: cove.Outfitted, Seat: 2, Steps: [cove.Sections]uint8{cove.Hull: 2, cove.Sails: 1}},
			"Ana outfits the ship: hull +2 and sails +1.", "Ana rüstet das Schiff aus: Rumpf +2 und Segel +1.",
			"Ana rust het schip uit: romp +2 en zeilen +1.", "Ana equipa el barco: casco +2 y velas +1.",
		},
	} {
		for code, want := range map[words.Language]string{
			words.English: c.en, words.German: c.de, words.Dutch: c.nl, words.Spanish: c.es,
		} {
			if got := (terms.Teller{Words: words.In(code), Names: names}).Tell(c.of); got != want {
				t.Errorf("%s: %q, want %q", code, got, want)
			}
		}
	}
}

// All dice of a salvo are told together.
func TestRollsAreTold(t *testing.T) {
	die := func(n uint8, hit bool) cove.Event { return cove.Event{Kind: cove.Rolled, N: n, Hit: hit} }
	teller := terms.Teller{Words: words.In(words.English), Names: names}
	for _, c := range []struct {
		dice []cove.Event
		want string
	}{
		{[]cove.Event{die(5, true), die(2, false), die(6, true)}, "The dice show 5, 2, 6: 2 hits."},
		{[]cove.Event{die(5, true), die(2, false)}, "The dice show 5, 2: 1 hit."},
		{[]cove.Event{die(1, false), die(2, false)}, "The dice show 1, 2: no hit."},
		{[]cove.Event{die(6, true), die(5, false)}, "The dice show 6, 5: 1 hit, since only a 6 hits through the smoke."},
		{[]cove.Event{die(5, false), die(2, false)}, "The dice show 5, 2: no hit, since only a 6 hits through the smoke."},
		{[]cove.Event{{Kind: cove.Rolled, N: 5, Stray: true}}, "The dice show 5: no hit."},
	} {
		if got := teller.Tell(c.dice...); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
