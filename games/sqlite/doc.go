// Package sqlite is a [games.Store] in one file, on SQLite in pure Go.
//
// The idea: one connection writes, a few read. Every write is one IMMEDIATE transaction of prepared statements, so two
// processes on one file wait for each other instead of failing half way; SQLite's write-ahead log lets readers go on
// meanwhile. Each kind of fact has a file of its own here with its statements above the code that uses them.
//
// Commit syncs the log to the disk before it returns. Lease and Settle do not: their records are safe from a crash of the
// process at once, and from a crash of the machine with the next commit. Losing one costs a letter sent twice, which the
// same Message-ID makes harmless, and saves two waits for the disk a letter.
//
// Times are integers, nanoseconds since 1970 in UTC; the zero time is NULL.
package sqlite
