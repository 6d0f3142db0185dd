package signers

import (
	"crypto/ed25519"
	"slices"

	"pbem/games/durable"
)

// Covers reports whether the text of a file of keys says all that another does: each key is in it, and each that is retired there, no later.
func Covers(text, other []byte) (bool, error) {
	ours, err := sayings("", text)
	if err != nil {
		return false, err
	}
	theirs, err := sayings("", other)
	if err != nil {
		return false, err
	}
	for _, t := range theirs {
		if !slices.ContainsFunc(ours, t.in) {
			return false, nil
		}
	}
	return true, nil
}

// saying is what a line of a file says.
type saying struct {
	Retirement
	retired bool
}

// in reports whether another line says as much of the key.
func (s saying) in(other saying) bool {
	return other.Key.Equal(s.Key) && (!s.retired || other.retired && other.Since <= s.Since)
}

func sayings(name string, text []byte) (all []saying, err error) {
	return all, parse(name, text, func(r Retirement, retired bool) { all = append(all, saying{r, retired}) })
}

// Join writes into a file of keys ours, and what the text of another says beside it. Of a key that both retire the smaller size holds. A file that says
// it all is left alone.
func Join(path string, text []byte, ours []Signer) error {
	list, retired, err := with(path, ours)
	if err != nil {
		return err
	}
	others, err := sayings(path, text)
	if err != nil {
		return err
	}
	for _, o := range others {
		if !slices.ContainsFunc(list, func(s Signer) bool { return s.Key.Equal(o.Key) }) {
			list = append(list, Signer{o.Key, Gone})
		}
		if o.retired && !retires(retired, o.Key, o.Since) {
			retired = slices.DeleteFunc(retired, func(r Retirement) bool { return r.Key.Equal(o.Key) })
			retired = append(retired, o.Retirement)
		}
	}
	joined := textOf(list, retired)
	if old, err := readAll(path); err == nil {
		if said, err := Covers(old, joined); err == nil && said {
			return nil
		}
	}
	return durable.Replace(path, joined, 0o644)
}

// retires reports whether a key is retired since a size of the log, or since before.
func retires(list []Retirement, key ed25519.PublicKey, since int64) bool {
	return slices.ContainsFunc(list, func(r Retirement) bool { return r.Key.Equal(key) && r.Since <= since })
}
