import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 un, une, un seul, une seule
2 deux
3 trois
4 quatre
5 cinq
6 six
7 sept
8 huit
9 neuf
10 dix, une dizaine de
11 onze
12 douze, une douzaine de
13 treize
14 quatorze
15 quinze, une quinzaine de
16 seize
17 dix-sept
18 dix-huit
19 dix-neuf
20 vingt, une vingtaine de
30 trente
40 quarante
50 cinquante
60 soixante
70 soixante-dix
80 quatre-vingts, quatre-vingt
90 quatre-vingt-dix
100 cent
`,
  ordinals: `
2 deuxième, second, seconde
3 troisième
4 quatrième
5 cinquième
6 sixième
8 huitième
10 dixième
`,
  measures: `
seconds seconde, secondes, sec, s
minutes minute, minutes, min, mn
lives vie, vies, cœur, cœurs, coeur, coeurs, points de vie, pv, erreurs, fautes, chances
levels niveau, niveaux, mondes, étapes, tableaux, stages, actes, énigmes, énigme, chansons, morceaux, salles, pièces de la maison
waves vague, vagues
laps tour de piste, tours de piste, tours de circuit
rounds tour, tours, manche, manches, round, rounds
rivals adversaire, adversaires, rival, rivaux, concurrents, opposants, bots
rivals autres pilotes, autres voitures, autres coureurs
pairs paire, paires
pairs duos, couples
points point, points, pts, buts, victoires, manches gagnantes
moves coup, coups, mouvements, déplacements
moves échanges
questions question, questions, phrases, calculs, exercices, opérations
answers réponse, réponses, choix, propositions
throws lancer, lancers, tir, tirs, boules, flèches, penaltys, penalties, balles, billes
tries essai, essais, tentatives
players joueur, joueurs, joueuses, personnes, enfants, élèves
teams équipe, équipes
bosses boss
pieces pièce, pièces, morceaux
columns colonne, colonnes
rows ligne, lignes, rangée, rangées
lanes voie, voies, couloirs
letters lettres, lettre
holes trou, trous
floors étage, étages
days jour, jours
days nuit, nuits, soirs
age ans
grade année, primaire, cm, ce
money euro, euros, dollars, centimes, crédits, jetons, chips
money écus, francs, sous, livres sterling
`,
  cues: `
one un, une
every chaque, tous les, toutes les
per par, chaque, chacune, chacun, pour chaque
lasts temps, chrono, chronometre, minuteur, compte a rebours, timer, limite, minutes, secondes, dure, durent, durer, duree, survivre, survis, tenir, resister
atHour a, des, jusqu a, vers
unsure neuf
firstTo premier a, premiere a, jusqu a, au meilleur des, en
firstTo atteint, atteindre, arrive à, arriver à, jouer en, se joue en
worth vaut, valent, rapporte, rapportent, donne, donnent, compte, comptent
against contre, face a, doubler, depasse*, battre
fail vise mal, vises mal, mal visé, abandonne*, s'en vont
fail rate*, rates, manque*, erreur, erreurs, fautes, faute, se trompe*, trompe*, passent, en retard
lost perdu, on perd, tu perds, vous perdez, game over, tu meurs, tu coules, on coule, viré, virée, éliminé, éliminée, tu es mort, t'es mort, l'arbre tombe
over c'est fini, c'est la fin, fini, terminé, la partie s'arrête, la partie est finie, fin de partie, fin de la partie
harmless on recommence, ce n'est pas grave, c'est pas grave, pas grave, réessaye, réessaie, revient, retourne, on réessaie, encore une fois
costs debut, start*, vie, vies, point*, score*
otherwise ou, sinon, avant, sans, si, quand, celui, qui
among parmi, entre, sur, au choix
half une demi, demi, une demi-, demi-
andHalf et demi, et demie
oneAndHalf un et demi
not sans, pas, pas de, jamais, aucun, aucune, rien, ne peut, personne, ni
hurry temps!, limite de temps, chrono, chronomètre, minuteur, compte à rebours, timer, stress!, se presser
losing perdre!, perd!, perdu!, mourir!, meurt!, game over, échouer!, vies!
foes ennemi, ennemis, monstres, méchants
stages pistes, circuits, courses, parcours
sound son!, sons!, bruit!, bruits!, bruitages!
score score!, scores!, points!
noSound son coupé, en silence!
two deux joueurs, 2 joueurs, à deux, meme clavier, même clavier, un clavier, même ordi, même ordinateur, même écran, écran partagé, coopératif, coop, 1 contre 1, 1v1
noTimer à son rythme, temps illimité
noLose qu'on ne doive pas perdre, on ne doit pas pouvoir perdre, sans qu'on puisse perdre
noSound sans son car, sans aucun son, sans son parce, pas besoin de son, sans bruit car
noLose vies infinies, vies illimitées, impossible de perdre, ne peut pas perdre, peut pas perdre, personne ne perd, ne meurt pas
noLose on ne perd jamais, ne perd jamais, on ne perd pas, on ne puisse pas perdre, personne ne puisse perdre, personne ne peut perdre
noLose sans pouvoir perdre, sans perdre, essais illimités, autant d'essais, autant de fois, pas possible de perdre, pas de perdant, on recommence sans
noLose personne ne meurt, rien ne peut le blesser, rien de grave
key touche, touches, appuyer, appuie, appuyez, avec, clavier, bouton
oneKey une seule touche, un seul bouton, avec une touche, avec un bouton, uniquement la barre d'espace
oneKey uniquement avec la barre d'espace, seulement la barre d'espace, juste la barre d'espace
oneKey rien que la barre d'espace
spaceKey barre d'espace, barre espace, touche espace, barre d’espace
arrowKeys flèches du clavier, touches fléchées, touches directionnelles, flèches directionnelles
space espace
arrows flèches
by sur, par, fois
board grille, grilles, plateau, cases, carreaux, damier, lettres, quadrillage
minute une minute
then puis, ensuite, après, à la fin, enfin, pour finir, la dernière, le dernier
rather non, non attends, attends, plutôt, enfin non, pardon, je veux dire, ou plutôt, euh non
`,
};
