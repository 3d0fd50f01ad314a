/** German: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
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
cleaner | Putzfrau, Reinigungskraft, Schornsteinfeger, Fensterputzer, Fensterputzerin
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
beetroot | Rote Bete, Rote Beete, Roter Bete, Randen
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
sheet of paper | Blatt Papier
chick | Küken
wand | Zauberstab
ghost | Gespenst, Gespenster, Geist, Geister
marble | Murmel, Murmeln
secretary | Sekretärin, Sekretär
colleague | Kollege, Kollegin, Kollegen
shop assistant | Verkäuferin, Verkäufer
mayor | Bürgermeister, Bürgermeisterin
engineer | Ingenieur, Ingenieurin
miner | Bergmann, Bergarbeiter
shepherd | Hirte, Schäfer
beekeeper | Imker, Imkerin
scientist | Wissenschaftler, Forscher, Professor
programmer | Programmierer, Programmiererin
vet | Tierarzt, Tierärztin
surgeon | Chirurg, Chirurgin, Sanitäter
pharmacist | Apotheker, Apothekerin
burglar | Räuber
spy | Spion, Spionin
police officer | Polizist, Polizistin, Polizisten
firefighter | Feuerwehrmann, Feuerwehrfrau, Feuerwehrleute
swimmer | Schwimmer, Schwimmerin
climber | Kletterer, Bergsteiger
surfer | Surfer, Surferin
skier | Skifahrer, Skifahrerin
bridegroom | Bräutigam
toddler | Kleinkind, Kleinkinder
prisoner | Gefangener, Gefangene, Häftling
referee | Schiedsrichter, Schiedsrichterin
coach | Trainer, Trainerin
train conductor | Schaffner, Schaffnerin, Lokführer
tailor | Schneider, Schneiderin, Näherin
blacksmith | Schmied
potter | Töpfer, Töpferin
scout | Pfadfinder, Pfadfinderin
twin | Zwilling, Zwillinge
actor | Schauspieler, Schauspielerin
photographer | Fotograf, Fotografin
journalist | Journalist, Journalistin, Reporter
monk | Mönch, Nonne, Mönche
bartender | Barkeeper, Barmann
babysitter | Babysitter, Babysitterin, Kindermädchen
hare | Hase, Hasen, Osterhase
lamb | Lamm, Lämmer, Schäfchen
pony | Pony, Ponys, Fohlen
bull | Stier, Bulle, Stiere
goldfish | Goldfisch, Goldfische
carp | Karpfen, Forelle, Lachs, Hering, Thunfisch
toad | Kröte, Kröten, Kaulquappe
earthworm | Regenwurm, Regenwürmer, Wurm, Würmer
grasshopper | Heuschrecke, Grashüpfer, Grille
ladybird | Marienkäfer
flea | Floh, Flöhe, Zecke, Zecken
slug | Nacktschnecke, Schnecke, Schnecken
guinea pig | Meerschweinchen
canary | Kanarienvogel, Wellensittich, Papagei
duckling | Entlein, Entenküken
woodpecker | Schwalbe, Schwalben, Specht, Kuckuck, Meise, Rotkehlchen
hawk | Falke, Habicht, Adler, Geier
mule | Maultier, Esel
reindeer | Rentier, Rentiere, Reh, Rehe, Hirsch
hen | Henne, Huhn, Hühner
seashell | Muschel, Muscheln
honey | Honig, Honigtopf
muffin | Muffin, Muffins, Törtchen
dumpling | Knödel, Kloß, Klöße, Maultasche
stew | Eintopf, Gulasch, Auflauf
noodle soup | Nudelsuppe, Brühe, Gulaschsuppe
flatbread | Fladenbrot
fritter | Krapfen, Donut
kebab | Döner, Kebab, Gyros
rice ball | Reisball, Reiskuchen
loaf | Brezel, Stollen, Laugenbrezel
salad | Salat, Kopfsalat, Salatkopf
spinach | Spinat, Lauch, Sellerie, Porree
courgette | Zucchini, Gewürzgurke, Essiggurke
apricot | Aprikose, Aprikosen, Marille
berry | Beere, Beeren, Heidelbeere, Brombeere, Johannisbeere
lemonade | Limonade, Limo, Cola, Sprudel
beer | Bier, Biere
wine | Wein, Weinglas, Glühwein
ham | Schinken, Speck
steak | Schnitzel, Steak, Kotelett, Frikadelle
wardrobe | Schrank, Kleiderschrank
drawer | Schublade, Schubladen, Kommode
curtain | Vorhang, Vorhänge, Gardine
armchair | Sessel
bench | Sitzbank, Hocker, Parkbank
cot | Matratze, Wiege, Kinderbett
bed sheet | Laken, Bettlaken, Bettbezug
sink | Waschbecken, Spüle
tablecloth | Tischdecke, Serviette
mop | Wischmopp, Schrubber
rag | Lappen, Putzlappen, Kehrblech
clothes peg | Kleiderbügel
lid | Deckel, Topfdeckel, Krug, Kanne
chopping board | Schneidebrett, Schneebesen
microwave | Mikrowelle, Gasherd
ceiling fan | Ventilator, Heizung, Heizkörper
remote control | Fernbedienung
apron | Schürze, Kochschürze
crayon | Buntstift, Filzstift, Wachsmalstift
paint | Farbeimer, Malkasten, Wasserfarben
sticker | Aufkleber, Briefmarke, Briefmarken
folder | Aktenordner, Akte, Akten, Aktenstapel
hole punch | Tacker
invoice | Rechnung, Rechnungen, Kassenzettel, Quittung
document | Dokument, Formular, Unterlagen
diploma | Urkunde, Diplom, Pergament
painting | Gemälde
nails | Nägel, Zange
wheelbarrow | Schubkarre, Schubkarren, Handwagen, Bollerwagen
lawnmower | Rasenmäher
watering can | Gartenschlauch
hoe | Hacke, Heugabel, Sense, Sichel
weed | Unkraut, Unkräuter, Brennnessel
hedge | Hecke, Strauch, Gebüsch
fir | Tanne, Fichte, Kiefer, Tannenbaum
oak | Eiche, Birke, Linde, Apfelbaum, Obstbaum, Buche
daisy | Gänseblümchen, Löwenzahn, Mohnblume, Lilie, Veilchen
mushroom | Pilz, Pilze, Steinpilz, Fliegenpilz, Pfifferling
corn | Mais, Maiskolben
acorn | Eichel, Walnuss, Haselnuss, Kastanie
garbage truck | Müllwagen, Müllauto, Kipplaster, Betonmischer
bulldozer | Gabelstapler, Planierraupe, Mähdrescher, Traktor
crane | Baukran, Hafenkran, Kräne
caravan | Wohnmobil, Wohnwagen, Camper
carriage | Kutsche, Kutschen, Pferdewagen
railway wagon | Waggon, Waggons, Güterwagen
rowing boat | Ruderboot, Kajak, Schlauchboot, Kahn
fishing boat | Fischkutter, Kutter, Frachter, Dampfer
pavement | Gehweg, Bürgersteig, Gehsteig
zebra crossing | Zebrastreifen, Fußgängerüberweg
street lamp | Laterne
road sign | Verkehrsschild
kiosk | Kiosk, Imbissbude
café | Café, Kneipe, Kantine, Biergarten
barn | Scheune, Hühnerstall, Hundehütte, Schuppen
greenhouse | Gewächshaus, Beet, Gemüsebeet, Blumenbeet
prison | Gefängnis, Kerker
palace | Palast, Burg, Festung, Sandburg, Schloss
skyscraper | Hochhaus, Wolkenkratzer, Wohnblock, Rathaus
skirt | Röcke, Dirndl
sweater | Pulli, Bluse, Strickjacke, Trikot
slippers | Hausschuh, Hausschuhe, Pantoffel, Pantoffeln
pyjamas | Schlafanzug, Nachthemd, Bademantel
belt | Gürtel, Hosenträger
necklace | Halskette, Armband, Ohrring, Ohrringe
nappy | Windel, Windeln, Schnuller
lantern | Lampion, Lampions
firecracker | Böller, Knallkörper, Silvesterrakete, Wunderkerze
bauble | Christbaumkugel, Weihnachtskugel, Lametta, Girlande
easter egg | Osterei, Ostereier
spinning top | Brummkreisel, Springseil, Rassel, Kreisel
swing | Schaukel, Wippe, Sandkasten
puppet | Marionette, Handpuppe, Kasperle
racket | Schläger, Tennisschläger
puck | Eishockeypuck, Dartpfeil, Wurfpfeil
bowling pin | Bowlingpins
harp | Harfe, Cello, Klarinette, Dudelsack, Mundharmonika
stretcher | Krankenbett, Rollator
germ | Bakterie, Bakterien, Keim, Keime
icicle | Eiszapfen, Eisberg, Eisscholle, Eiswürfel
spark | Funke, Funken, Glut, Asche
coal | Kohle, Briketts
firewood | Brennholz, Holzscheit, Scheite
pearl | Perle, Perlen
seaweed | Alge, Algen, Seetang
trap | Mausefalle
binoculars | Fernglas
matchstick | Streichholz, Streichhölzer, Feuerzeug
torch | Taschenlampe, Taschenlampen
robot | Roboter, Robotern
elf | Elfe, Wichtel, Kobold
`;
