# Sprachen, und wem in welcher geschrieben wird.

language-en = Englisch
language-de = Deutsch

referee-language-offered = { $name } („{ $command }“)
referee-language-is = Dir wird auf Deutsch geschrieben. Es gibt { $languages }.
referee-language-chosen = Dir wird von nun an auf Deutsch geschrieben. Befehle werden in allen Sprachen gelesen.
referee-language-unknown = Es gibt keine Briefe auf „{ $words }“. Es gibt { $languages }.
command-language-too-long = Der Name einer Sprache hat höchstens { $most } Zeichen.

letter-stranger-language = Um das auf Deutsch zu bekommen, antworte „sprache de“; was du schreibst, wird in allen Sprachen gelesen.
