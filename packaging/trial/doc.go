// Package trial tries what the commands linux and windows have made, as players get it: the packages are checked with
// the tools of their systems, installed where nothing else is, played and taken away again. It needs the build tag
// package, what .ci/setup installs for that, and packages in the folder that -dist names; make package sees to all of it.
package trial
