/** Italian: things of house, work, play and music, clothes; by the families of `lexicon/shown-families.ts`. */
export const things = `
socket | prese elettriche, presa di corrente, ciabatta elettrica, caricabatterie
router | router, modem, microchip, fusibile, fusibili, termostato, chiavetta usb, disco rigido
nut and bolt | dado e bullone, rivetto, rondella, tassello
conveyor belt | nastro trasportatore, impalcatura, carrucola
toolbox | cassetta attrezzi
clamp | incudine, morsa da banco
power drill | scalpello, carta vetrata, pinzetta, tenaglia, piede di porco, metro a nastro, cazzuola
plunger | sturalavandino
skein | gomitolo di lana, matassa
bobbin | filo da cucito, spoletta
baby bottle | poppatoio
clay pot | anfore, brocche, vaso di terracotta, giara, orcio
oil lamp | lume a olio, lucerna
quilt | piumone, sacco a pelo, trapunta
dishwasher | lavatrici
hair dryer | condizionatore, macchina da cucire, caffettiera, distributore automatico, parchimetro, campanello
sieve | grattugia, colino, setaccio, imbuto, cavatappi, apriscatole, pelapatate, schiaccianoci, mortaio
comb | cotton fioc, pettine, pettini, dentifricio, spazzola per capelli, filo interdentale, shampoo, salvietta umidificata
scouring pad | spugna
dumpster | bidone della spazzatura, cassonetti
fire extinguisher | estintori
feather duster | scacciamosche, zanzariera, candeggina, detersivo, stendino, zerbino, grucce, appendiabiti
balcony | balcone, balconi, soffitta, terrazza, corridoio, aula scolastica, davanzale, veranda
roof tile | grondaia, pilastro, colonna, colonne, caminetto
castanets | nacchere, tamburello, tamburelli, xilofono, liuto, mandolino, oboe, fagotto, ocarina, carillon
flute | flauti, flauto dolce
accordion | fisarmoniche
conga | timpano
trombone | trombone, tuba
ukulele | chitarra
viola | contrabbasso
folding fan | ventagli
chess piece | alfiere, alfieri, pedone degli scacchi, pezzo degli scacchi, pedine
rocking horse | cavallo a dondolo, casa delle bambole, plastilina, barchetta di carta, aeroplanino di carta, gavettone, soldatino
shuttlecock | racchetta da volano
ping-pong ball | pallina da ping pong, racchetta da ping pong
baseball bat | mazza da baseball, pallina da baseball
hockey stick | bastone da hockey, mazza da hockey
dumbbell | manubrio da palestra, manubri, tapis roulant palestra, sacco da boxe, mazza da golf, stecca da biliardo, giubbotto di salvataggio
butterfly net | retino, retina da pesca, guadino, acchiappafarfalle
playing card | carta da gioco, carte da gioco
email | posta indesiderata, email
keyboard | tastiere, macchina da scrivere
printer | stampanti, fotocopiatrice, scanner
pencil case | astuccio, temperino, temperamatite, bianchetto, evidenziatore, puntina da disegno, goniometro, pagella, pagelle, banco di scuola, bacheca
rain boots | stivali di gomma
sneakers | zoccolo
raincoat | cappotti, impermeabile, gilet, poncho, accappatoio
shawl | sciarpe, foulard, scialle, bandana
sun hat | cappello di paglia, cappellino da sole
helmet | elmetto, elmetti
`;
