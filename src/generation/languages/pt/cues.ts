/** Portuguese: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | você é, eu sou, jogue como, você controla, controla, sou, jogando como, jogador é, protagonista é, controlar, herói é, sobre um, sobre uma, você é um, você é uma, vc é, vc e, eu sou um
hero | eu sou uma, a gente é, ser um, ser uma, as torres são, na pele de
take | coleta, coletar, come, comer, pega, pegar, pegando, recolhe, junta, busca, encontra, encontrar, rouba, roubar, salva, resgata, resgatar, apanha, apanhar, colhe, colher, comendo, coletando
take | procura, procurar, recolher, juntando, entrega, entregar, roubando, capturar, captura, salvar, juntar, devora, plante, plantar, cultive, cultivar, vende, regue, esmague, pegue, colete
take | clique nos, clique nas, apaga
foe | evita, evitar, desvia, desviar, desviando, foge de, fugir de, escapa de, escapar de, contra, luta contra, derrota, derrotar, mata, matar, destrói, destruir, perseguido por, evitando, enfrenta
foe | enfrentar, atacado por, elimina, vencer, fugindo de, foge, fugir, fugindo, perseguida por, ultrapassar, cuidado com, esquiva, esquivar, escapar, escapa, caça, caçar, ultrapassa, combate, espante
foe | desviando de, fuja, fuja de, fuja dos, fuja das, fuja do, foge dos, foge das, desvie, evite, escape dos, faixas de, pistas de, guardado por, protegido por, vigiado por
chase | persegue, perseguem, ataca, atacam, patrulham, caçam, invadem, querem, tentam, vigiam, vêm em ondas, te comem, te atacam, te perseguem, te pegam, me perseguem, querem te comer, vêm atrás
chase | correm atrás
shot | atira, atirar, lança, lançar, atirando, lançando, joga, cospe, dispara, arremessa, jogando, arremessando, tacar, taca
goal | chegar a, chega a, alcançar, até, chegar ao, chegar à, chega ao, alcança, voltar para, chegar na, chegar no, chega à
over | pula, pulando, pular, empurra, empurrar, salta sobre, entre, quebrar, quebra, saltando, pulando sobre, empurrando
move | pula, corre, voa, nada, anda, explora, atravessa, viaja, que, deve, quer, precisa, pode, defende, dirige, surfa, desliza, tenta
place | em, no, na, em um, num, numa, por, sob, através de, pela, pelo, em uma, nas
with | com, cheio de, há, tem, feitos de, cheia de
break | enquanto, antes, mas, quando, se, porque
as | como, tipo
word:enemy | inimigos, inimigo, adversários, perigos, rivais
word:item | bônus, itens, power-ups, prêmios, pontos, peças, recompensas
word:bricks | tijolos, blocos
word:obstacle | obstáculos, armadilhas, canos
word:goal | objetivo, chegada, saída, meta
word:hero | herói, jogador, personagem, protagonista, raquete
word:boss | chefe, chefão, chefe final, chefes
not | sem, não, nada de, nunca, nenhum, nenhuma, em vez de, ao invés de
game | jogo, jogos, joguinho, videogame, game
`;

export const noise = `
noise | trabalho, padaria, confeitaria, tempo, nível, níveis, fase, fases, vida, vidas, ponto, pontos, mão, música, som, tela, dedo, onda, ondas, nome
noise | filho, filha, gente, coisa, coisas, cor, cores, mundo, teclado, tecla, teclas, com o mouse, dia, noite, manhã, relógio, minuto, minutos, segundo, segundos, luz, cabeça, corpo, jogo
noise | jogador, azul, vermelho, verde, amarelo, branco, preto, rosa, palavra, palavras, número, parte, lado, cima, baixo, esquerda, direita, corrida, salto, pulo, pulo duplo, duplo, velocidade
noise | recorde, amor, rua, estrada, chão, céu, meta, fim, início, novo, família, estilo, fundo, hora, cada, ritmo, equipe, ano, anos, carta, cartas, memória, bola, fácil, difícil
noise | botão, botões, dificuldade, dica, dicas
`;
