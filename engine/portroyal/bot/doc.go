// Package bot holds the computer players of Port Royal: opponents of five levels with characters, and the yardsticks
// that their strength is measured by. Each is handed what everybody at the table can see and the legal actions, and
// names one of them. The rules of the game, tournaments and the learned evaluation are in packages of their own.
package bot
