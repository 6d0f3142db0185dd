// Package query chooses among records, orders them, and counts them.
//
// The idea: everything that can be asked is a fact of the one table, record.Facts, so that a condition, an order and a column of a
// list know the same names. A condition is an expression, such as
//
//	turns < 40 && cause == "resigned" && white contains "ada"
//
// Its grammar is that of github.com/expr-lang/expr; what its operators mean of facts is decided here, because names are compared
// as people compare them and dates are days, months or years. Only comparisons of facts are taken: no functions, no variables
// and no loops, so a condition takes about as long as reading it, whoever wrote it.
package query
