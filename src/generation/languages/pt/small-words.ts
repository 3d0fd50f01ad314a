/** Portuguese: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
o a os as um uma uns umas e ou com de do da dos das em no na nos nas que para por é são ser meu seu sua minha sem mas
onde quando contra eu você ele ela jogo faça crie quero muito mais ao pelo pela não se como sobre
olá oi oie boa bom obrigado obrigada favor senhor senhora porque porquê pois enquanto então depois antes durante entre
até desde também ainda já sempre nunca quase só apenas cada todo toda todos todas tudo outro outra outros outras mesmo
mesma algo alguém nada ninguém algum alguma alguns algumas nenhum nenhuma muita muitos muitas pouco pouca poucos
poucas tanto tão qual quais quem cujo cuja isso isto esse essa esses essas este esta estes estas aquele aquela aquilo
lhe lhes me te nós eles elas vocês nosso nossa nossos nossas meus minhas seus suas está estão estou era eram foi sido
há tem têm tenho pode podem posso deve devem quer querem queria aqui ali assim bem num numa dum duma pra pro pros pras
`;

export const gameTalk = `
surpreende surpreenda aí
voltas nível corre jogo jogos dois duas três quatro cinco vidas minutos segundos ondas chefe inimigos fases corrida
labirinto jogador gato cachorro pega pula plataforma nave quebra tijolos
tabuada vocabulário turma alunos
`;
