package loader

// The parts of a preset that have readers of their own.
type (
	winsReader      struct{ *ampReader } // how a game ends, and what is worth how much
	promotionReader struct{ *ampReader } // what becomes what, and where
)
