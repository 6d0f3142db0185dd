// Package lint holds a letter to what every letter of ours promises, whatever it says: its headers, line ends, line
// lengths and characters, that others can read it, and that its body holds no secret. Tests of several packages use it.
package lint
