// Package endpoint says where a mail server is and how to reach it safely.
//
// The idea: inbox and courier are told about their servers in the same way, by a URL without a password
// ("imaps://games@imap.example.org/INBOX"). One place reads such URLs, decides how TLS is used, and dials.
package endpoint
