package main

// Where the system has no certificate authorities, as in a container from scratch, those that Mozilla trusts are taken.
import _ "golang.org/x/crypto/x509roots/fallback"
