// Package lobby is the subject of how games begin: challenges, invitations and counter-offers, seeks, rematches, takeovers, wishes.
package lobby
