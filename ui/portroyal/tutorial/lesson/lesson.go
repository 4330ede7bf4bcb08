// Package lesson holds the lessons of the first voyage: text files that say how the table is set, which cards
// come, who does what, which text goes with it and where to look. It reads them and checks them against the rules
// as far as a single position allows. The look of a lesson and its texts are elsewhere.
package lesson

import (
	"embed"
	"fmt"
	"io/fs"
	"maps"

	"portroyal/engine/portroyal"
	"portroyal/ui/tutorial"
	"portroyal/ui/tutorial/script"
)

// Chapter names a lesson and its file.
type Chapter string

// The chapters in order. Those from Expansion on are for players who want more.
const (
	Discover   Chapter = "discover"   // turning up and stopping
	Trade      Chapter = "trade"      // trading and hiring
	Others     Chapter = "others"     // other players' turns and the fee
	Swords     Chapter = "swords"     // repelling, a bust, the chance of one
	Expedition Chapter = "expedition" // expeditions, taxes, the end
	Expansion  Chapter = "expansion"  // the expansion and contracts
	Clock      Chapter = "clock"      // against the clock
	Gamblers   Chapter = "gamblers"   // gamblers and two-nail cards
)

// Chapters lists all of them in order.
var Chapters = []Chapter{Discover, Trade, Others, Swords, Expedition, Expansion, Clock, Gamblers}

// Basics is how many of the first chapters lead up to a first game.
const Basics = 5

// Saying names a text: a message of the window.
type Saying string

// Lesson is a chapter.
type Lesson struct {
	Chapter Chapter
	Scenes  []Scene
}

// Scene is a table that is set once and then played as the script says. The player has seat 0.
type Scene struct {
	Position portroyal.Position
	Coming   []portroyal.Card // the cards turned up, in this order
	Steps    []Step
}

// Step is one step of a scene. Without Do, Free and Rival it is only text.
type Step struct {
	Say   Saying         // "" for nothing
	Lit   []Lit          // what it is about; everything else is in the shade
	About portroyal.Card // the card whose numbers are in the text, NoCard for none

	Do    []portroyal.Action // what the player may do now; "Show me" does the first
	Free  bool               // the player decides freely, and is told afterwards what every choice was worth
	Rival portroyal.Action   // what the other player does

	Chance bool // explains the chance of a bust, which is hidden earlier in the chapter
	Takes  bool // explains how many cards may be taken, which is hidden earlier in the chapter

	Wrong map[string]Saying // the text if the player does something else, by the first word of its notation
}

// Acts reports whether the player does something.
func (s *Step) Acts() bool { return len(s.Do) > 0 || s.Free }

// Done is the action that the script has for a step, NoAction if it is only text. A player's free decision cannot
// be known, so a scene has no further step after it.
func (s *Step) Done() portroyal.Action {
	if len(s.Do) > 0 {
		return s.Do[0]
	}
	return s.Rival
}

// Script is the lesson as the pilot follows it.
func (l *Lesson) Script() (script [][]tutorial.Step) {
	for i := range l.Scenes {
		var steps []tutorial.Step
		for j := range l.Scenes[i].Steps {
			s := &l.Scenes[i].Steps[j]
			steps = append(steps, tutorial.Step{
				Say: string(s.Say), Acts: s.Acts(), Shows: len(s.Do) > 0, Rival: s.Rival.Kind != portroyal.NoAction,
			})
		}
		script = append(script, steps)
	}
	return script
}

// TellsChance reports whether the chance of a bust is shown at a step of a scene.
func (l *Lesson) TellsChance(scene, step int) bool {
	return l.explained(scene, step, func(s *Step) bool { return s.Chance })
}

// TellsTakes reports whether the number of cards that may be taken is shown at a step of a scene.
func (l *Lesson) TellsTakes(scene, step int) bool {
	return l.explained(scene, step, func(s *Step) bool { return s.Takes })
}

// explained reports whether no later step explains something.
func (l *Lesson) explained(scene, step int, explains func(*Step) bool) bool {
	for i := scene; i < len(l.Scenes); i++ {
		for j := range l.Scenes[i].Steps {
			if (i > scene || j > step) && explains(&l.Scenes[i].Steps[j]) {
				return false
			}
		}
	}
	return true
}

//go:embed *.toml
var files embed.FS

