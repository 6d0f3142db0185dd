// Package relational is what stores in tables have in common: a [games.Store] whose statements are in the SQL that SQLite and PostgreSQL
// both understand, on a [Medium] that runs them.
//
// The idea: one set of statements, so that the two stores cannot come to mean different things. Each kind of fact has a file of its own
// here with its statements above the code that uses them. What differs is the medium's: how a transaction begins, waits and ends, what an
// error means, and how a row is locked while others may take the next. Tables are made by each medium's own migrations, under the same names.
//
// What a statement may use is written down in docs/many.md ("One set of statements"): placeholders are ? or ?1, all of either kind;
// truth is 0 or 1; a subquery has a name; a column that is set from itself names its table.
//
// Times are integers, nanoseconds since 1970 in UTC; the zero time is NULL.
package relational
