package moving

// Seeded is for tests of the list.
func Seeded() []string { return seeded() }
