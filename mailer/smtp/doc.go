// Package smtp carries letters away: to a mail server over SMTP (the [Courier]), or into a directory, one file a letter
// (the [Directory]).
//
// The idea: sending is the caller's queue asking again and again until each letter is gone. A courier tries each letter
// exactly once and says of each what came of it: taken over, refused for good, or worth another try. It keeps its
// connections between batches, and one bad recipient, a server that hangs up or a lost connection spoils one letter, never
// the batch.
package smtp
