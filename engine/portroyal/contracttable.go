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
// so in Needs; the others are fulfilled by what happens, see contract.go.
var contractRows = [...]ContractFace{
	{
		ID: "lady-killer", Seal: 1, Letter: 'G', Coins: [MaxPlayers]uint8{3, 2, 1, 0, 0},
		Needs: Needs{Role: Captain, Persons: 1, Other: Mademoiselle},
	},
	{ID: "explorer", Seal: 1, Letter: 'E', Coins: [MaxPlayers]uint8{2, 1, 0, 0, 0}, Needs: Needs{Expeditions: 1}},
	{ID: "tax-officer", Seal: 1, Letter: 'C', Coins: [MaxPlayers]uint8{7, 7, 7, 7, 7}, AtOnce: true},
	{
		ID: "frigate-foe", Seal: 0, Letter: 'C', Coins: [MaxPlayers]uint8{8, 6, 5, 4, 3},
		Steps: 3, Foe: Red, AtOnce: true,
	},
	{
		ID: "galleon-foe", Seal: -1, Letter: 'H', Coins: [MaxPlayers]uint8{6, 5, 4, 3, 2},
		Steps: 2, Foe: Black, AtOnce: true,
	},
	{
		ID: "trader-prince", Seal: 0, Letter: 'B', Coins: [MaxPlayers]uint8{3, 2, 1, 0, 0},
		Needs: Needs{Role: Trader, Persons: 2},
	},
	{
		ID: "trade-outpost", Seal: 0, Letter: 'D', Coins: [MaxPlayers]uint8{4, 3, 2, 1, 0},
		Needs: Needs{Role: Settler, Persons: 1, Other: Clerk},
	},
	{ID: "fighter", Seal: 0, Letter: 'A', Coins: [MaxPlayers]uint8{3, 2, 1, 0, 0}, Needs: Needs{Swords: 3}},
	{
		ID: "comedian", Seal: 0, Letter: 'I', Coins: [MaxPlayers]uint8{4, 3, 2, 1, 0},
		Needs: Needs{Role: Priest, Persons: 1, Other: Jester},
	},
	{
		ID: "new-colony", Seal: 1, Letter: 'D', Coins: [MaxPlayers]uint8{3, 2, 1, 0, 0},
		Needs: Needs{Role: Settler, Persons: 1, Other: Gunner},
	},
	{ID: "jinx", Seal: -1, Letter: 'F', Coins: [MaxPlayers]uint8{1, 1, 1, 1, 1}, AtOnce: true, ActiveOnly: true},
	{
		ID: "pack-of-pirates", Seal: 0, Letter: 'A', Coins: [MaxPlayers]uint8{3, 2, 1, 0, 0}, ActiveOnly: true,
		Needs: Needs{Repelled: Colours},
	},
	{
		ID: "maritime-supremacy", Seal: 0, Letter: 'G', Coins: [MaxPlayers]uint8{4, 3, 2, 1, 0},
		Needs: Needs{Role: Captain, Persons: 1, Other: ViceAdmiral},
	},
	{
		ID: "gamester", Seal: 0, Letter: 'A', Coins: [MaxPlayers]uint8{2, 1, 0, 0, 0},
		Fleet: 4, AtOnce: true, ActiveOnly: true,
	},
	{ID: "cheap-staff", Seal: 1, Letter: 'B', Coins: [MaxPlayers]uint8{5, 4, 3, 2, 1}, Needs: Needs{Cheap: 4}},
	{
		ID: "tiny-gamester", Seal: 0, Letter: 'A', Coins: [MaxPlayers]uint8{2, 1, 0, 0, 0},
		Steps: 2, Fleet: 3, AtOnce: true, ActiveOnly: true,
	},
}
