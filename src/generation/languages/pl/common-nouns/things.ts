/** Polish: things of house, work, play and music, clothes; by the families of `lexicon/shown-families.ts`. */
export const things = `
socket | gniazdko, gniazdka, przedłużacz, ładowarka, wtyczka
router | router, modem, mikroczip, bezpiecznik, termostat, pendrive, dysk twardy, czujnik dymu
nut and bolt | nakrętki, śruby, podkładka
conveyor belt | palety, taśmociąg, rusztowanie, dźwignia, belka stalowa, bloczek linowy
toolbox | skrzynka z narzędziami, skrzynka narzędziowa
clamp | ścisk stolarski, imadło, kowadło
power drill | dłuto, papier ścierny, pęseta, łom, kielnia, poziomica
plunger | przepychaczka, przetykacz
skein | kłębki, motek, wełna
bobbin | szpulka nici, nici
baby bottle | butelka niemowlęca
clay pot | dzbany, gliniany garnek
oil lamp | lampa oliwna, lampka oliwna, lampa naftowa
quilt | jasiek, śpiwór, pierzyna
dishwasher | suszarka bębnowa
hair dryer | klimatyzator, maszyna do szycia, ekspres do kawy, gofrownica, automat z napojami, parkometr, dzwonek do drzwi
sieve | tarka, sitko, durszlak, lejek, korkociąg, otwieracz, obieraczka, dziadek do orzechów, moździerz, szpatułka
comb | patyczek higieniczny, grzebień, grzebienie, pasta do zębów, szczotka do włosów, nić dentystyczna, szampon, chusteczka nawilżana
scouring pad | zmywak
dumpster | śmietniki, pojemnik na śmieci, worek na śmieci
fire extinguisher | gaśnice
feather duster | miotełka do kurzu, moskitiera, wybielacz, proszek do prania, suszarka na pranie, wycieraczka, wieszaki
balcony | balkon, strych, taras, korytarz, parapet
roof tile | filar, filary, sufit, kominek
castanets | kastaniety, tamburyn, tamburyny, ksylofon, lutnia, mandolina, obój, fagot, pozytywka, katarynka, cymbały
flute | flety
accordion | akordeony
conga | bębenek, werbel
trombone | trąbki, puzon, tuba, waltornia
ukulele | gitary, lira
viola | kontrabas
folding fan | wachlarze
chess piece | pionki, figura szachowa, skoczek szachowy, goniec szachowy, wieża szachowa
rocking horse | koń na biegunach, domek dla lalek, plastelina, samolocik z papieru, papierowy statek, bączek, balon z wodą, ołowiany żołnierzyk
shuttlecock | lotki, paletka do badmintona
ping-pong ball | piłeczka pingpongowa, rakietka pingpongowa
baseball bat | kij bejsbolowy, piłka bejsbolowa
hockey stick | kij hokejowy, kije hokejowe
dumbbell | hantel, hantle, sztanga, bieżnia, worek bokserski, kij golfowy, kij bilardowy, trampolina basenowa, mata do jogi, pałeczka sztafetowa
butterfly net | podbierak, sieć rybacka, siatka na motyle, sieci
playing card | karta do gry, karty do gry, talia kart
email | e-maile, mejl, mejle
keyboard | klawiatury, maszyna do pisania
printer | drukarki, kserokopiarka, skaner
pencil case | piórnik, temperówka, korektor, zakreślacz, kątomierz, plan lekcji, ławka szkolna, tablica korkowa, komiks, komiksy
rain boots | but zimowy, kozaki, buty górskie, trzewik
sneakers | adidasy, trampki, tenisówki
raincoat | płaszcze, peleryna, kamizelka, bluza z kapturem, kożuch
shawl | szalik
sun hat | kapelusz słomkowy, słomkowy kapelusz
helmet | kaski, hełm, hełmy
`;
