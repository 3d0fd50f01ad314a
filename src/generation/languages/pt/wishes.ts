/** Portuguese: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | multijogador, dois jogadores, online, cooperativo, 2 jogadores, com amigos
threeD | 3d, primeira pessoa, mundo aberto
network | ranking online, baixar, fazer login
network | recordes online, pontuação online
purchases | compras no app, dinheiro real, anúncios
laps | voltas
undo | desfazer
voice | voz, vozes, microfone, narrador, dublagem
camera | giroscópio, inclinar o celular, realidade aumentada
story | modo história, cutscenes, diálogos, missões
shop | loja, inventário, árvore de habilidades, comprar melhorias
save | salvar o progresso, salvar o jogo, pontos de controle
editor | editor de fases, editor de níveis, criar suas próprias fases
skins | escolher personagem, seleção de personagem, skins, fantasias
achievements | conquistas, medalhas, desafio diário
timed | tempo de recarga, duração dos poderes
endless | infinito, infinita, sem fim, interminável, o mais alto possível, o mais alto que puder, infinitamente
minimap | minimapa, mapa do mundo
replay | câmera lenta, compartilhar
`;
