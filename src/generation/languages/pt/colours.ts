/** Portuguese: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | vermelh~, encarnad~
orange | alaranjad~, cor de laranja
or orange | laranja
yellow | amarel~
green | verde, verdes
turquoise | turquesa, ciano
blue | azul, azuis
navy | azul marinho, azul escuro
sky | azul claro, azul celeste
purple | rox~, violeta, púrpura
lilac | lilás, lavanda
pink | cor-de-rosa, cor de rosa, rosad~, cor rosa, rosa choque
or pink | rosa
black | pret~, negr~
white | branc~
grey | cinza, cinzas, cinzent~
brown | marrom, marrons, castanho, castanhos, terracota
or brown | castanha, castanhas
beige | bege, marfim
gold | dourad~
silver | pratead~
burgundy | bordô, grená, vinho tinto
as gold | ouro
as silver | prata
as mint | menta
as lime | lima
as cream | creme
as coral | coral
as olive | oliva, azeitona
as yellow | limão, mostarda
as red | cereja, morango
as brown | café, chocolate, caramelo
as purple | ameixa, uva
as salmon | salmão, pêssego
as burgundy | vinho
as beige | areia
as pastel | pastel, pastéis
neon | neon, néon
word | cor, cores, tom, tons
instead | em vez de, ao invés de, em lugar de, não
all | tudo em, tudo, só, todo, toda
is | é, são, seja, sejam, ser, será
in | em, de, no
and | e, com, ou, sobre
against | contra
mine | minha, meu, o meu, a minha, eu
theirs | computador, adversário
place | fundo, céu, mesa, tabuleiro, campo, chão, parede, tela
light | clar~
dark | escur~
bright | forte, vivo, choque, neon
`;
