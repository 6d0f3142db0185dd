// Package rulebook finds the rules that a record was played by.
//
// The idea: a record names its rules by the SHA-256 of their preset file, so it does not matter where a text is found: one
// with another hash is another text, and is not used. A text that was tampered with is as good as missing. Looked through
// are the files and folders that the reader named, the folder "rules" that an archive keeps beside its records, and the
// built-in presets, as they are and as they were.
//
// A record that was typed by hand may name no hash. It is played by the preset of its name.
package rulebook
