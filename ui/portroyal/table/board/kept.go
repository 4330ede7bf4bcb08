package board

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/ui/portroyal/pieces"
)

// part is a part of the board that is reused for one view after another as long as it would look the same. Most
// moves change one or two parts, and the toolkit holds on to everything it has shown for another minute.
type part struct {
	looks    any // see keep
	object   fyne.CanvasObject
	pictures *pieces.Pictures
	marks    []marked
	purses   map[int]*purse
}

// partName identifies a part; seat is -1 for those that belong to no player.
type partName struct {
	place string
	seat  int
}

// looks is everything that a part shows: single things in once, and things that occur several times in each.
type looks[Once, Each comparable] struct {
	once Once
	each []Each
}

func (l looks[Once, Each]) same(other looks[Once, Each]) bool {
	return l.once == other.once && slices.Equal(l.each, other.each)
}

// keep reuses the part of this name if it would look the same now, and otherwise has it made anew. make may
// depend only on once, each, and what Restyle resets.
func keep[Once, Each comparable](
	b *Board, name partName, once Once, each []Each, make func() fyne.CanvasObject,
) fyne.CanvasObject {
	now := looks[Once, Each]{once, each}
	kept := b.before[name]
	if kept == nil {
		kept = &part{pictures: b.stage.TablePictures()}
	}
	if was, ok := kept.looks.(looks[Once, Each]); !ok || !was.same(now) {
		pictures, marks, purses := b.pictures, b.marks, b.purses
		kept.pictures.Again()
		b.pictures, b.marks, b.purses = kept.pictures, nil, map[int]*purse{}
		kept.object, kept.looks = make(), now
		kept.marks, kept.purses = b.marks, b.purses
		b.pictures, b.marks, b.purses = pictures, marks, purses
	}
	b.parts[name] = kept
	b.marks = append(b.marks, kept.marks...)
	maps.Copy(b.purses, kept.purses)
	return kept.object
}
