package command

// Words of second thoughts, in lower case, a language or two a line; those of each list do so as its name says.

const (
	// takesBack takes back what stands above, wherever it is said.
	takesBack = `don't play|do not play|dont play|don't send|do not send|don't count|do not count|doesn't count|does not count|changed my mind|change my mind|on second thought|on second thoughts|having second thoughts|scrap that|scrap this|scrap it|strike that|strike this
ignore that|ignore this|ignore it|ignore the above|ignore my turn|ignore my move|disregard|take that back|take it back|take this back|forget that turn|forget that move|forget the above|forget what i|cancel that|cancel this|cancel the above|undo that|undo this|withdraw that|withdraw this|delete that|just kidding|never mind|nevermind
not final|not my final|only a draft|just a draft|just testing|just a test|only a test|thinking aloud|thinking out loud|let me think|have to think|need to think|must think|think it over|think again|sleep on it|reconsider|i'd rather|i would rather|rather not|better not|maybe not|perhaps not|probably not|or maybe|or perhaps|or rather|or better
my mistake|made a mistake|was a mistake|sent by mistake|sent by accident|sent too early|sent too soon|that's wrong|that was wrong|that is wrong|this is wrong|wrong move|wrong turn|wrong game|i meant|i should have|typo|correction|hypothetical|hypothetically|what if|unless|only if|illegal|not legal|not allowed|not decided|haven't decided|undecided
not sure about|not sure if|not sure whether|not sure this|not sure that|not so sure|not quite sure|not really sure|unsure|i doubt it|i doubt this|i doubt that|to be confirmed|tbd|pending|draft|draft only|to be continued|just an idea|only an idea|hold off|on hold|do nothing|don't do|do not do|don't execute|do not execute|don't commit|do not commit|i may change|i might change|i'll decide|i will decide|decide later|decide tomorrow|provided it|provided that|provided this|assuming it|assuming it's|assuming that|assuming that's|assuming this|next to it too|if you let me
delete this|erase that|erase this|erase it|remove that|remove this|revoke|retract|i regret|cancel it|cancel my|withdraw it|withdraw my|undo it|undo my|check only|only checking|just checking|just thinking|only thinking|only joking|just joking|i'm joking|was joking|joke|having doubts|my doubts|see the board first|tell me first|ask me again|ask me first|check first|check it first|not my final|hypothesis
noch überlegen|überlege noch|überlege es mir|denke noch|denk noch|abwarten|mal sehen|entwurf|nur eine idee|nur so eine idee|scherz|nur spaß|nicht ernst|erst prüfen|frag erst|zeig mir erst|vorausgesetzt|storniere|storno|widerrufe|bereue|lösch das|lösche das|streich das
doch nicht|doch lieber|doch besser|doch noch nicht|lieber nicht|lieber doch|besser nicht|vielleicht nicht|eher nicht|oder lieber|oder doch|oder besser|oder vielleicht|oder eher|dann lieber|lieber erst|anders überlegt|nicht spielen|nicht ausführen|nicht werten|zählt nicht|gilt nicht|spiel das nicht|spiele das nicht|spiel es nicht|spiel ihn nicht|vergiss das|vergiss es|vergiss den zug|ignoriere das|ignorier das
nehme das zurück|nehme ihn zurück|nehme es zurück|nehme den zug zurück|nimm das zurück|nochmal überlegen|noch mal überlegen|noch einmal überlegen|muss überlegen|muss noch überlegen|muss nachdenken|muss noch nachdenken|lass mich überlegen|lass mich nachdenken|ich meinte|war gemeint|sollte heißen|war falsch|ist falsch|falscher zug|falsche partie|mein fehler|vertippt|vertan|verschrieben
nur ein test|nur zum test|nur ein entwurf|nicht endgültig|würde lieber|möchte lieber|würde ich lieber|nur wenn|falls das|falls es|es sei denn|nicht ganz sicher|mir nicht sicher ob|nicht sicher ob|unsicher|korrektur|berichtigung|nicht erlaubt
ne joue pas|ne jouez pas|changé d'avis|oublie ça|oubliez ça|pas encore|ou plutôt|plutôt pas|peut-être pas|me suis trompé|me suis trompée|no juegues|cambiado de idea|olvídalo|todavía no|mejor no|quizás no|quizá no|me equivoqué|o mejor|non giocare|cambiato idea|non ancora|meglio di no|forse no|mi sono sbagliato|mi sono sbagliata
nog niet|toch niet|liever niet|misschien niet|speel dat niet|ainda não|melhor não|talvez não|não jogue|mudei de ideia|jeszcze nie|raczej nie|może nie|nie graj|inte än|kanske inte|hellre inte|spela inte|ångrat mig|ещё нет|лучше не|не играй|передумал|передумала`

	// takesBackAtHead does so at the head of a sentence of a few words.
	takesBackAtHead = `wait|no|not|nope|nah|stop|hold on|hold it|hang on|forget it|actually no|actually not|actually wait|sorry no|sorry wait|oh no|oh wait|hm|hmm|warte|wart|nein|nö|nee|nicht|noch nicht|halt|stopp|ach nein|ach nee
attends|attendez|non|espera|espere|aspetta|aspetti|wacht|niet|não|czekaj|poczekaj|vänta|nej|inte|подожди|подождите|нет|стоп`

	// doubtWords make a doubt of a sentence of a few words.
	doubtWords = `wait|maybe|perhaps|possibly|instead|wrong|mistake|oops|whoops|cancel|cancelled|undo|doubt|doubtful|hm|hmm|scrap|disregard|tentative|tentatively|provisional|provisionally
idea|kidding|unsure|decision|undecided|vielleicht|eventuell|evtl|möglicherweise|stattdessen|quatsch|falsch|fehler|irrtum|ups|hoppla|zweifel|abbrechen|zurücknehmen|vorläufig|peut-être|plutôt|quizás|quizá|forse|misschien|talvez|może|kanske|может`

	// noWords do so in one of fewer.
	noWords = `no|not|nope|nah|never|don't|if|later|nein|nicht|nö|nee|nie|kein|keine|später|wenn|falls|warte|non|pas|niet|não|nie|nej|inte|нет|не`

	// chat is no doubt, though it has such words.
	chat = `no problem|no problems|no hurry|no rush|no worries|no worry|no stress|no pressure|no need|no news|no idea|no comment|no doubt|no choice|no slide|no offence|no offense|no mercy|no risk|no luck|no time|no matter|no wonder|no pain|no rain|no snow|no hard feelings|not bad|not much|not at all|not so bad|not too bad|not easy|not to worry|not my day
don't worry|do not worry|don't hurry|do not hurry|don't rush|can't wait|cannot wait|why not|see you later|talk to you later|talk later|speak later|later today|more later|until later|till later|write later|write more later|late than never|never again|never give up|not too shabby|if you like|if you want|sorry for the wait|thanks for waiting|not seen|didn't see|did not see|not expect|didn't expect|never seen|never played|maybe we meet|perhaps we meet
bis später|später mehr|mehr später|kein problem|keine eile|keine sorge|kein stress|keine zeit|keine ahnung|keine frage|nicht schlecht|nicht übel|nicht wahr|nicht leicht|nicht einfach|nicht schlimm|nicht so schlimm|nicht eilig|warum nicht|wieso nicht|wenn du magst|wenn du willst|nicht gesehen|nie gesehen|kein wunder|nichts zu danken|lass dir zeit
pas mal|pas de problème|pas de souci|pourquoi pas|no hay prisa|no pasa nada|nada mal|non c'è fretta|non c'è problema|geen probleem|geen haast|niet slecht|sem pressa|nie ma sprawy|inga problem|ingen brådska|не спеши|не проблема`

	// changing says in a few words that something else is meant.
	changing = `same with|same for|the same for|further|one more square|two squares|three squares|one square|other direction|backwards|backward|the left one|the right one|to the left|to the right|next to it|other guard|ein feld|zwei felder|weiter vor|andere richtung|rückwärts|die linke|die rechte|den linken|den rechten|daneben|instead|the other one|other way round|other way around|for example|for instance|stattdessen|andersherum|anders herum|der andere|die andere|das andere|zum beispiel|plus the|and also the|und auch der|und auch die`

	// unitWords and colours name what may be played; changeWords beside them say that it is.
	unitWords   = `guard|guards|warmachine|warmachines|elephant|elephants|chief|knight|knights|pawn|pawns|king|queen|rook|rooks|bishop|bishops|prince|general|dabbabah|wache|wachen|wächter|kriegsmaschine|elefant|elefanten|häuptling|springer|bauer|bauern|könig|dame|turm|läufer|prinz`
	colours     = `white|black|yellow|orange|grey|gray|red|blue|green|purple|weiß|weiss|schwarz|gelb|grau|rot|blau|grün|lila`
	changeWords = `instead|rather|too|also|plus|and|or|then|first|next|better|not|no|mean|meant|make|take|use|play|should|want|wanted|prefer|add|well|same|forgot|both|only|auch|noch|und|oder|dann|erst|lieber|besser|doch|statt|nicht|nur|nimm|nehme|spiele|ziehe|meine|vergessen|soll|sollte|zuerst|danach|with|mit`

	// asksAnyhow asks about a turn, asksShortly alone, asksAtHead if one of the words aboutTurn stands behind it and none of asksElse.
	asksAnyhow = `is this legal|is that legal|is it legal|is this allowed|is that allowed|is it allowed|is this ok|is that ok|is it ok|is this okay|is that okay|is it okay|is this right|is that right|is this correct|is that correct|is this possible|is that possible|is this valid|is that valid|does this work|does that work|will this work|will that work|would this work|would that work
what do you think|do you think this|do you think that|do you think it|what would you do|what would you play|what do you say now|good idea|bad idea|good move|bad move|or not|or maybe|or better|or rather|or should|or shall|or wait|am i allowed|am i right|which is better|what is better|which one is better|which one|happens then|would happen|happens now|wins then|confirm this|confirm that|is legal|ok so|so ok|what if|or what
was passiert dann|was passiert|welcher ist besser|welche ist besser|welches ist besser|ist legal|was meinst du|was denkst du|was hältst du|meinst du|wie findest du|gute idee|guter zug|oder nicht|oder doch|oder lieber|oder besser|oder soll|was ist besser|gut so|so gut|so richtig|richtig so|geht das|geht der|ist das erlaubt|ist das richtig|ist das gültig|ist das ok|ist das gut|einverstanden|qu'en penses-tu|qué te parece|che ne pensi|wat denk je`
	asksShortly = `legal|ok|okay|right|allowed|possible|sure|really|correct|valid|no|or|yes|hm|hmm|huh|agreed|wirklich|oder|richtig|erlaubt|möglich|sicher|ja|nein|gut`
	asksAtHead  = `should i|shall i|may i|can i|could i|must i|do i|did i|am i|or should i|so should i|should this|should that|can this|can that|may this|is this|is that|is it|is my|was this|was that|was my|are these|would this|would that|would it|does it|does this|does that|what about|how about
soll ich|sollte ich|darf ich|kann ich|könnte ich|muss ich|oder soll ich|habe ich|hab ich|soll das|soll der|ist das|ist dies|ist es|ist der|ist mein|war das|war mein|wäre das|wäre es|wie wäre|darf der|kann der|dois-je|puis-je|est-ce|debo|puedo|devo|posso|mag ik|kan ik|moet ik`
	aboutTurn = `play|move|turn|legal|allowed|valid|ok|okay|right|correct|correctly|possible|fine|good|better|best|wise|clever|mistake|do|go|take|use|try|risk|wait|rather|instead|white|yellow|black
spielen|ziehen|zug|erlaubt|gültig|richtig|möglich|gut|besser|machen|nehmen|wagen|warten|lieber|weiß|jouer|coup|jugar|jugada|giocare|mossa|spelen|zet`
	asksElse = `you|your|yours|we|us|there|weather|du|dein|deine|dich|dir|ihr|euch|wir|uns|wetter`
)
