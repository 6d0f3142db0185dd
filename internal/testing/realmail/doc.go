// Package realmail starts a private Dovecot and Postfix for a test: any user of games.test and players.test, one password,
// loopback only, free ports, in a directory of their own that is removed in the end.
//
// The idea: the same tests run against the servers inside the process and against the ones that hosts really use, for only
// these show what a mailbox does with malformed letters, real TLS and real queues. They must be started as root.
package realmail
