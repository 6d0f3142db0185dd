// Package storage knows where a store is kept, in a file or in a database, and does there what is done with a store as a whole: it is opened, inspected,
// copied, put back, and moved.
//
// The idea: a command asks a Place and not the type of one store. What a kind of place does not do, because something else does it better, is an
// error that says what to do instead.
package storage
