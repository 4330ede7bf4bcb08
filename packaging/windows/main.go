// Command windows makes what players on Windows install: an archive that runs from where it is unpacked. The facts that
// the system wants to know of a program are in resources.go, the other files of the archive in the folder files. It can
// be made on Linux, where MinGW-w64 compiles for Windows, and takes some minutes for the first time.
package main

import (
	"bytes"
	"embed"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"portroyal/engine/record"
	"portroyal/packaging/release"
)

//go:embed files
var files embed.FS

// The tools of MinGW-w64, as they are called where programs for other systems are made as well.
const (
	compiler  = "x86_64-w64-mingw32-gcc"
	resourcer = "x86_64-w64-mingw32-windres"
)

func main() {
	root := flag.String("root", ".", "`DIR` of the repository")
	to := flag.String("o", "dist", "`DIR` for the archive")
	tags := flag.String("build-tags", "", "`TAGS` to build the program with")
	flag.Parse()
	if flag.NArg() > 0 || *tags == "" {
		flag.Usage()
		os.Exit(2)
	}
	if err := run(*root, *to, *tags); err != nil {
		fmt.Fprintln(os.Stderr, "packaging:", err)
		os.Exit(1)
	}
}

// run makes the archive and writes it into a folder, with sums of whatever is there.
func run(root, to, tags string) error {
	for _, tool := range []string{compiler, resourcer} {
		if _, err := exec.LookPath(tool); err != nil {
			return fmt.Errorf("%s is missing; Debian has it in gcc-mingw-w64-x86-64", tool)
		}
	}
	r, err := release.Of(root)
	if err != nil {
		return err
	}
	if err := r.WarnOfChanges(); err != nil {
		return err
	}
	folder, err := os.MkdirTemp("", "portroyal-package-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	tree, err := content(r, tags, folder)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(to, 0o777); err != nil {
		return err
	}
	name := fmt.Sprintf("portroyal-%s-windows-amd64", r.Version)
	file := filepath.Join(to, name+".zip")
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := tree.Zip(out, name, r.Time); err != nil {
		out.Close()
		return err
	}
	if err := out.Close(); err != nil {
		return err
	}
	fmt.Println(file)
	return release.WriteSums(to)
}

// content is what is in the archive.
func content(r release.Release, tags, folder string) (release.Tree, error) {
	resources, err := compileResources(r, folder)
	if err != nil {
		return nil, err
	}
	target := release.Target{
		Tags: tags, Env: []string{"GOOS=windows", "GOARCH=amd64", "CGO_ENABLED=1", "CC=" + compiler},
		Linker: "-H=windowsgui '-extldflags=" + resources + "'",
	}
	program, err := r.Build(target, folder, "portroyal.exe")
	if err != nil {
		return nil, err
	}
	licences, err := r.Licences(target)
	if err != nil {
		return nil, err
	}
	copyright, err := r.Copyright()
	if err != nil {
		return nil, err
	}
	library, err := fill("mingw.txt", nil)
	if err != nil {
		return nil, err
	}
	readme, err := fill("README.txt", map[string]any{"Version": r.Version, "Extension": record.CopyExtension})
	if err != nil {
		return nil, err
	}
	return release.Tree{
		"portroyal.exe": {Data: program, Executable: true},
		"README.txt":    {Data: forNotepad(readme)},
		"COPYRIGHT.txt": {Data: forNotepad(copyright)},
		"LICENCES.txt":  {Data: forNotepad(append(licences, library...))},
	}, nil
}

// fill fills in one of the files.
func fill(name string, with map[string]any) ([]byte, error) {
	return release.Fill(files, "files/"+name, with)
}

// forNotepad is a text with the ends of lines that are usual on Windows.
func forNotepad(text []byte) []byte {
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	return bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n"))
}
