/** German: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | mehrspieler, zwei spieler, zu zweit, multiplayer, koop, 2 spieler, mit freunden
threeD | 3d, ego-perspektive, offene welt, open world, dreidimensional
network | online-bestenliste, herunterladen, hochladen, anmelden, bestenliste
network | online-highscore, online highscore, highscore online, online-bestenliste
purchases | in-app-käufe, echtgeld, werbung
laps | runden fahren, rundenzeit, rundenzeiten, rennrunden
undo | rückgängig, zug zurück
voice | sprachausgabe, sprachsteuerung, mikrofon, stimme, stimmen, erzähler
camera | kamera steuert, gyroskop, handy neigen, erweiterte realität
story | story-modus, zwischensequenzen, dialoge, dialogen, geschichte mit entscheidungen
shop | laden, inventar, talentbaum, fähigkeitenbaum, crafting, upgrades kaufen, ausrüstung
save | spielstand, spielstände, speichern, speicherpunkte
editor | level-editor, leveleditor, eigene level bauen
skins | charakterauswahl, figur auswählen, skins, kostüme
achievements | errungenschaften, erfolge, abzeichen, tägliche herausforderung
timed | abklingzeit, power-ups halten
endless | endlos, endlose, endloses, endloser, unendlich, ohne ende, so hoch wie möglich, möglichst hoch, so hoch es geht
minimap | minikarte, weltkarte, minimap
replay | zeitlupe, wiederholung, teilen-knopf
`;
