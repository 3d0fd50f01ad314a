/** German: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | Freund, Freunde, Freunden, Freundin
neighbour | Nachbar, Nachbarn, Nachbarin
family | Familie
child | Kind, Kinder, Kindern
fisherman | Fischer, Angler
patient | Patient, Patienten
captain | Kapitän
sailor | Matrose, Matrosen, Seemann
driver | Fahrer
shopkeeper | Ladenbesitzer, Verkäufer
villager | Dorfbewohner, Dorfbewohnern
lifeguard | Rettungsschwimmer, Bademeister
owner | Besitzer
visitor | Besucher, Besuchern, Gast, Gäste, Gästen
stranger | Fremder, Fremde, Fremden
messenger | Bote, Boten
survivor | Überlebende, Überlebenden
grandchild | Enkel, Enkelin, Enkelkind, Enkelkinder
mum | Mama, Mutter, Mami
dad | Papa, Vater
people | Leute, Menschen, Leuten
piglet | Ferkel
calf | Kalb, Kälber
stork | Storch, Störche, Störchen
hornet | Hornisse, Hornissen
locust | Heuschrecke, Heuschrecken
heron | Reiher
water | Wasser
smoke | Rauch
shadow | Schatten
wind | Wind
rain | Regen
storm | Sturm, Gewitter
waterfall | Wasserfall
wave | Welle, Wellen
hill | Hügel
cave | Höhle, Höhlen
forest | Wald
meadow | Wiese, Wiesen
field | Feld, Felder, Acker
swamp | Sumpf
mud | Schlamm, Matsch
sand | Sand
pond | Teich
puddle | Pfütze, Pfützen
cliff | Klippe, Klippen
shore | Ufer, Küste
sea | Meer, See
river | Fluss, Flüsse
lake | See
mountain | Berg, Berge, Bergen
island | Insel, Inseln
street | Straße, Straßen
farm | Bauernhof, Hof
roof | Dach, Dächer
station | Bahnhof
village | Dorf
city | Stadt
base | Basis
playground | Spielplatz
market | Markt
museum | Museum
restaurant | Restaurant, Gasthaus
cellar | Keller
tunnel | Tunnel
stable | Stall
burrow | Bau, Höhle
beehive | Bienenstock, Bienenkorb
anthill | Ameisenhaufen, Ameisenhügel
bin | Tonne, Mülltonne, Mülltonnen, Mülleimer, Eimer
shelf | Regal, Regale
well | Brunnen
paper | Papier
carpet | Teppich
screw | Schraube, Schrauben
hose | Schlauch
spring | Sprungfeder
plastic | Plastik, Kunststoff
metal | Metall
block | Block, Blöcke
cube | Würfel
number | Zahl, Zahlen, Ziffer, Ziffern
word | Wort, Wörter, Wörtern, Worte
question | Frage, Fragen
letter | Buchstabe, Buchstaben
medicine | Medizin, Medikament, Medikamente
domino | Domino, Dominosteine
towel | Handtuch, Handtücher
wind turbine | Windrad, Windräder
solar panel | Solarpanel, Solarmodul, Solarmodule, Solarzelle
traffic light | Ampel, Ampeln
button | Knopf, Knöpfe
saw | Säge
rifle | Gewehr, Gewehre
crumb | Krümel
pollution | Verschmutzung
darkness | Dunkelheit, Finsternis
throne | Thron
tray | Tablett
kitchen | Küche, Küchen
bathroom | Badezimmer
bedroom | Schlafzimmer
living room | Wohnzimmer
classroom | Klassenzimmer, Klassenraum
attic | Dachboden, Dachböden
`;
