package table

import (
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

// Heard lists the sounds of events. Those of shots, dice and wheels are heard when they are seen to be fired, rolled and
// turned up, all others when what they belong to begins to be shown.
func Heard(events ...cove.Event) (all []sound.Sound) {
	for _, e := range events {
		if e.Kind != cove.Rolled || !e.Hit && !e.Stray { // see ShipHit
			all = append(all, sound.With(int(e.Doubloons)+int(e.Treasures), hearing[e.Kind])...)
		}
		if e.Last {
			all = append(all, sound.LastRound)
		}
	}
	return all
}

// hearing maps every kind of event to its sounds. A person's turn and the winner have sounds that belong to no event.
var hearing = map[cove.EventKind][]sound.Sound{
	cove.RoundBegan:     {sound.Turned},
	cove.Outfitted:      {soundBuilt},
	cove.TreasureShown:  {}, // all are turned up together, as the round begins
	cove.Passed:         {},
	cove.Played:         {sound.Turned},
	cove.MapRolled:      {soundDice},
	cove.Sailed:         {sound.Turned, soundSails},
	cove.Moved:          {soundSails},
	cove.NavyCame:       {soundSails},
	cove.FightBegan:     {}, // the scene changes
	cove.RolledOff:      {soundDice},
	cove.Fired:          {soundSalvo, soundDice},
	cove.Rolled:         {soundSplash},
	cove.ShipHit:        {soundStruck},
	cove.Crippled:       {soundCrippled},
	cove.CraftLost:      {}, // the hit is heard, or the parrot that takes its place
	cove.ParrotLost:     {soundParrot},
	cove.Sunk:           {soundSunk},
	cove.FameGained:     {}, // it is seen to fly
	cove.FameLost:       {},
	cove.Recovered:      {soundBuilt},
	cove.Fled:           {soundSails},
	cove.Held:           {},
	cove.MutinyRolled:   {soundDice},
	cove.Mutiny:         {soundMutiny},
	cove.FightEnded:     {},
	cove.Taken:          {soundDice, sound.Coins},
	cove.Plundered:      {sound.Turned},
	cove.VisitBegan:     {},
	cove.Gained:         {sound.Paid},
	cove.Halved:         {}, // what it brings is heard
	cove.Bought:         {sound.Paid},
	cove.Drew:           {sound.Turned},
	cove.ParrotOffered:  {soundParrot},
	cove.ParrotLanded:   {soundParrot},
	cove.ParrotReturned: {}, // the one that stays has been heard
	cove.Repaired:       {soundBuilt, sound.Paid},
	cove.Raised:         {soundBuilt, sound.Paid},
	cove.Buried:         {sound.Paid},
	cove.Attached:       {soundBuilt},
	cove.CraftMended:    {soundBuilt, sound.Paid},
	cove.Healed:         {},
	cove.Returned:       {sound.Paid},
	cove.BlackMoved:     {soundSails},
	cove.BlackCame:      {}, // it sails at once
	cove.FameShown:      {sound.Turned},
	cove.TieFight:       {},
	cove.Won:            {}, // the end of the game has a screen and sounds of its own
}

// heard plays what is heard as a beat begins, but for salvos, wheels, a prize and a mutiny, which are heard as they are seen.
func (t *Table) heard(b *beat) anim.Motion {
	var first []cove.Event
	for _, e := range b.events {
		switch e.Kind {
		case cove.Fired, cove.Rolled, cove.Sailed, cove.Taken, cove.Mutiny:
		default:
			first = append(first, e)
		}
	}
	return t.stage.Cue(Heard(first...)...)
}
