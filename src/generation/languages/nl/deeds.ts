/** What is spoken of in a game, one concept a line: `concept | word, start of a word*, *middle of a word*, two words`. */
export default `
ask | vraag, vragen, quiz, raadsel*, toets, *vragen
answer | antwoord*, goede, juiste, fout*, oplossing
learn | leer*, leerling*, klas, school, groep, les, woordenschat, oefen*, juf, meester
number | getal*, cijfer*, som, sommen, reken*, plus, min, keer, tafel*, deel*, breuk*, wiskunde
count | tel, tellen, telt, hoeveel
letter | letter*, alfabet, lettergre*, spell*
word | woord*, werkwoord*, zin, zinnen, grammatica, vertaal*, taal, typ*
guess | raad, raden, herken*, hoofdste*, vlag*, welk*
order | volgorde, orden*, chronolog*, van klein, op maat, tijdlijn, van klein naar, van groot naar, alfabet*, op jaar, van oud naar, uitvinding*
sort | sorteer*, *sorteer*, indel*, scheid*, juiste plank, juiste bak, bij elkaar, sorter*, opruim*, hoort, horen
bin | afval, vuilnis*, recycl*, plastic, bak, bakken, container*
pair | paar, paren, hetzelfde, gelijke, zelfde
remember | onthoud*, geheugen*, herhaal*, omdraai*, omgedraaid
card | kaart*, stok, stenen
board | bord*, dobbel*, beurt*, pion*, om de beurt
piece | puzzel*, stuk*, stukjes, legpuzzel
shape | vorm*, blok*, kubus*
stack | stapel*, toren bouw*, evenwicht*, bovenop, omval*, laag
balance | balans*, balanceer*, evenwicht*, wiebel*, wankel*, scheef, kantel*, mors*, koord*, dienblad, op mijn hoofd, op zijn hoofd, op haar hoofd, zonder te laten vallen, rechthoud*, overhell*
row | rij, rijen, lijn*, draai*
fallen | val, valt, vallen*, regen*, uit de lucht, naar beneden
basket | mand*, emmer*, net, vang*, opvang*
music | muziek*, lied*, ritme*, dans*, noten, trommel*, piano, gitaar, zing*, melodie, orgel, draaiorgel, viool, fluit*, accordeon*
tap | tik*, klik*
upgrade | upgrade*, geld, verdien*, koop*, munt*, beheer*, rijk
shop | winkel*, markt*, verkoop*, bakker*, kassa, wisselgeld, kraam
serve | klant*, gast*, bedien*, ober*, restaurant, serveer*, bestell*
cook | kook*, koken, bak*, keuken, recept*, ingredient*, pizza, taart*, beslag, soep, pannenkoek*, roer*
parcel | delivery, bezorg*, pakket*, pakje*, post*, koerier*, *koerier, breng*, lever*, vervoer*, brief*, brieven, rondbreng*, postbode*, afleveren
rescue | red, redt, redden, bevrijd*, help*
lap | race*, *race, ronde*, finish*, inhaal*, rally, baan, snelst*, nitro, over de streep, bocht*, rondje*, inhal*
vehicle | auto*, vrachtwagen*, fiets*, motor*, bus, taxi, rij, rijd*, tractor, tank*, brommer*, *fiets*, scootmobiel*
road | weg, wegen, straat*, snelweg, verkeer*, rijstro*
cross | oversteek*, overkant, rivier, andere kant, rijbanen, overste*
jump | spring*, sprong*, hup*, stuiter*
platform | platform*, dak, daken, lelieblad*, van tak naar, van dak naar, tak, wolk*
climb | klim*, ladder, trap*, hoger, omhoog, berg
run | ren, rent, rennen, loop*
endless | eindeloos*, oneindig*, zo ver, steeds sneller, almaar
flee | vlucht*, ontsnap*, achtervolg*, achterna, weglop*
fly | vlieg*, fladder*, vleugel*, zweef*
gap | buis*, buizen, gat, gaten, tunnel*, obstakel*, tussen, balken
space | ruimte*, raket*, alien*, asteroide*, ufo*, meteoor*
gun | schiet*, schot*, kogel*, laser*, pistool, kanon*
fight | vecht*, gevecht*, strijd*, dood*, zwaard*, versla*, scherm*, boks*, sabel*
wave | golf, golven, horde*, zwerm*, leger
allsides | alle kanten, overal, omsingel*, van boven, om haar heen, om hem heen, om me heen, van alle kanten, rondom
survive | overle*, volhoud*, zo lang
boss | baas, eindbaas, boss
defend | verdedig*, bescherm*, mogen niet, mogen de, tegenhoud*, bewak*, niet binnen, wegjag*, voorkom*
base | kasteel, basis, fort, dorp, poort, korf, nest, muur, tuin, toren, zolder
place | zet, zetten, plaats*, torens, val zetten, neer, plant*
path | pad, route, naar
raid | aanval*, valt aan, vallen aan, aangevallen, binnen*, komen, willen
exit | doolhof*, labyrint*, uitgang, gang*, verdwaal*, weg vinden, kerker, naar huis, grot, uit de grot
light | donker*, lamp*, lantaarn*, fakkel*, zaklamp*, licht*
sneak | sluip*, ongezien, stil*, steel*, steelt, stelen, jat*, dief, dieven, inbre*, buit, betrapt, gezien, stiekem, zonder dat, niet betrapt, betrap*, wakker
guard | bewaker*, patrouill*, camera*, politie*, wacht*
hide | verstop*, verstoppertje, schuil*
seek | zoek*, vind*, schat*, verborgen, aanwijzing*
key | sleutel*, deur*, kamer*
crate | duw*, krat*, dozen, doos, magazijn, schuif*
grow | groei*, plant*, oogst*, tuin*, boerderij, boer, zaad*, zaai*, groente*, bloem*, water geef*, tarwe, stuk land
feed | voer*, honger*, geef*, eten geven, lust, het eten
care | verzorg*, huisdier*, borstel*, baby, bad, slaap*, slapen, dierenarts*, dokter*, ziek*, flesje, aai*, puppy*
dress | aankle*, kleren, kleed*, jurk*, kapsel*, make up, mode, kroon, aankled*, verkled*, schoenen, hoed*, kapsel
build | bouw*, stad, huis
draw | teken*, schilder*, kleur*, versier*, inkleur*, beschilder*, krabbel*, krijt*, kwast*, portret*
tail | langer, staart, groter
throw | gooi*, werp*, sneeuwbal*, katapult*
aim | mik*, richt*, doel*, raak*, pijl*, strafschop*, omgooi*, dart*, blikje*
ball | bal, ballen, puck, racket, schijven
hole | golf*, hole*, kegel*, bowling, biljart*, jeu de boules, sjoel*
swat | sla, slaan, mep*, plet*, knal*, verschijn*, duik* op, hamer, mol, mollen
slice | snijd*, snij, hak*
fish | vis, vissen, hengel*, haak
two | twee spelers, met zijn tweeen, tegen elkaar, mijn broer*, mijn zus*, vriend*, zelfde toetsenbord, duel, mijn neef, mijn nicht
computer | computer, tegenstander*
timing | juiste moment, op tijd, snel, reageer*, reactie*, voordat, voor ze weg, voor ze
first | het eerst, als eerste, de eerste die, wie de ander, wie eerst, eerste over
herd | herder*, kudde, leid*, drijf*, stal, hok, kooi, bijeen
wash | poets*, schoon*, was, wassen, veeg*, vies*
douse | blus*, brandweer*, brand*, vuur, vlam*
rail | trein*, spoor*, station, wissel*, wagon*, locomotief, perron*, goede spoor
park | parkeer*, inparker*, garage, achteruit
story | verhaal*, kies*, keuze*, dialoog*, detective, moord*, mysterie, avontuur*
three | drie op een rij, drie dezelfde, wissel, ruil*, juwelen, snoep*, edelsteen, edelstenen, omwissel*, drie zelfde
bricks | steen*, bakste*, stuiter*
wheel | rad, draai*, geluk*, loterij
tag | tikkertje, zit achterna, achter elkaar aan, getikt, is hem, tikker
merge | samenvoeg*, combineer*
explore | verken*, wereld, eiland, ontdek*, houweel*, hut, aangespoeld, gereedschap*, bijl
horror | eng, enge, griezel*, spook*, horror, alleen in, ademt, loopt achter, achter me aan, poppen die
hear | geluid*, hoor*, luister*, stem, blaf*, fluit*, voetstappen
dig | graaf*, graven, tunnel*, schep*, begraven, boor*
land | landen, landt, landing*, parachute*
trade | handel*, koop*, verkoop*, prijs*, prijzen, markt, duur, goedkoop
repair | reparer*, maak*, kapot*, lek, lekk*, loodgieter*, monteur*
swing | slinger*, touw*, liaan, lianen
dodge | ontwijk*, vermijd*, pas op, zonder te raken, botsen, bots*, niet raken, uitkijken
`;
