/** German: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | doppelsprung, doppelsprüngen, zweimal springen, doppelt springen
rule lowGravity | niedrige schwerkraft, wenig schwerkraft, schwerelos, schwerelosigkeit, geringe schwerkraft
rule dash | sprinten, spurt, ausweichrolle, dash
rule dash | nitro, hechtrolle, rolle zum ausweichen
rule shield | schild, schilde, schutzschild, kraftfeld
rule rapidFire | schnellfeuer, dauerfeuer, maschinengewehr
rule magnet | magnet, magnetisch, münzmagnet, magnete
rule wrap | andere seite wieder, durch wände, ohne wände, auf der anderen seite wieder
rule multiBall | multiball, mehrere bälle, viele bälle, extrabälle, zusätzliche bälle
rule speedUp | immer schneller, wird schneller, schneller wird, beschleunigt, schneller werden
rule speedUp | jedes schneller, immer flotter, zunehmend schneller, das tempo steigt, von runde zu runde schneller
rule speedUp | desto schneller, schneller mit jeder, jedes mal schneller, jede runde schneller, zieht das tempo an, tempo zieht an, immer schneller werden, nach und nach schneller
rule fast | schnell, schnelles, rasant, rasantes, flott, rasend
rule slow | langsam, langsames, gemächlich, gemütliches tempo
rule noEnemies | ohne gegner, ohne feinde, keine gegner, keine feinde, gewaltfrei, ohne monster, keine monster, ohne gewalt
rule gentle | entspannend, entspanntes, gemütlich, gemütliches, ohne tod, kein tod, nicht sterben, ohne stress, für kinder, meine tochter, meinen sohn, ohne druck, nicht verlieren, ruhiges
rule gentle | kleinkinder, kindgerecht, entspannendes, stressfrei, keine angst, nichts gruseliges
rule gentle | zum einschlafen, gute nacht, gute-nacht, ganz leise, nicht gruselig, fehler sind erlaubt, für kleine kinder, sanft, sanftes
rule shooting | schießen, schießt, kanone, pistole, laser, werfen, wirft, schießend
rule confetti | konfetti, feuerwerk, feier, kleine feier
rule boss | boss, endgegner, endboss, bosse, bossgegner, bosskampf
rule endless | endlos, unendlich
unit lives | leben, herzen, herz, lebenspunkte, versuche, fehler, fehlversuche, patzer
unit seconds | sekunde, sekunden, sek
unit minutes | minute, minuten
unit moves | züge, zügen, zug, spielzüge, spielzügen, schritte, schritten
unit laps | runden, runde, rennrunden
unit rivals | gegner, gegnern, rivalen, konkurrenten
unit pairs | paare, paaren
unit points | punkte, punkten, tore
unit holes | löcher, löchern, bahnen
unit days | tage, tagen
unit levels | level, levels, stufen, welten, runden, etappen
unit waves | welle, wellen
every every | jede, jeder, jedes, alle, jeden, nach jeder
every half | halbe minute, halben minute
`;
