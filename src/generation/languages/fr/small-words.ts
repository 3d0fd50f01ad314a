/** French: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
le la les un une des et ou avec de du dans sur pour par est sont être mon ton son ma ta sa qui que où quand sans mais
contre je tu il elle nous vous jeu fais crée très plus au aux ce cette comme pas ne se
bonjour bonsoir salut coucou merci svp stp madame monsieur voilà voici cela ceci ça celui celle ceux celles leur leurs
notre nos votre vos moi toi lui eux elles ils on mes tes ses tout toute tous toutes chaque plusieurs quelques quelque
quelqu autre autres même mêmes aussi encore déjà toujours jamais souvent parfois puis ensuite alors donc ainsi lorsque
pendant depuis jusque jusqu avant après entre vers chez parmi afin parce puisque si dont laquelle lequel lesquels quel
quelle quels quelles trop peu beaucoup assez moins bien mieux rien personne avoir ai as avons avez ont étais était
étaient sera seront serait peut peuvent doit doivent faut veut veux voudrais aimerais sous juste seulement surtout
environ ni
`;

export const gameTalk = `
niveau tours jeu jeux deux trois quatre cinq vies minutes secondes vagues ennemis niveaux plateforme labyrinthe joueur
chat chien ramasse saute spatial casse briques course
calcul multiplication vocabulaire classe élèves
`;
