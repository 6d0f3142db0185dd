// Package auth finds out whether a letter really comes from the domain of the address in its From header: by its DKIM
// signature (RFC 6376), by SPF (RFC 7208) where it came to us straight from outside, or by the word of our own mail server
// in an Authentication-Results header (RFC 8601). Which domains may vouch for which is DMARC's alignment (RFC 7489).
//
// The idea: everything fails closed. A letter that can be read in two ways, with two From or two Subject lines, is nobody's.
// A signature counts only if it covers From and Subject and has no length limit (l=). A domain owner's policy can make the
// check stricter (adkim=s, aspf=s), never laxer. An Authentication-Results header counts only where nobody outside can have
// put it: above the Received line of the hop on which our own side took the letter over. What could not be looked up is no
// answer; such a letter has to be offered again.
package auth
