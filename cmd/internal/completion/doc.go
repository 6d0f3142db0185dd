// Package completion writes what shells need to complete command lines of a program: scripts for bash, zsh and fish, made from the
// program's command tree as kong has it.
//
// The idea: a shell asks at every press of a key, so the scripts know all words themselves and start nothing; only the names of presets,
// of which a host may have more in a later version, are asked of the program. Where a script knows nothing, the shell offers files.
package completion
