package moving

import (
	"fmt"
	"time"
)

// What is said to whoever opens a store that nothing may be done with. They are clauses behind "this store is not the one to work on".

func whyMoving(to string, at time.Time) string {
	return fmt.Sprintf("since %s it is being moved to %s. Call pbem store copy again to bring that to its end, or with --give-up to go on with this one", when(at), to)
}

func whyMoved(to string, at time.Time) string {
	return fmt.Sprintf("it was moved to %s on %s, for good: name that one as store in the configuration", to, when(at))
}

func whyFilling(from string, at time.Time) string {
	return fmt.Sprintf("since %s it is being filled from %s, and is not whole. Call pbem store copy again to bring that to its end, or with --give-up to go on with that one", when(at), from)
}

func whyRestoring(backup string, at time.Time) string {
	return fmt.Sprintf("since %s it is being filled from the backup %s, and is not whole. Call pbem restore again with that one to bring it to its end, or name another store in the configuration", when(at), backup)
}

func whyGivenUp(from string, at time.Time) string {
	return fmt.Sprintf("it was to be filled from %s, which was given up on %s: delete it, and go on with that one", from, when(at))
}

func when(at time.Time) string { return at.UTC().Format(time.RFC3339) }
