// Package piratescove is the rules of Pirate's Cove by Paul Randles and Daniel Stahl: what is legal, what happens, and
// who knows what. It chooses nothing and shows nothing.
//
// A [Position] is a plain value. [Position.Owes] says which seats owe a choice, [Position.Legal] what one of them can do,
// and [Position.Apply] does it, with everything that follows without another choice. Several seats may owe a choice at the
// same time and give it in any order (U4, N1); a [View] is what one seat may know, and never says what others have chosen
// until all have (A7).
//
// # Rulings
//
// The numbers of the rules are those of the project's list. Where it leaves a case open, this package decides:
//
//   - J1. A seat without a card in hand passes by itself. A seat with cards is asked in every window, even if none of them
//     can be played, so that nothing is told about a hand (A7, E8, K3).
//   - J2. Outside fights, who is faster goes first by the sails and Trelawney's alone: cards of a fight end with it (A2).
//   - J3. The Buccaneer's player gets half of the fame, doubloons, treasures and tavern cards each, the odd one too; of
//     cards, the first ones. If the bank has less than the card shows, half of that. Half of all that is buried on one visit counts, however many times one buries (E2).
//   - J4. A Treasure Map that was rolled for an island with several plunders once, like its card; the bank's limits hold
//     (E1, A3). It doubles the treasures of the card alone.
//   - J5. A hit that strikes all sections is dealt in the order hull, sails, cannons, crew. A ship that it cripples has
//     left: the rest of the salvo strikes it no more (B5, T5, L4).
//   - J6. A black ship and the Navy have a hull only: a Cannonade's hit on one is one hit on the hull. With a Powder
//     Magazine each hit is dealt first, and then one on the hull of every ship there, black ones too, in the order of the
//     exchange; who is crippled by one of them has gone when the next are dealt (A2, T5, K8).
//   - J7. After a Cannonade a ship may still flee in the next exchange; if it stays, it holds its fire (T5).
//   - J8. Among several ships that a legendary pirate could aim at, a roll-off decides anew each time it fires (K10, A5).
//     Most cannons, most crew and the strongest hull are values, not places of rings.
//   - J9. A ship that is struck below place 1 by its own cards is crippled like any other (B5, T5).
//   - J10. A destroyed mastercraft and a killed parrot go to the discards (B6).
//   - J11. A destroyed section has no value: no speed, no dice, no treasures in its hull, until it is repaired (B5, I4).
//   - J12. The tied ships of Z2 fight with the cards still in their hands; nobody gains or loses fame in it, and nobody
//     mutinies. If nobody is left, all who were tied share the win, those who fled as well.
//   - J13. A Smoke Screen also protects from what Hook's dice strike beside his target (T4, L3).
//   - J14. If several lead in fame, the first of them is asked first, counted clockwise from a seat that moves on by one
//     each round. A roll-off (A5) would be one more throw of dice in every window, mostly for nothing (E8).
//   - J15. A Grapple while one works, and a second Smoke Screen of one ship, would change nothing and cannot be played
//     (T4).
//   - J16. The order of boarding is that of the ships at its beginning; equal speed is rolled off anew for each exchange
//     (K3, K4, A5).
//   - J17. A Letter of Marque is offered clockwise from the seat that sent the Navy; that seat still aims (E6, K10).
//   - J18. The choice of the cove has to be made; a tavern card cannot be bought if none is left (I1, I4, A3).
//   - J19. Safe Passage always moves: a ship at Treasure Island cannot name it (E4).
//   - J20. Of several volley cards of one kind one is played with a salvo (K5).
//   - J21. Fame ends at 140, which no game comes near: more is not counted (Z1).
//   - J22. With the option of one guard for a section no mastercraft is attached where the parrot is. A parrot still takes
//     its place as soon as it is drawn, and one of two is still chosen (T2): if a mastercraft is in that place, it makes
//     way and is discarded. Nobody is asked: a first parrot cannot be refused without the option either, and for its ship
//     it does what a mastercraft does, and more (B6, T3).
//   - J23. A ship carries one mastercraft at a time, and a damaged one is no less one: another can be attached once it is
//     destroyed. One on each section is an option (B6, I5).
//   - J24. Players' ships fight at the islands 1 to 5 only, but the order of fights is that of the islands 1 to 6: at
//     Treasure Island a black ship is fought in its turn (K1, A2).
//   - J25. A salvo is dealt to its end although the fight is decided by one of its hits (K2, K5).
//   - J26. Hits by one's own volley cards count as hits for whoever leaves the fight (T5, K12).
//   - J27. With no fame a second parrot can only be refused (T2, K14). In the window nobody is asked.
//
// # Variants
//
// What players may agree on, see [Options]. All of them go together.
//
//   - V1. A short game is over after eight rounds. The treasure cards are all there: four on each island are never turned up
//     (A1, R7, U1).
//   - V2. There is one black ship, or there are two, however many play. The second one begins at island 4 (U2, A6). None at all
//     is no variant: among two nobody would ever have to fight, and at Treasure Island nobody at all (K1).
//   - V3. Fame cards lie open before whoever has drawn them. They are no cards in a hand: who has no others is not asked for
//     one (A7, J1, T6).
//   - V4. A ship carries a mastercraft on each section, and not one at a time (B6, J23).
package piratescove
