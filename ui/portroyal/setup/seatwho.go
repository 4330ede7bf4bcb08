package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal/bot"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
)

// whoScenes are the parts of the harbour behind the possible players, a person first.
var whoScenes = [1 + bot.Levels]scene{
	{x: 1000, y: 330, width: 700},
	{x: 900, y: 620, width: 500},
	{x: 760, y: 430, width: 600},
	{x: 1180, y: 380, width: 560},
	{x: 700, y: 330, width: 900},
	{x: 1280, y: 300, width: 560},
}

// whoGap is the gap between two possible players, characterGap that between two characters.
const (
	whoGap       = 12
	characterGap = 6
)

// who lets the player choose who plays at the seat, a person or a level: posters with a head, a name, the
// strength as stars, and a sentence.
func (p *seatPanel) who(width float32) fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	n, gap := len(whoScenes), p.grown(whoGap)
	inner := (width+gap)/float32(n) - gap - 2*p.grown(widgets.PosterEdge)
	text := inner - 2*p.grown(4)
	own := levelOf(p.here().Player)
	var picks []*widgets.Pick
	for level := range bot.Level(n) {
		rim := palette.OldPaper
		if level == own {
			rim = widgets.SeatColour(p.here().Colour)
		}
		name, about, portrait := w.T("opponent.person"), w.T(personAbout.About()), portraits[0]
		below := container.New(layout.NewCustomPaddedVBoxLayout(p.grown(2)))
		said := name
		if level != 0 {
			name, about, portrait = w.T(terms.Levels.ID(level)), w.T(levelsAbout.ID(level)), terms.LevelHead(level)
			strength := bot.Strength(level, p.character)
			below.Add(container.NewCenter(p.stars(strength, p.grown(20))))
			said = name + ", " + p.starsInWords(strength)
		}
		below.Add(widgets.Paragraph(widgets.Line, about, p.grown(12.5), c.Quiet, text, 1, fyne.TextAlignCenter))
		key := "person"
		if level != 0 {
			key = level.String()
		}
		picture := container.New(posed{p.growth}, p.pictureOf("who."+key, whoScenes[level]),
			p.stage.Head(portrait, rim, p.picture*headInPicture))
		pick := widgets.NewPoster(c, p.growth, picture, inner, p.picture, []string{name}, 1, below)
		pick.Name = said
		picks = append(picks, pick)
	}
	row := widgets.NewPicks(columns{n, gap}, n, int(own), func(chosen int) {
		p.cast(bot.Level(chosen), p.character)
	}, picks...)
	p.focus.add("who", row)
	return row
}

// headInPicture is the diameter of the head on a poster, as a part of the height of the picture.
const headInPicture = 0.92

// posed places a head in front of a picture, a little below its middle, with the ribbon over it.
type posed struct{ by float32 }

// MinSize implements fyne.Layout.
func (posed) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements fyne.Layout.
func (l posed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	objects[0].Move(fyne.NewPos(0, 0))
	head := size.Height * headInPicture
	objects[1].Resize(fyne.NewSquareSize(head))
	objects[1].Move(fyne.NewPos((size.Width-head)/2, 6*l.by))
}

// characterSymbols show at a glance what a character likes.
var characterSymbols = map[string]string{
	bot.Even.String(): "scales", "bold": "extra-card", "careful": "lantern", "thrifty": "coin", "fighter": "swords",
	"explorer": "map", "merchant": "ship",
}

// characters lets the player choose a computer player's character.
func (p *seatPanel) characters(width float32) *widgets.Picks {
	w, c := p.stage.Words, p.stage.Colours()
	all := bot.Characters()
	n, gap := len(all), p.grown(characterGap)
	text := (width+gap)/float32(n) - gap - 2*p.grown(widgets.PickEdge) - 2*p.grown(5)
	chosen, size := 0, p.grown(32)
	var picks []*widgets.Pick
	for i, character := range all {
		if character == p.character {
			chosen = i
		}
		symbol := widgets.Fixed(p.stage.Symbol(characterSymbols[character.String()], size), size, size)
		name := w.T(terms.Characters.ID(character))
		content := container.New(layout.NewCustomPaddedVBoxLayout(p.grown(1)),
			container.NewCenter(symbol),
			widgets.OneLine(widgets.Title, name, p.grown(14), c.Text, text, fyne.TextAlignCenter))
		about := w.T(charactersAbout.ID(character))
		if !p.terse {
			content.Add(widgets.Paragraph(widgets.Line, about, p.grown(12), c.Quiet, text, 1, fyne.TextAlignCenter))
		}
		padded := container.New(layout.NewCustomPaddedLayout(p.grown(5), p.grown(4), p.grown(5), p.grown(5)), content)
		pick := widgets.NewPick(c, p.growth, name, padded)
		if p.terse {
			pick.SetToolTip(about)
		}
		picks = append(picks, pick)
	}
	return widgets.NewPicks(columns{n, gap}, n, chosen, func(chosen int) {
		p.cast(levelOf(p.here().Player), all[chosen])
	}, picks...)
}

// cast gives the seat to a computer player of a level and a character, or to a person.
func (p *seatPanel) cast(level bot.Level, character bot.Character) {
	p.character = character
	was := p.here().Player
	p.here().Player = ""
	if level != 0 {
		p.here().Player = bot.Named(level, character)
	}
	if (was == "") != (p.here().Player == "") {
		p.here().Name = renamed(p.stage.Words, p.wish.Seats, p.seat)
	}
	p.dress()
	p.build()
}
