/** Italian: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | amico, amici, amica, amiche
neighbour | vicino di casa, vicini di casa
family | famiglia
child | bambino, bambini, bambina, bambine
fisherman | pescatore, pescatori
patient | paziente, pazienti
captain | capitano
sailor | marinaio, marinai
driver | autista
shopkeeper | negoziante, venditore
villager | contadino, paesano
lifeguard | bagnino
owner | padrone, proprietario
visitor | visitatore, visitatori, cliente, clienti
stranger | sconosciuto
messenger | messaggero
survivor | sopravvissuto, sopravvissuti
grandchild | nipote, nipotino, nipoti
mum | mamma, madre
dad | papà, padre
people | gente, persone
piglet | maialino
calf | vitello
stork | cicogna
hornet | calabrone, calabroni
locust | locusta, cavalletta, cavallette
heron | airone
water | acqua
smoke | fumo
shadow | ombra, ombre
wind | vento
rain | pioggia
storm | tempesta, temporale
waterfall | cascata
wave | onda, onde
hill | collina
cave | grotta, caverna
forest | foresta, bosco
meadow | prato
field | campo, campi
swamp | palude
mud | fango
sand | sabbia
pond | stagno
puddle | pozzanghera, pozzanghere
cliff | scogliera
shore | riva, costa
sea | mare
river | fiume
lake | lago
mountain | montagna, montagne
island | isola, isole
street | strada, strade
farm | fattoria
roof | tetto, tetti
station | stazione
village | villaggio, paese
city | città
base | base
playground | parco giochi
market | mercato
museum | museo
restaurant | ristorante
cellar | cantina
tunnel | tunnel, galleria
stable | stalla
burrow | tana, tane
beehive | alveare
anthill | formicaio
bin | cestino, bidone, bidoni, cassonetto
shelf | scaffale
well | pozzo
paper | carta
carpet | tappeto
screw | bullone, bulloni
hose | tubo
spring | molla, molle
plastic | plastica
metal | metallo
block | blocco, blocchi
cube | cubo, cubi
number | numero, numeri
word | parola, parole
question | domanda, domande
letter | lettera, lettere
medicine | medicina, medicine
domino | domino
towel | asciugamano
wind turbine | pala eolica
solar panel | pannello solare, pannelli solari
traffic light | semaforo
button | bottone, bottoni
saw | sega
rifle | fucile
crumb | briciola, briciole
pollution | inquinamento
darkness | buio, oscurità
throne | trono
tray | vassoio
kitchen | la cucina, una cucina
bathroom | il bagno, stanza da bagno
bedroom | camera da letto
living room | soggiorno, salotto
classroom | aula scolastica
attic | soffitta, solaio
`;
