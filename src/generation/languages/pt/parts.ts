/** Portuguese: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | substituíd* por, trocad* por
as | como, no papel de, fazendo de
instead | em vez de, em vez do, em vez da, em vez dos, em vez das, no lugar de, no lugar do, no lugar da, no lugar dos, no lugar das, ao invés de, ao invés do
instead | ao invés da
hero | herói, heroína, protagonista, personagem, jogador, torre, torres, raquete, pássaro, cobra, encanador, carro, carros, sapo
enemy | inimig*, rival, rivais, adversári*, oponente*, goleir*, guarda redes, fantasma*, invasor*, alien*, monstro*, vilõ*, vilão, zumbi*
item | iten*, item, objeto*, pino*, peça*, peões, peão, número*, cifra*, carta*, bloco*, tijolo*, pedra*, gema*, joia*, doce, doces, símbolo*, bolha*, comida, fruta*
item | maçã*, moeda*, ponto*, ovo*
obstacle | obstáculo*, mina, minas, cano, canos, muro*
projectile | bola, bolas, disco, bala*, flecha*, munição, projétil*
`;
