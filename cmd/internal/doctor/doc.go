// Package doctor looks a service over and says in words what to mend.
//
// The idea: a list of small checks, those of one subject in one file. None changes anything, none sends a letter but the one that
// is told to, and none needs another: what cannot be looked at because something else is broken is left out, for that was said already. A check says
// one sentence for each thing it looked at, and to whoever has to mend it, what to do.
package doctor
