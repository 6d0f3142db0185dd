// Package measuring is what "pbem stats" does around package measure: it plays on all cores or reads records, and prints the report as
// text, JSON, CSV or SVG.
//
// The idea: every game has a seed of its own, made of the number that was asked for and the game's own, and sums can be merged in any
// order; so it makes no difference which core plays which game, or how many cores there are.
package measuring
