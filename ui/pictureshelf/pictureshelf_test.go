package pictureshelf_test

import (
	"bytes"
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"portroyal/ui/draw"
	"portroyal/ui/pictureshelf"
)

// picture are the pixels of a picture by chance.
func picture(seed uint64) []uint8 {
	dice := rand.New(rand.NewPCG(seed, 1))
	pixels := make([]uint8, 4*100*80)
	for i := range pixels {
		pixels[i] = uint8(dice.IntN(4))
	}
	return pixels
}

func files(t *testing.T, folder string) []string {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// What has been put is taken, by another program as well, and under no other key or at no other size.
func TestPicturesAreKept(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "new")
	shelf := pictureshelf.In(folder, pictureshelf.Most)
	want := picture(1)
	shelf.Put(draw.Key{1}, want)
	shelf.Wait()
	shelf = pictureshelf.In(folder, pictureshelf.Most)
	got := make([]uint8, len(want))
	if !shelf.Take(draw.Key{1}, got) || !bytes.Equal(got, want) {
		t.Error("it is not there")
	}
	for _, size := range []int{0, len(want) - 1, len(want) + 1} {
		if shelf.Take(draw.Key{1}, make([]uint8, size)) {
			t.Errorf("it is taken for one of %d bytes", size)
		}
	}
	other := draw.Key{31: 1} // which has the name of the first in a file
	other[0] = 1
	for _, key := range []draw.Key{{2}, other} {
		if shelf.Take(key, got) {
			t.Errorf("it is taken for %x", key)
		}
	}
}

// Whatever has become of a file, no picture is taken that is not the one that was put, and the pixels stay as they were.
func TestDamagedPicturesAreNotTaken(t *testing.T) {
	folder := t.TempDir()
	shelf := pictureshelf.In(folder, pictureshelf.Most)
	want := picture(2)
	shelf.Put(draw.Key{}, want)
	shelf.Wait()
	name := files(t, folder)[0]
	whole, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	got := make([]uint8, len(want))
	dice := rand.New(rand.NewPCG(3, 3))
	taken := 0
	for range 200 {
		damaged := bytes.Clone(whole)
		if dice.IntN(2) == 0 {
			damaged = damaged[:dice.IntN(len(damaged))]
		} else {
			damaged[dice.IntN(len(damaged))] ^= 1 << dice.IntN(8)
		}
		if err := os.WriteFile(name, damaged, 0o600); err != nil {
			t.Fatal(err)
		}
		if shelf.Take(draw.Key{}, got) { // as when only what follows the picture is another
			if taken++; !bytes.Equal(got, want) {
				t.Fatal("another picture is taken")
			}
			clear(got)
		} else if !bytes.Equal(got, make([]uint8, len(got))) {
			t.Fatal("a picture that is not taken leaves something behind")
		}
	}
	if taken > 10 {
		t.Errorf("%d of 200 were taken: nothing was damaged", taken)
	}
	shelf.Put(draw.Key{}, want)
	shelf.Wait()
	if !shelf.Take(draw.Key{}, got) {
		t.Error("it cannot be mended")
	}
}

// A folder holds no more than it may. What has not been taken for longest goes, and what is not of the shelf stays.
func TestFolderHoldsNoMoreThanItMay(t *testing.T) {
	folder := t.TempDir()
	foreign := filepath.Join(folder, "notes.txt")
	if err := os.WriteFile(foreign, make([]byte, 1<<20), 0o600); err != nil {
		t.Fatal(err)
	}
	shelf := pictureshelf.In(folder, 1<<60)
	put := func(of uint8) {
		shelf.Put(draw.Key{of}, picture(uint64(of)))
		shelf.Wait()
	}
	put(0)
	one, err := os.Stat(files(t, folder)[0])
	if err != nil {
		t.Fatal(err)
	}
	shelf = pictureshelf.In(folder, 4*one.Size()+one.Size()/2)
	for i := range uint8(4) {
		put(i)
	}
	long := time.Now().Add(-time.Hour)
	for i, name := range files(t, folder) {
		if err := os.Chtimes(name, long, long.Add(time.Duration(i)*time.Second)); err != nil {
			t.Fatal(err)
		}
	}
	got := make([]uint8, len(picture(0)))
	if !shelf.Take(draw.Key{0}, got) { // the oldest by its name, and now the one that was taken last
		t.Fatal("it is not there")
	}
	put(4)
	for i, want := range []bool{true, false, true, true, true} {
		if shelf.Take(draw.Key{uint8(i)}, got) != want {
			t.Errorf("picture %d is there is %v", i, !want)
		}
	}
	if _, err := os.Stat(foreign); err != nil {
		t.Errorf("a foreign file is gone: %v", err)
	}
}

// Where nothing can be written, pictures are painted as without a shelf.
func TestShelfWithoutAFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	shelf := pictureshelf.In(filepath.Join(file, "folder"), pictureshelf.Most)
	shelf.Put(draw.Key{}, picture(1))
	shelf.Wait()
	if shelf.Take(draw.Key{}, picture(1)) {
		t.Error("there is a picture")
	}
	var none image.RGBA
	draw.Paint(&none, []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>`), 0, 0, 1)
}
