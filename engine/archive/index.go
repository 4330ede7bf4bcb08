package archive

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"path/filepath"
	"time"

	"portroyal/engine/record"
	"portroyal/engine/wholefile"
)

// indexed is what the index says of a file. It counts only while the file is as it was when it was read.
type indexed struct {
	File  string `json:"file"`
	Size  int64  `json:"size"`
	Saved int64  `json:"saved"` // nanoseconds since 1970, as are all times here
	Read  int64  `json:"read"`

	// Actions is how many there are, 0 before anybody had to know.
	Actions int `json:"actions,omitempty"`

	Head record.Head `json:"head"`
}

// readIndexed reads a line of the index.
func (a *Archive) readIndexed(line []byte) (of indexed, err error) {
	var split struct {
		indexed
		Head json.RawMessage `json:"head"`
	}
	if err = json.Unmarshal(line, &split); err != nil {
		return of, err
	}
	of = split.indexed
	of.Head, err = a.games.Head(split.Head) // it may come from anywhere
	return of, err
}

// coarse is longer than any system takes to give files written one after the other different times. A file that was
// read sooner after it was saved may have been written again since, with the same size and time.
const coarse = int64(3 * time.Second)

// A file from the future, by a clock that was wrong, was not written lately either.
func (x *indexed) fits(file *indexed) bool {
	return x.Size == file.Size && x.Saved == file.Saved && max(x.Read-x.Saved, x.Saved-x.Read) > coarse
}

// entry is the game of the file, which has this id.
func (x *indexed) entry(dir, id string) Entry {
	entry := Entry{Head: x.Head, File: filepath.Join(dir, x.File), Saved: time.Unix(0, x.Saved), Size: x.Size}
	entry.ID = id
	return entry
}

// worthWriting is from how many files on that are not as the index says, or gone, a new one saves more time than
// it takes.
const worthWriting = 50

// mostIndex is how many bytes of an index are read: those of a hundred thousand games.
const mostIndex = 128 << 20

// indexFormat begins the index. A number of bytes that follow it and their checksum come next, in one line.
const indexFormat = "port-royal-index-1"

// readIndex reads the index; it is empty where there is none of use.
func (a *Archive) readIndex() map[string]indexed {
	index := map[string]indexed{}
	data, err := wholefile.Read(filepath.Join(a.dir, indexName), mostIndex)
	if err != nil {
		return index
	}
	first, rest, _ := bytes.Cut(data, []byte{'\n'})
	if string(first) != indexLine(rest) {
		return index
	}
	lines := bytes.Split(bytes.TrimSuffix(rest, []byte{'\n'}), []byte{'\n'})
	files := make([]indexed, len(lines))
	each(len(lines), func(i int) {
		if of, err := a.readIndexed(lines[i]); err == nil {
			files[i] = of
		}
	})
	for _, file := range files {
		index[file.File] = file
	}
	return index
}

// indexLine is the first line of an index with this content.
func indexLine(content []byte) string {
	sum := crc32.Checksum(content, crc32.MakeTable(crc32.Castagnoli))
	return fmt.Sprintf("%s %d %08x", indexFormat, len(content), sum)
}

// writeIndex writes the index. If that fails, the list takes longer the next time, and that is all.
func (a *Archive) writeIndex(files []indexed) {
	lines := make([][]byte, len(files))
	each(len(files), func(i int) { lines[i], _ = json.Marshal(&files[i]) })
	content := append(bytes.Join(lines, []byte{'\n'}), '\n')
	defer a.writing()()
	_ = wholefile.Put(filepath.Join(a.dir, indexName), fmt.Appendf(nil, "%s\n%s", indexLine(content), content))
}
