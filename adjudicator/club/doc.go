// Package club is what is above one match: people and what they have chosen, and the offers by which they find each other.
//
// The idea is that of the adjudicator's: a [Person] is the sum of their [Event]s, which the store keeps as a stream of their
// own. What a letter asks of the club is decided from values by a pure function that answers with facts, or with an error that
// says why not; [Apply] adds facts up. Each subject (time, offers, letters) is a file of its own, with its facts, what they
// change, and what is decided; its rows join the table in facts.go.
//
// A match asks nothing of the club. Whoever keeps matches tells them what follows from it, as values: when a player's clock
// stands, how many days of vacation are left.
package club
