package record

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/rivo/uniseg"
	"golang.org/x/text/unicode/norm"
)

// LongestName is how many letters the name of a seat may have, as a person counts them: an emoji of a family is one.
const LongestName = 60

// mostSigns is how many characters a letter may be made of; a family of four has seven.
const mostSigns = 16

// CheckName says in one sentence, without a capital letter or a full stop, what is wrong with a name that is to be
// shown: it is empty or too long, or it has characters that are not seen, that move others about, or that pile up.
func CheckName(name string) error {
	letters, seen := 0, false
	for rest, state := name, -1; rest != ""; letters++ {
		if letters == LongestName {
			return fmt.Errorf("a name has more than %d letters", LongestName)
		}
		var letter string
		letter, rest, _, state = uniseg.FirstGraphemeClusterInString(rest, state)
		if len([]rune(letter)) > mostSigns {
			return fmt.Errorf("a name has a letter of more than %d characters", mostSigns)
		}
		for _, sign := range letter {
			if unseen(sign) {
				return fmt.Errorf("a name has a character that is not shown (%U)", sign)
			}
			seen = seen || unicode.IsGraphic(sign) && !unicode.IsSpace(sign) && !unicode.IsMark(sign)
		}
	}
	if !seen {
		return fmt.Errorf("a name is empty")
	}
	return nil
}

// CleanName makes a name that [CheckName] is content with of what somebody has written, or "" if nothing is left of it.
func CleanName(name string) string {
	name = strings.Map(func(sign rune) rune {
		switch {
		case unicode.IsSpace(sign):
			return ' '
		case unseen(sign):
			return -1
		}
		return sign
	}, strings.ToValidUTF8(name, ""))
	var clean strings.Builder
	letters := 0
	for rest, state := strings.Join(strings.Fields(name), " "), -1; rest != "" && letters < LongestName; letters++ {
		var letter string
		letter, rest, _, state = uniseg.FirstGraphemeClusterInString(rest, state)
		clean.WriteString(string([]rune(letter)[:min(len([]rune(letter)), mostSigns)]))
	}
	if name = strings.TrimSpace(clean.String()); CheckName(name) != nil {
		return ""
	}
	return name
}

// Fold takes capitals and accents away, so that what is the same but for those can be found. ß becomes ss.
func Fold(text string) string {
	plain := true
	for i := range len(text) {
		plain = plain && text[i] < 0x80
	}
	text = strings.ToLower(text)
	if plain {
		return text
	}
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(strings.ReplaceAll(text, "ß", "ss")))
}

// Spell is [Fold] with ä, ö and ü written as ae, oe and ue, as people write them whose keyboards have none.
func Spell(text string) string {
	return Fold(umlauts.Replace(norm.NFC.String(text)))
}

var umlauts = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "Ä", "ae", "Ö", "oe", "Ü", "ue")

// Named gives seats names that can be read again; those of whom nothing can be shown are numbered.
func Named(seats []Seat) []Seat {
	seats = slices.Clone(seats)
	for i := range seats {
		seats[i].Name = cmp.Or(CleanName(seats[i].Name), strconv.Itoa(i+1))
	}
	return seats
}

// unseen are characters that nobody sees, or that turn the direction of others (Unicode's Bidi_Control). The joiner
// inside emoji is not one of them.
func unseen(sign rune) bool {
	const joiner, nonJoiner = '\u200d', '\u200c'
	switch {
	case sign == joiner, sign == nonJoiner:
		return false
	case sign >= '\U000e0020' && sign <= '\U000e007f': // the tags of a flag
		return false
	}
	return sign == unicode.ReplacementChar || unicode.In(sign, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co)
}

// labels are what computer players and portraits may be called, who are looked up by it.
var labels = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9 .:/_+-]{0,63}$`)

// checkSeats looks at the texts of seats, which playing the game again does not.
func checkSeats(seats []Seat) error {
	for i, seat := range seats {
		if seat.Colour < 0 || seat.Colour > mostColour {
			return Damage("colour: %d", seat.Colour)
		}
		if err := CheckName(seat.Name); err != nil {
			return Damage("seat %d: %w", i+1, err)
		}
		for _, label := range []string{seat.Player, seat.Portrait} {
			if label != "" && !labels.MatchString(label) {
				return Damage("seat %d: %.20q is no name of a player or a portrait", i+1, label)
			}
		}
	}
	return nil
}
