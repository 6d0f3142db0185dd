// Package pgtest starts a real PostgreSQL for tests: in a folder of its own, on a Unix socket alone, as a user of its own where the tests
// are root (PostgreSQL refuses to be), and stops it in the end. A package starts one server (Main), and each test has a database
// of its own (Database).
//
// Where there is no PostgreSQL, tests fail with CI=true, and are left out loudly else: such a test has proved nothing.
package pgtest
