/** German: nouns of the country and of every day; `language.types.ts` says what a row is. */
export const localNouns = `
cut-of-meat | Hackbraten, Jägerschnitzel, Koteletts, Rumpsteak, Steaks, Sonntagsbraten, Schweinebraten, Schweinsbraten, Sauerbraten, Kassler, Cordon bleu, Roulade, Rinderroulade, Frikadellen
cut-of-meat | Buletten, Fleischpflanzerl, Fleischküchle, Faschierte Laibchen, Mettbrötchen, Mett, Tafelspitz, Zwiebelrostbraten, Grillfleisch, Schinkenbraten, Saumagen, Grillsteak
cut-of-meat | Schweinesteak, Nackensteak
turnip | Mairübe, Rübchen, Zuckerrüben, Futterrübe, Runkelrübe, Rettiche, Radi, Sellerieknolle, Knollensellerie, Pastinaken, Mairübchen, Teltower Rübchen, Dickwurz
fish | Aal, Aale, Makrelen, Sprotte, Forellen, Barsche, Flussbarsch, Zander, Schollen, Flundern, Rotbarsch, Dorsche, Seelachs, Lachse, Welse, Rotauge, Saibling, Felchen, Stichling, Sardinen
fish | Matjes, Bismarckhering, Bückling, Backfisch, Räucherfisch, Räucherlachs, Räucherforelle, Räucheraal, Steckerlfisch, Fischstäbchen, Steinbutt, Schellfisch, Guppy, Koi, Heringsschwarm
fish | Hechte, Rapfen, Zierfisch, Fischfilet, Weihnachtskarpfen, Stockfisch, Seehecht, Kliesche, Grundel, Elritze
jar | Konfitüre, Marmeladengläser, Einmachgläser, Weckglas, Weckgläser, Gurkenglas, Gurkengläser, Erdbeermarmelade, Pflaumenmus, Powidl, Nussnougatcreme, Nutella, Nutellaglas, Senfglas
jar | Bonbonglas, Schraubglas, Schraubgläser, Gewürzglas, Gewürzgläser, Glas Marmelade, Himbeermarmelade, Hollergelee, Kirschmarmelade, Glas Gurken, Keksdose, Plätzchendose, Kaffeedose
jar | Zuckerdose, Keramikdose, Tupperdose, Frischhaltedose, Gefrierdose, Brotdosen
plastic-bottle | Ketschup, Trinkflasche, Cola-Flasche, Spülmittel, Spüli, Spülmittelflasche, Flüssigwaschmittel, Weichspüler, Putzmittel, Reinigungsmittel, Essigreiniger, Selters
plastic-bottle | Mineralwasserflasche, Senfflasche
herb | Schnittlauch, Wermut, Beifuß, Kräutlein, Bärlauch, Kräutersträußchen, Kresse, Brunnenkresse, Kerbel, Waldmeister, Brennnesseln, Brennessel, Giersch, Löwenzahnblatt, Suppengrün
herb | Küchenkraut, Gewürzkräuter, Disteln, Quecke, Farne, Huflattich, Spitzwegerich, Heilkraut, Hopfendolde, Zitronenmelisse, Melisse, Kümmelkraut, Schachtelhalm, Alraunen, Lavendelzweig
herb | Kräuterbeet
hose | Wasserschlauch, Gartenschläuche, Feuerwehrschlauch, Löschschlauch, C-Rohr
broom | Rechen, Harke, Reisigbesen, Hexenbesen, Handfeger, Kehrbesen, Kehrwisch, Wischmop, Handbesen, Feudel, Klobürste, Laubrechen, Laubbesen, Flaschenbürste, Kehrgarnitur
object | Käfig, Käfige, Amboss, Bullauge, Christbaumkugeln, Weihnachtspyramide, Räuchermännchen, Schwibbogen, Krippenfigur, Weihnachtskrippe, Strohstern, Strohsterne, Lichterkette, Maibaum
object | Osterrad, Bierdeckel, Untersetzer, Topfuntersetzer, Siebe, Nudelsieb, Küchensieb, Teesieb, Käsereibe, Muskatreibe, Spätzlepresse, Spätzlehobel, Knoblauchpresse, Kartoffelstampfer
object | Eierbecher, Kaffeefilter, Kaffeemühle, Kaffeevollautomat, Thermosflasche, Thermoskannen, Holzkohlegrill, Gasgrill, Grillzange, Kugelgrill, Grillrost, Holzkohle, Brikett
object | Wäscheleinen, Kleiderhaken, Wärmflasche, Heizkissen, Ventilatoren, Lichtschalter, Kabeltrommel, Mehrfachstecker, Powerbank, Rolladen, Rollladen, Jalousie, Gardinen, Gardinenstange
object | Duschvorhang, Klobrille, Klodeckel, Spülkasten, Wickelauflage, Pampers, Babyphone, Nuckel, Schnulli, Babyrassel, Töpfchen, Kindersitz, Laufstall, Laufgitter, Babytrage, Tragetuch
object | Hüpfball, Planschbecken, Förmchen, Sandförmchen, Hüpfburg, Springseile, Hüpfseil, Hula-Hoop, Hulahoopreifen, Hula-Hoop-Reifen, Glasmurmel, Knetmasse, Kastanienmännchen
object | Sankt-Martins-Laterne, Steckenpferd, Schaukelpferde, Kasperlpuppe, Handpuppen, Luftschlangen, Girlanden, Wimpelkette, Partyhut, Tröte, Aufsitzmäher, Mähroboter, Rasenmähroboter
object | Motorsäge, Kettensägen, Sensen, Mistgabeln, Heugabeln, Forke, Dreschflegel, Melkmaschine, Futtertrog, Vogeltränke, Vogelhäuschen, Meisenknödel, Insektenhotel, Hufeisen
object | Trense, Striegel, Pferdedecke, Hundeleinen, Halsband, Maulkorb, Hundeknochen, Kratzbaum, Vogelkäfig, Aquarium, Aquarien, Terrarium, Hamsterrad, Blumenkasten, Wetterhahn
object | Hollywoodschaukel, Hängematten, Feuerschale, Feuerkorb, Feuertonne, Wassertonne, Fahrradhelme, Fahrradklingel, Fahrradkette, Fahrradpumpe, Luftpumpe, Pedale, Fahrradlenker
object | Fahrradsattel, Wagenheber, Warndreieck, Verbandskasten, Erste-Hilfe-Kasten, Abschleppseil, Rückspiegel, Stoßstange, Zündkerzen, Vergaser, Keilriemen, Kennzeichen, Nummernschild
object | Parkscheibe, Bahnschranke, Prellböcke, Bahnsteigkante, Fahrplan, Anhängerkupplung, Leitplanken, Absperrband, Absperrgitter, Zementmischer, Mischmaschine, Wasserwaagen, Maurerkelle
object | Zollstock, Maßbänder, Feile, Schmirgelpapier, Klebeband, Kabelbinder, Schweißgerät, Ambosse, Gerüste, Tesafilm, Klebestift, Kleister, Spitzer, Mäppchen, Federtasche, Etui
object | Federpenal, Kreidetafel, Whiteboard, Schulkreide, Tafelkreide, Overheadprojektor, Beamer, Reagenzglasständer, Sprungkasten, Turnbock, Reck, Kettlebell, Boxsäcke, Torwand, Eckfahne
object | Schienbeinschoner, Schwimmflügel, Schwimmnudel, Schwimmbrett, Startblock, Staffelstäbe, Kettcar, Minigolfschläger, Federball, Sprungschanze, Lattenrost, Gehstock, Spazierstock
object | Wanderstock, Skistock, Zahnspangen, Haarspange, Haargummi, Zopfgummi, Haarband, Lockenwickler, Parfümflasche, Taschentücher, Servietten, Watte, Wattebausch, Feuchttücher, Tesa
object | Hosentasche, Gürtelschnalle, Halsketten, Perlenkette, Ohrringen, Armbänder, Freundschaftsband, Broschen, Anstecknadel, Armreif, Bernstein, Goldkette, Kuckucksuhr, Streichhölzchen
object | Zündhölzer, Feuerzeuge, Tabakspfeife, Schnupftabak, Sparschweine, Spardose, Spendendose, Geldautomat, Kaugummiautomat, Getränkeautomat, Fahrkartenautomat, Zigarettenautomat
object | Pfandautomat, Automat, Tresore, Geldschrank, Geldkoffer, Bierzapfanlage, Zapfanlage, Flinten, Armbrüste, Revolver, Hellebarden, Lanzen, Ritterrüstung, Kettenhemd, Harnisch
object | Rammböcke, Fackeln, Zauberhut, Runenstein, Amulett, Kanonenrohr, Augenklappe, Enterhaken, Holzbein, Hakenhand, Mastkorb, Galionsfigur, Steuerrad, Schwimmwesten, Fischernetze, Reuse
object | Boje, Angelköder, Tauchanzug, Taucheranzug, Schwimmflosse, Taucherflosse, Neoprenanzug, Strandkorb, Strandmuschel, Schallplatten, Kassettenrekorder, Walkman, Diaprojektor
object | Schreibmaschinen, Nähmaschinen, Spinnräder, Webstühle, Stricknadeln, Häkelnadel, Stecknadeln, Stickrahmen, Nadelkissen, Reißverschlüsse, Druckknopf, Schürzen, Weihrauchfass
object | Taufbecken, Kerzenständer, Kerzenleuchter, Altäre, Opferstock, Klingelbeutel, Monstranz, Hostie, Rollstuhlrampe, Gipsbein, Gipsarm, Krankentrage, Mullbinde, Fieberzäpfchen
object | Hörgeräte, Blutdruckmessgerät, Zahnbohrer
deciduous-tree | Platane, Zwetschgenbaum, Pflaumenbaum, Quittenbaum, Eichen, Linden, Ahornbaum, Birken, Kastanienbäume, Apfelbäume, Birnbäume, Nussbaum, Walnussbaum, Obstbäume, Eschen, Erlen
deciduous-tree | Ulmen, Pappeln, Trauerweiden, Platanen, Holunderbaum, Kletterbaum, Zwetschgenbäume, Pflaumenbäume, Bäumchen, Lindenbäume, Eichenbaum, Straßenbaum, Hausbaum, Vogelbeerbaum
deciduous-tree | Robinie
bush | Hagebutte, Rhododendron, Hagebutten, Holunderbusch, Buchsbaum, Rosenstock, Johannisbeerstrauch, Haselstrauch, Himbeerstrauch, Dornenhecke, Stachelbeerstrauch, Sträuchlein
bush | Ligusterhecke, Rosenbusch, Fliederbusch, Weinstöcke, Weinreben, Ginster, Thujahecke, Haselnussstrauch, Heckenrose
chestnut | Nüsschen, Rosskastanie, Marone, Esskastanien, Bucheckern, Marroni, Heißi Marroni, Nüssle, Maroni, Muskatnuss, Paranuss
peanuts | Mandel, Pistazie, Mandeln, gebrannte Mandeln, Studentenfutter, Erdnussflips, Erdnüsschen, Cashewkern, Pistazien
blossom | Osterglocke, Margerite, Kornblume, Edelweiß, Stiefmütterchen, Primel, Hortensie, Pusteblume, Pusteblumen, Margeriten, Butterblumen, Maßliebchen, Dotterblume, Sumpfdotterblume
blossom | Ringelblumen, Huflattichblüte, Schlüsselblume, Primeln, Narzissen, Osterglocken, Märzenbecher, Krokusse, Kornblumen, Mohnblumen, Klatschmohn, Enzian, Dahlien, Geranien, Petunien
blossom | Nelken, Fleißiges Lieschen, Buschwindröschen, Wiesenblume, Glockenblumen, Blümchen, Blümelein, Apfelblüte, Tausendschön, Lupine, Ranunkel, Gerbera, Pfingstrose, Blümlein
blossom | Wiesenschaumkraut, Herbstzeitlose, Phlox, Winterling, Hortensien, Begonien, Clematis, Kapuzinerkresse, Leberblümchen, Malve
sheaf-of-rice | Roggen, Dinkel, Hirse, Ähre, Weizenähre, Kornähre, Garbe, Strohgarbe, Getreidegarbe, Erntekrone, Strohbündel, Schilfrohr
potted-plant | Efeu, Bonsai, Zimmerpflanze, Gummibaum, Hydrokultur, Geranienkasten, Yuccapalme, Usambaraveilchen, Monstera, Blumentöpfen, Ficus, Büropflanze, Grünlilie, Topfblume
cherries | Schattenmorelle, Vogelbeere, Sauerkirschen, Süßkirsche, Herzkirsche, Schattenmorellen, Kirschlein, Vogelbeeren, Kornelkirsche
grapes | Rosine, Johannisbeeren, Ribisel, Rosinen, Träuble, Träubeli, Holunderbeeren, Johannisbeerchen, rote Johannisbeeren
blueberries | Holunderbeere, Schlehe, Preiselbeere, Schwarzbeere, Waldbeere, Preiselbeeren, Schlehen, Heidelbeerchen, Bickbeere, Zwetschgen, Zwetschke
dwarf | Zwergin, Bergzwerg, Zwergenkönig, sieben Zwerge
block | Legostein, Legosteine, Bauklötzen, Bauklötzchen, Holzklotz, Bausteine, Holzbaustein, Holzwürfel, Duplostein, Klemmbaustein, Duplo, Würfelklotz, Legoklotz
building | Schornstein, Schornsteine, Feuerwehrhaus, Gerätehaus, Spritzenhaus, Vereinsheim, Schützenhaus, Gemeindehaus, Wassertürme, Fernsehturm, Gewächshäuser, Wintergarten, Silos
building | Strommasten, Funkmast, Litfaßsäule, Telefonzellen, Telefonhäuschen, Bismarckturm, Aussichtsturm, Wachtürme, Burgturm, Zugbrücken, Fallgitter, Hühnerställe, Kuhställe
building | Schweineställe, Hasenstall, Pferdestall, Scheunen, Plattenbau, Plattenbauten, Hochbunker, Maulwurfburg, Stellwerke, Förderturm, Zechenturm, Bienenhäuschen, Trafohäuschen
building | Umspannwerk, Kläranlage, Biogasanlage, Taubenschlag
gnome | Klabautermann, Wichtelchen, Zwerglein, Wichtelmännchen, Rumpelstilzchen, Pumuckl, Wurzelzwerg, Wurzelmännchen, Waldwichtel, Wurzelsepp, Weihnachtswichtel, Zipfelmützenmann
gnome | Erdmännlein, Venedigermännlein
hunter | Wilderer, Jägerin, Jägersmann, Waidmann, Oberförster, Wildhüter, Jagdpächter, Trapper, Fallensteller, Großwildjäger, Forstwirt
actor | Pantomime, Laienschauspieler, Komödiant, Kabarettist, Schauspieltruppe, Theaterspieler
leafy-green | Spinat, Weißkohl, Grünkohl, Wirsing, Chinakohl, Mangold, Ackersalat, Nüsslisalat, Vogerlsalat, Krautkopf, Spitzkohl, Weißkraut, Blaukraut, Rotkohl, Rotkraut, Salatköpfe
leafy-green | Lauchstange, Kohlblatt, Eisbergsalat, Sprossenkohl, Endivien, Endiviensalat
old-woman | Ömchen, Großmütterchen, Uromi, Urgroßmutter, Schwiegeroma, Großmama, Mütterchen, Muttchen, Tantchen, Seniorin, Oma und Opa
old-man | Uropi, Urgroßvater, Großpapa, Opapa, Väterchen, Senior, Pensionär, alter Herr, Opchen, Pensionist
woman | Mamis, Muddi, Mutsch, Schwiegermama, Hausmeisterin, Kindergärtnerin, Tagesmutter, Marktfrau, Putzfrauen, Zimmermädchen, Klofrau, Lehrmädchen, Köchinnen
man | Papis, Schwiegerpapa, Bruderherz, Hausherr, Platzwart, Hallenwart, Schrankenwärter
child | Enkelchen, Urenkel, Enkeln, Schulkinder, Kindergartenkind, Kitakind, Vorschulkind, Krippenkind, Patenkinder, Nachbarskind, Knirps, Dreikäsehoch, Steppke, Pimpf, Racker, Lausbub
child | Wildfang, Frechdachs, Frechdachse, Rotzlöffel, Bengel, Göre, Wonneproppen, Spatzl, Schatzi, Schatzilein, Hascherl, Waisenkinder, Straßenkind, Spielkamerad, Klassenkameraden
child | Sternsinger, Messdiener, Messdienerin, Ministrant, Ministrantin, Konfirmand, Kommunionkind, Wichtelkind, Laternenkind, Wölfling, Drillinge, Zwillingskind
girl | Enkelinnen, Enkeltochter, Schwesterherz, Töchterchen, Mädels, Madl, Mäderl, Deern, Patentochter, Prinzesschen, Mariechen, Funkenmariechen, Tanzmariechen, Goldmarie, Pechmarie
girl | Rotkäppchen
boy | Enkelsohn, Bübchen, Bua, Lehrbub, Lehrjunge, Azubi, Geselle, Patensohn, Kläuschen, Hänsel
baby | Neugeborenes, Wickelkind, Krabbelkind, Schreihals, Bubele, Butzele, Butzi, Zwergerl, Krümelchen, Würmchen, Fratz
person | Gemeinderat, Stadtrat, Ortsvorsteher, Vereinsvorsitzender, Kassenwart, Schriftführer, Vereinsmeier, Schützenkönig, Schützenkönigin, Schützenbruder, Karnevalist, Jeck, Narren
person | Funkenmajor, Elferrat, Prinzenpaar, Weinkönigin, Bierkönigin, Maikönigin, Kaplan, Mesner, Bischöfe, Nonnen, Pilgerin, Spaziergänger, Fußgängerin, Vereinsmitglied, Ehrenamtler
person | Ehrenamtliche, Spender, Spenderin, Obdachloser, Kleingärtner, Schrebergärtner, Dauercamper, Wanderer, Touristin, Badegast, Kurgast, Stammgast, Kundschaft, Käuferin, Untermieter
person | Trauzeuge, Trauzeugin, Jubilar, Geburtstagskind, Abiturient, Erstklässler, Viertklässler, Fünftklässler, ABC-Schütze, Influencer, Youtuber, Streamer, Zocker, Hippie, Spießer, Proll
person | Assi, Streber, Heulsuse, Quatschkopf, Nervensäge, Pechvogel, Glückspilz, Zappelphilipp, Suppenkasper, Struwwelpeter
teacher | Erzieher, Kindergartentante, Kitaerzieherin, Pauker, Mathelehrer, Mathelehrerin, Sportlehrer, Sportlehrerin, Deutschlehrerin, Deutschlehrer, Englischlehrerin, Musiklehrer
teacher | Musiklehrerin, Kunstlehrerin, Schulleiter, Schulleiterin, Nachhilfelehrer, Referendar, Referendarin, Studienrat, Lehrkraft, Sonderpädagogin, Schulbegleiter, Grundschullehrerin
teacher | Grundschullehrer, Fahrlehrer, Fahrlehrerin, Tanzlehrer, Tanzlehrerin, Dozent, Dozentin
construction-worker | Bauarbeiterin, Polier, Vorarbeiter, Kranführer, Baggerfahrer, Bauleiter, Bauleiterin, Gerüstbauer, Straßenbauer, Pflasterer, Dachdeckerin, Kanalarbeiter, Gleisarbeiter
construction-worker | Gleisbauer, Asphaltierer, Fliesenleger, Estrichleger, Zimmerleute, Trockenbauer, Malocher, Bauhelfer, Müllmänner, Müllwerker, Müllabfuhrmann, Straßenfeger
construction-worker | Bauhofmitarbeiter, Schleusenbauer, Stahlbauer, Stellwerker, Weichensteller, Statiker
mechanic | Automechaniker, KFZ-Mechaniker, Schrauber, Mechatroniker, Mechatronikerin, Schlosserin, Monteurin, Fahrradmechaniker, Werkstattmeister, Landmaschinenmechaniker, Dreher, Fräser
mechanic | Heizungsbauer, Kesselwart, Lokschlosser, Flugzeugmechaniker
electrician | Elektroniker, Stromer, Elektroinstallateur, Elektromeister
plumber | Installateurin, Flaschner, Rohrleger, Gas-Wasser-Installateur, Heizungsmonteur, Sanitärinstallateur
carpenter | Tischlerin, Schreinerin, Zimmerer, Zimmerin, Schreinermeister, Tischlermeister, Drechsler, Holzschnitzer, Schnitzer, Böttcher, Geigenbauer, Instrumentenbauer, Orgelbauer
carpenter | Bootsbauer
bricklayer | Maurerin, Steinmetze, Ofensetzer, Stuckateur, Gipser, Verputzer, Maurermeister, Ofenbauer
blacksmith | Kunstschmied, Waffenschmied, Schmiedemeister, Kesselflicker, Zinngießer, Glockengießer
miner | Steiger, Goldgräber, Grubenarbeiter, Stollenarbeiter, Schatzgräber
baker | Bäckermeister, Zuckerbäcker, Konditorin, Pizzabäckerin, Bäckereiverkäuferin, Bäckerlehrling, Backfrau, Lebkuchenbäcker, Kuchenbäcker, Tortenbäckerin, Patissier
butcher | Metzgerin, Fleischerin, Metzgermeister, Fleischermeister, Fleischhauer, Fleischhacker, Wurstverkäuferin
waiter | Köbes, Servierin, Saftschubse, Oberkellner, Servicekraft, Biergartenkellnerin
bartender | Barkeeperin, Barfrau, Zapfer
shopkeeper | Händlerin, Marktverkäufer, Krämer, Ladenbesitzerin, Ladeninhaber, Kaufleute, Trödler, Fischverkäufer, Fischverkäuferin, Budenbesitzer, Eisverkäufer, Eismann, Eisverkäuferin
shopkeeper | Kioskbesitzer, Kioskbesitzerin, Budiker, Blumenverkäuferin, Imbissbesitzer, Standbesitzer, Schausteller, Marktschreier, Antiquitätenhändler, Einzelhändler, Drogist, Drogistin
shopkeeper | Viehhändler, Pfandleiher, Losverkäufer
cook | Chefköchin, Schulköchin, Küchenhilfe, Kantinenkoch, Schiffskoch, Smutje, Imbisskoch, Spülkraft, Dönermann, Würstchenverkäufer, Brutzler, Grillmeister, Sternekoch, Sushikoch
cashier | Kassenfrau, Kassenkraft, Kartenverkäufer, Kartenverkäuferin
postman | Postbotin, Paketbotin, Postler, Zustellerin, Zeitungsausträger, Zeitungsjunge, Postfrau, Paketfahrer
messenger | Botin, Kurierin, Pizzabote, Lieferbote, Lieferantin, Essenslieferant, Herold, Ausrufer
health-worker | Altenpfleger, Altenpflegerin, Pflegekraft, Oberarzt, Oberärztin, Hausärzte, Notarzt, Notärztin, Sanitäterin, Rettungssanitäter, Ersthelfer, Arzthelferin, Sprechstundenhilfe
health-worker | Physiotherapeut, Physiotherapeutin, Logopädin, Heilpraktiker, Onkel Doktor, Medizinmann, Ohrenarzt, Tierpfleger
vet | Tierdoktor
dentist | Zahnarzthelferin, Kieferorthopäde, Zahnklempner
pharmacist | Giftmischer, Pillendreher
police-officer | Wachtmeister, Dorfpolizist, Schupo, Ordnungshüter, Streifenpolizist, Verkehrspolizist, Schülerlotse, Kommissarin, Zollbeamter, Grenzbeamter, Grenzpolizist, Ordnungsamt
police-officer | Knöllchenschreiber, Justizbeamter, Gefängniswärter, Wachtmeisterin, Polizeihauptmeister
firefighter | Brandmeister, Brandmeisterin, Jugendfeuerwehr, Löschmeister, Feuerwehrkommandant, Feuerwehrkamerad
guard | Aufseherin, Torwächter, Turmwächter, Parkwächter, Schlosswache, Security, Pförtnerin, Portier, Wächterin, Hellebardier, Stadtwache, Burgwache
judge | Friedensrichter, Amtsrichter
lawyer | Notarin, Staatsanwalt, Staatsanwältin
detective | Detektivin, Spürnase, Ermittlerin, Meisterdetektiv, Agentin, Geheimagentin, Kripobeamter
office-worker | Bürokaufmann, Bürokauffrau, Beamtin, Sachbearbeiterin, Steuerberater, Steuerberaterin, Bankangestellter, Bankkaufmann, Makler, Versicherungsvertreter, Abteilungsleiter
office-worker | Geschäftsführer, Geschäftsführerin, Bürohengst, Prokurist, Personalchef, Finanzbeamter, Managerin, Standesbeamtin, Standesbeamter, Kanzler, Kanzlerin, Bundeskanzler
office-worker | Bundespräsident, Oberbürgermeister, Landrat, Rezeptionistin, Empfangsdame
driver | Busfahrerin, Lokführerin, Lokomotivführer, Straßenbahnfahrer, Straßenbahnfahrerin, Taxifahrer, Taxifahrerin, Brummifahrer, Trucker, Fernfahrer, Rennfahrer, Rennfahrerin, Fahrschüler
driver | Traktorfahrer, Treckerfahrer, Zugführer, Autofahrer, Autofahrerin, Beifahrer, Kranwagenfahrer, Raser, Geisterfahrer, U-Bahn-Fahrer, Schulbusfahrer
passenger | Fluggast, Mitfahrer, Pendler, Pendlerin, Schwarzfahrer, Bahnreisende
farmer | Bergbauer, Milchbauer, Milchbäuerin, Schweinebauer, Kartoffelbauer, Biobauer, Großbauer, Bauersfrau, Bauersleute, Knecht, Magd, Landfrauen, Winzerin, Weinbauer, Erntehelfer
farmer | Erntehelferin, Obstbauer, Hopfenbauer, Jungbauer, Pflücker, Spargelstecher
shepherd | Hirtenjunge, Hirtenmädchen, Ziegenpeter, Gänsemagd, Gänseliesel, Senn, Sennerin, Almhirte, Schweinehirt, Gänsehirtin
gardener | Landschaftsgärtner, Gärtnermeister, Hobbygärtner, Hobbygärtnerin, Friedhofsgärtner, Rasenmähermann, Gemüsegärtner, Laubenpieper
fisherman | Krabbenfischer, Hochseefischer, Sportangler, Fischersmann
beekeeper | Honigbauer
sailor | Matrosin, Seeleute, Schiffsjunge, Leichtmatrose, Maat, Bootsmann, Steuerfrau, Segler, Seglerin, Skipper, Binnenschiffer, Schiffer, Lotse, Marinesoldat
captain | Kapitänin, Käptn, Käpt'n, Käpten, Kapitän zur See, Schiffsführer, Flottenadmiral
lock-keeper | Schleusenmeister
lighthouse-keeper | Leuchtturmwärterin
lifeguard | Bademeisterin, Rettungsschwimmerin, Strandwächter, Schwimmmeister
cleaner | Putzmann, Putzhilfe, Putzkraft, Reinigungskräfte, Gebäudereiniger, Raumpflegerin, Putzteufel, Reinemachefrau, Kaminkehrer, Schornsteinfegerin, Rauchfangkehrer
tailor | Schneiderlein, Schneidermeister, Flickschneider, Kürschner, Sattler, Modedesignerin, Modeschöpfer, Strickerin, Modistin
potter | Töpfermeister, Keramikerin, Glasbläserin, Porzellanmaler
artist | Kunstmaler, Illustratorin, Graffitikünstler, Sprayer, Maler und Lackierer, Anstreicher, Bühnenbildner, Straßenmaler, Grafiker, Grafikerin, Tätowierer
singer | Sängerknabe, Schlagersänger, Schlagersängerin, Schlagerstar, Opernsänger, Opernsängerin, Chorsänger, Chorsängerin, Chorknabe, Rapperin, Popstar, Volksmusikant, Tenor, Sopranistin
singer | Jodler, Jodlerin, Vorsänger, Minnesänger, Moritatensänger, Bänkelsänger, Leadsänger, Straßenmusikant, Dirigentin, Kapellmeister, Kantor, Organist, Musikanten, Blasmusiker, Spielmann
singer | Spielleute
bread | Brotlaib, Bauernbrot, Vollkornbrot, Graubrot, Mischbrot, Weißbrot, Toastscheibe, Brotkorb, Brotzeit, Pausenbrote, Schulbrot, Stockbrot, Stulle, Brotscheibe, Hefezöpfe, Rosinenbrot
bread | Früchtebrot, Brotkanten, Knust, Osterzopf, Dinkelbrot, Ciabatta
bagel | Schrippen, Rundstück, Weckle, Weckerl, Kaisersemmel, Mohnbrötchen, Milchbrötchen, Rosinenbrötchen, Körnerbrötchen, Laugenbrötchen, Mohnsemmel, Roggenbrötchen, Sesamkringel
pretzel | Brezen, Butterbrezel, Laugenstangen, Laugengebäck, Martinsbrezel, Neujahrsbrezel, Salzbrezel, Salzstange
croissant | Laugencroissant, Schokocroissant, Franzbrötchen, Nusshörnchen, Vanillekipferl, Gipfeli
doughnut | Faschingskrapfen, Kreppel, Kräppel, Quarkbällchen, Schmalzkuchen, Mutzenmandeln, Schmalzgebäck, Auszogne
cookie | Weihnachtsplätzchen, Lebkuchenherz, Zimtsterne, Butterkekse, Schokokeks, Schokokekse, Haferkeks, Printe, Kokosmakrone, Elisenlebkuchen, Spritzgebäck, Pfeffernuss, Anisplätzchen
cookie | Butterplätzchen, Heidesand, Florentiner, Doppelkeks, Russisch Brot, Springerle, Guetzli, Leckerli, Hundekeks, Hundekekse
shortcake | Kuchenstück, Tortenstück, Streuselkuchen, Pflaumenkuchen, Zwetschgendatschi, Zwetschgenkuchen, Topfenkuchen, Marmorkuchen, Gugelhupf, Napfkuchen, Sandkuchen, Donauwelle
shortcake | Schwarzwälder Kirschtorte, Sachertorte, Linzertorte, Erdbeertorte, Erdbeerkuchen, Rhabarberkuchen, Zupfkuchen, Butterkuchen, Zuckerkuchen, Baumkuchen, Frankfurter Kranz
shortcake | Schokotorte, Schokokuchen, Schokoladenkuchen, Prinzregententorte, Käsesahne, Kirschkuchen, Nusskuchen, Blechkuchen, Biskuitrolle, Eclair, Obsttorte, Christstollen, Rührkuchen
shortcake | Möhrenkuchen, Zitronenkuchen, Kirschtorte, Buttercremetorte, Petit Four, Eierschecke, Kalter Hund
birthday-cake | Geburtstagstorte, Hochzeitstorte, Jubiläumstorte
cupcake | Mohrenkopf, Schokokuss, Schaumkuss, Blaubeermuffin, Schokomuffin
pie | Flammkuchen, Pastete, Topfenstrudel, Millirahmstrudel, Königinpastete
pancakes | Palatschinken, Kaiserschmarren, Reiberdatschi, Kartoffelpfannkuchen, Apfelpfannkuchen, Crêpe, Crepes, Flädle
waffle | Herzwaffel, Waffelherz, Waffelteig, Neujahrshörnchen
candy | Gummibärli, Fruchtgummi, Weingummi, Lakritzschnecke, Kaubonbon, Hustenbonbon, Karamellbonbon, Kamelle, Brausebonbon, Brausepulver, Zuckerln, Pfefferminzbonbon, Sahnebonbon
candy | Marzipankartoffel, Traubenzucker, Gutsle, Gutti, Schnuckzeug, Schleckzeug, Leckerei, Naschwerk, Naschkram, Naschi, Süßkram, Liebesperlen, Geleebohne, Kaugummis, Esspapier
candy | Wurfmaterial, Wurfbonbon, Toffee, Krokant, Zuckerwatte, Himbeerbonbon, Brauselolli
lollipop | Lolli, Schleckstängel
chocolate-bar | Schokolädchen, Tafel Schokolade, Schokotafel, Schoki, Schokoosterhase, Müsliriegel, Schokoladenstückchen, Schokobon, Schokolinse, Schokoladenriegel, Schokonikolaus
chocolate-bar | Schokoladennikolaus, Schokoladenosterhase, Mozartkugel, Überraschungsei
ice-cream | Eisbecher, Spaghettieis, Spaghetti-Eis, Eisbällchen, Vanilleeis, Schokoeis, Schokoladeneis, Erdbeereis, Zitroneneis, Stracciatella, Schlumpfeis
soft-ice-cream | Eishörnchen, Stieleis, Eistütchen
custard | Schokopudding, Schokoladenpudding, Wackelpeter, Grießpudding, Rote Grütze, Panna Cotta, Quarkspeise, Nachtisch
bowl-with-spoon | Müslischale, Milchreis, Porridge, Babybrei, Müslischüssel, Apfelmus, Magerquark, Jogurt, Fruchtjoghurt, Kartoffelbrei, Kartoffelpüree, Kartoffelstampf, Spinatbrei
bowl-with-spoon | Süßer Brei, Hirsebrei, Gemüsebrei, Joghurtbecher, Skyr, Suppenschüssel, Suppenteller, Eierspeis
pot-of-food | Eintöpfe, Erbsensuppe, Kartoffelsuppe, Tomatensuppe, Bohneneintopf, Linseneintopf, Kürbissuppe, Soljanka, Chili con Carne, Gaisburger Marsch, Labskaus, Kesselgulasch
pot-of-food | Pichelsteiner, Saure Nieren, Grünkohleintopf, Topfgericht, Suppentopf, Kochtöpfe, Hühnerbrühe, Fleischbrühe, Flädlesuppe, Hochzeitssuppe, Buchstabensuppe, Letscho, Krautsuppe
pot-of-food | Serbische Bohnensuppe, Schnüüsch, Erbseneintopf, Steckrübeneintopf, Wirsingeintopf, Kasserolle, Bräter, Römertopf, Kochtopfdeckel, Einmachtopf, Nudeltopf
shallow-pan-of-food | Bratkartoffeln, Rösti, Käsespätzle, Kässpätzle, Spätzlepfanne, Schupfnudeln, Aufläufe, Nudelauflauf, Kartoffelgratin, Gröstl, Krautkrapfen, Bauernfrühstück
shallow-pan-of-food | Leipziger Allerlei, Ratatouille, Kasnocken, Bubespitzle, Gemüsepfanne, Kartoffelauflauf, Himmel und Erde, Stampfkartoffeln, Flammkuchenpfanne, Gulaschpfanne
dumpling | Semmelknödel, Kartoffelknödel, Kartoffelklöße, Leberknödel, Maultäschle, Dampfnudel, Germknödel, Marillenknödel, Zwetschgenknödel, Hefekloß, Kloßteig, Grießnockerl, Nockerl
dumpling | Nockerln, Serviettenknödel, Speckknödel, Thüringer Klöße, Königsberger Klopse, Klopse, Ravioli, Pelmeni, Piroggen, Rohrnudel, Buchteln, Herrgottsbescheißerle
hot-dog | Bratwürstchen, Thüringer Bratwurst, Nürnberger Rostbratwurst, Currywürste, Wiener Würstchen, Würstel, Würstl, Bockwürste, Weißwurst, Knackwurst, Krakauer, Frankfurter Würstchen
hot-dog | Grillwurst, Mettwurst, Leberkäse, Leberkässemmel, Fleischkäse, Bratwurstsemmel, Rostbratwurst, Debreziner, Landjäger, Leberwürste, Mortadella, Cervelat, Lyoner, Aufschnitt
hot-dog | Saitenwürstle, Käsekrainer, Teewurst, Wurstkette, Wurstsemmel, Wurstzipfel, Würschtl, Wurscht
meat-on-bone | Schweinshaxe, Haxen, Eisbein, Haxn, Spareribs, Lammkeule, Wildschweinkeule, Schweinshaxn, Surhaxe, Schinkenkeule
poultry-leg | Hähnchenkeule, Hühnerbein, Hühnerkeule, Brathendl, Backhendl, Hendl, Gänsebraten, Entenbraten, Broiler, Chicken Nuggets, Chickenwings, Gänsekeule, Entenkeule, Gummiadler
poultry-leg | Hühnerfrikassee, Chicken Wings
bacon | Speckwürfel, Speckstreifen, Schinkenspeck, Schinkenscheibe, Räucherschinken, Kochschinken, Schwarzwälder Schinken, Bauchspeck, Speckseite
cheese-wedge | Käsewürfel, Tilsiter, Bergkäse, Edamer, Limburger, Handkäs, Harzer Käse, Frischkäse, Obatzda, Schmelzkäse, Appenzeller, Gruyère, Schafskäse, Ziegenkäse, Käsestange, Käsebrot
cheese-wedge | Scheiblettenkäse, Allgäuer, Käsespieß
fondue | Käsefondue, Raclette, Raclettegrill, Schokofondue, Fonduetopf
stuffed-flatbread | Dönertasche, Gyrostasche, Döner Kebab, Dönerspieß, Fladenbrottasche
sandwich | Fischbrötchen, Matjesbrötchen, Käsebrötchen, Wurstbrötchen, Schinkenbrötchen, Leberwurstbrot, Wurstbrot, Belegtes Brötchen, belegtes Brot, Schnittchen, Strammer Max
sandwich | Krabbenbrötchen, Schmalzbrot, Marmeladenbrot, Nutellabrot, Klappstulle, Vesperbrot, Mettigel, Jausenbrot, Butterbemme, Bemme, Bütterken, Backfischbrötchen, Schinkenbrot
sandwich | Toast Hawaii, Honigbrot
french-fries | Fritten, Pommestüte, Krokette
tropical-fish | Aquarienfisch, Neonfisch, Skalar, Buntbarsch, Doktorfisch, Regenbogenfisch, Kampffisch
shrimp | Nordseekrabbe, Krabbenpuler, Krabbenfleisch, Flohkrebs, Bachflohkrebs
lobster | Flusskrebse, Bachkrebs
oyster | Venusmuschel, Flussmuschel, Perlmuschel
beer-mug | Maß Bier, Maßkrug, Bierglas, Biergläser, Weißbier, Weizenbier, Hefeweizen, Kölsch, Altbier, Pils, Pilsner, Alsterwasser, Bierseidel, Halbe Bier, Bockbier, Malzbier, Starkbier
beer-mug | Feierabendbier, Bierchen, Alkoholfreies, Bierhumpen, Kellerbier, Seidla
glass-bottle | Bierflasche, Weinflasche, Pfandflasche, Flachmann, Sprudelflasche, Essigflasche, Ölflasche, Bierbuddel, Buddel, Schnapsflasche, Likörflasche, Saftflasche, Milchflaschen
wine-glass | Weingläser, Schorle, Weinschorle, Riesling, Federweißer, Sauser, Äppelwoi, Viertele, Schoppen, Dubbeglas, Weinrömer, Trollinger
bottle-with-popping-cork | Sekt, Sektflasche, Sektkorken, Champagner, Schampus, Prosecco, Kindersekt
clinking-glasses | Sektglas, Sektkelch
tumbler-glass | Schnapsglas, Schnapsgläser, Stamperl, Schnaps, Obstler, Wasserglas, Wassergläser, Whiskyglas, Kräuterlikör, Jägermeister, Eierlikör, Absacker, Pinnchen, Verdauungsschnaps
cocktail-glass | Aperol, Aperol Spritz, Bowle, Maibowle, Hugo Spritz, Aperitif
hot-beverage | Käffchen, Kaffeekännchen, Cappuccino, Milchkaffee, Latte macchiato, Melange, Glühweintasse, Glühweinbecher, Kinderpunsch, Punsch, Feuerzangenbowle, Kakaotasse
hot-beverage | heiße Schokolade, Teetasse, Tässchen, Tasse Tee, Tasse Kaffee, Kamillentee, Pfefferminztee, Hagebuttentee, Früchtetee, Schwarztee, Ostfriesentee, Häferl, Pott Kaffee
hot-beverage | Muckefuck, Pharisäer, Jagertee, Espressotasse, Mokka, Becherchen, Kaffeepott, Fencheltee, Sammeltasse, Coffee to go
teapot | Kaffeekanne, Kanne Tee, Flötenkessel, Wasserkessel, Teekännchen, Milchkännchen, Kännchen, Porzellankanne, Stövchen
amphora | Bembel, Tonkrüge, Krügen, Krüglein, Wasserkrug, Milchkrug, Mostkrug, Steinkrug, Tonvase, Blumenvase, Bodenvase, Tongefäß
cup-with-straw | Saftbecher, Trinkbecher, Pappbecher, Plastikbecher, Strohhalme, Trinkhalme, Holunderlimonade, Holunderblütensirup, Apfelsaftschorle, Bionade, Almdudler, Slush, Slushi
cup-with-straw | Erdbeermilch, Energydrink, Energiedrink, Bananenmilch, Smoothie
beverage-box | Saftpackung, Saftkarton, Capri-Sonne, Milchtüte, Milchkarton, Tetrapack, Tetrapak, Safttüte, Multivitaminsaft, O-Saft, Kirschsaft, Kakaopäckchen, Karottensaft
honey-pot | Honigglas, Honiggläser, Imkerhonig, Waldhonig, Bienenhonig, Blütenhonig, Glas Honig
canned-food | Fischdose, Dosenravioli, Dosensuppe, Dosenfutter, Hundefutter, Futterdose, Dosenwurst, Büchsen, Thunfischdose, Sardinenbüchse, Dosenfleisch, Dosentomaten
tin-can | Coladose, Bierdose, Getränkedose, Limodose, Colabüchse
spaghetti | Spirelli, Spaghetti Bolognese, Tagliatelle, Penne, Nudelgericht, Nudelteller, Hörnchennudeln
beans | Kidneybohnen, Kichererbsen, Saubohnen, Feuerbohne, Kaffeebohnen, Bohnenkern
pea-pod | Buschbohne, Stangenbohne, Zuckerschote, grüne Bohne, Brechbohnen, Schnippelbohnen, Fisolen, Prinzessbohne
beetroot | Rote Rübe, Rahne, Ranne
carrot | Möhrchen, Mohrrübe, Wurzelgemüse, Gelbe Rübe, Rüebli, Rübli, Möhrle
potato | Pellkartoffel, Ofenkartoffel, Salzkartoffel, Grumbeere, Grombira, Frühkartoffel, Saatkartoffel, Kartoffelknolle, Knollen, Erdbirne, Topinambur, Herdöpfel
green-salad | Kartoffelsalat, Nudelsalat, Gurkensalat, Tomatensalat, Salatteller, Salatschüssel, Wurstsalat, Eiersalat, Bohnensalat, Karottensalat, Heringssalat, Salatgarnitur
bell-pepper | Paprikaschote, Spitzpaprika, gefüllte Paprika
cucumber | Gewürzgurken, Salatgurken, Spreewaldgurke, Saure Gurke, Senfgurke, Gurkenscheibe, Cornichon, Essiggurkerl, Gurkerl
jack-o-lantern | Kürbisgesicht, Schnitzkürbis, Kürbislaterne, Rübengeist, Kürbisgeist
onion | Zwiebelring, Schalotte, Frühlingszwiebeln, Speisezwiebel, Zwiebelchen, Steckzwiebel, Bollen
garlic | Knoblauchzehe, Knobi, Knofi, Knoblauchknolle
hammer | Vorschlaghammer, Gummihammer, Holzhammer, Fäustel, Hämmerchen, Zimmermannshammer, Schlosserhammer
nut-and-bolt | Schräubchen, Unterlegscheiben, Gewindestange, Sechskantmutter, Flügelmutter, Maschinenschraube, Imbusschraube
screw | Holzschraube, Spaxschraube, Kreuzschlitzschraube
spike-trap | Nagelbrett
wrench | Maulschlüssel, Rohrzange, Zangen, Kneifzange, Kombizange, Beißzange, Inbusschlüssel, Ringschlüssel, Drehmomentschlüssel, Wasserpumpenzange
clamp | Schraubstöcke, Klemmzwinge
drill | Akkuschrauber, Bohrhammer, Presslufthammer, Schlagbohrmaschine
carpentry-saw | Fuchsschwanzsäge, Laubsäge, Bügelsäge, Bandsäge, Astsäge
saw-blade | Kreissägeblatt, Tischkreissäge
axe | Handbeil, Spaltaxt, Streitaxt, Hackebeil, Hackebeilchen
shovel | Schippe, Schneeschaufel, Schneeschippe, Sandschaufel, Kehrschaufel, Schäufelchen, Kohlenschaufel, Blumenkelle
pick | Kreuzhacke, Gartenhacke
hammer-and-wrench | Ersatzteile
toolbox | Werkzeugkiste, Werkzeugkoffer
ladder | Klappleiter, Strickleiter, Haushaltsleiter, Sprossenwand, Klettergerüst, Kletternetz, Tritthocker
paintbrush | Malerpinsel, Malerrolle, Farbrolle, Haarpinsel, Borstenpinsel, Tuschpinsel, Backpinsel
artist-palette | Tuschkasten, Wasserfarbe, Farbkasten, Deckfarben, Fingerfarbe, Ölfarbe, Deckfarbkasten
bucket | Putzeimer, Wassereimer, Sandeimer, Eimerchen, Kübel, Melkeimer, Zuber, Waschzuber, Wischeimer, Mörteleimer, Kohleneimer, Farbtöpfe, Sandeimerchen, Futtereimer, Mörtelkübel
pipe | Abflussrohr, Wasserrohr, Ofenrohr, Regenrohr, Fallrohr, Kanalrohr, Rohrleitung, Abwasserrohr
tap | Zapfhahn, Armatur, Mischbatterie, Spülbecken, Handwaschbecken
watering-can | Gießkännchen
sprinkler | Sprenger, Sprinkleranlage
basket | Wäschekörbe, Einkaufskorb, Weidenkorb, Erntekorb, Osterkorb, Osterkörbchen, Osternest, Obstkorb, Eierkorb, Fahrradkorb, Pilzkorb, Pilzkörbchen, Präsentkorb, Hundekorb, Hundekörbchen
basket | Katzenkorb, Katzenkörbchen, Kartoffelkorb, Blumenkorb, Henkelkorb, Kiepe, Kraxe, Wäschewanne, Brotkörbchen, Katzenklo
pushchair | Buggy, Puppenwagen, Kinderkarre, Zwillingswagen, Rollatoren, Leiterwagen, Puppenkinderwagen
shopping-cart | Einkaufswägelchen, Hackenporsche, Einkaufstrolley, Gepäckwagen
shopping-bags | Einkaufstasche, Tragetasche, Stoffbeutel, Jutebeutel, Papiertüte, Tüten, Einkaufsnetz, Plastiktüten, Brottüte, Bäckertüte, Beutelchen, Stofftasche, Kleiderspende
sack | Nikolaussack, Jutesack, Geschenkesack, Kohlensack, Futtersack, Zementsack, Säckchen, Gelber Sack, Müllsäcke, Müllbeutel, Mülltüte, Postsack, Turnbeutel, Seesack, Schlafsäcke
sack | Wandersack
bin | Altpapiertonne, Papiertonne, gelbe Tonne, blaue Tonne, braune Tonne, Müllcontainer, Altglascontainer, Glascontainer, Komposttonne, Komposteimer, Abfalleimer, Abfalltonne, Aschentonne
bin | Regentonne, Ascheimer, Altkleidercontainer, Kleidercontainer, Biomüll, Restmüll, Papiermüll, Windeleimer
sponge | Putzschwämme, Tafelschwamm, Spülschwamm, Badeschwamm, Topfkratzer, Spüllappen, Wischlappen, Scheuerlappen, Waschlappen, Scheuerschwamm
towel | Badetuch, Geschirrtuch, Badehandtuch, Strandtuch, Küchentuch, Saunatuch, Gästehandtuch, Trockentuch, Tischtuch, Tischläufer, Putztuch, Frotteetuch, Spültuch, Picknickdecke, Wolldecke
towel | Kuscheldecke, Schmusetuch, Schnuffeltuch, Krabbeldecke
carpet | Fußabtreter, Flickenteppich, Turnmatte, Gymnastikmatte, Bettvorleger, Spielteppich, Isomatte, Luftmatratze
pillow | Sofakissen, Kuschelkissen, Sitzkissen, Federkissen, Kissenbezug, Bettzeug, Daunenkissen, Furzkissen, Stillkissen, Sitzsack, Zierkissen, Kirschkernkissen
bed | Bettchen, Hochbett, Doppelbett, Gitterbett, Babybett, Himmelbett, Stubenwagen, Matratzen, Ehebett, Krankenhausbett, Kinderbettchen, Daunendecke, Stockbett, Puppenbett, Federbett
bed | Bettgestell, Gästebett, Schlafcouch, Babywiege
chair | Küchenstuhl, Klappstuhl, Barhocker, Melkschemel, Gartenstuhl, Liegestuhl, Schaukelstühle, Kinderstuhl, Campingstuhl, Gartenbank, Parkbänke, Bierbank, Sitzbänke, Eckbank, Holzbank
chair | Bürostuhl, Esszimmerstuhl, Schulstuhl, Melkstuhl, Stühlchen, Holzstuhl
couch-and-lamp | Ohrensessel, Kanapee, Fernsehsessel, Schlafsofa, Sofagarnitur, Polstergarnitur, Diwan, Omasessel, Ohrenbackensessel, Schaukelsessel, Ledersofa
table | Küchentisch, Biertisch, Tischchen, Gartentisch, Couchtisch, Stammtisch, Nachttisch, Nachtkästchen, Werkbänke, Biertischgarnitur, Bierzeltgarnitur, Stehtisch, Schulpult, Lehrerpult
table | Wickeltisch, Wickelkommode, Klapptisch, Campingtisch, Hobelbank, Bügeltisch, Ausziehtisch, Tapeziertisch, Kartentisch, Gabentisch
drawer | Nachtschränkchen, Schubladenkommode, Schublädchen, Rollcontainer, Besteckkasten, Anrichte, Sideboard
wardrobe | Kleiderschränke, Schränkchen, Küchenschrank, Bauernschrank, Spinde, Vitrinen, Schrankwand, Besenschrank, Wäscheschrank, Hängeschrank, Spiegelschrank, Schuhschrank
shelf | Regalbrett, Wandregal, Supermarktregal, Küchenregal, Warenregal, Gewürzregal, Schuhregal
bookshelf | Bücherschrank, Bücherwand
clothes-peg | Klämmerchen, Holzklammer, Wäschespinne, Klammerbeutel, Wäschekluppe
iron | Dampfbügeleisen, Bügelbretter, Glätteisen
washing-machine | Waschmaschinentrommel, Geschirrspülmaschine, Wäscheschleuder, Abwaschmaschine
vacuum-cleaner | Laubbläser, Laubsauger, Handstaubsauger, Staubsaugerbeutel, Staubsaugerroboter
fridge | Gefrierschränke, Eisschrank, Tiefkühler, Tiefkühltruhe, Kühltruhe, Minibar
stove | Kochherd, Küchenherd, Kachelofen, Herdplatte, Holzofen, Kaminofen, Öfchen, Elektroherd, Campingkocher, Gaskocher, Pizzaofen, Kohleofen, Bollerofen, Brotbackofen, Bunsenbrenner
stove | Kochplatte, Kanonenofen, Kohleherd
toaster | Toastautomat, Sandwichmaker, Sandwichtoaster
blender | Pürierstab, Küchenmaschine, Thermomix, Rührgerät, Handrührgerät, Handmixer, Handrührer, Stabmixer, Entsafter
cauldron | Suppenkessel, Gulaschkessel, Waschkessel, Druidenkessel, Kupferkessel
cooking | Spiegelei, Rühreier, Pfännchen, Crêpepfanne, Eierpfanne, Grillpfanne, Bratpfannen, Gusspfanne
ladle | Soßenkelle, Schaumlöffel
rolling-pin | Nudelwalker
spoon | Löffelchen, Kaffeelöffel, Kochlöffel, Holzlöffel, Rührlöffel, Eislöffel, Plastiklöffel, Dessertlöffel, Eierlöffel, Babylöffel, Teigschaber, Pfannenheber, Tortenheber
fork-and-knife | Besteck, Kuchengabel, Gäbelchen, Pommesgabel, Plastikgabel, Tafelbesteck, Grillbesteck, Picknickbesteck, Silberbesteck
fork-and-knife-with-plate | Tellerchen, Pappteller, Essteller, Kuchenteller, Mittagessen, Kaffeegeschirr, Kaffeeservice, Puppengeschirr, Porzellangeschirr, Untertassen, Tischgedeck, Gedeck
fork-and-knife-with-plate | Frühstücksteller, Plastikteller, Holzteller, Frühstücksbrettchen
kitchen-knife | Brotmesser, Buttermesser, Fleischmesser, Obstmesser, Schälmesser, Messerchen, Schlachtermesser, Kneipchen, Käsemesser, Schnitzmesser, Taschenmesserchen, Fischmesser
kitchen-knife | Messerblock, Cuttermesser, Hackmesser
tray | Serviertablett, Backblech, Kuchenblech, Teetablett, Servierbrett, Kantinentablett, Kuchenform, Backform, Springform, Muffinform, Muffinblech, Gugelhupfform
salt | Pfefferstreuer, Salzfass, Pfeffermühle, Zuckerstreuer, Streusalz, Pfeffer
scissors | Bastelschere, Heckenschere, Gartenschere, Nagelschere, Geflügelschere, Papierschere, Rosenschere, Schneiderschere, Astschere, Haarschere, Kinderschere, Scherchen
oil-drum | Benzinfass, Blechfass, Benzinkanister, Ölkanister, Giftfass
barrel | Fässchen, Bierfass, Weinfass, Holzfass, Regenfass, Bierfässchen, Rumfass, Heringsfass, Pulverfass, Butterfässer, Sauerkrautfass, Mostfass
crate | Bierkasten, Bierkiste, Obstkiste, Apfelkiste, Gemüsekiste, Getränkekiste, Sprudelkasten, Wasserkasten, Kasten Bier, Kastl, Spielzeugkiste, Umzugskiste, Obststeige, Kartoffelkiste
crate | Kistchen, Steigerl, Nistkasten
package | Postpaket, Pappkarton, Umzugskarton, Schuhkarton, Streichholzschachtel, Kartönchen, Päckle, Pralinenschachtel, Care-Paket, Schächtelchen, Pizzakarton, Eierkarton, Eierschachtel
package | Pappschachtel, Paketchen
key | Schlüsselchen, Haustürschlüssel, Autoschlüssel, Schlüsselbund, Schlüsselanhänger, Wohnungsschlüssel, Zündschlüssel, Kellerschlüssel, Zimmerschlüssel
locked | Vorhängeschlösser, Fahrradschloss, Zahlenschloss, Türschloss
wrapped-gift | Geburtstagsgeschenk, Weihnachtsgeschenk, Geschenkpaket, Wundertüte, Schultüte, Zuckertüte, Julklapp, Wichtelgeschenk, Bescherung, Präsent, Mitbringsel, Geschenkchen, Gschenk
wrapped-gift | Hochzeitsgeschenk, Nikolausgeschenk
christmas-tree | Christbaum, Tannenbäume, Tannenbäumchen, Weihnachtsbäumchen, Weihnachtsbaumständer
dog | Rauhaardackel, Mops, Bernhardiner, Wauwau, Wuffi, Labrador, Schoßhund, Hofhund, Rottweiler, Golden Retriever, Chihuahua, Doggen, Straßenhund, Zamperl, Spürhund, Lawinenhund
dog | Schlittenhund, Hundewelpe, Dalmatiner, Mischlingshund
cat | Katerchen, Miezekatze, Miezekätzchen, Muschikatze, Katzenbabys, Straßenkatze, Hofkatze, Siamkatze, Perserkatze, Fellnase, Schmusekatze, Samtpfote, Miez, Katzi
cow | Milchkuh, Kälbchen, Rind, Muh, Muhkuh, Almkuh, Kühchen, Schottisches Hochlandrind, Kuhherde
ox | Zuchtbulle
pig | Ferkelchen, Sau, Mastschwein, Hängebauchschwein, Spanferkel, Glücksschwein, Eber, Wutz, Schweinderl, Minischwein
boar | Frischlinge
horse | Hottehü, Gäule, Haflinger, Shetlandpony, Pferdchen, Rösslein, Ackergaul, Lipizzaner, Hannoveraner, Kutschpferd, Zirkuspferd, Rosse, Kaltblut, Reitpferd, Pferdle
donkey | Eselchen, Maultiere, Grautier
ewe | Lämmchen, Osterlamm, Heidschnucke, Schäflein, Schafherde
ram | Schafböcke, Steinbock
goat | Ziegenböcke, Geißlein, Geißbock, Bergziege, Gämsen, Geißen, Zwergziege, Geißli
chicken | Legehennen, Hendln, Suppenhuhn, Put-put, Gluckhenne, Perlhühner, Putput
rooster | Gickel, Gockelhahn, Kikeriki
baby-chick | Kücken, Küklein, Bibberl, Osterküken, Biberl, Vogelküken
duck | Erpel, Stockenten, Wildente, Entenfamilie, Entenmama, Haubentaucher, Laufente, Teichhuhn
goose | Ganter, Weihnachtsgans, Martinsgans, Wildgänse, Graugänse, Gansl, Nilgans, Nilgänse
turkey | Pute, Auerhahn, Fasane, Rebhühner, Birkhahn
bird | Kohlmeise, Blaumeisen, Finken, Grünfink, Distelfink, Zaunkönig, Lerchen, Nachtigallen, Mauersegler, Bachstelze, Kuckucke, Buntspecht, Elstern, Piepmatz, Gimpel, Dompfaff
bird | Klapperstorch, Kraniche, Fischreiher, Graureiher, Silbermöwe, Lachmöwe, Austernfischer, Zugvogel, Singvogel, Seeschwalbe, Wachteln, Singdrossel, Drossel, Pirol, Gartenrotschwanz
parrot | Wellensittiche, Nymphensittich, Wellis
blackbird | Dohlen, Rabenkrähe, Rabenvogel, Nebelkrähe
dove | Brieftauben, Stadttaube, Turteltaube, Ringeltaube, Friedenstaube, Hochzeitstaube, Türkentaube
eagle | Bussarde, Mäusebussard, Rotmilan, Turmfalken, Seeadler, Sperber, Raubvogel
owl | Kauz, Käuzchen, Schleiereulen, Schneeeule, Waldohreule
mouse | Mäuslein, Feldmäuse, Wühlmäuse, Spitzmäuse, Haselmäuse, Kirchenmaus, Rennmäuse, Springmaus, Rötelmaus, Waldmaus, Farbmaus, Degu
rat | Bisamratten, Kanalratte, Nutrias
hamster | Goldhamster, Meeris, Zwerghamster, Feldhamster, Lemminge, Chinchilla, Meersau
chipmunk | Eichkätzchen, Eichkatzerl, Murmeltiere, Ziesel, Oachkatzl, Eichhörnchenbaby, Baumhörnchen
rabbit | Zwergkaninchen, Feldhase, Osterhasen, Karnickel, Stallhase, Hoppelhase, Mümmelmann, Schneehase, Stallkaninchen, Wildkaninchen, Widderkaninchen
mole | Maulwurfskind
burrow | Maulwurfshügel, Maulwurfshaufen, Mauseloch, Kaninchenbau, Fuchsbau, Dachsbau, Hasenbau
hedgehog | Igelchen, Igelkind, Igelbaby, Igelfamilie, Stacheltier
deer | Rehkitze, Bambi, Rehböcke, Platzhirsch, Hirschkuh, Damwild, Rehlein
moose | Elchkuh
badger | Iltisse, Baummarder
fox | Rotfuchs, Polarfuchs, Reineke, Fuchswelpe
otter | Fischotter, Seeotter, Otterbaby
seal | Heuler, Kegelrobbe, Seehundbaby, Robbenbaby
dolphin | Schweinswale
frog | Erdkröte, Unke, Laubfrosch, Kaulquappen, Fröschlein, Froschlaich, Froschkönig, Wetterfrosch, Grasfrosch
lizard | Molch, Feuersalamander, Zauneidechse, Bartagame, Bergmolch, Kammmolch
snake | Giftschlange, Kornnatter
turtle | Wasserschildkröte, Landschildkröte
snail | Nacktschnecken, Weinbergschnecke, Schneckchen, Schnirkelschnecke, Häuschenschnecke, Gartenschnecke
worm | Made, Mehlwurm, Engerling, Wattwurm, Holzwurm, Glühwurm
bug | Kellerassel, Asseln, Ohrenkneifer, Silberfischchen, Blattläuse, Kopflaus, Kopfläuse, Flöhen, Wanze, Krabbeltiere, Raupe Nimmersatt, Engerlinglarve, Larven, Feuerwanze, Wasserläufer
bug | Kartoffelkäferlarve
beetle | Kartoffelkäfer, Borkenkäfer, Käferchen, Krabbelkäfer, Rosenkäfer, Nashornkäfer, Goldkäfer, Mehlkäfer, Junikäfer, Bockkäfer
lady-beetle | Glückskäfer, Siebenpunkt, Marienkäferchen, Herrgottskäfer, Muttergotteskäfer
honeybee | Bienchen, Wildbiene, Bienenschwarm, Arbeitsbiene, Honigbiene, Hummelchen
beehive | Waben, Wespennest, Bienenhaus, Hornissennest, Bienenvolk
fly | Schmeißfliege, Fruchtfliege, Obstfliege, Pferdebremse, Schwebfliege
mosquito | Schnake, Gelsen, Mückenschwarm
butterfly | Zitronenfalter, Kohlweißling, Pfauenauge, Tagpfauenauge, Schwalbenschwanz, Kleidermotte, Mottenfalter
cricket | Heupferd, Heuhüpfer, Feldgrille
spider | Kreuzspinne, Hausspinne, Vogelspinne, Winkelspinne, Spinnlein, Wolfsspinne
ant | Waldameise, Ameisenkönigin, Ameislein, Ameisenstraße
animal | Dinotier, Plüschi, Haustier, Wassertier, Waldtier, Zootier, Nutztier, Fledertier, Luchse, Wildkatzen, Nasenbär, Beuteltier
raccoon | Waschbärbande, Marderhund
teddy-bear | Stofftier, Plüschbär, Schmusetier, Kuschelbär, Knuddelbär, Kuschelhase, Stoffhase, Schlummerle
bus | Linienbus, Reisebus, Doppeldeckerbus, Gelenkbus, Postbus, Bürgerbus, Fanbus, Stadtbus
minibus | VW-Bus, Bulli, Campingbus, Kastenwagen, Vereinsbus, Wohnanhänger
automobile | Trabi, Kleinwagen, Kombi, Limousine, Oldtimer, Schrottkarre, Rostlaube, E-Auto, Seifenkiste, Spielzeugauto, Bobby-Car, Bobbycar, Familienkutsche, Cabrios, Mietwagen
automobile | Hochzeitsauto, Boxauto, Matchboxauto, Autochen, Brautauto, Fahrschulauto, Gokart, Go-Kart, Kettcars, Rutschauto, Familienauto
delivery-truck | Lkws, Postauto, Paketwagen, Getränkelaster, Viehtransporter, Kühlwagen, Milchlaster, Tankwagen, Kehrmaschine, Straßenkehrmaschine, Streufahrzeug, Schneepflüge, Winterdienst
delivery-truck | Foodtruck, Müllfahrzeug, Paketauto, Zirkuswagen, Viehwagen, Abschlepper
articulated-lorry | Tieflader, Brummi, Schwertransport, Langholzwagen, Kipper, Muldenkipper, Tanklaster, Autotransporter, Lastzug, Siloaufleger
tractor | Bulldog, Baggerchen, Raupenbagger, Bulldozer, Stapler, Feldhäcksler, Unimog, Treckerchen, Pistenraupe, Lanz Bulldog, Rasentraktor, Maishäcksler, Bagger und Kran, Mini-Bagger
tractor | Minibagger, Straßenwalzen, Frontlader, Rübenroder, Kartoffelroder, Erntemaschine
vehicle | Pferdekutsche, Heuwagen, Fahrradanhänger, Laufrad, Lastenräder, Einräder, Dreiräder, Segway, Heißluftballons, Raumkapsel, Draisine, Ballonkorb, Pferdeschlitten, Festwagen
vehicle | Karnevalswagen, Motivwagen, Planwagen, Kremser, Ochsenkarren, Eselskarren, Quad, Segelflieger, Gleitschirm, Drachenflieger, Bierbike, Baukräne, Autokran
bicycle | E-Bike, Ebike, Pedelec, Hollandrad, Kinderfahrrad, Kinderrad, Klapprad, Rennrad, Damenrad, Velos, BMX-Rad, Fahrradl, Leihrad, Zweirad
motor-scooter | Mofas, Vespa, Simson, Elektroroller
kick-scooter | Cityroller, Kickboard, Escooter, Stuntscooter
motorized-wheelchair | Elektrorollstuhl, Seniorenmobil, Elektromobil für Senioren, E-Rollstuhl, Krankenfahrstuhl
train | Regionalbahn, Bimmelbahn, Spielzeugeisenbahn, Modelleisenbahn, Holzeisenbahn, Güterzug, S-Bahnen, Nahverkehrszug, Personenzug, Nachtzug, Regionalexpress, Intercity, Bummelzug
train | Kirmesbahn, Museumsbahn, Kindereisenbahn, Parkeisenbahn
locomotive | Loks, Dampfross, Rangierlok, Diesellok, Kleinbahn, Schmalspurbahn, Dampfzug, Bimmelbahnlok, Dampfeisenbahn
railway-car | Güterwaggon, Kesselwagen, Loren, Grubenlore, Kohlenlore
tram | Tram, Bim, Straba, Stadtbahn, Tramway
mountain-railway | Zahnradbahn, Standseilbahn, Brockenbahn
aerial-tramway | Seilbahn, Gondelbahn, Sessellift, Skilift, Kabinenbahn, Seilbahngondel, Schlepplift
motor-boat | Hausboot, Polizeiboot, Schlauchboote, Seenotrettungskreuzer, Rettungsboote, Zollboot
ship | Krabbenkutter, Schiffchen, Binnenschiff, Lastkähne, Ausflugsschiff, Ausflugsdampfer, Öltanker, Fischerboote, Frachtkahn, Schubverband, Spielzeugschiff, Feuerschiff
sailboat | Jollen, Kogge, Segelyacht, Dreimaster, Papierboot, Papierschiff, Hansekogge, Segelschiffchen, Windjammer
canoe | Ruderboote, Paddelboote, Holzfloß, Stocherkahn, Kähne, Spreewaldkahn, Faltboot, Nachen, Zille, Fischerkahn, Drachenboot, Ruderkahn
sled | Rodel, Rodelschlitten, Holzschlitten, Zweierbob, Schlittenhundegespann, Weihnachtsschlitten, Hörnerschlitten, Bobschlitten, Popo-Rutscher, Poporutscher, Rodelbob
fire-engine | Löschfahrzeug, Löschzug, Löschauto, Tanklöschfahrzeug
police-car | Streifenwagen, Peterwagen, Funkstreife
ambulance | Notarztwagen, Sanka, Krankenauto
coat | Wintermantel, Lodenmantel, Friesennerz, Ostfriesennerz, Winterjacke, Skianzug, Schneeanzug, Matschanzug, Lederjacke, Janker, Trachtenjanker, Trachtenjacke, Pullis, Strickpulli
coat | Strickpullover, Pullunder, Umhänge, Ritterumhang, Hexenumhang, Daunenjacke, Sweatshirt, Hoodie, Kapuzenpullover, Jeansjacke, Janka, Rollkragenpullover, Parka, Poncho
dress | Dirndln, Kleidchen, Brautkleider, Hochzeitskleid, Trachtenkleid, Sommerkleid, Prinzessinnenkleid, Abendkleid, Ballkleid, Tracht, Kittel, Kittelschürze, Nachthemden, Tutu, Röckchen
dress | Dirndlkleid, Kommunionkleid, Taufkleid, Karnevalskostüm, Faschingskostüm, Kostümchen
shorts | Lederhose, kurze Hose, Badehose, Turnhose, Sporthose, Krachlederne, Lederhosn, Bermudas, Radlerhose
jeans | Latzhose, Strumpfhosen, Jeanshose, Jogginghose, Matschhose, Schlafanzughose, Pyjama, Schlafanzüge, Schneehose, Skihose, Leggings, Cordhose, Buddelhose, Regenhose, Unterhosen lang
jeans | Reithose, Trainingshose
briefs | Unterhosen, Slips, Unterbuxe, Boxershorts, Schlüppi, Liebestöter, Feinripp
socks | Strümpfe, Kniestrümpfe, Wollsocken, Söckchen, Stricksocken, Stinkesocke, Stinkstrumpf, Wadlwärmer, Stulpen, Stoppersocken, Nikolausstrumpf
gloves | Fäustlinge, Fausthandschuh, Gartenhandschuhe, Topfhandschuh, Torwarthandschuh, Gummihandschuhe, Ofenhandschuh, Wollhandschuh, Winterhandschuhe
billed-cap | Schirmmütze, Pudelmütze, Bommelmütze, Zipfelmütze, Wollmütze, Schiebermütze, Basecap, Badekappe, Strickmütze, Bademütze, Lotsenmütze, Nachtmütze, Kapitänsmütze, Beanie
billed-cap | Polizeimütze, Schaffnermütze, Narrenkappe
womans-hat | Strohhüte, Sonnenhüte, Trachtenhut, Seppelhut, Gamsbarthut, Filzhut, Tirolerhut, Schlapphut, Cowboyhut, Jägerhut, Fischerhut, Piratenhut, Dreispitz, Anglerhut
scarf | Wollschal, Fanschal, Halstücher, Fußballschal, Schlauchschal, Strickschal
hiking-boot | Wanderschuhe, Bergschuhe, Skischuh, Arbeitsschuhe, Moonboots, Winterschuhe, Winterstiefel, Haferlschuh, Bergstiefel, Sicherheitsschuhe, Springerstiefel, Matschstiefel
hiking-boot | Nikolausstiefel, Reitstiefel
flat-shoe | Puschen, Schlappen, Filzpantoffel, Hüttenschuhe, Schläppchen, Patschen, Turnschläppchen, Gymnastikschuhe, Schlapfen, Gästepantoffel
clog | Klotschen, Holzpantine
running-shoe | Fußballschuhe, Sneaker, Stollenschuhe, Klettschuhe, Laufschuh
thong-sandal | Badelatschen, Badeschlappen, Flipflops, Adiletten, Badeschuhe
backpack | Schultaschen, Tornister, Wanderrucksack, Kindergartenrucksack, Schulrucksack, Kindergartentasche, Schulsack, Schulthek
accordion | Ziehharmonika, Quetschkommode, Schifferklavier, Knopfakkordeon, Steirische Harmonika, Akkordeonspieler, Quetschn, Schwyzerörgeli, Bandoneon, Mundharmonikas
trumpet | Posaunen, Tuben, Waldhörner, Flügelhorn, Fanfare, Vuvuzela, Tenorhorn, Signalhorn
postal-horn | Jagdhörner, Martinshorn, Nebelhorn, Alphorn
flute | Klarinetten, Panflöte, Schalmei, Blockflöten, Zauberflöte, Flötchen
drum | Pauken, Blechtrommel, Tamburine, Marschtrommel, Cajon, Trömmelchen, Basstrommel, Kesselpauke
violin | Kontrabässe, Fiedel, Drehleier, Celli, Bassgeige, Teufelsgeige
guitar | Klampfe, Wandergitarre, Zithern, E-Bass, Konzertgitarre, Gitarrenkoffer
musical-keyboard | Kirchenorgel, Xylofon, Glockenspiel, Orgeln, Drehorgeln, Metallophon, Pianoforte, E-Piano, Klavierchen, Melodica
bell | Kuhglocken, Kirchenglocke, Glöckchen, Schelle, Schulglocke, Haustürklingel, Bimmel, Schiffsglocke, Türglocke, Weihnachtsglocke, Narrenschelle, Klingel, Glöcklein, Schlittenglocke
maracas | Rumbarassel
whistle | Schiedsrichterpfeife, Pfeiferl, Hundepfeife
person-fairy | Waldfee, Blumenfee, gute Fee, Elfchen, Nymphen, Glücksfee
ogre | Riese Rübezahl, Rübezahl, Unhold, Bergriese
demon | Krampusse, Teufelchen, Belzebub, Beelzebub, Perchten, Deibel, Leibhaftiger, Gottseibeiuns, Satansbraten
woman-mage | Hexlein, Kräuterhexe, Knusperhexe, Walpurgishexe, Wetterhexe, Moorhexe, Frau Holle, Waldhexe, Hexchen, Fasnachtshexe, Blocksberghexe, Oberhexe, Junghexe
man-mage | Druide, Zauberlehrling, Zaubermeister, Schamanen, Zauberkünstler
ghost | Schlossgespenst, Spukgespenst, Nachtgespenst, Bettlakengespenst, Gespenstle, Poltergeister, Burggespenst
creature | Nachtkrapp, schwarzer Mann, Elwetritsch, Lindwürmer, Irrlicht, Schreckgespenst, Kinderschreck, Monsterchen, Ungeheuerchen, Gevatter Tod, Basilisken, Schlossgeist, Waldgeist
creature | Kasper, Kasperl, Seppel, Wassergeist, Fabelwesen, Fabeltier, Einhornbaby, Wurzelgeist, Monsterli, Grüffelo
dragon | Drachenkind, Glücksdrache, Tatzelwurm, Feuerdrache, Halbdrache, Drächlein
woman-merpeople | Nixen, Loreley, Lorelei, Meermaid, Meerjungfrauen
santa-claus | Sankt Nikolaus, Knecht Ruprecht, Nikoläuse, Schmutzli, Samichlaus, Pelzmärtel, Belsnickel, Nikolo
baby-angel | Christkind, Christkindl, Engelchen, Engerl, Englein, Rauschgoldengel, Weihnachtsengel, Posaunenengel, Barockengel, Engelein
knight | Rittersmann, Raubritter, Ritterlein, Kreuzritter, Burgherr, Rittersleut, Edelritter, Burgritter, Tempelritter, Turnierritter
princess | Burgfräulein, Königstochter, Schneekönigin
person-supervillain | Räuberin, Ganoven, Panzerknacker, Raubritterbande, Räuberhauptmann, Bankräuber, Verbrecher, Langfinger, Fiesling, Halunke, Spitzbube, Strolch, Ladendiebe, Fahrraddieb
person-supervillain | Handtaschenräuber
snowman | Schneefrau, Schneemännchen
pile-of-poo | Kackhaufen, Hundehaufen, Kaka, Aa-Haufen, Kackwurst, Kuhfladen, Pferdeapfel, Misthaufen, Hundekacke, Hundekot, Köttel, Kötel, Hasenköttel, Gülle, Vogelkacke, Vogelkot
pile-of-poo | Hundeschiss, Stinkehaufen, Kacki, Scheißhaufen, Taubendreck, Mäuseköttel, Taubenkot
toilet | Plumpsklo, Dixi-Klo, Dixiklo, Kloschüssel, Klos, Lokus, Toilettenschüssel, Häusl, Scheißhaus, Nachttopf, Toilettenhäuschen
roll-of-paper | Klopapierrolle, Küchenpapier, Haushaltsrolle, Zewa, Toilettenpapierrolle
dust-bunny | Staubfluse, Staubfussel, Fussel, Staubmaus, Flusen, Lurch unterm Bett, Staubknäuel
bathtub | Wanne, Wannenbad, Babywanne, Badewännchen, Zinkwanne, Whirlpool
soap | Kernseife, Seifenstück, Gallseife, Schmierseife, Handseife, Seifenschale
lotion-bottle | Sonnencreme, Sonnenmilch, Duschgel, Handcreme, Shampooflasche, Haarwaschmittel, Badeschaum, Schaumbad, Seifenspender, Bodylotion, Haargel, Deo, Cremedose, Sonnencremetube
lotion-bottle | Desinfektionsmittel, Sprühflasche
bubbles | Seifenblase, Pustefix, Luftblase, Seifenblasenflasche
nesting-dolls | Püppchen, Anziehpuppe, Stoffpuppe, Holzpuppe, Strickpuppe, Babypuppe, Schlenkerpuppe, Lumpenpuppe
kite | Herbstdrachen, Lenkdrachen, Windvogel, Drachenschnur
skittle | Bowlingpin, Spielkegel
water-pistol | Spritzpistole, Wasserspritze
slingshot | Zwillen, Zwistel
badminton | Federballschläger
ping-pong | Tischtennisbälle, Tischtennisplatte, Pingpongbälle
soccer-ball | Lederball, Gummiball, Spielball, Bällchen, Plastikball
goal-net | Fußballtor, Handballtor, Volleyballnetz
trophy | Wanderpokal, Siegerpokal, Meisterschale, Henkelpott, Vereinspokal
sports-medal | Schützenorden, Karnevalsorden, Goldmedaillen, Plakette, Siegerplakette, Schwimmabzeichen, Sportabzeichen
confetti-ball | Konfettikanone
firecracker | Knallfrosch, Knallerbse, Chinaböller, Kracher, Silvesterkracher, Silvesterböller, Knaller, Schweizer Kracher, Piratenböller
fireworks | Silvesterraketen, Feuerwerksrakete, Silvesterfeuerwerk
paper | Spickzettel, Arbeitsblatt, Wunschzettel, Einkaufszettel, Zeugnisse, Klassenarbeit, Urkunden, Bastelpapier, Formulare, Mathearbeit, Altpapier, Zettelchen, Steuererklärung, Knöllchen
paper | Strafzettel, Bußgeldbescheid, Löschpapier, Schmierzettel, Papierblatt, Schriftstück, Diktat, Flyer, Flugblatt, Mahnung, Butterbrotpapier, Druckerpapier, Beipackzettel
paper | Hausaufgabenblatt, Buntpapier, Tonpapier, Aufnahmeantrag, Attest, Geburtsurkunde, Pfandbon, Lottoschein, Kirchenblatt
notebook | Schulhefte, Hausaufgabenheft, Aufgabenheft, Schreibheft, Mitteilungsheft, Vokabelheft, Rechenheft, Muttiheft, Tagebuch, Freundebuch, Poesiealbum, Poesiealben, Stickeralbum
notebook | Klassenbuch, Malbuch, Sparbuch, Fotoalbum, Fotoalben, Reisepässe, Kalenderbuch, Matheheft, Schönschreibheft, Kochbuch, Sammelalbum, Mutterpass, Malheft, Notizheft
open-book | Liederbuch, Märchenbücher, Bilderbücher, Gesangbuch, Gebetbuch, Mathebuch, Zauberbuch, Sachbuch, Wörterbücher, Vorlesebuch, Kinderbücher, Bibeln, Atlanten, Duden, Wimmelbuch
open-book | Fibel
file-folder | Schnellhefter, Leitz-Ordner, Aktenordnern, Sammelmappe, Zeichenmappe, Steuerordner, Leitzordner
coin | Goldtaler, Sterntaler, Groschen, Euromünze, Goldstück, Kupfermünze, Dukat, Centstück, Eurostück, Pfennig, Fünferl, Fuffziger, Glückspfennig, Fränkli, Silberling, Silbermünze
coin | Einkaufswagenchip, Fuchziger
euro-banknote | Geldscheine, Euroschein, Moneten, Zaster, Fuffi, Hunni, Hunderter, Fünfziger, Zwanziger, Taschengeld, Papiergeld, Trinkgeld, Kleingeld, Pinkepinke, Penunze, Bargeld
euro-banknote | Schwarzgeld
ticket | Fahrkarten, Fahrschein, Tombolalos, Tombolalose, Kinokarte, Theaterkarte, Monatskarte, Freikarte, Zugticket, Essensmarke, Bahnticket, Deutschlandticket, Bustickets, Konzertkarte
ticket | Freilos, Bierbon, Wertmarke, Zugkarte, Garderobenmarke, Gutschein, Parkschein, Konzertticket, Verzehrbon, Rubbellos, Rubbellose, Coupon
road-sign | Ortsschild, Ortstafel, Halteschild, Vorfahrtsschild, Umleitungsschild, Baustellenschild, Vorfahrtschild, Tempo-30-Schild, Zebrastreifenschild
traffic-light | Ampelmännchen, Ampelmann, Fußgängerampel, Bedarfsampel, Ampelchen
traffic-cone | Absperrhütchen
street-lamp | Gaslaterne, Laternenpfosten
light-bulb | Stehlampe, Nachttischlampe, Nachtlicht, Deckenlampe, Taschenlämpchen, Lämpchen, Schreibtischlampe, Nachttischlämpchen, LED-Lampe, Kellerlampe
candle | Grabkerze, Osterkerze, Adventskranz, Adventskerze, Kerzchen, Teelicht, Grablicht, Taufkerze, Bienenwachskerze, Kommunionkerze, Geburtstagskerze, Baumkerze, Opferkerze, Altarkerze
candle | Friedenslicht
egg | Ostereiern, Frühstücksei, Hühnerei, Eierchen, Gackei, Solei, Vogelei, Entenei, Überraschungs-Ei, Schokoei, Schokoladenei, Drachenei, Dinoei, Gagei, Oster-Ei
nest-with-eggs | Nestchen, Storchennest, Schwalbennest, Eiernest, Taubennest, Nestlein
evergreen-tree | Fichten, Lärchen, Eiben, Thuja, Edeltanne, Nordmanntanne, Blautanne, Douglasie, Latschenkiefer, Zirbe, Tännchen
mushroom | Giftpilze, Knollenblätterpilz, Pilzlein, Giftschwammerl, Satanspilz
brown-mushroom | Pfifferlinge, Champignon, Steinpilze, Schwammerl, Schwammerln, Maronenröhrling, Eierschwammerl, Waldpilz, Speisepilz, Butterpilz, Parasolpilz, Birkenpilz, Morchel, Bovist
brown-mushroom | Austernpilz, Hallimasch, Reherl, Reizker, Maronenpilz
strawberry | Walderdbeere, Erdbeerchen
green-apple | Stachelbeeren, Quitten, Fallobst, Granny Smith, Quittenapfel
red-apple | Bratapfel, Apfelschnitz, Liebesapfel, Paradiesapfel, Äpfelchen, Apfelstück, Apfelstückchen, Apfelspalten, Glasapfel, Schrumpelapfel
peach | Marillen, Nektarinen, Pfirsichbaumfrucht, Mirabelle
tangerine | Clementine, Pomeranze, Blutorange, Apfelsinchen
tomato | Cherrytomate, Cocktailtomate, Strauchtomate, Tomätchen, Ochsenherztomate, Tomatenpflanze
pear | Birnenschnitz, Williamsbirne
garage | Carport, Doppelgarage, Garagentor, Busgarage
hut | Gartenlaube, Laube, Geräteschuppen, Almhütte, Skihütte, Jägerhütte, Gartenhütte, Berghütte, Bushäuschen, Wartehäuschen, Baumhäuser, Holzhütte, Hundehütten, Hochsitz, Jägerstand
hut | Hexenhaus, Hexenhäuschen, Bauwagen, Schrebergartenhütte, Gartenhäuschen, Gartenhaus, Lebkuchenhaus, Lebkuchenhäuser, Pfefferkuchenhaus, Knusperhäuschen, Schäferwagen, Holzschuppen
hut | Waldhütte, Fischerhütte, Heustadel, Stadel
market-stall | Würstchenbude, Losbude, Wurfbude, Glühweinstand, Kioske, Trinkhalle, Wurstbude, Pommesbude, Fischbude, Würstelstand, Würstlstand, Currywurstbude, Crêpestand
market-stall | Dönerbude, Flohmarktstand, Kuchentheke, Kuchenbuffet, Limostand, Bierstand, Kuchenstand, Weihnachtsmarktbude, Weihnachtsmarktstand, Zuckerwattestand, Bratwurststand
market-stall | Dosenwerfbude, Verkaufsstand, Bierbude, Popcornstand
fence | Jägerzaun, Gartenzaun, Bretterzaun, Bauzaun, Weidezaun, Gartentörchen, Gartenpforte, Maschendrahtzaun, Elektrozaun, Lattenzaun, Stacheldrahtzaun, Holzzaun
`;
