// Package login proves to mail servers who we are: by a password, or by an access token (OAuth 2.0) as the great providers want it.
//
// The idea: a mailbox and a courier log in alike, and each connection anew. A token lives for an hour or so, therefore a [Secret] is not
// a string but a question that is asked each time, and answered by whoever knows how tokens are renewed. Tokens are handed over
// by the mechanisms OAUTHBEARER (RFC 7628) and XOAUTH2 (Google's, which Microsoft speaks alone). What a server says about a token that
// it does not take is told in words ([Refused]).
package login
