/** Portuguese: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | espaço, galáxia, cosmos, universo, lua, marte, órbita, astronauta, espacial, planetas
theme ice | gelo, neve, inverno, ártico, antártida, congelado, geleira, polo norte, polo sul, iglu, iceberg, natal, natalino, natalina, nevado, nevada, invernal
theme forest | floresta, bosque, outono, parque, mata, conto de fadas
theme ocean | oceano, mar, submarino, debaixo d'água, fundo do mar, coral, recife, aquário, lago, rio, mergulho, subaquático, veneza
theme desert | deserto, saara, dunas, egito, pirâmide, pirâmides, faraó, velho oeste, oásis, faroeste
theme city | cidade, arranha-céu, telhados, escritório, rodovia, trânsito, museu, hospital, estrada, supermercado, são paulo
theme castle | castelo, medieval, reino, cavaleiro, fantasia, palácio, masmorra, dragão, viking, templo, princesa
theme candy | doces, doce, chocolate, bolo, sorvete, açúcar, arco-íris, guloseimas, balas, biscoitos, sobremesa
theme haunted | casa abandonada, mansão abandonada, hospital abandonado
theme haunted | assombrado, assombrada, halloween, fantasma, fantasmas, cemitério, vampiro, zumbi, zumbis, bruxa, esqueleto, terror, abóbora, assustador, casa assombrada, dia das bruxas
theme haunted | casa mal-assombrada, casa mal assombrada
theme farm | fazenda, celeiro, fazendeiro, trator, tratores, campo, vaca, galinha, colheita, roça, sítio
theme jungle | selva, floresta tropical, safári, savana, áfrica, amazônia, macaco, tigre, dinossauro, dinossauros, pré-histórico, bambu, zoológico
theme beach | praia, ilha, pirata, piratas, tropical, palmeira, surfe, verão, havaí, costa, férias, litoral
theme volcano | vulcão, lava, magma, inferno, vulcânico, erupção
theme garden | jardim, flores, flor, quintal, gramado, estufa, abelha, borboleta, primavera, horta, insetos
theme kitchen | cozinha, restaurante, pizza, pizzaria, padaria, chef, comida, lanchonete, confeitaria, café da manhã, queijo, hambúrguer
theme school | escola, sala de aula, biblioteca, professora, universidade, dever de casa, livros, alunos, laboratório, prova, matemática
theme cyberpunk | cyberpunk, neon, futurista, hacker, robô, robôs, futuro, virtual, digital, fábrica, néon, balada, boate, discoteca
theme sky | céu, nuvens, nuvem, avião, balão, pássaro, vento, ilhas flutuantes, montanha, montanhas, pássaros
theme cave | caverna, gruta, mina, mineiro, subterrâneo, túnel, túneis, cristais, tesouro, toupeira, esgoto, gemas
theme toys | brinquedo, brinquedos, boneca, ursinho, circo, parque de diversões, aniversário, balões, pelúcia
theme home | casa, em casa, na casa, minha casa, lar, apartamento, sala, sala de estar, quarto, meu quarto, banheiro, sala de jantar, sótão, porão, corredor, casa da vovó, casa da avó, sofá
theme home | tapete, aspirador, tarefas de casa, móveis, faxina, travesseiro, casa de banho
theme village | vila, aldeia, vilarejo, povoado, cidadezinha, cidade pequena, rua, ruas, bairro, vizinhança, vizinho, vizinhos, vizinha, praça, pracinha, praça da vila, feira, feira livre
theme village | mercado, igreja, campanário, beco, carteiro, quermesse, festa junina
theme sports | esporte, esportes, desporto, estádio, campo de futebol, quadra, quadra de basquete, futebol, basquete, vôlei, voleibol, tênis, ténis, ginásio, pista de atletismo
theme sports | atletismo, olimpíadas, jogos olímpicos, copa do mundo, maratona, pênaltis, pênalti, treinador, educação física, arquibancada
time night | noite, à noite, meia-noite, noturno, luar, escuro, estrelada
time dawn | amanhecer, nascer do sol, de manhã, aurora
time dusk | entardecer, pôr do sol, anoitecer, crepúsculo
time day | ensolarado, de dia, meio-dia, ensolarada
weather snow | neve, nevando, nevasca, natal, inverno
weather rain | chuva, chovendo, chuvoso, tempestade, chuvosa
weather leaves | outono, folhas secas
weather petals | flor de cerejeira, cerejeiras, pétalas, primavera
weather fog | neblina, névoa, nevoeiro
weather embers | lava, vulcão, brasas, cinzas
weather bubbles | debaixo d'água, bolhas, fundo do mar
weather stars | estrelado, espaço, céu estrelado, galáxia
mood cheerful | alegre, feliz, divertido, engraçado, fofo, colorido, festa, animado, animada, fofinho
mood calm | calmo, relaxante, tranquilo, pacífico, zen, aconchegante, sereno, suave, calma
mood tense | tenso, intenso, frenético, perigoso, emocionante, ação, sobrevivência, adrenalina
mood spooky | assustador, assombrado, sombrio, terror, gótico, halloween, assombrada, macabro, sinistro
mood epic | épico, épica, heroico, lendário, aventura, batalha, guerra, grandioso
mood melancholy | triste, solitário, solidão, melancólico, nostalgia, saudade, tristeza, despedida, luto, sozinho
difficulty easy | fácil, simples, para crianças, iniciante, não muito difícil, minha filha, meu filho, infantil
difficulty hard | difícil, desafiador, brutal, extremo, muito difícil, impossível
difficulty easy | nada difícil, não muito forte, não muito esperto, bem fraquinho, não tão difícil
difficulty hard | muito forte, jogo de raiva, bem difícil
difficulty easy | iniciantes, para iniciantes, facinho, que não seja difícil
difficulty hard | dificílimo, difícil pra caramba, o mais difícil possível
colour #e53935 | vermelho, vermelha, vermelhos, vermelhas
colour #fb8c00 | laranja
colour #fdd835 | amarelo, amarela, dourado, amarelos, amarelas, dourada, dourados
colour #43a047 | verde, verdes
colour #00acc1 | turquesa, ciano
colour #1e88e5 | azul, azuis
colour #8e24aa | roxo, roxa, lilás, violeta, roxos, roxas
colour #ec407a | cor-de-rosa, rosado, cor rosa, tudo rosa, rosa choque, rosada
look warm | cores quentes, quentes
look pastel | pastel, tons pastel, cores suaves
look neon | neon, néon, fluorescente
look muted | cinza, monocromático, preto e branco, solidão
style flat | design plano, minimalista, estilo cartoon, estilo desenho animado
style pixel | pixel art, pixel, pixels, pixelado, pixelada, 8 bits, 8-bits, 16 bits, 16-bits, retrô, retro, das antigas
style noir | noir, filme noir, preto e branco, preto-e-branco, em preto e branco, monocromático, monocromática
style paper | recortes de papel, papel recortado, de papel, feito de papel, recorte, origami, colagem, livro de histórias, livro ilustrado, livro infantil, desenhado à mão, desenhada à mão
style paper | feito à mão, aquarela
theme space | estação espacial, via láctea, sistema solar, buraco negro
theme ice | lapónia, lapônia, pista de esqui, estação de esqui, aurora boreal, lago congelado
theme forest | clareira, casa na árvore, acampamento, mata atlântica
theme ocean | porto, mediterrâneo, lagoa, naufrágio
theme desert | atacama, saloon, sertão
theme city | rio de janeiro, lisboa, metrô, aeroporto, rodoviária, posto de gasolina, estacionamento, canteiro de obras, shopping, hotel, prédios
theme castle | ruínas, fortaleza, catedral, idade média, coliseu, roma antiga
theme candy | pirulito, algodão-doce, brigadeiro, sorveteria
theme haunted | trem fantasma, fábrica abandonada, hospício, cidade fantasma
theme farm | estábulo, galinheiro, curral, vinhedo, pomar, arrozal, milharal, chácara
theme jungle | pantanal, manguezal, pântano, idade da pedra
theme beach | copacabana, caribe, algarve, beira-mar, castelo de areia, piscina, parque aquático
theme volcano | vesúvio, etna, pompeia
theme garden | canteiro de flores, flores na varanda, formigueiro, colmeia, páscoa
theme kitchen | refeitório, cantina, boteco, botequim, churrascaria, churrasco, barraca de comida, food truck, tasca, quiosque
theme school | jardim de infância, creche, pátio da escola, recreio, faculdade, pré-escola
theme cyberpunk | sala de servidores, realidade virtual, distópico, pista de dança
theme sky | himalaia, andes, alpes, machu picchu, serra da estrela, pão de açúcar, penhasco
theme cave | catacumbas, túnel do metrô, mina de ouro, bunker
theme toys | parque temático, roda-gigante, montanha-russa, carrossel, carrinhos de choque, casa de bonecas, caixa de areia, parquinho
theme home | varanda, garagem, banheira, lavanderia, mesa da sala, lareira, festa do pijama, casa do vovô
theme village | bazar, carnaval, bloco de carnaval, arraial, festival, mercado municipal, portão da cidade, centro histórico
theme sports | pista de gelo, pista de patinação, pista de skate, academia, boliche, dojo, campo de golfe, maracanã
time night | madrugada
time dawn | manhãzinha, alvorada
time dusk | fim de tarde, tardinha
time day | tarde ensolarada
weather rain | garoa, toró, aguaceiro, temporal, trovões, chove
weather snow | flocos de neve
weather fog | cerração
weather leaves | folhas de outono, folhas caindo
weather petals | sakura, cerejeira em flor
weather embers | faíscas
weather stars | estrelas cadentes, noite estrelada
mood cheerful | hilário, zoeira
mood calm | calminho, relaxado, sem estresse, sem pressa
mood tense | suspense, eletrizante, empolgante
mood spooky | aterrorizante, pesadelo, que dê medo
mood epic | lendária, majestoso
mood melancholy | comovente
difficulty easy | fáceis, muito fácil, super fácil, bem fácil, facílimo, para os pequenos, para minha avó, pra minha avó, para idosos, moleza
difficulty hard | difíceis, super difícil, quase impossível, para especialistas, nada fácil, não muito fácil
style flat | flat design, vetorial
style pixel | game boy, gameboy
style noir | cinema mudo, filme mudo, tons de cinza
style paper | papelão, de papelão, papel machê, desenho a lápis
look pastel | tons pastéis, cores pastel, cores claras
`;
