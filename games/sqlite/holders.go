package sqlite

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"pbem/games/system"
)

// Holders lists the processes that have the store at path open, in order, without this one. It asks the kernel (Linux's
// /proc/locks), and touches nothing; known is false where that cannot tell.
func Holders(path string) (processes []int, known bool) {
	info, err := os.Stat(lockName(path))
	if err != nil {
		return nil, os.IsNotExist(err) // nobody has ever had it open
	}
	number, ok := system.Number(info)
	table, err := os.ReadFile("/proc/locks")
	if !ok || err != nil {
		return nil, false
	}
	for line := range strings.Lines(string(table)) {
		if pid, holds := holder(line, number); holds && pid != os.Getpid() && !slices.Contains(processes, pid) {
			processes = append(processes, pid)
		}
	}
	slices.Sort(processes)
	return processes, true
}

// holder reads a line as "1: FLOCK  ADVISORY  READ 4711 08:01:131090 0 EOF" and returns its process if it is about the file.
// Devices are not compared: some file systems show another one here than to stat.
func holder(line string, file uint64) (pid int, holds bool) {
	words := strings.Fields(line)
	if len(words) < 6 || words[1] != "FLOCK" || !strings.HasSuffix(words[5], fmt.Sprintf(":%d", file)) {
		return 0, false
	}
	pid, err := strconv.Atoi(words[4])
	return pid, err == nil
}
