/** Polish: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
i w z na do się nie jest że o od za po dla gra grę jak to ten ta który która gdzie przez bez pod nad zrób proszę musi
ze oraz ale albo lub czy bo więc gdy kiedy żeby aby przed przy między u ja ty on ona ono my wy oni one mój twój swój
jego jej ich mnie cię go mu ci nas jestem są był była było będzie mieć ma mają można trzeba chcę tylko też już jeszcze
bardzo każdy każda wszystkie wszystko tym tego tej te których którego coś nic
`;

export const gameTalk = `
gra trzy cztery życia minuty wrogowie kot pies gry gracz dwa pięć poziomy poziom punkty sekundy sekund zbiera unika
skacze wyścig wyścigi labirynt smok kosmos szachy
`;
