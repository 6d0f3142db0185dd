package collection

import "pbem/games/archive/gamelog"

// Unproved reports whether the head of a log was packed with the archive of a member, and no proof that its own line is in that log.
// It is false where that is not known: in a pack that comes through a pipe the proof may stand behind its record.
func (m Member) Unproved() bool {
	if proof, err := m.Proof(); proof != nil || err != nil || m.File == StandardInput {
		return false
	}
	if m.inner == "" {
		head, err := besideOnDisk(m.File, m.Root, gamelog.HeadFile)
		return head != nil && err == nil
	}
	if m.pack == nil {
		return false
	}
	return m.pack.beside(m.inner, gamelog.HeadFile) != nil
}
