package layout

// The room that the badges of cards and contracts need.
const (
	ContractKey = contractKey
	KeyOver     = keyOver
)

var (
	BadgeHigh = badgeHigh
	PriceRoom = priceRoom
)
