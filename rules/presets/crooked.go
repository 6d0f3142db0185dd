package presets

import "strings"

// crookedDrawing returns the first line of a set-up that is indented further than the next, 0 if there is none. YAML takes
// the indentation of a block from its first line, and would say of the next only that it expected a key there.
func crookedDrawing(data []byte) int {
	lines := strings.Split(string(data), "\n")
	for i := 0; i+2 < len(lines); i++ {
		if strings.TrimSpace(lines[i]) == "setup: |" && indent(lines[i+1]) > indent(lines[i+2]) {
			return i + 2
		}
	}
	return 0
}

func indent(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }
