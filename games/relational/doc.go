// Package relational is what stores in tables have in common: a [games.Store] whose statements are in the SQL that SQLite and PostgreSQL
// both understand, on a [Medium] that runs them.
//
// The idea: one set of statements, so that the two stores cannot come to mean different things. Each kind of fact has a file of its own
// here with its statements above the code that uses them. What differs is the medium's: how a transaction begins, waits and ends, what an
// error means, and how a row is locked while others may take the next. Tables are made by each medium's own migrations, under the same names.
//
// What a statement may use: placeholders are ? or ?1, all of either kind; truth is 0 or 1; a subquery has a name; a column that is set from
// itself names its table; chance and time come in as values; text sorts by bytes (COLLATE "C"). A statement must not fail where a conflict is
// expected: it has ON CONFLICT, and its caller looks at the rows changed.
//
// Times are integers, nanoseconds since 1970 in UTC; the zero time is NULL.
//
// Tables, columns and indexes have the same names in both, so a migration of one needs one of the other, in the same commit. While one node
// migrates, nodes of the version before it run. So a migration may only add: what is to go is used no longer in one version, and goes in the next.
//
// # The transaction of a letter
//
// A letter is one transaction, and so is a moment in a game, a digest, a line of the host's. Do runs a function in one; whatever the function
// reads and writes goes through its [Tx], which is a Store itself: the statements are the same, and each belongs to that transaction. So what
// is written is read back at once, a rehearsal is a rollback (Rehearse), and nothing of a letter that fails is left anywhere. The function
// may be run again, so it has no effect but on its Tx; logs, metrics, caches and wake-ups wait until Do has returned, or for Tx.OnCommit.
//
// The first error stays. After it the Tx reads and writes nothing, and Do returns that error whatever the function makes of it: a panic over
// what could not be read is the store's fault and no attempt of the letter's. That something is not found is no error of this kind.
//
// The order inside: first it is asked again whether the letter was handled; then it is decided, with numbers drawn and letters composed;
// then all that it changes is written in one go (Tx.Commit), rows that others may change locked in one order, the digest before anything
// that hangs on it. Each UPDATE says which version was read, and changes no row where there is another; a row with a number or a digest that
// somebody else has is not put in. Both are ErrConflict (or ErrDuplicate), and Do runs the function again: ten times, or for 15 seconds, with
// growing pauses; then the error is ErrUnavailable, which no letter is to blame for. In a file nobody comes between, so there a conflict is
// the letter's own, and is returned.
//
// What takes long and depends on nothing that is changed is done before (referee.Prepare): reading MIME, asking name servers.
//
// Numbers come from a row for each kind (Tx.Draw). In a file a number is given back with the transaction. A database gives 32 at a time, so
// that nodes need not wait for each other's row: what is left is for the other letters of that node once the first has been committed, and
// what was drawn for nothing is a gap.
//
// SQLite has one writer: BEGIN IMMEDIATE, and within a process those who write wait in their order. Each has many letters in one
// transaction, a savepoint each, until there are a hundred or 50 ms have passed, for the disk is what a letter waits for longest.
//
// PostgreSQL does this otherwise: a transaction is READ COMMITTED, for its guards do all that SERIALIZABLE would; each letter has one of its
// own, so that one that waits for others holds up none; what is written waits, and is sent together with the next read or before COMMIT
// (pgx.Batch). A row in the table transactions tells what became of a COMMIT that was not answered. A node that says nothing for ten seconds
// in the middle loses its transaction.
package relational
