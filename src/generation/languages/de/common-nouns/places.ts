/** German: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | Rikscha
hoverboard | E-Roller, Hoverboard
longboard | Skateboards, Rollbrett, Longboard
tow truck | Abschleppwagen
forklift | Straßenwalze, Radlader
fire truck | Drehleiter
tugboat | Schlepper, Lastkahn, Fregatte, Rettungsboot
vaporetto | Autofähre, Raddampfer
rowboat | Tretboot, Paddelboot, Einbaum
handcart | Handkarren, Sackkarre
tricycle | Lastenrad, Einrad, Tandem, Mountainbike
railway track | Gleis, Schiene, Prellbock, Bahnübergang
market stall | Bude, Büdchen, Metzgerei, Blumenladen, Tante-Emma-Laden
granary | Kornspeicher, Silo, Schweinestall, Kuhstall, Sägewerk, Wassermühle, Telefonzelle, Wachturm, Bootshaus, Stellwerk, Mauthäuschen
paddock | Gehege, Pferch, Koppel, Absperrung, Palisade, Geländer, Leitplanke, Gatter
pier | Anlegestelle, Schleuse, Schleusen, Aquädukt, Zugbrücke, Mole, Fußgängerbrücke
kindergarten | Kindergarten, Kita, Gymnasium, Akademie, Grundschule
courthouse | Gericht, Parlament, Mausoleum, Botschaft, Senat
rock pool | Lagune, Geysir, Schlucht, Düne, Treibsand, Lawine, Gezeiten, Raureif, Bucht, Steilküste, Erdrutsch
rice paddy | Reisfeld, Weinberg, Obstgarten, Maisfeld, Kornfeld, Plantage, Lichtung
bouquet | Blumenkranz
lilac | Flieder, Orchidee, Narzisse, Nelke, Mohn, Jasmin, Lavendel, Geranie, Schneeglöckchen, Krokus
maple tree | Birnbaum, Kirschbaum, Ulme, Ahorn, Kastanienbaum, Pappel
spruce | Zypresse, Zeder, Lärche
palm | Dattelpalme
bramble | Hecken, Dornbusch, Brombeerhecke, Rosenstrauch, Gestrüpp
`;
