# What a program is told that has a preset file looked over (package web/inspect).

inspect-no-request = the request is no JSON object with "text", the text of a preset file, and perhaps "options"
