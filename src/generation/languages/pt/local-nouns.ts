/** Portuguese: nouns of the country and of every day; `language.types.ts` says what a row is. */
export const localNouns = `
shopkeeper | camelô, camelôs, quitandeiro, quitandeira, verdureiro, merceeiro, merceeira, peixeira, varina, varinas, vendedor ambulante, dono da loja, jornaleiro, sucateiro, mascate
shopkeeper | vendeiro, bodegueiro, castanheiro, castanheira, bolinheiro, livreiro, ferreteiro, balconista, vendedora de flores, fruteiro, cauteleiro
shrimp | gamba, gambas, pitu, camarãozinho, camarões fritos
chocolate-bar | trufa, trufas, tablete de chocolate, chocolatinho, barrinha de chocolate, barra de cereal
skull | crânio, caveirinha
food | graviola, marmelo, pãozinho de queijo, farinha de mandioca, polvilho, pirão, açaí na tigela, cupuaçu, cajá, umbu, fruta-do-conde, anona, anonas, tamarindo, pequi, murici, bacuri
food | sapoti, dióspiros, nêsperas, marmelos, marmelada, goiabada, romeu e julieta, bananada, quiabos, jiló, jilós, courgette, curgete, curgetes, espargos, palmito, palmitos, inhame, grelos
food | nabiças, tremoço, tremoços, pipas de girassol, azeite de dendê, cominho, noz-moscada, merenda, merendas, petisco, petiscos, espetada, espetadas, canelone, escondidinho
food | caramujos na manteiga, peixinhos da horta, pataniscas, patanisca, bacalhau à brás, bacalhau com natas, ração, rações, hóstia
grapes | videira, uva-passa, cacho de uvas, uvinha, uvas passas, jaboticaba, doze passas
plant | azevinho, hera, tojo, cipó, cipós, samambaia, samambaias, urtigas, cana-de-açúcar, trepadeira, trepadeiras, babosa, mato alto, bromélia, bromélias, junco, juncos, planta carnívora
plant | plantas carnívoras, comigo-ninguém-pode, capim-dourado, giesta, giestas, urze
boar | queixada, caititu, porco-do-mato, javaporco
automobile | carocha, carrinho de brinquedo, fusca, fuscas, fusquinha, calhambeque, calhambeques, limusine, descapotável, carrão, carrinho de choque, carro bate-bate, chaço, lata velha
automobile | carro elétrico, carro antigo, automóvel, automóveis, carrinho telecomandado, bate-bate, buggy, bugue, carro de brinquedo, carro popular
object | aríete, piões, bola de gude, perna de pau, pernas de pau, corda de pular, baloiço, baloiços, balanço de parque, trepa-trepa, cama de gato, chucha, chuchas, babadores, babete
object | babetes, fraldário, mordedor, chocalho de bebé, cavalinhos de pau, estandarte, estandartes, andor, andores, presépio, presépios, imagem de santo, mastros, pau de sebo, incenso
object | altares, crucifixo, crucifixos, oratório, carranca, carrancas, figa, patuá, filtro dos sonhos, amuleto, amuletos, talismã, rastelos, carrinhos de mão, forquilha, arados, cangalha
object | ferradura, ferraduras, estribos, esporas, laço de vaqueiro, chicotes, berrante de boi, aquário pequeno, bebedouro, bebedouros, comedouro, coleiras, trela, trelas, focinheira
object | casinha de cachorro, casotas, arranhador, coador de pano, pilões, almofariz, abre-latas, abridor de garrafa, forma de bolo, assadeira, assadeiras, canudos, canudinho, palhinha
object | palhinhas, toalhas de mesa, tupperware, tapuer, cantil, cantis, rolhas, cruzetas, tábua de passar, tábua de engomar, dedais, zíperes, fivelas, perucas, tiara de cabelo
object | elástico de cabelo, xuxinha, bobe, bobes, rolinho de cabelo, grampo de cabelo, gancho de cabelo, maquiagem, maquilhagem, rímel, verniz das unhas, cortador de unha, corta-unhas
object | ventoinha, ventoinhas, antena, antenas, router, extensão elétrica, interruptores, geradores, placa-mãe, circuito, circuitos, toca-discos, gira-discos, vitrola, disco de vinil
object | discos de vinil, cassete, cassetes, projetor, projetores, quadro branco, apagador, apagadores, apara-lápis, cola bastão, tubo de cola, fita adesiva, fita-cola, fita crepe, purpurina
object | glitter, autocolante, autocolantes, cromos, cartolina, cartolinas, massinha de modelar, plasticina, tinteiro, tinteiros, pena de escrever, rede de gol, esteira de corrida
object | caneleiras, cartão amarelo, cartão vermelho, bandeirinha de escanteio, braçadeira de piscina, espaguete de piscina, piscininha, redes de pesca, covo, arpões, snorkel, pé de pato
object | barbatanas, tapa-olho, gancho de pirata, castelos de areia, mina terrestre, minas terrestres, elmos, cota de malha, cassetete, cassetetes, grimório, tabuleiro ouija, boneco de vodu
object | talhadeira, marreta, marretas, motosserras, britadeira, gesso na perna, máscara cirúrgica, máscaras cirúrgicas, proveta, provetas, erlenmeyer, bico de bunsen, pipeta, pipetas
object | estátuas, sarcófagos, totens, adubo, adubos, fertilizante, saco de lixo, sacos de lixo, sucata, sucatas, entulho, entulhos, bituca, bitucas, beata de cigarro, beatas de cigarro
object | pneu velho, pneus velhos, lixo reciclável
deciduous-tree | eucalipto, abacateiro, faia, ameixeira, pessegueiro, acácia, sobreiro, sobreiros, azinheira, jabuticabeira, figueira, figueiras, amendoeiras, pau-brasil, seringueira, choupo
deciduous-tree | eucaliptos, nogueira, cerejeira, flamboyant, jaqueira, pitangueira, pé de manga, pé de goiaba, pé de laranja, pé de jabuticaba, plátano, baobá, embondeiro, bonsai, sumaúma
deciduous-tree | cajazeira, jatobá, aroeira, medronheiro, árvore de fruto, árvore frutífera, arvorezinha
palm-tree | bananeira, carnaúba, buritizeiro, açaizeiro, dendezeiro, bananeiras, palmeirinha
blossom | lírio, malmequer, begónia, petúnia, camélia, camélias, papoila, papoilas, hortênsia, hortênsias, lírios, florzinha, florzinhas, malmequeres, azálea, azaleia, crisântemos, dália
blossom | dálias, sempre-viva, cravo vermelho, amor-perfeito, amores-perfeitos, alfazema, dente-de-leão, onze-horas, bem-me-quer, buganvília, magnólia, flor do campo, flores do campo
teddy-bear | ursinho, ursinhos, peluche, peluches, bicho de pelúcia, bichinho de pelúcia, ursinho de peluche, bichos de pelúcia, ursinho carinhoso
fish | peixe-espada, robalo, tambaqui, pirarucu, carapau, carapaus, linguado, pescada, corvina, bagres, tainha, tainhas, sardinha assada, sardinhas assadas, surubim, traíra, tucunaré, cação
fish | sardinhinha, savelha, peixão, besugo, pargo, solha, jaú, mandi, acará, sardinha de lata, pescadinha, badejo
old-woman | vózinha, avozinha, bisa, senhorinha, dona maria, tia-avó, velhota, avozita
old-man | vovozinho, avozinho, nono, reformado, tio-avô, velhote
woman | priminha, mãezinha, mainha, tiazinha, cunhadinha
man | priminho, compadre, paizinho, painho, tiozão, tiozinho, papaizinho, namorado, marido
boy | maninho, netinho, guri, miúdo, menininho, gurizinho, garotinho, rapazinho, guris, moleque travesso, coroinha, escuteiro, garotão, molequinho, curumim, pivete
girl | maninha, netinha, miúda, menininha, gurizinha, escuteira, cunhatã, debutante
baby | bebezinho, recém-nascido, trigêmeos, bebezão
child | pequerrucho, petiz, petizada, criançada, pirralho, pirralha, pirralhos, catraio, órfã, miúdos, gurizada, molecada, caçula, pimpolho
person | aniversariante, romeiro, romeira, folião, foliões, passista, porta-bandeira, mestre-sala, baiana, baianas, caretos, careto, campino, campinos, pauliteiro, minhota, cangaceiro
person | cangaceiros, sertanejo, capoeirista, capoeiristas, brincante, caiçara, ribeirinho, retirante, baterista, gaiteiro, violeiro, flautista, percussionista, baixista, repentista
person | quilombola, indígena, indígenas, cacique, pajé, nordestino, lenhadora, ermitão, andarilho, catador, catadora, torcedora, gandula, centroavante
woman-dancing | dançarina de frevo, dançarina de samba
man-dancing | dançarino de frevo
singer | pagodeiro, funkeiro, funkeira, cantador, forrozeiro, roqueiro, cantadeira
cowboy | vaqueira, boiadeiro, boiadeira, peão de boiadeiro, tropeiro, tropeiros, peão de rodeio
soldier | soldadinho, soldadinho de chumbo, paraquedista, artilheiro, soldado romano, tropa de elite, guerrilheiro, franco-atirador, atirador de elite, soldadinhos de chumbo, conquistador
knight | cavaleiro andante, templário, fidalgo, cruzado, cavaleiro medieval, dom quixote
pirate | flibusteiro, piratinha
police-officer | guarda municipal, guarda-noturno, sinaleiro, gendarme, polícia sinaleiro, inspetor da polícia, agente da psp, brigadiano, carabineiro
guard | segurança de loja, carcereiro, guarda real, porteiro de boate
construction-worker | servente de obra, operária, capataz, empreiteiro, ferroviário, guarda-cancela, guarda-linha, pintor de paredes, azulejista, soldadora, calceteiro, gesseiro
construction-worker | peão de obra, estivadores
factory-worker | torneiro, metalúrgico, fundidor, amolador, ferramenteiro
mechanic | borracheiro, funileiro, bate-chapas, lanterneiro
plumber | encanadora, canalizadora
electrician | electricista
cook | cozinheirinho, churrasqueiro, pasteleira, doceira, doceiro, sorveteiro, sorveteira, merendeira, quituteira, baiana do acarajé, pipoqueiro, pipoqueira, tapioqueira, boleira
cook | chefe de cozinha, geladeiro, salgadeira
baker | moleiro, moleira, padeirinha
butcher | magarefe
cashier | operadora de caixa, cobradora, moça do caixa
waiter | empregada de mesa, copeira, criado de mesa
bartender | taberneiro, taberneira, botequeiro
office-worker | chefe de escritório, escriturário, contabilista, contadora, gerente, gerentes, bancária, funcionária, funcionário público, empregado de escritório, autarca, vereador
office-worker | vereadora, deputado, deputada, ministra, governadora, tesoureiro, tesoureira, rececionista, corretor de imóveis, síndico, síndica, presidente da câmara, chefão do escritório
office-worker | zelador do prédio
teacher | prof, profe, fessora, professorinha, educadora de infância, educadora, tia da escola, mestre-escola, stôra, stôr, setôra, setôr, professora primária, inspetora da escola
teacher | diretora da escola, diretor da escola, catequista, pedagoga, explicadora, monitora, coordenadora, professor de matemática
student | colegial, universitário, caloira, caloura, coleguinha, colega de turma, colegas de turma, formando, estudantina
health-worker | paramédico, curandeira, benzedeira, fisioterapeuta, maqueiro, agente de saúde, fono, nutricionista
dentist | ortodontista
pharmacist | boticário
farmer | agricultora, lavrador, lavradora, roceiro, camponesa, boia-fria, ceifeira, ceifeiro, vindimador, vindimadora, sitiante, chacareiro, queijeiro, horticultor, cafeicultor
farmer | colhedor de café, cortador de cana, caseiro do sítio, camponeses, pecuarista, viticultor, ordenhador, colonos
shepherd | pastorinho, pastorinhos, pastorzinho, pastorinha, zagal
fisherman | marisqueira, marisqueiro, caranguejeiro, bacalhoeiro, sardinheiro
sailor | marinheira, marujos, grumete, contramestre, barqueira, canoeiro, timoneiro, balseiro, marinheirinho
captain | capitães, mestre do barco
hunter | caçadora, mateiro
gardener | podador, floricultor
beekeeper | apicultora
postman | entregadora, moço dos correios
messenger | motoboys, mensageira, office boy, moço de recados, arauto
driver | condutora, caminhoneira, revisor, mototaxista, motoqueiro, motoqueira, tratorista, perueiro, cocheiro, carroceiro, guarda-freio, piloto de corrida, chofer, motorneiro, motociclista
driver | motard
pilot | aviadora, pilota, comandante do avião
passenger | passageira, viajantes, mochileiro, mochileira, peão da rua, peões na passadeira, caronista
cleaner | varredora, diarista, lavadeira, lavadeiras, engraxate, limpa-chaminés, mulher a dias, varredor de rua, homem do lixo, empregada de limpeza, catador de lixo
babysitter | ama-seca, babysitter
tailor | costureiro, modista, bordadeira, crocheteira, estilista, fiandeira
carpenter | carpinteira, marceneira, entalhador, luthier
blacksmith | ferrador, serralheiro, caldeireiro, latoeiro
miner | garimpeiro, garimpeiros, cabouqueiro
photographer | paparazzo, lambe-lambe
journalist | locutor, locutora, apresentador, apresentadora, influenciador, influenciadora, influencer, youtuber, youtubers, streamer, tiktoker, blogueiro, blogueira, blogueirinha
journalist | moça do tempo, podcaster, radialista
technologist | designer gráfico, desenvolvedor, desenvolvedora, geek
lawyer | solicitador, promotora de justiça, rábula
judge | juiz, juízes, desembargador
coach | técnico de futebol, selecionador, preparador físico, personal trainer
actor | actor, actriz, galã, mamulengueiro, bonecreiro, comediante, humorista, equilibrista, dublê, contador de histórias, contadora de histórias, ventríloquo, jogral
clown-face | palhaça, palhacinho, pierrô
lifeguard | guarda-vidas, nadador-salvador
firefighter | brigadista, bombeirinho
scientist | inventor, inventora, arqueóloga, cientista maluco, professor pardal, pesquisador, pesquisadora, investigadora, cientista louco
artist | escultora, desenhador, ilustrador, ilustradora, grafiteira, caricaturista, artesã, pintores, santeiro
person-superhero | super-heróis, superherói, justiceiro mascarado
woman-superhero | super-heroína
person-wrestling | lutador de sumô, sumotori
santa-claus | pai natal, bom velhinho, papai noel gordo, são nicolau
mx-claus | duende de natal
prince | príncipe encantado, rei mago, reis magos
princess | princesinha, sinhazinha, rainha da festa
person-with-crown | czar, monarca, baltasar
person-with-veil | noivinha, noiva da quadrilha
man-in-tuxedo | padrinho de casamento
woman-with-headscarf | freirinha, noviça, madre superiora, freira carmelita, baiana de turbante
person-mage | druida, ilusionista, merlin
woman-mage | bruxinha, cuca, maga, vidente, moura encantada, velha bruxa, bruxa má
baby-angel | anjinho, anjinhos, querubim, anjo da guarda, menino jesus, anjinho barroco
person-fairy | fadinha, sininho
gnome | anões de jardim, duendezinho, trasgo, gnominho
ogre | homem do saco, papão, velho do saco, ogra
woman-merpeople | mãe d'água, sereiazinha, iemanjá, mae dagua
goblin | diabinho, chupacabra, diabinhos
demon | satanás, lúcifer, belzebu, capiroto, cramulhão
ghost | fantasminha, visagem, assombrações, almas penadas, mulher de branco, fantasmazinho, gasparzinho
skeleton | caveira ambulante
creature | bumba meu boi, boi bumbá, gigante adamastor, adamastor, monstrinho, monstro do lago, monstro do pântano, quimera, hipogrifo, pégaso, fauno, ser mitológico, cobra grande, pisadeira
creature | lobismulher, mãe do ouro, negrinho do pastoreio, cabra cabriola, labatut, abominável homem, capelobo, ipupiara, bruxa do mar
dragon | coca de monção, dragoa
pot-of-food | cozido à portuguesa, caldeirada, cataplana, vatapá, panelada, panela de barro, panela de pressão, dobradinha, buchada, tutu de feijão, bobó de camarão, rabada, tacacá
pot-of-food | ensopadinho, estufado, feijão tropeiro, barreado, caruru, panelinha, tacho, tachos, cuscuzeira, feijoadinha, pato no tucupi, maniçoba, sarrabulho, caldinho de feijão, chanfana
pot-of-food | galinhada, estrogonofe, strogonoff, carne de panela, panelão, mungunzá, canjica
shallow-pan-of-food | arroz de marisco, paelha, arroz de pato, frigideira de arroz, cuscuz paulista
cooking | ovo estrelado, ovos estrelados, omelete de queijo, sertã, bife a cavalo, chapa de cozinha, ovos fritos
dumpling | pastéis, pastelzinho, risole, rissol, rissóis, risoles, pastel de bacalhau, pastéis de bacalhau, bolinhos de bacalhau, quibe, quibes, esfirra, bolinhos de chuva, chamuça, chamuças
dumpling | bolinha de queijo, enroladinho, capeletti, ravióli, salgadinho de festa, salgadinhos de festa, pierogi, abará, bolinho de feijão
flatbread | bolo do caco, pão árabe, piadina, crepioca, tapioquinha
tamale | pamonha, pamonhas
sandwich | sande, bifana, bifanas, francesinha, francesinhas, misto quente, bauru, mortadela no pão, prego no pão, tosta mista, pão com mortadela, bifinho no pão, x-tudo, sanduba
sandwich | lanche natural, pão com ovo, tostas mistas, sanduichinho, churrasquinho no pão
hot-dog | alheira, alheiras, morcela, morcelas, farinheira, paio, salpicão, dogão, cachorros quentes, linguiça calabresa, linguicinha
french-fries | batatinha frita, mandioca frita, batatinhas, batata palha, aipim frito, polenta frita
cut-of-meat | alcatra, maminha, costeleta, costeletas, entremeada, fraldinha, febras, filé, filé mignon, carne seca, carne de sol, charque, torresmo, torresmos, bisteca, contra-filé
cut-of-meat | carne assada, bifinho, chuleta, bitoque, lombo de porco, carne moída
meat-on-bone | leitão à bairrada, cupim assado, cordeiro assado, leitão assado, costela assada, cabrito assado, espetada madeirense
poultry-leg | frango no churrasco, frango à passarinho, asas de frango, coxas de frango, sobrecoxa, nuggets, galeto
bread | pão de forma, pão de ló, broa de milho, pão de centeio, papo-seco, pão de milho, padinha, pão caseiro, bisnaguinha, rabanada, rabanadas, folar, folares, chocotone, pão de mafra
bread | pão de deus, pão doce, torrada, torradas, farinha de rosca, cacete de pão, carcaça de pão
baguette-bread | cacetinho, bengala de pão, pão de sal, cacetinhos
cheese-wedge | queijo minas, queijo da serra, queijinho, queijo ralado, queijo prato, queijo fresco, queijo de cabra, queijos da serra
cookie | bolachinha, biscoitinho, bolacha maria, alfajor, alfajores, rosquinha de coco, biscoito de polvilho, cavaca, cavacas, areias de cascais, paçoquinha, pé de moleque, bolacha recheada
cookie | biscoito recheado, pães de mel, wafer, quebra-queixo, broinha
shortcake | bolo de fubá, bolo de cenoura, bolo de laranja, torta alemã, bolo de bolacha, bolo de chocolate, bolo de milho, bolo formigueiro, mil-folhas, naked cake, tortinha
shortcake | torta holandesa, baba de camelo, serradura, tarte de natas, cheesecake, molotof
birthday-cake | bolo de anos, bolo de casamento, bolo de noiva, bolinho de aniversário
cupcake | queque, queques, madalena, madalenas, bom-bocado, queijada, queijadas, travesseiro de sintra, muffins
custard | pudim de leite, leite-creme, arroz doce, manjar, flan, curau, aletria, quindim, quindins, mousse, ambrosia, ovos moles, toucinho do céu, papo de anjo, mousse de chocolate
custard | manjar branco, pudinzinho
pie | pastel de belém, pastéis de belém, torta de frango, tarte, tartes, tarte de maçã, torta salgada, empadões, tarte de amêndoa
doughnut | bola de berlim, bolas de berlim, donuts, rosca doce, malassada, malassadas, filhoses, rosquilhas, fartura, farturas, sonhos de natal, argola de massa, coscorão, coscorões
pancakes | panquequinha, panquecas americanas
waffle | wafel, bolacha americana
candy | beijinho de coco, beijinhos de coco, balas de goma, balinha, balinhas, goma de mascar, rebuçado, rebuçados, chicletes, cajuzinho, cajuzinhos, maria-mole, marshmallows, bem-casado
candy | bem-casados, caramelos, olho de sogra, olhos de sogra, torrone, nogado, amêndoas da páscoa, confeito, confeitos, rapadura, puxa-puxa, gominha, gominhas, jujubinha, gelatininha
lollipop | chupa-chupa, chupa-chupas, pirulitinho
ice-cream | taça de sorvete, sorvetinho, bola de sorvete, sundae, bola de gelado, geladinho de taça
soft-ice-cream | casquinha de sorvete, cone de gelado, cones de gelado, sorvete de casquinha, dindim, gelado de cone, sorvete de palito, chup-chup, picolezinho
shaved-ice | raspadinhas, granizado
mate | chimarrão, tereré, cuia de chimarrão, erva-mate, cuia, cuias, bomba de chimarrão
hot-beverage | cafezinho, meia de leite, café com leite, quentão, cimbalino, chávena, chávenas, carioca de limão, caneca de café, xicrinha, carioca de café, abatanado, café expresso
hot-beverage | chazinho, chá de camomila, garrafa térmica, chá da tarde
teapot | bulezinho
wine-glass | vinho do porto, copo de vinho, sangria, quentão de vinho, vinho verde, ginjinha, ginja, jeropiga, moscatel
beer-mug | cervejinha, chopp, caneca de cerveja, breja, brejas, latinha de cerveja, chopinho, cervejola
clinking-glasses | espumante, champanhe, champagne, taças de champanhe
tumbler-glass | cachaça, caipirinha, caipirinhas, aguardente, aguardentes, medronho, whisky, copinho, licor, licor beirão, poncha, vodka, copázio, copo americano, caipiroska
tumbler-glass | copinho de cachaça
cup-with-straw | guaraná gelado, garapa, água de coco, vitamina de banana, milk-shake, suquinho, vitamina de abacate, ice tea, capilé, suco de laranja, sumo de laranja, suco de maracujá
cup-with-straw | gasosa, smoothie, batida de coco, suco de uva
beverage-box | suco de caixinha, caixinha de suco, pacote de leite, caixa de leite, achocolatado, pacote de sumo
glass-of-milk | leitinho, copo de leitinho, iogurte líquido
baby-bottle | biberões, biberon, mamadeirinha
steaming-bowl | sopinha, sopa de legumes, canja de galinha, caldo de mocotó, sopa da pedra, sopa de letrinhas, macarrão na sopa, creme de legumes, miojo, sopa de peixe, sopão
steaming-bowl | caldo de feijão, gaspacho
bowl-with-spoon | papinha, papinhas, purê, puré de batata, malga, malgas, angu, polenta, mingauzinho, cumbuca, cumbucas, saladeira, sucrilhos, vasilha, vasilhas
cooked-rice | arroz branco, arrozinho, arroz carreteiro, arroz de carreteiro
beans | feijãozinho, feijão-preto, favas, feijão carioca, feijões mágicos, grãos de café, fava, grão de café, amendoim japonês
pea-pod | feijão-verde, ervilhinha
ear-of-corn | espigas de milho, milho verde, maçaroca, maçarocas, milho cozido, sabugo de milho
potato | batata inglesa, batatas a murro
roasted-sweet-potato | batata-doce, mandioca, aipim, macaxeira, batatas-doces, mandiocas, macaxeiras
hot-pepper | malagueta, malaguetas, piri-piri, piripiri, pimenta malagueta, pimentinha, pimenta biquinho, molho de pimenta
bell-pepper | pimentões, pimentos, pimento verde
avocado | abacatinho
banana | bananinha, cacho de bananas, banana-da-terra, banana nanica, banana da madeira, penca de bananas
coconut | coco verde, coquinho, babaçu, cocos verdes
mango | mangas maduras, mamões, papaia, papaias, mamãozinho, jaca madura
guava | goiabinha, araçá
strawberry | moranguinho, morangão, medronhos
blueberries | amora silvestre, jamelão
cherries | ginjas, cerejinha
tangerine | bergamotas, laranjinha, ponkan, clementina, laranja-lima, poncã, clementinas, toranjas, laranja baía
lemon | limões, limãozinho, limão siciliano
lime | limão taiti, limão galego
peach | alperce, alperces, pêssego em calda, nectarinas, seriguela, siriguela
pear | pera rocha, peras rocha
red-apple | maçãzinha, maca do amor, maçãs do amor
pineapple | ananases
watermelon | fatia de melancia, melanciazinha
melon | melões, meloas
jack-o-lantern | abóbora menina, abobrinha de halloween
leafy-green | espinafres, agriões, acelga, couve galega, couve lombarda, couve-de-bruxelas, repolhinho, almeirão, escarola, taioba, hortaliças, couves-flor
herb | salsinha, coentros, manjerico, manjericos, orégano, oregãos, poejo, erva-cidreira, capim-limão, ervas aromáticas, folha de louro, arnica, boldo, espada-de-são-jorge, erva-doce
onion | cebolinha roxa, alho-francês, cebolas roxas, cebolo
garlic | dente de alho, dentes de alho, réstia de alho, cabeça de alho, alho-porro, trança de alhos
carrot | cenourinha, cenourinhas, mandioquinha, cherivia
tomato | tomatinho, tomate-cereja, tomatinhos
cucumber | pickles, pepininho, pepino em conserva
eggplant | beringela, beringelas
mushroom | míscaro, míscaros, cogumelinho, champignon, tortulho, shimeji
chestnut | castanha-do-pará, castanhas assadas, pinhões, castanha assada, pinhões cozidos, castanhas quentes, noz pecã
peanuts | pistáchio, amendoinzinho, cajus torrados, pistáchios
popcorn | pipoca doce, saco de pipoca, piruá, pipoquinha, pipoca de micro-ondas
honey-pot | favo de mel, favos de mel, mel de abelha, própolis, melzinho
jar | frasco, frascos, compotas, potinho, doce de abóbora, vidro de geleia, frasquinho, boião, boiões, pote de vidro, doce de compota, mealheiro de vidro
amphora | bilha, bilhas, vaso de barro, cântaro, cântaros, cantarinha, filtro de barro, jarrão, jarrinha
canned-food | lata de sardinha, lata de atum, latas de sardinha, conservas, lata de milho, sardinha em lata, conserva de peixe, atum em lata, latas de atum
butter | margarina, manteiguinha
egg | ovinho, ovinhos, ovo cozido, ovo de codorna, ovos de chocolate
salt | saleiros, sal grosso, pimenteiro, salzinho
spaghetti | macarronada, esparguete, massa à bolonhesa, esparguetes, macarrões
squid | lulinha
octopus | polvinho, polvo à lagareiro
lobster | lavagante, lavagantes, cavaquinha
crab | siris, sapateiras, santola, percebes, percebe, guaiamum, caranguejinho, goiamum, caranguejo-eremita, aratu
oyster | amêijoa, amêijoas, mexilhões, conquilha, conquilhas, sururu
rolling-pin | pau de macarrão, rolo da massa, rolo de cozinha
ladle | colher de pau, escumadeira, concha de feijão, espátula de cozinha, colheres de pau
bucket | baldinho, baldinho de praia, balde de água, baldinhos
basket | cestinha, balaio, balaios, cabaz, cabazes, cesta básica, cesto de roupa, cestinho, canastra, seira
broom | rodos, esfregona, esfregonas, vassourinha, vassoura de bruxa, mopa, piaçaba
clothes-peg | molas da roupa, pregadores de roupa, corda da roupa, corda de roupa, estendais, varal de roupa
fridge | frigobar, caixa térmica, arca frigorífica, isopor de cerveja
stove | fogões, fogareiro, microondas, fogão a lenha, grelhador, forninho, forno de lenha, cooktop, fogãozinho, forno a lenha
blender | batedeira, batedeiras, espremedor, mixer, bimby, espremedor de laranja
washing-machine | máquinas de lavar, tanquinho, lava-louça, lava-loiça
washboard | tanque de roupa, tanque de lavar
toilet | privada, privadas, sanita, sanitas, retrete, retretes, penico, penicos, pinico, bacio, assento da sanita, latrina, mictório, troninho, troninhos, vaso do banheiro
roll-of-paper | papel toalha, papel de cozinha, lenço de papel, rolos de papel, lenços de papel
pile-of-poo | coco de cachorro, cocó de cão, bosta, bostas, merda, merdas, esterco, cacas, poia, cocô de vaca, fezes, cocô de pombo, bosta de vaca, caganita, caganitas, dejeto, dejetos
pile-of-poo | cocos de cão
dashing-away | pum, peido, peidos, punzinho, pumzinho
bed | caminha, rede de dormir, beliches, colchões, bercinho, saco-cama, colchonete, colchonetes, esteira de palha, cama de casal, colchão inflável, chiqueirinho de bebê, moisés
pillow | edredão, mantas, colchas, almofadinha, cobertorzinho, fronha, fronhas, mantinha, travesseirinho
couch-and-lamp | cadeirão, cadeirões, sofázinho, sofá-cama, puff, pufe
chair | cadeirinha, banco de jardim, cadeira de balanço, cadeira de praia, cadeiras de praia, banqueta, tamborete, espreguiçadeira, espreguiçadeiras, cadeira de papa, cadeirão de bebê
chair | banco de praça, cadeira gamer, cadeira de plástico
table | mesinha, criado-mudo, mesa de cabeceira, mesinha de cabeceira, bancadas, penteadeira, mesa de jantar, mesa de centro, mesinhas, balcão de loja
wardrobe | guarda-roupas, guarda-fatos, roupeiro, roupeiros, cabide de pé, bengaleiro, cacifo, cacifos, closet
drawer | gaveteiro, aparador, gavetinha
drum | bombo, bombos, adufe, adufes, surdo de samba, surdão, atabaque, atabaques, bateria de escola, caixa de guerra, repinique, pandeireta, pandeiretas, tamborzinho, pratos de bateria
drum | timbal, timbales, zés-pereiras, bongô, baqueta, baquetas, cajón, tarol
guitar | guitarra portuguesa, braguinha, viola braguesa, guitarrinha, violãozinho, baixo elétrico, contrabaixo elétrico
flute | flautinha, gaita de foles, pífano, pífaro, flauta de bisel, gaita de beiços, gaita de boca, flautim, harmónica, flauta de pã
trumpet | vuvuzela, clarim, berrante, berrantes, cornetinha, bombardino
accordion | acordeões, concertina, concertinas, gaita-ponto, acordeon, sanfoninha
maracas | ganzá, reco-recos, matraca, matracas, caxixi, afoxé, triângulo de forró, guizo, guizos, xequerê, chocalhinho, pau de chuva
firecracker | rojões, foguete de festa, estalinho, estalinhos, biribinha, traque de massa, petardo, petardos, foguetório
fire | foguinho, labareda, labaredas, tochas, fogueirinha, tocha olímpica
balloon | bexiga, bexigas, balãozinho, balões de água, bexiguinha, balão junino, bexiga d'água
triangular-flag | bandeirola, bandeirolas, galhardete, flâmula
kite | papagaios de papel, pandorgas, pipinha, cafifa
japanese-dolls | bonequinha, bonecos, bonequinho, boneca de pano, bonecas de pano, matrafona, boneca de trapos, bonequinhos
dog | cadela, cadelas, cadelinha, vira-latas, rafeiros, au-au, auau, vira-lata caramelo, cachorro caramelo, pastor alemão, cão da serra, bulldog, buldogue, golden retriever, labrador, galgo
dog | dálmata, dálmatas, doguinho, catioro, doguinhos, pit bull, pitbull, rottweiler, basset, lulu da pomerânia, cão d'água, perdigueiro, mastim, podengo, sabujo, cadelinhas, guaipeca
dog | shih tzu
cat | bichanos, bichaninho, gato persa, gato siamês, siamês, gatos de rua, gatão, gato malhado, gato laranja
leopard | onçinha, onças-pintadas, onça-preta
capybara | capivarinha
sloth | bicho-preguiça, bichos-preguiça, preguicinha
armadillo | tatuzinho, tatu-canastra, tatupeba
monkey | macaquinho, mico-leão-dourado, mico-leão, saguis, bugio, chimpanzés, macaco-prego, macaquinhos
deer | veadinho, cervinho
chicken | galinha poedeira, galinhazinha, galinhas d'angola, galinha caipira
rooster | galo de barcelos, galo garnisé, garnisé, galo de briga
baby-chick | pintainhos, pintainha, pintinho amarelinho
parrot | ararinha-azul, arara-azul, caturra, caturrita, ararinha, cacatua, jandaia, agapórnis, papagaiozinho
bird | beija-flores, quero-quero, pintassilgo, tico-tico, curió, seriema, siriema, gralha, picapau, pica-paus, jaburu, martim-pescador, cucos, tesourinha, sanhaço, corrupião, azulão
bird | cambaxirra, abelharuco, passarada, rolinha, rolinhas, anu, jacu, colibris
eagle | gaviões, falcões, milhafre, abutres, urubuzinho, urubu-rei, peneireiro, gavião-real
owl | mocho, mochos, corujinha, bufo-real, coruja-buraqueira, mochinho, coruja-das-torres
tropical-fish | peixinho dourado, peixinhos dourados, peixe betta, betta, peixe-cirurgião, peixe-anjo, peixes coloridos
bug | tatuzinho-de-jardim, bicho-de-conta, carraça, carraças, percevejos, lagartinha, bichinho, bichinhos, térmita, térmitas, ácaros, insetinho, lacraias, bicho-papagaio, lêndeas
bug | lagarta-de-fogo, pulgões, bicho-de-pé, piolhinho
lady-beetle | joaninhazinha
honeybee | zangões, mamangava, abelhão, abelha-rainha, maribondo, abelha operária, vespa asiática, abelhas assassinas
mosquito | mosquito da dengue, carapanã, borrachudo, borrachudos, mosquitinho, mosquitinhos, aedes, mosquitão
cockroach | baratinha, barata voadora, baratas voadoras, baratão
cricket | grilinho, gafanhotinho
worm | minhoquinha, minhocão, lombriga, lombrigas
frog | perereca, pererecas, sapo-cururu, sapão
lizard | calango, calangos, osgas, camaleões, teiú, calanguinho, sardão, sardanisca, lagartixinha
snake | víboras, cobra-coral, cobrona, surucucu, cascavéis
crocodile | jacarezinho, jacaré-açu, crocodilozinho
animal | tamanduá-bandeira, cutia, cutias, paca, pacas, furões, ariranha, jupará, sarué, suricates, toupeirinha, fuinhas, bicharada, bicharoco, bicheza, chinchila, mascotinha, gineto
animal | bicho do mato, bicho de estimação, animal de estimação, bichos de estimação
hedgehog | ouriço-cacheiro, porcos-espinho, ouriços-cacheiros, ouricinho
hill | monte de toupeira, montículo, outeiro, morrinho, montinho de terra
bus | busão, autocarros, autocarro escolar, camioneta da carreira, busões, ônibus de viagem, businho
minibus | perua escolar, carrinha escolar, motorhome, autocaravana, autocaravanas, caravana, vans, rulote, rulotes, minivan
delivery-truck | camiões, caminhãozinho, camião do lixo, caminhão do lixo, caminhão de gás, carro do ovo, furgões, caminhão baú, caminhão caçamba, pau de arara, carrinha dos gelados
delivery-truck | carro do lixo, basculante, limpa-neves, carro da pamonha, carrinha de entregas
articulated-lorry | camião cisterna, caminhão-pipa, bitrem, treminhão, reboque, semi-reboque, camião TIR, jamanta, caminhão tanque, cegonheira, caminhão betoneira
tractor | retroescavadora, ceifeira-debulhadora, empilhadora, tractor, máquina agrícola, trator de esteira, patrola, colhedora, debulhadora, bulldozer, tratorzinho, motocultivador
tractor | cortador de relva, niveladora, pá carregadeira
motorcycle | motoca, motocas, motas, moto-quatro, quadriciclo, quadriciclos, motinha, moto de trilha, moto 4, sidecar, motão
motor-scooter | scooters, vespinha, cinquentinha, mobilete
bicycle | triciclos, bicicletinha, velocípede, bicla, biclas, bicicleta elétrica, bicicleta de montanha, bicicleta ergométrica, bike elétrica
kick-scooter | trotineta, trotinete elétrica, trotinetas
tram | elétrico de lisboa, bondinho, eléctrico 28, elétrico 28, bondinhos, VLT, metro de superfície
canoe | barco rabelo, barcos rabelos, moliceiro, moliceiros, gaivota de pedais, piroga, pirogas, barquinho a remo, canoinha, balsa de madeira, voadeira, igara, barco a remo, barco a remos
canoe | saveiro, bateira, chalupa, batelão
ship | caravela, caravelas, nau, naus, traineira, traineiras, petroleiro, naviozinho, barco de papel, barquinhos de papel, porta-aviões, arca de noé, transatlântico, navio de guerra
ship | barquito, porta-contentores, navio cargueiro, barquitos
pushchair | carrinhos de bebê, carrinho do bebê, andador de bebê, carrinho de nenê, bebê conforto, cadeirinha de passeio
thong-sandal | chinela, chinelo de dedo, chinelinho, chinelo da mãe, chinelinhos, chinelos de dedo
coat | casaquinho, blusão, blusões, agasalho, agasalhos, capote, samarra, gabardina, impermeável, bata escolar, roupões, coletes, camisola de lã, capas de chuva, fato de treino
coat | fantasia de carnaval, traje académico, capa e batina, parka, pijaminha, kispo, kispos, uniformes, capa do super-herói, jaqueta de couro, anorak, macacão, macacões, guarda-pó
t-shirt | camisa do time, camisa de futebol, camisola do clube, camisa polo, camisetinha, blusinha, camisola de futebol, t-shirts, camisa da seleção
dress | vestidinho, saia rodada, traje de minhota, vestido de chita, vestido de noiva, tutu, saiote, saiotes, vestido de prenda, saia de baiana, vestido de festa, vestido caipira
dress | vestido de princesa, sainha
briefs | calcinhas, sunga, sungas, cuequinha, fraldinha de bebê, ceroulas, ceroula, cuecão, calção de banho, fralda suja, fraldas sujas
socks | peúga, peúgas, meiinha, meia perdida, meias perdidas, meia-calça, collants, meia suja, meias sujas, meinha, meias fedorentas, meia fedorenta, meias trocadas
billed-cap | gorro, gorros, boinas, carapuça, touca, toucas, barretes, gorrinho, bonezinho, viseira, touca de natação, barrete de campino, chapéu de cangaceiro, gorro de natal
billed-cap | chapéu de bruxa, boininha, quipá, chapéu de chef, touquinha
mans-shoe | sapatinho, sapatinhos, mocassim, mocassins, sapato perdido
running-shoe | sapatilhas de corrida, tenisinho, conguinha
hiking-boot | coturno, coturnos, bota de borracha, botas de borracha, botinha, botinhas, bota de cano, botas de chuva
evergreen-tree | pinheirinho, pinheiro-manso, pinheirinhos
cactus | mandacaru, mandacarus, xique-xique, palma forrageira, cato, catos, cactozinho
`;
