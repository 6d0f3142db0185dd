// Package postgres is a [games.Store] in a PostgreSQL database, 15 or later, for hosts who want more machines than one.
// docs/hosting-many.md sets one up.
//
// The idea: the statements are those of package relational, which SQLite runs, too. Here is what a database that others use at the same
// time needs: a write is one SERIALIZABLE transaction, which is run again when it came into another's way (40001, 40P01), so that
// its versions are looked at again; where the answer to COMMIT is lost, the database is asked what became of the transaction, and nothing is
// assumed; what a mail server or courier does at any moment (leases, settlements) is READ COMMITTED, and skips what others have locked.
//
// Nothing hangs on a session: no prepared statements, no session settings, no session locks, so that a pooler in transaction mode
// (PgBouncer) can stand between. Text that PostgreSQL cannot keep (NUL, bytes that are no UTF-8) is kept in another spelling (text.go).
package postgres
