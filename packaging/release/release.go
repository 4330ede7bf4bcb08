// Package release knows what every package has in common, whatever system it is for: which version it holds, what is
// new in it, the time that all its files carry, and its sums. The same commit gives the same bytes. How the package of
// one system is put together is that system's business.
package release

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"portroyal/ui/appfile"
)

// Release is what a package is made from.
type Release struct {
	Root    string    // the folder of the repository
	Name    string    // of the program, in plain words
	ID      string    // by which systems know the program
	Version string    // as in 1.2.3
	Tag     string    // the version again if the commit has a tag with it, "" otherwise
	Time    time.Time // of the commit, in UTC: what is packed carries no other
	News    []News    // newest first; the first is this version's
}

// Of reads what the commit that is checked out in a folder says of itself. Its version is that of its tag, as in
// v1.2.3, or else the one of FyneApp.toml. If the environment has a SOURCE_DATE_EPOCH, that is its time; a folder
// without git, as from an archive, needs one.
func Of(root string) (Release, error) {
	root, err := filepath.Abs(root)
	if err != nil {
		return Release{}, err
	}
	text, err := os.ReadFile(filepath.Join(root, "FyneApp.toml"))
	if err != nil {
		return Release{}, err
	}
	file, err := appfile.Read(string(text))
	if err != nil {
		return Release{}, fmt.Errorf("FyneApp.toml: %w", err)
	}
	r := Release{Root: root, Name: file.Details.Name, ID: file.Details.ID, Version: file.Details.Version}
	epoch := os.Getenv("SOURCE_DATE_EPOCH")
	if r.underGit() {
		tags, err := r.git("tag", "--points-at", "HEAD", "--sort", "-version:refname")
		if err != nil {
			return r, err
		}
		if r.Tag = versionIn(tags); r.Tag != "" {
			r.Version = r.Tag
		}
	}
	if epoch == "" {
		if !r.underGit() {
			return r, fmt.Errorf("%s is no checkout: say with SOURCE_DATE_EPOCH of when it is", root)
		}
		if epoch, err = r.git("log", "-1", "--format=%ct"); err != nil {
			return r, err
		}
	}
	seconds, err := strconv.ParseInt(strings.TrimSpace(epoch), 10, 64)
	if err != nil {
		return r, fmt.Errorf("SOURCE_DATE_EPOCH: %q is not a number of seconds", epoch)
	}
	r.Time = time.Unix(seconds, 0).UTC()
	if r.News, err = ReadNews(filepath.Join(root, "packaging", "news.toml")); err != nil {
		return r, err
	}
	if newest := r.News[0].Version; newest != r.Version {
		return r, fmt.Errorf("packaging/news.toml tells what is new in %s, and not in %s", newest, r.Version)
	}
	return r, nil
}

// versionIn is the first version among tags, one a line; "" if none is one.
func versionIn(tags string) string {
	for tag := range strings.Lines(tags) {
		if version, is := strings.CutPrefix(strings.TrimSpace(tag), "v"); is && appfile.IsVersion(version) {
			return version
		}
	}
	return ""
}

// underGit reports whether the folder is a checkout, and not what an archive has held.
func (r *Release) underGit() bool {
	_, err := os.Lstat(filepath.Join(r.Root, ".git"))
	return err == nil
}

// Changed reports whether the folder holds anything that is not in the commit, so that others would not get the same
// package from it. Without git nobody knows, and it does not.
func (r *Release) Changed() (bool, error) {
	if !r.underGit() {
		return false, nil
	}
	changes, err := r.git("status", "--porcelain")
	return changes != "", err
}

// WarnOfChanges says on standard output if the folder is not as the commit has it.
func (r *Release) WarnOfChanges() error {
	changed, err := r.Changed()
	if changed {
		fmt.Println("some files are not as in the commit: nobody else gets the same packages")
	}
	return err
}

func (r *Release) git(args ...string) (string, error) {
	cmd := exec.Command("git", args...)
	cmd.Dir = r.Root
	out, err := cmd.Output()
	if err != nil {
		var why string
		if exit, is := err.(*exec.ExitError); is {
			why = ": " + strings.TrimSpace(string(exit.Stderr))
		}
		return "", fmt.Errorf("git %s: %w%s", args[0], err, why)
	}
	return string(out), nil
}
