/** Dutch: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
de het een en of met van in op te voor ik je jij hij zij is zijn die dat waar wanneer niet geen zonder maar tegen spel
maak over onder door als aan naar uit bij moet wil spelletje hun ons onze mijn jouw uw haar hem ze we wij jullie deze
dit er daar hier heeft hebben had was waren wordt worden kan kunnen mag moeten dan dus want omdat terwijl tot tussen
na tijdens elke elk alle alles iets niets nog ook al wel veel meer twee kleine grote graag gaat zodat waarin waarbij
hallo hoi goedendag goedemorgen bedankt dank alsjeblieft misschien altijd nooit soms vaak alleen samen vanaf totdat
voordat nadat hoewel daarom daarna toen straks nu iemand niemand iedereen anders andere ander welke welk wie wat hoe
waarom waarmee waarop waarvan daarbij hierbij zelf eigen dezelfde hetzelfde zulke sommige enkele meeste minder weinig
erg heel zeer best gewoon even eens toch zou zouden wilde willen kunt zal zullen moesten
`;

export const gameTalk = `
spel spelletje twee drie levens minuten seconden vijanden kat hond vier vijf tien rondes verzamel ontwijk spring
konijn ridder rustig race punten
tafels rekenen woordjes klas
`;
