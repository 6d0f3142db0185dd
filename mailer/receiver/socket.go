package receiver

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"syscall"
	"time"

	"github.com/coreos/go-systemd/v22/activation"
)

// listen opens what the configuration names.
func (c Config) listen() (net.Listener, error) {
	listener, err := c.open()
	if err != nil {
		return nil, fmt.Errorf("cannot listen for letters: %w", err)
	}
	if at, ok := listener.Addr().(*net.TCPAddr); ok && c.LMTP && !at.IP.IsLoopback() {
		listener.Close()
		return nil, fmt.Errorf("cannot listen for letters: LMTP asks nobody who they are, and %s can be reached from other machines", at)
	}
	return listener, nil
}

func (c Config) open() (net.Listener, error) {
	switch c.Network {
	case "systemd":
		return handedOver()
	case "unix":
		return openSocket(c.Address)
	}
	return net.Listen(c.Network, c.Address)
}

// handedOver takes the socket that the service manager has opened (sd_listen_fds).
func handedOver() (net.Listener, error) {
	all, err := activation.Listeners()
	if err != nil {
		return nil, err
	}
	if len(all) != 1 || all[0] == nil {
		for _, l := range all {
			if l != nil {
				l.Close()
			}
		}
		return nil, unfit(fmt.Sprintf("systemd has handed over %d sockets, and it must be one stream socket: is there a .socket unit named like the service?", len(all)))
	}
	return all[0], nil
}

// unfit is why nothing can ever be heard at what the configuration names. It is an fs.ErrInvalid.
type unfit string

func (u unfit) Error() string { return string(u) }

func (u unfit) Is(target error) bool { return target == fs.ErrInvalid }

// socketMode lets the group connect: the mail server's, when the folder is its group's and hands that on (mode 2750).
const socketMode = 0o660

// openSocket opens a unix socket, also where a daemon that was killed has left one.
func openSocket(path string) (net.Listener, error) {
	listener, err := net.Listen("unix", path)
	if there, unseen := os.Lstat(path); err != nil && unseen == nil && there.Mode().Type() != fs.ModeSocket {
		return nil, unfit(path + " is there already, and is no socket; name another path")
	}
	if errors.Is(err, syscall.EADDRINUSE) && abandoned(path) {
		if err := os.Remove(path); err != nil {
			return nil, err
		}
		listener, err = net.Listen("unix", path)
	}
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(path, socketMode); err != nil {
		return nil, errors.Join(err, listener.Close())
	}
	return listener, nil
}

// abandoned reports whether nobody listens at a socket any more.
func abandoned(path string) bool {
	conn, err := net.DialTimeout("unix", path, time.Second)
	if err == nil {
		conn.Close()
	}
	return errors.Is(err, syscall.ECONNREFUSED)
}
