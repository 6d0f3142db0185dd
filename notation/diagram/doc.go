// Package diagram draws a position: one drawing, several pens.
//
// The idea: [New] looks at a position once, from one side of the board, and keeps what a picture needs: the cells in the
// order in which a reader meets them, with the marks of the last turn. A pen ([Drawing.Text], [Drawing.HTML]) turns that
// into one format and knows nothing of positions or turns. The pens that draw shapes ([Drawing.SVG], [Drawing.AppendFigure],
// [AppendSteps], [Drawing.Image], [Film]) write down one picture: stamps (a token, a silhouette, a letter) with the places
// where they are put. What a picture shows is told in words by [Drawing.Cells].
//
// In text every cell is four columns: a mark, the AMP's code, the unit's letter, a mark. The units of the reader's
// opponent stand between angle brackets, so that friend and foe are told apart before any letter is read:
//
//	 oW    the reader's orange warmachine       <gE>  the opponent's green elephant
//	*oW    it came here in the last turn        #gE>  it came here and captured
//	 ()    a unit left this square               .    an empty square
//	~nP~   a neutral unit                       oW/  not connected to a leader now; <gE/ the opponent's
//	oW+    its AMP has no leader any more       <gE+ the opponent's
//
// Games without AMPs have one letter a unit, White's in capitals, Black's small. There a cell may be narrower, so that a board
// without edges finds room:
//
//	 N     the reader's knight, who is White    <n>   the opponent's knight
//	(Bp)   White's Hand over its captive        =R    a pawn that was promoted
//	[.]    a square that slid here, [N] with a unit on it; [] where it was
//	#.     this square lost its unit: another jumped over it, or it was removed
//
// That is the style of letters, [Plain]. [Wide] draws a line around every square, [Unicode] shades, a frame and chessmen.
//
// In pictures the signs of the last turn differ in form, so that nobody needs to see their colours: a ring in a dashed square
// was left, a frame came here, a frame with filled corners captured. What was taken is a pale unit, crossed out, where it stood,
// or a badge at the corner of its square if another stands there now. Arrows lie over the units, numbered where there are more
// than one. Below the board its own signs are explained; then comes what was taken, in words, and a tray of all that each side
// has lost, if [Options] tell it. [Drawing.Losses] and [Drawing.AppendTrayHTML] give these to pages.
package diagram
