package terms

import (
	"strconv"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/words"
)

// The families of messages about contracts.
const (
	contracts     words.Family[portroyal.Contract] = "contract.*"      // what a contract is called
	contractTasks words.Family[portroyal.Contract] = "contract.task.*" // what it asks for, in a few words
	contractTexts words.Family[portroyal.Contract] = "contract.text.*" // what it asks for and when, in sentences
)

// ContractTitle is what a contract is called.
func ContractTitle(w *words.Words, c portroyal.Contract) string { return w.T(contracts.ID(c)) }

// ContractText is what a contract asks for, and when, in sentences.
func ContractText(w *words.Words, c portroyal.Contract) string {
	return w.T(contractTexts.ID(c))
}

// Seal is what stands on the seal of a contract, told in words.
func Seal(w *words.Words, c portroyal.Contract) string {
	face := c.Face()
	number := strconv.Itoa(int(face.Seal))
	if face.Seal < 0 {
		number = "\u2013" + strconv.Itoa(-int(face.Seal)) // the typeface has no minus sign
	}
	return w.T("contract.seal", "Number", number, "Letter", string(rune(face.Letter)))
}

// OnContract is what is written on the face of a contract.
func OnContract(w *words.Words, c portroyal.Contract) cardface.Words {
	if c == portroyal.NoContract {
		return cardface.Words{}
	}
	return cardface.Words{Title: ContractTitle(w, c), Ability: w.T(contractTasks.ID(c)), Text: ContractText(w, c)}
}
