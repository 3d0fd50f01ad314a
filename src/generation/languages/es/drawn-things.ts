/** Spanish: things that we draw ourselves, `picture | one/many, other words`; `=` where there is no other word for many. */
export const drawnThings = `
market-stall | puesto de mercado/puestos de mercado, puesto de fruta, puesto de frutas, puesto del mercado
stapler | grapadora/grapadoras, engrapadora, engrapadoras
speed-bump | badén/badenes, tope de velocidad, reductor de velocidad, lomo de burro, resalto
sugar-cube | terrón de azúcar/terrones de azúcar, cubo de azúcar, cubos de azúcar
flying-carpet | alfombra voladora/alfombras voladoras, alfombra mágica, alfombras mágicas
bottle-cap | chapa de botella/chapas de botella, tapón de botella, corcholata, corcholatas, tapita, tapitas
dam | presa de agua/presas de agua, embalse, dique, diques
oar | remo/remos
toothpick | palillo de dientes/palillos de dientes, mondadientes, escarbadientes
rice-cooker | olla arrocera/ollas arroceras, arrocera
rubber-stamp | sello de goma/sellos de goma, sello de caucho
glass-bottle | botella de vidrio/botellas de vidrio, botella de cristal, botellas de cristal
plastic-bottle | botella de plástico/botellas de plástico, botella de agua, botellas de agua
sprinkler | aspersor/aspersores
sandbag | saco de arena/sacos de arena, bolsa de arena, bolsas de arena
cash-register | caja registradora/cajas registradoras
rolling-pin | rodillo de cocina/rodillos de cocina, palo de amasar, uslero
gong | gong/gongs
clog | zueco/zuecos
minaret | minarete/minaretes, alminar
banana-peel | cáscara de plátano/cáscaras de plátano, piel de plátano, cáscara de banana, cáscaras de banana, piel de banana
skittle | bolo/bolos
tin-can | lata vacía/latas vacías, bote de hojalata, botes de hojalata
rubber-duck | patito de goma/patitos de goma, pato de goma, patos de goma, patito de hule
drill | taladro/taladros, taladradora
turnip | nabo/nabos
escalator | escalera mecánica/escaleras mecánicas, escalera eléctrica, escaleras eléctricas
bell-tower | campanario/campanarios
bookshelf | estantería de libros/estanterías de libros, librero, libreros
fly-swatter | matamoscas/matamoscas
crater | cráter/cráteres
millstone | piedra de molino/piedras de molino, muela de molino
ladle | cucharón/cucharones
washboard | tabla de lavar/tablas de lavar
reef | arrecife/arrecifes, arrecife de coral
cinnamon | canela/=, rama de canela, ramas de canela
windsock | manga de viento/mangas de viento
oxygen-tank | bombona de oxígeno/bombonas de oxígeno, tanque de oxígeno, tanques de oxígeno, botella de oxígeno
note | nota adhesiva/notas adhesivas, post-it
tile | azulejo/azulejos, baldosa, baldosas
sack | saco de tela/sacos de tela, sacos, costal, costales, saco de harina
drain | alcantarilla/alcantarillas, desagüe, desagües
clothes-peg | pinza de ropa/pinzas de ropa, pinza de la ropa, pinzas de la ropa, broche de ropa
watering-can | regadera/regaderas
street-lamp | farola/farolas, poste de luz, alumbrado
road-sign | señal de tráfico/señales de tráfico, señal de tránsito, letrero, letreros
hair-dryer | secador de pelo/secadores de pelo, secadora de pelo
roof-tile | teja/tejas
pallet | palé/palés, tarima, tarimas
guava | guayaba/guayabas
sea-urchin | erizo de mar/erizos de mar
steering-wheel | volante de coche/volantes de coche
lighthouse-keeper | farero/fareros, guardián del faro, farera
lock-keeper | esclusero/escluseros, guarda de la esclusa
bridge-keeper | guardián del puente/guardianes del puente, guardapuente
`;

/** Names of the other ones, `picture | one/many`; their words stand in `nouns.ts` and `common-nouns/`. */
export const otherNames = `
water | agua/=
wind | viento/=
sand | arena/=
smoke | humo/=
mud | barro/=
paper | papel/=
plastic | plástico/=
screw | tornillo/tornillos
stairs | escalera/escaleras
`;
