// Package mailer holds the nouns of the mail side: a letter as it arrived ([Incoming]), a letter as it was read
// ([Message]), a letter to be sent ([Envelope]) and the one who sends it ([Courier]).
//
// The idea: data runs one way. imap, smtp and the pipe bring an Incoming; mime makes a Message of it; command makes
// commands of its words; compose makes Envelopes of what was decided; a Courier carries them away. Nothing here decides
// anything about a game.
package mailer
