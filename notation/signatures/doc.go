// Package signatures checks many Ed25519 signatures together, at a fraction of the price of one after the other.
//
// The idea: a signature holds if R + kA − SB is nothing, A being the key, B the base point, and R, S and k what follows from the signature and
// the text. Of many signatures one sum is made, each with a factor z of 127 random bits before it: Σ zR + Σ zk A − Σ zS B. If all hold it is nothing. If one does
// not, it is nothing only by a chance of 1 in 2^126, and whoever forges cannot choose the factors: they are made of a hash over all that
// is in the sum, so that they are other ones for every change, and the same whenever the same is checked. Where the sum is something, each
// signature is checked alone by crypto/ed25519, so what does not hold is found as ever.
//
// Why a sum makes no forged signature count: the group has eight points of small order besides, in which factors are worth three bits only, so what the sum
// proves is R + kA − SB being one of those eight. For a key without a part of small order, which each key here is looked at for once, such a signature is a whole one of the scheme that
// Ed25519 is with a cofactor (RFC 8032, 5.1.7, lets either be checked), and nobody can make one who has not the key. Whoever has the key can sign what they like. What is left is
// that they could sign two texts crooked on purpose, each with an R that crypto/ed25519 refuses, so that both stand when they are checked together. One alone
// never does: all factors are odd, and an odd factor takes no point of small order away.
//
// What is unusual in any way is left to crypto/ed25519 from the beginning: keys with a part of small order, encodings that are not canonical, an S that is too
// great, an R that is no point.
package signatures
