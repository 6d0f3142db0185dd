package gate

// mostFiles is not told here.
func mostFiles() (uint64, bool) { return 0, false }
