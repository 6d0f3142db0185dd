package notation

import "pbem/rules"

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
