/** Portuguese: things of house, work, play and music, clothes; by the families of `lexicon/shown-families.ts`. */
export const things = `
socket | tomadas, benjamim
router | roteador, roteadores, modem, microchip, fusível, fusíveis, termostato, pen drive, disco rígido
nut and bolt | porca de parafuso, porcas, rebite, arruela, pino metálico
conveyor belt | pallet, esteira rolante, andaime, viga, vigas, alavanca, roldana
toolbox | caixa de ferramentas
clamp | grampo de marceneiro, bigorna, torno de bancada
power drill | formão, lixa de madeira, pé de cabra, fita métrica, espátula, maçarico, pinça
plunger | desentupidor
skein | novelo de lã, meada
bobbin | linha de costura, retrós
baby bottle | mamadeiras, biberão
clay pot | jarro de barro, moringa, pote de barro, talha
oil lamp | lamparina, lamparinas
quilt | edredom, saco de dormir
dishwasher | secadora de roupa, lavadora
hair dryer | ar-condicionado, máquina de costura, cafeteira, parquímetro, campainha
sieve | ralador, peneira, funil, saca-rolhas, abridor de latas, descascador, quebra-nozes, pilão, coador
comb | cotonete, cotonetes, pentes, pasta de dente, escova de cabelo, fio dental, xampu, shampoo, lenço umedecido
scouring pad | bucha de banho
dumpster | caçamba de lixo, cesto de lixo
fire extinguisher | extintores
feather duster | espanador, mosquiteiro, água sanitária, detergente, varal, capacho, cabides
balcony | varanda, sacada, sótão, terraço
roof tile | pilar, pilares, lareira
castanets | castanholas, pandeiro, pandeiros, xilofone, alaúde, bandolim, berimbau, cuíca, agogô, oboé, reco-reco, zabumba
flute | flautas
accordion | sanfonas
conga | bumbo, tamborim
trombone | trompetes, trombone, tuba, corneta
ukulele | guitarras, violões, ukulele, viola caipira, lira
viola | violinos, rabeca, viola de arco, contrabaixo
folding fan | leques
chess piece | peça de xadrez, torre de xadrez, peça de damas
rocking horse | cavalinho de pau, casa de bonecas, massinha, pula-corda, barquinho de papel, aviãozinho de papel, balão de água, bilboquê
shuttlecock | petecas, peteca de badminton
ping-pong ball | bolinha de pingue-pongue, raquete de pingue-pongue
baseball bat | taco de beisebol
hockey stick | taco de hóquei
dumbbell | halter, halteres, esteira ergométrica, saco de pancada, taco de golfe, taco de sinuca, trampolim de piscina, joelheira
butterfly net | tarrafa, tarrafas, puçá, rede de borboletas
playing card | carta de baralho, cartas de baralho
email | e-mails, spam, e-mails de spam
keyboard | teclados, máquina de escrever
printer | impressoras, copiadora, xerox
pencil case | estojo, apontador, corretivo, marca-texto, percevejo de papel, transferidor, boletim escolar, carteira escolar, gibi, gibis, revista em quadrinhos
rain boots | galocha, galochas, botina
sneakers | chuteira, chuteiras
raincoat | casacos, capa de chuva, moletom, poncho
shawl | cachecóis, lenço, xale
sun hat | chapéu de palha, chapéu de sol
helmet | capacete, capacetes, capacete de obra
`;
