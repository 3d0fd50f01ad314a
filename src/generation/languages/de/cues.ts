/** German: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | du bist, ich bin, du spielst, spiele als, spielt man, man ist, steuert, man spielt, du steuerst, ich spiele, steuerst, spieler ist, held ist, als, über einen, über eine, über ein, in der rolle
hero | ich bin ein, ich bin eine, du bist ein, du bist eine, man ist ein, man ist eine, bin ich, bist du, spielt man als, türme sind
take | sammelt, sammeln, sammelst, frisst, fressen, isst, essen, fängt, fangen, sucht, suchen, findet, finden, rettet, retten, stiehlt, stehlen, holt, holen, einsammeln, einsammelt, pflückt, pflücken
take | ernten, auffängt, auffangen, nascht, futtert, klaut, klauen, bekommt, aufsammeln, aufsammelt, schnappt, schnappen, ausliefern, sammle, fange, liefert, zusammensammeln, jagt nach, anklicken
take | pflanze, pflanzt, pflanzen, füttere, füttert, füttern, säe, sät, gieße, verkauft, zerquetsche, erwischt, löscht, löschen
foe | ausweichen, ausweicht, weicht, vermeiden, vermeidet, flieht, fliehen, entkommt, entkommen, gegen, kämpft gegen, bekämpft, besiegt, besiegen, tötet, töten, zerstört, zerstören, verfolgt von
foe | gejagt von, vor, angreifen, versus, aus dem weg, bekämpfen, erledigt, abwehren, überholen, überholt, verjagt, verteidigen gegen, meiden, gejagt, vernichten, vermeide, weiche, aufpassen
foe | vertreiben, vertreibt, verscheuche, vertreibe, pass auf, vorsicht vor, achtung vor, fliehe vor, weiche aus, meide, entkomme, flieht vor, fliehen vor, spuren voller, fahrspuren mit, bewacht von
foe | bewacht wird von, geschützt von, entgeht, begegnen, meidet
chase | verfolgen, verfolgt, jagen, jagt, greifen an, angreifen, patrouillieren, erwischen, erwischt, wollen, überfallen, kommen in wellen, bewachen, lauern, mich fangen, angreift, stehlen wollen
chase | wollen fressen, dich fressen, mich fressen, dich fangen, mich jagen, dich jagen, dich verfolgen, hinter dir her, hinter mir her, dich angreifen, ihn jagen, sie jagen, lauert
shot | schießt, schießen, wirft, werfen, schleudert, feuert, spuckt, bewirft, abschießen, schießt auf, werfend, schmeißt, schmeißen, schleudern, bewerfen
goal | erreicht, erreichen, zum ziel, ankommen, bis zum, bis zur, gelangen, gelangt, kommt zum, kommt zur, heim zu, zurück zum, ziel ist
over | springt über, schiebt, schieben, über, verschiebt, zerbricht, zwischen, hüpft über, springen über, verschieben, hindernisse wie
move | springt, rennt, läuft, fliegt, schwimmt, fährt, hüpft, klettert, muss, will, kann, reist, rutscht, möchte, überquert, wandert, erkundet, soll, rollt, surft, geht, der, die, das
place | in, im, auf, durch, in einem, in einer, unter, am, an, in der, ins
with | mit, voller, gibt es, voll, aus
break | bevor, während, aber, wenn, bis, damit, weil, doch
as | als, wie
word:enemy | feinde, gegner, feind, gefahren, rivalen
word:item | extras, power-ups, bonus, gegenstände, belohnungen, punkte, spielsteine
word:bricks | ziegel, steine, blöcke, ziegelsteine
word:obstacle | hindernisse, fallen, rohre, hindernis, röhren
word:goal | ziel, ausgang
word:hero | held, spieler, spielfigur, hauptfigur, figur, schläger
word:boss | boss, endgegner, bosse, endboss, bossgegner
not | kein, keine, keinen, ohne, nicht, nie, niemals, statt, anstatt
game | spiel, spiele, videospiel, minispiel
`;

export const noise = `
noise | arbeit, feierabend, dach, dächer, dächern, bäckerei, konditorei, weltraum, zeit, level, leben, punkt, punkte, hand, musik, ton, bildschirm, finger, welle, wellen, name
noise | sohn, tochter, ding, dinge, farbe, farben, welt, tastatur, taste, tasten, mit der maus, maustaste, tag, nacht, morgen, uhr, minute, minuten, sekunde
noise | sekunden, licht, kopf, körper, spiel, spieler, blau, rot, grün, gelb, weiß, schwarz, wort, wörter, zahl, zahlen, teil, seite, oben, unten, links, rechts, rennen, sprung, doppelsprung
noise | geschwindigkeit, rekord, liebe, straße, boden, himmel, ziel, ende, start, familie, stil, hintergrund, stunde, runde, runden, freund, freunde, pfeiltasten, jahr, jahre, karte, karten
noise | gedächtnis, stimmung, spaß, blut, mal, weg, gegner, boss, ball
noise | schwierigkeitsgrad, schwierigkeitsgrade, schwierigkeitsgraden, schwierigkeitsstufe, schwierigkeitsstufen, knopf, knöpfe, knöpfen
`;
