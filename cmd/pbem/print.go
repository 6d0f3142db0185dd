package main

import (
	"fmt"
	"io"
	"io/fs"

	"pbem/cmd/internal/terminal"
	"pbem/games/durable"
)

// printJSON writes one value as one line.
func (e *Env) printJSON(v any) error {
	line, err := terminal.JSONLine(v)
	if err != nil {
		return err
	}
	_, err = e.Out.Write(line)
	return err
}

// complain says what is wrong with a file, in one line whatever stands in it or in its name.
func complain(env *Env, file string, err error) {
	fmt.Fprintf(env.Err, "%s: %s\n", terminal.Name(file), terminal.OneLine(env.Words.Error(err)))
}

// writeResult writes to a file, or to standard output where none is named.
func writeResult(env *Env, path string, data []byte) error {
	if path == "" || path == "/dev/stdout" { // opened by that name, a file behind it would lose what is in it
		_, err := env.Out.Write(data)
		return err
	}
	return writeFile(path, data, 0o666)
}

// writeFile writes a file that is then whole or, after an error, as it was; allowed is the most that may be done with it by
// its mode.
func writeFile(path string, data []byte, allowed fs.FileMode) error {
	return saveBy(path, func(out io.Writer) (fs.FileMode, error) {
		_, err := out.Write(data)
		return allowed, err
	})
}

// saveBy does the same for what is written piece by piece; fill says what may be done with the file.
func saveBy(path string, fill func(io.Writer) (allowed fs.FileMode, err error)) error {
	if err := durable.SaveBy(path, fill); err != nil {
		return outside(fmt.Errorf("cannot write: %s: %w", terminal.Name(path), err))
	}
	return nil
}
