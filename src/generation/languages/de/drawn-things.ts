/** German: things that we draw ourselves, `picture | one/many, other words`; `=` where there is no other word for many. */
export const drawnThings = `
market-stall | Marktstand/Marktstände, Obststand, Gemüsestand, Marktbude, Obststände
stapler | Tacker/Tacker, Hefter
speed-bump | Bremsschwelle/Bremsschwellen, Bodenschwelle, Bodenschwellen, Temposchwelle, Temposchwellen, Rüttelschwelle
sugar-cube | Zuckerwürfel/Zuckerwürfel, Würfelzucker, Zuckerwürfeln, Zuckerstück, Zuckerstücke
flying-carpet | fliegender Teppich/fliegende Teppiche, fliegenden Teppich, fliegenden Teppichs, fliegendem Teppich, Zauberteppich, fliegenden Teppichen
bottle-cap | Kronkorken/Kronkorken, Flaschendeckel, Kronenkorken
dam | Staudamm/Staudämme, Staumauer, Staumauern, Talsperre, Biberdamm
oar | Ruder/Ruder, Ruderblatt, Stechpaddel, Riemenruder
toothpick | Zahnstocher/Zahnstocher, Zahnstochern
rice-cooker | Reiskocher/Reiskocher
rubber-stamp | Stempel/Stempel, Stempeln, Gummistempel
glass-bottle | Glasflasche/Glasflaschen
plastic-bottle | Plastikflasche/Plastikflaschen, PET-Flasche, Wasserflasche, Wasserflaschen
sprinkler | Rasensprenger/Rasensprenger, Sprinkler, Sprinklern
sandbag | Sandsack/Sandsäcke, Sandsäcken
cash-register | Kasse/Kassen, Registrierkasse, Supermarktkasse, Registrierkassen
rolling-pin | Nudelholz/Nudelhölzer, Teigrolle, Wellholz, Nudelholze
gong | Gong/Gongs
clog | Holzschuh/Holzschuhe, Holzschuhen, Clogs
minaret | Minarett/Minarette, Minaretten
banana-peel | Bananenschale/Bananenschalen
skittle | Kegel/Kegel
tin-can | Blechdose/Blechdosen, Blechbüchse, Blechbüchsen, leere Dose, leere Dosen
rubber-duck | Gummiente/Gummienten, Badeente, Badeenten, Quietscheente, Quietscheentchen, Gummientchen
drill | Bohrmaschine/Bohrmaschinen, Akkubohrer, Schlagbohrer
turnip | Rübe/Rüben, Steckrübe, Steckrüben
escalator | Rolltreppe/Rolltreppen
bell-tower | Glockenturm/Glockentürme, Kirchturm, Kirchtürme
bookshelf | Bücherregal/Bücherregale, Bücherregalen
fly-swatter | Fliegenklatsche/Fliegenklatschen
crater | Krater/Krater, Kratern, Mondkrater
millstone | Mühlstein/Mühlsteine, Mahlstein
ladle | Schöpfkelle/Schöpfkellen, Suppenkelle
washboard | Waschbrett/Waschbretter
reef | Riff/Riffe, Korallenriff, Korallenriffe, Riffen
cinnamon | Zimt/=, Zimtstange, Zimtstangen
windsock | Windsack/Windsäcke
oxygen-tank | Sauerstoffflasche/Sauerstoffflaschen, Sauerstofftank, Sauerstofftanks, Pressluftflasche
note | Notizzettel/Notizzettel, Haftnotiz, Haftnotizen, Klebezettel, Zettel
tile | Fliese/Fliesen, Kachel, Kacheln, Bodenfliese
sack | Sack/Säcke, Säcken, Mehlsack, Mehlsäcke, Kartoffelsack, Kartoffelsäcke
drain | Gully/Gullys, Abflussgitter, Gullydeckel, Abfluss
clothes-peg | Wäscheklammer/Wäscheklammern
watering-can | Gießkanne/Gießkannen
street-lamp | Straßenlaterne/Straßenlaternen, Laternenpfahl, Straßenlampe, Laternenmast
road-sign | Straßenschild/Straßenschilder, Verkehrsschild, Verkehrsschilder, Wegweiser
hair-dryer | Föhn/Föhne, Haartrockner, Fön
roof | Dach/Dächer, Dächern
roof-tile | Dachziegel/Dachziegel, Dachziegeln, Dachpfanne
pallet | Holzpalette/Holzpaletten, Europalette, Europaletten
guava | Guave/Guaven
sea-urchin | Seeigel/Seeigel, Seeigeln
steering-wheel | Lenkrad/Lenkräder
lighthouse-keeper | Leuchtturmwärter/Leuchtturmwärter
lock-keeper | Schleusenwärter/Schleusenwärter
bridge-keeper | Brückenwärter/Brückenwärter
`;

/** Names of the other ones, `picture | one/many`; their words stand in `nouns.ts` and `common-nouns/`. */
export const otherNames = `
water | Wasser/=
wind | Wind/=
sand | Sand/=
smoke | Rauch/=
mud | Schlamm/=
paper | Papier/=
plastic | Plastik/=
wave | Welle/Wellen
hill | Hügel/Hügel
pond | Teich/Teiche
puddle | Pfütze/Pfützen
river | Fluss/Flüsse
waterfall | Wasserfall/Wasserfälle
cliff | Klippe/Klippen
beehive | Bienenstock/Bienenstöcke
anthill | Ameisenhaufen/Ameisenhaufen
burrow | Bau/Baue
well | Brunnen/Brunnen
cave | Höhle/Höhlen
forest | Wald/Wälder
field | Feld/Felder
meadow | Wiese/Wiesen
swamp | Sumpf/Sümpfe
island | Insel/Inseln
street | Straße/Straßen
farm | Bauernhof/Bauernhöfe
tunnel | Tunnel/Tunnel
wind-turbine | Windrad/Windräder
bin | Mülltonne/Mülltonnen
village | Dorf/Dörfer
garage | Garage/Garagen
stairs | Treppe/Treppen
traffic-light | Ampel/Ampeln
solar-panel | Solarpanel/Solarpanels
hose | Schlauch/Schläuche
eraser | Radiergummi/Radiergummis
button | Knopf/Knöpfe
shelf | Regal/Regale
wardrobe | Schrank/Schränke
drawer | Schublade/Schubladen
pushchair | Kinderwagen/Kinderwagen
iron | Bügeleisen/Bügeleisen
carpet | Teppich/Teppiche
tap | Wasserhahn/Wasserhähne
towel | Handtuch/Handtücher
throne | Thron/Throne
spring | Sprungfeder/Sprungfedern
tray | Tablett/Tabletts
block | Block/Blöcke
screw | Schraube/Schrauben
domino | Dominostein/Dominosteine
slingshot | Steinschleuder/Steinschleudern
whistle | Trillerpfeife/Trillerpfeifen
crumb | Krümel/Krümel
beetroot | Rote Bete/Rote Beten
driver | Fahrer/Fahrer
`;
