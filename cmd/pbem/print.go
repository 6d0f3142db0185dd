package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	"pbem/cmd/internal/terminal"
	"pbem/games/durable"
)

// printJSON writes one value as one line.
func (e *Env) printJSON(v any) error {
	line, err := jsonLine(v)
	if err != nil {
		return err
	}
	_, err = e.Out.Write(line)
	return err
}

// jsonLine is a value as one line, with its end.
func jsonLine(v any) ([]byte, error) {
	var line bytes.Buffer
	encoder := json.NewEncoder(&line)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(v)
	return line.Bytes(), err
}

// complain says what is wrong with a file, in one line whatever stands in it or in its name.
func complain(env *Env, file string, err error) {
	fmt.Fprintf(env.Err, "%s: %s\n", terminal.Name(file), terminal.OneLine(err.Error()))
}

// unreadable joins errors of files; one that is of nothing but a file names it in a form that is fit for a line.
func unreadable(failures ...error) error {
	var all []error
	for _, err := range failures {
		if of, ok := err.(*fs.PathError); ok {
			err = fmt.Errorf("cannot read %s: %w", terminal.Name(of.Path), of.Err)
		}
		all = append(all, err)
	}
	return errors.Join(all...)
}

// writeResult writes to a file, or to standard output where none is named.
func writeResult(env *Env, path string, data []byte) error {
	if path == "" || path == "/dev/stdout" { // opened by that name, a file behind it would lose what is in it
		_, err := env.Out.Write(data)
		return err
	}
	return writeFile(path, data, 0o666)
}

// writeFile writes a file that is then whole or, after an error, as it was; allowed is the most that may be done with it by its mode.
func writeFile(path string, data []byte, allowed fs.FileMode) error {
	err := durable.Save(path, data, allowed)
	if number := syscall.Errno(0); errors.As(err, &number) {
		err = number // without the temporary file's name, which tells nobody anything
	}
	if err != nil {
		return outside(fmt.Errorf("cannot write: %s: %w", terminal.Name(path), err))
	}
	return nil
}
