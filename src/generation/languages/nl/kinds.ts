/** Dutch: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | platformspel, platformer, platformgame
platformer 3 | springt, springen, klimt
shmup 12 | schietspel, shooter, ruimteschieter
shmup 3 | schiet, schieten
arena 4 | overleef, overleven, hordes, vecht, gevecht
breakout 12 | breakout, stenen breken, blokken breken
snake 12 | slangenspel, snake, slangspel
runner 12 | eindeloos rennen, renspel, endless runner
runner 3 | rent, rennen
flappy 3 | vliegt, vliegen
match3 12 | drie op een rij, match 3
sokoban 12 | kisten duwen, dozen duwen, duwt kisten, duwt dozen, sokoban
maze 12 | doolhof, labyrint
tower_defense 12 | torenverdediging, tower defense, verdedig je, verdedig het
tower_defense 4 | verdedigen, verdedigt, torens
racing 12 | race, racespel, racen, races, autorace, wedstrijd
memory 12 | memory, geheugenspel, memoryspel
quiz 12 | quiz, vragen, raad de, rekenspel
aim_physics 12 | golf, minigolf, katapult, bowlen, basketbal
reaction 12 | reactiespel, mep de mol, vissen, visspel
rhythm 12 | ritmespel, ritme, muziekspel, dansspel
clicker 12 | clicker, klikspel
catcher 12 | vang de, vangspel, vallende
catcher 4 | vangt, vangen
crossing 12 | steekt over, oversteken, de straat over, de weg over
duel 12 | duel, vechtspel, tegen elkaar, tennis
falling_blocks 12 | vallende blokken, blokken stapelen
farm_sim 12 | boerderijspel, boerderij spel
`;
