# Für Programme, die eine Spieldatei prüfen lassen.
inspect-no-request = schick ein JSON-Objekt mit "text", dem Text einer Spieldatei, und vielleicht "options"
