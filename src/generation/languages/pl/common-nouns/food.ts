/** Polish: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | drożdżówka, rogal
croissant | rogalik
bagel | obwarzanki, precelek
meatballs | klopsik, klopsiki, kotlet mielony, kluska, knedel
samosa | pierożek, samosa, krokiet, pyzy
crepe | placek ziemniaczany, racuchy
taco | nachosy, tacos, tortilla
burrito | tortilla zawijana
hamburgers | hamburgery
wurst | kiełbasy, kabanos, kaszanka
drumstick | kurczak pieczony, skrzydełko kurczaka, udko z kurczaka
roast | żeberka, schab, pieczeń, kotlet schabowy, golonka
skewer | szaszłyk, szaszłyki
borscht | kasza, owsianka, kapuśniak, kluski
biryani | risotto, kaszotto
lasagne | łazanki, lasagne
sashimi | sashimi
tempura | krewetka w cieście
potato wedge | frytka, chipsy
gingerbread man | pierniczek, piernik, wafelek
profiterole | mufinka, eklerka, ciastko z kremem
strudel | tarta, sernik, makowiec
cheesecake | kawałek tortu, biszkopt, wuzetka, kremówka
pudding | budyń, galaretka, kisiel
sherbet | sorbet, lód wodny, granita
ice lolly | lód na patyku, gałka lodów, rożek lodowy
toffee | krówka, żelki, żelek, lukrecja, pianka, karmelek, guma do żucia
praline | czekoladka, batonik, pralinka
gherkin | kiszony ogórek
asparagus | szparag, karczoch, brukselka
cauliflower | kalafiory, brokuły
turnip | rzodkiewka, pietruszka korzeń
squash | dynia
lentil | soczewica, ciecierzyca, bób
cashew | migdał, pistacja
peanut | orzeszek ziemny
papaya | figa, papaja, pigwa, rabarbar, liczi
cherry | wiśnia, czereśnia
cornflakes | płatki śniadaniowe, musli
yogurt | jogurt, kefir, maślanka, śmietana, śmietanka, mleko sojowe
cider | napój gazowany, cydr, podpiwek
cheddar | ser żółty, twaróg, camembert
spices | przyprawy, przyprawa, wanilia, ocet, musztarda
`;
