/** Portuguese: things that we draw ourselves, `picture | one/many, other words`; `=` where there is no other word for many. */
export const drawnThings = `
market-stall | barraca de feira/barracas de feira, banca de frutas, banca do mercado, barraca de frutas
stapler | grampeador/grampeadores, agrafador
speed-bump | lombada/lombadas, quebra-molas, lomba
sugar-cube | cubo de açúcar/cubos de açúcar, torrão de açúcar
flying-carpet | tapete voador/tapetes voadores, tapete mágico
bottle-cap | tampinha de garrafa/tampinhas de garrafa, tampinha, tampinhas, tampa de garrafa
dam | barragem/barragens, represa, represas
oar | remo/remos
toothpick | palito de dente/palitos de dente, palito de dentes
rice-cooker | panela de arroz/panelas de arroz, panela elétrica de arroz
rubber-stamp | carimbo/carimbos
glass-bottle | garrafa de vidro/garrafas de vidro
plastic-bottle | garrafa de plástico/garrafas de plástico, garrafa pet, garrafas pet, garrafa plástica, garrafas plásticas, garrafa de água
sprinkler | aspersor/aspersores, irrigador
sandbag | saco de areia/sacos de areia
cash-register | caixa registradora/caixas registradoras, caixa registadora
rolling-pin | rolo de massa/rolos de massa, rolo de macarrão
gong | gongo/gongos
clog | tamanco/tamancos
minaret | minarete/minaretes
banana-peel | casca de banana/cascas de banana, cascas de bananas
skittle | pino de boliche/pinos de boliche
tin-can | lata vazia/latas vazias, latinha, latinhas
rubber-duck | patinho de borracha/patinhos de borracha, pato de borracha
drill | furadeira/furadeiras, berbequim
turnip | nabo/nabos
escalator | escada rolante/escadas rolantes
bell-tower | campanário/campanários, torre do sino
bookshelf | estante de livros/estantes de livros
fly-swatter | mata-moscas/mata-moscas
crater | cratera/crateras
millstone | pedra de moinho/pedras de moinho
ladle | concha de sopa/conchas de sopa
washboard | tábua de lavar/tábuas de lavar
reef | recife/recifes, recife de coral
cinnamon | canela em pau/=, pau de canela
windsock | biruta/birutas, manga de vento
oxygen-tank | tanque de oxigênio/tanques de oxigênio, cilindro de oxigênio, cilindros de oxigênio, garrafa de oxigénio
note | nota adesiva/notas adesivas, post-it
tile | azulejo/azulejos, ladrilho, ladrilhos
sack | saco de pano/sacos de pano, saco de farinha, sacos de farinha, saco de batatas
drain | bueiro/bueiros
clothes-peg | prendedor de roupa/prendedores de roupa, pregador de roupa, mola da roupa
watering-can | regador/regadores
street-lamp | poste de luz/postes de luz, candeeiro de rua
road-sign | placa de trânsito/placas de trânsito, sinal de trânsito
hair-dryer | secador de cabelo/secadores de cabelo
roof-tile | telha/telhas
pallet | palete/paletes
guava | goiaba/goiabas
sea-urchin | ouriço-do-mar/ouriços-do-mar, ouriço do mar, ouriços do mar
steering-wheel | volante do carro/volantes do carro
lighthouse-keeper | faroleiro/faroleiros, faroleira
lock-keeper | guarda da eclusa/guardas da eclusa
bridge-keeper | guarda da ponte/guardas da ponte
`;

/** Names of the other ones, `picture | one/many`; their words stand in `nouns.ts` and `common-nouns/`. */
export const otherNames = `
water | água/=
wind | vento/=
sand | areia/=
smoke | fumaça/=
mud | lama/=
paper | papel/=
plastic | plástico/=
solar-panel | painel solar/painéis solares
stairs | escada/escadas
`;
