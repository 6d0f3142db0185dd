package realmail

import (
	"errors"
	"math/rand/v2"
	"net"
	"strconv"
)

// errNoPort means that a hundred ports were tried and all were taken.
var errNoPort = errors.New("no port is free")

// FreeAddress finds a port of this machine on which a server can be started, and started again. It lies below the ports that
// connections are given for their own ends (from 32768 on Linux): there, one of the hundreds of connections of the tests beside
// would take it between two starts.
func FreeAddress() (string, error) {
	const first, behind = 10000, 32000
	for range 100 {
		address := net.JoinHostPort("127.0.0.1", strconv.Itoa(first+rand.IntN(behind-first)))
		listener, err := net.Listen("tcp", address)
		if err != nil {
			continue
		}
		return address, listener.Close()
	}
	return "", errNoPort
}
