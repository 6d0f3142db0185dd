# Languages, and who is written to in which.

# The names of languages, as they are called in this one.
language-en = English
language-de = German

# $languages is a list of what can be chosen: of each its own name and what to write for it.
referee-language-offered = { $name } (“{ $command }”)
referee-language-is = You are written to in English. There are { $languages }.
referee-language-chosen = You are written to in English from now on. Commands are read in all languages.
referee-language-unknown = There are no letters in “{ $words }”. There are { $languages }.
command-language-too-long = The name of a language has at most { $most } characters.

# A line of an invitation in another language, to a stranger.
letter-stranger-language = To have this in English, answer “language en”; what you write is read in all languages.
