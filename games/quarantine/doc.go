// Package quarantine looks at letters that were kept aside, and finds one by what a person calls it.
//
// A letter may lie there because reading it broke the program. So it is read here with that in mind, and what cannot be read
// is still told of. What others wrote is returned as they wrote it: whoever prints it must make it safe.
package quarantine
