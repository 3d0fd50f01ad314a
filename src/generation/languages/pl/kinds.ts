/** Polish: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | platformówka, gra platformowa, platformowa
platformer 3 | skacze, skakać, skacz, skakanie, wspina się, wspinać, podskakuje
shmup 12 | strzelanka, strzelanina, kosmiczna strzelanka, kosmiczny shooter, shooter, gra strzelana, kosmiczna bitwa
shmup 4 | statek kosmiczny, myśliwiec, najeźdźcy, inwazja obcych
shmup 3 | strzela, strzelać, strzelaj, laser, lasery, pociski
arena 12 | arena, walka na arenie
arena 4 | przetrwać, przetrwaj, hordy, walczy, walka, fale wrogów, fale zombie, przetrwanie, horda, bitwa na śnieżki, bitwa na poduszki, gra o zombie, survival, gra o przetrwanie
arena 3 | walczyć, walcz, bitwa, miecz, gladiator, pokonuje
breakout 12 | arkanoid, zbijanie klocków, zbijaj cegły
breakout 4 | cegły, cegiełki, paletka, odbijać piłkę, odbija piłkę
snake 12 | snake, wąż gra, gra w węża, wąż, gra wąż, wężyk
snake 5 | rośnie ogon, robi się dłuższy, coraz dłuższy, wydłuża się, gąsienica
runner 12 | niekończący się bieg, biegacz, endless runner, runner, gra w bieganie
runner 5 | bez końca, biegnie bez końca, niekończący się, jak najdalej
runner 3 | biegnie, biega, ucieka, biec, biegać, toczy się, zjeżdża, pędzi
flappy 12 | flappy, machanie skrzydłami
flappy 6 | między rurami, rury, macha skrzydłami, plecak odrzutowy, paralotniarz
flappy 3 | leci, lata, latać, lecieć, szybuje
lander 3 | wylądować, lądować
match3 12 | trzy w rzędzie, dopasuj trzy, match 3, trzy takie same, łączenie trzech, układanie trzech
match3 4 | zamieniaj, zamieniać, łączyć, dopasuj, łamigłówka
sokoban 12 | sokoban, pcha skrzynie, pchanie skrzyń, przesuwanie skrzyń, przesuwa skrzynie, pchać skrzynie, pchać pudła
sokoban 5 | pcha, pchać, skrzynie, pudła na miejsce, ustawić pudła
maze 12 | labirynt, labiryncie, gra labirynt
stealth_game 12 | skradanka
maze 4 | znaleźć wyjście, szuka wyjścia, wyjście, strażnicy, lochy, korytarze, zgubił się, ucieczka z więzienia
maze 1 | skradanka, włamanie, skrada się, skradać, niezauważony
stealth_game 4 | włamanie, skrada się, skradać, niezauważony, po kryjomu, nie obudzić, nie obudź
stealth_game 4 | na palcach
stealth_game 1 | śpi, śpią, śpiący, śpiącego, śpiącej, chrapie, się obudzi
tower_defense 12 | obrona wieży, tower defense, obrona zamku, obrona wież, broń zamku, obrona bazy
tower_defense 4 | broni, bronić, wieże, obrona, wieżyczki, działa, bronić zamku, chronić
racing 12 | wyścig, wyścigi, wyścigowa, wyścigówka, rajd, gra wyścigowa, wyścigi samochodowe, ścigać się, gokarty, rajdy
racing 4 | okrążenia, tor, tor wyścigowy, jedzie, kierowca, wyprzedzać, drift, nitro, taksówkarz
memory 12 | memory, gra pamięciowa, pary kart, memo, znajdź pary, szukanie par, gra w pary
memory 4 | karty, odwracać karty, odkrywać karty, zapamiętać
quiz 5 | stolice, stolica, stolice państw, stolice europy
quiz 12 | quiz, pytania, zgadnij, zgadywanka, pytania i odpowiedzi, teleturniej, zagadki, tabliczka mnożenia, test wiedzy, słówka, fiszki
aim_physics 12 | golf, minigolf, katapulta, kręgle, proca, mini golf, kręgielnia
aim_physics 3 | celuj, celować, rzuca do celu, rzucać do, trajektoria, wystrzelić
reaction 12 | refleks, łowienie ryb, wędkowanie, gra na refleks, test refleksu, łowienie, krojenie owoców, krojenie
reaction 5 | wyskakują, uderzaj, stukaj, klikaj w, zanim znikną, pacnij, zgniataj, wbijaj
rhythm 12 | gra rytmiczna, rytm, muzyczna, w rytm, gra muzyczna, do rytmu, perkusja, taniec
clicker 12 | kliker, clicker, klikacz, gra w klikanie
clicker 3 | klikać, klika, kliknięcia, ulepszenia
catcher 12 | łap spadające, spadające, spadają, łapanie spadających, łapie spadające, łapać spadające
catcher 4 | łapie, łap, łapać, koszyk, wiadro, spada z nieba, spadają z nieba, bramkarz
serving 12 | obsługuje klientów, obsługiwać klientów
serving 4 | restauracja, restauracji, pizzeria, pizzerii, piekarnia, kawiarnia, lodziarnia, klienci, klientów, kelner, kelnerka, gotować, gotuje, przepis
crossing 12 | przez ulicę, przez drogę, przechodzi przez, przejść przez ulicę, przejść przez drogę, przechodzi przez ulicę, przechodzi przez drogę, przez jezdnię, przebiega przez drogę
crossing 4 | ruch uliczny, ruchliwa droga, pasy ruchu, autostrada
duel 12 | pojedynek, bijatyka, tenis, walka jeden na jednego, jeden na jednego, karate, judo, sumo, szermierka, siłowanie na rękę
duel 4 | dwóch graczy, dla dwojga, dla dwóch graczy, we dwoje, multiplayer, dla dwóch
falling_blocks 12 | spadające klocki, układanie klocków, spadające bloki, układanie bloków
farm_sim 12 | gra o farmie, symulator farmy, farma, gra o gospodarstwie, symulator rolnika, symulator farmera, gospodarstwo
farm_sim 4 | sadzić, sadzi, podlewać, podlewa, zbiory, plony, uprawiać, doić krowy, karmić zwierzęta, ogródek, sad
solitaire 3 | po trzy karty, trzy karty naraz, po 3 karty, po jednej karcie
blackjack 3 | dobiera na miękkie 17, dobiera przy miękkim 17
spider_solitaire 1 | jeden kolor, 1 kolor, dwa kolory, 2 kolory, cztery kolory, 4 kolory
pipe_puzzle 12 | kawałki rur, kawałki rury, obracać rury, łączyć rury, gra z rurami, ułóż rury, łączy rury
`;
