/** Polish: words of a wish about a game that is there, `id | words`. */
export const revisions = `
faster | szybciej, przyspiesz, za wolno, zbyt wolno, większa prędkość, szybsza
slower | wolniej, zwolnij, za szybko, zbyt szybko, mniejsza prędkość, wolniejsza
harder | trudniej, trudniejsza, za łatwa, za łatwo, zbyt łatwa, utrudnij
easier | łatwiej, łatwiejsza, prościej, za trudna, za trudno, zbyt trudna, ułatw, nie da się wygrać
scarier | straszniej, straszniejsza, bardziej straszna, mroczniejsza
happier | weselej, weselsza, zabawniej, śmieszniej, bardziej wesoła
calmer | spokojniej, spokojniejsza, bardziej relaksująca
epicer | bardziej epicka, bardziej epicko, więcej akcji, bardziej dramatycznie
sadder | smutniej, smutniejsza, bardziej smutna
darker | ciemniej, ciemniejsza, mroczniej
brighter | jaśniej, jaśniejsza, bardziej słonecznie
colourful | bardziej kolorowo, bardziej kolorowa, więcej kolorów, kolorowiej
longer | dłużej, dłuższa, za krótka, za krótko, wydłuż
shorter | krócej, krótsza, za długa, za długo, skróć
add | dodaj, dodać, dorzuć, wstaw, daj, chcę, niech będzie, niech będą, włącz
remove | usuń, usunąć, wyrzuć, zabierz, pozbądź się, wyłącz, skasuj, żadnych więcej
replace | zamień, zastąp, podmień, wymień
become | zmień, przerób, niech, zrób z, będzie, będą, ma być, mają być
more | więcej, jeszcze, dodatkowy, dodatkowe, jeszcze jeden, zwiększ
double | dwa razy więcej, podwój, podwójnie
less | mniej, zmniejsz, za dużo, zbyt wiele, zbyt dużo
timer | limit czasu, odliczanie, licznik czasu, zegar
time | czas, czasu
lives | życia, żyć, serca
levels | poziomy, poziomów
waves | fale, fal
please | proszę, czy możesz, możesz, mógłbyś, tym razem
same | ta sama, taka sama, to samo, tę grę, ta gra, tak jak wcześniej, reszta bez zmian, zostaw
anew | nową grę, nowa gra, inną grę, inna gra, od zera, od nowa, coś innego, zupełnie inna
broken | napraw, popraw, nie działa, zepsute, zepsuta, błąd, błędy, bug, zawiesza się, wysypuje się, czarny ekran
`;
