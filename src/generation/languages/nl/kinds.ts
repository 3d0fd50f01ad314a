/** Dutch: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | platformspel, platformer, platformgame
platformer 3 | springt, springen, klimt, spring, klimmen, hupt
shmup 12 | schietspel, shooter, ruimteschieter
shmup 4 | ruimteschip, ruimteschepen, straaljager, buitenaardse invasie, indringers
shmup 3 | schiet, schieten, schietende, laser, lasers, kogels, knalt
arena 12 | arena, arenagevecht, zombie-arena
arena 4 | overleef, overleven, hordes, vecht, gevecht, golven vijanden, golven zombies, horde, zombiespel, sneeuwballengevecht, kussengevecht, watergevecht, overlevingsspel, overlevingsgame
arena 3 | vechten, verslaat, strijd, zwaard, gladiator
breakout 12 | breakout, stenen breken, blokken breken
breakout 4 | bakstenen, stenen, blokken, batje, stuiterende bal
snake 12 | slangenspel, snake, slangspel
snake 5 | slang, wordt langer, steeds langer, groeit, rups
runner 12 | eindeloos rennen, renspel, endless runner, renspelletje, eindeloze loper
runner 5 | eindeloos, blijft rennen, zo ver mogelijk, nooit stoppen
runner 3 | rent, rennen, rollen, rolt, glijdt, bergaf
flappy 12 | flappy, fladderspel
flappy 6 | tussen buizen, buizen, pijpen, fladdert, fladderen, jetpack, paraglider
flappy 3 | vliegt, vliegen, zweven, zweeft
lander 3 | landen, landt
match3 12 | drie op een rij, match 3, match-3, drie op rij, drie dezelfde
match3 4 | ruil, verwisselen, combineren, puzzel
sokoban 12 | kisten duwen, dozen duwen, duwt kisten, duwt dozen, sokoban
sokoban 5 | duwt, duwen, kisten, dozen, dozen op hun plek
maze 12 | doolhof, labyrint
stealth_game 12 | sluipspel, stealth
maze 4 | uitgang, bewakers, kerker, gangen, verdwaald, ontsnappen uit de gevangenis, schattenjacht
maze 1 | sluipspel, stealth, inbraak, sluipt, sluipen, ongezien
stealth_game 4 | inbraak, sluipt, sluipen, ongezien, stiekem, zonder gezien te worden, niet wakker maken, zonder wakker te maken
stealth_game 4 | op je tenen, op zijn tenen
stealth_game 1 | slaapt, slapen, slapende, snurkt, snurkende, wakker wordt
tower_defense 12 | torenverdediging, tower defense, verdedig je, verdedig het, kasteel verdedigen, torens bouwen tegen
tower_defense 4 | verdedigen, verdedigt, torens, kanonnen, beschermen, beschermt de
racing 12 | race, racespel, racen, races, autorace, wedstrijd, kartrace, racebaan, rally, grand prix, skelterrace
racing 4 | rondes, rondjes, circuit, rijdt, rijden, inhalen, nitro, kart, bestuurder, chauffeur, driften
memory 12 | memory, geheugenspel, memoryspel, memorie, paren zoeken, kaartjes omdraaien, zoek de paren
memory 4 | kaarten, kaartjes, omdraaien, onthouden
quiz 5 | hoofdsteden, hoofdstad
quiz 12 | quiz, vragen, raad de, rekenspel, quizspel, weetjes, raden, vragenspel, tafels oefenen, tafeltjes, woordjes leren, topografie, vragen en antwoorden
aim_physics 12 | golf, minigolf, katapult, bowlen, basketbal, midgetgolf, slinger, bowling
aim_physics 3 | mikken, mik, gooi naar, gooien naar, lanceren
reaction 12 | reactiespel, mep de mol, vissen, visspel, reactietest, reflexen, fruit snijden, hengelen
reaction 5 | mep, meppen, tik op, klik op, opduiken, duiken op, voordat ze verdwijnen, plet
rhythm 12 | ritmespel, ritme, muziekspel, dansspel, op de maat, op het ritme, drumspel, muziekgame
clicker 12 | clicker, klikspel, klikker, klikgame
clicker 3 | klik, klikken, upgrades
catcher 12 | vang de, vangspel, vallende, vallende dingen vangen, vang vallende, vangt vallende
catcher 4 | vangt, vangen, mand, mandje, vang, vallen uit de lucht, emmer, keeper, doelman
serving 12 | klanten bedienen, bedient klanten, gasten bedienen
serving 4 | restaurant, pizzeria, bakkerij, ijssalon, klanten, gasten, ober, serveerster, serveert, serveren, koken, kookt, recept
crossing 12 | steekt over, oversteken, de straat over, de weg over, weg oversteken, straat oversteken, steekt de weg over, steekt de straat over, drukke weg over
crossing 4 | verkeer, drukke weg, rijbanen, snelweg
duel 12 | duel, vechtspel, tegen elkaar, tennis, tweegevecht, vechtgame, een tegen een, 1 tegen 1, judo, karate, sumo, armpje drukken, tegen mijn vriend, tegen mijn broer
duel 4 | met z'n tweeën, met zijn tweeën, twee spelers, 2 spelers, voor twee, multiplayer
falling_blocks 12 | vallende blokken, blokken stapelen, blokjes stapelen, vallende blokjes
farm_sim 12 | boerderijspel, boerderij spel, boerderijsimulator, boerderijgame, tuinierspel, moestuinspel
farm_sim 4 | zaaien, zaait, planten, water geven, oogsten, oogst, gewassen, moestuin, koeien melken, dieren voeren, boomgaard
solitaire 3 | drie kaarten tegelijk, 3 kaarten tegelijk, één kaart tegelijk
blackjack 3 | pakt op soft 17, neemt een kaart bij soft 17
spider_solitaire 1 | één kleur, 1 kleur, twee kleuren, 2 kleuren, vier kleuren, 4 kleuren
pipe_puzzle 12 | stukken buis, stukken pijp, buizen aansluiten, leidingen aansluiten, loodgieterspel, buizen aan elkaar
`;
