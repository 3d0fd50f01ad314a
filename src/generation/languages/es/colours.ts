/** Spanish: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | roj~, colorad~, escarlata
or orange | naranja, naranjas
orange | anaranjad~
yellow | amarill~
green | verde, verdes
turquoise | turquesa, cian
blue | azul, azules
navy | azul marino, azul oscuro
sky | celeste, celestes, azul claro, azul cielo
purple | morad~, violeta, violetas, púrpura
lilac | lila, lavanda
pink | rosad~, color rosa, de color rosa, rosas claro
or pink | rosa
black | negr~
white | blanc~
grey | gris, grises
brown | marrón, marrones, café claro, terracota
beige | beige, marfil
gold | dorad~
silver | platead~
burgundy | granate, burdeos, vino tinto
as gold | oro
as silver | plata
as mint | menta
as lime | lima
as cream | crema
as coral | coral
as olive | oliva
as yellow | limón, mostaza
as red | cereza, fresa
as brown | café, chocolate, caramelo
as purple | ciruela, uva
as salmon | salmón, durazno, melocotón
as burgundy | vino
as beige | arena
as pastel | pastel, pasteles
neon | neón
word | color, colores, tono, tonos, paleta
instead | en vez de, en lugar de, no
all | todo en, toda en, todo, toda, solo, sólo
is | es, son, sea, sean, ser, será, en
in | en, de
and | y, e, con, o, sobre
against | contra
mine | mío, mía, míos, mías, el mío, la mía, yo, yo soy
theirs | computadora, rival, ordenador
place | fondo, cielo, acento, mesa, tablero, campo, suelo, pared, pantalla
light | clar~, suave
dark | oscur~
bright | brillante, vivo, fuerte, neón
`;
