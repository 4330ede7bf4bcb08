package release

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// tagged is the program's variable for the version of a tag.
const tagged = "tagged"

// Target is a system to build for, and how.
type Target struct {
	Tags   string   // to build with
	Env    []string // what the go command has to know of the system, as in GOOS=windows; empty for this one
	Args   []string // for go build, besides
	Linker string   // flags of the linker, besides
}

// Build makes the program as players get it, the same wherever the repository is: without paths, and without what
// only debuggers read. It is written into a folder under this name.
func (r *Release) Build(to Target, folder, name string) ([]byte, error) {
	linker := "-s -w -buildid= " + to.Linker
	if r.Tag != "" {
		linker += " -X main." + tagged + "=" + r.Tag
	}
	file := filepath.Join(folder, name)
	args := append([]string{"build", "-trimpath", "-buildvcs=false", "-tags", to.Tags, "-ldflags", linker, "-o", file},
		to.Args...)
	if err := Go(r.Root, to.Env, nil, append(args, ".")...); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

// Go calls the go command in a folder, with this in its environment besides. Its standard output is added to out, if
// that is not nil.
func Go(folder string, env []string, out *bytes.Buffer, args ...string) error {
	cmd := exec.Command("go", args...)
	cmd.Dir = folder
	cmd.Env = append(os.Environ(), env...)
	cmd.Stderr = os.Stderr
	if out != nil {
		cmd.Stdout = out
	}
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("go %s: %w", args[0], err)
	}
	return nil
}
