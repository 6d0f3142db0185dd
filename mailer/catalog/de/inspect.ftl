# Was ein Programm erfährt, das eine Spieldatei prüfen lässt.

inspect-no-request = die Anfrage ist kein JSON-Objekt mit "text", dem Text einer Spieldatei, und vielleicht "options"
