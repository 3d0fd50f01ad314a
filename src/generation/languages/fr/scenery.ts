/** French: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | espace, galaxie, cosmos, univers, lune, mars, orbite, astronaute, spatial, spatiale, planètes
theme ice | glace, neige, hiver, arctique, antarctique, banquise, gelé, glacier, pôle nord, pôle sud, igloo, iceberg, noël, enneigé, enneigée, hivernal
theme forest | forêt, bois, automne, parc, forêt enchantée, automnal, taïga, sous-bois, conte de fées
theme ocean | océan, mer, sous-marin, sous l'eau, sous la mer, corail, récif, aquarium, lac, rivière, étang, fonds marins, abysses, plongée, venise
theme desert | désert, sahara, dunes, égypte, pyramide, pyramides, pharaon, far west, canyon, oasis, far-west
theme city | ville, gratte-ciel, toits, bureau, autoroute, circulation, musée, hôpital, gare, new york, route, supermarché, aéroport
theme castle | château, médiéval, royaume, chevalier, fantaisie, palais, donjon, dragon, viking, temple, fantastique, princesse, moyen âge
theme candy | bonbon, bonbons, sucreries, chocolat, gâteau, gâteaux, dessert, sucre, friandises, arc-en-ciel, confiserie, glaces, pain d'épices, biscuits
theme haunted | maison abandonnée, manoir abandonné, hôpital abandonné
theme haunted | hanté, hantée, halloween, fantôme, fantômes, cimetière, vampire, zombie, zombies, sorcière, squelette, horreur, citrouille, manoir hanté, effrayant
theme haunted | maison hantée, maison des fantômes
theme farm | ferme, grange, fermier, tracteur, tracteurs, campagne, champ, vache, poule, récolte, champs, pré
theme jungle | jungle, forêt tropicale, safari, savane, afrique, amazonie, singe, tigre, dinosaure, dinosaures, préhistoire, bambou, zoo, préhistorique
theme beach | plage, île, pirate, pirates, tropical, palmier, surf, été, hawaï, côte, vacances, île déserte, bord de mer
theme volcano | volcan, lave, magma, enfer, volcanique, éruption
theme garden | jardin, fleurs, fleur, pelouse, serre, abeille, papillon, printemps, potager, jardinage, insectes
theme kitchen | cuisine, restaurant, pizza, pizzeria, boulangerie, chef, cuisinier, nourriture, pâtisserie, bistrot, croissants, café, fromage, crêpes
theme school | école, classe, bibliothèque, maîtresse, université, devoirs, livres, élèves, laboratoire, collège, lycée, maths
theme cyberpunk | cyberpunk, néon, futuriste, hacker, robot, robots, futur, virtuel, numérique, usine, néons, boîte de nuit, discothèque
theme sky | ciel, nuages, nuage, avion, montgolfière, oiseau, vent, îles flottantes, montagne, montagnes, alpes, oiseaux
theme cave | grotte, caverne, mine, mineur, souterrain, tunnel, tunnels, cristaux, trésor, taupe, égouts, gemmes
theme toys | jouet, jouets, poupée, peluche, ours en peluche, cirque, fête foraine, anniversaire, ballons, parc d'attractions
theme home | maison, à la maison, chez moi, chez nous, dans la maison, appartement, salon, séjour, salle à manger, chambre, ma chambre, salle de bain, salle de bains, grenier, couloir
theme home | cave de la maison, chez mamie, chez ma grand-mère, maison de mamie, canapé, tapis, aspirateur, ménage, meubles, lessive, coussin, coussins
theme village | village, petite ville, bourg, rue, rues, ruelle, quartier, voisin, voisine, voisins, place du village, place du marché, marché, brocante, kermesse, foire, fête du village, église
theme village | clocher, facteur, hameau, mairie
theme sports | sport, sports, stade, terrain de foot, terrain de football, terrain de sport, foot, football, rugby, basket, volley, handball, tennis, court de tennis, gymnase, salle de sport
theme sports | fête du sport, piste d'athlétisme, athlétisme, jeux olympiques, olympiques, coupe du monde, marathon, tirs au but, entraîneur, gradins, tribune
time night | nuit, la nuit, minuit, nocturne, clair de lune, sombre, étoilée
time dawn | aube, lever du soleil, matin, aurore
time dusk | crépuscule, coucher de soleil, soir, coucher du soleil
time day | ensoleillé, de jour, midi, ensoleillée
weather snow | neige, enneigé, il neige, hiver, noël, tempête de neige
weather rain | pluie, pluvieux, orage, tempête, il pleut, pluvieuse
weather leaves | automne, feuilles mortes, automnal
weather petals | cerisiers, fleurs de cerisier, pétales, printemps
weather fog | brouillard, brume, brumeux
weather embers | lave, volcan, braises, cendres
weather bubbles | sous l'eau, bulles, sous la mer, fonds marins
weather stars | étoilé, espace, ciel étoilé, galaxie
mood cheerful | joyeux, joyeuse, drôle, mignon, coloré, amusant, gai, rigolo, fête, festif, mignonne
mood calm | calme, relaxant, relaxante, reposant, paisible, zen, doux, tranquille, apaisant, cosy, détente, douce
mood tense | tendu, intense, frénétique, dangereux, palpitant, survie, adrénaline, effréné
mood spooky | effrayant, hanté, lugubre, sombre, horreur, gothique, halloween, angoissant, hantée, sinistre
mood epic | épique, héroïque, légendaire, aventure, bataille, guerre, grandiose
mood melancholy | triste, seul, solitude, mélancolique, nostalgie, nostalgique, tristesse, adieu, deuil, solitaire, mélancolie
difficulty easy | facile, simple, pour enfants, débutant, pas trop difficile, pas trop dur, ma fille, mon fils, pour les enfants, pas difficile
difficulty hard | difficile, dur, exigeant, brutal, extrême, très difficile, corsé
difficulty easy | pas trop fort, pas très fort, pas trop malin, pas trop compliqué, pas compliqué
difficulty hard | très fort, bien corsé, dur à battre
difficulty easy | débutants, pour débutants, tout simple, pas trop dure
difficulty hard | super dur, vraiment dur, le plus dur possible
colour #e53935 | rouge, rouges
colour #fb8c00 | orange, orangé
colour #fdd835 | jaune, doré, jaunes, dorée, dorées, dorés
colour #43a047 | vert, verte, verts, vertes
colour #00acc1 | turquoise, cyan
colour #1e88e5 | bleu, bleue, bleus, bleues
colour #8e24aa | violet, violette, mauve, violets, violettes
colour #ec407a | rose vif, couleur rose, tout en rose, tout rose, rose bonbon
look warm | couleurs chaudes, chaud, chaleureux
look pastel | pastel, couleurs douces
look neon | néon, fluo, fluorescent
look muted | gris, monochrome, noir et blanc, délavé, solitude
style flat | design plat, minimaliste, style cartoon, dessin animé
style pixel | pixel art, pixel, pixels, pixelisé, pixelisée, pixellisé, 8 bits, 8-bits, 8-bit, 16 bits, 16-bits, rétro, à l'ancienne, style rétro
style noir | film noir, noir et blanc, noir-et-blanc, en noir et blanc, monochrome
style paper | papier découpé, en papier, découpage, découpages, origami, collage, livre d'images, livre d'histoires, livre pour enfants, livre de contes, album illustré, dessiné à la main
style paper | dessinée à la main, fait main, aquarelle
theme space | station spatiale, voie lactée, système solaire, trou noir
theme ice | laponie, groenland, station de ski, piste de ski, marché de noël, aurore boréale, lac gelé
theme forest | clairière, cabane dans les arbres, brocéliande, camping, colonie de vacances
theme ocean | port, méditerranée, canal, péniche, épave, au bord du lac
theme desert | saloon, touaregs
theme city | paris, marseille, centre-ville, métro, tour eiffel, station-service, parking, chantier, caserne de pompiers, centre commercial
theme castle | ruines, forteresse, abbaye, cathédrale, notre-dame, mont-saint-michel, versailles
theme candy | sucette, guimauve, barbe à papa
theme haunted | train fantôme, usine abandonnée, parc abandonné, lieu abandonné
theme farm | étable, écurie, poulailler, vignoble, verger, rizière
theme jungle | mangrove, marécage
theme beach | côte d'azur, antilles, caraïbes, copacabana, piscine, parc aquatique, château de sable
theme volcano | vésuve, etna, piton de la fournaise, pompéi
theme garden | fleurs au balcon, fourmilière, ruche, pâques, chasse aux œufs, terrasse
theme kitchen | cantine, réfectoire, brasserie, taverne, auberge, crêperie, friterie, baraque à frites, food truck, fast-food
theme school | maternelle, crèche, cour de récréation, récré, fac
theme cyberpunk | salle des serveurs, réalité virtuelle, dystopique, piste de danse
theme sky | himalaya, andes, pyrénées, mont blanc, machu picchu, sommet, falaise
theme cave | catacombes, tunnel du métro, mine d'or, bunker
theme toys | manège, grande roue, montagnes russes, autos tamponneuses, maison de poupée, château gonflable, bac à sable
theme home | balcon, garage, escalier, baignoire, table du salon, table basse, cheminée, chez papi
theme village | bazar, souk, carnaval, mardi gras, bal populaire, festival, vide-grenier, marché aux puces, vieille ville, porte de la ville
theme sports | patinoire, skatepark, salle de muscu, bowling, ring de boxe, dojo, tour de france
time dawn | matinée, petit matin
time dusk | soirée, tombée de la nuit
time day | après-midi, en plein jour, plein soleil, grand soleil
weather rain | averse, bruine, crachin, il pleut des cordes, tonnerre, orageux, il flotte, drache
weather snow | flocons, blizzard
weather fog | brumeuse
weather leaves | feuilles d'automne, feuilles qui tombent
weather petals | sakura, cerisiers en fleurs
weather embers | étincelles
weather stars | étoiles filantes, nuit étoilée
mood cheerful | marrant, comique, loufoque, rigolote
mood calm | douillet, décontracté, apaisante, reposante
mood tense | stressant, excitant, suspense, trépidant
mood spooky | effrayante, terrifiant, flippant, qui fait peur, cauchemar
mood epic | épopée
mood melancholy | déprimant, émouvant, poignant
difficulty easy | faciles, très facile, super facile, débutante, pour les petits, tout-petits, pour les nuls, pas dur, jeu d'enfant, pour ma grand-mère, pour mamie
difficulty hard | difficiles, corsée, très dur, super difficile, hyper dur, impossible, pour experts, pas facile, pas trop facile
style flat | flat design, style épuré
style pixel | game boy, gameboy
style noir | cinéma muet, film muet, polar
style paper | en carton, papier mâché
look pastel | tons pastel, couleurs pastel, teintes douces
`;
