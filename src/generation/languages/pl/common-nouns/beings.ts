/** Polish: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | tancerka flamenco
bridesmaid | druhna
angler | rybaczka, przewoźnik
gondolier | gondolier, wioślarz
lumberjack | drwal, drwale, dekarz
foreman | spawacz
sculptor | malarka, grafficiarz
astronomer | chemik, biolog, laborantka
hacker | haker, hakerzy, informatyk
caretaker | woźna, ślusarz, monter
confectioner | cukiernik, pizzaiolo
optician | pielęgniarz, położna, ratownik medyczny, okulista
receptionist | recepcjonistka, urzędniczka, listonoszka
croupier | krupier, licytator
linesman | arbiter, sędzia liniowy, sędzina
striker | bramkarka, napastnik, obrońca
bowler | pałkarz, miotacz
tennis player | tenisista, tenisistka
golfer | golfiści
gymnast | gimnastyk, gimnastyczka, akrobata
weightlifter | siłacz, kulturysta
sprinter | sprinter, lekkoatleta
ice skater | łyżwiarka, łyżwiarz
juggler | kuglarz, połykacz ognia
street musician | skrzypek, pianista, gitarzysta, grajek
shepherdess | pasterka
cameraman | kamerzysta, operator kamery
film director | scenarzysta, poeta, pisarz, reżyser
magistrate | sędzia sądowy, notariusz
constable | celnik, strażnik miejski
bouncer | ochroniarz, wartownik, stróż, bramkarz klubowy, portier
pickpocket | złodziejka, kieszonkowiec, przemytnik, zbir, kłusownik
stepsister | kuzynka
stepbrother | kuzynowie, chłopczyk
godmother | matka chrzestna, pani domu
godfather | ojciec chrzestny, wuj, stryjek
great-grandma | babunia, prababcia
great-grandpa | dziadunio, pradziadek, emeryt
teenager | nastolatek, nastolatka, współlokator
duchess | księżna, cesarzowa, hrabina, panna
emperor | sułtan, cesarz, faraon, książę pan
jester | błazen, mim, arlekin
bullfighter | torreador, kominiarz
cosmonaut | kosmonauta
airman | stewardesa, pilot samolotu, lotnik
squire | giermek, muszkieter, legionista, wojowniczka, husarz
nomad | kupiec, żebrak, nomada, rozbitek, sierota, lokator, handlarz
street sweeper | śmieciarz, zamiatacz, lokaj, pomywacz, pokojówka
taxi driver | kierowca autobusu, tirowiec, motorniczy
usher | bileter, przewodnik, przewodniczka, boy hotelowy
cobbler | szewc, tkaczka, zegarmistrz, kwiaciarka, jubiler
orchestra | widzowie, kibice
djinn | dżin
troll | trol, trolle
leshy | leszy, leśny duch, bies
kappa | bazyliszek, gryf, gargulec
baba yaga | baba jaga, wróżka z kulą
tooth fairy | wróżki, rusałka, nimfa
selkie | topielec
kobold | koboldy, chochlik, skrzat domowy
leprechaun | krasnale
reaper | kostucha, śmierć z kosą
wraith | strzyga
ghoul | nieumarły, żywy trup, zombiak
antelope | łania, antylopa, gazela
lynx | ryś, puma, pantera, żbik
jackal | szakal, hiena, wilczek, dingo
sheepdog | owczarek, jamnik, buldog
tabby | kicia, dachowiec
pullet | kurka, kwoka, perliczka
cockerel | koguty, kogucik
quail | przepiórka, kuropatwa, zięba, szpak, skowronek
pelican | pelikan, żuraw ptak
jay | sójka
budgie | ara, kakadu, tukan
osprey | kondor, myszołów
catfish | makrela, dorsz, sardynka, szczupak, okoń
moray eel | boa, węgorz, murena, zaskroniec
porpoise | orka, morświn
stingray | płaszczka, miecznik, rekin młot
sea anemone | ukwiał, pijawka, plankton, strzykwa
prawn | krewetki, rak rzeczny, langustynka
cockle | małż, omułek
cuttlefish | kałamarnica
dragonfly | ważka, ważki
firefly | świetlik, świetliki, biedronki
weevil | wszy, mszyca, jelonek rogacz, prusak
gnat | meszka
roach | karaluch
millipede | stonoga, jedwabnik, larwa
stick insect | modliszka, cykada, pasikonik
vole | myszka, nornica, ryjówka
stoat | łasica, fretka, kuna, gronostaj, surykatka
guanaco | lamy
cassowary | struś, strusie, emu
pterodactyl | pterodaktyl, smoczek ognisty, żmij
stegosaur | triceratops, brachiozaur, stegozaur, diplodok
`;
