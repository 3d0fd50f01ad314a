import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 jeden, jedna, jedno, jednego, jednej
2 dwa, dwie, dwóch, dwaj, dwoma, dwojga
3 trzy, trzech, trzej, trzema, troje
4 cztery, czterech, czterej, czterema, czworo
5 pięć, pięciu, pięcioma, pięcioro
6 sześć, sześciu, sześcioma
7 siedem, siedmiu, siedmioma
8 osiem, ośmiu, ośmioma
9 dziewięć, dziewięciu
10 dziesięć, dziesięciu, dziesięcioma
11 jedenaście, jedenastu
12 dwanaście, dwunastu, tuzin
13 trzynaście, trzynastu
14 czternaście, czternastu
15 piętnaście, piętnastu
16 szesnaście, szesnastu
17 siedemnaście
18 osiemnaście, osiemnastu
19 dziewiętnaście
20 dwadzieścia, dwudziestu
30 trzydzieści, trzydziestu
40 czterdzieści, czterdziestu
50 pięćdziesiąt, pięćdziesięciu
60 sześćdziesiąt, sześćdziesięciu
70 siedemdziesiąt
80 osiemdziesiąt
90 dziewięćdziesiąt
100 sto
`,
  ordinals: `
2 drugi, druga, drugą, drugie, drugiej
3 trzeci, trzecia, trzecią, trzecie, trzeciej
4 czwarty, czwarta, czwartą, czwartej
5 piąty, piąta, piątą, piątej
6 szósty, szósta, szóstą
8 ósmy, ósma, ósmą
10 dziesiąty, dziesiąta, dziesiątą
`,
  measures: `
seconds sekunda, sekundy, sekund, sekundę, sek, s
minutes minuta, minuty, minut, minutę, min
lives życie, życia, żyć, życiem, życiami, serce, serca, serc, serduszka, serduszek, błędy, błędów, szanse, szans
levels poziom*, etap*, plansz*, świat, światy, światów, zagad*, łamigłów*, piosen*, pokoi, pokoje, pokojów, komnat*
waves fal, fala, fale, falach, falami
laps okrążen*, kółka, kółek
rounds rund*, kolejk*, tury, tur
rivals rywal*, przeciwnik*, oponent*, konkurent*, bot, boty, botów, zawodnik*
pairs para, pary, par, parę, parami
pairs parek
points punkt*, gol, gole, goli, zwycięstw*, wygran*
moves ruch, ruchy, ruchów, ruchach, krok*
moves posunięć
questions pytan*, pytań, zadań, zadania, słów, słowa, przykład*
answers odpowiedz*, odpowiedź, opcj*, wariant*
throws rzut*, strzał*, kul, kule, piłek, piłki, strzały, karnych, karne, kulek, kulki
tries prób, próba, próby, podejś*
players gracz*, osob*, osób, dzieci
teams drużyn*, zespoł*
bosses boss, bossy, bossów, bossowie, szef*
pieces element*, kawałk*, kawałek, puzzli
columns kolumn*
rows rząd, rzędy, rzędów, wiersz*
lanes tor, tory, torów, pas, pasy, pasów
letters liter, litery, literowe, literowych
holes dołek, dołki, dołków, dziur*
floors piętr*, pięter
days dzień, dni
days noc, noce, nocy
age lat, lata, latek, latka, letni*, latk*
grade klas*
money złot*, zł, euro, dolar*, monetek, żeton*
money dukat*, talar*, grosz*
`,
  cues: `
one jeden, jedna, jedno, jedną
every co, każdy, każda, każdą, każde, każdej
per na, po, każde, każdy, na każde, każda
lasts czas*, limit*, timer*, zegar*, stoper*, odliczani*, minut*, sekund*, trwa, trwaja, przetrwa*, wytrzyma*, dlugo
atHour o, od, do, godzin*
unsure sto
firstTo pierwszy do, kto pierwszy do, do
firstTo gra do, osiągn*, dojdzie do
worth daje, dają, wart, warta, warte, warty
against przeciw*, kontra, wyprzedz*, pokona*, z rywalami
fail zrezygnuj*, rezygnuj*, odejdz*, odchodz*
fail pudlo, pudel, pudla, blad, bledy, bledow, pomylk*, pomyli*, chybi*, przepusc*, przejdzie, przejda, ucieknie, spozni*, zle, zla
lost przegrywasz, przegrana, przegrałeś, przegrałaś, game over, giniesz, umierasz, toniesz, odpadasz, wylatujesz, zwolniony, zwolniona
over koniec, kończy grę, kończy się, po grze, po zabawie, kończy zmianę, fajrant
harmless nic nie szkodzi, nic się nie dzieje, wraca, jeszcze raz, ponownie, spróbuj ponownie, nie szkodzi
costs początk*, start*, życi*, punkt*
otherwise albo, lub, inaczej, zanim, bez, jesli, jak, kiedy, kto
among z, ze, sposrod, do wyboru
half pół
andHalf i pół
oneAndHalf półtorej, półtora
not bez, nie, nigdy, żadnych, żadnego, żadnej, brak, nikt, nic, ani
hurry czas*!, limit* czasu, timer*, zegar*, pośpiech*, stoper*, odliczani*
losing przegra*!, porażk*, śmierc*, ginie*!, umiera*, game over, żyć!
foes wrog*, przeciwnik*, potwor*
stages trasy, tras, tory, torów, wyścigi, wyścigów
sound dźwięk*!, audio!, hałas*!
score punkt*!, punktacj*!, wynik*!
noSound wyciszon*!
two dwóch graczy, dwoje graczy, dwie osoby, dwóch osób, 2 graczy, dla dwojga, dla dwóch, we dwoje, we dwójkę, jednej klawiaturze, jednym ekranie, jednym komputerze, 1 na 1, 1v1
noTimer na spokojnie, bez pośpiechu
noLose żeby nie dało się przegrać, nie dało się przegrać, nie da się przegrać, nie można przegrać
noSound bez dźwięku bo, bez żadnego dźwięku, dźwięk niepotrzebny, dźwięku nie trzeba
noLose nieskończone życia, nieskończenie wiele żyć, nie da się przegrać, nie można przegrać, nikt nie przegrywa, nie umiera
noLose nikt nie może przegrać, nie dało się przegrać, nikt nie przegrał, przegrać się nie da, nie przegrywa się, bez przegrywania, bez przegranej
noLose nie da sie przegrac, nie można zginąć, nieograniczone próby, próbować do skutku
noLose nikt nie ginie, nikt nie umiera, nic nie może zepsuć
key klawisz, klawisze, klawiszem, klawiszami, klawiszy, naciska*, wciska*, przycisk*
oneKey jeden przycisk, jednym przyciskiem, jeden klawisz, jednym klawiszem, tylko spacja, tylko spacją, tylko spację
spaceKey spacja, spacją, spację, spacji
arrowKeys strzałkami, strzałki na klawiaturze, klawisze strzałek, klawiszami strzałek
space space
arrows strzałki, strzałkach
by na
board plansza, planszę, planszy, planszę, siatka, siatkę, siatce, pole, pól, pola, kratek, kratki, liter, diagram*
minute minuta, minutę, minute, minutka, minutkę
then potem, następnie, na koniec, na końcu, w końcu, ostatni*
rather nie, nie czekaj, czekaj, albo nie, a nie, znaczy, to znaczy, przepraszam, raczej, jednak, albo lepiej
`,
};
