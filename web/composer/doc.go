// Package composer puts a turn together by taps on a board, with the game's own engine judging every step.
//
// The idea: a turn begun is a list of actions, and the engine says how it may go on (rules.Stepwise, or its list of whole
// turns where that is short). A tap picks among these: a unit that may act, then a square it may go to. Where a tap means
// several things, or the next step is no square, the [State] offers choices. So nothing can be composed that the referee
// would refuse, and nothing legal is out of reach.
//
// What it says are phrases, in the voice that it is given (Composer.In): in words, or as markers that a page replaces ([Numbered]).
//
// It does no input or output and keeps no clock: the same package runs in tests and, compiled to WebAssembly, in a
// browser (web/composer/wasm).
package composer
