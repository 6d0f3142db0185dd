// Package durabletest makes disks fail for tests: a small one that fills up ([SmallDisk]), and system calls of a process
// that return errors ([Fail]).
//
// Both need root on Linux, and Fail needs strace. Where that is not to be had a test is skipped; with CI=true it fails, for
// a test that was left out proves nothing.
package durabletest
