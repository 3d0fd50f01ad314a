import type { ContentTexts } from '../content.types.js';

/** German: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | einmaleins, 1x1, 1×1, malreihe, malreihen, malnehmen, multiplikation, malaufgaben, einmaleinsreihe
tableof | er-reihe, er reihe, ereinmaleins, er einmaleins, reihe der
add | addition, addieren, plusrechnen, zusammenzählen, plusaufgaben, plus rechnen
subtract | subtraktion, subtrahieren, minusrechnen, minusaufgaben, minus rechnen
divide | dividieren, geteiltaufgaben, teilen üben
sums | mathe, kopfrechnen, rechnen, rechenaufgaben, mathematik
fractions | brüche, bruchrechnen, bruchrechnung, brüchen
capitals | hauptstädte, hauptstädten, hauptstadt
flags | flaggen, länderflaggen
pairs | vokabel, vokabeln, wortpaare, übersetzungen
words | wörter, lernwörter
upto | bis, bis zu, im zahlenraum, zahlenraum bis
europe | europa, europas, europäisch, europäische, europäischen
arab | arabische länder, arabischen ländern, arabischen länder, arabischen welt, arabische welt, arabische hauptstädte, arabischen hauptstädte, arabischen staaten, arabische staaten
eu | europäische union, europäischen union, eu-länder, eu-ländern, eu-staaten, eu-mitgliedstaaten, eu-hauptstädte
asia | asien, asiens
africa | afrika, afrikas
oceania | ozeanien, ozeaniens
south_america | südamerika, südamerikas
north_america | nordamerika, nordamerikas, mittelamerika
america | amerika, amerikas
`;

export const texts: ContentTexts = {
  goal: 'Wähle die richtigen Antworten.',
  pairs: 'Finde zu jeder Frage die Antwort.',
  noFacts: 'dazu gibt es hier kein Wissen; gefragt wird nach Bildern, Zahlen und Mustern',
  noPairs: 'dazu gibt es hier kein Wissen; auf den Karten sind Bilder',
  elsewhere: 'in diesem Spiel gibt es keine Fragen, wohl aber hier: {n}',
};
