/** Polish: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
i w z na do się nie jest że o od za po dla gra grę jak to ten ta który która gdzie przez bez pod nad zrób proszę musi
ze oraz ale albo lub czy bo więc gdy kiedy żeby aby przed przy między u ja ty on ona ono my wy oni one mój twój swój
jego jej ich mnie cię go mu ci nas jestem są był była było będzie mieć ma mają można trzeba chcę tylko też już jeszcze
bardzo każdy każda wszystkie wszystko tym tego tej te których którego coś nic
dzień dobry cześć witam hej dziękuję dzięki pan pani państwo prosze może zawsze nigdy czasem często razem potem teraz
tutaj tam gdyby jeśli jeżeli dopóki podczas wokół obok przeciw dlatego ponieważ także również jednak nawet prawie dość
całkiem ktoś ktokolwiek nikt każde inny inna inne sam sama same taki taka takie jaki jaka jakie kto czyj nasz nasza
nasze wasz wasza nim nią niego niej im wam was nam mną tobą sobie siebie by zeby chciałbym chciałabym chciałby możesz
mogą mogę musisz muszą powinien powinna
`;

export const gameTalk = `
gra trzy cztery życia minuty wrogowie kot pies gry gracz dwa pięć poziomy poziom punkty sekundy sekund zbiera unika
skacze wyścig wyścigi labirynt smok kosmos szachy
tabliczka mnożenia słówka klasa
`;
