// Package crosstables finds the files of tournaments and the records of their games, and prints what tables they make.
package crosstables
