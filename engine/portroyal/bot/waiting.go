package bot

// The numbers of H3.
const (
	admiralCards     = 5
	admiralCoins     = 2
	viceAdmiralCards = 3
)

// wait pays a seat whose chance comes what H3 gives it.
func (t *table) wait(seat int, h *harbour) {
	s := &t.sides[seat]
	switch {
	case h.n >= admiralCards:
		s.coins += admiralCoins * int16(s.admirals)
	case h.n >= viceAdmiralCards:
		s.coins += int16(s.viceAdmirals)
	case h.n == 0 && seat != t.active:
		s.coins += int16(s.jesters)
	}
	if s.gunners > 0 {
		ships := colourCount(harbourColours(h.list())) // one ship of a colour (D5)
		s.coins += int16(s.gunners) * int16(max(0, ships-1))
	}
}
