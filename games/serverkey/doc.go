// Package serverkey keeps the server's secrets in a file, and derives from them every key that the server uses: those of the
// reply tokens and the one that signs records.
//
// The idea: one file to back up and to guard. Each purpose has its own key, derived by HKDF (RFC 5869), so that none
// tells anything about another.
//
// A server begins with one secret. A new one can be put on top (Rotate): it makes and signs everything from then on, and those
// below it are still honoured, so that letters under way can be answered. One that shall not be honoured any more is
// marked (Retire), and stays in the file for what must never change: its public half, by which old records verify, and the
// oldest secret of all, from which the threads of mail programs hang. The file has a secret a line, in hexadecimal digits,
// the current one first; "retired " may stand before one; lines that begin with # are comments.
package serverkey
