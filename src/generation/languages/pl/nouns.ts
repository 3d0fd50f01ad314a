/** Polish: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | przyjaciel, przyjaciele, kolega, koleżanka
neighbour | sąsiad, sąsiadka, sąsiedzi
family | rodzina
child | dziecko, dzieci, maluch
fisherman | rybak, wędkarz
patient | pacjent
captain | kapitan
sailor | marynarz
driver | kierowca
shopkeeper | sprzedawca, sklepikarz
villager | wieśniak, chłop
lifeguard | ratownik
owner | właściciel, gospodarz
visitor | gość, goście, odwiedzający
stranger | nieznajomy
messenger | posłaniec, goniec
survivor | ocalały, ocaleni
grandchild | wnuk, wnuczka, wnuki
mum | mama
dad | tata
people | ludzie, ludzi
piglet | prosiak, prosię, prosięta
calf | cielę, cielak
stork | bocian
hornet | szerszeń, szerszenie
locust | szarańcza
heron | czapla
water | woda
smoke | dym
shadow | cień, cienie
wind | wiatr
rain | deszcz
storm | burza, sztorm
waterfall | wodospad
wave | fala, fale
hill | wzgórze, pagórek
cave | jaskinia
forest | las
meadow | łąka, polana
field | pole
swamp | bagno
mud | błoto
sand | piasek
pond | staw
puddle | kałuża
cliff | klif, urwisko
shore | brzeg, wybrzeże
sea | morze
river | rzeka
lake | jezioro
mountain | góra, góry
island | wyspa
street | ulica
farm | farma, gospodarstwo
roof | dach
station | dworzec, stacja
village | wioska, wieś
city | miasto
base | baza
playground | plac zabaw
market | targ, rynek
museum | muzeum
restaurant | restauracja, kawiarnia
cellar | piwnica
tunnel | tunel
stable | stajnia, obora
burrow | nora, norka, legowisko
beehive | ul
anthill | mrowisko
bin | kosz, śmietnik, pojemnik
shelf | półka
well | studnia
paper | papier
carpet | dywan
screw | śruba, wkręt
hose | wąż ogrodowy
spring | sprężyna
plastic | plastik
metal | metal
block | klocek, blok
cube | sześcian, kostka
number | liczba, cyfra
word | słowo, słowa
question | pytanie
letter | litera
medicine | lekarstwo, lek
domino | domino
towel | ręcznik
wind turbine | wiatrak
solar panel | panel słoneczny
traffic light | sygnalizator
button | guzik
saw | piła
rifle | strzelba, karabin
crumb | okruch, okruszek
pollution | zanieczyszczenie
darkness | ciemność, mrok
throne | tron
tray | taca
kitchen | kuchnia, kuchni, kuchnię
bathroom | łazienka, łazience, łazienki
bedroom | sypialnia, sypialni
living room | salon, salonie
classroom | sala lekcyjna, klasa szkolna
attic | strych, strychu
`;
