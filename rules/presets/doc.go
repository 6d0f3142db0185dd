// Package presets turns preset files into games.
//
// A preset is data, not code: a YAML file that names an engine and says everything that makes one game of it, the
// set-up as a drawing that a person can read and correct. The files of this folder are built in; a host's own file is
// read by the same code and works alike, only that nothing in it is trusted: it may not be large or deep, may not use
// YAML's aliases, tags or merge keys, and every mistake is reported with its file and line, all of them at once.
//
// An option is data too: each of its values lists the fields that it changes, and these are laid over the file before
// the engine reads it. The form of the file is described in docs/presets.md.
package presets
