import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 ein, eine, einen, einem, einer, eins, ein einziges, eine einzige, ein einziger
2 zwei, zwo, beide, beiden
3 drei
4 vier
5 fünf
6 sechs
7 sieben
8 acht
9 neun
10 zehn
11 elf
12 zwölf, ein dutzend, dutzend
13 dreizehn
14 vierzehn
15 fünfzehn
16 sechzehn
17 siebzehn
18 achtzehn
19 neunzehn
20 zwanzig
25 fünfundzwanzig
30 dreißig
35 fünfunddreißig
36 sechsunddreißig
40 vierzig
45 fünfundvierzig
50 fünfzig
60 sechzig
70 siebzig
75 fünfundsiebzig
80 achtzig
90 neunzig
100 hundert, einhundert
`,
  ordinals: `
2 zweite, zweiten, zweiter, zweites, zweitem
3 dritte, dritten, dritter, drittes, drittem
4 vierte, vierten, vierter, viertes
5 fünfte, fünften, fünfter, fünftes
6 sechste, sechsten, sechster
7 siebte, siebten, siebter
8 achte, achten, achter
10 zehnte, zehnten, zehnter
`,
  measures: `
seconds sekunde, sekunden, sek, s
minutes minute, minuten, min
lives leben, herz, herzen, lebenspunkte, lebenspunkten, fehler, fehlern, fehlversuche, patzer, lebenspunkt
levels level, levels, leveln, stufe, stufen, welten, welt, etappen, kapitel, akte, stages, rätsel, rätseln, lieder, lied, räume, hallen, zimmer
levels ebenen, ebene
waves welle, wellen, angriffswellen, gegnerwellen
laps rennrunde, rennrunden
rounds runde, runden, durchgang, durchgänge, durchgängen
rivals gegner, gegnern, rivale, rivalen, konkurrenten, computergegner, computergegnern, mitspieler, bots
rivals andere fahrer, andere wagen, andere autos
pairs paar, paare, paaren, kartenpaare, kartenpaaren
pairs pärchen, kombis
points punkt, punkte, punkten, tor, tore, toren, siege, siegen
moves zug, züge, zügen, spielzüge, spielzügen, schritt, schritte, schritten
moves tausche, tauschzüge
questions frage, fragen, aufgabe, aufgaben, rechenaufgaben, quizfragen
answers antwort, antworten, antwortmöglichkeiten, antwortmöglichkeit, auswahlmöglichkeiten
throws wurf, würfe, würfen, schuss, schüsse, schüssen, kugel, kugeln, bälle, bällen, elfmeter, pfeile, pfeilen
tries versuch, versuche, versuchen
players spieler, spielern, personen, leute, leuten, kinder, kindern, spielerinnen
teams team, teams, mannschaft, mannschaften
bosses boss, bosse, bossen, endgegner, endgegnern, endbosse
pieces teil, teile, teilen, puzzleteile, puzzleteilen
columns spalte, spalten
rows zeile, zeilen, reihe, reihen
lanes spur, spuren, bahnen
letters buchstaben, buchstabe, buchstabige, buchstabigen
holes loch, löcher, löchern
floors stockwerk, stockwerke, stockwerken, etage, etagen
days tag, tage, tagen
days nacht, nächte, nächten, abende
age jahre alt, jahre, jahren, jährige, jähriger, jähriges, jährigen, jährig
grade klasse, schuljahr, klässler
money euro, euros, cent, dollar, münzgeld, chips, jetons
money gulden, taler, mark, pfennig, goldstücke, goldmünzen
`,
  cues: `
