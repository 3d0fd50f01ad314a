import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 een, één enkel, één enkele
2 twee
3 drie
4 vier
5 vijf
6 zes
7 zeven
8 acht
9 negen
10 tien
11 elf
12 twaalf, een dozijn, dozijn
13 dertien
14 veertien
15 vijftien
16 zestien
17 zeventien
18 achttien
19 negentien
20 twintig
25 vijfentwintig
30 dertig
40 veertig
45 vijfenveertig
50 vijftig
60 zestig
70 zeventig
80 tachtig
90 negentig
100 honderd
`,
  ordinals: `
2 tweede
3 derde
4 vierde
5 vijfde
6 zesde
8 achtste
10 tiende
`,
  measures: `
seconds seconde, seconden, secondes, sec, s
minutes minuut, minuten, min
lives leven, levens, hartje, hartjes, harten, fouten, levenspunten
lives leves
levels level, levels, niveau, niveaus, werelden, stages, hoofdstukken, puzzels, liedjes, kamers, zalen, hallen
waves golf, golven, aanvalsgolven
laps ronde op het circuit, rondjes
rounds ronde, rondes, rondjes, beurt, beurten
rivals tegenstander, tegenstanders, rivalen, concurrenten, bots, computertegenstanders
rivals andere racers, andere rijders, andere auto’s
pairs paar, paren, paartjes
pairs koppel, koppels, setjes, stellen
points punt, punten, doelpunten, goals, overwinningen
moves zet, zetten, stappen
questions vraag, vragen, sommen, opgaven
answers antwoord, antwoorden, keuzes, opties, antwoordmogelijkheden
throws worp, worpen, schot, schoten, ballen, schijven, pijlen, penalty's, kogels
tries poging, pogingen, beurten, kansen
players speler, spelers, personen, mensen, kinderen, leerlingen
teams team, teams, ploegen
bosses baas, bazen, eindbazen, eindbaas
pieces stukje, stukjes, stukken, puzzelstukjes
columns kolom, kolommen
rows rij, rijen
lanes baan, banen, rijstroken
letters letters, letter
holes gat, gaten, holes
floors verdieping, verdiepingen, etages
days dag, dagen
days nacht, nachten, avonden
age jaar, jarige, jaar oud
grade groep, klas
money euro, dollar, cent, fiches, chips
money gulden, guldens, florijnen, daalders
`,
  cues: `
one een
every elke, iedere, om de, ieder
per per, elk, elke, iedere, voor elke
lasts tijd, tijdslimiet, timer, klok, stopwatch, aftellen, limiet, minuten, seconden, duurt, duren, duur, lang, overleven, overleef, volhouden, binnen
atHour om, vanaf, tot, van
unsure acht
firstTo eerste tot, eerste bij, tot, wie het eerst, best of
firstTo bereik*, haalt, spelen tot
worth levert, leveren, waard, geeft, geven, telt, tellen
against tegen, inhalen, versla*
fail opgeven, geeft op, geven op, weglopen, loopt weg
fail mis, mist, missen, gemist*, fout, fouten, ontsnap*, doorkom*, erdoor, verkeerd*, te laat
lost verloren, game over, verlies je, heb je verloren, dood, ben je af, je bent af, ontslagen, lig je eruit, je ligt eruit, zink je
over voorbij, afgelopen, is het klaar, gedaan, stopt het spel, eindigt het spel, over en uit
harmless niet erg, maakt niet uit, geeft niet, terug, opnieuw, nog een keer, nog eens
costs begin*, start*, leven*, punt*, score*
otherwise of, anders, voordat, zonder, als, wanneer, wie
among uit, van, tussen, keuze uit
half een halve, halve, half
andHalf en een half, en een halve
oneAndHalf anderhalve, anderhalf
not geen, zonder, niet, nooit, niks, niets, niemand
hurry tijd!, tijdslimiet, tijdsdruk, tijdslimieten, tijdlimiet, timer, klok!, haast!, tijdsdruk
losing verliezen!, verliest!, doodgaan!, dood!, game over, sterven, af gaan, levens!
foes vijand, vijanden, monsters, slechteriken
stages banen, circuits, koersen, parcoursen
sound geluid!, geluiden!, geluidjes!, audio!, lawaai!
score punten!, score!, scores!, puntentelling!
noSound geluid uit
two twee spelers, 2 spelers, met z'n tweeën, met zijn tweeën, voor twee, hetzelfde toetsenbord, één toetsenbord, een toetsenbord, hetzelfde scherm, 1 tegen 1, 1v1
noTimer rustig aan, onbeperkte tijd
noLose niet kunnen verliezen, je kunt niet verliezen, verliezen kan niet
noSound zonder geluid want, zonder enig geluid, geluid is niet nodig, geluid hoeft niet
noLose oneindig veel levens, onbeperkte levens, onmogelijk te verliezen, je kunt niet verliezen, kan niet verliezen, niemand verliest, gaat niet dood
noLose niemand kan verliezen, niet kunt verliezen, niet kan verliezen, verliezen kan niet, zonder te verliezen, je kan niet verliezen, nooit verliest
noLose niemand hoeft te verliezen, kunnen niet verliezen, onbeperkt proberen
noLose niemand gaat dood, er gaat niemand dood
key toets, toetsen, druk, drukken, drukt, met, toetsenbord, knop
oneKey met een knop, met een toets, slechts een knop, slechts een toets, maar een knop, maar een toets
oneKey alleen de spatiebalk, alleen met de spatiebalk, enkel de spatiebalk
spaceKey spatiebalk, spatietoets
arrowKeys pijltjestoetsen, pijltoetsen, pijltjes
space spatie
arrows pijlen
by bij, op, maal, keer
board rooster, raster, bord, vakjes, vakken, veld, velden, letters, speelveld, hokjes
minute een minuut, één minuut, minuutje
then dan, daarna, op het eind, aan het eind, aan het einde, tot slot, als laatste, de laatste
rather nee, nee wacht, wacht, of nee, sorry, ik bedoel, liever, toch liever, doe maar
`,
};
