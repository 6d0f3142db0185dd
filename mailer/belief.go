package mailer

// Belief says how far a letter proves who wrote it, judged as of its arrival. It is a fact about the letter alone: what a letter may do
// follows from it and from the address that the letter came to.
type Belief int8

const (
	NotBelieved  Belief = iota // nothing proves the sender
	HalfBelieved               // a signature that does not cover To; with trust: token every letter
	Believed                   // the sender's domain vouches for the letter, and for the address that it was written to
)
