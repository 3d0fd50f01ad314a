/** Dutch: things that we draw ourselves, `picture | one/many, other words`; `=` where there is no other word for many. */
export const drawnThings = `
market-stall | marktkraam/marktkramen, fruitkraam, groentekraam
stapler | nietmachine/nietmachines, nieter
speed-bump | verkeersdrempel/verkeersdrempels, snelheidsdrempel
sugar-cube | suikerklontje/suikerklontjes, suikerklont
flying-carpet | vliegend tapijt/vliegende tapijten
bottle-cap | kroonkurk/kroonkurken, flessendop, flessendoppen, bierdopje, bierdopjes
dam | stuwdam/stuwdammen, beverdam
oar | roeispaan/roeispanen, roeiriem, peddel, peddels
toothpick | tandenstoker/tandenstokers
rice-cooker | rijstkoker/rijstkokers
rubber-stamp | rubberstempel/rubberstempels, stempel, stempels
glass-bottle | glazen fles/glazen flessen
plastic-bottle | plastic fles/plastic flessen, petfles, petflessen, waterfles, waterflessen
sprinkler | tuinsproeier/tuinsproeiers, sproeier, sproeiers
sandbag | zandzak/zandzakken
cash-register | kassa/kassa’s, kassa's
rolling-pin | deegroller/deegrollers, deegrol
gong | gong/gongs
clog | klomp/klompen
minaret | minaret/minaretten
banana-peel | bananenschil/bananenschillen
skittle | kegel/kegels
tin-can | blikje/blikjes, leeg blikje, conservenblik
rubber-duck | badeend/badeenden, badeendje, badeendjes, rubberen eend
drill | boormachine/boormachines, accuboor
turnip | knolraap/knolrapen, meiraap
escalator | roltrap/roltrappen
bell-tower | klokkentoren/klokkentorens, kerktoren
bookshelf | boekenplank/boekenplanken, boekenkast, boekenkasten
fly-swatter | vliegenmepper/vliegenmeppers
crater | krater/kraters
millstone | molensteen/molenstenen
ladle | soeplepel/soeplepels, pollepel
washboard | wasbord/wasborden
reef | koraalrif/koraalriffen, rif
cinnamon | kaneel/=, kaneelstokje, kaneelstokjes
windsock | windzak/windzakken
oxygen-tank | zuurstoffles/zuurstofflessen, zuurstoftank, zuurstoftanks
note | plakbriefje/plakbriefjes, memoblaadje
tile | vloertegel/vloertegels, wandtegel, badkamertegel
sack | jutezak/jutezakken, zak meel, aardappelzak, meelzak
drain | putdeksel/putdeksels, afvoerput, rioolputje
clothes-peg | wasknijper/wasknijpers
watering-can | gieter/gieters
street-lamp | straatlantaarn/straatlantaarns, lantaarnpaal, lantaarnpalen
road-sign | verkeersbord/verkeersborden, wegwijzer, straatnaambord
hair-dryer | haardroger/haardrogers, föhn
roof-tile | dakpan/dakpannen
pallet | houten pallet/houten pallets, pallet
guava | guave/guaves
sea-urchin | zee-egel/zee-egels, zeeëgel
steering-wheel | autostuur/autosturen, stuurwiel
lighthouse-keeper | vuurtorenwachter/vuurtorenwachters
lock-keeper | sluiswachter/sluiswachters
bridge-keeper | brugwachter/brugwachters
`;

/** Names of the other ones, `picture | one/many`; their words stand in `nouns.ts` and `common-nouns/`. */
export const otherNames = `
water | water/=
wind | wind/=
sand | zand/=
smoke | rook/=
mud | modder/=
paper | papier/=
plastic | plastic/=
puddle | plas/plassen
meadow | weide/weiden
drawer | lade/lades
iron | strijkijzer/strijkijzers
`;
