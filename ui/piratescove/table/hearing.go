package table

import (
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/anim"
	"portroyal/ui/sound"
)

// Sounds that only this game has.
const (
	soundSalvo    sound.Sound = "cove-salvo"    // a broadside
	soundStruck   sound.Sound = "cove-struck"   // a hit on wood
	soundSplash   sound.Sound = "cove-splash"   // a miss
	soundDice     sound.Sound = "cove-dice"     // dice on a tray
	soundSunk     sound.Sound = "cove-sunk"     // a ship sinks
	soundSails    sound.Sound = "cove-sails"    // ships set sail
	soundCrippled sound.Sound = "cove-crippled" // a ship has to leave a fight
	soundMutiny   sound.Sound = "cove-mutiny"   // a crew mutinies
	soundParrot   sound.Sound = "cove-parrot"   // a parrot comes or goes
	soundBuilt    sound.Sound = "cove-built"    // a ship is worked on
)

// Heard lists the sounds of an event. Those of shots and dice are heard when they are seen to be fired and rolled, all
// others when what they belong to begins to be shown.
func Heard(e cove.Event) (sounds []sound.Sound) {
	listed := hearing[e.Kind]
	if listed == nil {
		return nil
	}
	for _, s := range listed(e) {
		if s != sound.None {
			sounds = append(sounds, s)
		}
	}
	return sounds
}

// hearing maps every kind of event to its sounds. A person's turn and the winner have sounds that belong to no event.
var hearing = map[cove.EventKind]func(e cove.Event) []sound.Sound{
	cove.RoundBegan:     begins,
	cove.Outfitted:      only(soundBuilt),
	cove.TreasureShown:  nothing, // all are turned up together, as the round begins
	cove.Passed:         nothing,
	cove.Played:         only(sound.Turned),
	cove.MapRolled:      only(soundDice),
	cove.Sailed:         only(soundSails),
	cove.Moved:          only(soundSails),
	cove.NavyCame:       only(soundSails),
	cove.FightBegan:     nothing, // the scene changes
	cove.RolledOff:      only(soundDice),
	cove.Fired:          only(soundSalvo, soundDice),
	cove.Rolled:         missed,
	cove.ShipHit:        only(soundStruck),
	cove.Crippled:       only(soundCrippled),
	cove.CraftLost:      nothing, // the hit is heard, or the parrot that takes its place
	cove.ParrotLost:     only(soundParrot),
	cove.Sunk:           only(soundSunk),
	cove.FameGained:     nothing, // it is seen to fly
	cove.FameLost:       nothing,
	cove.Recovered:      only(soundBuilt),
	cove.Fled:           only(soundSails),
	cove.Held:           nothing,
	cove.MutinyRolled:   only(soundDice),
	cove.Mutiny:         only(soundMutiny),
	cove.FightEnded:     nothing,
	cove.Taken:          only(sound.Coins),
	cove.Plundered:      only(sound.Turned),
	cove.VisitBegan:     nothing,
	cove.Gained:         wealth,
	cove.Halved:         nothing, // what it brings is heard
	cove.Bought:         wealth,
	cove.Drew:           only(sound.Turned),
	cove.ParrotOffered:  only(soundParrot),
	cove.ParrotLanded:   only(soundParrot),
	cove.ParrotReturned: nothing, // the one that stays has been heard
	cove.Repaired:       built,
	cove.Raised:         built,
	cove.Buried:         wealth,
	cove.Attached:       only(soundBuilt),
	cove.CraftMended:    built,
	cove.Healed:         nothing,
	cove.Returned:       wealth,
	cove.BlackMoved:     only(soundSails),
	cove.BlackCame:      nothing, // it sails at once
	cove.FameShown:      only(sound.Turned),
	cove.TieFight:       nothing,
	cove.Won:            nothing, // the end of the game has a screen and sounds of its own
}

func nothing(cove.Event) []sound.Sound { return nil }

func only(sounds ...sound.Sound) func(cove.Event) []sound.Sound {
	return func(cove.Event) []sound.Sound { return sounds }
}

// begins is the sound of treasure cards that are turned up, and of the ship's bell for the last time.
func begins(e cove.Event) []sound.Sound {
	if e.N == cove.Rounds {
		return []sound.Sound{sound.Turned, sound.LastRound}
	}
	return []sound.Sound{sound.Turned}
}

// missed is the sound of a die that hits nobody.
func missed(e cove.Event) []sound.Sound {
	if e.Hit || e.Stray {
		return nil // see ShipHit
	}
	return []sound.Sound{soundSplash}
}

// wealth is the sound of doubloons and treasures that change hands.
func wealth(e cove.Event) []sound.Sound {
	return []sound.Sound{coins(int(e.Doubloons) + int(e.Treasures))}
}

// built is the sound of work on a ship, and of its price.
func built(e cove.Event) []sound.Sound { return []sound.Sound{soundBuilt, coins(int(e.Doubloons))} }

// coins is the sound of so many coins or treasures.
func coins(n int) sound.Sound {
	switch n {
	case 0:
		return sound.None
	case 1:
		return sound.Coin
	}
	return sound.Coins
}

// fires reports whether an event is heard in the middle of a salvo.
func fires(e cove.Event) bool { return e.Kind == cove.Fired || e.Kind == cove.Rolled }

// heard plays what is heard as a beat begins; a mutiny only once the die that decides it has been heard.
func (t *Table) heard(b *beat) anim.Motion {
	var first, later []sound.Sound
	for _, e := range b.events {
		switch {
		case fires(e):
		case e.Kind == cove.Mutiny:
			later = append(later, Heard(e)...)
		default:
			first = append(first, Heard(e)...)
		}
	}
	if len(later) == 0 {
		return t.hear(first...)
	}
	return anim.Then(t.hear(first...), anim.Wait(rolling), t.hear(later...))
}

// splashes plays what is heard of the dice of a salvo once they have come to rest.
func (t *Table) splashes(dice []cove.Event) anim.Motion {
	var all []sound.Sound
	for _, die := range dice {
		all = append(all, Heard(die)...)
	}
	return t.hear(all...)
}

// hear plays sounds at this point of a movement, each once.
func (t *Table) hear(all ...sound.Sound) anim.Motion {
	var once []sound.Sound
	for _, what := range all {
		if !slices.Contains(once, what) {
			once = append(once, what)
		}
	}
	if len(once) == 0 {
		return anim.Motion{}
	}
	return anim.Cue(func() {
		for _, what := range once {
			t.stage.Play(what)
		}
	})
}
