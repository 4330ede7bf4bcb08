package layout

// What the badges of cards and contracts take up, and how many facts a player can have.
const (
	ContractKey = contractKey
	KeyOver     = keyOver
	MostFacts   = mostFacts
)

var (
	BadgeHigh = badgeHigh
	PriceRoom = priceRoom
)
