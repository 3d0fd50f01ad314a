/** What is spoken of in a game, one concept a line: `concept | word, start of a word*, *middle of a word*, two words`. */
export default `
ask | frage*, *fragen, quiz*, ratsel*, test, prufung*, *aufgaben
answer | antwort*, richtig*, falsch*, losung*, welche*
learn | lern*, schul*, klasse, *klasse, lehr*, unterricht*, grundschul*, kita, kindergarten, ub*, vokabel*
number | zahl*, rechn*, *rechnen, plus, minus, einmaleins, mathe*, addier*, multipli*, bruch*, summe, ziffer*, aufgaben
count | zahlen bis, zahlt, wie viele, abzahl*, zahle
letter | buchstab*, alphabet*, silbe*, abc, rechtschreib*
word | wort, worter, *worter, verb, verben, nomen, satz, satze, grammatik, ubersetz*, sprache, tipp*, lucke*
guess | rate, raten, errat*, erkenn*, hauptstadt*, flagge*, bestimm*
order | reihenfolge, ordn*, anordn*, zeitstrahl, der grosse nach, von klein, chronolog*, nach grosse, alphabet*, richtig ordnen, nach dem jahr, aufreih*, von alt nach
sort | sortier*, *sortier*, zuordn*, einordn*, trenn*, passende*, gehort wohin, richtige kiste, richtigen kasten, einsortier*, aufraum*, ordne zu, wohin
bin | mull*, *mull, tonne, tonnen, abfall*, recycl*, wertstoff*, plastik, kiste
pair | paar, paare, gleich*, zusammengehor*, zwillinge
remember | merk*, erinner*, umdreh*, aufdeck*, wiederhol*, gedachtnis*, nachmach*
card | karte, karten, *karten, deck, kartenspiel, blatt
board | brett*, wurfel*, zug, zugen, rundenbasiert*, feld ziehen, spielfigur*, abwechselnd
piece | puzzle*, teile, teilen, puzzleteil*, zusammensetz*
shape | form, formen, block, blocke, klotz*, wurfel, dreieck*, bauklotz*
stack | stapel*, turm bauen, aufturm*, balanc*, umfall*, ubereinander, burger, schicht*
balance | balanc*, balance, gleichgewicht*, wackel*, schwank*, neig*, kipp*, verschütt*, seiltanz*, seiltänz*, drahtseil*, hochseil*, tablett, auf dem kopf, ohne dass etwas fällt, gerade halten
row | reihe, reihen, zeile*, dreh*
fallen | fall, fallt, fallen, fallende, regn*, vom himmel, von oben, herab*, herunter*, runter
basket | korb, korbchen, eimer, netz, fang, fangt, fangen, auffang*, auffangen
music | musik*, lied*, song*, rhythm*, takt, tanz*, note, noten, trommel*, klavier, gitarre, sing*, melodie, blasmusik, geige*, akkordeon*, flote*, trompete*
tap | tipp*, klick*, antipp*
upgrade | upgrade*, geld, verdien*, kauf*, munzen, investier*, manag*, reich, verbesser*
shop | laden, markt, verkauf*, cafe, backerei, kasse, wechselgeld, kiosk
serve | kund*, gast, gaste, bedien*, kellner*, restaurant, servier*, bestell*
cook | koch*, back*, kuche, rezept*, zutat*, pizza, kuchen, teig, ruhr*, schnippel*, suppe, brat*
parcel | delivery, liefer*, paket*, post, brieftrager*, postbot*, kurier*, brief*, transport*, tragt, bring*, austrag*, zustell*, ausliefer*, zusteller*, lieferant*, abgeb*
rescue | rett*, befrei*, hilf*, helfen
lap | rennen, rennt um, *rennen, renn*, runde, runden, ziellinie, uberhol*, rally*, strecke, schnellst*, nitro, wettrenn*, als erster, zuerst im ziel
vehicle | auto, autos, lkw, laster, fahrrad*, motorrad*, kart, bus, taxi, roller, fahr, fahrt, fahren, traktor, panzer
road | strasse*, autobahn*, verkehr*, spur, spuren
cross | uberquer*, andere seite, fluss, hinuber, ruber
jump | spring*, hupf*, sprung*
platform | plattform*, vorsprung*, dach, dacher, seerose*, von ast zu, von dach zu, ast, aste, wolke*
climb | kletter*, leiter, treppe*, hoher, hoch, hinauf, berg
run | lauf*, rennt, sprint*
endless | endlos*, unendlich*, immer weiter, so weit, immer schneller, schneller, rennt und rennt, ohne pause
flee | flieh*, flucht*, entkomm*, verfolg*, jagd, jagen, gejagt, abhau*, hinterher, weglauf*
fly | flieg*, flatter*, flugel, gleit*, schweb*, *flieger*, flog*
gap | lucke, lucken, rohr*, tunnel, hindern*, zwischen, schlagloch*
space | weltraum, weltall, raumschiff*, rakete*, alien*, asteroid*, ufo*, meteor*, galax*
gun | schiess*, schuss*, kugel*, laser*, pistole, kanon*, baller*, feuert
fight | kampf*, schlacht*, tot*, schwert*, besieg*, hau, hauen, prugel*, fecht*, boxt, boxen, boxer*, verhau*
wave | welle, wellen, horde*, schwarm*, armee
allsides | allen seiten, uberall, umzingelt, von oben gesehen, umzingel*, jeder ecke, jeder richtung, von uberall, ringsum
survive | uberleb*, durchhalt*, so lange, solange
boss | boss*, endgegner*
defend | verteidig*, schutz*, beschutz*, abwehr*, durfen nicht, nicht geraubt, bewach*, aufhalt*, verhinder*, fernhalt*, nicht reinlass*, verscheuch*
base | burg, schloss, basis, festung*, dorf, tor, stock, nest, mauer, garten, feld, turm
place | setz, setzen, aufstell*, stell*, platzier*, turme, geschutz*, falle, fallen auf, bau turme, pflanz*, setze, ich setze
path | weg, pfad, marschier*, auf dem weg
raid | angreif*, angegriffen, uberfall*, einfall*, wollen, kommen
exit | labyrinth*, irrgarten, ausgang, weg finden, gang, gange, verlauf*, verlies, nach hause
light | dunkel*, lampe*, laterne*, fackel*, taschenlampe*, licht, *licht*, strahl
sneak | schleich*, unbemerkt, ungesehen, leise, stehl*, stiehlt, klau*, dieb*, einbrech*, beute, erwischt, nicht gesehen, heimlich, ohne dass, nicht erwischt, aufwach*, aufzuwecken
guard | wache*, wachter*, patrouill*, nachtwachter*, kamera*, polizei*
hide | versteck*
seek | such*, find, finde, finden, schatz*, versteckt*, hinweis*, entdeck*
key | schlussel*, tur, turen, zimmer, raum, raume, schloss offnen
crate | schieb*, kiste*, lager*, wegraum*, karton*, aus dem weg
grow | wachs*, pflanz*, ernte*, giess*, garten*, bauernhof, bauer, samen, saen, gemuse*, blumen, beet*
feed | futter*, hungr*, gib, gibt, frisst, fressen, hunger, satt
care | pfleg*, kummer*, haustier*, streichel*, burst*, striegel*, baby, bad*, schlaf*, tierarzt*, arzt*, krank*, flaschchen, wickel*, welpe*, futter*
dress | anzieh*, kleid*, outfit*, frisur*, haare, schmink*, mode, kostum*, krone, frisier*, schuhe, hut, hute, verkleid*
build | bau, baut, bauen, stadt, haus, konstruier*
draw | mal, malen, malt, zeichn*, ausmal*, dekorier*, gestalt*, bemal*, kritzel*, kreide*, stifte*, pinsel*, portrat*, farben
tail | langer, schwanz, grosser, wachst
throw | werf*, wirf*, schleuder*, wurf*, schneeball*, katapult*, *schleuder*
aim | ziel*, treff*, tor, korb werfen, elfmeter, pfeil*, umwerf*, dosenwerfen
ball | ball, balle, puck, schlager
hole | golf*, loch, locher, kegel*, bowling, boule*, billard*, kugeln
swat | hau, haut, schlag*, klatsch*, zerquetsch*, platz*, auftauch*, taucht*, erschein*, hammer, maulwurf*
slice | schneid*, zerteil*, hack*
fish | fisch*, angel*, angler*, haken
two | zwei spieler, zu zweit, zwei personen, gegeneinander, mein freund, mein bruder, meine schwester, eine tastatur, gegen mich, duell*, mit meinem, mit meiner, mein cousin, meine freundin
computer | computer, computergegner, gegner, ki
timing | richtigen moment, rechtzeitig, schnell*, reagier*, reaktion*, bevor, wenn er
first | wer zuerst, als erster, als erstes, zuerst, erster, wer als, der erste
herd | hut*, herde*, hirte*, fuhr*, leite*, zusammentreib*, stall, treib*, pferch, heimtreib*, hertreib*, gatter, scheuch*
wash | putz*, sauber*, wasch*, wisch*, schmutz*, aufraum*
douse | losch*, feuerwehr*, brand, brennend*, flammen
rail | zug, zuge, *bahn, bahnhof, schiene*, weiche*, lok, gleis*, lokomotiv*, wagon*, waggon*
park | park*, einpark*, parklucke, garage, ruckwarts
story | geschichte*, entscheid*, dialog*, detektiv*, mord*, krimi*, abenteuer*, wahl*
three | drei gleiche, dreier, tausch*, edelstein*, juwel*, bonbon*
bricks | ziegel*, mauer, abprall*
wheel | rad, drehen, glucksrad*, gluck, roulette, lotterie*, losen
tag | fangen spielen, fangt, kriegen, einfang*, wer beruhrt, beruhrt, wen man, erwischt wird, ist dran
merge | verschmelz*, kombinier*, verbind*
explore | erkund*, welt, offene welt, insel, handwerk*, abbau*, gestrandet*, spitzhacke*, hutte, werkzeug*, schiffbruch*
horror | grusel*, horror, gruselig, geister*, unheimlich, spuk*, wenn man nicht, atmet, puppen bewegen, hinter mir her, nachts allein, ganz allein
hear | gerausch*, hor*, klang, klange, laut, laute, stimme*, bell*, ruf*, pfeif*, schritte
dig | grab*, buddel*, tunnel*, schaufel*, verbudd*, bohr*, bagger*
land | land*, aufsetz*, fallschirm*
trade | handel*, kauf*, verkauf*, preis*, markt, borse, teuer, billig
repair | repar*, flick*, kaputt*, undicht*, klempner*, mechanik*, rohrbruch
swing | schwing*, hangel*, liane*, seil*, enterhaken
dodge | ausweich*, weich*, meid*, achtung, ohne anzustossen, nicht beruhren, ohne den, anstoss*
`;
