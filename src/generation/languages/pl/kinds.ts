/** Polish: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | platformówka, gra platformowa, platformowa
platformer 3 | skacze, skakać
shmup 12 | strzelanka, strzelanina, kosmiczna strzelanka
shmup 3 | strzela, strzelać
arena 4 | przetrwać, przetrwaj, hordy, walczy, walka
breakout 12 | arkanoid, zbijanie klocków, zbijaj cegły
snake 12 | snake, wąż gra, gra w węża
runner 12 | niekończący się bieg, biegacz, endless runner
runner 3 | biegnie, biega, ucieka
flappy 3 | leci, lata
match3 12 | trzy w rzędzie, dopasuj trzy
sokoban 12 | sokoban, pcha skrzynie, pchanie skrzyń
maze 12 | labirynt, labiryncie
tower_defense 12 | obrona wieży, tower defense, obrona zamku
tower_defense 4 | broni, bronić, wieże, obrona
racing 12 | wyścig, wyścigi, wyścigowa, wyścigówka, rajd
memory 12 | memory, gra pamięciowa, pary kart, memo
quiz 12 | quiz, pytania, zgadnij, zgadywanka
aim_physics 12 | golf, minigolf, katapulta, kręgle, proca
reaction 12 | refleks, łowienie ryb, wędkowanie
rhythm 12 | gra rytmiczna, rytm, muzyczna
clicker 12 | kliker, clicker
catcher 12 | łap spadające, spadające, spadają
catcher 4 | łapie, łap, łapać
crossing 12 | przez ulicę, przez drogę, przechodzi przez
duel 12 | pojedynek, bijatyka, tenis, dla dwóch
falling_blocks 12 | spadające klocki, układanie klocków
farm_sim 12 | gra o farmie, symulator farmy, farma
`;
