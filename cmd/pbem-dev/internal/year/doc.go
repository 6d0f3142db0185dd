// Package year plays a whole club for a year, in minutes.
//
// The idea: the service is the real one, on a real store and archive, with a clock that is set and mail that stays in the process.
// Around it live people with habits (see [habit]): quick and slow ones, some who vanish, travel, make mistakes, read digests, plan ahead,
// have programs that answer for them, watch others, ask to be forgotten, write in three languages. They know the service by its letters alone; only the turns that they
// play are chosen by looking at the position in the store. The service is killed at named points of docs/flow.md and goes on; for half of the year two daemons have the store (see [twin]).
// Or it runs on several nodes, which share a PostgreSQL of the year's own (see [nodes]).
//
// After every letter the invariants are checked, each in a file of its own (check_*.go): one answer a letter or a stated reason for
// silence, clocks against a second bookkeeping that counts minutes, nothing secret in anybody's letter, nothing lost. At the end of
// each month the ratings of the archive are held to those of the service, and in the end tournaments and records are looked over.
// Everything follows from a seed: a finding comes again.
package year
