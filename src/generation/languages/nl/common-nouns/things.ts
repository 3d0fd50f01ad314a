/** Dutch: things of house, work, play and music, clothes; by the families of `lexicon/shown-families.ts`. */
export const things = `
socket | stopcontact, stopcontacten, stekkers, verlengsnoer, oplader, stekkerdoos
router | router, modem, microchip, zekering, thermostaat, usb-stick, harde schijf, rookmelder
nut and bolt | moeren, klinknagel
conveyor belt | pallets, lopende band, zeecontainer, steigers, hefboom, katrol
toolbox | gereedschapskoffer
clamp | aambeeld
power drill | beitel, schuurpapier, pincet, nijptang, koevoet, rolmaat, troffel, waterpas
plunger | plopper
skein | kluwen
bobbin | klosje garen, naaigaren, garenklos
baby bottle | zuigfles, flesje melk
clay pot | aarden kruik, stenen pot
oil lamp | olielamp, olielampje, petroleumlamp
quilt | hoofdkussen, slaapzak
dishwasher | wasdroger, afwasmachine
hair dryer | airco, naaimachine, koffiezetapparaat, wafelijzer, snoepautomaat, parkeermeter, deurbel
sieve | rasp, zeef, trechter, kurkentrekker, blikopener, flesopener, dunschiller, notenkraker, vijzel, spatel, ovenwant
comb | wattenstaafje, tandpasta, haarborstel, flosdraad, shampoo, vochtig doekje
scouring pad | schuurspons
dumpster | kliko
fire extinguisher | brandblussers
feather duster | plumeau, muskietennet, klamboe, bleekmiddel, wasmiddel, waslijn, deurmat, kleerhanger, wasmand
balcony | balkon, zolder, vensterbank, woonkamer, kleedkamer
roof tile | dakgoot, pilaar, pilaren, zuil, open haard
castanets | castagnetten, tamboerijn, xylofoon, luit, mandoline, hobo, fagot, bekkens, blokfluit, muziekdoos, koebel, draaiorgel
flute | dwarsfluit
accordion | trekharmonica
conga | trommeltje, pauk
trombone | trompetten, trombone, tuba, bugel
ukulele | gitaren, ukelele
viola | altviool, contrabas
folding fan | waaiers
chess piece | schaakstuk, schaakstukken, damsteen, damschijf
rocking horse | hobbelpaard, poppenhuis, boetseerklei, papieren vliegtuigje, papieren bootje, waterballon, sneeuwbol, tinnen soldaatje, bouwsteen
shuttlecock | badmintonracket
ping-pong ball | pingpongbal, pingpongballetje, tafeltennisbatje
baseball bat | honkbalknuppel
hockey stick | hockeysticks
dumbbell | halters, loopband, bokszak, golfclub, biljartkeu, duikplank, zwemvest, reddingsvest, yogamat, estafettestokje
butterfly net | schepnet, schepnetje, vlindernet, netten
playing card | speelkaart
email | e-mails, mailtje, mailtjes, spammail
keyboard | toetsenborden, typemachine, schrijfmachine
printer | printers, kopieerapparaat, scanner
pencil case | etui, puntenslijper, markeerstift, gradenboog, lesrooster, schoolbank, prikbord, stripboek
rain boots | regenlaars, regenlaarzen, kaplaars, kaplaarzen
sneakers | gympen
raincoat | anorak, poncho, hoodie
shawl | sjaaltje, omslagdoek
sun hat | strohoed, zonnehoed, strooien hoed
helmet | helmen, bouwhelm, fietshelm
`;
