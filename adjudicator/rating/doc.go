// Package rating reckons how strong players are: Glicko-2 (Glickman, 2013), a list for each preset with its options, by calendar months in
// UTC. It is a function of games that are over and knows nothing of where they are kept: records, a store and a simulated club give the
// same numbers.
package rating
