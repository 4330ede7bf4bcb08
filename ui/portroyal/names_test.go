package portroyal

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/daily"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/settings"
	"portroyal/ui/words"
)

// called are the names that the game gives to players by itself, in the language of the window.
func (b *bench) called() (names []string) {
	w := b.stage.Words
	add := func(seats ...progress.Seat) {
		for _, seat := range seats {
			names = append(names, seat.Name)
		}
	}
	person := setup.Default(w, "").Seats[0]
	add(setup.Default(w, "").Seats...)
	add(setup.Company.With(person, w, portroyal.MaxPlayers)...)
	for seat := range portroyal.MaxPlayers { // whom the seats have been left to
		person.Name, person.Portrait = w.T("name.person", "Number", seat+1), "captain"
		add(person)
		add(setup.Company.With(person, w, portroyal.MaxPlayers)...)
		add(setup.Company.Rival(person, w, daily.Opponent()))
	}
	for _, id := range setup.Company.Called {
		names = append(names, w.T(id))
	}
	seats := b.dailySeats()
	add(seats[:]...)
	b.playFirst()
	for _, seat := range b.house.Match.Seats() {
		names = append(names, seat.Name)
	}
	return names
}

// No name that the game gives to a player contains that of a card or contract, in any language.
func TestNobodyIsCalledLikeACard(t *testing.T) {
	cards := map[string]words.Language{}
	for _, language := range words.Languages {
		w := words.In(language)
		for _, card := range portroyal.AllCards(portroyal.AllDecks) {
			cards[strings.ToLower(terms.Title(w, card))] = language
		}
		for _, contract := range portroyal.AllContracts() {
			cards[strings.ToLower(terms.ContractTitle(w, contract))] = language
		}
	}
	if len(cards) < 100 {
		t.Fatalf("only %d cards are known", len(cards))
	}
	for _, language := range words.Languages {
		b := newBench(t, nil)
		b.speak(language)
		names := b.called()
		if len(names) < 20 {
			t.Fatalf("%s: only %q are called", language, names)
		}
		for _, name := range names {
			for card, of := range cards {
				if card == "" || strings.Contains(strings.ToLower(name), card) {
					t.Errorf("%s: somebody is called %q, and a card %q (%s)", language, name, card, of)
				}
			}
		}
	}
}

// An old set-up keeps the names in it.
func TestOldNamesStay(t *testing.T) {
	from := settings.Default()
	old := setup.Default(words.In(words.German), "")
	old.Seats[0].Name, old.Seats[1].Name = "Spieler 1", "Kapitän"
	progress.Of(&from).Setup = &old
	b := newBench(t, &from)
	if seats := b.lastSetup().Seats; seats[0].Name != "Spieler 1" || seats[1].Name != "Kapitän" {
		t.Errorf("they are called %q and %q now", seats[0].Name, seats[1].Name)
	}
}

// Of a set-up in another language, the names that the program has chosen follow the language and those that the player has
// typed do not; games that are saved keep theirs.
func TestNamesFollowTheLanguage(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.German)
	last := setup.Default(b.stage.Words, "")
	last.Seats[2].Name = "Leonie"
	last.Start = 0 // of a game in which nobody has done anything nothing is saved
	b.play(last)
	b.Press(fyne.KeySpace)
	id, before := b.house.Match.Record().ID, b.house.Match.Seats()
	b.LeaveGame() // it is saved by then
	b.speak(words.Spanish)
	w := b.stage.Words
	seats := b.lastSetup().Seats
	if seats[0].Name != w.T("name.person", "Number", 1) || seats[1].Name != w.T(setup.Company.Called[seats[1].Portrait]) ||
		seats[2].Name != "Leonie" {
		t.Errorf("they are called %+v now", seats)
	}
	saved, err := b.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	for i, seat := range saved.About().Seats {
		if seat.Name != before[i].Name {
			t.Errorf("in the saved game, %s is called %s", before[i].Name, seat.Name)
		}
	}
}

// Another language gives another default name, but not to somebody with finished games: they would lose their statistics.
func TestLanguageTakesNobodysGames(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	name := b.stage.Words.T("name.person", "Number", 1)
	on(hotSeat(name, "Ben"), isOver)(b)
	b.ShowStart()
	b.speak(words.German)
	if now, facts := b.AtScreen().Name, b.facts(); now != name || facts.Against != 1 || facts.Setup.Seats[0].Name != name {
		t.Errorf("%s is %s now, with %d games", name, now, facts.Against)
	}
	b = newBench(t, nil)
	last := setup.Default(b.stage.Words, "")
	b.own().Setup = &last
	english := b.AtScreen().Name
	b.speak(words.German)
	if german := b.AtScreen().Name; german == english || german != b.stage.Words.T("name.person", "Number", 1) {
		t.Errorf("%s without a game is called %s", english, german)
	}
}

// A new player who has told their name is called so, wherever the program gives the first name: in the set-up, in the deal
// of the day and on a voyage.
func TestNewPlayerIsCalledAsTheySaid(t *testing.T) {
	b := newBench(t, nil)
	b.settings.Player = "Zoë"
	for what, seat := range map[string]progress.Seat{
		"set-up": b.lastSetup().Seats[0], "statistics": b.AtScreen(), "deal of the day": b.dailySeats()[0],
		"voyage": b.book.Sailors(0)[0],
	} {
		if seat.Name != "Zoë" {
			t.Errorf("%s: called %q", what, seat.Name)
		}
	}
}
