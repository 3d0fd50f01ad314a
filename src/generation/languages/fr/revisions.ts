/** French: words of a wish about a game that is there, `id | words`. */
export const revisions = `
faster | plus rapide, plus vite, plus de vitesse, accélère, accélérer, trop lent, augmente la vitesse, plus rapides
slower | plus lent, plus lente, moins vite, moins rapide, ralentis, ralentir, trop rapide, trop vite, plus lentement, réduis la vitesse, baisse la vitesse
harder | plus difficile, plus dur, plus dure, trop facile, augmente la difficulté, plus corsé, plus de défi, plus compliqué, plus difficiles, moins facile
easier | plus facile, plus simple, trop difficile, trop dur, baisse la difficulté, réduis la difficulté, moins difficile, impossible de gagner, moins dur, plus faciles, impossible à gagner
scarier | plus effrayant, plus flippant, plus lugubre, plus d'horreur
happier | plus joyeux, plus gai, plus drôle, plus mignon, plus amusant
calmer | plus calme, plus relaxant, plus tranquille, plus paisible, plus zen
epicer | plus épique, plus dramatique, plus intense, plus d'action, plus palpitant
sadder | plus triste, plus mélancolique
darker | plus sombre, plus foncé, plus obscur
brighter | plus clair, plus lumineux, plus ensoleillé
colourful | plus coloré, plus de couleurs, plus de couleur, couleurs plus vives
longer | plus long, plus longue, trop court, rallonge, dure plus longtemps, allonge
shorter | plus court, plus courte, trop long, raccourcis
add | ajoute, ajouter, ajoutez, mets, mettez, donne, rajoute, inclus, je veux, il faut, rajouter, introduis, mets-y, laisse-moi, permets, j'aimerais, je voudrais
remove | enlève, enlever, supprime, supprimer, retire, retirer, ôte, vire, plus de, désactive, enlève-moi, efface
replace | remplace, remplacer, échange, change, substitue
become | transforme, transformer, change, fais, fais de, devient, deviennent, soit, soient, fait, rends
more | plus de, plus d', davantage de, davantage d', encore un, encore une, encore plus de, supplémentaire, supplémentaires, beaucoup plus de, augmente, autre
double | le double de, double, deux fois plus de, doublez
less | moins de, moins d', moins, réduis, diminue, trop de, trop d'
timer | minuteur, limite de temps, compte à rebours, chrono, chronomètre, minuterie
time | temps
lives | vies, vie, cœurs, coeurs
levels | niveaux, niveau
waves | vagues
please | s'il te plaît, s'il vous plaît, tu peux, peux-tu, pourrais-tu, peut-on, cette fois
same | même, le même, la même, pareil, pareil mais, identique, même jeu, ce jeu, garde, mêmes, les mêmes
anew | nouveau jeu, autre jeu, un autre jeu, quelque chose d'autre, de zéro, jeu différent, tout autre chose
broken | répare, réparer, corrige, corriger, cassé, ne marche pas, ne fonctionne pas, marche pas, bug, bugs, bugue, plante, erreur, erreurs, bloqué, écran noir, se bloque, ne démarre pas
`;
