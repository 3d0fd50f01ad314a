/** English: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | red, crimson, scarlet, ruby red, reds
or orange | orange
yellow | yellow, yellows
green | green, emerald green, greens
turquoise | turquoise, teal, cyan, aqua
blue | blue, azure, cobalt, blues
navy | navy, navy blue
sky | sky blue, baby blue
purple | purple, violet, purples
lilac | lavender, lilac, mauve
pink | pink, magenta, hot pink, rose pink
black | black, charcoal, jet black
white | white, off white
grey | grey, gray, anthracite
brown | brown, terracotta
beige | beige, ivory
gold | golden, gold coloured, gold colored
silver | silvery, silver coloured, silver colored
burgundy | burgundy, maroon
as gold | gold
as silver | silver
as lime | lime
as mint | mint
as cream | cream
as coral | coral
as olive | olive
as yellow | lemon, mustard, saffron
as orange | tangerine, apricot, amber
as red | cherry, strawberry, tomato
as brown | chocolate, caramel, coffee, sepia, rust
as purple | plum, grape
as salmon | salmon, peach
as burgundy | wine
as beige | sand
as blue | ocean, petrol
as white | snow
pastel | pastel, pastels, soft colours, soft colors
neon | neon, fluorescent
word | color, colors, colour, colours, coloured, colored, tones, shades, hues, color scheme, colour scheme, palette
instead | instead of, rather than, not
all | everything, everything is, all, all in, everything in, only, theme
is | is, are, be, should be, must be, to be, was, make it, painted
in | in
and | and, n, with, or, on
against | against, vs, versus
mine | mine, i am, i'm, me, my side, my team, my colour, my color
theirs | theirs, bots, computer, opponent, enemy
place | background, sky, felt, table, board, field, floor, wall, walls, screen, ground, backdrop, theme, style, look, vibe, vibes, aesthetic, accent, accents, lighting, gradient, water, grass
light | light, pale, soft
dark | dark, deep, midnight
bright | bright, hot, neon, vivid
`;
