package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/skill"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/summary"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// whoGap is the gap between two possible players, characterGap that between two characters.
const (
	whoGap       = 12
	characterGap = 6
)

// who lets the player choose who plays at the seat, a person or a level: posters with a head, a name, the
// strength as stars, and a sentence.
func (p *Panel) who(width float32) fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	n, gap := 1+skill.Levels, p.Grown(whoGap)
	inner := (width+gap)/float32(n) - gap - 2*p.Grown(widgets.PosterEdge)
	text := inner - 2*p.Grown(4)
	own := p.company.LevelOf(p.here().Player)
	var picks []*widgets.Pick
	for level := range skill.Level(n) {
		rim := palette.OldPaper
		if level == own {
			rim = widgets.SeatColour(p.here().Colour)
		}
		name, about, portrait := w.T("opponent.person"), w.T(personAbout.About()), Portraits[0]
		below := container.New(layout.NewCustomPaddedVBoxLayout(p.Grown(2)))
		said := name
		if level != 0 {
			name, about, portrait = w.T(summary.Levels.ID(level)), p.company.LevelAbout(w, level), summary.LevelHead(level)
			strength := p.company.Strength(level, p.character)
			below.Add(container.NewCenter(p.stars(strength, p.Grown(20))))
			said = name + ", " + p.starsInWords(strength)
		}
		below.Add(widgets.Paragraph(widgets.Line, about, p.Grown(12.5), c.Quiet, text, 1, fyne.TextAlignCenter))
		key := "person"
		if level != 0 {
			key = level.String()
		}
		picture, head := geometry.NewSheet(), p.Picture*headInPicture
		picture.Fit(p.pictureOf("who."+key, p.company.Behind(level)), geometry.Rect(0, 0, inner, p.Picture))
		picture.Fit(p.stage.Head(portrait, rim, head), geometry.Rect((inner-head)/2, p.Grown(6), head, head))
		pick := widgets.NewPoster(c, p.Growth, picture.Container, inner, p.Picture, []string{name}, 1, below)
		pick.Name = said
		picks = append(picks, pick)
	}
	row := widgets.NewPicks(Columns{n, gap}, n, int(own), func(chosen int) {
		p.cast(skill.Level(chosen), p.character)
	}, picks...)
	row.What = p.here().Name
	p.Focus.Add("who", row)
	return row
}

// personAbout is the sentence about a person.
const personAbout words.About = "opponent.person"

// headInPicture is the diameter of the head on a poster, as a part of the height of the picture: it is a little below the
// middle of that, with the ribbon over it.
const headInPicture = 0.92

// characters lets the player choose a computer player's character.
func (p *Panel) characters(width float32) *widgets.Picks {
	w, c := p.stage.Words, p.stage.Colours()
	all := p.company.Characters
	n, gap := len(all), p.Grown(characterGap)
	text := (width+gap)/float32(n) - gap - 2*p.Grown(widgets.PickEdge) - 2*p.Grown(5)
	chosen, size := 0, p.Grown(32)
	var picks []*widgets.Pick
	for i, character := range all {
		if character == p.character {
			chosen = i
		}
		symbol := widgets.Fixed(p.company.Symbol(p.stage, character, size), size, size)
		name := p.company.Character(w, character)
		content := container.New(layout.NewCustomPaddedVBoxLayout(p.Grown(1)),
			container.NewCenter(symbol),
			widgets.OneLine(widgets.Title, name, p.Grown(14), c.Text, text, fyne.TextAlignCenter))
		about := p.company.CharacterAbout(w, character)
		if !p.Terse {
			content.Add(widgets.Paragraph(widgets.Line, about, p.Grown(12), c.Quiet, text, 1, fyne.TextAlignCenter))
		}
		padded := container.New(layout.NewCustomPaddedLayout(p.Grown(5), p.Grown(4), p.Grown(5), p.Grown(5)), content)
		pick := widgets.NewPick(c, p.Growth, name, padded)
		if p.Terse {
			pick.SetToolTip(about)
		}
		picks = append(picks, pick)
	}
	row := widgets.NewPicks(Columns{n, gap}, n, chosen, func(chosen int) {
		p.cast(p.company.LevelOf(p.here().Player), all[chosen])
	}, picks...)
	row.What = w.T("setup.seat.character")
	return row
}

// cast gives the seat to a computer player of a level and a character, or to a person.
func (p *Panel) cast(level skill.Level, character string) {
	p.character = character
	player := ""
	if level != 0 {
		player = skill.Named(level, character)
	}
	p.Screen.cast(p.seat, player, p.ownHead)
	p.build()
}
