/** French: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | double saut, saut double, sauter deux fois
rule lowGravity | faible gravité, gravité faible, apesanteur, gravité réduite
rule dash | ruée, dash, sprint
rule dash | nitro, roulade, roulades
rule shield | bouclier, boucliers, champ de force
rule rapidFire | tir rapide, mitrailleuse, cadence de tir
rule magnet | aimant, magnétique, aimants
rule wrap | réapparaît de l'autre côté, traverse les murs, sans murs, de l'autre côté
rule multiBall | multi-balles, plusieurs balles, multiballe
rule speedUp | de plus en plus vite, accélère, de plus en plus rapide
rule speedUp | toujours plus vite, accélérant, la vitesse augmente
rule speedUp | plus vite à chaque, de plus en plus rapides, ça accélère, ça va plus vite, accélèrent, à chaque fois plus vite, un peu plus vite
rule fast | rapide, vite, à toute vitesse
rule slow | lent, lente, lentement
rule noEnemies | sans ennemis, sans ennemi, sans violence, sans monstres, pas d'ennemis, pas de monstres, non violent, non-violent
rule gentle | relaxant, relaxante, sans mort, sans mourir, sans stress, sans pression, pour enfants, ma fille, mon fils, pour les enfants, on ne peut pas perdre, apaisant, zen, reposant, tout-petits
rule gentle | pas effrayant, ne meurt pas
rule gentle | tout doux, toute douce, tout en douceur, en douceur, pour dormir, avant de dormir, impossible de perdre, pour petits
rule shooting | tirer, tire, pistolet, laser, canon, balles de, lancer, lance, tirant
rule confetti | confettis, feu d'artifice, célébration, feux d'artifice
rule boss | boss, boss final
rule endless | infini, sans fin
unit lives | vie, vies, cœurs, coeurs, cœur, essais, points de vie, erreurs, fautes
unit seconds | seconde, secondes
unit minutes | minute, minutes
unit moves | coups, mouvements, tours de jeu
unit laps | tours, tours de piste
unit rivals | adversaires, rivaux, concurrents
unit pairs | paires
unit points | points, buts
unit holes | trous
unit days | jours
unit levels | niveau, niveaux, mondes, étapes, tableaux
unit waves | vague, vagues
every every | chaque, toutes les, tous les
every half | une demi-minute, demi-minute
`;
