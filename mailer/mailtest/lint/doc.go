// Package lint holds a letter to what every letter of ours promises, whatever it says: its header, its place in the thread, its
// envelope, line ends and lengths, encodings, that both bodies tell the same, and that no secret is in it but its reader's.
//
// The idea: everything through which letters leave in tests has it read every letter: the harnesses of the referee, the daemon
// and the command line, and the mail server in the process, which refuses a letter of ours with a fault. A fault is a sentence.
package lint
