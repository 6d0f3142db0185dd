# Was die Befehlszeile Menschen über ihre Sprache und das Handbuch sagt.

cli-no-help = zu „{ $topic }“ gibt es keine Hilfe; die Themen sind { $topics }
cli-no-language = „{ $language }“ wird nicht angeboten; die Sprachen sind { $languages }
