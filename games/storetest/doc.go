// Package storetest is the suite that every games.Store must pass.
//
// The idea: what the interface promises is tested here once, and each kind of store runs all of it with [Run] and
// [RunReopen]. A store that passes can take the place of another without anybody noticing.
package storetest
