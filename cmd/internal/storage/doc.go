// Package storage knows where a store is kept, in a file or in a database, and does there what is done with a store as a whole: it is opened, inspected,
// copied, put back, and moved.
//
// The idea: a command asks a Place and not the type of one store. A backup is a file of one kind, whatever it was made of: it is put back into either.
package storage
