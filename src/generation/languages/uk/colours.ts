/** Ukrainian: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | червон~
orange | помаранчев~, оранжев~
yellow | жовт~
green | зелен~
turquoise | бірюзов~
blue | синій, синього, синьому, синім, синіх, сині, синіми, синьої, синьо, синя, синє, синю, синьою
sky | блакитн~, голуб~
navy | темно-синій
purple | фіолетов~, пурпуров~
lilac | бузков~, лілов~, лавандов~
pink | рожев~
black | чорн~
white | біл~
grey | сір~
brown | коричнев~, теракотов~
beige | бежев~
gold | золот~, золотист~
silver | срібн~, сріблясті
burgundy | бордов~
as gold | золото
as silver | срібло
as mint | м'ятн~
as lime | салатов~
as cream | кремов~
as coral | коралов~
as olive | оливков~
as yellow | лимонн~, гірчичн~
as red | вишнев~, малинов~
as brown | шоколадн~, сепія
as salmon | персиков~
pastel | пастельн~
neon | неонов~
word | палітра, палітрі, колір, кольори, кольорі, кольорах, кольорів, кольору, кольором, тони, тонах, відтінки
instead | замість, не
all | усе в, все в, усе, все, весь, повністю, тільки
is | бути, був, була, було, були, буде, будуть, є, хай буде, це
in | в, у, на
and | і, й, та, з, зі, або
against | проти
mine | мій, моя, моє, мої, я, у мене
theirs | комп'ютер, суперник
place | фон, тло, фоні, небо, стіл, дошка, поле, підлога, стіна, екран
light | світло, світл~
dark | темно, темн~
bright | яскраво, яскрав~
`;
