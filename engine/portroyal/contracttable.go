package portroyal

// The contracts, in the order of their table.
const (
	NoContract Contract = iota
	LadyKiller
	Explorer
	TaxOfficer
	FrigateFoe
	GalleonFoe
	TraderPrince
	TradeOutpost
	Fighter
	Comedian
	NewColony
	Jinx
	PackOfPirates
	MaritimeSupremacy
	Gamester
	CheapStaff
	TinyGamester

	contractCount = iota
)

// contractRows is the table of contracts. A contract that is fulfilled by what a player owns says
// so in needs; the others are fulfilled by what happens, see contract.go.
var contractRows = [...]ContractFace{
	{ID: "lady-killer", Seal: 1, Letter: 'G', Coins: [MaxPlayers]uint8{3, 2, 1, 0, 0}, needs: needs{role: Captain, persons: 1, other: Mademoiselle}},
	{ID: "explorer", Seal: 1, Letter: 'E', Coins: [MaxPlayers]uint8{2, 1, 0, 0, 0}, needs: needs{expeditions: 1}},
	{ID: "tax-officer", Seal: 1, Letter: 'C', Coins: [MaxPlayers]uint8{7, 7, 7, 7, 7}, AtOnce: true},
	{ID: "frigate-foe", Seal: 0, Letter: 'C', Coins: [MaxPlayers]uint8{8, 6, 5, 4, 3}, Steps: 3, AtOnce: true},
	{ID: "galleon-foe", Seal: -1, Letter: 'H', Coins: [MaxPlayers]uint8{6, 5, 4, 3, 2}, Steps: 2, AtOnce: true},
	{ID: "trader-prince", Seal: 0, Letter: 'B', Coins: [MaxPlayers]uint8{3, 2, 1, 0, 0}, needs: needs{role: Trader, persons: 2}},
	{ID: "trade-outpost", Seal: 0, Letter: 'D', Coins: [MaxPlayers]uint8{4, 3, 2, 1, 0}, needs: needs{role: Settler, persons: 1, other: Clerk}},
	{ID: "fighter", Seal: 0, Letter: 'A', Coins: [MaxPlayers]uint8{3, 2, 1, 0, 0}, needs: needs{swords: 3}},
	{ID: "comedian", Seal: 0, Letter: 'I', Coins: [MaxPlayers]uint8{4, 3, 2, 1, 0}, needs: needs{role: Priest, persons: 1, other: Jester}},
	{ID: "new-colony", Seal: 1, Letter: 'D', Coins: [MaxPlayers]uint8{3, 2, 1, 0, 0}, needs: needs{role: Settler, persons: 1, other: Gunner}},
	{ID: "jinx", Seal: -1, Letter: 'F', Coins: [MaxPlayers]uint8{1, 1, 1, 1, 1}, AtOnce: true, ActiveOnly: true},
	{
		ID: "pack-of-pirates", Seal: 0, Letter: 'A', Coins: [MaxPlayers]uint8{3, 2, 1, 0, 0}, ActiveOnly: true,
		needs: needs{repelled: Colours},
	},
	{ID: "maritime-supremacy", Seal: 0, Letter: 'G', Coins: [MaxPlayers]uint8{4, 3, 2, 1, 0}, needs: needs{role: Captain, persons: 1, other: ViceAdmiral}},
	{ID: "gamester", Seal: 0, Letter: 'A', Coins: [MaxPlayers]uint8{2, 1, 0, 0, 0}, AtOnce: true, ActiveOnly: true},
	{ID: "cheap-staff", Seal: 1, Letter: 'B', Coins: [MaxPlayers]uint8{5, 4, 3, 2, 1}, needs: needs{cheap: 4}},
	{ID: "tiny-gamester", Seal: 0, Letter: 'A', Coins: [MaxPlayers]uint8{2, 1, 0, 0, 0}, Steps: 2, AtOnce: true, ActiveOnly: true},
}
