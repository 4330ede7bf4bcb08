package release

import (
	"archive/tar"
	"archive/zip"
	"bufio"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"time"
)

// Entry is a file that is packed.
type Entry struct {
	Data       []byte
	Executable bool
}

// mode is what may be done with the file.
func (e Entry) mode() int64 {
	if e.Executable {
		return 0o755
	}
	return 0o644
}

// Tree are files by their paths, with slashes and from the root of the package.
type Tree map[string]Entry

// Paths lists the files in order.
func (t Tree) Paths() []string { return slices.Sorted(maps.Keys(t)) }

// Folders lists the folders that the files need, each after the one it is in.
func (t Tree) Folders() []string {
	all := map[string]bool{}
	for file := range t {
		for folder := path.Dir(file); folder != "." && folder != "/"; folder = path.Dir(folder) {
			all[folder] = true
		}
	}
	return slices.Sorted(maps.Keys(all))
}

// WriteTo writes the files into a folder.
func (t Tree) WriteTo(folder string) error {
	for _, name := range t.Paths() {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(file, t[name].Data, fs.FileMode(t[name].mode())); err != nil {
			return err
		}
	}
	return nil
}

// Pack writes the files as a compressed archive, below a folder of this name: in order, all of one time, and of no
// owner that a machine could know.
func (t Tree) Pack(to io.Writer, name string, at time.Time) error {
	squeezed, err := gzip.NewWriterLevel(to, gzip.BestCompression)
	if err != nil {
		return err
	}
	packed := tar.NewWriter(squeezed)
	add := func(h tar.Header, data []byte) error {
		h.ModTime, h.Format = at, tar.FormatUSTAR
		if err := packed.WriteHeader(&h); err != nil {
			return err
		}
		_, err := packed.Write(data)
		return err
	}
	if err := add(tar.Header{Typeflag: tar.TypeDir, Name: name + "/", Mode: 0o755}, nil); err != nil {
		return err
	}
	for _, folder := range t.Folders() {
		h := tar.Header{Typeflag: tar.TypeDir, Name: path.Join(name, folder) + "/", Mode: 0o755}
		if err := add(h, nil); err != nil {
			return err
		}
	}
	for _, file := range t.Paths() {
		e := t[file]
		h := tar.Header{Typeflag: tar.TypeReg, Name: path.Join(name, file), Mode: e.mode(), Size: int64(len(e.Data))}
		if err := add(h, e.Data); err != nil {
			return err
		}
	}
	if err := packed.Close(); err != nil {
		return err
	}
	return squeezed.Close()
}

// Zip writes the files as an archive for Windows, below a folder of this name: in order and all of one time.
func (t Tree) Zip(to io.Writer, name string, at time.Time) error {
	packed := zip.NewWriter(to)
	packed.RegisterCompressor(zip.Deflate, func(to io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(to, flate.BestCompression)
	})
	for _, file := range t.Paths() {
		head := zip.FileHeader{Name: path.Join(name, file), Method: zip.Deflate, Modified: at}
		head.SetMode(fs.FileMode(t[file].mode()))
		content, err := packed.CreateHeader(&head)
		if err != nil {
			return err
		}
		if _, err := content.Write(t[file].Data); err != nil {
			return err
		}
	}
	return packed.Close()
}

// Squeeze is a text as gzip makes it, without a name and a time.
func Squeeze(text []byte) []byte {
	var out bytes.Buffer
	squeezed, _ := gzip.NewWriterLevel(&out, gzip.BestCompression) // the level is one there is
	_, _ = squeezed.Write(text)                                    // a buffer takes everything
	_ = squeezed.Close()
	return out.Bytes()
}

// sumsName is the file with the sums of all others, as sha256sum reads it.
const sumsName = "SHA256SUMS"

// WriteSums writes the sums of the files in a folder into SHA256SUMS beside them.
func WriteSums(folder string) error {
	files, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	var sums bytes.Buffer
	for _, file := range files {
		if file.Name() == sumsName || !file.Type().IsRegular() {
			continue
		}
		sum, err := sumOf(filepath.Join(folder, file.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sum, file.Name())
	}
	return os.WriteFile(filepath.Join(folder, sumsName), sums.Bytes(), 0o666)
}

func sumOf(name string) ([]byte, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	hash := sha256.New()
	_, err = io.Copy(hash, bufio.NewReader(file))
	return hash.Sum(nil), err
}
