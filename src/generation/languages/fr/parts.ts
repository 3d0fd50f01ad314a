/** French: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | remplace* par, remplaces par, remplacees par, echange* contre
as | comme, en guise de, en guise d, en tant que, dans le rôle de, dans le rôle du
instead | au lieu de, au lieu d, au lieu du, au lieu des, à la place de, à la place d, à la place du, à la place des, plutôt que, remplaçant
hero | héros, héroïne, personnage principal, personnage, joueur, tour, tours, tourelle*, raquette, oiseau, serpent, plombier, voiture*, grenouille
enemy | ennemi*, adversaire*, rival, rivaux, opposant*, gardien*, fantôme*, envahisseur*, alien*, monstre*, méchant*, zombie*
item | objet*, quille*, pion, pions, pièce*, chiffre*, nombre*, carte*, bloc*, brique*, pierre*, gemme*, bijou*, bonbon*, symbole*, bulle*, nourriture, fruit*, pomme*
item | œuf*, boule*
obstacle | obstacle*, mine, mines, tuyau*, haie*, mur, murs
projectile | balle*, ballon*, palet, flèche*, munition*, projectile*
`;
