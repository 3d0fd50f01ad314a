/** Russian: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | красн~, ал~, багров~
orange | оранжев~
yellow | желт~, жёлт~
green | зелен~, зелён~
turquoise | бирюзов~
blue | син~, синей
navy | темно-синий, тёмно-син~
sky | голуб~
purple | фиолетов~, пурпурн~
lilac | сиренев~, лилов~, лавандов~
pink | розов~
black | черн~, чёрн~
white | бел~
grey | сер~
brown | коричнев~
beige | бежев~
gold | золот~, золотист~
silver | серебрян~, серебрист~
burgundy | бордов~
as gold | золото
as silver | серебро
as mint | мятн~
as lime | лаймов~, салатов~
as cream | кремов~
as coral | коралл~, кораллов~
as olive | оливков~
as yellow | лимонн~, горчичн~
as red | вишнев~, малинов~
as brown | шоколадн~
as salmon | персиков~
pastel | пастельн~
neon | неонов~
word | палитра, палитре, цвет, цвета, цвете, цветах, цветов, цветом, тонах, тона, оттенки, оттенках, гамма, гамме
instead | вместо, не
all | все в, всё в, все, всё, весь, полностью, только
is | быть, был, была, было, были, будет, будут, пусть будет, есть, это
in | в, на
and | и, с, со, или
against | против
mine | мой, моя, моё, мое, мои, я, у меня, за
theirs | компьютер, противник, соперник
place | фон, фоне, небо, градиент, стол, сукно, доска, поле, пол, стена, экран
light | светло, светл~
dark | темно, темн~, тёмн~
bright | ярко, ярк~
`;
