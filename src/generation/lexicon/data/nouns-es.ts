// From Wiktionary by way of the Open Multilingual Wordnet (CC BY-SA 3.0); NOUNS.md beside it says how.
export default `-:abajo|abandonada|abandonado|abatido|abdominal|abemoladamente|abiertamente|abierto|abochornado|abominable|aborrecible|abrazo|abrupto|absolutamente|absoluto|absorto|absurdo|abundante|aburrido|acantilado|acaso|accesorio|accidentalmente|aceptable|acogedor|acomodado|acostado|activamente|actuación|actualmente|acuciante|acuerdo|acuático|adaptable|adecuada|adecuadamente|adecuado|además|adentro|adicional|adicionalmente|adictivo|adinerado|adiós|adjetival|admirable|admirablemente|admisión|adoptivo|adormecido|adosado|adulterado|adverbial|adyacente|afable|afanoso|afectuoso|afeitado|afligido|afortunadamente|afortunado|afrentoso|afuera|afónico|agotador|agraciadamente|agradable|agradablemente|agradecido|agresivamente|agresivo|agricultura|agridulce|agrio|agrícola|agudo|ahumado|ajustado|alado|alarma|aleatorio|alegre|alegremente|alegóricamente|alejado|alfabetizado|alfabéticamente|alfabético|algo|algún|alivio|alocadamente|alrededor|alternativo|alterno|altivo|alto|alza|alérgico|amable|amado|amargado|amargamente|amarillo|ambiciosamente|ambicioso|ambidextro|ambientalmente|ambiguamente|ambiguo|amenazador|amoldable|amor|amorosamente|ampliamente|anal|analfabeto|anaranjado|anatomía|anatómicamente|anatómico|ancho|anciano|andando|angelical|anglicano|anglosajón|angosto|angustia|angélico|animadamente|animado|animal|anormal|anormalmente|ansiedad|ansioso|antecedente|antedicho|antepenúltimo|anterior|anteriormente|antibacterial|antibacteriano|anticuado|antiguo|antipático|antojadizo|antropológico|antártico|anual|anualmente|anuncio|análogo|anónimamente|anónimo|aparente|aparentemente|aparte|apasionadamente|apenado|apenas|apertura|apetitoso|aplicado|apoyo|apretado|aprobación|apropiado|aproximadamente|apuesto|apáticamente|apático|apócrifo|arameo|arbitrariamente|arbitrario|arcaico|arcano|ardiente|arduo|aries|aristocráticamente|aristocrático|armado|armoniosamente|aromático|arosado|arqueológico|arquero|arrebatadoramente|arrecho|arriba|arrogantemente|arte|articulable|articuladamente|artificial|artificialmente|artísticamente|artístico|arábigo|asada|asado|ascendente|asimétrico|asintomático|asintótico|asistencia|asociativo|asombro|asombroso|astado|astrológico|astronomía|astronómico|astuto|asustado|así|atar|atemorizado|atentamente|atento|aterrado|atinado|atmosférico|atracción|atractivo|atrevido|atroz|atrás|atómico|audaz|audiovisual|auditivamente|auditivo|audífono|ausente|automáticamente|autoritario|autoritativamente|auténtico|autóctono|autónomo|avanzado|avaricioso|avergonzado|avieso|aviso|axiomáticamente|ayuda|azucarado|azul|azulado|aéreo|aún|bacterias|ballet|balonmano|banca|banda|barato|barbado|barbudo|barbárico|barlovento|barriga|bastante|belicoso|bellamente|bello|bermudas|beso|bicameral|bicéfalo|bien|bienvenido|bilateral|bilingüe|billete|biográfico|biología|biológico|bizantino|biólogo|blanco|blanconieve|blancuzco|blandengue|blando|blanquecino|blanquinoso|bocadillo|bocanada|boda|bondadosamente|bondadoso|bonito|bosnio|bostezo|bote|botones|bovino|boxeo|brasil|breve|brillante|bromista|brusco|brutal|brutalmente|budismo|bueno|burbuja|bíblico|búdico|caballito|cabezadura|cabezota|cabreado|cachondo|caducifolio|caliente|callandito|calmado|calmo|calor|calurosamente|calvo|camboyano|campamento|campaña|cancelación|canceroso|cansado|capaz|capirote|caprichoso|capricornio|cara|característicamente|característico|carcajada|cardiología|carismático|cariñosamente|cariñoso|caro|carpa|carpintero|carrera|cartel|cartográfico|casado|casi|casto|casual|categóricamente|caucáseo|cauteloso|cauto|caída|caótico|ceguera|celebrado|celeste|celestial|celosamente|celoso|cercana|cercano|cerebral|cerrado|cerámico|ceño|chasquido|chic|chillón|chorreado|chuña|ciclismo|ciegamente|ciego|ciencia|científicamente|científico|ciertamente|cierto|cilíndrico|cinvocarás|cinético|circo|ciudad|civil|civilmente|clandestino|claramente|claro|cliché|clásico|clínico|codicioso|coherente|cojo|colindante|coloquial|coloquialmente|colorado|colorido|combustible|comerciable|comercialmente|comestible|compacto|comparable|compatible|competentemente|complejo|completamente|complicado|compra|compás|comunista|común|comúnmente|concebible|concha|concisamente|conciso|condescendiente|confidencialmente|confortable|confuso|congelado|congénito|consanguíneo|conscientemente|consecuentemente|consecutivamente|consecutivo|consentido|considerablemente|consistentemente|constantemente|consumado|contabilidad|contable|contemporario|contemporáneo|contento|contiguo|continental|continuo|contorno|contradictoriamente|contraseña|controlable|controversial|controvertido|conveniente|convenientemente|conversación|convexo|corajudo|corazón|cordial|cordialmente|corporal|corpulento|correctamente|correcto|correo|correos|corrompidamente|corruptamente|cortado|corte|cortés|cosecha|costosamente|costoso|cotidianamente|cotidiano|creativo|cremallera|crespo|criatura|cristianismo|cromosómico|cronológicamente|cronológico|crucial|crudo|cruel|cruelmente|cruento|cruz|crédito|crédulo|críticamente|crónico|cuadragésimo|cuerdo|cuestionablemente|cuidadosamente|culpable|cultivo|cultural|cumpleaños|curado|curiosamente|curioso|cálculo|cándido|céltico|cínicamente|cívico|cómico|cómodo|cóncavo|cósmico|cúbico|danza|dañino|decepcionado|decepción|deciduo|decoración|decorativo|defensa|definido|definitivamente|delgado|delicadamente|delicado|delicioso|demacrado|demasiadamente|demasiado|democráticamente|democrático|demográfico|demonio|dental|dentista|derruido|desafortunadamente|desagradable|desalentado|desaliñado|desalmado|desamparado|desanimado|desapercibido|desaventajadamente|descalzo|descarado|descolorido|desconocido|desconsiderado|descuerado|desdeñosamente|desdeñoso|deseable|desequilibrado|desesperación|desesperadamente|desesperado|desgraciadamente|deshabitado|deshecho|deshonesto|desigual|desinhibidamente|desinteresado|desmañado|desnudo|desobediente|desolado|despacio|despectivo|despedida|despejado|despiadadamente|despiadado|despiadamente|despierto|despreciable|despreocupado|después|desquiciado|destacable|destrozado|desvellado|desvergonzadamente|detenido|detestable|dextrorso|diablo|diabólico|diacrónico|diagonal|diagonalmente|diametralmente|diariamente|diario|dichosamente|didácticamente|diestra|difamatorio|diferente|diferentemente|difidente|difícil|digno|diligente|diligentemente|diminuto|dinamarqués|dinero|dinámico|diploide|directamente|directo|discretamente|discreto|disculpa|disculpándose|discutible|disimulado|dispendioso|disponible|distante|distinto|divertido|divino|divisible|diáfano|diálogo|doctor|doctora|documento|dogmático|dolor|dolorido|dolorosamente|dorsoventralmente|dotado|dramáticamente|drástico|dual|ducho|duda|dudosamente|dudoso|dulcemente|duodécima|duodécimo|durable|duradero|duro|débil|dócil|ebrio|ecológicamente|ecológico|económicamente|económico|ecuestre|educado|efectivamente|eficiente|eficientemente|ejército|elaborado|electromagnético|electrónicamente|electrónico|elegante|eléctrico|elíptico|embarazada|embarazado|embarazo|embarazoso|embrujado|emergencia|emocional|emocionalmente|emparentado|empeñoso|empinado|empresa|enamorada|enamorado|encantado|encinta|encomiable|enfadado|enfado|enferma|enfermo|engañoso|engreído|enigmático|enojado|enojadosamente|enorme|enormemente|ensangrentado|enseguida|enseñanza|ensimismado|entendible|entretenido|enviciador|envidioso|enérgicamente|enérgico|epidémico|equilibrio|equivocadamente|equivocado|equívoco|erradamente|errante|erróneamente|erupción|erótico|esbelto|escalar|escalón|escarpado|escaso|escrito|escuela|escurridizo|escéptico|esencialmente|esférico|esgrima|esotérico|espacial|espacioso|espada|espantado|espantoso|especial|especialmente|espectacular|específicamente|específico|espeluznante|espeso|espiritual|espontáneamente|esporádico|esposas|esqueleto|esquelético|esquemáticamente|estable|establecimiento|establemente|estocástico|estoicamente|estornudo|estrafalario|estratégicamente|estricto|estéril|estético|estúpidamente|eternal|eternamente|eterno|etnográfico|euro|evento|evidente|evidentemente|evolución|exactamente|exacto|excelente|excelentemente|excepcional|excepcionalmente|excesivamente|excesivo|excitado|exclusivamente|excéntrico|exhaustivo|exigente|existente|exitosamente|exitoso|experimento|explosión|externo|extinto|extra|extraoficial|extraordinariamente|extraordinario|extrañamente|extrañisimo|extraño|extremadamente|fabulosamente|facha|fachendoso|facial|factible|falsamente|falsificado|familiarmente|famoso|fantásticamente|fanáticamente|farmacológico|faríngeo|fastidioso|fatal|fatigado|fatuo|febrilmente|fecha|felicidad|felino|feliz|felizmente|feo|feria|feroz|ferviente|festival|festivo|feúcho|fiable|fiebre|fiel|fielmente|fieramente|fiero|fiesta|filosóficamente|filosófico|finalmente|finito|fino|firme|fisiológicamente|flaco|flojo|floral|fluidamente|fluvial|fonético|forense|formal|formalmente|fortuito|fortunado|fotogénico|fragante|francamente|franco|francés|fraternalmente|fraudulentamente|frecuente|frecuentemente|frente|freír|friable|frito|frugal|frágil|fríamente|frío|frívolamente|frívolo|fuera|fuerte|fuertemente|fugaz|fundamental|funesto|furia|futurista|fácil|fácilmente|férreo|fértil|fétido|físicamente|fúnebre|fútbol|fútil|galaxia|gandul|garganta|gastado|gayo|gaélico|gen|generalmente|generosamente|generoso|gentil|genuino|genérico|genética|genético|geográficamente|geográfico|geológico|gesto|ghanés|gilí|gimnasia|glacial|glandular|golf|gordo|gorro|gozoso|gracias|gracioso|gradualmente|gramatical|gran|grande|grandemente|gratis|gratuitamente|gratuito|gravitatorio|grecorromano|gris|grisáceo|groseramente|grotesco|grueso|gráfico|guapo|guapísimo|guerra|guerrero|guiño|gustoso|guía|gástrico|gélido|género|güeno|habiloso|habitado|hablador|hace|halo|halterofilia|hambre|hambriento|harmoniosamente|harto|hasta|hastiado|hediondo|hedor|herida|hermoso|heroicamente|heroico|heterogéneo|heurístico|hidrófobo|higiene|higiénico|hinduismo|hindú|hipocondriaco|histéricamente|histérico|histórico|hogareño|hoguera|homogéneo|hondo|honestamente|honesto|honorable|horizontal|horizontalmente|horrendo|horrible|horripilante|horrorizado|horroroso|hortera|hostil|hostilmente|humanamente|humildemente|humo|humorístico|huraño|hábil|húmedo|ibérico|idea|idealmente|ideológico|idiomático|idénticamente|idéntico|ignoto|igualmente|ilegal|ilegalmente|ilimitado|ilusorio|ilustre|ilógicamente|imaginable|imaginario|impar|imparcialmente|impertérrito|impetuosamente|impetuoso|implícito|importante|importantemente|imposible|imposiblemente|impreciso|impresionante|improbable|imprudente|impudente|impuro|impávido|inaccesible|inaceptable|inactivo|inadecuado|inalámbrico|inapropiado|inasequible|incansable|incendio|inciertamente|inclinado|incluso|incoherentemente|incompatible|incompleto|incomprensible|incondicionalmente|inconsistente|inconstante|inconstitucional|incorrectamente|incorrecto|incredulidad|increíble|increíblemente|incólume|incómodo|indeciso|independiente|indicado|indiferente|indirectamente|indiscreto|indispensable|indistintamente|indolente|indudablemente|industrioso|inefable|ineluctablemente|inequívocamente|inesperado|inevitable|inevitablemente|inexorablemente|inexperto|inexplicable|infalible|infame|infantil|infatigable|inferior|infielmente|infinito|inflamable|influyente|información|informal|infértil|inhabitado|inhalagüeño|inherente|inhumanamente|inicialmente|ininteligible|ininterrumpidamente|injustamente|injusto|inmaduro|inmediatamente|inmediato|inmortal|inmóvil|innato|innecesario|innominada|innominado|inocente|inocentemente|inocuo|inofensivo|inorgánico|inquieto|insaturado|inseguro|insensible|insignificante|insistentemente|insolente|instantáneamente|instantáneo|instintivamente|insuficiente|insulso|insurgente|insípidamente|insípido|intelectual|inteligente|inteligentemente|inteligiblemente|intencional|intensamente|intensivamente|interesado|interesante|interesantemente|intergaláctico|interminable|intermitente|internacional|interplanetario|intersticial|intransitivamente|intransitivo|intravenoso|intrincado|intruso|intrépido|intrínseco|inusual|invariablemente|invernal|inversamente|invisible|invisiblemente|involuntariamente|inválido|inédito|inútil|inútilmente|iracundosamente|irascible|irracionalmente|irreal|irregular|irregularmente|irresistible|irreversible|irrisorio|irónico|islam|italia|italiano|izquierda|izquierdo|jactancioso|jamás|japón|jodontón|joven|jovial|judaísmo|judicial|judo|jugoso|juguetón|juicio|juicioso|junto|justamente|justicia|justo|kafkiano|laborioso|labrador|lacónico|ladino|lamentable|lamentablemente|lascivamente|lascivo|latente|lateralmente|latido|leal|lealmente|legal|legalmente|legendario|legítimo|lejano|lejos|lentamente|lento|leo|lesión|letal|letrado|levemente|leído|libertad|libidinosamente|libidinoso|libro|ligeramente|ligero|limitado|limpio|lindo|liso|listo|literalmente|literario|lituano|litúrgico|llamada|llamado|llamativo|llano|llegada|lleno|lluvioso|loable|local|locho|locuaz|logrado|longitudinalmente|lucha|lucido|lucrativo|luego|lujoso|lujuria|lujuriosamente|lujurioso|luminoso|lustroso|lábil|lácteo|lágrima|lánguido|lícitamente|límpido|lógicamente|lúcido|lúgubre|macabro|macanudo|macedónico|maceta|madura|maduro|magia|magnánimo|magnético|magníficamente|magnífico|mago|mahjong|majestad|majestuosamente|mal|malabarismo|malamente|malcriado|maldito|maleducado|maliciosamente|malicioso|maligno|malintencionado|malo|maloliente|malportado|malvadamente|maléfico|malévolo|manchado|manguera|manicura|manido|mano|mansamente|maquillaje|maratón|maravillosamente|maravilloso|mareado|mareo|maridablemente|marino|marrón|maría|marítimo|masaje|masculino|masivo|matemáticas|maternalmente|mauricio|mayor|mazorca|mecánicamente|mecánico|medalla|medieval|medio|mediocre|meditación|mediterráneo|mejicano|mejor|mejores|melancólica|melancólico|melifluo|melodioso|memorablemente|mencionado|menos|menso|mensual|mensualmente|mental|mentalmente|mentiroso|menudo|meramente|mercado|meridional|metafísico|metafóricamente|metalúrgica|metalúrgico|meticulosamente|meticuloso|mexicano|mezquino|microscópico|miedo|milagrosamente|milagroso|milésimo|mimado|minuciosamente|minucioso|minúsculo|miserable|misericordiosa|misericordioso|mismo|misterioso|mitología|moderadamente|moderno|modesto|mohoso|mojado|mojigato|molecular|monarquía|monocromo|monocromático|monolingüe|monoploide|monosílabo|monoteísta|monstruosamente|monstruoso|montado|montaraz|montañoso|monógamo|monótono|morado|moralmente|morfológicamente|morfológico|moribundo|mortal|mostrador|moteado|movimiento|mucho|mueca|muela|muerto|multicelular|multilingüe|mundano|mundial|municipal|muscular|musculoso|musgoso|musicalmente|muslo|musulmán|mutuamente|mutuo|muy|más|métrico|nacido|nacional|nacionalmente|naranja|nasal|natación|nativo|natural|naturaleza|naturalmente|navegación|navidad|necesariamente|necesario|negligentemente|negro|negruzco|nerviosamente|nervioso|neto|neutral|neutro|nevado|noble|noche|nocivo|nocturno|nominativo|nonagésimo|normal|normalmente|norteño|nota|notablemente|noticias|notorio|novedosa|novedoso|nublado|nuclear|nuevamente|nuevo|numerosa|numeroso|nunca|nupcial|nutricional|nítido|obediente|obeso|obscenamente|obsceno|obscuro|obsoleto|obstinadamente|obstinado|obtuso|obviamente|obvio|ocasional|ocasionalmente|occidental|octogésimo|octágono|ocupado|odiosa|odioso|odorífero|ofensiva|ofensivo|oficial|oficialmente|ola|oloroso|olvidadizo|ominosa|ominoso|omnipotente|omnipresente|omnisciente|omniscio|oneroso|onomatopéyico|ontológico|opaco|operatorio|opuesto|oración|oral|oralmente|orar|orbital|orden|ordenado|ordinariamente|ordinario|organizador|orgullosamente|orgulloso|orgánico|orientación|oriental|original|originalmente|originariamente|ortodoxa|ortodoxo|osado|oscuridad|oscuro|ostensible|ostentoso|otoñal|otoño|oval|ovni|ovovivíparo|ovíparo|oído|oír|pacientemente|pacíficamente|pacífico|paisaje|paleontológico|palestina|palestino|palpable|papal|paracaidismo|parada|paradójicamente|paradójico|parcial|parcialmente|parisino|parque|partido|partitura|parásito|pascua|pasivamente|pasión|pasmado|pastoso|paterno|patoso|patético|paulatinamente|paz|pañuelo|pecho|pechoño|peculiar|pedagógico|pegajoso|pelado|peligro|peligrosamente|peligroso|pellizco|pelo|peludo|peluquero|pena|pendular|penoso|pensable|pensamiento|penúltimo|peor|pequeñito|pequeño|perdonavidas|perdurable|perdón|perennifolio|perfectamente|periódicamente|perjudicial|perla|permanente|permiso|pernicioso|perpendicular|perpendicularmente|perpetuamente|perpetuo|perplejo|persona|personal|perspicaz|persuasivamente|pertinente|perturbado|perverso|pesado|pesas|pesca|peste|petulante|peyorativo|picante|picoso|piedad|pinche|pintoresco|piojoso|pirata|piscis|placentero|planta|plateado|plegadizo|plenario|plenilunio|pleno|pluricelular|plurilingüe|pluvioso|pobre|poco|poderosamente|poderoso|policía|poligloto|polinomial|polinómico|polisintético|polisílabo|polonés|polvoriento|polígloto|pomposamente|popular|poquito|porfa|porfiado|pornográfico|posible|poste|posteriormente|potable|poéticamente|poético|pragmático|precavidamente|precioso|precipitadamente|precipitoso|precisamente|preciso|precoz|predilecto|preferiblemente|preferido|prehistórico|prejudicial|premio|preocupación|preocupado|preparado|presente|prestidigitación|presuntuoso|pretencioso|previamente|previo|preñada|preñado|primariamente|primario|primeramente|primero|primitivo|primoroso|principal|principalmente|privado|probable|probablemente|problema|problemático|productivo|profecía|profesionalmente|profundo|prohibido|proletaria|proletarias|proletario|proletarios|prolijo|prolífico|prometedor|prometedora|prominentemente|promiscuamente|pronto|propicio|propio|proporcional|provisional|prudentemente|prueba|prácticamente|práctico|próspero|prótesis|próximo|psicodélico|psicológicamente|psicológico|psiquiátrico|pues|pulcro|pulso|puntilloso|puntuación|puntual|pureza|purulento|puzle|puñeta|puñetazo|página|pálido|pánico|pétreo|póstumo|públicamente|quebradizo|querer|querido|quieto|quincenal|quincuagésimo|quirúrgica|quirúrgicamente|quirúrgico|quizá|quizás|química|químico|rabia|rabiosamente|racionalmente|radiactivo|rancio|raramente|raro|rato|raya|rayado|razonable|real|realeza|realizado|realmente|rebanada|rechazo|reciente|recientemente|rectal|recuperación|recíproco|redondo|redundante|reflejo|regalón|regular|reiteradamente|relajado|relativamente|relativo|religiosamente|religioso|reluciente|remo|remoto|rencoroso|rengo|reparto|repentino|repugnante|resbaladizo|rescate|reservado|respectivamente|respetable|respetuoso|respiración|resplandeciente|responsablemente|retórico|revenido|revolucionaria|revolucionario|revés|rico|ridículo|rigidez|rigorosamente|rigurosamente|riguroso|risa|risible|ritmo|rizado|rock|rocoso|rojizo|rojo|romance|romo|románico|románticamente|ronco|rosadizo|roto|rubescente|rubicundo|rubio|rubro|rudamente|rudo|rufo|ruido|ruidosamente|ruidoso|ruin|rural|rusia|rápidamente|rápido|rúbeo|sabiamente|sabor|sabroso|sagaz|sagrado|salado|salto|salud|saludable|saludablemente|saludo|salvajemente|salvo|salón|sangre|sangriento|sanguinario|sanguinolento|sano|sarcasmo|sarcásticamente|sarcástico|sardo|sardónicamente|sardónico|satisfactoriamente|satisfecho|saturado|satíricamente|sauna|seco|secretamente|secular|secundario|sediento|seglar|seguido|segundo|seguridad|seguro|semanal|semanalmente|semejante|semitransparente|semántico|sencillamente|sencillo|senil|sensato|sentimentalmente|separadamente|separado|septentrional|septuagésimo|serio|servicial|servicio|severamente|sexagésimo|sexto|sexualmente|señal|siamesa|sic|sicodélico|sidéreo|siempre|sigiloso|significativamente|significativo|siguiente|silencio|silencioso|silente|silueta|simbólicamente|simbólico|similar|simplemente|simultáneamente|simultáneo|simétricamente|simétrico|sinceramente|sincero|siniestro|sintoísmo|sintético|soberbio|sobrecargado|sobredicho|sobrenatural|social|socialista|socorrista|sofisticado|solamente|soldado|solemnemente|soltera|solvente|soportable|soporífico|sordera|sordo|sorprendente|sorprendido|sorpresa|sospechosamente|sospechoso|sostenible|sotavento|soviética|soviético|soñoliento|suave|suavemente|subatómico|sublime|subrepticiamente|subterráneo|subversivo|sucinto|sucio|sudor|suerte|suertudo|sueño|suficientemente|suizo|sumamente|sumergido|superficial|superficialmente|superfluamente|superfluo|superior|superioridad|supersticiosamente|supersticioso|superstición|suprema|supremo|supuestamente|supuesto|suspensión|sádicamente|síncrono|sólo|súbitamente|tabular|tajantemente|talentosa|talentoso|también|tampoco|tan|tardío|tartufo|tecnológico|temerario|temido|temperatura|templado|temprano|tenaz|tenis|tenue|teológico|terapéutico|tercamente|tercero|terco|terremoto|terrible|tesoro|testarudo|testicular|testigo|testimonio|tetuda|textual|textualmente|teóricamente|teórico|tibio|tierno|tiesto|todavía|todopoderoso|tokio|tolerable|topográfico|topológico|tornadizo|torpe|torvo|torácico|total|totalmente|tradicional|tradicionalmente|traje|tranquilamente|tranquilo|transcendentalmente|transitivamente|transitivo|transitorio|translúcida|translúcido|transparente|trapicheado|trascendentalmente|trastornado|travieso|tremenda|tremendo|tridimensional|trillado|triple|triste|tristemente|tritón|triunfador|trivial|tropical|trozo|trueno|trágico|tuerto|tufo|turbante|turbio|turismo|tácitamente|tácito|táctil|técnicamente|tímidamente|tímido|típicamente|típico|tóxico|ubicuo|ucranio|ufano|ultrasónico|ultravioleta|unicelular|unido|uniformemente|unilateral|universitario|unión|unos|unánime|urbanización|urgente|usual|usualmente|vacaciones|vacilante|vacuo|vacío|vagamente|vaginal|vago|vale|valeroso|valiente|valioso|vanamente|vanidoso|vano|variablemente|varios|varonil|vehemente|velludo|velo|venda|venenoso|vengativo|ventajoso|ventoso|verano|verboso|verdaderamente|verdadero|verde|verdoso|vergonzosamente|vergonzoso|vergüenza|vertical|verticalmente|viable|viciado|victoria|victoriosamente|vida|videojuego|vigilantemente|vigésimo|vil|vindicativo|violentamente|violento|viril|virtual|virtuosamente|virtuoso|viscoso|visible|visiblemente|vista|vistazo|vistoso|vital|vivaz|vivo|voleibol|voltereta|voluble|voluntariamente|voluntario|volátil|voto|vuelo|vulcano|válido|vídeo|vívido|xenófobo|yen|yermo|yoga|ágil|ártico|étnico|últimamente|último|única|únicamente|útil|útilmente
*animal:abeja|abeja reina|agalla|albacora|aleta dorsal|alga|algas|ameba|anchoa|anfibio|ardilla|armiño|arrendajo|asta|avestruz|avispa|bacilo|bacteria|bacterias|bagre|ballena jorobada|barbo|becerro|beluga|bicho bolita|bisonte americano|boquerón|branquia|buey almizclero|burdégano|busardo|cabro|cachorro|cadáver|camaleón|campamocha|canario|caparazón|capullo|carapacho|cardelino|carnívoro|carpa|carpa dorada|carpín|carroña|casco|cerbatana|cernícalo común|cervatillo|ciervo rojo|ciervo volante|cisne cantor|cisne negro|clorofila|codorniz|cola|colimbo|conejito|cordero|cornamenta|corneja|corzo|cresa|cresta|crin|cuclillo|cuerno|cuncuna|dinosaurio|embrión|equidna|eucarionte|gabarte|gamo|gamuza|garrapata|gatita|gatito|gavilán|gazapo|gibón|gigante|graja|guanaco|harpía|herbívoro|hipocampo|hocico|huevas|hurón|jibia|jilguero|larva|lechón|liendre|lota|luciérnaga|mamboretá|mantis religiosa|marranito|mascota|megáptera|mejillón|mero|microorganismo|minino|mochuelo común|mochuelo europeo|morrocoy|mula|mulo|mustela|ornitorrinco|oruga|oso hormiguero|oso pardo|ostra|oveja|pantera negra|paramecio|patito|patógeno|perro guardián|perro policial|perro policía|pez dorado|pez espada|pez gato|pez rojo|pez volador|pezuña|piel|pingüino rey|piraña|plancton|pollito|porrón bastardo|potra|potranco|predador|probóscide|protista|ranacuajo|rata común|ratonero común|ratón casero|rebeco|renacuajo|rumen|saltamontes|santateresa|sarrio|sepia|siluro|streptococcus|tatadiós|tentáculo|ternera|ternero|tiburón peregrino|tortuga marina|tortuga terrestre|triquitesa|trompa|trucha|ubre|usamico|vibrisa|virus|xibarte|yac|yak|yubarta|ácaro|águila calva|águila harpía|águila real
*food:absintio|aceite vegetal|acemite|aderezo|afrecho|agua mineral|agua mineralizada|agua potable|albaricoque|albumen|albóndiga|alcazuz|alcohol|ale|aliño|almendra|alubia|anguila|apio|arenque|arroz|arroz caldo|arándano|arándano azul|arándano rojo|atún|auyama|avellana|avena|avenate|ayote|azúcar|bacalao|baclava|banquete|batata|batido|baya|bebida|betabel|betarraga|beterava|beterraga|bizcocho|boniato|borscht|borshch|brandy|bratwurst|brebaje|brema|brote|brunch|buccino|caballa|cacahuate|cacahuete|café helado|café instantáneo|cajuil|cake|calabaza|caldo|camote|cantalupo|carambola|carne|caujil|caviar|cebada|cebolleta|celery|cena|cereal|cereza|cerveza|cerveza ale|cerveza inglesa|chabacano|champaña|champán|china|chocolate caliente|chucrut|chuleta|ciruela|clara|coctel|colirrábano|comida|comida festiva|comida rápida|comilona|condimento|crema agria|crep|crepe|cóctel|cúrcuma|damasco|desayuno|embutido|ensalada|escabeche|escalonia|especia|espinaca|espárrago|festín|fideo|fiesta|filete|filoa|fletán|forraje|frambuesa|frijol|fruta bomba|gachas|gelatina|ginebra|gluten|granada|granadilla|guayaba|guinda|guiso|gulasch|güisqui|haba|habichuela|halibut|harina|heno|hipogloso|hojuela|hortaliza|hot cake|huevo escalfado|jalea|jerez|judía|jugo|kumis|kumquat|kvas|lecha|leche chocolatada|leche condensada|lechosa|legumbre|lenteja|libación|licor|licuado|limonada|makarones|mamón|mangostino|mangostán|manzana|maní|maracuyá|marañón|marisco|masa|mayonesa|mayorana|mejorana|merey|miel|miga|migaja|morcilla|naranja|naranjada|nata|nectarina|nutrición|níspero japonés|orozuz|pajuil|paltus|pan tostado|pancake|panqueca|panqueque|papaya|pasta|pastas|pastelería|paté|pepinillo|perdiz|pez mantequilla|picadillo|picles|pimentón|piñón|platica|platillo|ponqué|poro|prieta|pudín|puerro|queque|queso|queso azul|quinoto|regaliz|remolacha|requesón|retoño|ron|salchicha|salchichón|salmuera|salmón|salvado|sardina|schnitzel|sidra|soda|sopa|suspiro|tallarín|tapioca|tarta|tentempié|tequila|tinto|tofu|toronja|tortilla|tortita|tostada|trago|té helado|té negro|té verde|uva|vacuno|vegetarianismo|vendimia|verdura|vermú|vino|vino blanco|vino tinto|vodka|whisky|yema|yogur|zumo|áspic
*nature:abismo|aguacero|agujero negro|albufera|anión|archipiélago|arista|arrecife|arroyo|asterismo|asteroide|astilla|atolón|aurora|aurora boreal|autogénesis|avenida|bache|bahía|bajío|banquisa|barión|barranca|barranco|barrizal|bosón|brisa|burbuja|cabo|cadena|campo magnético|capacidad|carga eléctrica|cascada|caspa|catarata|catión|cañada|cañón|cenagal|cerro|chaparrón|charco|chiripa|chispa|ciclo vital|cielo|circo|ciénaga|colina|colmena|conductividad|consecuencia|continente|cordillera|corriente|corriente alterna|cosmos|costa|cristalización|cuerpo celeste|cuerpo negro|cuesta|cueva|curso|cuásar|cáscara|césped|deriva continental|duna|efecto|efecto invernadero|electricidad|electrón|embalsadero|enana blanca|enana roja|energía|energía atómica|energía cinética|energía nuclear|energía solar|erupción solar|espejismo|espuma|esquirla|estalactita|estalagmita|estepa|estero|estratosfera|estrecho|estuario|falla|fermión|ferromagnetismo|fiordo|firmamento|foco|fortuna|fosa|fotón|fragmento|frente frío|fuerza|fósil|ganga|gangrena|gigante gaseoso|gigante roja|glaciar|globo|gluon|gluón|golfo|gota fría|granizo|gravedad|gravitación|gravitón|grieta|gruta|géiser|hadrón|helada|helero|histéresis|hormiguero|hoyo negro|huracán|iceberg|iceburgo|impacto|impedancia|inercia|inundación|ion|isla|isleta|islote|istmo|ión|labranza|lago|laguna|litoral|litósfera|lluvia|loma|luna|luz|madriguera|magnetosfera|mancha solar|mar|mar territorial|marisma|meseta|mesosfera|metempsicosis|meteorito|micela|momento magnético|montículo|mundo|mutágeno|médano|nebulosa|necesidad|necesidades|necrosis|neutrino|neutrón|nido|nimbo|océano|orilla|panal|pantano|par motor|pared|parte|partícula|pedazo|pedrisco|península|pergelisol|pergelisuelo|permacongelamiento|permafrost|permagel|planeta|planetoide|playa|plásmido|pompa|porción|positrón|potencia|poza|precipicio|precipitación|presión|prion|promontorio|protón|punto focal|quark|quark abajo|quark encantado|quark extraño|quark fondo|ratonera|rayo gamma|refracción|relámpago|rendija|resistividad|ribera|río|sedimento|sima|subcontinente|suerte|tabique|termosfera|terreno|tiempo|tierra|tifón|torbellino|torsión|trayectoria|tremedal|troposfera|tropósfera|trozo|tundra|turbulencia|témpano|universo|valle|ventolera|viento|viento solar|vientos alisios|voltaje|vulcanismo
*object:abacería|abanico|abrebotellas|abrelatas|absorbente|acceso|acelerador|acequia|acera|aclínico|acuario|acueducto|acústico|adaptador|aditivo|adoquín|aerodeslizador|aerolínea|aeropuerto|aeródromo|aerófono|afrodisíaco|aguamanil|aguja|agujeta|aire acondicionado|ajustador|ala delta|alabarda|alacena|alargador|alberca|albergue juvenil|alcaldía|alcantarilla|alcantarillado|alcoba|alero|alesna|aleta|alfil|alfombra|alfombrilla|alféizar|alhaja|alianza|alicatado|alicates|aljibe|almacén|almenara|alminar|almohada|almohadón|almádena|altar|altímetro|alumbrado público|ametralladora|amperímetro|amplificador|amuleto|analgésico|anaquel|andén|antecámara|antena|antesala|antibiótico|anticucho|antidepresivo|antorcha|antídoto|anzuelo|aparato|apisonadora|apoyabrazos|aprisco|arado|arbotante|arca|arcabuz|arco|arete|arfil|ariete|arito|arma nuclear|armadura|armamento|armario|armas|armónica|arnés|aro|arpa|arpón|artesanía|asa|asilo|aspiradora|aspirina|astillero|atado|atajo|atlante|atomizador|atril|atropina|autorretrato|aviario|ayuntamiento|azada|azadón|azucarero|babero|babor|babucha|bagaje|bajón|bala|balalaica|balancín|balanza|balaustrada|balcón|balda|baldosa|balita|ballesta|balsa|banco|bandera|banqueta|bar|baraja|barandilla|barca|barco pesquero|barniz|barra|barrera|barril|bartolina|barómetro|bastilla|bastón|basurero|batiscafo|batisfera|batíscafo|bayoneta|baño|baúl|biberón|bicimontaña|bicitaxi|bidé|bieldo|bien|bigornia|billetera|binoculares|bita|blasón|blindaje|bloque|blusa|bobina|bocina|bodegón|boiler|boina|bolardo|boliche|bolincha|bolindre|bolita|bolsa|bolsa plástica|bolsillo|bomba atómica|bomba caminera|bombilla|bombín|bonete|borda|bordado|bordillo|borla|borra|borrador|bosquejo|bota|botafumeiro|bote salvavidas|botella|boterete|botillería|botón|bracamante|bragueta|brasier|brazalete|brida|briquet|brocha|broche|brocheta|buhardilla|bujía|bulevar|buque insignia|burka|burqa|bálsamo|bóiler|bóveda|caballeriza|caballete|caballitos|cabete|cabina|cabina telefónica|cable|cablevisión|cacerola|cachina|cachiporra|cadalso|cafetería|caja|caja fuerte|caja negra|cajonera|cala|calabacino|calabozo|calculador|calculadora|caldera|calefacción|calefactor|caleidoscopio|calentador|calesita|calimete|calle|callejón|calorímetro|calzado|calzador|camarote|camilla|camino|camisa|camisón|campo|canal|candado|candelabro|candil|canica|cannabis|canotier|cantera|capa|capilla|capirote|capitel|capó|caravana|carboncillo|carga|cargador|carnada|carpeta|carreta|carrete|carretera|carril|carrilera|carrizo|carruaje|carrusel|carta|cartelera|cartera|cartucho|cascanueces|casillero|casino|catalejo|catapulta|catéter|caza|cazo|caña|cañita|cebo|celda|cenicero|central eléctrica|centro comercial|centrífuga|cepillo|cepo|ceramica|cerca|cerco vivo|cerilla|cerillero|cerradura|cerrojo|cerámica|chador|chal|chala|chaleco antibalas|chaleco salvavidas|champú|chancla|chancleta|chanclo|chapa|chapitel|charretera|chelo|chibola|chifle|chip|chiquero|chisme|chocolate|chola|chupa|chupo|chupón|cierre|cigarro|cimiento|cimitarra|cincel|cincho|cine|cinematógrafo|cinta magnética|cinta métrica|cintillo|cinto|cinturón|cisterna|claqueta|clarinete|clava|clavicordio|clavicémbalo|clavo|clepsidra|climatizador|cloaca|cloroformo|clóset|cobertizo|cobija|cocaína|coche deportivo|cocina|cofia|cofre|cojín|colador|colcha|colchón|collage|collar|columnata|comedor|comisaría|componente|computador|computadora|concertina|condensador|condón|confesionario|congelador|conmutador|consolador|consuelo|consulado|contador|contenedor|contrabajo|contrachapado|contrafuerte|control|copa|copia|corchete|corcho|cordón|corno inglés|corona|corpiño|corral|correa|corredor|corsé|cortacésped|cortina|corto|cortocircuito|cosa|coso|crema|crema dental|cremallera|crematorio|cripta|croquis|cruce|cruce peatonal|crucero|crucifijo|cuadro|cuartel general|cuarto|cuarto oscuro|cuba|cubertería|cubiertos|cucharilla|cucharón|cuchilla|cuchillo|cuenco|cuenta|cuentakilómetros|cuerda|cuero|cuestión|cuna|cuneta|cuña|cáliz|cárcel|cárdigan|cáñamos|célula|címbalo|cítara|cómoda|dado|dedal|delantal|dentífrico|depósito|desinfectante|desodorante|despensa|desván|diagrama|diapasón|diapositiva|diazepam|dibujo|dietiléter|dinamita|dinamo|diodo|diodo luminoso|diorama|dique|dirigible|disco|disco compacto|disco duro|discoteca|disjuntor|dispositivo|diésel|dobladillo|dogal|dolmen|dormitorio|dosis|droga|dulcémele|durmiente|edificio|edredón|efigie|eje|elástico|embajada|embarcación|embarcadero|embudo|empaquetadura|empotrado|empuñadura|enaguas|encendedor|enchufe|envés|equipo|era|esbozo|escalera mecánica|escalpelo|escape|escarapela|escarbadientes|escarificador|escarpa|escayola|escena|escenario|esclusa|escobilla|escofina|escopeta|escritorio|escultura|escupidera|esencia|esmalte|espada|espantapájaros|espuela|esquema|esquicio|esquina|esquí|establo|estación espacial|estación radial|estanque|estante|estantería|estatua|estimulante|estribo|estribor|estuche|estudio|estufa|extensión|fagot|faja|fajo|falda|falsificación|fantoche|faro|farol|fax|felpa|fetiche|ficha|fieltro|fierrito|finca|flagelo|flauta dulce|flautín|flecha|flux|folio|formón|fortaleza|fortificación|fosforera|foso|foto|fotocopia|fotografía|fragua|franela|frasco|frazada|fregadero|frenillo|freno|frenos|frisa|friso|fuelle|fuente|fuerte|fundíbulo|furgón|fusa|fusible|fusil|fusta|fósforo|galería|gallinero|galpón|garaje|garrocha|garrote|gasa|gatillo|gaveta|gema|gemelos|gimnasio|glorieta|goleta|gomita|gongo|gorra|gorro|grabadora|grada|gradas|gramola|granero|granja|grúa|guadaña|guante|guantera|guillotina|guirnalda|guitarra acústica|guitarra baja|guitarra eléctrica|gárgola|género|góndola|habitación|hachís|haltera|hamaca|hamaca paraguaya|hamo|hangar|harmónica|hastial|hataca|hebilla|heliómetro|heparina|heroína|herradura|herramienta|hielo|hilo dental|horca|hormigonera|hornacina|hornillo|horno|hoz|hueco|huerta|ibuprofeno|iglú|imagen|implemento|incensario|individual|infraestructura|ingrediente|instrumento|interfaz|interferón|interruptor|invención|invernadero|jabalina|jabonera|jacket|jarcia|jardín|jardín zoo|jaula|jet|jirón|jofaina|joya|juguete|junco|junta|jábega|jícara|kipá|kitsch|laberinto|laboratorio|laca|laja|laminado|lana|lanceta|lanza|lanzallamas|lastre|lata|lavabo|lavadora|lavamanos|lavandería|lavaplatos|lavarropas|lavavajillas|laxante|laúd|lechería|led|lencería|lente|leotardo|lesna|lezna|librea|librero|licuadora|lienzo|lighter|limpiaparabrisas|lingote|lino|lira|llama piloto|lona|losa|loza|lumbrera|lupa|láser|látigo|línea fija|mable|maceta|machete|madeja|malecón|maleta|mamadera|mancebía|mancuerna|mandil|mando|mandolina|manguera|manicomio|manija|manilla|manillar|maniquí|manopla|manta|mantel|mantequera|manómetro|mapa|maquillaje|mariguana|marihuana|marijuana|marimba|marioneta|marmita|matadero|matero|matraca|maule|mausoleo|mayal|maza|mazmorra|mecanismo|mecedora|mecha|mechero|medallón|media|medicamento|medicina|medidor|memoria|menhir|menora|menorá|mercancía|mesa|metra|metrónomo|microprocesador|mina|minarete|mingitorio|minifalda|mochila|monasterio|monitor|monumento|monóculo|moqueta|morfina|morgue|morrión|mortero|mosquete|mosquitero|mostrador|motonieve|motor|motosierra|muela|muelle|munición|muralla|muro|museo|muñeca|máscara|mástil|módem|naipe|negativo|nicab|nicho|nivel|noray|novela|obelisco|oboe|obra|obra maestra|observatorio|obstáculo|obturador|obús|ocarina|odómetro|oficina|ojal|olla|opio|ordenador|orfanato|organillo|organito|ornamento|pagoda|pajarera|pajilla|pajita|pala|palanquín|palillo|palo|palomar|pancarta|panel|panel fotovoltaico|panel solar|pantalla|pantalla táctil|pantimedias|pantufla|parabrisas|pararrayos|parrilla|parterre|pasador|pasamano|pasamontañas|pasillo|patineta|patio|patíbulo|pañal|pañuelo|peana|pecera|pedal|pedestal|pedicab|peine|peldaño|peluca|película|pendiente|penicilina|penitenciaría|peonza|percha|perfume|periscopio|pernera|perrera|pesas|pesebre|piano|pica|pichel|picota|piedra preciosa|pieza|pileta|pinche|pincho|pintaúñas|pinte|pintura|pinza|pipa|pipeta|pirinola|piscina|piso|pistola|pitillo|pizarra|pizarrón|placard|plancha|planchador|planetario|planta baja|plantera|plataforma|plato|plaza|plectro|pocilga|polaina|polea|pollera|polígrafo|pomada|popa|popote|porcelana|porche|porra|portaaviones|portada|posmodernismo|posterior|postmodernidad|potera|prensa|presa|preservativo|prisión|prismáticos|proa|propulsor|protector solar|proyectil|prótesis|psicrómetro|puente|puente levadizo|puesto|pulsera|pulverizador|puntal|punzón|pupitre|puro|puño americano|péndulo|píccolo|píxel|pórtico|púa|quepis|quepí|quinina|quiosco|quirófano|ración|radar|radiografía|rallador|ralladora|ramo|rampa|raqueta|rascacielos|rastra|rastrillo|reactor|reactor nuclear|rebeca|reborde|recuerdo|recámara|red|redil|redondel|refugio|refugio antiaéreo|refugio antibombas|regadera|regla|rejilla|relicario|reloj solar|relé|remache|remedio|remo|remolque|repisa|reproducción|repuesto|resaltador|resorte|respaldo|restaurante|restorán|retroproyector|reverso|revés|revólver|riel|rienda|rifle|rincón|roldana|rompecabezas|rompeolas|ropa blanca|ropa interior|ropa íntima|ropero|rotonda|rotor|rueca|ruedo|ruina|ruta|réplica|rímel|sable|sacacorchos|sacristía|sala|salero|salida|salpicadero|salterio|salvamanteles|samovar|santuario|sartén|satén|sauna|saya|seda|seda dental|sedante|sedativo|sello|senda|sendero|serrucho|servidor|servilleta|seto|seto vivo|señuelo|sierra|sierra caladora|sierra eléctrica|sifón|silbato|silenciador|silla eléctrica|silo|silueta|sistema|smoking|sofito|soga|solapa|soldador|somnífero|sonda espacial|sorbete|sorbeto|sostén|sota|sotana|soutien|spa|subibaja|sudario|suela|suelo|sujetador|supermercado|supositorio|sábana|sótano|tabaco|tabaquera|taberna|tabla hawaiana|tablero|taco|tacuche|tacón|taladradora|taladro|talismán|taller|tamiz|tampón|tanque|tapa|tapabocinas|tapacubos|tapanco|taparrabos|taparruedas|tapete|tapiz|tapón|taquilla|tarjeta|tatuaje|taza|tazón|teatro|techo|teja|tejado|tejido|tela|telamón|telar|telégrafo|templo|temporizador|tenedor|terciopelo|termo|terno|tiesto|tintero|tiovivo|tirador|toalla|tocadiscos|toldo|tomahawk|tonel|torno|tostadora|trabajo|trabuco|trabuquete|trampa|transformador|transistor|transpondedor|transponder|transportador|trapo|trasto|trenza|tricitaxi|tricolor|tridente|trinchera|triplay|triunfo|trombón|trompo|trípode|tríptico|tuba|tuerca|tumba|turbante|turbina|títere|tótem|túmulo|túnel|umbral|ungüento|uniforme|universidad|urinario|utensilio|vacuna|vado|vagón dormitorio|vajillas|valija|valla|vaso|vehículo|vela delantera|velocímetro|velotaxi|venda|vendaje|vereda|versión|vestíbulo|viaducto|vibrador|vibráfono|vidrio|viga|vinatería|violonchelo|viña|viñedo|volumen|vía|vía férrea|wok|xilófono|yate|yelmo|yeso|yesquero|yurta|zafacón|zanja|zapata|zapatilla|zapato|zarcillo|zepelín|zocalo|zoo|zoológico|zueco|zíper|zócalo|álbum|ángulo|ático|éxtasis|ídolo|órgano|óxido nitroso
*person:ababol|abad|abadesa|abogada|abogado|abuela|abuelito|abuelo|academista|académica|académico|accionista|acompañante|acróbata|actor|actriz|actuario|acusado|acusador|adivina|adivino|administrador|adolescente|adulador|adulta|adulto|advenediza|advenedizo|adversaria|adversario|adúltero|aeromoza|aeromozo|aficionado|agente doble|agnóstica|agnóstico|aguafiestas|ajedrecista|albañil|albina|albino|alcahuete|alcaide|alcalde|alcohólico|aldeana|aldeano|alfarero|almacenero|almacenista|alpinista|alquimista|amigo|amo|amor|amor prohibido|analista|ancestro|andrógino|anfitrión|animal|antagonista|antecesor|antepasado|antihéroe|apoderado|apoticario|aprendiz|apóstata|arcángel|argüendera|argüendero|aristócrata|arlequín|arpía|arquero|arquitecta|arquitecto|arribista|arriesgado|arrumador|artesano|arzobispo|asaltante|asesina|asesino|asesor|asesora|asistenta|asistente|asistente social|atacante|atea|ateo|atleta|autoestopista|autor|autora|autócrata|avaro|ave nocturna|aventura secreta|ayatolá|ayudante|azafata|azafato|baby boomer|bachiller|bailador|bailadora exotica|bailarina|bailarín|bajá|bandido|banquera|banquero|bardo|barman|baronesa|bastardo|bateador|baterista|bañero|bellaco|bendito|bestia|bibliotecario|bisexual|biógrafa|biógrafo|bióloga|biólogo|blasfemo|blogger|bloguera|bloguero|bobo|borracho|boticario|boxeador|boxeadora|bribón|bromista|brujo|bruto|bufón|burócrata|bárbaro|cabaretista|cabildero|cabrero|cabrón|cachifa|cafiche|califa|calzonazos|calígrafo|camarada|caminante|camorrista|campesino|campeón|canalla|candidato|capitán|capo|cardenal|cardióloga|cardiólogo|cariño|carnicera|carnicero|carpintero|carterista|cartero|cartógrafo|casamentera|casamentero|cascarrabias|casera|casero|cavernícola|cazador|cazador furtivo|cazarrecompensas|celebridad|centauro|ceramista|cerrajero|chacha|chamán|chantajista|chapucero|charlatán|chef|chismosa|chismoso|chistoso|chivato|chivo expiatorio|chofer|cholera|chopa|chulo|chófer|ciborg|ciclista|cirujano|ciudadana|ciudadano|clavecinista|clavicembalista|cliente|climatólogo|clérigo|cobarde|cochero|colaborador|coleccionista|colega|colegiala|colona|colonista|colonizador|colono|colorina|colorín|comadrona|comandante|combatiente|comerciante|comerciante novato|comilón|compatriota|compañera|compañero|comprador|conde|condesa|conductor|conductora|conejita|congresista|connaisseur|connoisseur|conquistador|conscripto|consejera|consejero|consorte|conspirador|constructor|consultor|consumidor|controlador|copuchento|coreógrafo|cornudo|coronel|cosechador|cosechadora|cosmopolita|cotilla|creador|cretina|cretino|creyente|criada|cuache|cuate|culturista|curandera|curandero|custodio|cuñada|cuñado|cínico|cónsul|cónyuge|dama|decano|deidad|delegada|delegado|demagogo|demandante|demonio|demócrata|dentista|deportista|dermatólogo|derviche|descendencia|descendiente|desertor|desgraciado|destinatario|destruidor|deudor|diablillo|dictador|dictadora|diestro|dietista|difunto|dios|diosa|diplomática|diplomático|dirigente|diseñador|diseñadora|disidente|divinidad|docente|domador|domadora|doméstica|doncel|dramaturgo|drogadicto|dueño|duque|duquesa|déspota|ebanista|editor|elector|electricista|embajador|embrollón|embustero|emir|emperador|empleada|empleada doméstica|empleado|empleador|emprendedor|empresario|enamorada|enamorado|encarnación|enclenque|enemigo|enfermera|ensayista|entrenador|entrenadora|esclavo|escolta|escriba|escribiente|escritor|escritora|escudero|escéptico|espadachín|espectador|esposo|espía|espíritu familiar|esquirol|estafador|estibador|estratega|estriptisera|estriptisero|estriptista|exorcista|explorador|extremista|falso|familiar|fan|fanfarria|fanfarrón|farero|farmacéutica|farmacéutico|farsante|fascista|feminista|fenómeno|filatelista|filólogo|filósofa|filósofo|fisicoculturista|florista|fregona|fumador|fumadora|funcionario|fundador|funámbulo|furtivista|furtivo|futbolista|físico|gafe|gamberra|gamberro|ganador|ganadora|gandul|gastador|gastadora|gastarbeiter|gastrónomo|gaucho|gay|gemelo|general|generalísimo|genia|gerente|gestor|geógrafo|gigoló|gilipollas|gobernador|gobernador general|gobernadora|gol|golero|goloso|gordinflón|gordito|gourmet|goy|granuja|grifo|grupiento|guacho|guardaespaldas|guardalmacén|guardameta|guardavidas|guardián|guares|guatoncito|guatón|guazón|guerrero|guionista|guitarrero|guitarrista|gul|gurú|gánster|habitante|hablante|hablante nativo|hacker|halconera|halconero|hambrón|haragán|hazmerreír|hechicero|hedonista|hembra|herederos|hereje|hermafrodita|hermana|hermana mayor|hermana menor|hermana pequeña|hermanastro|hermanita|hermanita chica|hermanito|hermanito chico|hermano|herrador|herrera|herrero|heterosexual|hija natural|hijastra|hijastro|hijo natural|hincha|hipócrita|historiador|historiadora|hobbit|holgazán|hombre lobo|homosexual|hooligan|hospedador|huaso|humorista|huésped|héroe|húsar|idiota|igual|imbécil|impostor|impostora|incendiario|iniciado|inmigrante|inquilino|instrumentista|intendente|intermediario|intérprete|invasor|invasora|inventor|isleña|isleño|jardinero|jefa|jefe|jeque|jimagua|jorobado|joyero|jubilado|jugador|jugadora|jurado|ladrón|laico|lama|lavandera|lechera|lechero|lector|lectora|legionario|lego|leprosa|leproso|lesbiana|leñador|leñador furtivo|leñadora|licenciado|licántropo|llanero|lobisón|loquero|luchador|lugareño|líder|líder máximo|macho|madrastra|madre|madre sustituta|madrina|maese|magnate|majadero|malabarista|mamá|mandatario|maniaco|maníaco|marginado|marido|marinero|marqués|masoquista|matador|matasanos|matemática|matemático|mateo|matrona|matón|mayate|mayordomo|medallista|mellizo|memo|mendigo|mensajero|mentirosa|mentiroso|mentor|mercader|mesera|milico|millonario|minera|minero|ministro|mirón|misionario|misionera|misionero|modelo|modista|modisto|mogol|monarca|monja|monje|monstruo|morena|morocha|morocho|mozo|muca|mucama|muchacho|mujik|mulato|multimillonario|mutante|muyahid|mártir|médica|médico|médium|místico|músico|nacha|nadador|nadadora|nana|narrador|naturaleza|necio|negocianta|negra|negraso|negrillo|negrito|negro|negrote|nerd|nerdo|nieta|nieto|ninfa|niño prodigio|noctámbulo|nominada|nominado|notable|notario|novelista|novia|novicio|nuera|nuevo rico|náufrago|nómada|obispo|obrero|observador|ocultismo|oculto|odontólogo|oficinista|oftalmóloga|oftalmólogo|oligarca|oncólogo|oponente|oportunista|opresor|optimista|ordeñadora|orfebre|organizador|ovejero|pachá|paciente|paco|padre|padrino|pagano|paleto|palurdo|panadero|panoli|papanatas|papaíto|papito|papá|par|paracaidista|pariente|partera|participante|parásito|pasajero|pasante|pasmarote|pastor|patinador|patinadora|patito feo|patotero|patriota|pavitonto|payasa|payaso|peatón|pecador|pecadora|pederasta|pediatra|pedófilo|pelirroja|pelirrojo|peluquera|peluquero|perdedor|peregrino|perfumista|periodista|perito|perra|pescadera|pescadero|pescador|pescador furtivo|pescadora|peón|pianista|pichicatero|pintor|pionero|pipiolo|pirata|pirómano|pituco|platera|platero|plebeyo|podestá|podiatra|podólogo|poeta|poetisa|politólogo|polizón|poltergeist|políglota|política|político|pontífice|portavoz|poseedor|posesor|potentado|predecesor|predicador|prelado|presidenta|presidente|preso|prestamista|prima|primo|primogénita|primogénito|principiante|prisionero|prodigio|productor|progenitor|propietario|protagonista|proveedor|proveedora|provocador|proxeneta|pródigo|psicópata|psiquiatra|pugilista|putona|párroco|querellante|quiropráctica|quiropráctico|química|químico|rabino|racista|radiólogo|rajá|raptor|ratoncito pérez|rebelde|recabador|recadero|receptor|receptora|recién casada|recién casado|recluta|recolector furtivo|refugiado|regente|rehén|reina|relojera|relojero|remitente|renegado|repartidor|reportero|representante|residente|retrasada|retrasado|reverendo|rey|rompehuelgas|roñoso|réferi|sabelotodo|saboteador|saboteadora|sacerdote|sacristán|salvador|salvaje|samurái|san|santa|santero|santo|sargento|sastre|saxofonista|secretaria|secretario|secuestrador|seductora|senador|senadora|separatista|sepulturero|serafín|sexista|señor|sheriff|shōgun|sibarita|sicario|siervo|siquiatra|sirena|sirvienta|siútico|soberano|sobreviviente|sobrina|sobrino|socorrista|soldado|solicitante|solista|sombrerero|sonámbulo|sosaina|soso|subcampeona|subcampeón|suegra|suegro|sufridor|suicida|sultán|suministrador|supervisor|superviviente|suplente|sátiro|sátrapa|síndico|table dancer|tabledancer|tacaño|tahúr|talador furtivo|talento|tejedor|telespectador|tendera|tendero|tenista|terapeuta|terceros|terratenietne|terrorista|testigo|testigo ocular|testimonio|teóloga|teólogo|titiritero|titular|tocaya|tocayo|tomador|tombo|tonelero|tonto|topletera|topo|torero|tortillera|toxicómano|trabajador|trabajólico|traductor|traductora|tragaldaba|tragón|traidor|traidora|tramposo|transexual|transeúnte|transmisor|transportista|trasnochador|trompetero|trompetista|turista|técnico|tía|tía abuela|tío|tío abuelo|usuario|usurera|usurero|vagabundo|vago|vaquera|vaquero|vasallo|vegetariana|vegetariano|vela güira|vencedor|vendedor|vendedora|ventrílocuo|verdulero|veterano|veterinario|viajero|viandante|vicepresidente|villano|violador|violinista|virgen|virrey|visir|visita|vizconde|vocero|volatinero|votante|voyer|vulgar|vándala|vándalo|víctima|yerno|yonqui|zapatera|zapatero|zar|zarina|zurda|zurdo|ángel|ángel protector|árbitro|íncubo
*plant:abedul|abeto|acícula|acónito|adelfa|aguijón|alerce|aliso|almendro|arce|azafrán|bambú|berza|bisalto|cafeto|calabacín|canela|canónigo|cedro|celidonia mayor|chaucha turca|chimbombó|cicuta|ciprés|col|corteza|cosecha|datilero|enebro|espiga|espina|espora|fresno|fruta|fruta seca|fruto|ginebro|ginseng|guingambó|hierbabuena|hongo|inflorescencia|junípero|lechuga|levadura|lila|limero|liquen|logana|loganberi|loganberry|manzano|matamoscas|maíz|menta|mirra|molondrón|musgo|naranjo|nenúfar|ninfea|nomeolvides|nuez|okra|olivo|oronja falsa|palma aceitera|palma datilera|parra|pericarpio|pino|quimbombó|quingombó|rama|raíz|repollo|roble|ruibarbo|saúco|secoya|semilla|seta venenosa|tallo|tejo|tilo|trigo|trufa|vainillina|violeta|vástago|zapallo|zarzamora|zucchini|álamo|árbol|ñajú
abacus:ábaco
accordion:acordeón
airplane:aeronave|aeroplano|avión|bombardero|hidroavión|ornitóptero|planeador|turbohélice
alarm-clock:despertador
alien:alienígena|extranjera|extranjero|extraterrestre|forastero|metic
ambulance:ambulancia
amphora:cántaro
anchor:ancla
ant:avispón|hormiga
artist:artista|camarógrafa|camarógrafo|compositor|compositora|decorador|decoradora|director|directora|escultor|escultora|experto|fotógrafo|profesional
astronaut:astronauta|cosmonauta
automobile:auto|automóvil|carro|carroza|coche eléctrico|coche fúnebre|convertible|descapotable|jeep|limusina|máquina|quitanieves
avocado:aguacate|cura|palta|palto
axe:hacha
baby:ahijada|ahijado|bebe|bebé|benjamina|benjamín|expósito|infante|nene|neonato|niña|niño
bacon:bacón|jamón|prosciutto
badger:carcayú|comadreja|glotón|ratel|tejón|turón
bagel:bagel|bollo|bollo suizo|panecillo|rosca
banana:banana|bananero|banano
banjo:banjo
basket:canasta|cesta|cesto
bat:cerdo hormiguero|damán|insectívoro|mamífero|monotrema|murciélago|musaraña|musaraña bicolor|plantígrado
bathtub:bañadera|bañera|tina
battery:batería|pila
bear:mangosta|osezno|oso|suricata|suricato
beaver:coipo|gerbillo|jerbo|lemming|lirón|marmota|rata almizclera|roedor
bed:cama|lecho
beetle:aguacil|artrópodo|ciempiés|comején|congorocho|crisálida|crustáceo|escarabajo|gorgojo|insecto|ladilla|libélula|milpiés|percebe|picudo|piojo|pipilacha|pulga|termes|termita|trilobite
bell:campana|campanilla|cencerro|timbre
bicycle:bici|bicicleta|carriola|cochecito|triciclo
bikini:bañador|biquini|calzonera|calzoneta|trusa
bird:abubilla|archaeopteryx|ave|avión zapador|casuario|charrán|correcaminos|cuadrúpedo|diamante mandarín|faisán|feto|fumarel|gallo lira|gallo silvestre|gaviota|gaviotín|hortelano|martín pescador|papafigo|picaflor|picogordo|pinzón cebra|pito|pájaro|pájaro carpintero|tucán|urogallo|vertebrado|ñandú
bison:antílope|bisonte|gacela|muflón|saiga
black-cat:marta
blackbird:alondra|ave lira|carbonero|cuervo|estornino|golondrina|gorrión común|grajilla|herrerillo común|mirlo|mirlo acuático|oropéndola|petirrojo|picaza|pinzón vulgar|ruiseñor|sita|urraca|verdugo
blossom:amento|antera|carpelo|cono|crisantemo|estambre|estigma|estróbilo|flor|pistilo|polen|racimo|umbela
blowfish:pez globo
boar:cerda|facóquero|jabalí|puerca|verraco
bomb:bomba|revientacuadras
bone:calcáneo|clavícula|cuero cabelludo|cóccix|cúbito|escápula|esfenoide|esternón|fémur|fíbula|hueso|húmero|isquion|ligamento|malleus|mandíbula|meollo|metacarpiano|médula|occipucio|omóplato|peroné|pubis|pómulo|rótula|sacro|taba|tendón|tibia|tuétano|vértebra|yunque
bookmark:separador
boomerang:bumerán|búmeran
bow-and-arrow:arma
boy:chico|hijito|mijito
brain:cerebro|encéfalo
bread:baguete|pan
brick:ladrillo
briefcase:maletín
briefs:slip
broccoli:brécol|bróculi|col rizada|coliflor|colza|nabo
broom:escoba|escobillón
bucket:balde|cubeta|cubo|pozal|tobo
bug:bicho
bullet-train:shinkansen
bus:autobús|autocar|bondi|bus|camioneta|camión|cazadora|guagua|micro|rufa|ómnibus
butter:manteca|mantequilla
butterfly:esfíngido|mariposa|polilla
cactus:aloe|cacto|cactus|peyote|áloe
camel:camello|dromedario
camera:cámara|cámara web|videocámara
candle:candela|cirio|vela
candy:bombón|caramelo|carlotina|chicle|confección|espumilla|hechura|malvavisco|marsmelo|mazapán|mermelada|sustancia|turrón francés
canoe:batel|canoa|kayak|lancha
carrot:achicoria|mandragora|zanahoria
castle:castillo|castro|mansión|torre
cat:caucel|cunaguaro|gata|gato|gato atigrado|gato tigre|león americano|león bayo|lince|lince rojo|maracayá|margay|mitzli|onza bermeja|puma|tigrillo
chains:grillete
chair:asiento|silla|sillón|trona|trono
chestnut:castaña|castaño
chicken:gallina|pollo
child:golfillo|hija|hijo|huérfano|jovenzuelo
christmas-tree:acacia|almez|baniano|bonsái|carpe|conífera|eucalipto|haya|olmo|plátano|ramón|sauce|solanácea|tala|tamarindo
church:abadía|catedral|iglesia
cigarette:bate|canuto|carruco|cigarrillo|leño|porro
cloud:nube
coat:abrigo|anorak|casaca|frac|gabán|impermeable|parka|saco|sobretodo
cockroach:cucaracha
coconut:copra
coffin:ataúd|cajón|féretro|sarcófago|urna
comet:cometa
compass:brújula
computer-mouse:mouse
convenience-store:botica|comercio|confitería|delicatessen|farmacia|librería|negocio|panadería|pizzería|tienda
cook:cocinera|cocinero
cookie:galleta
cow:cebú|ganado|uro|vaca
crab:cangrejo|jaiba
crayon:crayón|creyón
cricket:grillo
crocodile:caimán|cocodrilo|yacaré
crutch:muleta
cucumber:buganvilia|buganvilla|comomosí|hiedra|lúpulo|papelillo|pepino|trinitaria|veranera|vid
custard:crema pastelera
cut-of-meat:bife|bistec|lomos|palomilla|rosbif|solomillo
cyclone:ciclón|nevada|nevasca|tempestad|temporal|tormenta|ventisca
dagger:daga|puñal
deer:caribú|ciervo|rangífero|reno|rumiante|venado|venado gris
department-store:gran almacén
detective:detective
dodo:dodo|dronte
dog:borzoi|cacri|callejero|chacal|chucho|chumino|chusco|comecuandohay|cánido|dingo|galgo|gozque|hiena|mil leches|perro|perro aguacatero|perro callejero|perro criollo|perro mestizo|proteles|quiltro|sabueso|sato|tinaquero|zaguate
dolphin:delfín|pejesapo|rape|trilla
donkey:asno|burro
door:entrada|portón|puerta
doughnut:dona
dove:paloma|palomo|pichón
dragon:dragón|dragón alado|guiverno
dress:atavío|ropa|traje|túnica|vestido
drum:pandereta|tambor
duck:cerceta|eider|pato
dumpling:ñoquis
eagle:aguilucho|ave rapaz|azor|buitre leonado|cóndor|falcón|gavilán pescador|gerifalco|gerifalte|guincho|halcón|halcón gerifalte|halcón peregrino|quebrantahuesos|rapaz|águila|águila pescadora
ear:oreja|oído
egg:huevo
eggplant:ají|berenjena|chile|pimiento
elephant:elefante|mastodonte
elevator:ascensor|elevador
envelope:sobre
ewe:carnero castrado
eye:ojo
factory:acerería|acería|bodega|cervecería|destilería|forja|fundería|fundición|fábrica|maquinaria|planta|refinería
farmer:abejera|abejero|apicultor|apicultora|colmenera|colmenero|criador|granjera|granjero
ferry:catamarán|cañonera|ferri|ferry|remolcador|transbordador
file-cabinet:archivero|archivo|fichero
fire:chimenea
fire-extinguisher:extinguidor|extintor|matafuego
firecracker:fuego artificial|petardo|piola|triquitraque
firefighter:bombero
fish:celacanto|congrio|esturión|lamprea|pescado|pez|pez espátula
flamingo:agachadiza|agachona|alcaraván|avefría|avoceta|avutarda|caica|chorlitejo|chorlito|chorlo|cigüeña|espátula|flamenco|focha común|garcita|garza|ibis|zarapito
flashlight:linterna|lámpara
floppy-disk:disquete
flute:flauta
fly:mosca|mosca común|mosca doméstica|tábano
fog:aerosol|bruma|niebla
foot:pie
fountain:chorro
fountain-pen:estilógrafo
fox:zorra|zorro
frog:ajolota|ajolote|rana|rana toro|salamandra|sapo
garlic:ajo|cebollines|cebollino
gear:engranaje|marcha|velocidad
ghost:alma|aparecido|aparición|espectro|espíritu|fantasma|sombra
giraffe:jirafa|ocapi|okapi
girl:chamaca|chica|chiquilla|chiquita|chiquitina|doncella|lola|marimacha|muchacha|nena|señorita
goat:cabra|chivo|ibex|íbice
goose:ansarino|barnacla|barnacla carinegra|ganso|oca|ánsar
gorilla:chimpancé|espalda plateada|gorila
green-salad:curtida
guard:alabardero|centinela|guarda|guardia|portero
guide-dog:alano|buldog|bulldog|dogo|mastín|perro guía|perro pastor
guitar:guitarra|jarana|ukelele
hamburger:hamburguesa
hammer:martillo
hamster:hámster
headphone:audífono|auricular
headstone:lápida
hedgehog:erizo
helicopter:autogiro|helicóptero
herb:acanto|ajedrea|alazor|albahaca|alcachofa|alcacil|alcaravea|alcaucil|alfalfa|alforfón|alholva|anís|arveja|belladona|camomila|cardo|cilantro|comino|coriandro|digital|eneldo|escarola|esparceta|fenogreco|geranio|helecho|hinojo|lechuga china|levístico|llantén|maguey|mala hierba|maleza|manzanilla|milenrama|ortiga|orégano|pensamiento|perejil|pipirigallo|romero|roqueta|ruca|ruda|rúcula|salvia|saxifraga|sésamo|tomillo|veza|wasabi|yuyo
hibiscus:abelmosco|malva
hippopotamus:hipopótamo
hole:agujero|gotera|hoyo
honeybee:abejarrón|abejorro|zángano
horse:caballo|cojudo|entero|garañón|padrillo|potro|semental|yegua
hospital:hospital
hot-dog:completo|italiano|perrito|perrito caliente|perro caliente
hotel:albergue|caravansaray|caravasar|hotel|parador|posada
house:casa|chalet|dacha|domicilio|ermita|hogar|morada|residencia|vasa|vivienda
hut:choza
hyacinth:amarilis|azucena|croco|estoque|jacinto|junquillo|lirio|narciso
ice-cream:banana split|dulce|helado|nieve|postre|sopa inglesa|tiramisú
jar:bote|florero|jarrón|pote
joystick:palanca
judge:dux|juez|magistrado
kangaroo:canguro|marsupial|numbat|vombátido|wombat
key:llave|llave maestra
keyboard:teclado|teclado numérico
kimono:kimono|quimono
kite:barrilete|cachirulo|chichigua|chiringa|pandero|pandorga|papalote|papelote|petaca|piscucha|volador|volantín
kiwi-fruit:kiwi
knot:lazo|nudo
koala:koala
ladder:escalera|escalerilla
lady-beetle:catarinita|chinita|mariquita|sarantontón
laptop:ordenador portátil|portátil
leg:antebrazo|muslo|pata|pierna|regazo
lemon:citrón|limonero|limón
leopard:chita|guepardo|jaguar|leopardo|yaguareté
lime:pampelmusa|pomelo
lion:leona|león
lipstick:lápiz labial|pintalabios
lizard:geco|iguana|lagarto|lución|salamanquesa
llama:llama
lobster:langosta
locomotive:locomotora|montacargas|tranvía
lollipop:chupachús|chupeta|chupete|chupetín|colombina|cóyac|piruleta|pirulí
lotus:loto|náyade
loudspeaker:altavoz
luggage:equipaje
magnet:electroimán|imán|solenoide
mammoth:mamut
man:caballero|dandi|donjuan|eunuco|gallinazo|hombre|lacho|macizo|mujeriego|novio|padrastro|patriarca|pololo|rompecorazones|soltero|tipo|varón|viudo
mango:acebo|albaricoquero|alfóncigo|alfónsigo|anacardo|baobab|cacao|caqui|ciruelo|cornejo|corno|durián|granado|guanábana|laurel|manga|mango|mangó|membrillero|membrillo|moral|pistacho|álamo temblón
mechanic:mecánico
metro:ferrocarril|metro|subte
microbe:microbio
microphone:micrófono
microscope:microscopio
middle-finger:anular|dedo|dedo anular|dedo índice|meñique|pulgar|índice
mirror:espejo
mobile-phone:celular|móvil|teléfono celular|teléfono móvil
monkey:babuino|chango|género humano|humana|humanidad|humano|lémur|mandril|mico|mono|raza humana|ser humano|simio|tarsero|tarsio|tití
moose:alce
mosque:mezquita
mosquito:mosco|mosquito|plaga|zancudo
motor-scooter:scooter
motorcycle:ciclomotor|moto|motocicleta|motoneta
motorway:autopista
mountain:montaña|monte
mouse:ratón
mouth:ano|boca|culo|narina
mushroom:chantarela|rebozuelo
necktie:corbata|corbata gato|corbata michi|corbatín|lacito|moñita|moño|pajarita
nose:narices|nariz|narizota
octopus:pulpo
ogre:diablo|malvado|ogro
old-man:viejo
old-woman:bruja
olive:aquenio|bellota|café|centeno|ciruela pasa|escaramujo|garbanzo|guanábano|lichi|pasa|ugli|vaina|yaca
onion:cebolla|ramilla|ramita|rizoma|tronco|vara
orangutan:orangután
otter:lutria|nutria
owl:anteojo|autillo|búho|caburé|chuncho|cuco|cárabo|lechuza|mochuelo|sijú cotunto|tecolote|tucúquere
ox:buey|novillo|toro
package:paquete
pager:busca|buscapersonas|bíper
paintbrush:pincel
palm-tree:coco|cocotero|palmera
panda:panda|panda rojo
paperclip:sujetapapeles
parachute:paracaídas
parrot:cotorra|loro|papagayo|perico|periquito
peach:duraznero|durazno|melocotonero|melocotón
peacock:pavo real|pavorreal
pear:pera|peral
pen:boli|bolígrafo|lapicera|pluma
pencil:lápiz
penguin:albatros|alcatraz|ave marina|frailecillo|pelícano|pingüino|pingüino crestado
person-deaf:mudo
person-fairy:enano|hada|joto|loca|maricón|puto|reinona
person-genie:genio
person-vampire:vampiro
phoenix-bird:fénix
pickup-truck:pickup|picop|troca|troque
pie:pastel
pig:cerdo|chancho|chon|coche|cochi|cochino|cocho|cochín|cuchi|cuto|gocho|gorrino|guarro|marrano|puerco|tocino|tunco
pill:comprimido|pastilla|píldora|tableta
pilot:copiloto|piloto
pineapple:ananás|piña
pizza:pizza
playground-slide:tobogán
polar-bear:oso blanco|oso polar
police-officer:agente|policial|policía|policía femenino
poodle:caniche
popcorn:escanda|espelta|farro|grama|hierba|mijo|pasto
postbox:buzón
potato:papa|patata|rábano|topinambur
prayer-beads:rosario
pretzel:pretzel
prince:archiduque|gran duque|príncipe
princess:archiduquesa|infanta|princesa
printer:impresora|periférico
pushpin:chicheta|chinche
rabbit:conejo|lebrato|liebre
raccoon:gato manglatero|mapache|oso lavador|zorra manglera
radio:radio
railway-car:vagón
rainbow:arco iris
ram:carnero|morueco
razor:navaja
rhinoceros:anta|anteburro|danta|danto|rinoceronte|sachavaca|tapir
ribbon:cinta
ring:caucho|cubierta|goma|llanta|neumático
robot:androide|autómata|robot
rock:cálculo biliar|cálculo renal|guijarro|piedra|roca
rocket:cohete
roller-skate:patín
rooster:gallo
rose:ajenjo|alcaparro|alhucema|arbusto|arándano silvestre|arándano ártico|axocopaque|brezo|camelia|cantueso|cauberi|coca|cowberry|endrino|espino|espliego|estragón|euforbio|feijoa|foxberi|foxberry|fucsia|gardenia|gaulteria|hortensia|jazmín|jinjolero|lavanda|lentisco|ligustro|lingonberi|lingonberry|madreselva|marzoleto|mata|mata charneca|rododendro|rosa|siempreverde|zumaque
rosette:cotiledón|fronda|hoja|pétalo
sailboat:balandra|bergantín|faluca|falúa|galeón|trimarán|velero
sake:sake
salt:almíbar|aspartamo|curry|edulcorante|guacamole|jarabe|jengibre|ketchup|kétchup|melaza|mostaza|pimienta|sacarina|sal|salsa|salsa barbacoa|soja|vainilla|vinagre|zahína
sandwich:bocadillo|emparedado|sánduche|sándwich|sánguche|torta
sari:sari
satellite:astronave|nave espacial|satélite|sputnik
sauropod:tiranosaurio
saxophone:saxofón|saxófono
scarf:bufanda|estola|prenda
scientist:antropóloga|antropólogo|arqueóloga|arqueólogo|astrofísica|astrofísico|astrónomo|bacteriólogo|bioquímico|botanista|botánica|botánico|científico|cosmólogo|demógrafo|economista|ecóloga|ecólogo|entomóloga|entomólogo|epidemiólogo|etimologista|fisióloga|fisiólogo|fonólogo|genetista|geólogo|herpetólogo|hidrólogo|ictiólogo|inmunólogo|investigador|lingüista|microbióloga|microbiólogo|mineralogista|oceanógrafa|oceanógrafo|ornitóloga|ornitólogo|paleontólogo|psicóloga|psicólogo|sicóloga|sicólogo|sismólogo|socióloga|sociólogo|toxicóloga|toxicólogo|zoóloga|zoólogo
scissors:tijera
scorpion:agostero|alacrán|araña patona|arácnido|chichina|chinchina|escorpión|falangio|opilón|pinacates|segador
screwdriver:destornillador
seal:dugongo|manatí|morsa
seat:escabel|mobiliario|mueble|reposapiés|sofá|taburete
seedling:gimnosperma|pimpollo
shamrock:trébol
shark:manta gigante|mantarraya|pastinaca|raya eléctrica|tiburón|torpedo
shield:escudo
ship:acorazado|avión cisterna|barco|buque|buque cisterna|camión cisterna|corbeta|destructor|galera|nave|nave acorazada|rompehielos|submarino
shooting-star:bioluminiscencia|estrella fugaz|fosforescencia|haz|meteoro|rayo
shopping-cart:carretilla|carrito
shortcake:muffin
shower:llovizna
shrimp:camarón|gamba|langostino
singer:bajo|cantante|cantor|cantora|primadona|trovador|trovadora
skateboard:monopatín
skier:esquiador
sled:trineo
sloth:pereza|perezoso
snail:abulón|caracol|loco|molusco
snake:anaconda|cascabel|cobra|cobra real|colúbrido|coral ratonera|culebra|mamba|pitón|pterodáctilo|reptil|serpiente|sierpe|tuátara|víbora
snowflake:ampo
soap:jabón
spaghetti:espagueti|lasaña
spider:araña|cazampulga|viuda negra
spoon:cuchara|cuchara sopera
squid:calamar|calamares
stadium:estadio|hipódromo
star:astro|estrella|estrella binaria|estrella doble|estrella polar|nova|púlsar|supergigante|supernova
station:estación
stethoscope:estetoscopio
stopwatch:cronómetro
strawberry:fresa|frutilla|grosella|mora
student:catecúmena|catecúmeno|docto|erudito|especialista|estudiante|estudioso|mechón|novato|sabio|seminarista
sun:sol
sunflower:aciano|aguileña|alhelí|amapola|anémona|azulejo|begonia|carnalización|chiribita|clavel|dalia|dicotiledón|girasol|leontodon|maravilla|margarita común|monocotiledónea|orquídea|violeta persa|áster
sushi:sushi
swan:cisne
synagogue:sinagoga|tabernáculo
syringe:jeringa
tangerine:mandarina
taxi:libre|taxi|taxímetro
teacher:catedrático|institutriz|instructor|maestra|maestro|profesor|profesora
teapot:tetera
technologist:ingeniero|programador|programadora|zapador
telephone:teléfono
telescope:telescopio
television:caja idiota|tele|televisor
tent:tipi
test-tube:tubo
thermometer:pirómetro|termómetro
thread:hilado|hilo
tiger:tigre|tigresa
toilet:excusado|inodoro|letrina|retrete
tomato:tomate
tongue:lengua
tooth:canino|colmillo|diente|diente incisivo|incisivo
top-hat:sombrero
tornado:crack|tornado
tractor:aplanadora|tractor
train:tren
troll:trol
trophy:trofeo
trumpet:trompeta
tulip:tulipán
turkey:chompipe|guajolote|guanajo|pavo|pisco|totol
turtle:peta|tortuga
umbrella:paraguas|parasol|sombrilla
unicorn:unicornio
videocassette:casete|videocasete
violin:violín
volcano:volcán
waffle:gofre
watch:reloj
water-buffalo:anoa
watermelon:melón|patilla|sandía
whale:ballena|ballena azul|cachalote|calderón|cetáceo|marsopa|narval|orca|rorcual azul
wheel:cabrilla|guía|manubrio|noria|rueda|timón|volante
window:cenado|escaparate|puente transversal|pérgola|tragaluz|tronera|ventana|vidriera|vitrina
wing:ala
wolf:coyote|lobato|lobezno|lobo
woman:amante|amazona|amiga|belleza|coqueto|esposa|golfa|limpiadora|marquesa|matriarca|mujer|mujer fatal|niñera|nodriza|prostituta|puta|puta callejera|querida|ramera|señora|solterona|viuda
worm:anélido|gusano|hirudíneo|invertebrado|lombriz|lombriz solitaria|sanguijuela|tenia
wrench:llave inglesa
x-ray:microonda
yo-yo:yoyó
zebra:cebra`;
