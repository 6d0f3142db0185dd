// Package receiver takes letters from mail servers: over LMTP from the host's own, or over SMTP from everybody's.
//
// The idea: "250" after a letter means that it is on disk and will be acted upon, or kept aside for a person to look at;
// until then it is the client's, who keeps it and tries again. So a crash at any moment costs nothing but a second
// delivery of the same bytes. What is not for us is refused while the client still listens, and so we never have to write
// to a sender who may be forged.
//
// A [Receiver] knows no daemon and no game: it hands letters to a [Handler]. Those that come in while one commit runs are
// handed over together, and share the next.
//
// The protocol is github.com/emersion/go-smtp's. What that library leaves open is closed around it: a connection has bounds on
// its time and its talk, the listener counts connections, the rate limiter what each client does, and the queue takes letters
// from all sessions to the one handler.
package receiver
