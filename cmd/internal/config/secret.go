package config

import (
	"fmt"
	"os"
	"strings"
)

// Read returns the password: the first line of the file, or the environment variable. Both missing is an error that
// names them.
func (s Secret) Read(getenv func(string) string) (string, error) {
	if s.File == "" {
		if password := getenv(s.Env); password != "" {
			return password, nil
		}
		return "", fmt.Errorf("there is no password: set password_file in the configuration or %s in the environment", s.Env)
	}
	data, err := os.ReadFile(s.File)
	if err != nil {
		return "", fmt.Errorf("cannot read the password file: %w", err)
	}
	line, _, _ := strings.Cut(string(data), "\n")
	return strings.TrimRight(line, "\r"), nil
}
