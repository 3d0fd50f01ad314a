/** French: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | tu es, vous êtes, je suis, on incarne, incarne, tu incarnes, vous incarnez, tu joues, on joue, contrôle, contrôler, vous jouez, le héros est, joueur est, dirige, on dirige, tu contrôles
hero | avec pour héros, on est, on est un, on est une, je suis un, je suis une, tu es un, tu es une, t'es un, t'es une, où je suis, les tours sont, dans la peau d'un, dans la peau d'une
hero | dans la peau de
take | ramasse, ramasser, mange, manger, collecte, collecter, attrape, attraper, trouve, trouver, cherche, chercher, récolte, récolter, récupère, récupérer, vole, voler, sauve, sauver, livre, livrer
take | cueille, cueillir, ramassant, mangeant, collectant, qui mange, dévore, dévorer, gobe, recueille, rassembler, rassemble, ramassent, capturer, capture, volent, délivrer, plante, planter, cultive
take | sème, vend, arrose, clique sur, éteint, éteindre, chope
foe | évite, éviter, esquive, esquiver, fuit, fuir, échappe à, échapper à, contre, combat, combattre, tue, tuer, détruit, détruire, poursuivi par, bat, battre, attaqué par, évitant, esquivant
foe | affronte, affronter, élimine, éliminer, poursuivie par, se cacher de, attention aux, échapper aux, échapper, échappant, évitez, dépasser, vaincre, repousser, repousse, chasser, chasse, double
foe | doubler, frappe, échappe, chasse les, sans croiser, gare aux, fuis, se faire écraser par, sans se faire, voies de, voies pleines de, gardé par, gardée par, gardés par, protégé par, surveillé par
foe | qui fuit, évite les, poursuivi
chase | poursuit, poursuivent, attaque, attaquent, patrouillent, pourchassent, pourchasse, envahissent, essaient, veulent, arrivent, surveillent, rôdent, te mangent, te mange, te poursuivent
chase | te chassent, te piquent, me poursuivent, le poursuivent, la poursuivent, veulent te manger
shot | tire, tirer, lance, lancer, tirant, lançant, jette, crache, tire sur, balance, balancer, jetant, catapulte
goal | atteint, atteindre, arrive à, arriver à, jusqu'à, jusqu'au, rejoindre, rejoint, parvenir, arriver au, rentrer à, jusqu'à la
over | saute par-dessus, sauter par-dessus, pousse, pousser, saute au-dessus, entre, casser, casse, saute par dessus, sautant par-dessus, enjambe, en sautant
move | saute, court, vole, nage, marche, explore, traverse, voyage, qui, doit, veut, peut, défend, conduit, grimpe, glisse, essaie
place | dans, dans un, dans une, sur, sous, à travers, au, en, à la, chez, dans le, sur une
with | avec, plein de, il y a, pleine de, rempli de, fait de, à base de
break | pendant que, avant, mais, quand, lorsque, tandis que, si, parce que
as | comme, en guise de
word:enemy | ennemis, ennemi, adversaires, dangers, méchants
word:item | bonus, objets, récompenses, points, pièces à collecter, jetons
word:bricks | briques, blocs
word:obstacle | obstacles, pièges, tuyaux
word:goal | but, arrivée, sortie, objectif
word:hero | héros, joueur, personnage, raquette
word:boss | boss, boss final
not | sans, pas de, pas, aucun, aucune, jamais, ni, au lieu de
game | jeu, jeux, jeu vidéo, mini-jeu
`;

export const noise = `
noise | travail, boulot, boulangerie, boulangeries, pâtisserie, temps, niveau, niveaux, vie, vies, point, points, main, musique, son, écran, doigt, vague, vagues, nom
noise | fils, personne, chose, choses, couleur, couleurs, monde, clavier, touche, touches, à la souris, avec la souris, jour, nuit, matin, horloge, minute, minutes, seconde
noise | secondes, lumière, tête, corps, jeu, joueur, bleu, rouge, vert, jaune, blanc, noir, rose, mot, mots, nombre, partie, côté, haut, bas, gauche, droite, course, saut, double, vitesse, record
noise | amour, rue, route, sol, ciel, but, fin, départ, nouveau, famille, style, fond, heure, chaque, rythme, équipe, flèches du clavier, an, ans, carte, cartes, mémoire, ambiance, ami, amis, paris
noise | parisienne, balle, facile
noise | bouton, boutons, difficulté, difficultés, d'accord, bien sûr
`;
