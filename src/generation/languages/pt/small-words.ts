/** Portuguese: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
o a os as um uma uns umas e ou com de do da dos das em no na nos nas que para por é são ser meu seu sua minha sem mas
onde quando contra eu você ele ela jogo faça crie quero muito mais ao pelo pela não se como sobre
`;

export const gameTalk = `
voltas nível corre jogo jogos dois duas três quatro cinco vidas minutos segundos ondas chefe inimigos fases corrida
labirinto jogador gato cachorro pega pula plataforma nave quebra tijolos
`;
