/** French: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  before: 'dans|à|au|aux|chez|en',
  places: `
home | laverie*, salle* d'attente, salle* d’attente, salon* de coiffure, coiffeur*, ehpad*, maison* de retraite, sauna*, orphelinat*
city | dépôt*, entrepôt*, prison*, tribunal, tribunaux, commissariat*, cinéma*, théâtre*, opéra*, casino*, centre* des impôts, centre* de tri, déchetterie*, décharge*
city | station* de lavage, pharmacie*, imprimerie*, parking*, abattoir*, ambassade*, ascenseur*
village | brocante*, salle* des ventes, mont-de-piété
cyberpunk | centrale* nucléaire*, centrale* électrique*
ocean | plateforme* pétrolière*, paquebot*
space | observatoire*, planétarium*
`,
};
