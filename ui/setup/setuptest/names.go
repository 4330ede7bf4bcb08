package setuptest

import (
	"slices"
	"strings"
	"testing"

	"portroyal/engine/skill"
	"portroyal/ui/setup"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// women are the heads of women; the person's is anybody's, and the others are men's.
var women = []string{"cook", "governor", "pilot", "sailor", "weaver", "widow"}

// The first names that computer players may have, by who can be called so.
var (
	womensNames = names(`Agatha Amalie Ana Anna Annie Beatriz Berta Bertha Blanca Catalina Celia Charlotte Edith Grete
		Greta Griet Hedwig Inés Isabel Johanna Josje Kate Katharina Leonor Lotte Louise Lucía Lucy Luisa Luise Margriet Marta
		Martha Mei Molly Nell Nora Ruby Saskia Tilda Trijn`)
	mensNames = names(`Albrecht Anselmo Ben Benito Berend Edmund Elias Elías Fernando Fiete Gerrit Gil Gustav
		Hein Heinrich Hendrik Henning Henry Hugh Hugo Huib Jack Jan Jonah Jonas Joris Juan Krelis Kuno Lope Ned Nico Okke Ole
		Omar Pim Rodrigo Rory Rutger Sam Sijmen Simón Toby Tom Tomás Torben Walter Will Willem`)
	anybodysNames = names("Alex Kim Robin Sacha")
)

func names(all string) []string { return strings.Fields(all) }

// fits reports whether somebody with this head can be called so.
func fits(head, name string) bool {
	first, _, _ := strings.Cut(name, " ")
	switch {
	case head == setup.Portraits[0]:
		return slices.Contains(anybodysNames, first)
	case slices.Contains(women, head):
		return slices.Contains(womensNames, first)
	}
	return slices.Contains(mensNames, first)
}

// NamesFitFaces checks who is called what in a company: in every language each head has a name that fits it, is short enough
// for a plate and no other's; and whoever sits down, with whatever face, keeps to it.
func NamesFitFaces(t *testing.T, company *setup.Company) {
	t.Helper()
	before, players := []string{""}, []string{""}
	for level := skill.CabinBoy; level <= skill.Governor; level++ {
		before = append(before, level.String())
		for _, character := range company.Characters {
			players = append(players, skill.Named(level, character))
		}
	}
	for _, language := range words.Languages {
		s := stagetest.New(t, Usual, language)
		w, called := s.Words, map[string]string{}
		for _, head := range setup.Portraits {
			name := w.T(company.Called[head])
			if other, taken := called[name]; taken {
				t.Errorf("%s: the %s and the %s are called %s", language, other, head, name)
			}
			called[name] = head
			if len([]rune(name)) > 17 || strings.HasSuffix(name, "s") && language == words.English || !fits(head, name) {
				t.Errorf("%s: a %s is called %q", language, head, name)
			}
		}
		for _, face := range setup.Portraits {
			for _, first := range before {
				seats := company.With(setup.Person(w, ""), w, 3)
				screen := setup.New(s, setup.Game{Company: company}, seats, nil)
				screen.Cast(1, first)
				screen.Seats[1].Portrait = face
				screen.Seats = company.Renamed(w, "", screen.Seats, func(string) bool { return false })
				for _, player := range players {
					screen.Cast(1, player)
					Distinct(t, screen.Seats)
					here := screen.Seats[1]
					if player != "" && !fits(here.Portrait, here.Name) || player == "" && here.Name != w.T("name.person", "Number", 2) {
						t.Fatalf("%s: %q with the face of a %s, then %q: %+v", language, first, face, player, here)
					}
				}
			}
		}
	}
}
