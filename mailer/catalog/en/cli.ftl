# What the command line says to people about their language and the manual.

cli-no-help = there is no help on “{ $topic }”; the topics are { $topics }
cli-no-language = “{ $language }” is not offered; the languages are { $languages }
