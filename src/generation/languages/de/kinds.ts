/** German: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | jump and run, jump'n'run, plattformer, hüpfspiel, plattformspiel, jump & run
platformer 3 | springt, hüpft, springen, hüpfen, klettert
shmup 12 | shoot em up, weltraumshooter, ballerspiel, shooter, schießspiel
shmup 4 | raumschiff, raumschiffe, kampfflugzeug, eindringlinge
shmup 3 | schießt, schießen, abschießen, ballert, laser
arena 12 | arena, arenakampf, twin-stick-shooter, arena-shooter
arena 4 | überlebe, wellen, horden, wellen von, schneeballschlacht, essensschlacht, kissenschlacht, wasserschlacht, überlebensspiel, überleben
arena 3 | kämpft, kämpfen, bekämpft, kampf, schwert, besiegt
breakout 12 | breakout, brick breaker, blöcke zerstören, ziegel zerstören, steine zerstören, ziegelbrecher
breakout 4 | ziegel, ziegelsteine, schläger
snake 12 | schlangenspiel, snake, snake-spiel
snake 5 | schlange, wird länger, wächst, länger wird, schlangen
runner 12 | endless runner, endlosläufer, laufspiel, renn- und springspiel, runner, endlos läufer, endloslauf
runner 5 | endlos, immer weiter, unendlich, rennt immer
runner 3 | rennt, läuft, rennen, rollt, rollen, kullert, bergab
flappy 12 | flappy, flatter-spiel, flatterspiel
flappy 6 | rohre, röhren, flattert, flattern, zwischen röhren, jetpack, gleitschirm
lander 3 | landen, landet, landung, landung auf dem mond, weich landen, sanft landen
flappy 3 | fliegt, fliegen, gleitet
match3 12 | match 3, drei gewinnt, 3-gewinnt, match-3, drei in einer reihe, tauschspiel
match3 4 | tausche, vertauschen, zusammenpassen, rätsel, puzzle, knobelspiel
sokoban 12 | sokoban, kisten schieben, kisten verschieben, kistenschieben, schiebt kisten
sokoban 5 | schiebt, schieben, kisten, kisten einräumen, kisten sortieren
maze 12 | labyrinth, irrgarten
stealth_game 12 | schleichspiel, stealth, schleichen
maze 4 | ausgang, wachen, verlies, gänge, schatzsuche
maze 1 | stealth, einbruch, schleicht, schleichen, einbrechen, unbemerkt, ungesehen
stealth_game 4 | einbruch, schleicht, schleich dich, einbrechen, unbemerkt, ungesehen, ohne gesehen zu werden, ohne zu wecken, nicht aufwecken, nicht aufwacht, heimlich
stealth_game 4 | auf zehenspitzen
stealth_game 1 | schläft, schlafen, schlafend, schlafende, schlafenden, schnarcht, schnarchend, schnarchenden, pennen, pennt, aufwacht
tower_defense 12 | tower defense, turmverteidigung, tower-defense, turmabwehr, verteidige dein, verteidige die burg, verteidige das
tower_defense 4 | türme, verteidigt, verteidigen, geschütze, beschützen
racing 12 | rennspiel, autorennen, wettrennen, rennen, kartrennen, kart rennen, rasen
racing 4 | runden, rennstrecke, fährt, fahren, überholen, überholt, fahrer, taxifahrer, driften, steuere, rallye, autoscooter
memory 12 | memory, memoryspiel, memory-spiel, paare finden, gedächtnisspiel, gedächtnis
memory 4 | karten, umdrehen, merken
quiz 5 | hauptstädte, hauptstadt, hauptstädten, hauptstädte europas, europäische hauptstädte, hauptstädte in europa
quiz 12 | quiz, quizspiel, ratespiel, wissensspiel, vokabeln, fragen, rechnen, mathe, hauptstädte raten, allgemeinwissen, wissensquiz, ratequiz, errate, hauptstädte
aim_physics 12 | schleuder
aim_physics 3 | zielen, schleudert, abschießen, schleudern, schleudere, werfen auf
reaction 12 | reaktionsspiel, reflexe, angeln, reaktionstest
reaction 5 | zerquetsche, zerquetschen, klatsche, bevor sie verschwinden, bevor sie stechen, tippe auf, klicke auf, tauchen auf, auftauchen, hauen, haut, draufhauen, aus den löchern, fliegenklatsche
reaction 5 | erschlage, schneide, zerschneide, zerschneiden
rhythm 12 | rhythmusspiel, musikspiel, rhythmus, tanzspiel, im takt, trommeln, trommelt, tanzt im takt
clicker 12 | clicker, klickerspiel, klicker, klickspiel
clicker 3 | klicken, klick, upgrades
catcher 12 | fangspiel, auffangen, fängt, fangen, fallende, fallen vom himmel, fällt vom himmel, aufzufangen, herunterfallen
catcher 4 | korb, fallen, regnet, torwart, torhüter, tormann, mit dem mund, in den mund, mit einem eimer
serving 12 | gäste bedienen, kunden bedienen, bedient gäste, bedient kunden
serving 4 | restaurant, pizzeria, bäckerei, café, eisdiele, imbiss, kunden, gäste, kellner, kellnerin, serviert, servieren, bedient, bedienen, kochen, kocht, backen, rezept
crossing 12 | straße überqueren, überquert die straße, über die straße, überqueren, überquert, straße zu überqueren, über die autobahn, über den fluss, über eine straße, über die strasse
crossing 4 | verkehr, fahrspuren, autobahn
duel 12 | duell, zweikampf, eins gegen eins, karate, judo, ringen, kampfsport, gegen meinen freund, gegen meinen bruder, gegen meine schwester
duel 4 | zwei spieler, zweispieler, mehrspieler, 2 spieler, für zwei, für 2 spieler
falling_blocks 12 | fallende blöcke, blöcke stapeln, fallende steine, klötze stapeln, blöcke die fallen
farm_sim 12 | bauernhofspiel, farmsimulator, farmspiel, gartenspiel, landwirtschaftssimulator, bauernhof-simulator, bauernhof spiel, farm spiel, einen bauernhof führen, bauernhof leiten, gärtnern
farm_sim 4 | ernten, anbauen, gießen, pflanzen anbauen, pflanze, pflanzt, säe, sät, gieße, gießt, erntet, ernte, füttere, füttert, füttern, melken, gemüsegarten, reiterhof
solitaire 3 | drei Karten ziehen, drei Karten aufdecken, 3 Karten ziehen, 3 Karten aufdecken, eine Karte ziehen, eine Karte aufdecken
blackjack 3 | zieht bei Soft 17, zieht bei soft 17, soft 17 ziehen
spider_solitaire 1 | mit einer Farbe, eine Farbe, 1 Farbe, mit zwei Farben, zwei Farben, 2 Farben, mit vier Farben, vier Farben, 4 Farben
pipe_puzzle 12 | Rohrstücke, Rohrteile drehen, Rohre zusammensetzen, Rohre zusammenstecken, Rohre verlegen, Wasserleitung bauen, Wasserleitung legen, Wasserrohre drehen
`;