one ein, eine, einen, einem, einer, eins
every alle, jede, jeden, jeder, jedes, jeweils nach, nach jeder
per pro, je, jede, jeder, für jede, für jeden, jeweils
lasts zeit, zeitlimit, timer, uhr, stoppuhr, countdown, limit, minuten, sekunden, dauert, dauern, dauer, lang, uberleben, uberlebe, durchhalten, halte durch, innerhalb
atHour um, ab, bis, gegen, von
unsure beide, beiden, acht
firstTo bis, wer zuerst, zuerst, als erster, best of
firstTo erreicht*, erreiche*, spielt bis
worth zählt, zählen, bringt, bringen, gibt, geben, wert
against gegen, uberhol*, schlag*, besieg*
fail aufgeben, gibt auf, geben auf, danebenziel*
fail verpass*, verfehl*, falsch*, fehler, fehlern, durchkommen, durchkommt, entwisch*, verlier*, verpatz*, daneben, zu spat
lost verloren, game over, tot, verliert, verlierst du, ist man raus, bist du raus, gefeuert, gekündigt, ausgeschieden, gehst du unter
over vorbei, schluss, zu ende, feierabend, ist aus, aus und vorbei, endet das spiel, endet die runde
harmless nicht schlimm, macht nichts, zurück, noch einmal, nochmal, noch mal, nur ein kopfschütteln, egal, von vorn probieren
costs anfang*, start*, leben*, punkt*, score*
otherwise oder, sonst, bevor, ehe, ohne, wenn, falls, wer
among aus, von, unter, zur auswahl, zur wahl, zwischen
half halbe, halben, eine halbe, einer halben
andHalf einhalb
oneAndHalf anderthalb, eineinhalb
not kein, keine, keinen, keinem, keiner, ohne, nicht, nie, niemals, nichts, niemand
hurry zeitdruck, zeitlimit, zeitbegrenzung, zeitbeschränkung, timer, uhr, countdown, eile!, hetze, hektik, stoppuhr, zeit!
losing verlieren!, verliert!, verloren!, game over, sterben!, stirbt!, tod, scheitern!, leben!
foes gegner, feind, feinde, feinden, monster, bösewichte
stages strecken, strecke, rennstrecken, rennstrecke, rennen, kurse, parcours
sound ton!, töne!, geräusche!, sound!, sounds!, lärm!
score punkte!, punktzahl!, punktestand!, score!, wertung!
noSound lautlos!, stumm geschaltet
two zwei spieler, zwei spielern, zu zweit, 2 spieler, zwei personen, gleichen tastatur, einer tastatur, eine tastatur, einem gerät, einem bildschirm, einem rechner, splitscreen, koop, 1 gegen 1, 1v1
noTimer ganz in ruhe, so viel zeit man will, beliebig viel zeit
noLose nicht verlieren können, verlieren soll man nicht, verlieren darf man nicht
noSound ohne ton weil, ohne jeden ton, ohne sound, ton aus, ton braucht es nicht, kein ton nötig
noLose unendlich leben, unendlich viele leben, unbegrenzte leben, unmöglich zu verlieren, nicht verlieren kann, kann nicht verlieren
noLose man kann nicht verlieren, niemand verliert, stirbt nicht, fehler sind erlaubt
noLose keiner verliert, keiner verlieren, niemand verlieren, verlieren gibt es nicht, verlieren gibts nicht, verlieren geht nicht
noLose nicht verlieren können, verlieren kann man nicht, verlieren kann keiner, ohne zu verlieren, kann nicht sterben, beliebig viele versuche
noLose so oft man will, kein verlieren, nichts verlieren
noLose keiner stirbt, niemand stirbt, nichts passiert
key taste, tasten, drücken, drückt, drückst, gedrückt, mit, tastatur, knopf, halten
oneKey nur einer taste, nur eine taste, mit einer taste, einer einzigen taste, einem einzigen knopf, mit einem knopf
oneKey nur einem knopf, nur der leertaste, nur die leertaste, nur leertaste, nur mit der leertaste, nur mit leertaste
oneKey eintasten*, einknopf*
spaceKey leertaste, leerzeichentaste
arrowKeys pfeiltaste, pfeiltasten, cursortasten
space space
arrows pfeile, pfeilen
by mal, auf, x
board feld, felder, feldern, gitter, raster, spielfeld, brett, spielbrett, kästchen, kacheln, buchstaben, quadrat, minenfeld
minute eine minute, minütchen
then dann, danach, am ende, zum schluss, zuletzt, am schluss, der letzte, die letzte, als letztes, gefolgt von
rather nein, nee, quatsch, halt nein, ach nein, nein halt, nein warte, warte, oder nein, besser, ich meine, doch lieber, lieber
`,
};
