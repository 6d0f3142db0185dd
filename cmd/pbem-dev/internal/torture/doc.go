// Package torture proves that nothing that was acknowledged is ever lost and nothing is done twice, whenever the service
// dies.
//
// The idea: this process is the mail host and the players; the service is a child process, this program run again, which
// is killed with SIGKILL at random, or kills itself at the k-th passing of a point named in docs/flow.md. It is started
// again, the players go on, and in the end their mailboxes, the store and the records must be what they would be had
// nothing happened. "pbem-dev torture" is the random part of it, for as long as one likes ([Run]); the tests do the rest.
//
// The players' letters come by every route there is: through the mailbox, over LMTP, and through a pipe into a process of
// their own. Whatever is not acknowledged is handed over again, as a mail server would.
package torture
