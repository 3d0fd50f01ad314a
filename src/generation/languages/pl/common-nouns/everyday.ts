/** Polish: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
customer | klient, klienci, klientów, klientom, klientka
guest | gość, goście, gości, gościom
boy | chłopiec, chłopca, chłopcy, chłopak
girl | dziewczynka, dziewczynki, dziewczyna
man | mężczyzna, mężczyźni
woman | kobieta, kobiety
baby | niemowlę, dzidziuś, bobas
grandmother | babcia, babci, babcię, babcią
grandfather | dziadek, dziadka, dziadkowi, dziadkiem
aunt | ciocia, ciotka
uncle | wujek, wujka
brother | brat, brata, braciszek
sister | siostra, siostry, siostrzyczka
father-in-law | teść, teścia, teściem, ojczym
mother-in-law | teściowa, teściowej, teściową, macocha
brother-in-law | szwagier, szwagra, szwagrem
sister-in-law | szwagierka, szwagierki
cousin | kuzyn, kuzyna, kuzynem, kuzynka
nephew | bratanek, bratanka, siostrzeniec
niece | bratanica, siostrzenica
neighbour | sąsiad, sąsiada, sąsiadem, sąsiadka, sąsiedzi
student | uczeń, ucznia, uczniowie, uczniów, uczennica, student, studenta, studenci
teacher | nauczyciel, nauczyciela, nauczycielka, pani nauczycielka, nauczyciele
postman | listonosz, listonosza
plumber | hydraulik, hydraulika
mechanic | mechanik, mechanika
electrician | elektryk, elektryka
bricklayer | murarz, murarza, budowlaniec
carpenter | stolarz, stolarza, cieśla
gardener | ogrodnik, ogrodnika
baker | piekarz, piekarza
butcher | rzeźnik, rzeźnika
waiter | kelner, kelnera, kelnerka
nurse | pielęgniarka, pielęgniarki
doctor | lekarz, lekarza, lekarka, lekarze, doktor
dentist | dentysta, dentystka, dentysty
hairdresser | fryzjer, fryzjera, fryzjerka
cleaner | sprzątaczka, sprzątacz, woźny, pomywacz okien
courier | kurier, kuriera, kurierzy, dostawca
cyclist | rowerzysta, rowerzysty, rowerzyści, rowerzystów, kolarz
pedestrian | pieszy, przechodzień, przechodnie, przechodniów
tourist | turysta, turyści, turystów
cashier | kasjer, kasjerka
librarian | bibliotekarz, bibliotekarka
lawyer | prawnik, adwokat
goalkeeper | bramkarz, bramkarza
footballer | piłkarz, piłkarza, piłkarze
thief | złodziej, złodzieja, złodzieje, złodziei
guard | strażnik, strażnika, strażnicy, strażników
hunter | myśliwy, łowca
king | król, króla, królowie
queen | królowa, królową
magician | czarodziej, czarodzieja, czarodzieje
clown | klaun, klauna, klauni, klaunów
priest | ksiądz, księdza
warrior | wojownik, wojownika, wojownicy
bride | panna młoda
dancer | tancerka, tancerz
musician | muzyk, muzyka ulicznego
wrestler | zapaśnik, zapaśnika
homework | zadanie domowe, zadania domowe, zadań domowych, praca domowa, prace domowe
eraser | gumka, gumki, gumkę
ruler | linijka, linijki
pencil | ołówek, ołówki, ołówka, kredka, kredki
pen | długopis, długopisy
notebook | zeszyt, zeszyty
book | książka, książki, książek
textbook | podręcznik, podręczniki
schoolbag | plecak, plecaki, tornister
blackboard | tablica szkolna
glue | klej, kleju
chalk | kreda, kredy
dictionary | słownik, słowniki
pillow | poduszka, poduszki, poduszkach
blanket | koc, koce, kołdra
bed | łóżko, łóżka
chair | krzesło, krzesła
table | stół, stoły, stolik, biurko
sofa | kanapa, sofa
lamp | lampa, lampy, lampka
exit | wyjście, wyjścia, wyjściu
window | okno, okna
mirror | lustro, lustra
vacuum cleaner | odkurzacz, odkurzacze, odkurzacza
washing machine | pralka, pralki, zmywarka
fridge | lodówka, lodówki
oven | piekarnik, kuchenka
bucket | wiadro, wiadra, wiaderko
broom | miotła, miotły
sponge | gąbka, gąbki
soap | mydło, mydła
toothbrush | szczoteczka do zębów
scissors | nożyczki
needle | igła, igły
iron | żelazko
candle | świeca, świece, świeczka, świeczki
vase | wazon, wazony
flowerpot | doniczka, doniczki
key | klucz, klucze, kluczyk
pot | garnek, garnki, garnka
pan | patelnia, patelnie
plate | talerz, talerze
bowl | miska, miski
cup | kubek, kubki, filiżanka
glass | szklanka, szklanki
spoon | łyżka, łyżki, łyżeczka
fork | widelec, widelce
knife | nóż, noże
bottle | butelka, butelki
tin | puszka, puszki
jar | słoik, słoiki
basket | koszyk, koszyki, kosz, kosze
kettle | czajnik, imbryk
groceries | zakupy, zakupów
roll | bułka, bułki, bułeczka, bułeczki
bread | chleb, chleba
sandwich | kanapka, kanapki
pancake | naleśnik, naleśniki
flour | mąka, mąki
sugar | cukier, cukru
salt | sól kuchenna
butter | masło, masła
sausage | kiełbasa, kiełbaski, parówka, parówki
meat | mięso, mięsa
soup | zupa, zupy
pasta | makaron, makaronu
rice | ryż, ryżu
dough | ciasto na chleb
cake | tort, torty, ciasto, ciastko, ciasta
pie | szarlotka
chocolate | czekolada, czekolady, czekoladki
sweets | cukierek, cukierki, cukierków, słodycze
ice cream | lody, lodów
jam | dżem, dżemu
cheese | ser, sera, sery
milk | mleko, mleka
juice | sok, soku, soki
tea | herbata, herbaty
coffee | kawa, kawy
egg | jajko, jajka, jajek
fries | frytki, frytek
biscuit | ciasteczko, ciasteczka, herbatnik
fruit | owoc, owoce, owoców
vegetable | warzywo, warzywa, warzyw
plum | śliwka, śliwki
raspberry | malina, maliny
cabbage | kapusta, kapusty
beetroot | burak, buraki
pumpkin | dynia, dynie
cucumber | ogórek, ogórki
pea | groszek, groch
bean | fasola, fasolki
nut | orzech, orzechy, orzeszek
seed | nasiono, nasiona, nasion, nasionko
wheat | pszenica, zboże
hay | siano, słoma, siana
hammer | młotek, młotki, młot
saw | piła, piły
spanner | klucz francuski
screwdriver | śrubokręt, śrubokręty
shovel | łopata, łopaty
rake | grabie
ladder | drabina, drabiny
rope | lina, liny, sznur
pipe | rura, rury
tap | kran, krany
drop | kropla, krople, kropel, kropelki
brick | cegła, cegły, cegieł
plank | deska, deski
stump | pień, pnie, kłoda, kłody
tyre | opona, opony, koło, koła
scooter | hulajnoga, hulajnogi
motorcycle | motocykl, motocykle, motor
moped | skuter, skutery
bicycle | rower, rowery
tram | tramwaj, tramwaje, tramwaju
minibus | minibus, busik
van | furgonetka, furgonetki
lorry | ciężarówka, ciężarówki
digger | koparka, koparki, kombajn, kombajny
ambulance | karetka, karetki
pushchair | wózek dziecięcy
boat | łódka, łódki, żaglówka
raft | tratwa, tratwy
shirt | koszula, koszulka, koszulki, sweter
jacket | kurtka, kurtki, płaszcz
trousers | spodnie, spodni
dress | sukienka, spódnica
shoe | but, buty, butów
boot | kalosz, kalosze
sock | skarpetka, skarpetki
glove | rękawiczka, rękawiczki
scarf | szalik, szaliki
hat | kapelusz, kapelusze
cap | czapka, czapki
glasses | okulary
laundry | pranie, ubrania
bakery | piekarnia, piekarni, piekarnię
supermarket | supermarket, supermarkety
pharmacy | apteka, apteki
office | biuro, biura
bridge | most, mosty
tower | wieża, wieże
gate | brama, bramy
stairs | schody
lift | winda, windy
swimming pool | basen, baseny
garage | garaż, garaże
tent | namiot, namioty
tooth | ząb, zęby, zębów
bone | kość, kości
brain | mózg, mózgi
snowman | bałwan, bałwana, bałwany
hail | grad, gradu
lightning | piorun, pioruny, błyskawica, błyskawice
leaf | liść, liście, liści, listki
branch | gałąź, gałęzie, patyk, patyki
stone | kamień, kamienie, kamieni
pothole | dziura, dziury
grass | trawa, trawy
fly | mucha, muchy, muszka
mosquito | komar, komary
wasp | osa, osy, os
caterpillar | gąsienica, gąsienice
beetle | żuk, żuki, chrząszcz
moth | ćma, ćmy
crow | wrona, wrony, kruk
pigeon | gołąb, gołębie, gołębi
seagull | mewa, mewy
sparrow | wróbel, wróble
dinosaur | dinozaur, dinozaury, dinozaura
dragon | smok, smoki, smoka
puppy | szczeniak, szczeniaki, piesek, pies, psy, psa, psem, psami, psów
kitten | kotek, kotki, kociak, kociaki
balloon | balon, balony, balonik, baloniki
kite | latawiec, latawce
doll | lalka, lalki
teddy bear | miś, misie, misia
toy | zabawka, zabawki
dice | kostka do gry
gift | prezent, prezenty, prezentów
parcel | paczka, paczki, przesyłka, przesyłki
envelope | koperta, koperty
newspaper | gazeta, gazety
map | mapa, mapy
ticket | bilet, bilety
coin | moneta, monety, monet
money | pieniądze, pieniędzy
wallet | portfel, portfele
suitcase | walizka, walizki
bag | torba, torby, torebka
umbrella | parasol, parasole, parasolka
computer | komputer, komputery, laptop
battery | bateria, baterie
cable | kabel, kable
rubbish | śmieci, śmieciami, odpady
box | pudełko, pudełka, pudło, karton
crate | skrzynia, skrzynie, skrzynka, skrzynki
fence | płot, płoty
net | siatka, sieć
dust | kurz, pył, pyłu
slingshot | proca, procy
pill | tabletka, tabletki, pigułka
syringe | strzykawka, strzykawki
plaster | plaster, plastry
virus | wirus, wirusy
snake | wąż, węże, węża
drum | bęben, bębny
piano | pianino, fortepian
whistle | gwizdek
magnet | magnes, magnesy
wallpaper | tapeta
petal | płatek, płatki
sled | sanki, sanie
treasure | skarb, skarby
sword | miecz, miecze
chimney | komin, kominy
sheet of paper | kartka, kartki, kartkę, kartek
chick | kurczątko, pisklę
wand | różdżka
ghost | duch, duchy, duchów
marble | szklana kulka, szklane kulki, szklanych kulek
secretary | sekretarka
colleague | kolega z pracy, koledzy z pracy
shop assistant | sprzedawca, sprzedawczyni
mayor | burmistrz
engineer | inżynier
miner | górnik
shepherd | pasterz, pastuszek, baca
beekeeper | pszczelarz
scientist | naukowiec
programmer | programista
vet | weterynarz
surgeon | chirurg
pharmacist | aptekarz, aptekarka
burglar | włamywacz, rabuś, bandyta
spy | szpieg
police officer | policjant, policjantka, milicjant
firefighter | strażak
swimmer | pływak, pływaczka
climber | alpinista, wspinacz
surfer | surfer, surferka
skier | narciarz, narciarka
bridegroom | pan młody
toddler | maluch, szkrab
prisoner | więzień, więźniowie
referee | sędzia piłkarski
coach | trener, trenerka
train conductor | konduktor, kanar, maszynista
tailor | krawiec, krawcowa
blacksmith | kowal
potter | garncarz
scout | harcerz, harcerka
twin | bliźniak, bliźniaki
actor | aktor, aktorka
photographer | fotograf, paparazzi
journalist | dziennikarz, dziennikarka
monk | mnich, zakonnica
bartender | barman, barista
babysitter | niania, opiekunka
hare | zając, zajączek
lamb | jagnię, owieczka
pony | kucyk, źrebak
bull | byk, byki
goldfish | złota rybka
carp | karp, pstrąg, łosoś, śledź, tuńczyk
toad | ropucha, kijanka
earthworm | dżdżownica, robak, robaki
grasshopper | konik polny, świerszcz
ladybird | biedronka, boża krówka
flea | pchła, kleszcz
slug | ślimak, ślimaki
guinea pig | świnka morska
canary | kanarek, papużka, papuga
duckling | kaczątko, kaczuszka, kaczka
woodpecker | jaskółka, dzięcioł, kukułka, sikorka
hawk | jastrząb, sokół, orzeł, sęp
mule | muł, osioł, osiołek
reindeer | renifer, jeleń, sarna, sarenka
hen | kura, kury, kokoszka
seashell | muszla, muszelka, muszelki
honey | miód, miodek
muffin | babeczka, muffinka, ptyś
dumpling | pierogi, pieróg, uszka, kopytka
stew | bigos, gulasz, leczo
noodle soup | barszcz, żurek, rosół
flatbread | podpłomyk, placek, oscypek
fritter | pączek, pączki, faworki, oponka
kebab | kebab, zapiekanka
rice ball | kulka ryżowa
loaf | chałka, obwarzanek, babka wielkanocna
salad | sałatka, sałata
spinach | szpinak, por warzywny, seler
courgette | cukinia, ogórek kiszony, korniszon
apricot | morela, morele, brzoskwinia
berry | jagoda, jagody, borówka, jeżyna, porzeczka
lemonade | lemoniada, oranżada, kompot, napój
beer | piwo
wine | wino
ham | szynka, boczek, słonina
steak | kotlet, schabowy, stek, mielony
wardrobe | szafa, szafka
drawer | szuflada, komoda
curtain | zasłona, firanka
armchair | fotel
bench | ławka, taboret
cot | materac, kołyska
bed sheet | prześcieradło, pościel
sink | zlew, umywalka
tablecloth | obrus, serwetka
mop | szczotka do zamiatania
rag | ścierka, szmatka
clothes peg | wieszak
lid | pokrywka, dzbanek
chopping board | deska do krojenia
microwave | mikrofalówka
ceiling fan | wentylator, grzejnik, kaloryfer
remote control | pilot do telewizora
apron | fartuch, fartuszek
crayon | flamaster, mazak
paint | puszka farby, farby
sticker | naklejka, znaczek pocztowy
folder | teczka, segregator, akta
hole punch | dziurkacz
invoice | faktura, paragon, rachunek
document | dokument, formularz
diploma | dyplom, świadectwo, pergamin
painting | obraz olejny
nails | gwóźdź, gwoździe, obcęgi
wheelbarrow | taczka, taczki, wózek
lawnmower | kosiarka
watering can | wąż ogrodowy
hoe | motyka, widły, kosa, sierp
weed | chwast, chwasty, pokrzywa
hedge | żywopłot, krzak, krzaki
fir | jodła, świerk, sosna, choinka
oak | dąb, brzoza, wierzba, jabłoń
daisy | stokrotka, mlecz, mak polny, niezapominajka
mushroom | grzyb, grzyby, borowik, maślak, podgrzybek, kurka leśna, muchomor
corn | kukurydza, kolba kukurydzy
acorn | żołądź, żołędzie, kasztan
garbage truck | śmieciarka, wywrotka, betoniarka
bulldozer | wózek widłowy, spychacz, traktor
crane | dźwig, dźwigi
caravan | kamper, przyczepa kempingowa, bus
carriage | kareta, dorożka, bryczka
railway wagon | wagon, wagony
rowing boat | kajak, ponton
fishing boat | kuter rybacki, statek, frachtowiec
pavement | chodnik
zebra crossing | przejście dla pieszych, pasy dla pieszych
street lamp | latarnia
road sign | znak drogowy
kiosk | kiosk, sklepik, sklep
café | kawiarnia, stołówka, bar mleczny
barn | stodoła, kurnik, buda dla psa, obora
greenhouse | szklarnia, grządka, rabatka
prison | więzienie, loch
palace | pałac, twierdza, zamek z piasku
skyscraper | wieżowiec, blok mieszkalny, drapacz chmur, ratusz
skirt | kiecka
sweater | bluzka
slippers | kapcie, kapeć, klapki, pantofle
pyjamas | piżama, szlafrok
belt | pasek do spodni, szelki
necklace | naszyjnik, bransoletka, kolczyk, korale
nappy | pieluszka, pieluchy, smoczek
lantern | lampion, lampiony
firecracker | petarda, petardy
bauble | bombka, bombki, łańcuch choinkowy
easter egg | pisanka, pisanki, jajko wielkanocne
spinning top | bączek zabawka, skakanka, grzechotka
swing | huśtawka, piaskownica
puppet | marionetka, pacynka
racket | rakieta tenisowa
puck | krążek hokejowy, rzutka, lotka
bowling pin | kręgle
harp | harfa, wiolonczela, klarnet, dudy
stretcher | nosze, kroplówka
germ | bakteria, bakterie, zarazek, zarazki
icicle | sopel, sople, kra lodowa, góra lodowa
spark | iskra, iskry, popiół
coal | węgiel, bryłka węgla
firewood | drewno na opał, polano
pearl | perła, perły
seaweed | wodorost, wodorosty, glony
trap | pułapka, pułapki
binoculars | lornetka, luneta
matchstick | zapałka, zapałki, zapalniczka
torch | latarka
robot | robocik, roboty
elf | elf, elfy, krasnal, skrzat, krasnoludek
`;
