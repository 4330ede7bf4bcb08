package game

// Reseeded is the position with another chance.
func (p Position) Reseeded(seed uint64) Position {
	p.random = seed
	return p
}
