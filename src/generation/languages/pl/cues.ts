/** Polish: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | jesteś, jestem, grasz jako, gram jako, gra o, jako, główny bohater, bohaterem jest, bohaterka, pomóż, sterujesz, kierujesz, o, wcielasz się w
take | zbiera, zbierać, zbieraj, je, zjada, łapie, szuka, kradnie, ratuje, zbierający, łapać, znajduje, jeść, jedz, zjadać, łap, szukać, znaleźć, ratować, uratować, podnosi, zdobywa, zdobywać, sadzi
take | podlewa, kupuje, sprzedaje, dostarcza, karmi
foe | unika, unikać, unikaj, ucieka przed, uciekać przed, uciekając przed, walczy z, przed, uważaj na, przeciw, przeciwko, omija, omijać, ucieka od, uciekać od, uciekaj przed, chowa się przed
foe | broni przed, chroni przed, walczyć z, pokonać, pokonuje, goniony przez, gonią go, unikając, odpędza
chase | goni, gonią, atakują, atakuje, ściga, ścigają, chce zjeść, chcą zjeść, pilnuje, pilnują, patroluje, patrolują, poluje, polują, gonią cię, napadają
shot | strzela, rzuca, miota, strzelać, rzucać, pluje, wystrzeliwuje
goal | dociera do, dotrzeć do, aż do, do mety, dotrze do, dojść do, wrócić do, do domu, dolecieć do
over | przeskakuje, pcha, skacze przez, przeskakiwać, skakać przez, omijać, między, popycha
move | skacze, biegnie, leci, pływa, jedzie, idzie, musi, chce, który, która, skakać, biegać, latać, jeździ, chodzi, toczy się, podróżuje, próbuje, mieszka, które
place | w, na, pod, we, nad, między, przez, po, przy, wśród
with | z, ze, pełen, są, jest, ma, zawiera, razem z
break | ale, podczas gdy, zanim, jeśli, gdy, kiedy, aż, żeby, ponieważ
as | jako, jak, w roli, zamiast
word:enemy | wrogowie, wróg, przeciwnicy, przeciwnik, wrogów, wrogami, rywale, niebezpieczeństwa, złoczyńcy
word:item | przedmioty, bonusy, bonus, nagrody, punkty, karty, ulepszenia
word:bricks | cegły, klocki, bloki, cegiełki
word:obstacle | przeszkody, przeszkoda, przeszkód, pułapki, pułapka, rury
word:goal | cel, meta, wyjście, mety
word:hero | bohater, bohaterka, gracz, postać, paletka
word:boss | boss, bossowie, szef, ostatni boss
not | bez, nie, nigdy, żadnych, brak, zamiast
game | gra, grę, gry, gier, gierka, gierkę, minigra
`;

export const noise = `
noise | czas, poziom, poziomy, życie, życia, punkty, punkt, wynik, przycisk, przyciski, ręka, ręce, świat, muzyka, dźwięk, dźwięki, ekran, palec, fala, fale, prędkość, imię, nazwa, tytuł, styl, kolor
noise | kolory, linia, rząd, lewo, prawo, góra ekranu, dół, koniec, początek, część, rzecz, rzeczy, córka, córki, syn, syna, przyjaciel
noise | przyjaciele, tablet, telefon, komputer, klawiatura, spacja, strzałki, myszka komputerowa, strona, tekst, wiadomość, słowo, słowa, pytanie, liczba, dzień, noc, rano, wieczór, minuta, sekunda
noise | minut, sekund, godzina, zegar, pokój, miejsce, mapa, skok, praca, pomysł, para, pary, niebieski, czerwony, zielony, żółty, różowy, biały, czarny, łatwy, trudny, śmieszny, nowy, stary, oko
noise | oczy, ucho, usta, głowa, ciało, noga, ogon, rodzina, rok, lata, klasa, lekcja, impreza, drużyna, zasada, zasady, rekord, pauza, nastrój, klimat, grafika, motyw, światło, gracze, gracz, klik
noise | przyciskiem, trudność, trudności
`;
