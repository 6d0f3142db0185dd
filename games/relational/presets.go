package relational

import (
	"context"
	"fmt"

	"pbem/games"
)

const (
	presetSQL       = `SELECT data FROM presets WHERE hash = ?`
	insertPresetSQL = `INSERT INTO presets (hash, data) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING`
)

// Preset implements games.Store.
func (s matchStore) Preset(ctx context.Context, hash string) (data []byte, err error) {
	if err := first(ctx, s.medium, presetSQL, hash).Scan(&data); err != nil {
		return nil, fmt.Errorf("preset %s: %w", hash, err)
	}
	if err := presetIs(hash, data); err != nil {
		return nil, err
	}
	return data, nil
}

// preset keeps the file of a preset. One of the same hash is the same file.
func (t transaction) preset(p games.Preset) error {
	return t.later(about("preset %s", p.Hash), insertPresetSQL, p.Hash, p.Data)
}
