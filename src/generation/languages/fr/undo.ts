/** French: whole requests for the version before, `undo | phrases`. */
export const undo = `
undo | annule, annuler, annule ça, annule le changement, annule le dernier changement, annule la dernière modification, annuler la dernière modification, reviens en arrière
undo | revenir en arrière, reviens à la version précédente, revenir à la version précédente, restaure la version précédente
`;
