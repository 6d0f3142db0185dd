// Package signers reads and writes files of the public keys that records are signed with: server.pub in an archive, and
// whatever "pbem verify --key" is given.
//
// The idea: such a file only grows. Whatever becomes of a secret, the records that were signed with it are there for ever, and
// so must be its public half. A key that was stolen is retired by words of the host's behind it, which leaves what it signed before good
// (Retirement). A key a line, "ed25519:" and base 64; lines that begin with # are comments, and say which
// key a record's signature means (record.KeyID).
package signers
