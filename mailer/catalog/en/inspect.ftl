inspect-no-request = send a JSON object with "text", the text of a preset file, and perhaps "options"
