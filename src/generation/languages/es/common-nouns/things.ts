/** Spanish: things of house, work, play and music, clothes; by the families of `lexicon/shown-families.ts`. */
export const things = `
socket | toma de corriente, alargador, regleta
router | router, módem, chip, placa base, fusible, fusibles, termostato, memoria usb, disco duro
nut and bolt | tuercas, perno, pernos, remache
conveyor belt | pallet, tarima de carga, cinta transportadora, contenedor de carga, andamio, viga, vigas, palanca, polea
toolbox | kit de herramientas
clamp | sargento de carpintero, yunque
power drill | cincel, lija, pinzas, cinta métrica, llana, rodillo de pintura, soplete
plunger | destapacaños, sopapa
skein | ovillo de lana, lana de tejer, madeja
bobbin | carrete de hilo, hilo de coser, bobina de hilo
baby bottle | biberones, mamadera, tetero
clay pot | vasija, vasijas, jarrones, tinaja
oil lamp | candil, candiles, quinqué
quilt | edredón, cobija, saco de dormir
dishwasher | lavarropas
hair dryer | aire acondicionado, máquina de coser, máquina expendedora, parquímetro, timbre de puerta
sieve | rallador, colador, embudo, sacacorchos, abrelatas, abridor, pelador, cascanueces, mortero, espátula de cocina, manopla
comb | bastoncillo, hisopo, peine, peines, pasta de dientes, cepillo de pelo, hilo dental, champú, toallita húmeda
scouring pad | estropajo
dumpster | basurero de calle, contenedor de basura, bote de basura
fire extinguisher | extintores, matafuegos
feather duster | plumero, mosquitero, lejía, detergente, tendedero, felpudo, perchas, gancho de ropa
balcony | balcón, balcones, ático, desván, terraza, pasillo, aula, aulas, alféizar
roof tile | canalón, pilar, pilares, columna, columnas
castanets | castañuelas, castañuela, pandereta, panderetas, xilófono, laúd, mandolina, oboe, bongó, charango, quena, zambomba, güiro, cencerro
flute | flautas, flauta dulce
accordion | acordeones, bandoneón
conga | yembé, bombo, timbal, atabal
trombone | trompetas, trombón, tuba, corneta
ukulele | guitarras, bajo eléctrico, lira
viola | violines, contrabajo
folding fan | abanicos
chess piece | alfil, alfiles, torre de ajedrez, ficha de damas, pieza de ajedrez
rocking horse | caballito de madera, casa de muñecas, plastilina, cuerda de saltar, barquito de papel, avión de papel, globo de agua, balero, matraca
shuttlecock | volante de bádminton, raqueta de bádminton
ping-pong ball | pelota de ping-pong, pala de ping-pong, raqueta de ping-pong
baseball bat | bate de béisbol, bates, pelota de béisbol, bate
hockey stick | palo de hockey, palos de hockey
dumbbell | mancuerna, mancuernas, pesa, pesas, cinta de correr, saco de boxeo, palo de golf, taco de billar, trampolín de piscina, pértiga, chaleco salvavidas, rodillera
dumbbell | esterilla de yoga
butterfly net | cazamariposas, salabardo, redecilla, atarraya
playing card | naipe, naipes, baraja, carta de naipe
email | correos electrónicos, e-mail, e-mails, correo basura
keyboard | teclados, máquina de escribir
printer | impresoras, fotocopiadora, escáner
pencil case | estuche de lápices, sacapuntas, corrector, compás de dibujo, transportador, boletín de notas, pupitre, tablón de anuncios, tebeo, historieta, cómic
rain boots | botas de agua, botas de lluvia
sneakers | deportivas
raincoat | abrigos, chubasquero, gabardina, chaleco, sudadera, poncho, albornoz, cazadora
shawl | bufandas, pañuelo, chal, rebozo, mantón
sun hat | sombrero de paja, pamela
helmet | casco, cascos, casco de obra
`;
