package main

import (
	"bytes"
	"encoding/binary"
	"encoding/xml"
	"image/png"
	"io"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/record"
)

// Every picture of the icon is where its entry says, and is as large.
func TestIconFile(t *testing.T) {
	file, err := iconFile("../..")
	if err != nil {
		t.Fatal(err)
	}
	number := func(at, bytes int) int {
		var padded [4]byte
		copy(padded[:], file[at:at+bytes])
		return int(binary.LittleEndian.Uint32(padded[:]))
	}
	if number(0, 2) != 0 || number(2, 2) != 1 || number(4, 2) != len(iconSizes) {
		t.Fatalf("it begins with % x", file[:6])
	}
	end := 6 + 16*len(iconSizes)
	for i, size := range iconSizes {
		at := 6 + 16*i
		if wide, high := number(at, 1), number(at+1, 1); wide != size%256 || high != wide {
			t.Errorf("entry %d says %d by %d, not %d", i, wide, high, size)
		}
		length, offset := number(at+8, 4), number(at+12, 4)
		if offset != end {
			t.Errorf("entry %d begins at %d, not %d", i, offset, end)
		}
		end = offset + length
		picture, err := png.Decode(bytes.NewReader(file[offset:end]))
		if err != nil {
			t.Errorf("entry %d: %v", i, err)
		} else if bounds := picture.Bounds(); bounds.Dx() != size || bounds.Dy() != size {
			t.Errorf("entry %d is %v, not %d", i, bounds, size)
		}
	}
	if end != len(file) {
		t.Errorf("%d bytes follow the last picture", len(file)-end)
	}
}

// Windows wants four numbers, whatever the version is called.
func TestNumbersOf(t *testing.T) {
	for version, want := range map[string][]string{
		"1.2.3": {"1", "2", "3", "0"}, "0.12.0": {"0", "12", "0", "0"}, "1.2.3-rc1": {"1", "2", "3", "0"},
	} {
		if got := numbersOf(version); !slices.Equal(got, want) {
			t.Errorf("%s: %v, not %v", version, got, want)
		}
	}
}

// The manifest is XML and asks for sharp drawing; all files can be filled in.
func TestFiles(t *testing.T) {
	with := map[string]any{
		"Name": "Port Royal", "ID": "org.example.Game", "Version": "1.2.3", "Numbers": "1.2.3.0", "Commas": "1,2,3,0",
		"Extension": record.CopyExtension,
	}
	for name, says := range map[string]string{
		"portroyal.manifest": "PerMonitorV2", "portroyal.rc": "FILEVERSION 1,2,3,0", "README.txt": "Alexander Pfister",
		"mingw.txt": "mingw-w64",
	} {
		text, err := fill(name, with)
		if err != nil {
			t.Error(err)
		}
		if !strings.Contains(string(text), says) {
			t.Errorf("%s does not say %q", name, says)
		}
	}
	manifest, _ := fill("portroyal.manifest", with) // which has just been read
	decoder := xml.NewDecoder(bytes.NewReader(manifest))
	for {
		if _, err := decoder.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
}

// Every line ends as Notepad wants it, once.
func TestForNotepad(t *testing.T) {
	if got := string(forNotepad([]byte("a\nb\r\n\nc"))); got != "a\r\nb\r\n\r\nc" {
		t.Errorf("%q", got)
	}
}
