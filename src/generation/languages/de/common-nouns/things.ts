/** German: things of house, work, play and music, clothes; by the families of `lexicon/shown-families.ts`. */
export const things = `
socket | Steckdosen, Mehrfachsteckdose, Verlängerungskabel, Ladekabel, Netzteil
router | Router, Modem, Mikrochip, Platine, Sicherung, Thermostat, Festplatte, USB-Stick, Rauchmelder
nut and bolt | Schraubenmutter, Muttern, Bolzen, Dübel, Niete, Nieten, Unterlegscheibe
conveyor belt | Palette, Paletten, Förderband, Baugerüst, Gerüst, Stahlträger, Hebel, Flaschenzug, Seilwinde
toolbox | Werkzeugkasten
clamp | Amboss, Schraubstock
power drill | Meißel, Schleifpapier, Pinzette, Brecheisen, Maßband, Kelle, Farbroller, Wasserwaage
plunger | Pümpel
skein | Garnknäuel, Knäuel
bobbin | Garnrolle, Fadenspule
baby bottle | Milchflasche
clay pot | Tonkrug, Tontopf, Krüge
oil lamp | Petroleumlampe, Öllicht
quilt | Schlafsack
dishwasher | Wäschetrockner
hair dryer | Klimaanlage, Nähmaschine, Kaffeemaschine, Waffeleisen, Parkuhr, Türklingel
sieve | Trichter, Korkenzieher, Dosenöffner, Flaschenöffner, Sparschäler, Nussknacker, Mörser, Pfannenwender, Topflappen
comb | Wattestäbchen, Zahnpasta, Haarbürste, Zahnseide, Shampoo, Feuchttuch, Badematte
scouring pad | Putzschwamm, Topfschwamm
dumpster | Müllsack, Restmülltonne, Biotonne
fire extinguisher | Feuerlöscher
feather duster | Staubwedel, Mückennetz, Moskitonetz, Waschmittel, Wäscheleine, Fußmatte, Wäscheständer, Wäschekorb
balcony | Balkon, Dachboden, Terrasse, Flur, Fensterbank, Turnhalle, Umkleide
roof tile | Dachrinne, Regenrinne, Pfeiler, Säule, Säulen, Zimmerdecke
castanets | Kastagnetten, Tamburin, Xylophon, Laute, Mandoline, Oboe, Fagott, Blockflöte, Spieldose, Kuhglocke, Zither, Drehorgel
flute | Flöten
accordion | Akkordeon
conga | Pauke, Bongo, Djembe, Schlagzeug
trombone | Posaune, Tuba, Waldhorn, Blechhorn
ukulele | Ukulele, E-Gitarre, Leier
viola | Bratsche, Kontrabass
folding fan | Fächer
chess piece | Damestein, Spielstein
rocking horse | Schaukelpferd, Puppenhaus, Papierflieger, Papierschiffchen, Wasserbombe, Schneekugel, Zinnsoldat, Springteufel, Bauklotz, Bauklötze
shuttlecock | Federbälle, Badmintonschläger
ping-pong ball | Tischtennisball, Tischtennisschläger, Pingpongball
baseball bat | Baseballschläger, Schlagholz, Baseball-Ball
hockey stick | Hockeyschläger
dumbbell | Hantel, Hanteln, Laufband, Boxsack, Golfschläger, Billardqueue, Sprungbrett, Schwebebalken, Rettungsweste, Schwimmweste, Staffelstab, Yogamatte
butterfly net | Kescher, Fischernetz, Schmetterlingsnetz
playing card | Spielkarten, Kartendeck, Trumpfkarte
email | E-Mails, Mails, Spam-Mail
keyboard | Tastaturen, Schreibmaschine
printer | Kopierer, Scanner, Fotokopierer
pencil case | Federmäppchen, Anspitzer, Bleistiftspitzer, Textmarker, Zeugnis, Stundenplan, Schulbank, Pinnwand, Comicheft, Tipp-Ex
rain boots | Gummistiefel, Wanderschuh
sneakers | Turnschuhe, Fußballschuh
raincoat | Regenjacke, Weste, Kapuzenpulli
shawl | Halstuch
sun hat | Strohhut, Sonnenhut
helmet | Helm, Helme, Schutzhelm, Bauhelm, Fahrradhelm
`;
