package sqlite

// Alone holds a store as Restore does while it works; the function returned lets go.
func Alone(path string) (letGo func() error, err error) {
	hold, err := alone(path)
	if err != nil {
		return nil, err
	}
	return hold.release, nil
}
