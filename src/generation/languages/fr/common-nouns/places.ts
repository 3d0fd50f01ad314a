/** French: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | pousse-pousse, cyclo-pousse
hoverboard | trottinette électrique, hoverboard
longboard | skates
tow truck | dépanneuse, bétonnière
forklift | rouleau compresseur
fire truck | voiture de pompiers
tugboat | remorqueur, péniches, frégate, canot de sauvetage, brise-glace
vaporetto | bateau-mouche, vaporetto
rowboat | barques, pirogue, pédalo
handcart | chariots, diable de manutention
tricycle | tricycle, vélo cargo, tandem, monocycle, vtt
railway track | aiguillage, passage à niveau, voies ferrées
market stall | étals, poissonnerie, boucherie, magasin de jouets
granary | silo, porcherie, scierie, moulin à eau, hangar, cabine téléphonique, péage, guérite, remise cabanon
paddock | enclos, palissade, bergerie, portillon, rambarde
pier | embarcadère, débarcadère, écluse, écluses, aqueduc, pont-levis, passerelle, digue
kindergarten | maternelle, école maternelle, crèche, académie
courthouse | tribunal, parlement, mausolée, hôtel de ville, ambassade, sénat
rock pool | lagon, ruisseau, geyser, ravin, dune, sables mouvants, avalanche, givre, rosée, éboulement
rice paddy | rizière, rizières, vignoble, champ de maïs, parterre de fleurs, pâturage, plantation
bouquet | bouquet de fleurs, bouquets, gerbe de fleurs
lilac | orchidée, jonquille, œillet, jasmin, lavande, géranium, pivoine, lilas
maple tree | olivier, poirier, hêtre, platane, châtaignier, figuier, arbre fruitier
spruce | cyprès, cèdre, mélèze, séquoia
palm | palmiers, cocotiers, dattier
bramble | ronce, ronces, rosier
`;
