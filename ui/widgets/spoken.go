package widgets

// Spoken is one of several things in a picture, for those who do not see it.
type Spoken struct {
	Words   string
	Open    func() // what Enter on it does; nil for nothing
	Pointed bool   // it is chosen with the keys now
}
