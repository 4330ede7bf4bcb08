package setup

import "portroyal/engine/skill"

// Against time computer players are partners, and those who are good rivals for a beginner lose the game for everybody. So
// captains take their seats, once for each seat: whom the player chooses after that stays.

// seatPartners has captains take the seats of weaker computer players where all play together, and gives the seats back where
// they do not.
func (s *Setup) seatPartners() {
	together := s.wish.Options.Cooperative
	if !together {
		for seat, before := range s.weaker {
			if s.Seats[seat].Player == skill.Captain.String() { // as it was given
				s.Cast(seat, before)
			}
		}
		s.weaker = nil
		return
	}
	if s.weaker == nil {
		s.weaker = map[int]string{}
	}
	for seat, is := range s.Seated(s.players) {
		level := Company.LevelOf(is.Player)
		if _, done := s.weaker[seat]; done || level == 0 || level >= skill.Captain {
			continue
		}
		s.weaker[seat] = is.Player
		s.Cast(seat, skill.Captain.String())
	}
}
