// Package token makes and reads the secret reply addresses by which a letter proves who answers what.
//
// A token is an HMAC-SHA256, cut to 130 bits, of what it allows, under a key of the server's; spelt in lower-case base 32
// so that a mail system that changes case does not hurt it. It says nothing by itself: its claims stand readable in
// front of it ("games+42w13.TOKEN@example.org").
package token
