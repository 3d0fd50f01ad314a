// From Wiktionary by way of the Open Multilingual Wordnet (CC BY-SA 3.0); NOUNS.md beside it says how.
export default `-:abandonné|abattu|abdominal|abject|abominable|aborigène|abrupt|abruptement|absolu|absolument|absorbé|absurde|académique|acceptable|accident|accidentellement|accompli|acteur|action|activement|actrice|actualités|actuel|actuellement|adaptable|addictif|additionnel|adjacent|adjectival|admirablement|admiration|adoptif|adorable|adroit|adverbial|adéquat|affamé|affectueux|affiche|affolé|affreuse|affreusement|affreux|agglutinant|agile|agilité|agnostique|agressif|agricole|agriculture|agréable|agréablement|aide|aigre|aigu|aiguë|ailleurs|ailé|aimable|ainsi|alambiqué|alarme|alcoolisé|alimentation|allergique|allègre|alors|alphabète|alphabétique|alphabétiquement|alternatif|altruiste|aléatoire|aléatoirement|ambidextre|ambigu|amer|amitié|amoureuse|amoureusement|amoureux|ample|amplement|amusant|amusante|anal|anale|analogique|analogue|anatomie|anatomique|anatomiquement|ancien|anciennement|ancillaire|angoissant|angoisse|angélique|annuel|annuellement|anodin|anonyme|anonymement|anormal|anormale|anormalement|antarctique|anthropologique|anticonstitutionnel|antique|antépénultième|antérieurement|anxieux|apathique|apeuré|aphone|apnée|apocryphe|apparemment|apparent|apparente|apparenté|appel|apprendre|approbativement|approprié|approximativement|appréciablement|après|aquarium|aquatique|araméen|araméenne|arbitraire|arbitrairement|arcane|archaïque|archéologique|arctique|ardent|ardu|argenté|argumentation|aristocratique|arithmétiquement|armé|armée|aromatique|arrivée|articulément|artifice|artificiel|artificiellement|artistement|artistique|artistiquement|ascension|aseptisé|assez|assistance|associatif|assoiffé|assuré|assurément|astrologique|astronomie|astronomique|astucieux|asymptomatique|asymptotique|asymptotiquement|asymétrique|atchoum|athlétique|atmosphérique|atomique|atone|atroce|attenant|attendre|attentif|attentivement|atterrissage|attractif|attraction|attrayant|auberge|audacieux|audiovisuel|auditif|auparavant|auriverde|auréole|aussi|aussitôt|australie|authentique|autochtone|automnal|automne|autonome|autoritaire|autrefois|autrement|auxiliaire|avancé|avaricieux|aventureux|aveugle|aviation|avide|avidement|avisé|aéré|bactéries|bactériologie|baignade|bain|baisse|balade|balaise|ballerine|ballet|balèze|banal|bancal|banquise|barbant|barbe|barbu|barque|barrage|barreau|bas|bataille|battre|bavard|beau|beaucoup|beauté|belle|belligérant|belliqueux|bible|biblique|bicaméral|bicéphale|bidouillé|bien|bienheureuse|bienheureux|bientôt|bienvenu|bigot|bilatéral|bilingue|billard|bimestriel|biographique|biologie|biologique|biologiste|bisexuelle|bisou|bizarre|blague|blanc|blessure|blessé|bleu|bleuté|bleuâtre|boiteuse|boiteux|bon|bonnet|borgne|borné|bornée|bosse|bouclé|bouddhique|bouddhisme|boule|bourré|bovin|bovine|boxe|brave|bref|brillamment|brillant|brièvement|bronzé|brumeux|brun|brusque|brutal|brutalement|bruyamment|bruyant|bruyante|brûlure|bureau|buvable|béguin|bénévolement|bête|bêtement|bûcheron|caché|cachée|cadre|caduc|caducifolié|cagotement|calme|calomnieusement|cancéreux|canonialement|canoniquement|capable|capitaine|capricieux|capricorne|captivé|carboxylique|cardiologie|carie|carnassier|carpe|cartographique|catégoriquement|celte|cent|central|centrale|certain|certainement|certes|chacun|chacune|chaleur|champion|championne|chance|chanceux|chant|chaotique|chaotiquement|charismatique|chaste|chastement|chaud|chaude|chaudement|chauve|chef|cher|chiant|chic|chiche|chimie|chimique|chimiste|chine|chique|chirurgical|choc|chromosomique|chronologique|chronologiquement|chrétien|chute|chère|cible|cimetière|cinétique|cirque|civil|civique|clair|claire|clairement|clandestin|classe|cocasse|coeur|cohérent|coiffeur|coiffure|collision|colombienne|coloré|colossal|colossalement|colère|coléreusement|combat|comestible|commande|commercialement|commodément|commun|communal|communiste|compact|comparable|compatible|compliqué|complète|complètement|comprenable|compréhensible|comptabilité|comptable|compulsivement|compétent|concave|concentré|concert|concis|concisément|concomitant|concret|condescendant|confiant|confondu|confortable|confus|confusément|congelé|congénital|conjointement|connu|conque|consanguin|consciemment|considérablement|conspiratoire|constamment|constant|construction|consécutif|consécutivement|contagieux|conte|content|contente|contigu|continental|continentale|continu|continuel|contracté|contradictoirement|contrefait|controversé|contrôlable|convenable|convenablement|convexe|convivial|copieux|cordial|cordialement|cornu|corporel|corpulent|correct|correctement|cosmique|costume|cou|coucou|coudre|coupable|coupé|coupée|coupées|coupés|courageux|couramment|course|court|courtois|coûteuse|coûteux|craintif|craintive|cramoisi|cri|criant|criante|criard|criminel|croisière|croissance|croupi|cru|cruel|cruellement|crustacé|créature|crédule|cube|cuisinière|cuisse|culinaire|culture|culturel|culturisme|cupide|cupidon|curieux|curling|cursif|cursivement|cyan|cyclisme|cylindrique|câlin|céleste|célèbre|célébration|céruléen|cérébral|cérémonie|dangereuse|dangereusement|dangereux|danse|date|dehors|dentiste|dernier|dernièrement|descendre|despotique|deuxième|devise|diable|diabolique|diachronique|diagnostic|diagonale|dialogue|diamant|diamétralement|diaphane|didactiquement|diffamant|diffamatoire|difficile|différemment|différent|digne|diligemment|diligent|dingue|diplomatique|diploïde|diplôme|direct|directement|discret|discrètement|discutable|disparaître|disponible|distant|distinctement|distrait|diva|divers|divertissant|divertissante|divin|divine|divisible|docile|dodu|dogmatique|dominateur|donc|dormant|doré|dorénavant|douce|doucement|douillet|douillette|douloureusement|douloureux|doute|douteuse|douteux|doux|douze|doué|draconien|drame|drastique|dribble|drôle|dur|durable|débattable|débraillé|décidément|décisif|décontenancé|découragé|décédé|dédaigneux|définitivement|défraîchi|dégagé|dégoutant|dégoûtant|dégraissé|dégueulasse|déjà|délabré|délicat|délicatement|délicieuse|délicieux|délétère|démocratique|démocratiquement|démodé|démographique|démon|dénombrable|départ|dépassé|déplaisant|déplaisante|déprimé|dérisoire|désaccord|désagréable|désargenté|désargentée|désespéré|désespérément|désintéressé|désinvolte|désirable|désobéissant|désordonné|désormais|détonation|dévoué|déçu|effaré|effectivement|efficace|efficacement|effort|effrayant|effrayé|effronté|effrontément|effroyable|effroyablement|elliptique|embarras|embarrassant|embarrassante|embétant|emmerdant|emphatique|enceinte|encombrant|encore|endormi|endurable|endurci|enfantin|enfin|ennui|ennuyeuse|ennuyeux|enroué|ensomeillé|ensorcelé|ensuite|ensuqué|entendre|entièrement|entretemps|entêté|entêtée|environ|environnementalement|ergonomique|errant|errante|escarpé|escrime|espagne|essentiel|essentiellement|estonienne|estropié|ethnique|ethnographique|euphémiquement|euristique|euro|européen|exact|exactement|excellent|exceptionnel|excessif|excessivement|excité|excitée|exclamation|exclusivement|excuse|exercice|exhaustif|existant|expiration|expression|exprès|expérience|expérimentalement|expérimenté|externe|extinction|extraordinaire|extraordinairement|extrasensorielle|extrêmement|fabuleusement|facile|facilement|facteur|facture|facétieux|fadasse|fade|faiblement|faim|faisable|falsifié|fameux|fanatiquement|fantastique|fantastiquement|farouche|farouchement|fastidieux|fastueusement|fatigue|fatigué|fatiguée|fauché|fauchée|faussement|femmelette|fermement|fermé|fervent|festival|feuillu|fiable|fiançailles|fidèle|fier|fierté|figurément|film|finalement|finement|fini|fièrement|fièvre|flexible|flic|flirt|floral|fluvial|fléchettes|flûtiste|folklore|foncièrement|fonctionnel|foncé|fondamental|fondamentalement|fondre|football|force|forensique|formel|formellement|fort|forte|fortement|fortuné|forêt|fou|foutu|foutue|fragile|franchement|frauduleux|fraîche|fraîchement|frisé|frit|frivole|froid|fructueux|frugal|frustration|frénétique|fréquemment|fréquent|fréquente|fugace|fulgurant|fulminant|fumeur|fumé|fumée|funeste|funèbre|funérailles|furieusement|furieux|furtif|furtivement|futile|futuriste|fâché|fâchée|félicitations|féroce|fétide|gaie|gaiement|gastrique|gauche|gelure|gelé|gens|gentil|gerbe|geste|ghanéen|glabre|glacial|glacé|glandulaire|glissade|glissant|glissante|glisse|global|globulaire|golf|gourmandise|gouteux|goutte|goutu|goût|grain|grammatical|grand|grande|grandement|graphique|gratis|gratitude|gratuit|gratuitement|grave|gravement|gravitationnel|grec|grimace|grippe|gris|grisâtre|gros|grossesse|grossièrement|grotesque|grèce|grève|guerre|guide|guidon|guère|gymnastique|gâté|gène|gélatineux|généralement|généreuse|généreux|générique|génétique|géographique|géologique|gênant|gênante|habile|habituel|habituelle|habituellement|habité|haineusement|haltérophilie|handball|haploïde|haptique|hardi|harmonieusement|haut|hautain|hebdomadaire|hebdomadairement|heure|heureuse|heureusement|heureux|hibernal|hindouisme|hippodrome|hirsute|hivernal|hockey|homogène|homosexuelle|honnête|honnêtement|honorable|honteusement|honteux|horizontal|horizontalement|horrible|hors|hostile|huit|humain|humainement|humanitaire|humble|humblement|humide|humoristique|hydrophobe|hygiène|hygiénique|hygiéniquement|hypothétique|hâve|hébraïque|héroïque|héréditaire|hétérogène|ibérique|ici|identique|identiquement|idiomatique|idéalement|idée|idéologique|idéologiquement|ignorance|illettré|illettrée|illico|illimité|illogiquement|illustre|illégal|illégalement|imaginable|immature|immobile|immortel|immédiat|immédiatement|impertinent|impitoyable|impitoyablement|implicite|impoli|important|impossible|impossiblement|impressionnant|improbable|imprudemment|impudent|impur|impétueux|inacceptable|inactif|inadéquat|inapproprié|inattendu|incalculable|incendie|incertain|incidemment|incompatible|incomplet|incompréhensible|inconfortable|inconscient|inconstant|inconvenant|incorrect|incroyable|incroyablement|incrédulité|inde|indemne|indice|indicible|indifférent|indigène|indiscret|indisponible|indistinctement|individuel|indolent|indubitablement|indulgent|industrieux|indéfiniment|indéniablement|indépendant|ineffable|inexorablement|inexplicable|inexpérimenté|infaillible|infatigable|infection|infernal|infini|infirme|inflammable|influent|information|informatique|informel|infructueux|infâme|inférieur|inhabituel|inhabité|inhumainement|inintelligemment|inintelligible|initialement|injuste|inlassable|innocemment|innombrable|innomé|inné|inoffensivement|inorganique|inquiet|insaturé|insensible|insidieusement|insignifiant|insignifiante|insipide|insolent|insolite|insouciant|inspiration|instantanément|insuffisamment|insuffisant|insurgé|intelligemment|intelligent|intensivement|intensément|intentionnel|intentionnellement|interdit|intergalactique|interminable|intermittent|international|interplanétaire|interstitiel|intime|intransitif|intransitivement|intraveineux|intrinsèque|intrusif|intrépide|intéressant|intéressé|intéressée|intérieur|intérimaire|inutile|invariablement|invention|inversement|invisible|invisiblement|involontairement|invétéré|inédit|inéluctable|inéluctablement|inévitable|inévitablement|irascible|irlande|ironique|ironiquement|irrationnel|irrationnelle|irregulier|irrespectueusement|irresponsablement|irréel|irrégulièrement|irrésistible|irréversible|irrévérencieusement|islam|israélienne|italien|ivre|jalouse|jalousement|jaloux|jamais|jamaïquain|jamaïquaine|japon|jeu|jeune|jogging|joie|joli|joueur|journalier|journellement|jovial|joyeusement|joyeux|judaïsme|judiciaire|judicieusement|judo|juif|juive|juron|juste|justice|juteux|kafkaïen|karaoke|karaté|lac|laconique|laid|laide|laine|lamentable|langoureux|lao|large|largement|larme|lascif|lascive|latent|latine|latéralement|lavage|laïque|lent|lentement|lesbien|lesbienne|leste|lestement|lettre|lettré|liberté|libidineux|libre|librement|lien|lilliputien|limpide|linéairement|lisse|liste|lithuanienne|littéraire|littéral|littéralement|littérature|lituanienne|liturgique|livraison|livre|lié|local|localement|logiquement|loi|lointain|londres|long|longtemps|loquace|louable|lourd|loyal|loyalement|lubrique|lugubre|lugubrement|luisant|lumineuse|lumineux|lunaire|lutte|luxueux|lâche|légal|légendaire|légende|léger|légèrement|létal|macabre|machinalement|magiquement|magnanime|magnifique|magnétique|maigre|main|maintenant|mal|malade|maladie|maladroit|malaria|malencontreusement|malentendant|malheureusement|malheureux|malhonnête|malicieux|malin|malintentionné|malodorant|malveillant|maléfique|malévolent|manifestation|manifestement|manquant|manucure|manuelle|maquillé|marathon|marbré|marche|marin|maritime|marque|marrant|marre|marée|massage|mat|match|mate|maternel|mathématique|mathématiquement|matin|matois|mature|maudit|maurice|mauvais|maximal|meilleur|melliflue|menaçant|mensonge|menstruation|mensuel|mensuellement|mental|mentalement|menteur|merdique|merveilleusement|merveilleux|message|mexicain|miaou|microbiologie|microscopique|mielleux|migraine|mince|minou|minutieusement|miraculeusement|miraculeux|misérable|miséricordieux|moche|mode|moderne|modeste|modestement|moi|moins|moite|molasse|mollasson|molle|moléculaire|monarchie|monarque|mondain|mondial|mondiale|monnaie|monochrome|monocle|monogame|monolingue|monosyllabe|monosyllabique|monotone|monozygote|monstrueux|montagneux|moral|morbide|mordant|moribond|morphologique|mortel|mou|moue|mouillé|mouillée|moussu|moussue|moyen|multicellulaire|multilingue|municipal|musclé|musculaire|musculeux|musicalement|musique|musulman|musulmane|mutique|mutuel|mutuelle|mutuellement|mystère|mystérieux|mythe|mythologie|mécanique|mécontent|médaille|médecin|médecine|médical|médicolégal|médiocre|méditation|méditerranéen|médiéval|méfiant|mélancolique|mélodie|mélodieux|ménage|méprisable|méprisant|méridional|métallurgique|métaphysique|méthodiquement|méticuleusement|méticuleux|même|mûr|naissance|nanti|nasal|natation|national|nationalement|naturel|naturellement|nausée|naziste|naïve|neige|neigeux|nerveusement|nerveux|net|nettement|nettoyage|neutre|nocif|nocturne|noir|nombreux|normal|normalement|norvégophone|notamment|note|notoire|nounours|nouveau|nouveaux|nouvel|nouvellement|noël|nuageux|nucléaire|nue|nuisible|nuit|nul|nulle|numérique|nuptial|nuptiale|nuptiaux|néanmoins|nécessaire|nécessairement|née|néfaste|négative|négligeable|négligemment|négligé|néolatine|népalaise|objective|obscur|obscurément|obscène|obsolète|obstiné|obstinément|obsèques|obtus|obéissant|occasionnel|occasionnellement|occupé|ochracé|octogonal|odeur|odieux|odorant|offensant|officiel|offre|olympique|ombre|omnipotent|omniprésent|omniprésente|omniscient|onomatopéique|ontologique|opaque|opportun|opposé|oral|oralement|orange|orbitaire|orbital|orbitale|orchestre|ordinaire|ordinairement|ordonné|organique|orgueilleux|originale|ornithologie|orthodoxe|ostensiblement|oubli|oublieux|outrageant|outrecuidant|ouvertement|ouverture|ouïe|ovipare|ovni|ovovivipare|ovoïde|paisible|paisiblement|paix|palestinien|palestinienne|palette|palpable|paléontologique|panique|paniqué|pantois|papal|paqueté|paradoxal|paradoxalement|parapente|parasite|pardon|parfait|parfois|parlé|particulier|particulièrement|partiellement|partout|passable|passible|passion|passionné|passivement|paternel|pathétique|patiemment|patience|patiente|patriotiquement|patrouille|paume|païen|peindre|pelucheux|pensable|pensée|perfide|permanent|perpendiculairement|perplexe|perpétuel|personne|personnelle|pertinent|perturbé|pesant|pessimiste|pet|petit|petite|peu|peur|pharmacologique|pharyngien|pharyngé|philosophiquement|photogénique|physiologique|physiologiquement|physiquement|pinces|pingre|pinte|piquant|piqûre|pirate|pire|pitié|pitoyable|pittoresque|pittoresquement|place|plaisant|planning|plante|plantureux|planétaire|plate|plein|pliable|pliant|plurilingue|plutôt|pluvieux|plénier|poignée|poilu|poilue|pointilleux|poissons|poli|police|poliment|polo|polynomial|polysyllabique|polysynthétique|pompeusement|ponctuel|ponctuellement|pop|populaire|pornographique|portatif|possible|postal|posthume|potable|potelé|pouilleux|pouls|pourri|pourtant|poussiéreux|poétique|poétiquement|pragmatique|pratiquement|premièrement|presque|presse|preste|preuve|preux|primitif|primitive|primo|principalement|privée|prix|prière|probable|probablement|prochain|professionnellement|profitable|profond|prolifique|prolixe|prolétarien|promenade|prometteur|propice|proportionnel|propre|protection|protestation|prothèse|provisoire|prudemment|prudent|près|précaire|précautionneusement|précieux|précisément|précité|précoce|préhistorique|préjudiciable|prématurément|présentation|présomptueux|prétendu|prétendument|prétentieux|prête|psychiatrique|psychologiquement|psyché|psychédélique|puant|puante|puanteur|publiquement|puer|puis|puissamment|puissant|pulpeux|pulsation|punissable|pur|pureté|purulent|putréfaction|puéril|pâle|pédagogique|péjoratif|pénible|pénultième|périlleux|périmé|périodiquement|pérou|pétulamment|pêcheur|qualitativement|que|quelque|quelquefois|quotidiennement|radine|radioactif|rafraichissant|rafraichissante|raisonnable|raisonnablement|ramadan|rameau|ramollo|rance|rancuneux|rancunier|randonnée|rapide|rapidement|rare|rarement|rassasier|rassis|rationnel|rationnelle|rationnellement|rauque|rayure|rayé|rebondi|recherche|reconnaissant|reconnu|rectal|rectiligne|redondant|redoutable|relatif|relative|relativement|religieusement|religieux|remarquable|remarquablement|renaissance|rencontre|renommé|repaitre|repos|représentatif|respect|respectable|respectivement|respectueux|respiration|responsable|retard|retour|revanchiste|rhume|rhétoriquement|riche|ridicule|rien|rigide|rigole|rigolo|rigoureusement|rigoureux|rire|rituellement|rivière|robuste|robustement|rock|roi|romantique|rosserie|rosâtre|rouge|rougeâtre|royal|royauté|rudement|rural|russe|russie|rusé|rythme|réaction|récemment|récent|réception|réciproque|réel|réflexion|régulier|répugnant|résevé|résidentiel|réveillé|rêve|sabre|sacré|sadiquement|safari|sagace|sage|sagement|sain|sainement|sale|salut|salé|sang|sanglant|sanglante|sanguinaire|santé|saoul|sarcasme|sarde|sardonique|satiriquement|satisfait|satisfaite|sauf|sauna|saut|sauvage|sauvagement|sauveteur|savane|saveur|savoureuse|savoureux|scandaleux|sceptique|sciemment|scientifiquement|score|sdf|sec|secondaire|secours|sein|sempervirent|sensible|sensé|septentrional|septentrionale|serein|sereinement|serré|serviable|seul|seulement|sexuellement|sexy|shopping|siamois|sic|sidéral|sieste|sifflet|signe|significatif|silencieuse|silencieux|silhouette|similaire|simplement|simultané|simultanément|sincère|sincèrement|sinistre|sinistrement|sinitique|sinon|smoking|snowboard|sociable|social|sociale|socialement|sociologiquement|sociétal|soigneusement|soigneux|soir|soirée|soldat|solidarité|solidement|solvable|sombre|sommeil|sommet|somnolent|sophistiqué|soporifique|sororal|sororel|sort|sortilège|soudain|soudaine|soudainement|souhait|souhaitable|souillé|sourd|sournois|souterrain|souvent|soviétique|spacieux|spatial|spectacle|spectaculaire|sphérique|spirale|spirituel|spirituelle|spontanément|sporadique|spécial|spécialement|spécifiquement|spéculativement|squelette|squelettique|stable|statique|stochastique|stoïquement|stratégique|stratégiquement|strict|strident|stupide|stupidement|stupéfait|style|stérile|suave|subatomique|subit|subitement|subjectivement|sublime|subreptice|subrepticement|subséquent|subtilement|subversif|succinct|succint|succulent|succès|sucré|suer|sueur|suffisamment|suffisant|suisse|suivant|superbement|superficiel|superflu|supersonique|superstitieuse|superstitieux|superstition|supposé|supposément|suprême|suprêmement|surf|surfait|surnaturel|surnaturelle|surprenant|surpris|surtout|susdit|susmentionné|suspect|suture|svelte|symboliquement|sympa|sympathique|symétrique|synchrone|synthétique|systématiquement|sécheresse|séculier|sécurité|séducteur|sénile|séparé|séparée|séparément|sépulture|sérieusement|sérieux|sérénité|sévèrement|sûr|sûre|sûreté|tabellaire|taboue|tabulaire|tacheté|tacite|tacitement|taire|tamisé|tantôt|tapageur|tapette|tard|tartuffe|techniquement|technologie|technologique|tel|tellement|temporaire|temporairement|temporel|temporelle|tenace|tenacement|tendance|tendre|tendu|terreur|terrible|terriblement|testiculaire|texto|textuel|thanksgiving|thoracique|théologique|théologiquement|théorique|théoriquement|thérapeutique|thérapie|tibétaine|timide|timidement|tiède|tiédasse|tokyo|tolérable|tonitruant|tonitruante|topographique|topologique|tordre|torride|tort|tortueux|torve|total|touché|toujours|tourbillon|tout|toutefois|toxique|tradition|traditionnel|traditionnellement|trafiqué|tragique|tranchant|tranche|tranquille|transcendantalement|transitif|transitivement|transitoire|translucide|transparent|transpiration|trapu|traîtreusement|tridimensionnel|triomphe|triplement|triste|tristesse|trivial|troisième|trompeur|tronc|trop|tropical|tropique|troublant|troupeau|truqué|très|trésor|turban|typique|typiquement|téléguidé|témoin|téméraire|tête|têtu|têtue|tôt|ubiquiste|ubiquitaire|ukrainienne|ultime|ultrasonique|ultrasonore|ultraviolet|ultérieurement|unanime|uni|unicellulaire|unifié|uniforme|uniformément|unilatéral|unilatéralement|unique|uniquement|urgent|utile|utilement|vaccination|vachement|vaginal|vaguement|vaillant|vain|vainqueur|valide|vaniteux|vedette|venteux|ventre|verbeux|verdâtre|verseau|vert|vertical|verticalement|vertige|vertueusement|vertueux|veule|viable|vibration|vicié|vide|vidéo|vie|vieilli|vierge|vigilamment|vindicatif|violacé|violemment|violent|violet|violâtre|viril|virtuel|virtuellement|visage|visibilité|visible|visiblement|visqueux|vital|vite|vitesse|vivable|vivant|vivide|voeu|voile|voir|voire|vol|volatil|volontaire|volontairement|volontiers|volée|voracement|voyant|vrai|vraie|vraiment|vue|vulcain|vulgaire|véhément|véritablement|vœu|xénophobe|yoga|zoo|zélé|âprement|échec|échelon|écologique|écologiquement|écrasant|écrivain|édenté|éducation|également|électrique|électromagnétique|électronique|éloigné|éloquemment|élégant|élégante|émacié|éminemment|émotion|émotionnel|émoussé|ému|énergique|énergétique|énigmatique|énigme|énorme|épais|épatant|éphémère|épicé|épidémique|épousé|épousée|épouvantable|épouvanté|épris|épée|éreintant|érotique|érotiquement|éruption|ésotérique|éteindre|éteint|éternel|étonnant|étrange|étrangement|étroit|étroite|étroitement|été|éveillé|évidemment|évident|évidente|évolution
*animal:abeille|abeille ouvrière|acarien|agneau|agnelle|aigle royal|algue|algues|amibe|amphibien|anchois|animal familier|asticot|autruche|bacille|bactérie|bactéries|barbeau|bardeau|bardot|bec|belette|belette pygmée|boeuf|bois|bousier|branchie|buse|bélouga|béluga|bœuf musqué|cadavre|caille|caméléon|canardeau|canari|caneton|carapace|carassin commun|carassin doré|carcasse|carnivore|carpe|cerf commun|cerf rouge|chamois|chardonneret|charogne|chat domestique|chenille|chevêche|chien policier|chien viverrin|chiot|chlorophylle|chouette effraie|cloporte|cobaye|cochonnet|cocon|coquillage|coquille|corbeau freux|corne|corneille|coucou|crinière|croc|crête|cuir|cygne chanteur|cygne noir|daim|dinosaure|dromadaire|duvet|dépouille|embryon|espadon|eucaryote|exocet|faon|faucon crécerelle|feuillet|fourmilier|fourrure|frai|fuligule milouinan|furet|geai|gibbon|goret|griffe|guanaco|guêpe|géant|herbivore|hermine|herpès|hippocampe|hirondelle|hominoïdé|huard|huître|hybride|héron|isard|jabot|jars|lapereau|larve|lente|lombes|lote|lotte|luciole|mamelle|manchot empereur|manchot royal|mante religieuse|microorganisme|minet|moule|mouton|mule|museau|mâle|mâtin|mérou|nageoire dorsale|once|ornithorynque|otarie|ours brun|panse|paramécie|pathogénique|patte postérieure|peau|petit|petite belette|pigeon voyageur|pintade|piranha|pis|plancton|plongeon|poisson rouge|poisson volant|porcelet|poussin|progéniture|protiste|prédateur|queue|renard volant|renarde|renardeau|requin pèlerin|sabot|sauterelle|scarabée bousier|serre|silure|singe anthropoïde|streptocoque|surmulot|tanche|taureau|tentacule|tique|tortue marine|trompe|truite|tétine|têtard|veau|vibrisse|yack|yak|échidné|écureuil|émeu|émeus
*food:abats|abricot|absinthe|alcool|ale|amande|anguille|apéritif|arachide|asperge|aspic|avoine|babeurre|baie|baklava|banquet|bette|betterave|bière|bière anglaise|boisson|borsch|bortsch|boudin|boudin noir|bouffe|bouillon|boulette|brandy|breuvage|brunch|brème|brème commune|buccin|bulot|cabillaud|cacahuète|cacao|café|café glacé|café instantané|caillé|canneberge|cannelle|cantaloup|carambole|caviar|cerise|champagne|chocolat|chocolat chaud|chop suey|choucroute|ciboule|cidre|citronnade|citrouille|cocktail|cognac|coing|condiment|congee|cornichon|crème aigre|crème fouettée|crème fraîche|crêpe|curcuma|curry|céleri|côtelette|déjeuner|dîner|eau gazeuse|eau minérale|eau potable|eau soude|elbot|espresso|faisselle|farine|festin|flet|flétan|foie gras|foin|fourrage|framboise|fromage|fromage blanc|fromage bleu|fête|garbon|gelée|gin|glaire|glaçage|gluten|goulash|goyave|goûter|grog|gruau|gâteau|hachis|hareng|haricot|huile végétale|jerez|jus|kebab|kebap|kumiz|kumquat|kvas|kébab|lait|lait aigre|lait condensé|lait frappé|laitance|laite|langoustine|libation|liqueur|lunch|légume|macaronis|malbouffe|mangoustan|maquée|martini|mayonnaise|miche|miel|miette|minestrone|nectarine|noisette|nouille|nutrition|omelette|orange|orangeade|orge|origan|pain grillé|pamplemousse|pancake|panure|papaye|paprika|patate douce|pelure|perdreau|perdrix|petit déjeuner|pickles|pignon|pilaf|pinotte|plat principal|poireau|poirette|poirée|pomme|pomélo|porreau|porrée|potage|potion|pousse|prune|pâte|pâtes|pâtes alimentaires|pâtisserie|pâté impérial|raisin|ratafia|repas|rhum|risotto|riz|réglisse|rôtie|saindoux|salade|salami|sardine|sashimi|sauce tomate|saucisse|saumon|saumure|schnitzel|son|soupe|souper|spiritueux|sucre|tapioca|tempura|thon|thé|thé froid|thé glacé|thé noir|thé vert|tisane|toast|tofou|tofu|velouté|vermicelle|vermicelles|vermouth|viande|vin|vin blanc|vin effervescent|vin rouge|vodka|végétarisme|whiskey|xérès|yaourt|yoghourt|yogourt|écrevisse|épinards|épluchure|œuf miroir|œuf poché|œufs brouillés
*nature:abiogenèse|abysse|abîme|anion|archipel|astérisme|astéroïde|atoll|aubaine|aurore boréale|aurore polaire|banquise|baryon|besoin|bonne chance|bord|boson|bourbier|bout|bribe|brise|bruine|bulle|caldera|canyon|cap|capacité|cascade|cation|caverne|champ|champ magnétique|chance|charge|charge électrique|chaîne|chaîne alimentaire|chemin|ciel|cirque|clapier|colline|conductivité|conséquence|continent|cordillère|corps céleste|corps noir|cosmos|couple|courant|courant continu|courant électrique|crachin|cristallisation|côte|dune|dépôt|détroit|effet|effet domino|esquille|estuaire|faille|faute|fente|fermion|ferromagnétisme|fiord|fissure|fjord|flaque|fleuve|force|fosse|fossile|fourmilière|fragment|front froid|gangrène|gazon|geiser|gel|geyser|gisement|glacier|gluon|golfe|gouffre|grain|granule|gravitation|graviton|gravité|grotte|grêle|gué|géante gazeuse|géante rouge|hadron|hautes terres|heureux hasard|hystérèse|hystérésis|iceberg|impédance|inertie|inondation|ion|isthme|labour|lac|lagon|lagune|lande|lithosphère|lumière|lumière visible|lune|magnétosphère|marais|mare|marécage|masse terrestre|mer|mer territoriale|micelle|mirage|moment magnétique|monde|monticule|mouvement brownien|mur|mutagène|méson|mésosphère|métempsycose|météorite|naine blanche|naine rouge|neige|neutrino|neutron|nid|nimbus|nébuleuse|nécessité|nécrose|océan|onde radio|ouragan|paroi|particule|partie|pellicule|pente|pergélisol|permafrost|pesanteur|photoconductivité|photon|plage|planète|planète tellurique|plasmide|plateau|pluie|polymorphisme|positon|positron|pression|prion|promontoire|proton|précipice|précipitation|puissance|péninsule|quark|quark bas|quark beauty|quark beauté|quark bottom|quark charm|quark charme|quark charmé|quark down|quark strange|quark étrange|quasar|ravin|rayon gamma|rive|rivière|ruche|ruisseau|récif|réfraction|résistance|résistivité|simoun|sol|stalactite|stalagmite|steppe|stratosphère|sédiment|sérendipité|tache solaire|temps|tension|tension artérielle|termitière|terre|terre ferme|terrier|thermosphère|toundra|trajectoire|trombe|troposphère|trou noir|turbulence|typhon|vallée|vent|vent solaire|volcanisme|vulcanisme|zéphyr|écharde|éclair|éclat|écueil|écume|électricité|électron|énergie|énergie atomique|énergie cinétique|énergie nucléaire|énergie solaire|énergie éolienne|éruption solaire|étang|île|îlot
*object:abattoir|abreuvoir|abri|abstractionnisme|accotoir|accoudoir|accès|accélérateur|adaptateur|additif|agenda|agrafeuse|aiguille|aiguisoir|aiguière|aile delta|aileron|album|alcôve|alexipharmaque|alliance|allumette|altimètre|alêne|ambassade|amplificateur|ampèremètre|amulette|analgésique|angle|animalerie|anse|antenne|antibiotique|antichambre|antidote|antidouleur|antidépresseur|antimicrobien|aphrodisiaque|appareil|appareil auditif|appartement|appui|appât|aquarium|aqueduc|araire|arbalète|arcade|archet|archives|ardoise|armement|armes|armoire|armoiries|armure|arquebuse|arrosoir|arsenal|artisanat|asile|aspirateur|aspirine|assiette|atelier|atlante|atomiseur|atout|atropine|attique|aube|audioprothèse|auge|autel|autobus scolaire|autocuiseur|autoportrait|avenue|axe|aéroglisseur|aéroport|babord|bagages|baguette|balalaïka|balance|balançoire|balayeuse|balcon|baliste|balle|ballon dirigeable|balustrade|banc|bandage|bande|bande magnétique|bandeau|banderole|baratte|barbecue|barbelé|baromètre|barrage|barrique|barrière|bas|base|basson|bathyscaphe|bathysphère|bavoir|bazar|bazooka|baïonnette|berceau|bergerie|beu|beuh|biberon|bibliothèque|bidet|bidon|bidule|bien|bille|billetterie|binette|bipeur|blason|blasonnement|bloc|bobine|bol|bollard|bombe atomique|bonnet|bordel|botte|bottine|bouchon|boucle|bouilloire|boulevard|bouquet|bourse|bouteille|bouton|boutonnière|boîte|boîte noire|bracelet|brancard|brassière|bride|bridge|briquet|broc|brocart|broche|brochette|brocheuse|broderie|brosse|brouette|buanderie|bureau|burin|burqa|bâbord|bâtiment|bâton|béret|bétonnière|bêche|cabane|cabaret|cabestan|cabine|cachet|cachot|cadenas|cadran solaire|cage|cagoule|calculatrice|calculette|cale|calebasse|calice|calorimètre|camp|canal|canette|canif|cannabis|canne|canon|canotier|capot|capote|capote anglaise|capteur|carabine|carbone|cardigan|cargaison|cariatide|carreau|carrefour|carrière|carrosse|carrousel|cartable|carte|carte maîtresse|carter|cartouche|casier|casino|casque|casquette|casse|casserole|catacombe|catafalque|catapulte|cathéter|cavalier|cave|caveau|ceinture|cellier|cellophane|cellule|cendrier|centre commercial|centrifugeuse|cerceau|cercle|chador|chaise roulante|chaise électrique|chalutier|chambre|chandail|chandelier|chantier naval|chapeau melon|chapelle|chapiteau|charge utile|chariot|charnière|charrette|charrue|chaudron|chauffage|chauffage central|chausson|chaussure|chemise|chemisier|chenil|chevalet|chiffon|chiffonnier|chloroforme|chronographe|chronométreur|châle|châsse|cigare|cimeterre|cintre|cinéma|ciseau|citadelle|citerne|cithare|clap|claque|claquette|clarinette|classique|clavecin|clepsydre|climatiseur|cliquet|clou|club|clôture|cocarde|cocaïne|codéine|coffre|coin|col|colbac|colchicine|collage|collants|collet|collier|colombier|colonnade|combinaison|combles|commode|commutateur|compagnie aérienne|complet|composant|compteur|condensateur|condom|confessionnal|congélateur|consulat|container|conteneur|contrebande|contrebasse|contrefort|contreplaqué|copie exacte|copropriété|cor anglais|corde|corridor|corsage|corset|costume|couche|couchette|couloir|coupe|couperet|cour|couronne|courroie|coussin|couteau|couvert|couverts|couverture|crachoir|crible|crochet|croisement|croix|crosse|crypte|crème|crème solaire|crématorium|crémerie|cuisine|cuisinière|cyclo|cyclotron|cymbales|câblodiffusion|câblodistribution|céramique|dalle|deltaplane|dentifrice|dessin|diagramme|diapason|diapo|diapositive|diazépam|diesel|digue|dildo|diode|direction assistée|dirigeable|discipline|discothèque|disjoncteur|disque|disque compact|disque dur|distributeur|dolmen|domaine|donjon|dose|dossier|douve|drapeau|drogue|dunette|dynamo|décapsuleur|décoration|dédale|déodorant|dépanneuse|désinfectant|détecteur|ecstasy|efface|effaceur|effigie|encensoir|encrier|enjoliveur|enregistreur|enseigne|ensemble|entonnoir|entrepôt|entrée|escalateur|escalator|escalier|escalier mécanique|espace|espingole|esquisse|essencerie|excitant|explosif|exta|eyeliner|falbala|fauchon|faucille|fauteuil roulant|faux|fax|faïence|fendoir|fenil|ferme|fermeture éclair|fermoir|feutre|feutrine|fez|fibre optique|fiche|figurine|fil barbelé|fil dentaire|filetage|film négatif|filtre|flamme pilote|flanelle|flèche|fléau|foire|foire alimentaire|foreuse|forge|fort|forteresse|fortification|fossé|fouet|four|fourche|fourchette|fourchon|fourgons|fourreau|frein|fret|frise|fronde|froufrou|fuselage|fusible|fusil|futon|fétiche|fût|galerie|galetas|galoche|gant|garage|gare ferroviaire|gare routière|gargouille|gasoil|gaz hilarant|gaze|gazole|gibet|gilet|glas|glaçon|gobelet|gode|godemichet|godemiché|godmiché|gomme|gond|gondole|gong|goélette|gradin|gramophone|grande cuiller|grange|grenier|grill|gréement|guichet|guidon|guillotine|guirlande|guitare acoustique|guitare basse|guitare électrique|guêtre|gym|gymnase|gâble|gâchette|hachich|hachisch|haie|hallebarde|haltère|hamac|hameçon|hangar|harmonica|harnais|harpe|harpon|haschich|haschisch|hash|hautbois|hayon|herse|horloge|houe|hélice|héliomètre|héparine|héroïne|ibuprofène|idole|igloo|iglou|image|immeuble|impasse|implant|imprimerie|incubateur|infrastructure|ingrédient|inhalateur|innovation|instrument|interface|interféron|interrupteur|intersection|invention|issue|jambelet|jardin|jarretière|javelot|jeté|jetée|jouet|joyau|judas|jupe|jupon|justaucorps|kaléidoscope|kilt|kiosque|kippa|kitsch|klaxon|képi|laboratoire|labyrinthe|lacet|lacs|laine|laisse|lambeau|lamifié|lampadaire|lance|lancette|lanterne|laque|laser|lauze|lavabo|laverie|laxatif|lentille|lessive|lest|leurre|ligne|ligneur|lin|linceul|linge|lingerie|lingot|lit pliant|litham|litière|livrée|louche|loupe|lupanar|lustre|luth|lyre|machette|machin|machine|madrier|magnétophone|mail|maillage|mairie|maison close|malle|mancheron|manchette|manchon|mandoline|manette|mangeoire|manomètre|manège|maquillage|marchandise|marche|marché|marché boursier|marché financier|marihuana|marijuana|marimba|marionnette|marmite|mascara|masque|masse|matelas|matraque|matériel|mausolée|menhir|menotte|merlin|meule|michet|miché|microprocesseur|micropuce|minaret|mine|minijupe|minuterie|mitaine|mitraillette|mitrailleuse|mixeur|modem|monastère|moniteur|monocle|montage|monument|mop|moquette|morceau|morgue|morion|morphine|mortier|mosaïque|moteur|motoneige|mouchoir|moufle|mousquet|moustiquaire|munitions|murs|musée|mât|mèche|mètre|mètre ruban|médaillon|médiator|médicament|mémoire|mémoire morte|mémorial|ménagerie|métronome|môle|nageoire|nappe|napperon|nature morte|navette spatiale|navire amiral|nef|niche|niqab|niveau|nuisette|numériseur|négatif|nœud coulant|observatoire|obstacle|obturateur|obus|obusier|obélisque|ocarina|odomètre|olisbos|ombrelle|onction|onguent|opium|opéra|ordinateur|oreiller|organiseur|orgue|original|ornement|orphelinat|oubliette|ourlet|outil|pagne|pagode|paille|palanquin|palet|panama|panneau|panneau solaire|panorama|pansement|pantoufle|paratonnerre|parcmètre|parcomètre|parfum|part|passage|passage clouté|passage piéton|passage piétons|passerelle|passoire|patente|patin|pavé|peigne|peignoir|peinture|pelisse|pelle|peluche|pendentif|pendule|penthouse|perceuse|perche|perchoir|perle|perruque|persienne|phallus artificiel|phare|photo|photographie|piano|piaule|piccolo|pichet|pierre précieuse|pilori|pinces|pioche|pipe|pipette|pique|piscine|piste|pistolet|pixel|pièce|piège|piédestal|placage|placard|plafond|planétarium|plat|plectre|plinthe|plâtre|poche|pochon|poignée|poing américain|polygraphe|pommade|pompe|pont|pont suspendu|porcelaine|porche|porcherie|portemanteau|portion|potence|poterie|poubelle|poulailler|poulie|poupe|poupée|poêle|prise|prisme|prison|privé|produit|prolongateur|prothèse|prothèse auditive|proue|pruneau|préservatif|puits|pull|pupitre|puzzle|pylône|pèlerine|pénicilline|pénitencier|périscope|quai|quartier général|quinine|rabot|raccourci|radeau|radiateur|radiographie|rail|ralentisseur|rambarde|rame|rampe|rapière|rapporteur|raquette|refuge|relai|relais|reliquaire|remorqueuse|remparts|remède|renforcement|reprise|reproduction|ressort|restaurant|resto|revers|revolver|rickshaw|rideau|rigole|rimmel|rivet|roman|rondelle|rotor|rouet|route|rue|ruelle|ruine|râpe|râteau|règle|réacteur|réacteur nucléaire|récepteur|réfrigérateur|répertoire|réplique|répondeur|réseau|réseau ferroviaire|réserve|réservoir|rétroprojecteur|réverbère|rêne|sabre|sac|sac plastique|sachet|sacristie|salière|salle|salle opératoire|salon|samovar|sampan|sandale|sarbacane|satin|sauna|sauvegarde|scalpel|scanner|sceau|scie|scie sauteuse|sculpture|scène|selle|semelle|sentier|serpillière|serrure|set|seuil|shampoing|shit|sifflet|silhouette|silo|sitar|ski|smoking|snowboard|soffite|soie|solarium|somnifère|sonde spatiale|sortie|soubassophone|soucoupe|soufflet|soulier|source|souricière|soutane|soutif|souvenir|sparadrap|stand|station spatiale|statue|statuette|stimulant|stratifié|studio|suaire|suce|sucrier|supermarché|suppositoire|surligneur|synchrotron|synthétiseur|système|sédatif|séjour|tabac|tabatière|table|tableau|tableau noir|tablier|tailleur|tamis|tampon|tapecul|tapis|tapisserie|tasse|tatouage|taverne|taxiphone|tchador|temple|teuch|teuchi|textile|thermos|thermostat|théâtre|tirelire|tirette|tiroir|tissu|tissus|toasteur|toile|toit|tomahawk|tombe|tonneau|totem|tototte|toupie|trampolin|trampoline|tranchée|transformateur|transistor|transpondeur|travail|traverse|tremplin|trench|tribord|tricolore|trident|trishaw|tromblon|tronçonneuse|trottinette|trottoir|trousse|troïka|truc|truelle|trébuchet|trépied|tuba|tube fluorescent|tuile|tunnel|tuque|turban|turbine|turboréacteur|tuyau|tympanon|télamon|télex|télécommande|télécopie|télécopieur|télégraphe|téléphone fixe|uniforme|université|urinoir|urne|urne électorale|vaccin|vadrouille|valet|valise|veilleuse|velotaxi|velours|ventilateur|verger|verre|verrou|veste|vestibule|viaduc|vibraphone|vibromasseur|vignoble|violoncelle|vitre|voie ferrée|voile|voiture sportive|volière|voltmètre|volume|voute|voûte|véhicule|véranda|wok|xylophone|yacht|yourte|zamal|zeppelin|zoo|échafaud|écheveau|échiquier|écluse|écran|écran tactile|écrou|écurie|édifice|édredon|égout|élastique|électrophone|épaulette|éperon|épouvantail|épée|étable|établi|étage|étagère|étal|étançon|étau|étendard|étoffe|étrave|étrier|étude|éventail|évier
*person:abbesse|abbé|abducteur|abducteuse|abruti|académicien|accoucheur|accoucheuse|accro|acheteur|aconier|acrobate|acteur|actionnaire|actrice|actuaire|administrateur|admirateur|admiratrice|adolescent|adolescente|adulte|adultère|adversaire|agent|agent double|agresseur|aide|albino|alchimiste|alcoolique|alpiniste|amant|amante|ambassadeur|ami|amour|amoureux|analyste|ancêtre|androgyne|ange|ange gardien|antihéros|apostate|apothicaire|appelé|apprenti|arbitre|archange|archer|archevêque|architecte|arlequin|arriviste|artisan|ascendant|asocial|assaillant|assassin|assistant|athlète|athée|athéiste|attardé|auteur|auteur dramatique|autocrate|autorité|avare|avocate|ayatollah|aïeul|aïeule|ballerine|bandit|banquier|baraki|barbare|barbier|barde|barman|baronne|barreur|basketteur|basketteuse|batteur|beauf|belliciste|belluaire|benêt|berger|bergère|bibliothécaire|bigame|bijoutier|bijoutière|biographe|biologiste|biologue|bisexuel|bisexuelle|blagueur|blasphémateur|blasphématrice|bleu|blogueur|blogueuse|blond|blonde|blouson noir|bon vivant|bonne|bonne sœur|bookmaker|bossu|bossue|bouc émissaire|boucanier|boucher|bouchère|bouffon|bougnoule|bougre|boulanger|boulangère|boulimique|bourgmestre|bourreau|bourru|boutiquier|bouvier|bouvière|boxeur|braconnier|braconnière|brigand|bru|brune|brute|bunny girl|bureaucrate|businessman|businesswoman|bâtisseur|béjaune|bûcheron|bœufs|cadre|calife|calligraphe|camarade|camionneuse|canaille|cancre|candidat|candidate|cannibale|capitaine|cardinal|cardiologue|cartographe|casseur|centaure|centurion|chahid|chahîd|chaman|champion|championne|chapelier|charlatan|charpentier|chasseur|chauffeur|chauffeuse|chauvin|chauviniste|chef cuisinier|chevalier|chevrier|chiens|chimiste|chipie|chiropraticien|chiropraticienne|chirurgien|chorégraphe|chéri|chérie|cinéaste|citoyen|citoyenne|classe|claveciniste|clerc|client|climatologiste|climatologue|clown|cocher|cocu|cognes|coiffeur|coiffeuse|collabo|collaborateur|collectionneur|collectionneuse|collègue|colon|colonel|coloniste|comique|commandant|commentateur|commerçant|commère|compagne|compagnon|comparse|compatriote|comptable|compétiteur|compétitrice|comte|comtesse|comédien|concurrent|conducteur|confrère|connaisseur|connard|conscrit|conseiller|conservateur|conservateure|consignataire|consommateur|conspirateur|conspiratrice|constructeur|consul|consultant|consultante|conteur|contrefacteur|contribuable|contrôleur|coolie|cordonnier|cordonnière|cornard|correspondant|correspondante|corsaire|cosmopolite|couard|couillon|coursier|cousin|cousine|couturière|cowboy|critique|croyant|créateur|créatrice|crétin|culturiste|cyborg|cycliste|cynique|célébrité|dadais|danseur|danseuse|demandeur|demeuré|dentiste|dermatologue|derviche|descendant|designer|despote|destinataire|destructeur|devin|dictateur|dieu|diplomate|diplômé|directrice|dirigeant|diseur|dissident|dissidente|divinité|diététicien|docker|docteur|domestique|dompteur|doyen|dramaturge|dresseur|dresseuse|drogué|duc|duchesse|débile|débiteur|débutant|déesse|défendeur|défenseur|défunt|dégustateur|délégué|déléguée|démagogue|démocrate|démon|dépensier|déserteur|détaillant|effendi|empereur|employeur|employé|employée|enculé|enfant prodige|enfoiré|ennemi|entraîneur|entremetteur|entrepreneur|entrepreneuse|envahisseur|envahisseuse|esclave|escorte|escrimeur|escrimeuse|escroc|espion|espionne|esprit frappeur|essayiste|excentrique|exclu|exorciste|expert|explorateur|exploratrice|expéditeur|expéditrice|extrémiste|fabriquant|facteur|fainéant|familier|famille|fan|fanfaron|fantassin|farceur|fasciste|fauconnier|favori|femelle|femme politique|ferblantier|fiancé|figurant|fine gueule|flagorneur|flemmard|fleuriste|flic|fonctionnaire|fondateur|fondatrice|footballeur|footballeuse|forgeron|forgeronne|fossoyeur|fou|fournisseur|frappeur|fratrie|frère|frérot|fumeur|fumeuse|funambule|furie|futur marié|futur époux|future mariée|future épouse|féministe|gagnant|gai|gangster|gardien|garou|gars|gaspilleur|gastronome|gaucher|gauchère|gay|gaúcho|gendre|gentil|gladiateur|glandeur|goal|gogo|goinfre|gouine|goule|goulu|gourde|gourmand|gourmande|gourmet|gourou|gouverneur|gouverneur général|goy|goï|grand|grande personne|gredin|greffier|grigou|gringalet|gros lard|guerrier|guignol|guitariste|gymnaste|génie|géniteur|génitrice|général|généralissime|généraliste|géographe|gérant|gérante|habitant|habitante|hacker|harpagon|hermaphrodite|historien|historienne|hobbit|hommasse|homme politique|homo|homonyme|homosexuel|homosexuelle|hooligan|horloger|horlogerie|horlogère|houligan|huissier|humoriste|hussard|hypocrite|hédoniste|héritier|héritière|héros|hérétique|hétérosexuel|hôte|hôtesse|idiot|imam|imbécile|imitateur|immigrant|immigrante|importun|imposteur|impostrice|imprimeur|incarnation|incendiaire|incube|inculpé|infirmier|infirmière|informateur|informatrice|insensé|instrumentiste|insulaire|intellectuel|interlocuteur|interlocutrice|interprète|intrus|inventeur|investisseur|ivrogne|jardinier|jeune marié|jeune mariée|joaillier|joaillière|jongleur|joueur|journaliste|jumeau|juriste|juré|keuf|laitier|laitière|laveur|laveuse|laïc|leader|lecteur|lectrice|lesbienne|libraire|littérateur|livreur|lobbyiste|locataire|locuteur natif|loubard|lutteur|lycanthrope|légionnaire|lépreux|léprosé|mac|machiniste|magasinier|mage|magicien|magnat|maire|majordome|mal cuit|maman|mamie|manager|mandataire|mandatrice|mangeur|maniaque|mannequin|manutentionnaire|maquereau|marchand|mari|marin|marionnettiste|marié|mariée|marquis|marraine|martyr|marâtre|maréchal|mascotte|masochiste|matador|matelot|mathématicien|mathématicienne|maçon|maître chanteur|mec|mendiant|menteur|menteuse|mentor|menuisier|mercenaire|messager|messie|meurtrier|meurtrière|migou|milliardaire|millionnaire|mineur|ministre|missionnaire|modèle|moine|moissonneur|moissonneuse|monarque|moniale|monitrice|moudjahid|moujik|muezzin|mufti|mujâhid|mulâtre|mulâtresse|musicien|musicienne|mutant|mystificateur|mystique|mère|mère porteuse|méchant|médaillé|médaillée|médecin|médecin traitant|médiateur|médium|mégère|nageur|nageuse|narrateur|narratrice|nature|naufragé|nerd|neveu|niais|nigaud|nièce|noble|noctambule|nomade|nonnain|nonne|notabilité|notable|notaire|notoriété|nouveau marié|nouveau riche|nouvelle mariée|nutritionniste|nègre|négro|névrotique|observateur|occidental|occulte|occultisme|occupant|officier|oisif|oligarque|oncle|oncologue|ophtalmologiste|oppresseur|optimiste|opérateur|orfèvre|organisateur|otage|ouvrier|ouvrière|pacha|paillard|pair|palefrenier|papa|pape|papesse|papi|papy|para|parachutiste|parasite|pareil|pareille|parent|parfumeur|parieur|parrain|participant|participante|partisan|parvenu|parvenue|passager|passant|passante|pasteur|pastoureau|patient|patriote|patron|paumé|paysan|paysanne|peintre|percepteur|perdant|personnage|personnification|petite amie|petite souris|petite sœur|pharmacien|pharmacienne|philatéliste|philologue|philosophe|physicien|physicienne|phénomène|pianiste|pickpocket|pion|pionnier|pionnière|pirate|piéton|piétonne|plaignant|plaignante|playboy|plombier|plombière|plouc|ploutocrate|plébéien|podestat|podologue|poissarde|poissonnier|police|politicien|politologue|poltergeist|polyglotte|porteur|possesseur|pote|potentat|potier|poulaga|poule mouillée|poète|poétesse|premier ministre|principal|prisonnier|prodigue|producteur|profane|proie|prophète|prophétesse|propriétaire|prospecteur|prospectrice|protagoniste|proviseur|proxénète|prédicateur|prédécesseur|prélat|présentateur|président|présidente|prêtre|psy|psychiatre|psychiatriste|psychisme|psychopathe|psychotique|psyché|psylle|pyromane|pâtre|pèlerin|père|pécheur|pécheuse|pédant|pédante|pédiatre|pédophile|pédéraste|pépé|pêcheresse|pêcheur|pêcheuse|quisling|rabbin|raciste|raconteur|radin|radiologiste|ravi|rebelle|receleur|receveur|reine|religieuse|renégat|reporter|représentant|rescapé|rescapée|retraité|rival|roi|romancier|rosse|roturier|rousse|roux|rustique|récolteur|rédacteur|réfugié|résident|résidente|révolutionnaire|révérend|saboteur|sacristain|sacristaine|saint|saint patron|sainte|salaud|salopard|salope|samouraï|satrape|satyre|sauveteur|sauveur|savetier|savetière|saxophoniste|sceptique|scout|scribe|scélérat|scénariste|secrétaire|secrétaire général|semblable|serf|sergent|serrurier|serveur|serveuse|sexiste|shogun|shérif|sicaire|sidérurgiste|simplet|skinhead|soldat|soliste|somnambule|sorcier|sosie|sot|soudan|souteneur|souverain|spectateur|spectatrice|sportif|sportive|spécialiste|stagiaire|starlette|stevedore|stratège|stripteaseur|stripteaseuse|suicidé|suicidée|sultan|superviseur|supérieur|surhomme|survivant|survivante|séductrice|sénateur|sénatrice|séparatiste|séraphin|sœur|sœur aîné|tailleuse|talent|tantine|tata|tatie|taupe|technicien|terroriste|théologien|théologienne|thérapeute|tiers|tisserand|tisserande|tisseur|tisseuse|tonnelier|tonton|torero|toréador|toréro|toubib|touriste|toxicomane|traducteur|traductrice|trainée|traitre|transmetteur|transsexuel|transsexuelle|travailleur|travailleur invité|travailleur social|travailleuse|travesti|trayeuse|traînée|troglodyte|truand|tsar|tsarine|tueur|tuyauteur|tuyauteuse|type|tyran|tzar|tzarine|témoignage|témoin|témoin oculaire|usurier|usurière|utilisateur|utilisateur final|vacher|vaches|vachère|vagabond|vainqueur|vamp|vandale|vantard|vassal|vaurien|vendeur|vendeuse|ventriloque|veto|vicomte|victime|villageois|villageoise|violeur|violoniste|visiteur|visiteuse|vitrier|vizir|voleur|voleuse|votant|voyageur|voyageuse|voyeur|voyou|végétarien|végétarienne|vétéran|vétérinaire|yéti|âme|éclaireur|écrivain|écuyer|éditeur|égal|égale|électeur|électrice|électricien|électricienne|émir|époux|évêque|îlien|îlienne
*plant:aconit|amandier|arbre|aulne|bambou|betterave sucrière|blé|bouleau|branche|caféier|cannelier|cerisier|chou|chélidoine|chêne|ciguë|citronnelle|courgette|cyprès|cèdre|doucette|fongus|froment|fruit|fruit sec|frêne|genévrier|graine|gui|herbe citron|inflorescence|laitue|levure|lichen|lilas|maïs|menthe|moisson|mousse|muguet|myosotis|myrrhe|mâche|mélèze|mûroise|noix|nénufar|nénuphar|olivier|oléandre|oranger|oseille|papyrus|petit pois|peuplier|pin|piquant|pois|pommier|pruche|pulpe|pépin|péricarpe|racine|rameau|rhubarbe|ronce|rutabaga|récolte|safran|sapin|saule pleureur|schénanthe|spore|sureau|séquoia|tige|tilleul|truffe|vanilline|verne|violette|écorce|épi|épicéa|épine|érable
abacus:abaque|boulier|boulier compteur|tailloir
accordion:accordéon
airplane:avion|aéronef|aéroplane|bombardier|hydravion|ornithoptère|planeur|turbopropulseur
alarm-clock:réveil
alien:extraterrestre|gamien|métèque|étranger|étrangère
ambulance:ambulance
amphora:amphore
anchor:ancre
ant:fourmi|frelon
articulated-lorry:camion|camion poubelle
artist:artiste|cadreur|caméraman|cartooniste|compositeur|dessinateur|dessinatrice|directeur|illustrateur|illustratrice|impressionniste|maître|paparazzi|paparazzo|photographe|regisseur|sculpteur
astronaut:astronaute|cosmonaute
automobile:auto|automobile|cabriolet|char|corbillard|décapotable|jeep|voiture|voiture électrique
avocado:avocat|avocatier
axe:cognée|hache
baby:benjamin|benjamine|bébé|enfant trouvé|filleul|filleule|nourrisson
bacon:jambon|lardon|prosciutto
badger:blaireau|glouton|putois|ratel
bagel:bagel|brioche|petit pain
balloon:ballon|montgolfière
banana:bananier
banjo:banjo
basket:panier
bat:hyracoïde|insectivore|mammifère|musaraigne|musaraigne commune|oryctérope|pangolin|pangoline|plantigrade
bathtub:baignoire|bain
battery:pile
bear:grizzli|mangouste|ours|ourson|oursonne|suricate|viverridés
beaver:campagnol|gerbille|gerboise|lemming|loir|marmotte|ragondin|rat musqué|rongeur
bed:lit
beetle:arthropode|centipède|chrysalide|cigale|crustacé|diplopode jule|hanneton|libellule|nymphe|pou|puce|scarabée|termite|trilobite|ver luisant
bell:cloche|sonnette
bell-pepper:poivron
bicycle:bicyclette|cycle|landau|poussette|tricycle|vélo
bikini:bikini|maillot
bird:archæoptéryx|archéoptéryx|becfigue|casoar|colibri|engoulevent|faisan|fœtus|goéland|grand tétras|géocoucou|huppe|mauve|mouette|oiseau|oiselet|oiselle|ortolan|pic|pic vert|pivert|quadrupède|sterne|toucan|tétras lyre|vertébré
bison:antilope|bison|gazelle|gnou|impala|mouflon|saïga
black-cat:fouine|marte|martre|pékan
blackbird:choucas|corbeau|hochequeue|linotte|loriot|merle|moineau domestique|mésange|mésange bleue|pie|pinson|tarin|étourneau
blossom:anthère|chrysanthème|cône|fleur|grappe|iule|ombelle|pistil|pollen|racème|stigmate|thyrse|étamine
boar:phacochère|sanglier|truie|verrat
bomb:bombe|grenade
bone:astragale|boite crânienne|clavicule|coccyx|cuir chevelu|enclume|envie|fémur|humérus|incus|ischion|ligament|malléus|moelle|moelle osseuse|mâchoire|omoplate|os astragale|phalange|pommette|pubis|rotule|sacrum|sternum|talus|tendon|tibia|vertèbre
bookmark:signet
boomerang:boomerang|projectile
bow-and-arrow:arme
boy:fils|fiston|garçon
brain:cerveau|cervelle|encéphale
bread:biscotin|biscotte|pain|rôti haché
brick:boutisse|brique|chape
briefcase:portefeuille|serviette
briefs:bobettes|calcif|caleçon|slip
broccoli:brocoli|chou frisé|colza|navet
broom:balai
bucket:chaudière|seau
bug:insecte
bullet-train:shinkansen
bus:autobus|bus|omnibus
butter:beurre|ghee|ghî
butterfly:mite|papillon
cactus:aloès|cactus|peyotl
camel:chameau
camera:appareil photo|cam|caméra|webcam|webcaméra
candle:bougie|chandelle
candy:caramel|chiclette|confiture|guimauve|machouillage|marshmallow|massepain|nougat|nougatine|pastille
canoe:canoë|esquif|kayak|petit canoe|youyou
carrot:carotte|chicorée|cran|mandragore|raifort
castle:château|manoir
cat:chat|chat tigré|chaton|chatonne|chatte|cougar|jaguarondi|lynx|lynx roux|margay|matou|ocelot|puma|tabby
chains:menottes
chair:chaise|chaise haute|fauteuil|trône
chestnut:châtaigne|châtaignier|marron
chicken:poulet
child:enfant|enfant adoptif|garnement|orphelin
christmas-tree:acacia|banian|bonsaï|charme|conifère|eucalypte|eucalyptus|gingko|ginkgo|hêtre|lupin|micocoulier|morelle|orme|platane|saule|tamarinier
church:abbaye|cathédrale|église
cigarette:bédo|cigarette|joint|oinj|splif|tarpé
cloud:nuage
coat:anorak|blazer|frac|imper|imperméable|manteau|paletot|pardessus
cockroach:blatte|cafard
coconut:coprah
coffin:cercueil|sarcophage
comet:comète
compass:boussole
convenience-store:boulangerie|boutique|confiserie|delicatessen|dépanneur|librairie|magasin|pharmacie|pizzeria|épicerie|épicerie fine
cook:chef|cuisinier
cookie:biscuit|macaron
cow:aurochs|bétail|génisse|vache|zébu
crab:crabe
crayon:pastelle
cricket:criquet|grillon|locuste
crocodile:caïman|crocodile
croissant:croissant
crutch:béquille
cucumber:aristoloche|bougainvillier|concombre|glycine|houblon|liane|lierre|liseron|vigne
custard:crème anglaise|crème pâtissière|custard
cut-of-meat:aloyau|côtes premières|filet|rosbif|rôti
cyclone:blizzard|cyclone|orage|pluie torrentielle|tempête|tourmente
dagger:poignard
deer:caribou|cerf|chevreuil|renne|ruminant|ruminante
department-store:grand magasin
desktop-computer:microordinateur
detective:détective|enquêteur
dodo:dodo|dronte|tinamou
dog:barzoï|batard|braque|bâtard|carlin|chacal|chien|clébard|corgi|corniaud|dingo|hyène|levrette|limier|lévrier|molosse|protèle
dolphin:dauphin|tassergal
donkey:âne
door:huis|portail|porte
doughnut:beignet|donut
dove:biset|pigeon|pigeon biset|pigeonne|pigeonneau|pigeonnelle
dragon:dragon|guivre|vouivre
dress:robe|tenue|vêtements
drum:batterie|membraphone|tambour|tambourin
duck:canard|eider
dumpling:gnocchis
eagle:aigle|aiglon|autour|balbuzard|balbuzard pêcheur|condor|crécerelle|faucon|faucon pèlerin|gerfaut|gypaète|rapace|tiercelet|vautour|vautour fauve
ear:oreille
egg:œuf
eggplant:aubergine|piment
elephant:éléphant|éléphante|éléphanteau|éléphantelle
elevator:ascenseur|lift
envelope:enveloppe
ewe:brebis
eye:yeux|œil
factory:aciérie|brasserie|distillerie|fabrique|fonderie|manufacture|raffinerie|usine|vinerie
farmer:agriculteur|apiculteur|apicultrice|fermier|forestier|forestière
ferris-wheel:gyroscope
ferry:canonnière|catamaran|chaland|ferry|remorqueur
file-cabinet:fichier
fire:cheminée|foyer
fire-extinguisher:extincteur
firecracker:pétard
firefighter:pompier|pompière
fish:capelan|cœlacanthe|esturgeon|lamproie|poisson
flamingo:aigrette|avocette|bécasse|cigogne|cigogne blanche|flamant|huîtrier|ibis|outarde|pluvier|spatule|vanneau
flashlight:torche
floppy-disk:disquette
flute:flûte
fly:mouche|moucheron|taon
fog:aérosol|brouillard|brume
fondue:fondue
foot:pied
fortune-cookie:biscuit chinois
fountain:fontaine|jet
fox:goupil|renard
frog:axolotl|crapaud|grenouille|ouaouaron|salamandre|salamandre tigrée
garlic:ail|ciboulette
gear:engrenage|roue dentée
ghost:apparition|esprit|fantasme|fantôme|nègre littéraire|revenant|spectre
giraffe:girafe|okapi
girl:demoiselle|fille|fillette|gamine|garçon manqué|garçonne|gonzesse|jeune femme|jeune fille|mademoiselle|minette|nana|petite|pucelle
glasses:barniques|binocles|bésicles|lunettes
goat:bouc|bouquetin|chèvre
goose:oie|oie cendrée|oison
gorilla:bonobo|chimpanzé|dos argenté|gorille
green-salad:coleslaw
guard:factionnaire|garde|guetteur|hallebardier|portier|sentinelle
guide-dog:bouledogue|colley|dogue
guitar:guitare
hamburger:cheeseburger|hamburger
hammer:marteau
hamster:hamster
headphone:écouteur
headstone:pierre tombale
hedgehog:hérisson
helicopter:banane|hélico|hélicoptère
herb:achillée|adventice|aigremoine|aneth|anis|artichaut|arum|basilic|belladone|berce|blé noir|blé sarrasin|camomille|campanule|cardère|carvi|cataire|chardon|chiendent|coriandre|cumin|digitale|droséra|endive|fenouil|fenugrec|fougère|grassette|géranium|haricot rouge|impératoire|jusquiame|lattuga asparago|livèche|lobélie|luzerne|marjolaine|mauvaise herbe|menthe poivrée|menthe verte|molène|mouron blanc|ortie|pensée|persil|pirole|pissenlit|plantain|primevère|pyrole|romarin|roquette|roseau|sainfoin|sanicle|sarrasin|sarriette|sauge|saxifrage|scutellaire|soja|sésame|thym|trolle|utriculaire|vesce|épilobe
hibiscus:ambrette|rose trémière
hippopotamus:hippopotame
hole:fuite|trou
honeybee:abeillaud|bourdon
horse:cheval|hongre|jument|poulain|pouliche|étalon
hospital:hôpital|sanatorium
hot-dog:chien chaud
hotel:auberge|caravansérail|hôtel|pension
house:chalet|cloître|cottage|datcha|domicile|ermitage|habitation|maison|pensionnat|presbytère
hut:baraque|cabanon|hutte
hyacinth:amaryllis|asphodèle|crocus|freesia|fritillaire|glaïeul|iris|jacinthe|jonquille|lys|narcisse|scille
ice-cream:bagatelle|banane melba|crème glacée|dessert|sabayon|sorbet|tiramisu
jar:bocal|pot|vase
jellyfish:méduse
joystick:joystick|levier|manche
judge:doge|juge|magistrat|préteur
kangaroo:kangourou|marsupial|opossum|sarigue|wallaby|wombat
key:clef|clé|passe|passepartout
keyboard:clavier
kimono:kimono
kiwi-fruit:kiwi
knot:bouline|nœud
koala:koala
ladder:escabeau|échelle
lady-beetle:coccinelle
ledger:grand livre
leg:cuisse|genoux|jambe
lemon:citron|citronnier
leopard:guépard|jaguar|léopard
light-bulb:ampoule|ampoule électrique|lampe
lime:bigaradier|citrus maxima
lion:lion|lionceau|lioncelle|lionne|lionçonne
lizard:lézard|orvet
llama:lama
lobster:homard
locomotive:chariot élévateur|locomotive|tram|tramway
lollipop:sucette|suçon
lotus:laîche|lotus
loudspeaker:baffle|subwoofer
luggage:bagage
magnet:aimant|solénoïde
mammoth:mammouth
man:bellâtre|cavaleur|chum|copain|coureur|célibataire|eunuque|homme|jeune homme|monsieur|parâtre|patriarche|petit ami|sigisbée|veuf
mango:abricotier|anacardier|baobab|bibacier|cacaoyer|cajou|cognassier|cornouiller|corossol|durian|grenadier|houx|laurier|litchi chevelu|mangue|mûrier|pistache|prunier|ramboutan|tremble
mate:copie|double|duplicata
mechanic:mécanicien
melon:melon|miellat
metro:funiculaire|métro|métropolitain
microbe:microbe|virus
microphone:microphone
microscope:microscope
middle-finger:annulaire|auriculaire|index|majeur|médius|orteil|petit doigt|pouce
mirror:glace|miroir
mobile-phone:cellulaire|mobile|portable|téléphone mobile
monkey:babouin|guenon|humain|humaine|humanité|lémur|macaque|mandrill|marmouset|ouistiti|singe|tarsier|être humain
moose:orignal|élan
mosque:mosquée
mosquito:moustique
motor-scooter:scooter
motorcycle:cyclomoteur|moto|motocyclette|vélomoteur
motorway:autoroute
mountain:mont|montagne
mouse:souris
mouth:anus|bouche|cul|gueule|narine|naseau|orifice
mushroom:chanterelle
necktie:cravate|nœud papillon
ninja:ninja
nose:blair|nez|pif
octopus:octopode|pieuvre|poulpe
ogre:diable|monstre
old-man:vieil homme|vieillard|vieux
old-woman:harpie|sorcière|vieille
olive:akène|cornille|corossolier|cosse|cynorrhodon|drupe|gland|jacque|niébé|pois chiche|raisin sec|seigle|ugli
onion:brindille|oignon|rhizome|tronc
otter:loutre
owl:chouette|hibou|jeune chouette|jeune hibou
ox:bœuf
package:colis|paquet
pager:bip
paintbrush:pinceau
palm-tree:cocotier|palmier
panda:kinkajou|ours panda|panda|petit panda
paperclip:trombone
parachute:parachute
parrot:ara|kéa|perroquet|perruche|perruche ondulée
peach:pêche|pêcher
peacock:paon|paonne
pear:poire|poirier
pen:bic|plume|stylo
pencil:crayon
penguin:albatros|cormoran|gorfou|macareux|manchot|oiseau marin|pélican
person-deaf:muet|muette
person-elf:lutin
person-fairy:folle|fée|nain|naine|pédale|pédé|tante|tapette
person-genie:djinn|jinn
person-vampire:vampire
phoenix-bird:phénix
pickup-truck:pickup
pie:tarte
pig:cochon|porc|pourceau
pill:pilule
pilot:copilote|pilote
pineapple:ananas
pizza:pizza
playground-slide:toboggan
polar-bear:ours blanc|ours polaire
police-officer:gendarme|policier|policière
poodle:caniche
popcorn:amidonnier|herbe|millet|épeautre
postbox:case postale
potato:patate|radis|topinambour
prayer-beads:chapelet|rosaire
pretzel:bretzel
prince:archiduc|maharadja|prince
princess:archiduchesse
printer:imprimante
pushpin:punaise
rabbit:hase|lapin|levraut|lièvre
raccoon:raton laveur
radio:radio
railway-car:automotrice|wagon
ram:bélier
razor:rasoir
rhinoceros:rhinocéros|tapir
ribbon:ruban
ring:pneu|pneumatique
robot:androïde|automate|robot
rock:caillou|calcul|calcul biliaire|calcul rénal|galet|lithiase|pierre|roc|roche|roche mère
rocket:fusée
rooster:coq|poule
rose:airelle rouge|ajonc|ajoncs|arbrisseau|armoise|armérie|aubépine|bardane|bident|bruyère|buisson|camarine|camélia|chèvrefeuille|coca|estragon|euphorbe|fuchsia|gardénia|hortensia|jasmin|jujubier|lavande|nerprun|obier|pervenche|polygale|rhododendron|rose|salicaire|sumac|tamarillo|tamaris|troène
rosette:cotylédon|feuillage|feuille|pétale|sépale
sailboat:barque|brigantin|cotre|felouque|galion|sloop|trimaran|voilier
sake:saké
salt:assaisonnement|cardamome|gingembre|ketchup|margarine|marinade|moutarde|mélasse|poivre|saccharine|sauce|sauce barbecue|sel|sirop|sorgho|sorgo|vanille|vinaigre|édulcorant|épice
sandwich:sandwich|sannouiche
sari:sari
satellite:satellite|spoutnik|vaisseau spatial
sauropod:ichtyosaure|ptérosaure|tyrannosaure
saxophone:saxophone
scarf:boa|fichu|foulard|vêtement|écharpe|étole
school:école
scientist:algébriste|archéologue|astronome|bactériologiste|biochimiste|chercheur|démographe|entomologiste|grammairien|grammairienne|généticien|généticienne|géologue|linguiste|microbiologiste|minéralogiste|océanographe|ornithologue|paléontologiste|phonologue|psychologue|savant|savante|scientifique|seismologiste|sociologue|syntacticien|syntacticienne|toxicologue|zoologiste|zoologue|écologiste|écologue|économiste|étymologiste
scissors:ciseaux
scorpion:arachnide|faucheur|faucheux|scorpion
screwdriver:tournevis
seal:dugong|lamantin|morse|vache marine
seat:canapé|divan|meuble|mobilier|sofa|tabouret
seedling:semis
shamrock:trèfle
shark:dasyatidé|pastenague|requin|torpedo|torpille
shield:bouclier|écu
ship:bateau|corvette|cuirassé|destroyer|démineur|galère|navire|pétrolier|tanker|vaisseau
shooting-star:bioluminescence|bolide|faisceau|météore|phosphorescence|rayon|étoile filante
shopping-cart:caddie|charriot
shortcake:muffin
shower:averse|ondée
shrimp:crevette
singer:castrat|chanteur|chanteuse|diva|prima donna|trobairitz|troubadour|troubadouresse|trouvère
skateboard:skate|skateboard
skier:skieur|skieuse
skunk:moufette|sconse
sled:tabaganne|traîneau
sloth:paresseux|tatou
snail:escargot|haliotide|mollusque|nautilus|ormeau
snake:anaconda|cobra royal|colubridé|crotale|mamba|naja|ophidien|ptérodactyle|python|reptile|serpent|sphénodon|vipère
soap:nettoyant|savon
spaghetti:lasagne|spaghettis
spider:araignée|mygale|tarentule|veuve noire
spoon:cuiller|cuillère
squid:calmar|encornet|seiche
stadium:hippodrome|stade
star:astre|nova|pulsar|supergéant|supernova|étoile|étoile binaire|étoile double
station:gare|station
stethoscope:stéthoscope
stopwatch:chronomètre
strawberry:fraise|fraisier|groseille|mûre
student:bizut|bizuth|cathéchumène|séminariste|élève|érudit|étudiant|étudiante
sun:soleil
sunflower:ancolie|anémone|aster|barbotine|bleuet|bégonia|centaurée bleuet|coquelicot|cyclamen|dahlia|dauphinelle|dicotylédone|edelweiss|ficaire|linaire|marguerite|monocotylédone|nigelle|orchidée|pavot|pivoine|pâquerette|souci|tanaisie|tournesol|valériane|verveine|vélar|œillet
sushi:sushi
swan:cygne|cygne femelle|cygne mâle|cygneau|cygnet|jeune cygne
synagogue:synagogue
syringe:seringue
t-shirt:col roulé
tangerine:mandarine|mandarinier|tangerine
taxi:taxi
teacher:gouvernante|instructeur|prof|professeur
teapot:théière
technologist:ingénieur|programmeur|programmeuse|sapeur|technologue
teddy-bear:nounours
telephone:téléphone
telescope:lunette|télescope
television:téloche|télé|téléviseur|télévision
tent:guitoune|pavillon|tente|tipi
test-tube:éprouvette
thermometer:thermomètre
thread:fil
tiger:bébé tigre|jeune tigre|tigre|tigresse
toilet:cabinet|petit coin|toilettes|waters
tomato:tomate
tongue:langue
tooth:dent|dent œillère|incisive|molaire
top-hat:chapeau
tornado:crack|tornade
trackball:trackball
tractor:bulldozer|tracteur
train:train
troll:troll
trophy:trophée
trumpet:cornet|trompette
tulip:tulipe
turkey:dinde|dindon
turtle:tortue|tortue imbriquée
umbrella:parapluie
unicorn:licorne
videocassette:audiocassette|cassette|cassette audio|cassette vidéo|vidéocassette
violin:crincrin|violon
volcano:volcan
waffle:gaufre
watch:montre
water-buffalo:anoa
watermelon:pastèque
whale:baleine|baleine bleue|cachalot|cétacé|globicéphale|marsouin|narval|orque|rorqual bleu|épaulard
wheel:barre|noria|roue|volant
window:fenêtre|hublot|lucarne|pergola|portique|vitrine
wing:aile
wolf:coyote|loup|louveteau|louvetelle
woman:allumeuse|amazone|amie|beauté|copine|dame|divorcé|divorcée|douairière|femme|femme fatale|fille publique|garce|geisha|madame|marquise|matriarche|maîtresse|mogue|morue|nettoyeuse|nounou|nourrice|odalisque|prostitué|prostituée|putain|pute|racoleuse|roulure|sirène|veuve|vieille fille|épouse
worm:annélidé|invertébré|oursin|sangsue|ver|ver solitaire
x-ray:radiation
zebra:zèbre`;
