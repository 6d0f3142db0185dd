package games

import "time"

// Claim keeps what is listed as due from the lists of other nodes, from now until a time; the zero Claim keeps nothing and lists all. It is given
// up when what was due is written. A claim saves work and never decides anything: whoever was frozen past it finds that the version has
// changed. A store in which one at a time writes (a file) may give the same to all who ask. A crash of the machine may forget claims.
type Claim struct{ Now, Until time.Time }
