// Package serverkey keeps the server's one secret in a file, and derives from it every key that the server uses: those
// of the reply tokens and the one that signs records.
//
// The idea: one file to back up and to guard. Each purpose has its own key, derived by HKDF (RFC 5869), so that none
// tells anything about another.
package serverkey
