// Package imap reads the service's mailbox: letters come in over IMAP, are handed over in batches, and go into a folder
// once they are handled.
//
// The idea: the mailbox itself is the queue. A letter stays in the inbox, unread and unmoved, until the caller says that
// it is done, so a crash at any moment costs nothing but a second look. One loop does everything on one connection:
// search, fetch, hand over, move, wait for news (IDLE, or polling where the server has none), and connect anew with
// growing pauses when the connection breaks.
package imap
