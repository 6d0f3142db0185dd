// Package matching finds who is best paired with whom: of all ways to pair everybody with somebody, one whose pairs cost least
// together.
//
// It is the algorithm of Edmonds (Maximum matching and a polyhedron with 0,1-vertices, 1965) in the form of Galil (Efficient
// algorithms for finding maximum matching in graphs, 1986), in O(n³) steps: everybody has a potential, pairs whose cost is just
// paid by the potentials are tight, and along trees of tight pairs one pair more is made at a time. Odd rings of tight pairs, the
// blossoms, are treated as one person. Costs are big numbers, so that several wishes can stand behind one another in one number
// without a bound.
package matching
