/**
 * Dutch, Polish and Turkish: understood, while the game's own texts are English. One row a language and meaning:
 * `language | kind id weight, cue id, unit id or number value | phrases`.
 */
export const NEIGHBOURS = `
nl | kind platformer 12 | platformspel, platformer, platformgame
nl | kind platformer 3 | springt, springen, klimt
nl | kind shmup 12 | schietspel, shooter, ruimteschieter
nl | kind shmup 3 | schiet, schieten
nl | kind arena 4 | overleef, overleven, hordes, vecht, gevecht
nl | kind breakout 12 | breakout, stenen breken, blokken breken
nl | kind snake 12 | slangenspel, snake, slangspel
nl | kind runner 12 | eindeloos rennen, renspel, endless runner
nl | kind runner 3 | rent, rennen
nl | kind flappy 3 | vliegt, vliegen
nl | kind match3 12 | drie op een rij, match 3
nl | kind sokoban 12 | kisten duwen, dozen duwen, duwt kisten, duwt dozen, sokoban
nl | kind maze 12 | doolhof, labyrint
nl | kind tower_defense 12 | torenverdediging, tower defense, verdedig je, verdedig het
nl | kind tower_defense 4 | verdedigen, verdedigt, torens
nl | kind racing 12 | race, racespel, racen, races, autorace, wedstrijd
nl | kind memory 12 | memory, geheugenspel, memoryspel
nl | kind quiz 12 | quiz, vragen, raad de, rekenspel
nl | kind aim_physics 12 | golf, minigolf, katapult, bowlen, basketbal
nl | kind reaction 12 | reactiespel, mep de mol, vissen, visspel
nl | kind rhythm 12 | ritmespel, ritme, muziekspel, dansspel
nl | kind clicker 12 | clicker, klikspel
nl | kind catcher 12 | vang de, vangspel, vallende
nl | kind catcher 4 | vangt, vangen
nl | kind crossing 12 | steekt over, oversteken, de straat over, de weg over
nl | kind duel 12 | duel, pong, vechtspel, tegen elkaar, tennis
nl | kind falling_blocks 12 | vallende blokken, blokken stapelen
nl | kind farm_sim 12 | boerderijspel, boerderij spel
nl | cue hero | je bent een, ik ben een, speel als, je speelt, je bent, met als held, over een
nl | cue take | verzamelt, verzamelen, verzamel, eet, eten, vangt, pakt, zoekt, steelt, redt, plukt, pakken, vinden, vindt, opeet
nl | cue foe | ontwijkt, ontwijken, ontwijk, vermijdt, vermijden, vlucht voor, tegen, vecht tegen, pas op voor, ontsnapt aan, achtervolgd door, vlucht, rent weg voor, verslaat
nl | cue chase | achtervolgen, achtervolgt, jagen, vallen aan
nl | cue shot | schiet, gooit, werpt, lanceert
nl | cue goal | bereikt, naar huis, bereiken, tot aan
nl | cue over | springt over, duwt, over
nl | cue move | rent, loopt, vliegt, springt, zwemt, rijdt, moet, wil, kan
nl | cue place | in, op, door, onder, in een, in het, in de
nl | cue with | met, vol met, heeft
nl | cue break | maar, terwijl, voordat
nl | cue not | geen, zonder, niet, nooit
nl | cue game | spel, spelletje
nl | cue word:enemy | vijanden, vijand
nl | cue word:obstacle | obstakels, hindernissen
nl | unit lives | levens, leven
nl | unit seconds | seconden, seconde
nl | unit minutes | minuten, minuut
nl | unit laps | ronden, rondes, rondjes
nl | unit waves | golven
nl | unit levels | levels, niveaus
nl | unit pairs | paren
nl | unit points | punten
nl | number 2 | twee
nl | number 3 | drie
nl | number 4 | vier
nl | number 5 | vijf
nl | number 6 | zes
nl | number 8 | acht
nl | number 10 | tien
pl | kind platformer 12 | platformówka, gra platformowa, platformowa
pl | kind platformer 3 | skacze, skakać
pl | kind shmup 12 | strzelanka, strzelanina, kosmiczna strzelanka
pl | kind shmup 3 | strzela, strzelać
pl | kind arena 4 | przetrwać, przetrwaj, hordy, walczy, walka
pl | kind breakout 12 | arkanoid, zbijanie klocków, zbijaj cegły
pl | kind snake 12 | snake, wąż gra, gra w węża
pl | kind runner 12 | niekończący się bieg, biegacz, endless runner
pl | kind runner 3 | biegnie, biega, ucieka
pl | kind flappy 3 | leci, lata
pl | kind match3 12 | trzy w rzędzie, dopasuj trzy
pl | kind sokoban 12 | sokoban, pcha skrzynie, pchanie skrzyń
pl | kind maze 12 | labirynt, labiryncie
pl | kind tower_defense 12 | obrona wieży, tower defense, obrona zamku
pl | kind tower_defense 4 | broni, bronić, wieże, obrona
pl | kind racing 12 | wyścig, wyścigi, wyścigowa, wyścigówka, rajd
pl | kind memory 12 | memory, gra pamięciowa, pary kart, memo
pl | kind quiz 12 | quiz, pytania, zgadnij, zgadywanka
pl | kind aim_physics 12 | golf, minigolf, katapulta, kręgle, proca
pl | kind reaction 12 | refleks, łowienie ryb, wędkowanie
pl | kind rhythm 12 | gra rytmiczna, rytm, muzyczna
pl | kind clicker 12 | kliker, clicker
pl | kind catcher 12 | łap spadające, spadające, spadają
pl | kind catcher 4 | łapie, łap, łapać
pl | kind crossing 12 | przez ulicę, przez drogę, przechodzi przez
pl | kind duel 12 | pojedynek, bijatyka, pong, tenis, dla dwóch
pl | kind falling_blocks 12 | spadające klocki, układanie klocków
pl | kind farm_sim 12 | gra o farmie, symulator farmy, farma
pl | cue hero | jesteś, jestem, grasz jako, gram jako, gra o
pl | cue take | zbiera, zbierać, zbieraj, je, zjada, łapie, szuka, kradnie, ratuje, zbierający, łapać, znajduje
pl | cue foe | unika, unikać, unikaj, ucieka przed, uciekać przed, uciekając przed, walczy z, przed, uważaj na, przeciw, przeciwko, omija, omijać
pl | cue chase | goni, gonią, atakują, atakuje, ściga, ścigają
pl | cue shot | strzela, rzuca, miota
pl | cue goal | dociera do, dotrzeć do, aż do
pl | cue over | przeskakuje, pcha, skacze przez
pl | cue move | skacze, biegnie, leci, pływa, jedzie, idzie, musi, chce, który, która
pl | cue place | w, na, pod, we
pl | cue with | z, ze, pełen
pl | cue break | ale, podczas gdy, zanim
pl | cue not | bez, nie
pl | cue game | gra, grę, gry
pl | cue word:enemy | wrogowie, wróg, przeciwnicy
pl | unit lives | życia, życie, żyć
pl | unit seconds | sekund, sekundy
pl | unit minutes | minut, minuty, minuta
pl | unit laps | okrążeń, okrążenia
pl | unit waves | fal, fale
pl | unit levels | poziomów, poziomy
pl | unit pairs | par, pary
pl | unit points | punktów, punkty
pl | number 2 | dwa, dwie, dwóch
pl | number 3 | trzy
pl | number 4 | cztery
pl | number 5 | pięć
pl | number 10 | dziesięć
tr | kind platformer 12 | platform oyunu, platform
tr | kind platformer 3 | zıplıyor, zıplayan, atlıyor
tr | kind shmup 12 | uzay savaşı, nişancı oyunu, uzay gemisi oyunu, ateş etme
tr | kind shmup 3 | ateş ediyor, ateş eden
tr | kind arena 4 | hayatta kal, savaşıyor, savaş, dövüş
tr | kind breakout 12 | tuğla kırma, blok kırma
tr | kind snake 12 | yılan oyunu
tr | kind runner 12 | sonsuz koşu, koşu oyunu
tr | kind runner 3 | koşuyor, koşan
tr | kind flappy 3 | uçuyor, uçan
tr | kind match3 12 | üçlü eşleştirme, şeker patlatma
tr | kind sokoban 12 | kutu itme, sokoban
tr | kind maze 12 | labirent
tr | kind tower_defense 12 | kule savunma, kule savunması, kaleyi savun
tr | kind tower_defense 4 | savunuyor, koruyor, savunma
tr | kind racing 12 | yarış, yarışı, araba yarışı, yarış oyunu
tr | kind memory 12 | hafıza oyunu, eşleştirme oyunu, hafıza
tr | kind quiz 12 | bilgi yarışması, quiz, soru cevap, sorular, tahmin et
tr | kind aim_physics 12 | golf, mini golf, sapan, mancınık, bowling
tr | kind reaction 12 | refleks oyunu, köstebek vurmaca, balık tutma
tr | kind rhythm 12 | ritim oyunu, müzik oyunu, ritim
tr | kind clicker 12 | tıklama oyunu, tıklama
tr | kind catcher 12 | düşenleri yakala, yakalama oyunu, gökten düşen
tr | kind catcher 4 | yakalıyor, yakala, düşen
tr | kind crossing 12 | karşıdan karşıya, karşıya geç, yolun karşısına
tr | kind duel 12 | düello, pong, tenis, iki kişilik, dövüş oyunu
tr | kind falling_blocks 12 | düşen bloklar
tr | kind farm_sim 12 | çiftlik oyunu, çiftlik simülasyonu
tr | cue hero | sen bir, ben bir
tr | cue take | topluyor, topla, toplar, toplayan, toplamak, yiyor, yer, yiyen, yakalıyor, çalıyor, buluyor, kurtarıyor, kurtar
tr | cue foe | kaçıyor, kaçan, kaçar, kaç, sakınıyor, dikkat, savaşıyor, dövüşüyor, karşı, yeniyor, kaçın
tr | cue chase | kovalıyor, saldırıyor, kovalayan
tr | cue shot | fırlatıyor, atıyor
tr | cue goal | ulaşıyor, ulaş, ulaşmak
tr | cue move | koşuyor, uçuyor, yüzüyor, zıplıyor, geçiyor, yürüyor
tr | cue with | var, dolu
tr | cue not | yok, olmadan, olmasın
tr | cue game | oyun, oyunu
tr | cue word:enemy | düşmanlar, düşman
tr | unit lives | can, canı, hayat
tr | unit seconds | saniye
tr | unit minutes | dakika
tr | unit laps | tur
tr | unit waves | dalga
tr | unit levels | seviye, bölüm
tr | unit pairs | çift
tr | unit points | puan
tr | number 2 | iki
tr | number 3 | üç
tr | number 4 | dört
tr | number 5 | beş
tr | number 10 | on
`;
