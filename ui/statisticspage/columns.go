package statisticspage

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/widgets"
)

// Gap is how far sheets are apart.
func (b *Brush) Gap() float32 { return 14 * b.By }

// ColumnWidth is how wide each of two columns is.
func (b *Brush) ColumnWidth(wide float32) float32 { return (wide - b.Gap()) / 2 }

// InColumns are all sections, each as wide as a column, in two columns that are about equally long.
func (b *Brush) InColumns(sections []fyne.CanvasObject, wide float32) fyne.CanvasObject {
	all := &fyne.Container{}
	width, gap := b.ColumnWidth(wide), b.Gap()
	highs := make([]float32, len(sections))
	for i, section := range sections {
		highs[i] = section.MinSize().Height
	}
	right := split(highs, gap)
	high, number := [2]float32{}, [2]int{}
	for i := range sections {
		high[right[i]] += highs[i] + gap
		number[right[i]]++
	}
	bottom := max(high[0], high[1])
	y := [2]float32{}
	for i, section := range sections {
		of := right[i]
		// The shorter column is filled up, unless there would be much empty paper.
		need := fyne.NewSize(width, highs[i]+min((bottom-high[of])/float32(number[of]), 40*b.By))
		all.Objects = append(all.Objects, widgets.Placed(section, fyne.NewPos(float32(of)*(width+gap), y[of]), need))
		y[of] += need.Height + gap
	}
	return widgets.Fixed(all, wide, bottom-gap)
}

// split shares heights out to two columns, 0 and 1, such that they are as equally high as can be. The first is in
// column 0.
func split(highs []float32, gap float32) []int {
	const most = 12 // beyond that each goes to the column that is shorter
	n := len(highs)
	best := make([]int, n)
	var sum [2]float32
	for i := range best {
		if sum[1] < sum[0] {
			best[i] = 1
		}
		sum[best[i]] += highs[i] + gap
	}
	if n < 2 || n > most {
		return best
	}
	least := max(sum[0], sum[1]) - gap
	for way := 0; way < 1<<n; way += 2 {
		sum = [2]float32{}
		for i := range n {
			sum[way>>i&1] += highs[i] + gap
		}
		if longest := max(sum[0], sum[1]) - gap; longest < least-1 {
			least = longest
			for i := range n {
				best[i] = way >> i & 1
			}
		}
	}
	return best
}
