package settings

// Seat is who sits at a seat of a game that was set up, the same for every game. Colour counts the colours of seats from
// 0. Portrait is the name of a drawing of a head; it is "" in files that know none yet, and may be one that this program
// does not have.
type Seat struct {
	Name     string `json:"name"`
	Player   string `json:"player,omitempty"` // name of a computer player, "" for a person
	Colour   int    `json:"colour"`
	Portrait string `json:"portrait,omitempty"`
}
