// Package studying studies the games of records, on all processors, and prints what they teach.
package studying
