package layout

// The room that the badges of cards and contracts need, and the most rows of the harbour.
const (
	ContractKey = contractKey
	KeyOver     = keyOver
	MostRows    = mostRows
)

var (
	BadgeHigh = badgeHigh
	PriceRoom = priceRoom

	HarbourWidth = harbourWidth
)
