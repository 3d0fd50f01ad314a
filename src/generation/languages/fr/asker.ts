/** French: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | bonjour, salut, bonsoir, coucou, hello, merci, merci d avance, merci beaucoup, cordialement
self | je suis, nous sommes, je m appelle, mon nom est, je travaille comme, je travaille dans, j enseigne, en tant que, j anime
request | je veux, je voudrais, j aimerais, nous voulons, nous voudrions, nous aimerions, on voudrait, on veut, je cherche, nous cherchons, il me faut, il nous faut
request | besoin, j ai besoin, fais, faites, fais moi, cree, creez, creer, peux tu, pouvez vous, pourriez vous, veut, veulent, aimerait, demande*
likes | adore, adorent, aime, aiment, est fan de, sont fans de, raffole*, est passionne*, est folle de, est fou de, fete ses, va avoir
people | eleve*, etudiant*, classe, enfants, enfant, joueur*, abonne*, fans, client*, invite*, visiteur*, employe*, collegue*, equipe, amis, amies, famille, femme, mari
people | copine, copain, petit fils, petite fille, petits enfants, fils, fille, tous, seniors, residents, gens, ados, petits
learner | eleve, eleves, l enfant, les enfants, etudiants, les etudiants, participants, les joueurs, le joueur
`;
