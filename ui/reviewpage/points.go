package reviewpage

import (
	"math"
	"strconv"

	"portroyal/ui/words"
)

// Chances are written in per cent, and differences of chances in percentage points: in the game points are something else,
// and per cent of a chance would be a part of it.

// Whole is a chance, or a difference of chances, in whole points.
func Whole(chance float64) int { return int(math.Round(chance * 100)) }

// Points writes a difference of chances, in hundredths, without a sign.
func Points(w *words.Words, n int) string { return w.N("review.points", max(n, -n), "Sign", "") }

// SignedPoints writes a difference of chances, in hundredths, with its sign.
func SignedPoints(w *words.Words, n int) string {
	return w.N("review.points", max(n, -n), "Sign", sign(n))
}

// FinePoints writes a difference of chances that is not below 0: in whole points, or with a tenth where it has one.
func FinePoints(w *words.Words, by float64) string {
	tenths := int(math.Round(by * 1000))
	if tenths%10 == 0 {
		return Points(w, tenths/10)
	}
	return w.T("review.points.part", "Number", w.Decimal(float64(tenths)/10))
}

// Signed is a number with its sign.
func Signed(n int) string { return sign(n) + strconv.Itoa(max(n, -n)) }

// sign is that of a number. The typeface has no minus sign, and an en dash looks like one.
func sign(n int) string {
	switch {
	case n > 0:
		return "+"
	case n < 0:
		return "–"
	}
	return ""
}

// Worths are what two actions of a decision are worth, the better one first, and the difference, so that what is shown adds
// up. Where whole points would show the same of both, there are tenths.
func Worths(w *words.Words, better, by float64) (best, other, difference string) {
	chance := func(of float64) float64 { return min(max(of, 0), 1) } // an estimate may go a little beyond
	better, worse := chance(better), chance(better-by)
	if n := Whole(better) - Whole(worse); n > 1 {
		return w.Percent(better), w.Percent(worse), Points(w, n)
	}
	return FineWorths(w, better, worse)
}

// FineWorths is Worths of two chances, with tenths in any case: where many differences are compared.
func FineWorths(w *words.Words, better, worse float64) (best, other, difference string) {
	better, worse = math.Round(min(max(better, 0), 1)*1000)/1000, math.Round(min(max(worse, 0), 1)*1000)/1000
	text := func(chance float64) string { return w.T("percent", "Number", w.Decimal(100*chance)) }
	return text(better), text(worse), FinePoints(w, better-worse)
}
