// Package talk is what a letter is to those who answer it: who wrote it and by what proof ([Session]), where the conversation is ([Execution]), what
// there is to say ([Answer], [Reply]), and the service that it is written to ([Settings]).
//
// The idea: the packages below this one are the subjects of conversation. A subject is a list of [Row] and the functions that carry them out; it never
// imports another one. What two of them need lies here.
package talk
