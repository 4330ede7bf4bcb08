// Command linux makes what players on Linux install: a package for Debian and its relatives, one for Fedora, openSUSE
// and theirs, and an archive that runs from where it is unpacked. The places of the files are in tree.go, the libraries
// that the game needs in libraries.go, and the texts in the packages in the folder files.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"

	"portroyal/packaging/release"
)

func main() {
	root := flag.String("root", ".", "`DIR` of the repository")
	to := flag.String("o", "dist", "`DIR` for the packages")
	into := flag.String("into", "", "`DIR` to install the game in, with bin and share, instead of making packages")
	tags := flag.String("build-tags", "", "`TAGS` to build the program with")
	site := flag.String("site", "", "`URL` of the project's page, if it has one; the repository's files lie below it")
	flag.Parse()
	if flag.NArg() > 0 || *tags == "" {
		flag.Usage()
		os.Exit(2)
	}
	if err := run(*root, *to, *into, *tags, *site); err != nil {
		fmt.Fprintln(os.Stderr, "packaging:", err)
		os.Exit(1)
	}
}

// run makes everything there is for Linux and writes it into a folder, with sums of whatever is there. If it is to
// be installed into another one, that is all that is done.
func run(root, to, into, tags, site string) error {
	r, err := release.Of(root)
	if err != nil {
		return err
	}
	if err := r.WarnOfChanges(); err != nil {
		return err
	}
	if to, err = filepath.Abs(to); err != nil {
		return err
	}
	folder, err := os.MkdirTemp("", "portroyal-package-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	p := parcel{Release: r, Arch: runtime.GOARCH, Site: site, Folder: folder}
	if p.Program, err = r.Build(hardened(tags), folder, "portroyal"); err != nil {
		return err
	}
	if p.Licences, err = r.Licences(hardened(tags)); err != nil {
		return err
	}
	if into != "" {
		return p.install(into)
	}
	if p.Needs, err = needsOf(p.Program); err != nil {
		return err
	}
	if err := os.MkdirAll(to, 0o777); err != nil {
		return err
	}
	for _, pack := range []func(to string) (file string, err error){p.archive, p.deb, p.rpm} {
		file, err := pack(to)
		if err != nil {
			return err
		}
		fmt.Println(file)
	}
	return release.WriteSums(to)
}

// hardened is how programs are built that Debian and Fedora accept: at no fixed address, with everything of other
// libraries found before it starts.
func hardened(tags string) release.Target {
	return release.Target{
		Tags: tags, Args: []string{"-buildmode=pie"}, Linker: "-extldflags=-Wl,-z,relro,-z,now",
	}
}
