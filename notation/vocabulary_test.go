package notation

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// ampWords is the vocabulary of chesimals-2, by hand: the rules are not needed here.
func ampWords() *rules.Vocabulary {
	return &rules.Vocabulary{
		Files: 16, Ranks: 12, Leads: rules.GroupLead,
		Groups: []rules.Group{
			{Code: 'y', Name: "yellow"}, {Code: 'w', Name: "white"}, {Code: 'e', Name: "grey"}, {Code: 'o', Name: "orange"},
			{Code: 'g', Name: "green", Side: rules.Black}, {Code: 'b', Name: "blue", Side: rules.Black},
			{Code: 'r', Name: "red", Side: rules.Black}, {Code: 'p', Name: "purple", Side: rules.Black},
		},
		Units: []rules.UnitName{
			{Letter: 'C', Name: "Chief", Leader: true, Royal: true}, {Letter: 'W', Name: "warmachine"},
			{Letter: 'E', Name: "elephant"}, {Letter: 'N', Name: "knight"}, {Letter: 'G', Name: "guard"},
		},
	}
}

// promotingWords is ampWords in a game in which units are promoted.
func promotingWords() *rules.Vocabulary {
	v := ampWords()
	v.Promotes = true
	v.Units = append(v.Units, rules.UnitName{Letter: 'Q', Name: "queen"}, rules.UnitName{Letter: 'P', Name: "pawn"})
	return v
}

// fusionWords is the vocabulary of fusion-1.
func fusionWords() *rules.Vocabulary {
	v := ampWords()
	v.Leads = rules.UnitLead
	v.Modes = []string{"ortho", "dia"}
	v.Units = []rules.UnitName{
		{Letter: 'K', Name: "King", Leader: true, Royal: true}, {Letter: 'S', Name: "Prince", Leader: true},
		{Letter: 'N', Name: "knight"}, {Letter: 'W', Name: "warmachine"}, {Letter: 'E', Name: "elephant"},
		{Letter: 'P', Name: "pawn"},
	}
	return v
}

// chessWords is a vocabulary without leads, for the forms of Amoeba, Cosmic and Lifeform.
func chessWords(files, ranks int) *rules.Vocabulary {
	return &rules.Vocabulary{Files: files, Ranks: ranks, Units: []rules.UnitName{
		{Letter: 'K', Name: "king"}, {Letter: 'Q', Name: "queen"}, {Letter: 'B', Name: "bishop"},
		{Letter: 'N', Name: "knight"}, {Letter: 'R', Name: "rook"}, {Letter: 'P', Name: "pawn"},
	}}
}

// lifeformWords is the vocabulary of lifeform-open.
func lifeformWords() *rules.Vocabulary {
	return &rules.Vocabulary{
		Files: 8, Ranks: 8, SetupRanks: 3, Quiet: rules.UntilRemoval, Example: phrase.Of("Bc1-f4, with a follower Bc1-f4, Pd2-d3, or holding a unit Bc1~f4"),
		Units: []rules.UnitName{
			{Letter: 'K', Name: "Head", Royal: true}, {Letter: 'Q', Name: "Torso", Royal: true}, {Letter: 'B', Name: "Hand"},
			{Letter: 'N', Name: "Foot"}, {Letter: 'R', Name: "Hair"}, {Letter: 'P', Name: "Limb"},
		},
	}
}

// amoebaWords is the vocabulary of amoeba-bishop, or of amoeba-unbound with bishops.
func amoebaWords(files, ranks int) *rules.Vocabulary {
	return &rules.Vocabulary{
		Files: files, Ranks: ranks, Slides: true, Quiet: rules.UntilPawnMove, Example: phrase.Of("Nc1-d3, with a slide Nc1-d3 / c5-c4"),
		Units: []rules.UnitName{
			{Letter: 'K', Name: "King", Royal: true}, {Letter: 'R', Name: "rook"}, {Letter: 'N', Name: "knight"},
			{Letter: 'B', Name: "bishop"}, {Letter: 'P', Name: "pawn"},
		},
	}
}

// cosmicWords is the vocabulary of cosmic.
func cosmicWords() *rules.Vocabulary {
	return &rules.Vocabulary{
		Files: 6, Ranks: 6, Jumps: true, Example: phrase.Of("Pc2-d3, or with jumps Pc2xe4xc6"),
		Units: []rules.UnitName{
			{Letter: 'K', Name: "King", Royal: true}, {Letter: 'R', Name: "rook"}, {Letter: 'N', Name: "knight"}, {Letter: 'P', Name: "pawn"},
		},
	}
}
