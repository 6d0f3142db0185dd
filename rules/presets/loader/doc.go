// Package loader makes games of preset files that were read into trees (package rules/presets/tree).
//
// It reads one file at a time, and gathers its mistakes, so that whoever wrote it sees them all at once. It is handed the engines that
// it may use: servers have all (package rules/presets), and each program for browsers has one. So it must stay small: it knows
// neither YAML nor files.
package loader
