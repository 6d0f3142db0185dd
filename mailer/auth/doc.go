// Package auth finds out whether a letter really comes from the address in its From header: by its DKIM signature, or by
// the word of our own mail server in an Authentication-Results header.
//
// The idea: everything fails closed. A signature counts only if it covers From and Subject, has no length limit (l=), and
// its domain aligns with From's. An Authentication-Results header counts only if it bears our own server's name and stands
// above every Received header that is not our server's: what a stranger wrote into the letter always stands below.
package auth
