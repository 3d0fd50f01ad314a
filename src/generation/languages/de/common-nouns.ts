/** German: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const commonNouns = `
customer | Kunde, Kunden, Kundin
guest | Gast, Gäste, Gästen
boy | Junge, Jungen, Jungs
girl | Mädchen
man | Mann, Männer, Männern
woman | Frau, Frauen
baby | Baby, Babys
grandmother | Oma, Omas, Großmutter, Omi
grandfather | Opa, Opas, Großvater, Opi
aunt | Tante, Tanten
uncle | Onkel
brother | Bruder, Brüder
sister | Schwester, Schwestern
father-in-law | Schwiegervater, Stiefvater
mother-in-law | Schwiegermutter, Stiefmutter
brother-in-law | Schwager
sister-in-law | Schwägerin
cousin | Cousin, Cousine, Vetter, Cousins
nephew | Neffe, Neffen
niece | Nichte, Nichten
neighbour | Nachbar, Nachbarn, Nachbarin
student | Schüler, Schülern, Schülerin, Student, Studenten
teacher | Lehrer, Lehrern, Lehrerin
postman | Briefträger, Postbote, Postboten, Paketbote
plumber | Klempner, Installateur
mechanic | Mechaniker, Hausmeister
electrician | Elektriker
bricklayer | Maurer, Bauarbeiter
carpenter | Schreiner, Tischler, Zimmermann
gardener | Gärtner, Gärtnerin
baker | Bäcker, Bäckerin
butcher | Metzger, Fleischer
waiter | Kellner, Kellnerin, Bedienung
nurse | Krankenschwester, Pfleger, Krankenpfleger
doctor | Arzt, Ärzte, Ärztin
dentist | Zahnarzt, Zahnärztin
hairdresser | Friseur, Friseurin, Frisör
cleaner | Putzfrau, Reinigungskraft, Schornsteinfeger
courier | Kurier, Fahrradkurier, Paketzusteller
cyclist | Radfahrer, Fahrradfahrer, Radler
pedestrian | Fußgänger, Passant, Passanten
tourist | Tourist, Touristen
cashier | Kassierer, Kassiererin
librarian | Bibliothekar, Bibliothekarin
lawyer | Anwalt, Anwälte
goalkeeper | Torwart, Torhüter
footballer | Fußballer, Fußballspieler
thief | Dieb, Diebe, Dieben, Einbrecher
guard | Wächter, Wachmann, Wachen
hunter | Jäger, Jägern
king | König, Könige
queen | Königin
magician | Zauberer, Magier
clown | Clown, Clowns
priest | Priester, Pfarrer
warrior | Krieger, Kriegern
bride | Braut
dancer | Tänzerin, Tänzer
musician | Musiker, Musikant
wrestler | Ringer
homework | Hausaufgabe, Hausaufgaben
eraser | Radiergummi, Radiergummis
ruler | Lineal, Lineale
pencil | Bleistift, Bleistifte, Stift, Stifte
pen | Kugelschreiber, Kuli
notebook | Heft, Hefte, Schulheft
book | Buch, Bücher
textbook | Schulbuch, Schulbücher
schoolbag | Schulranzen, Ranzen, Schultasche, Rucksack
blackboard | Wandtafel, Schultafel
glue | Kleber, Klebstoff
chalk | Kreide, Kreiden
dictionary | Wörterbuch
pillow | Kissen, Kopfkissen
blanket | Bettdecke
bed | Bett, Betten
chair | Stuhl, Stühle
table | Tisch, Tische, Schreibtisch
sofa | Sofa, Sofas, Couch
lamp | Lampe, Lampen
exit | Ausgang, Notausgang
window | Fenster, Fenstern
mirror | Spiegel, Spiegeln
vacuum cleaner | Staubsauger, Saugroboter
washing machine | Waschmaschine, Spülmaschine
fridge | Kühlschrank
oven | Ofen, Backofen, Herd
bucket | Eimer, Eimern
broom | Besen
sponge | Schwamm, Schwämme
soap | Seife, Seifen
toothbrush | Zahnbürste, Zahnbürsten
scissors | Schere, Scheren
needle | Nadel, Nadeln
iron | Bügeleisen
candle | Kerze, Kerzen
vase | Vase, Vasen
flowerpot | Blumentopf, Blumentöpfe
key | Schlüssel, Schlüsseln
pot | Topf, Töpfe, Kochtopf
pan | Pfanne, Pfannen
plate | Teller, Tellern
bowl | Schüssel, Schüsseln, Schale
cup | Tasse, Tassen
glass | Trinkglas, Gläser
spoon | Löffel
fork | Gabel, Gabeln
knife | Küchenmesser, Messer
bottle | Flasche, Flaschen
tin | Dose, Dosen, Konservendose, Konserven
jar | Einmachglas, Marmeladenglas
basket | Korb, Körbe
kettle | Teekessel, Wasserkocher, Teekanne
groceries | Einkäufe, Einkäufen, Lebensmittel
roll | Brötchen, Semmel, Semmeln
bread | Brot, Brote
sandwich | Butterbrot, Sandwich, Pausenbrot
pancake | Pfannkuchen, Eierkuchen
flour | Mehl
sugar | Zucker
salt | Salz
butter | Butter
sausage | Wurst, Würste, Würstchen, Bratwurst
meat | Fleisch
soup | Suppe, Suppen
pasta | Nudeln, Spätzle, Spaghetti
rice | Reis
dough | Teig
cake | Kuchen, Torte, Torten
pie | Apfelkuchen
chocolate | Schokolade
sweets | Süßigkeit, Süßigkeiten, Bonbon, Gummibärchen
ice cream | Eiskugel, Eiskugeln, Eistüte, Speiseeis
jam | Marmelade
cheese | Käse
milk | Milch
juice | Saft, Säfte
tea | Tee
coffee | Kaffee
egg | Ei, Eier, Eiern
fries | Pommes
biscuit | Keks, Kekse, Plätzchen, Knäckebrot
fruit | Obst, Frucht, Früchte
vegetable | Gemüse
plum | Pflaume, Pflaumen
raspberry | Himbeere, Himbeeren
cabbage | Kohl, Kohlkopf
beetroot | Rübe, Rüben
pumpkin | Kürbis, Kürbisse
cucumber | Gurke, Gurken
pea | Erbse, Erbsen
bean | Bohne, Bohnen
nut | Nuss, Nüsse
seed | Samen, Saatgut, Samenkorn, Körner
wheat | Weizen, Getreide
hay | Heu, Stroh, Heuballen, Strohballen
hammer | Hammer, Hämmer
saw | Handsäge
spanner | Schraubenschlüssel
screwdriver | Schraubendreher, Schraubenzieher
shovel | Schaufel, Schaufeln, Spaten
rake | Harke, Harken
ladder | Leiter, Leitern
rope | Seil, Seile
pipe | Rohr, Rohre, Röhren
tap | Wasserhahn
drop | Tropfen, Wassertropfen
brick | Ziegelstein, Ziegelsteine, Backstein
plank | Holzbrett, Bretter
stump | Baumstumpf, Baumstamm, Baumstämme
tyre | Reifen, Autoreifen
scooter | Tretroller, Roller, E-Scooter
motorcycle | Motorrad, Motorräder
moped | Moped, Motorroller, Mopeds
bicycle | Fahrrad, Fahrräder
tram | Straßenbahn, Straßenbahnen
minibus | Kleinbus
van | Lieferwagen, Transporter
lorry | Lastwagen, LKW, Laster
digger | Bagger
ambulance | Krankenwagen, Rettungswagen
pushchair | Kinderwagen
boat | Boot, Boote
raft | Floß, Flöße
shirt | Hemd, Hemden, Pullover, T-Shirt
jacket | Jacke, Jacken, Mantel
trousers | Hose, Hosen
dress | Kleid, Kleider
shoe | Schuh, Schuhe, Schuhen
boot | Stiefel, Stiefeln
sock | Socke, Socken
glove | Handschuh, Handschuhe
scarf | Schal, Schals
hat | Hut, Hüte
cap | Mütze, Mützen, Kappe
glasses | Brille, Brillen
laundry | Wäsche, Klamotten
bakery | Bäckerei, Bäckereien
supermarket | Supermarkt, Supermärkte
pharmacy | Apotheke
office | Büro, Büros
bridge | Brücke, Brücken
tower | Turm, Türme
gate | Gartentor, Tür
stairs | Treppe, Treppen
lift | Aufzug, Fahrstuhl
swimming pool | Schwimmbad, Schwimmbecken
garage | Garage, Garagen
tent | Zelt, Zelte
tooth | Zahn, Zähne, Zähnen
bone | Knochen
brain | Gehirn, Gehirne
snowman | Schneemann, Schneemänner
hail | Hagel, Hagelkorn, Hagelkörner
lightning | Blitz, Blitze, Blitzen
leaf | Blatt, Blätter, Blättern
branch | Ast, Äste, Zweig, Zweige
stone | Stein, Steine, Steinen, Kiesel
pothole | Schlagloch, Schlaglöcher
grass | Gras
fly | Fliege
mosquito | Mücke, Mücken, Stechmücke
wasp | Wespe, Wespen
caterpillar | Raupe, Raupen
beetle | Käfer, Käfern
moth | Motte, Motten
crow | Krähe, Krähen, Rabe, Raben
pigeon | Taube, Tauben
seagull | Möwe, Möwen
sparrow | Spatz, Spatzen
dinosaur | Dinosaurier, Dinosauriern, Dino, Dinos
dragon | Drache, Drachen
puppy | Welpe, Welpen
kitten | Kätzchen
balloon | Luftballon, Luftballons, Ballon, Ballons
kite | Papierdrachen
doll | Puppe, Puppen
teddy bear | Teddybär, Teddy, Kuscheltier, Kuscheltiere
toy | Spielzeug, Spielsachen
dice | Würfel
gift | Geschenk, Geschenke, Geschenken
parcel | Paket, Pakete, Paketen, Päckchen
envelope | Briefumschlag, Briefumschläge
newspaper | Zeitung, Zeitungen
map | Landkarte, Stadtplan
ticket | Eintrittskarte, Fahrkarte, Ticket
coin | Münze, Münzen
money | Geld
wallet | Geldbeutel, Geldbörse, Portemonnaie
suitcase | Koffer
bag | Tasche, Taschen, Handtasche
umbrella | Regenschirm, Regenschirme
computer | Computer, Laptop
battery | Batterie, Batterien
cable | Kabel
rubbish | Müll, Abfall, Mülltonne, Mülltonnen
box | Karton, Kartons, Schachtel
crate | Kiste, Kisten
fence | Zaun, Zäune
net | Fangnetz, Netz, Netze
dust | Staub, Staubflocke
slingshot | Steinschleuder, Schleuder
pill | Pille, Pillen, Tablette, Tabletten
syringe | Spritze, Spritzen
plaster | Pflaster
virus | Virus, Viren
snake | Schlange, Schlangen
drum | Trommel, Trommeln
piano | Klavier, Klaviere
whistle | Trillerpfeife
magnet | Magnet, Magnete
wallpaper | Tapete
petal | Blütenblatt, Blütenblätter
sled | Schlitten
treasure | Schatz, Schätze
sword | Schwert, Schwerter
chimney | Schornstein, Schornsteine, Kamin
sheet of paper | Zettel, Blatt Papier
chick | Küken
wand | Zauberstab
ghost | Gespenst, Gespenster, Geist, Geister
marble | Murmel, Murmeln
`;
