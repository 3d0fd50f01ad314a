/** Italian: things that we draw ourselves, `picture | one/many, other words`; `=` where there is no other word for many. */
export const drawnThings = `
market-stall | bancarella/bancarelle, banco del mercato, banco della frutta
stapler | spillatrice/spillatrici, pinzatrice, cucitrice
speed-bump | dosso/dossi, dosso artificiale, dissuasore
sugar-cube | zolletta di zucchero/zollette di zucchero, zolletta, zollette
flying-carpet | tappeto volante/tappeti volanti, tappeto magico
bottle-cap | tappo di bottiglia/tappi di bottiglia, tappo a corona, tappi a corona
dam | diga/dighe
oar | remo/remi, pagaia, pagaie
toothpick | stuzzicadenti/stuzzicadenti, stuzzicadente
rice-cooker | cuociriso/cuociriso
rubber-stamp | timbro/timbri
glass-bottle | bottiglia di vetro/bottiglie di vetro
plastic-bottle | bottiglia di plastica/bottiglie di plastica, bottiglia d'acqua, bottiglie d'acqua
sprinkler | irrigatore/irrigatori
sandbag | sacco di sabbia/sacchi di sabbia
cash-register | registratore di cassa/registratori di cassa
rolling-pin | mattarello/mattarelli, matterello
gong | gong/gong
clog | zoccolo/zoccoli
minaret | minareto/minareti
banana-peel | buccia di banana/bucce di banana
skittle | birillo/birilli
tin-can | barattolo di latta/barattoli di latta, lattina, lattine
rubber-duck | paperella di gomma/paperelle di gomma, papera di gomma, paperella
drill | trapano/trapani
turnip | rapa/rape
escalator | scala mobile/scale mobili
bell-tower | campanile/campanili, torre campanaria
bookshelf | scaffale di libri/scaffali di libri
fly-swatter | schiacciamosche/schiacciamosche, acchiappamosche
crater | cratere/crateri
millstone | macina/macine
ladle | mestolo/mestoli
washboard | asse per lavare/assi per lavare
reef | barriera corallina/barriere coralline, scogliera corallina
cinnamon | cannella/=, stecca di cannella, stecche di cannella
windsock | manica a vento/maniche a vento
oxygen-tank | bombola di ossigeno/bombole di ossigeno, bombola d'ossigeno, bombole d'ossigeno
note | foglietto adesivo/foglietti adesivi, post-it
tile | piastrella/piastrelle, mattonella, mattonelle
sack | sacco di iuta/sacchi di iuta, sacco di farina, sacchi di farina
drain | tombino/tombini
clothes-peg | molletta da bucato/mollette da bucato, molletta, mollette
watering-can | annaffiatoio/annaffiatoi, innaffiatoio
street-lamp | lampione/lampioni
road-sign | cartello stradale/cartelli stradali, segnale stradale, segnali stradali
hair-dryer | asciugacapelli/asciugacapelli, phon
roof-tile | tegola/tegole
pallet | pallet/pallet, bancale, bancali
guava | guava/guave
sea-urchin | riccio di mare/ricci di mare
steering-wheel | volante dell'auto/volanti dell'auto
lighthouse-keeper | guardiano del faro/guardiani del faro, farista, guardiana del faro
lock-keeper | guardiano della chiusa/guardiani della chiusa
bridge-keeper | guardiano del ponte/guardiani del ponte
`;

/** Names of the other ones, `picture | one/many`; their words stand in `nouns.ts` and `common-nouns/`. */
export const otherNames = `
water | acqua/=
wind | vento/=
sand | sabbia/=
smoke | fumo/=
mud | fango/=
paper | carta/=
plastic | plastica/=
wave | onda/onde
hill | collina/colline
pond | stagno/stagni
puddle | pozzanghera/pozzanghere
river | fiume/fiumi
waterfall | cascata/cascate
cliff | scogliera/scogliere
beehive | alveare/alveari
anthill | formicaio/formicai
burrow | tana/tane
well | pozzo/pozzi
cave | grotta/grotte
forest | foresta/foreste
field | campo/campi
meadow | prato/prati
swamp | palude/paludi
island | isola/isole
street | strada/strade
farm | fattoria/fattorie
tunnel | tunnel/tunnel
wind-turbine | pala eolica/pale eoliche
bin | cestino/cestini
roof | tetto/tetti
village | villaggio/villaggi
garage | garage/garage
stairs | scala/scale
traffic-light | semaforo/semafori
solar-panel | pannello solare/pannelli solari
hose | tubo/tubi
eraser | gomma da cancellare/gomme da cancellare
button | bottone/bottoni
shelf | scaffale/scaffali
wardrobe | armadio/armadi
drawer | cassetto/cassetti
pushchair | passeggino/passeggini
iron | ferro da stiro/ferri da stiro
carpet | tappeto/tappeti
tap | rubinetto/rubinetti
towel | asciugamano/asciugamani
throne | trono/troni
spring | molla/molle
tray | vassoio/vassoi
block | blocco/blocchi
screw | vite/viti
domino | tessera del domino/tessere del domino
slingshot | fionda/fionde
whistle | fischietto/fischietti
crumb | briciola/briciole
beetroot | barbabietola/barbabietole
driver | autista/autisti
`;
