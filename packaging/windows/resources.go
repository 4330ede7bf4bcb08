package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"portroyal/packaging/icon"
	"portroyal/packaging/release"
)

// compileResources makes the object file with what Windows shows of a program and has to know of it before it starts:
// icon, version, and that it draws sharply on any screen.
func compileResources(r release.Release, folder string) (object string, err error) {
	numbers := numbersOf(r.Version)
	with := map[string]any{
		"Name": r.Name, "ID": r.ID, "Version": r.Version,
		"Numbers": strings.Join(numbers, "."), "Commas": strings.Join(numbers, ","),
	}
	for _, name := range []string{"portroyal.rc", "portroyal.manifest"} {
		text, err := fill(name, with)
		if err != nil {
			return "", err
		}
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o666); err != nil {
			return "", err
		}
	}
	picture, err := iconFile(r.Root)
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(folder, "portroyal.ico"), picture, 0o666); err != nil {
		return "", err
	}
	compile := exec.Command(resourcer, "--codepage=65001", "--input=portroyal.rc", "--output=resources.o")
	compile.Dir = folder
	if out, err := compile.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%s: %w\n%s", resourcer, err, out)
	}
	return filepath.Join(folder, "resources.o"), nil
}

// numbersOf are the four numbers that Windows has of a version as in 1.2.3. A part after a hyphen is ignored.
func numbersOf(version string) []string {
	version, _, _ = strings.Cut(version, "-")
	numbers := strings.Split(version, ".")
	for len(numbers) < 4 {
		numbers = append(numbers, "0")
	}
	return numbers
}

// iconSizes are those that Windows shows, in pixels: 16 to 48 on usual screens and on finer ones, and large ones in
// folders.
var iconSizes = []int{16, 20, 24, 32, 40, 48, 64, 96, 128, 256}

// iconFile is the icon in all sizes, as in a .ico file: a head, an entry of 16 bytes for each picture, and the
// pictures as PNG, which Windows has read since Vista.
func iconFile(root string) ([]byte, error) {
	head := []uint16{0, 1, uint16(len(iconSizes))} // reserved, icons and no pointers, how many
	var entries, pictures bytes.Buffer
	offset := 6 + 16*len(iconSizes)
	for _, size := range iconSizes {
		picture, err := icon.PNG(root, size)
		if err != nil {
			return nil, err
		}
		entry := struct {
			Width, Height, Colours, Reserved uint8 // 256 pixels are 0; 0 colours are more than a byte can say
			Planes, BitsPerPixel             uint16
			Length, Offset                   uint32
		}{uint8(size), uint8(size), 0, 0, 1, 32, uint32(len(picture)), uint32(offset + pictures.Len())}
		if err := binary.Write(&entries, binary.LittleEndian, entry); err != nil {
			return nil, err
		}
		pictures.Write(picture)
	}
	file, err := binary.Append(nil, binary.LittleEndian, head)
	if err != nil {
		return nil, err
	}
	return append(append(file, entries.Bytes()...), pictures.Bytes()...), nil
}