// Read reads a chapter.
func Read(chapter Chapter) (*Lesson, error) {
	l, err := read(files, chapter)
	if err != nil {
		return nil, fmt.Errorf("lesson %s: %w", chapter, err)
	}
	return l, nil
}

// written is a lesson as its file has it.
type written struct {
	Options map[string]any `toml:"options"`
	Scenes  []struct {
		Position map[string]any   `toml:"position"`
		Coming   []portroyal.Card `toml:"coming"`
		Steps    []writtenStep    `toml:"steps"`
	} `toml:"scene"`
}

// writtenStep is a line of a script.
type writtenStep struct {
	Say    Saying             `toml:"say"`
	Lit    string             `toml:"lit"`
	About  portroyal.Card     `toml:"about"`
	Do     []portroyal.Action `toml:"do"`
	Free   bool               `toml:"free"`
	Rival  portroyal.Action   `toml:"rival"`
	Chance bool               `toml:"chance"`
	Takes  bool               `toml:"takes"`
	Wrong  map[string]Saying  `toml:"wrong"`
}

func read(files fs.FS, chapter Chapter) (*Lesson, error) {
	var w written
	if err := script.Decode(files, string(chapter), &w); err != nil {
		return nil, err
	}
	l := &Lesson{Chapter: chapter}
	for i, from := range w.Scenes {
		scene := Scene{Coming: from.Coming}
		var err error
		if scene.Position, err = position(w.Options, from.Position); err == nil {
			scene.Steps, err = script.Steps(from.Steps, (*writtenStep).step)
		}
		if err != nil {
			return nil, fmt.Errorf("scene %d: %w", i+1, err)
		}
		l.Scenes = append(l.Scenes, scene)
	}
	return l, nil
}

func (w *writtenStep) step() (s Step, err error) {
	s = Step{
		Say: w.Say, About: w.About, Do: w.Do, Free: w.Free, Rival: w.Rival, Chance: w.Chance, Takes: w.Takes, Wrong: w.Wrong,
	}
	s.Lit, err = parseLit(w.Lit)
	return s, err
}

// position is a position of a game with these options: laid says what is on the table, and all other cards are
// unseen, in the draw pile and as coins. So chances are the same as in a game.
func position(options, laid map[string]any) (p portroyal.Position, err error) {
	bare := map[string]any{}
	if options != nil {
		bare["options"] = options
	}
	if err := script.Position(bare, &p); err != nil {
		return p, err
	}
	fresh, err := portroyal.New(p.Options(), 1, 0)
	if err != nil {
		return p, err
	}
	unseen, _ := fresh.Unseen()
	for _, card := range cardsIn(laid) {
		if unseen[card] > 0 { // the expedition for five players is never in the pile
			unseen[card]--
		}
	}
	var names []string
	for card, copies := range unseen {
		for range copies {
			names = append(names, portroyal.Card(card).String())
		}
	}
	all := maps.Clone(laid)
	maps.Copy(all, bare)
	all["unseen"], all["pile"] = names, len(names)-hiddenIn(laid)
	err = script.Position(all, &p)
	return p, err
}

// cardsIn are all cards that a position names, wherever they are.
func cardsIn(laid any) (cards []portroyal.Card) {
	switch laid := laid.(type) {
	case string:
		if card, err := portroyal.ParseCard(laid); err == nil {
			cards = append(cards, card)
		}
	case []any:
		for _, each := range laid {
			cards = append(cards, cardsIn(each)...)
		}
	case map[string]any:
		for name, each := range laid {
			if name != "contracts" { // they have names of their own
				cards = append(cards, cardsIn(each)...)
			}
		}
	case []map[string]any:
		for _, each := range laid {
			cards = append(cards, cardsIn(each)...)
		}
	}
	return cards
}

// hiddenIn is how many unseen cards are not in the draw pile: coins, and the piles of the game against time.
func hiddenIn(laid map[string]any) (n int) {
	number := func(of any) int { whole, _ := of.(int64); return int(whole) }
	n = number(laid["timePile"]) + number(laid["victoryPile"])
	seats, _ := laid["seats"].([]any)
	for _, seat := range seats {
		if of, ok := seat.(map[string]any); ok {
			n += number(of["coins"])
		}
	}
	tables, _ := laid["seats"].([]map[string]any)
	for _, seat := range tables {
		n += number(seat["coins"])
	}
	return n
}
