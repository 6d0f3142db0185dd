// Package storebench measures what a letter costs in each kind of store: in a file, in a PostgreSQL database on the same machine, and in one that
// is further away. A letter is one commit of what a turn leaves behind; the disk is waited for, as a service does.
//
// The idea: all stores are measured by turns in one run, round after round, so that what else the machine does meanwhile concerns all of them.
// Figures of two machines cannot be compared, those of one run can.
package storebench
