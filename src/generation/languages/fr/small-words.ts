/** French: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
le la les un une des et ou avec de du dans sur pour par est sont être mon ton son ma ta sa qui que où quand sans mais
contre je tu il elle nous vous jeu fais crée très plus au aux ce cette comme pas ne se
`;

export const gameTalk = `
niveau tours jeu jeux deux trois quatre cinq vies minutes secondes vagues ennemis niveaux plateforme labyrinthe joueur
chat chien ramasse saute spatial casse briques course
`;
