package mailer

import "context"

// How large a letter may be: in bytes,
const (
	MaxLetter = 1 << 20  // to any address
	MaxLarge  = 10 << 20 // to a valid reply address, for people quote a whole digest with its pictures
	MaxText   = 2 << 20  // of a text in it, as it came, and
	MaxLines  = 5000     // lines of it: what stands below them is not read
)

// Room is how large a letter may be at the address that it came to.
type Room uint8

const (
	Small Room = iota // MaxLetter
	Large             // MaxLarge
	Spent             // MaxLetter: the account has had its large letters of the day
)

// Most is the size in bytes up to which a letter is read.
func (r Room) Most() int64 {
	if r == Large {
		return MaxLarge
	}
	return MaxLetter
}

// Rooms tells the room of a letter of which no more than the header needs to be there. Before there is a header, when a mail server
// only names the recipient, the recipient alone is judged, and the answer is never Spent. The error is that of the store.
type Rooms func(ctx context.Context, in Incoming) (Room, error)
