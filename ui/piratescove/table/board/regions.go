package board

import (
	"strings"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/terms"
)

// parts are the regions of the table of which not everything is drawn one after the other.
type parts struct {
	islands, there, unread *geometry.Region
}

func (b *Board) newParts() parts {
	w := b.stage.Words
	return parts{
		islands: &geometry.Region{Name: w.T("cove.region.islands")},
		there:   &geometry.Region{Name: w.T("cove.region.there")},
		unread:  &geometry.Region{Unread: true},
	}
}

// within has something drawn in a region.
func (b *Board) within(region *geometry.Region, draw func()) {
	outer := b.sheet
	b.sheet = geometry.NewSheet()
	b.sheet.Layout = region
	draw()
	outer.Fit(b.sheet.Container, geometry.Sized(b.size))
	b.sheet = outer
}

// ofSeat is the region that tells of a player.
func (b *Board) ofSeat(seat int) *geometry.Region {
	return &geometry.Region{Name: b.seats[seat].Name, Of: seat + 1}
}

// keyed is what is called so with the key that chooses it, and that it is chosen; "" for "".
func (b *Board) keyed(spot Spot, called string) string {
	w, mark := b.stage.Words, b.shown.Marks[spot]
	b.names[spot] = called
	if called != "" && mark.Chosen {
		called = w.T("spoken.chosen", "Words", called)
	}
	if called != "" && mark.Press != "" {
		called = w.T("spoken.key", "Key", mark.Press, "Words", called)
	}
	return called
}

// Called is what something on the table was called when it was drawn last, "" for nothing.
func (b *Board) Called(spot Spot) string { return b.names[spot] }

// called is an island with what is there: its card, and whose ships.
func (b *Board) called(island cove.Island) string {
	w := b.stage.Words
	there := []string{terms.Island(w, island)}
	if island.Outer() && b.shown.Board.Open[island] != 0 {
		there = append(there, terms.Wealth(w, *b.shown.Board.Open[island].Face()))
	}
	for _, ship := range b.shown.Board.FoesAt(island) {
		there = append(there, terms.Legend(w, b.shown.Board.Legend(ship)))
	}
	for seat := range b.seats {
		if b.shown.Board.Ships[seat].Island == island {
			there = append(there, b.seats[seat].Name)
		}
	}
	return strings.Join(there, ", ")
}

// inShort is a player with what they have that everybody sees.
func (b *Board) inShort(seat int) string {
	return b.stage.Words.T("spoken.key", "Key", b.seats[seat].Name, "Words", b.wealthOf(seat))
}

// wealthOf is what a player has that everybody sees.
func (b *Board) wealthOf(seat int) string {
	w, ship := b.stage.Words, &b.shown.Board.Ships[seat]
	all := []string{terms.Fame(w, int(ship.Fame))}
	if cards := b.shown.Board.Fame[seat]; cards > 0 {
		all = append(all, w.T("cove.table.fame.open", "Fame", terms.Fame(w, cards)))
	}
	return w.List(append(all, terms.Doubloons(w, int(ship.Doubloons)), terms.Treasures(w, int(ship.Treasures)),
		terms.Cards(w, b.shown.Board.Hands[seat])))
}

// whereOf is where a player's ship is; nothing where that is not known yet.
func (b *Board) whereOf(seat int) []string {
	if island := b.shown.Board.Ships[seat].Island; island != cove.NoIsland {
		return []string{terms.Island(b.stage.Words, island)}
	}
	return nil
}

// shipOf tells where a player's ship is, and what its sections are worth.
func (b *Board) shipOf(seat int) (lines []string) {
	w, ship := b.stage.Words, &b.shown.Board.Ships[seat]
	lines = b.whereOf(seat)
	for section := cove.Hull; section < cove.Sections; section++ {
		lines = append(lines, b.SectionFact(ship, section))
	}
	if ship.Parrot != cove.NoCard {
		lines = append(lines, terms.Card(w, ship.Parrot))
	}
	return lines
}

// Planned are the sections of the ship that is being outfitted as they are going to be, as far as that changes.
func (b *Board) Planned() (lines []string) {
	ship := &b.shown.Board.Ships[b.shown.Lower]
	for section, steps := range b.shown.Yard.Steps {
		if of := cove.Section(section); steps > 0 {
			planned := ship.Reinforced(of, steps)
			lines = append(lines, b.SectionFact(&planned, of))
		}
	}
	return lines
}

// inTurn are the ships of the fight in the order of their fire, with their speeds, and whose turn it is.
func (b *Board) inTurn() (lines []string) {
	w, fight := b.stage.Words, b.shown.Fight
	for i, ship := range fight.Order {
		if !b.shown.Board.Fight.In[ship] {
			continue
		}
		line := w.T("cove.fight.speed", "Ship", b.ShipName(ship), "Speed", b.shown.View.Speed(ship))
		if i == fight.Next {
			line = w.T("cove.region.next", "Words", line)
		}
		lines = append(lines, line)
	}
	return lines
}
