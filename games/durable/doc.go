// Package durable writes small files that are whole or not there, whatever crashes.
//
// The idea: the bytes go into a temporary file of the same directory and to the disk, then the file gets its name in one
// step, then the directory goes to the disk. A crash leaves the old file or the new one, and at worst a temporary file
// whose name begins with a dot.
package durable
