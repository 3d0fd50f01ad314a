/** Polish: things that we draw ourselves, `picture | one/many, other words`; `=` where there is no other word for many. */
export const drawnThings = `
market-stall | stragan/stragany, stoisko na targu, straganów
stapler | zszywacz/zszywacze, zszywaczy
speed-bump | próg zwalniający/progi zwalniające, progów zwalniających, leżący policjant
sugar-cube | kostka cukru/kostki cukru, kostek cukru, kostkę cukru
flying-carpet | latający dywan/latające dywany, latającym dywanie, latającego dywanu, latających dywanów
bottle-cap | kapsel/kapsle, kapsli, zakrętka, zakrętki
dam | tama/tamy, zapora wodna, tamę
oar | wiosło/wiosła, wioseł, wiosłem
toothpick | wykałaczka/wykałaczki, wykałaczek
rice-cooker | ryżowar/ryżowary
rubber-stamp | pieczątka/pieczątki, pieczątek, stempel, stemple
glass-bottle | szklana butelka/szklane butelki, szklanych butelek, szklaną butelkę
plastic-bottle | plastikowa butelka/plastikowe butelki, plastikowych butelek, plastikową butelkę, butelka wody
sprinkler | zraszacz/zraszacze, zraszaczy
sandbag | worek z piaskiem/worki z piaskiem, worków z piaskiem
cash-register | kasa fiskalna/kasy fiskalne, kasa sklepowa
rolling-pin | wałek do ciasta/wałki do ciasta, wałków do ciasta, wałkiem do ciasta
gong | gong/gongi
clog | drewniak/drewniaki, drewniaków, chodaki
minaret | minaret/minarety
banana-peel | skórka od banana/skórki od banana, skórka banana, skórki od bananów, skórek od bananów, skórkę od banana
skittle | kręgiel/kręgle, kręgli
tin-can | blaszana puszka/blaszane puszki, pusta puszka, puste puszki, blaszanych puszek
rubber-duck | gumowa kaczuszka/gumowe kaczuszki, gumowa kaczka, gumowe kaczki, gumowych kaczek
drill | wiertarka/wiertarki, wiertarkę
turnip | rzepa/rzepy, rzepę
escalator | ruchome schody/ruchome schody, ruchomych schodach, schody ruchome
bell-tower | dzwonnica/dzwonnice, dzwonnicę, dzwonnicy
bookshelf | regał na książki/regały na książki, półka na książki, półki na książki
fly-swatter | packa na muchy/packi na muchy, łapka na muchy, packą na muchy
crater | krater/kratery, kraterów
millstone | kamień młyński/kamienie młyńskie
ladle | chochla/chochle, chochlą
washboard | tara do prania/tary do prania
reef | rafa/rafy, rafa koralowa, rafy koralowej
cinnamon | cynamon/=, laska cynamonu, cynamonu
windsock | rękaw lotniczy/rękawy lotnicze, wiatrowskaz
oxygen-tank | butla z tlenem/butle z tlenem, butli z tlenem, butla tlenowa, butle tlenowe, zbiornik tlenu
note | karteczka/karteczki, karteczek, karteczka samoprzylepna
tile | płytka ceramiczna/płytki ceramiczne, kafelek, kafelki, kafelków
sack | worek/worki, worków, worek mąki, worki mąki
drain | studzienka/studzienki, kratka ściekowa, studzienek
clothes-peg | klamerka do prania/klamerki do prania, spinacz do bielizny, klamerka, klamerki
watering-can | konewka/konewki, konewkę, konewką
street-lamp | latarnia uliczna/latarnie uliczne, lampa uliczna, latarni ulicznych
road-sign | znak drogowy/znaki drogowe, znaków drogowych, drogowskaz, drogowskazy
hair-dryer | suszarka do włosów/suszarki do włosów, suszarką do włosów
roof-tile | dachówka/dachówki, dachówek, dachówkę
pallet | drewniana paleta/drewniane palety, paleta drewniana
guava | gujawa/gujawy, guawa
sea-urchin | jeżowiec/jeżowce, jeżowców, jeżowca
steering-wheel | kierownica/kierownice, kierownicę
lighthouse-keeper | latarnik/latarnicy, latarnika, latarnikiem
lock-keeper | śluzowy/śluzowi, dozorca śluzy
bridge-keeper | dozorca mostu/dozorcy mostu
`;

/** Names of the other ones, `picture | one/many`; their words stand in `nouns.ts` and `common-nouns/`. */
export const otherNames = `
water | woda/=
wind | wiatr/=
sand | piasek/=
smoke | dym/=
mud | błoto/=
paper | papier/=
plastic | plastik/=
wave | fala/fale
hill | wzgórze/wzgórza
pond | staw/stawy
puddle | kałuża/kałuże
river | rzeka/rzeki
waterfall | wodospad/wodospady
cliff | klif/klify
beehive | ul/ule
anthill | mrowisko/mrowiska
burrow | nora/nory
well | studnia/studnie
cave | jaskinia/jaskinie
forest | las/lasy
field | pole/pola
meadow | łąka/łąki
swamp | bagno/bagna
island | wyspa/wyspy
street | ulica/ulice
farm | farma/farmy
tunnel | tunel/tunele
wind-turbine | wiatrak/wiatraki
bin | kosz/kosze
roof | dach/dachy
village | wioska/wioski
garage | garaż/garaże
stairs | schody/schody
traffic-light | sygnalizator/sygnalizatory
solar-panel | panel słoneczny/panele słoneczne
hose | wąż ogrodowy/węże ogrodowe
eraser | gumka do ścierania/gumki do ścierania
button | guzik/guziki
shelf | półka/półki
wardrobe | szafa/szafy
drawer | szuflada/szuflady
pushchair | wózek dziecięcy/wózki dziecięce
iron | żelazko/żelazka
carpet | dywan/dywany
tap | kran z wodą/krany z wodą
towel | ręcznik/ręczniki
throne | tron/trony
spring | sprężyna/sprężyny
tray | taca/tace
block | klocek/klocki
screw | śruba/śruby
domino | kostka domina/kostki domina
slingshot | proca/proce
whistle | gwizdek/gwizdki
crumb | okruch/okruchy
beetroot | burak/buraki
driver | kierowca/kierowcy
`;
