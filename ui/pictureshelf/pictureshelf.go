// Package pictureshelf keeps paintings in a folder, so that a later start of the program need not paint them again. A file
// that cannot be read, or is not what was written, is as if it were not there.
package pictureshelf

import (
	"cmp"
	"encoding/binary"
	"encoding/hex"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"portroyal/engine/wholefile"
	"portroyal/ui/draw"
)

// Most is how many bytes a folder holds: some 100 pictures of a window of 1280 by 800.
const Most = 64 << 20

// mostFile is more bytes than one picture takes.
const mostFile = 16 << 20

// ending is that of the names of the files.
const ending = ".painting"

// Shelf is a [draw.Shelf] of the files in a folder. The zero value has none.
type Shelf struct {
	folder string
	most   int64
	mutex  sync.Mutex // of the folder, for one who writes
	works  sync.WaitGroup
}

// In is the shelf in a folder, which need not exist yet. It holds at most so many bytes: those that have not been taken
// for longest go first.
func In(folder string, most int64) *Shelf { return &Shelf{folder: folder, most: most} }

func (s *Shelf) file(key draw.Key) string {
	return filepath.Join(s.folder, hex.EncodeToString(key[:16])+ending)
}

// Take implements [draw.Shelf].
func (s *Shelf) Take(key draw.Key, pixels []uint8) bool {
	name := s.file(key)
	kept, err := wholefile.Read(name, mostFile)
	if err != nil || len(kept) < crc32.Size {
		return false
	}
	packed := kept[crc32.Size:]
	if check(key, len(pixels), packed) != binary.LittleEndian.Uint32(kept) || !unpack(packed, pixels) {
		return false
	}
	now := time.Now()
	os.Chtimes(name, now, now) // where that fails it goes sooner
	return true
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli) // which processors have an instruction for

// check is the sum by which a file begins: of the key and of how many bytes there are unpacked as well, so that no file is
// taken for another.
func check(key draw.Key, unpacked int, packed []uint8) uint32 {
	head := binary.LittleEndian.AppendUint64(key[:], uint64(unpacked))
	return crc32.Update(crc32.Checksum(head, castagnoli), castagnoli, packed)
}

// Put implements [draw.Shelf]. It does not wait for the disk. Nothing is lost where it fails: the picture is painted again
// the next time.
func (s *Shelf) Put(key draw.Key, pixels []uint8) {
	file := pack(make([]uint8, crc32.Size), pixels)
	binary.LittleEndian.PutUint32(file, check(key, len(pixels), file[crc32.Size:]))
	if len(file) > mostFile {
		return
	}
	s.works.Go(func() {
		s.mutex.Lock()
		defer s.mutex.Unlock()
		if os.MkdirAll(s.folder, 0o700) == nil && wholefile.Put(s.file(key), file) == nil {
			s.tidy()
		}
	})
}

// Wait waits until what has been put is on the disk.
func (s *Shelf) Wait() { s.works.Wait() }

// tidy removes files until the folder holds no more than it may.
func (s *Shelf) tidy() {
	entries, err := os.ReadDir(s.folder)
	if err != nil {
		return
	}
	var all []os.FileInfo
	var held int64
	for _, entry := range entries {
		if info, err := entry.Info(); err == nil && info.Mode().IsRegular() && filepath.Ext(entry.Name()) == ending {
			all = append(all, info)
			held += info.Size()
		}
	}
	slices.SortFunc(all, func(a, b os.FileInfo) int {
		return cmp.Or(a.ModTime().Compare(b.ModTime()), cmp.Compare(a.Name(), b.Name()))
	})
	for _, oldest := range all {
		if held <= s.most {
			return
		}
		if os.Remove(filepath.Join(s.folder, oldest.Name())) == nil {
			held -= oldest.Size()
		}
	}
}
