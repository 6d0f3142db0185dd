// Package release makes what hosts install of a commit: programs for several systems, packages for Debian, container images, what each
// program is made of, and the sums of it all.
//
// The idea: every byte follows from the commit and the version of Go. Nothing of the machine, the folder, the hour or the order in which
// files are met goes in; so anybody can make the same again, and compare. docs/releasing.md tells how.
package release
