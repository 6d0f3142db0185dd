package loader

import "pbem/rules/presets/tree"

// unsure is what of a file cannot be relied on, because of a mistake that was told. What rests on it is not looked at, for it would be
// found wrong by that mistake alone; everything else is, so that no mistake hides another. What the file itself leaves open stays so
// while options are laid over it.
type unsure struct {
	letters bool // which letters the units have
	codes   bool // which codes the AMPs have
	roles   bool // who leads, who is royal, and on which side
}

// doubtRoles notes that what was read since the count of faults stood so may have been another role.
func (a *ampReader) doubtRoles(before int, node map[string]*tree.Node) {
	if a.r.faults > before || node == nil {
		a.r.unsure.roles = true
	}
}

// doubtMany notes that a list of units or AMPs is not known whole.
func doubtMany(doubt *bool, there, most int) {
	if there == 0 || there > most {
		*doubt = true
	}
}
