/** French: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | rouge, rouges, écarlate
or orange | orange, oranges
orange | orangé~
yellow | jaune, jaunes
green | vert, verte, verts, vertes
turquoise | turquoise, cyan
blue | bleu, bleue, bleus, bleues
navy | bleu marine, bleu foncé, bleu nuit, marine
sky | bleu ciel, bleu clair
purple | violet, violette, violets, violettes, pourpre
lilac | mauve, mauves, lilas, lavande
pink | rose vif, couleur rose, tout en rose, rose bonbon, rose poudré, fuchsia
or pink | rose, roses
black | noir, noire, noirs, noires, anthracite
white | blanc, blanche, blancs, blanches
grey | gris, grise, grises
brown | marron, brun, brune, bruns, brunes, terracotta
beige | beige, beiges
gold | doré, dorée, dorés, dorées
silver | argenté, argentée, argentés, argentées
burgundy | bordeaux
as gold | or
as silver | argent
as mint | menthe
as lime | citron vert
as cream | crème
as beige | ivoire, sable
as coral | corail
as olive | olive
as yellow | citron, moutarde
as orange | abricot
as red | cerise, fraise, tomate
as brown | chocolat, caramel, café
as purple | prune, aubergine
as salmon | saumon, pêche
pastel | pastel, pastels
neon | néon, fluo
word | couleur, couleurs, palette, ton, tons, teinte, teintes
instead | au lieu de, au lieu du, à la place du, à la place de, plutôt que, pas
all | tout en, toute en, tout, seulement, uniquement, que du
is | est, sont, soit, soient, être, sera, en
in | en, de
and | et, avec, ou, sur
against | contre
mine | moi, le mien, la mienne, les miens, les miennes
theirs | ordinateur, adversaire
place | fond, ciel, accent, tapis, table, plateau, terrain, sol, mur, écran
light | clair~, pâle
dark | foncé~, sombre
bright | vif, vive, fluo
`;
