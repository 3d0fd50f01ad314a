/** Portuguese: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | jogo de plataforma, plataforma, plataformas, jogo de plataformas
platformer 3 | pula, pular, pulando, salta
shmup 12 | jogo de nave, jogo de naves, jogo de tiro, navinha
shmup 4 | nave espacial, invasores
shmup 3 | atira, atirar, atirando, laser
arena 12 | arena
arena 4 | sobreviva, sobreviver, ondas de, hordas, guerra de bolas de neve, guerra de neve, guerra de comida, guerra de travesseiros, sobrevivência, jogo de sobrevivência
arena 3 | luta, lutar, batalha, espada, derrota
breakout 12 | quebra-tijolos, quebra tijolos, quebrar tijolos, quebra-blocos, quebra blocos, destruir blocos
breakout 4 | tijolos, raquete
snake 12 | jogo da cobrinha, cobrinha, jogo da cobra, snake
snake 5 | cobra, serpente, fica maior, cresce
runner 12 | corrida infinita, corredor infinito, endless runner, runner, jogo de corrida infinita, corre corre, corrida sem fim
runner 5 | sem parar, infinito, sem fim
runner 3 | corre, correr, correndo, corra, rola, rolando
flappy 12 | flappy
flappy 6 | canos, tubos, bate as asas, jetpack, parapente
lander 3 | pousar, pousa, aterrissar
flappy 3 | voa, voar, voando
match3 12 | combinar três, combine 3, match 3, três em linha, combina três, jogo de combinar
match3 4 | trocar, combinar, quebra-cabeça
sokoban 12 | sokoban, empurrar caixas, empurra caixas
sokoban 5 | empurra, empurrar, caixas, arrumar caixas, organizar caixas
maze 12 | labirinto, jogo de labirinto
stealth_game 12 | furtivo
maze 4 | saída, masmorra, corredores, ladrão, guardas, caça ao tesouro
maze 1 | furtivo, sem ser visto, escondido
stealth_game 4 | sem ser visto, escondido, às escondidas, sem que ninguém veja, sem acordar, não acordar
stealth_game 4 | na ponta dos pés
stealth_game 1 | dorme, dormem, dormindo, ronca, acorda
tower_defense 12 | defesa de torre, tower defense, defesa de torres, torre de defesa, defenda seu, defenda o castelo, defenda a
tower_defense 4 | torres, defender, defende, proteger
racing 12 | jogo de corrida, corrida, corrida de carros, corridas
racing 4 | voltas, pista, dirigir, dirige, ultrapassar, motorista, taxista, dirigindo, derrapar, pilotar, carrinho bate-bate
memory 12 | jogo da memória, memória, encontrar pares, pares
memory 4 | cartas, virar, lembrar
quiz 5 | capitais, capital de, capitais de, capitais da europa, capitais europeias
quiz 12 | quiz, perguntas e respostas, jogo de perguntas, adivinhe, perguntas, quiz de, perguntas sobre, contas de matemática, adivinha, conhecimentos gerais, verdadeiro ou falso
aim_physics 12 | golfe, catapulta
aim_physics 3 | mirar e, lançar, arremessa, arremessar
reaction 12 | reflexos, jogo de reação, pesca, cortar frutas
reaction 5 | esmague, esmagar, clique nos, clique nas, antes que fujam, antes que piquem, antes que sumam, toque nos, toque nas, bata nos, bata nas, acerte os, acerte as, saem dos buracos, chinelada
reaction 5 | mate os mosquitos, corte as, corte os, cortar as, cortar os
rhythm 12 | jogo de ritmo, ritmo, jogo musical, jogo de dança, no ritmo, bateria musical
clicker 12 | clicker, jogo de cliques, jogo de clicar
clicker 3 | clicar, cliques, melhorias
catcher 12 | pegar o que cai, apanhar, jogo de pegar, caindo do céu, que caem
catcher 4 | cesta, caem, chovem, goleiro, com a boca, na boca, com um balde
serving 12 | servir os clientes, serve os clientes, atender clientes
serving 4 | restaurante, pizzaria, padaria, cafeteria, sorveteria, clientes, garçom, garçonete, servir, cozinhar, assar, receita
crossing 12 | atravessar a rua, atravessa a rua, atravessar a estrada, cruzar a rua, atravessar, atravessa, atravessar o rio, atravessa o rio, cruzar o rio, o outro lado da rua
crossing 4 | trânsito, tráfego, cruza, faixas
duel 12 | duelo, luta de, um contra um, caratê, karatê, judô, artes marciais, melhor de 3, melhor de três, contra meu irmão, contra meu amigo, briga de
duel 4 | dois jogadores, multijogador, para dois, para duas pessoas, 2 jogadores
falling_blocks 12 | blocos que caem, empilhar blocos, blocos caindo, peças que caem
farm_sim 12 | jogo de fazenda, simulador de fazenda, fazendinha, cuidar de uma fazenda, cuida da fazenda, vida na fazenda
farm_sim 4 | colher, plantar, colheita, regar, plante, semeie, semear, regue, colha, cultive, alimentar os animais, sítio, rancho, horta
solitaire 3 | três cartas por vez, três cartas de cada vez, 3 cartas por vez, uma carta por vez, uma carta de cada vez
blackjack 3 | compra com 17 suave, pede carta com 17 suave
spider_solitaire 1 | um naipe, 1 naipe, dois naipes, 2 naipes, quatro naipes, 4 naipes
pipe_puzzle 12 | pedaços de cano, gire os canos, gira os canos, conectar os canos, liga os canos, jogo de tubos, juntar os canos, emendar canos
`;
