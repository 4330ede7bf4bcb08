//go:build !windows

package files

import (
	"slices"
	"testing"
)

func TestMounted(t *testing.T) {
	got := mounted(`36 35 98:0 / / rw,noatime - ext4 /dev/root rw
89 36 8:17 / /run/media/ann/My\040stick rw,nosuid - vfat /dev/sdb1 rw
90 36 8:33 / /media/cdrom ro - iso9660 /dev/sr0 ro
91 36 0:44 / /home/media/x rw - tmpfs tmpfs rw
short line
`)
	want := []place{{name: "My stick", folder: "/run/media/ann/My stick"}, {name: "cdrom", folder: "/media/cdrom"}}
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
