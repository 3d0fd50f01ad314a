/** French: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | multijoueur, deux joueurs, en ligne, coopératif, à deux, entre amis
threeD | 3d, première personne, monde ouvert
network | classement en ligne, télécharger, se connecter
network | meilleurs scores en ligne, score en ligne
purchases | achats intégrés, argent réel, publicité
laps | tours de piste, tours de circuit
undo | annuler un coup, bouton annuler
voice | voix, micro, narrateur, doublage
camera | webcam, gyroscope, incliner le téléphone, réalité augmentée
story | mode histoire, cinématiques, dialogues, quêtes
shop | boutique, inventaire, arbre de compétences, artisanat, acheter des améliorations
save | sauvegarde, sauvegarder, points de contrôle
editor | éditeur de niveaux, créer ses propres niveaux
skins | choix du personnage, choisir son personnage, skins, costumes
achievements | succès, badges, défi quotidien
timed | temps de recharge, durée des bonus
endless | infini, infinie, sans fin, interminable, le plus haut possible, aussi haut que possible, infiniment
minimap | mini-carte, carte du monde
replay | ralenti, rejouer l'action, bouton de partage
`;
