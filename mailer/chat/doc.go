// Package chat knows the words that people write around turns and in answers, in ten languages: those of doubt, of no, of later, of courtesy.
//
// It decides nothing: it says where which words stand, and others what follows from that. A turn is played only where no word of [Brakes] stands
// beside it, and an invitation is accepted by people's words only where none of these and of [Condition] does.
//
//	for _, hit := range chat.All().Read("No problem, but maybe later.") {
//		fmt.Println(hit.Phrase, hit.Groups&chat.Doubt != 0) // "no problem", "but", "maybe", "later"
//	}
//	hit, ok := chat.All().Has(words, chat.Brakes|chat.Condition) // the first that stops a yes
//	polite := chat.All().Covered(words, chat.Courtesy)           // nothing else stands there
//
// A phrase hides the words within it only in the groups smalltalk, courtesy and announces; "accepts", "declines" and "asks" ([Answers]) are found
// beside all others, so "I don't want to" is also a "don't".
//
// All languages are read at once, for people mix them. At each word the longest phrase counts, and what it is made of does not: "no problem",
// "can't wait" and "see you later" are [SmallTalk] and nothing else, so they stop nothing. A word that does different things in two languages does
// both. Letters are compared without capitals and accents; "don't" is also "dont", and in German "möchte" also "moechte".
//
// The words stand in words/TAG.words, those of answers to an invitation alone in answers/TAG.words. A heading names the group; below it, indented, stand phrases with commas between them:
//
//	later:
//	    tomorrow, next week
//	smalltalk:
//	    see you tomorrow
//
// What belongs where: doubt, "maybe", "I think", "typo", "just kidding"; hypothesis, "if", "suppose", "would"; no, "not", "invalid"; stop, "wait",
// "forget it", "changed my mind"; condition, "but", "only if", which stops a yes and no turn; later, "tomorrow", "my move follows"; accepts and
// declines, what answers an invitation; announces, "here is my move"; courtesy, "good luck"; smalltalk, questions that ask nothing of a turn, and
// harmless phrases with words of the other groups; continues, "then", after which more would be to come; asks, how questions about a turn begin. Of answers: agrees, a yes that may go
// on to anything, "sure"; fillers, "your invitation"; suspects, "spam"; postpones, "on Monday"; wonders, how questions begin; stipulates, "can I be".
//
// Of a sentence that has none of these, asides/TAG.words tell what it is about; [Asides] reads them, each language by itself. A star stands for the rest
// of a word: "garden*" begins one, "*s" among joins is the end of a verb. acts, "thanks for", "have a", begin a sentence that thanks, wishes, greets,
// praises or asks after somebody; life and kin, what people tell of their days and who is in them; ponders, what is done with a turn before it is
// played; weighs, thoughts, games and mistakes; times, "after"; points, "this", and refers, "it", what stands outside of the sentence; joins, "or",
// what goes on with the one before; follows, what stands behind a verb without a subject, "Reminds me"; self and reader, "I" and "you"; little, all
// other small words. What is none of these is a word of the sentence's own.
package chat
