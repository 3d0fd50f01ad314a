/** Dutch: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | vriend, vrienden, vriendin, vriendje, vriendjes
neighbour | buurman, buurvrouw, buren
family | familie, gezin
child | kind, kinderen, kleuter
fisherman | visser, vissers
patient | patiënt, patiënten
captain | kapitein
sailor | matroos, zeeman
driver | chauffeur, bestuurder
shopkeeper | winkelier, verkoper
villager | dorpeling, dorpelingen
lifeguard | badmeester, strandwacht
owner | eigenaar, baas, baasje
visitor | bezoeker, bezoekers
stranger | vreemdeling
messenger | boodschapper, bode
survivor | overlevende, overlevenden
grandchild | kleinkind, kleinkinderen, kleinzoon, kleindochter
mum | mama, moeder, mam
dad | papa, vader
people | mensen
piglet | big, biggetje, biggetjes
calf | kalf, kalfje, kalveren
stork | ooievaar, ooievaars
hornet | horzel, hoornaar
locust | sprinkhaan, sprinkhanen
heron | reiger, reigers
water | water
smoke | rook
shadow | schaduw, schaduwen
wind | wind
rain | regen
storm | storm
waterfall | waterval
wave | golf, golven
hill | heuvel, heuvels
cave | grot, grotten
forest | bos
meadow | weide, wei, weiland
field | veld, akker
swamp | moeras
mud | modder
sand | zand
pond | vijver, sloot
puddle | plas, plassen
cliff | klif, kliffen
shore | kust, strand, oever
sea | zee
river | rivier
lake | meertje
mountain | berg, bergen
island | eiland
street | straat, straten
farm | boerderij
roof | dak, daken
station | station
village | dorp
city | stad
base | basis
playground | speeltuin
market | markt
museum | museum
restaurant | restaurant, café
cellar | kelder
tunnel | tunnel
stable | stal
burrow | hol, holletje
beehive | bijenkorf, korf
anthill | mierenhoop
bin | prullenbak, vuilnisbak, bak, afvalbak
shelf | plank, schap
well | put, waterput
paper | papier
carpet | tapijt, kleed
screw | schroef, schroeven
hose | tuinslang
spring | veer, veren
plastic | plastic
metal | metaal
block | blok, blokken, blokje, blokjes
cube | kubus
number | getal, getallen, cijfer, cijfers
word | woord, woorden
question | vraag, vragen
letter | letter, letters
medicine | medicijn, medicijnen
domino | domino
towel | handdoek
wind turbine | windmolen, windmolens
solar panel | zonnepaneel, zonnepanelen
traffic light | verkeerslicht, stoplicht
button | knop, knoop
saw | zaag
rifle | geweer
crumb | kruimel, kruimels
pollution | vervuiling
darkness | duisternis, donker
throne | troon
tray | dienblad
kitchen | keuken, keukens
bathroom | badkamer, badkamers
bedroom | slaapkamer, slaapkamers
living room | woonkamer, huiskamer
classroom | klaslokaal, klaslokalen
attic | zolder, zolders
`;
