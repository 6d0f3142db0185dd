language-en = English
language-de = German

referee-language-offered = { $name } (“{ $command }”)
referee-language-is = I write to you in English. You can choose { $languages }.
referee-language-chosen = I'll write to you in English from now on. You can write commands in any language.
referee-language-unknown = I don't write in “{ $words }”. You can choose { $languages }.
command-language-too-long = The name of a language can have at most { $most } characters.

letter-stranger-language = For English, reply “language en”; you can write in any language.
