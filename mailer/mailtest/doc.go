// Package mailtest runs mail servers inside the process, for the demo and for tests: an SMTP server that delivers into
// the mailboxes of an IMAP server, both on free ports of the loopback interface.
//
// The idea: a [Server] behaves like a small mail host. It knows accounts, takes letters for them (games+tag@… goes to
// games@…) and puts Return-Path, Delivered-To and Received in front, as a real one would. A [Fault] makes it misbehave on
// purpose, and a [Proxy] does the same to any connection. Package realmail does the same job with Dovecot and Postfix.
package mailtest
