package completion

import (
	"fmt"
	"io"

	"github.com/alecthomas/kong"
)

// Write writes the script for a shell: bash, zsh or fish.
func Write(w io.Writer, program *kong.Application, shell string) error {
	root := treeOf(program.Node, "")
	var script string
	switch shell {
	case "bash":
		script = bash(program.Name, root)
	case "zsh":
		script = zsh(program.Name, root)
	case "fish":
		script = fish(program.Name, root)
	default:
		return fmt.Errorf("there is no script for %s", shell)
	}
	_, err := io.WriteString(w, script)
	return err
}
