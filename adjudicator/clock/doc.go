// Package clock is the arithmetic of time in a correspondence game: how much time a control gives, what turns add to a clock, and
// which times no clock counts. It knows no players and no letters, and reads no clock: moments come in as values. Whoever wants to know
// when a flag falls, what is left, or when to remind asks here.
package clock
