// From Wiktionary by way of the Open Multilingual Wordnet (CC BY-SA 3.0); NOUNS.md beside it says how.
export default `-:abbandonato|abbasso|abbastanza|abbattuto|abbondante|abbraccio|abile|abilità|abominabile|accademicamente|accademico|accanitamente|accanto|accettabile|accidentalmente|accogliente|accortamente|accuratamente|accurato|acerbo|acquatica|acquatico|acquisto|acustico|adattabile|adatto|addio|addizionale|addominale|adeguatamente|adeguato|aderente|adesso|adiacente|adorabilmente|adottivo|affabile|affamato|affaticato|affatto|affermativamente|affiancato|affidabile|affine|agevolmente|aggettivale|aggressivamente|aggressività|aggressivo|agile|agilmente|agitato|agnostico|agricolo|agro|agrodolce|aiuto|aleatoriamente|alfabeticamente|alfabetico|alfanumerico|alimento|allarmisticamente|allegoricamente|allegra|allegro|allora|alternativo|altezzoso|alto|altrettanto|altrove|altruista|altruistico|alzata|amabile|amara|amato|ambidestro|ambientalmente|ambiguamente|ambiguo|ambiziosamente|ambizioso|americana|americano|amichevolmente|amicizia|ammalata|ammalato|ammirazione|ammirevolmente|ammissione|ammuffito|amorevolmente|ampiamente|ampio|anacronisticamente|anale|analfabeta|analisi|analogamente|analogico|anarchicamente|anatomia|anatomicamente|anatomico|anche|angelico|angelo|angusto|animatamente|anniversario|annuale|annualmente|anomalo|anonimamente|anonimo|anormale|anormalmente|ansia|ansioso|antartico|antecedentemente|anteriore|anteriormente|anticamente|antichità|antico|antiquato|antiteticamente|apaticamente|apocrifo|apologeticamente|apparentemente|appariscente|appena|appiombo|apposta|appropriatamente|approssimativamente|arameo|arancione|arbitraria|arbitrariamente|arbitrario|arcaica|arcaico|arcano|archeologico|architettura|ardito|ardua|arduo|argenteo|argentino|arido|aristocraticamente|aritmeticamente|armato|arrabbiato|arrampicarsi|arrapato|arrivo|arrogantemente|arte|articolatamente|artificiale|artificialmente|artisticamente|artistico|ascendente|asceticamente|asciutto|asimetrico|asimmetricamente|asintomatico|asintoticamente|asintotico|aspro|assennatamente|assente|assertivo|assetato|assiduo|associativo|assolutamente|assoluto|assorbente|assurdo|astro|astrologico|astronomia|astutamente|astuto|atavico|ateistico|atipicamente|atmosferico|atomico|atroce|attentamente|attento|attesa|attivamente|attività|attore|attraente|attrattivo|attrazione|attrice|attuale|attualmente|audace|audiovisivo|aumento|aureola|ausilio|austeramente|australia|autentico|autocompiaciuto|autocraticamente|automaticamente|automatico|autonoma|autonomia|autonomo|autorevole|autorevolmente|autunnale|autunno|avaramente|avarizia|avaro|aviazione|avidamente|avidità|avido|avveduta|avveduto|avventura|avverbiale|avvinazzato|azzurro|bacio|baffi|bagnato|bagno|baldo|balletto|banconota|banda|barba|barbuto|barzelletta|baseball|battito|battitore|bava|bebè|bellezza|bellicoso|belligerante|bello|bene|benvenuto|biancastro|bianco|bicamerale|bidone|bieco|biliardo|bilingue|bimba|bimensile|biografico|biologia|bisessuale|bizzarra|bizzarro|blandamente|blando|blu|bodybuilding|bolla|boscaiolo|botanico|boxe|bracciata|breve|brevemente|brillante|bruciatura|bruscamente|brusco|brutale|brutta|brutto|buffa|buffo|bugia|bugiardo|caduco|calcestruzzo|calcolo|calmo|calore|calvo|camminata|campagna|campione|canceroso|cancro|canzone|caotico|capace|capelli|capricorno|carbossilico|cardiologia|carezzevolmente|carino|carnevale|caro|carpa|cartografico|casco|castamente|casualmente|categoricamente|caudalmente|cautamente|cauto|cecità|celebrato|celeste|celtica|celtiche|celtici|centrale|ceppo|ceramico|cerebrale|cerimonialmente|certa|certamente|certo|chiaramente|chiaro|chiaroveggenza|chiassoso|chimica|chimico|chiromanzia|chirurgicamente|chirurgico|chissà|chiuso|ciascuna|ciascuno|ciclismo|cieco|cileno|cilindrico|cimitero|cina|cinetico|cioè|circa|città|civico|clima|clinica|club|coccarda|cocciutamente|coerente|coerentemente|colloquialmente|colorato|colpevole|colpito|coltura|combattimento|commercialmente|commestibile|commosso|comodo|comparabile|compatto|competizione|compiaciuto|compiuto|compleanno|completa|completamente|completo|comprensibile|computazionalmente|comunale|comune|comunista|comunque|concavo|concentrarsi|concentrato|concepibile|concerto|concisamente|conciso|concreto|confortevole|confuso|congenito|coniugato|consanguinea|consecutivamente|consegna|consiglio|consueto|contabilità|contagioso|contemporaneo|contento|contiguo|continentale|continuo|contraddittoriamente|controllo|controverso|conveniente|convesso|coraggioso|corna|corporale|correttamente|corretto|corsa|corsivo|corteo|cortese|corto|coscia|cosiddetto|cosmico|cospirativo|cospiratorio|costa|costantemente|costituito|costoso|costruzione|così|cotta|cranio|creativo|credito|crepa|crescente|crescita|crisi|cristallino|cristianesimo|crociera|cromosomico|cronico|cronologicamente|cronologico|cruciale|crudele|crudelmente|crudo|cruento|cultura|culturale|cuore|cupidamente|curiosamente|curiosità|curioso|dannato|dannoso|danza|dappertutto|dapprima|data|davvero|debole|debolmente|decisivo|decomposizione|decorativo|degno|deliberatamente|delicatamente|delicato|delizia|deliziosa|delizioso|delusione|democraticamente|demografico|demoniaco|denaro|dentista|desiderabile|desiderio|desolato|destrimano|destro|detestabile|diabolico|diagonale|dialetticamente|dialogo|dichiaratamente|dieta|difatti|differente|differentemente|difficile|diffidente|diga|diligentemente|diluvio|dinamico|dioniso|diploide|diploma|disabile|disagio|discendente|discretamente|discreto|discutibile|disdegnoso|disdicevole|disgusto|disgustoso|disinvolto|disonesto|dispari|disperazione|dispettoso|disponibile|distaccato|distante|distintamente|distratto|distrutto|disubbidiente|disunitamente|divertente|divertimento|divina|divino|docile|documento|dogmatico|dolcemente|dolcificato|dollaro|dolore|dolorosamente|domenica|domestico|dominabile|dono|dopo|dopotutto|dorato|dotato|dottore|dottoressa|drammaticamente|drastico|dritto|dubbio|dubbiosamente|due|duello|dunque|durabile|duraturo|durevole|duro|ebbro|ebraismo|eccellente|eccessivamente|eccessivo|eccezionale|eccitato|ecologico|economia|economico|edibile|educatamente|educato|edule|effettivo|efficiente|elegante|elettricamente|elettricista|elettrico|elettromagnetico|elettronica|elettronicamente|elettronico|elevato|emergenza|emotivo|energeticamente|energicamente|energico|enigmatico|entusiasticamente|enumerabile|epidemico|epocale|eppure|equilibrio|equivalente|equivoco|ereditario|eroicamente|eroina|eroticamente|erotico|errante|errato|erroneamente|erroneo|eruzione|esattamente|esatto|esausto|escursione|esercito|esilarante|esilmente|esistente|esoterica|esoteriche|esoterici|esoterico|esplosione|esponenzialmente|estranea|estraneo|estrema|estremamente|eterno|eterogeneo|etiope|etnica|etnico|etnografico|eufemisticamente|euristico|euro|europeo|evidente|evidentemente|evoluzione|evviva|extra|extrasensoriale|facile|facilmente|falegname|fallimento|falsamente|falsificato|falò|famigerato|famosa|famoso|fantasticamente|fatale|fattibile|fatto|fattura|fatuo|favolosamente|fazzoletto|febbre|fedele|felice|felicemente|ferita|ferito|fermo|feroce|ferocemente|ferreo|ferrico|ferroso|festival|fiacco|fiamma|fidanzata|fidanzato|fiducioso|fiera|fieramente|fiero|fievolmente|filone|filosoficamente|filosofico|finalmente|finito|finora|fioca|fiocamente|fioco|fioretto|fisiologicamente|fisso|fiume|flessibile|floreale|fluviale|fogna|folclore|folle|fondamentale|foresta|forse|forte|fortemente|fortunata|fortunatamente|fortunato|forza|fosco|fotogenico|fotografia|fottuto|fragile|fragrante|francamente|francese|francia|fraternamente|frenabile|frenetico|frequente|frequentemente|fresca|fresco|fritto|frivolamente|frivolo|fronte|frugale|frustrazione|fuga|fugace|fumo|funerale|funzionale|funzionante|fuori|fuorviante|furbesco|furbizia|furbo|furia|furtivo|fusto|futile|futurista|futuristico|futuro|gaio|galleria|gallico|gastrico|gay|gazzella|gelido|gelo|gelosa|geloso|gene|generalmente|generoso|genetica|genetico|gentile|gentilmente|genuino|geograficamente|geologico|germania|germanico|gesto|ghiacciato|ghiandolare|giallo|giammai|giappone|giapponese|gioco|gioia|giornale|giornaliero|giornalmente|giorno|giovane|giovanilmente|gita|giudiziale|giudiziario|giustamente|giustizia|già|giù|gnam|goal|gol|golf|gradevolmente|gradualmente|grafico|grande|gratis|gratitudine|grato|gratuitamente|gratuito|grave|gravemente|gravida|gravidanza|gravitazionale|gravoso|grazioso|grecia|grigiastro|grigio|grossolana|grossolano|grottesco|gruppo|guercio|guerra|gusto|hockey|idea|ideabile|idealmente|identicamente|identico|ideologicamente|ideologico|idillicamente|idiomatico|idraulico|idrofobo|igiene|ignoto|ilare|illimitato|illogicamente|imbarazzante|imbarazzato|imbarazzo|immaginabile|immaginario|immaturo|immediatamente|immediato|immorale|immortale|impacciato|impassibile|impaurito|imperatore|impertinente|imperturbabile|impietoso|implicito|impolverato|importante|impossibile|impossibilmente|impressionante|improbabile|improvvisa|improvvisamente|improvviso|impuro|inadeguato|incalcolabile|incendio|incerto|inchino|incidentalmente|incidente|incinta|incolume|incompatibile|incompleto|incomprensibile|inconsueto|incostituzionale|incredibile|incredibilmente|indecente|indenne|india|indiano|indifferente|indigeno|indipendente|indiscreto|indispensabile|indisponibile|indistintamente|indistinto|indizio|indubbiamente|industriosamente|industrioso|inedito|ineluttabile|inequivocabilmente|inesorabilmente|inesperto|inesplicabile|inevitabile|inevitabilmente|infallibile|infantile|infanzia|infaticabile|infatti|infausto|infermiera|inferno|infertile|infettivo|infiammabile|infine|influenza|informatico|ingannevole|ingenuamente|inginocchiarsi|ingiusto|inglese|ingombrante|ingorgo|iniezione|inintelligibile|ininterrottamente|innamorarsi|innamorato|innato|innegabilmente|innocuamente|innocuo|innominato|innumerabile|innumerevole|inoltre|inopportuno|inorganico|inquinamento|insano|insaturo|insensibile|insidiosamente|insignificante|insipidamente|insipido|insolente|insolito|inspiegabile|inspirazione|insulto|intanto|intelligente|intelligentemente|intelligibilmente|intensivamente|intenzionalmente|interessante|interessata|interessato|intergalattico|internazionale|intonato|intorno|intransitivamente|intransitivo|intravenoso|intricato|intrinseco|inutile|invano|invece|invernale|invidioso|invisibile|involontariamente|ipotetico|irascibile|irlanda|ironicamente|ironico|irrazionale|irreale|irresistibile|irruente|istantaneamente|istantaneo|istintivamente|istruzione|jazz|jogging|judo|kafkiano|laborioso|laconico|lacrima|laggiù|lago|laido|lamentabile|lana|languido|largo|larva|lascivo|latente|lateralmente|latina|leale|lealmente|legato|leggermente|leggero|lenta|lentamente|lentezza|lento|lercio|lesbica|lesbico|letale|lettera|letterale|letteralmente|letterario|lettore|libero|libertà|libidinoso|libro|lieta|lieto|ligneo|limpido|link|liscio|locale|logico|londra|lontano|loquace|losco|lotta|lucente|luminoso|lunare|lungo|lurido|lusso|lussuoso|lussuria|macedone|magari|magia|magnetica|magnetico|magnificamente|magnifico|magro|mai|maiuscolo|malato|malattia|malaugurante|malauguratamente|male|maledetto|maleducato|maligno|malinconico|malintenzionato|maliziosamente|malizioso|malocchio|maltese|malvagio|mancante|mancino|mandria|maniacale|manifestazione|manifesto|mano|mansueto|maratona|marcio|marcito|marina|marinaio|marrone|mascherina|maschile|masculino|massaggio|massiccio|massimo|matematica|matematicamente|matrimonio|mattino|matura|maturo|medaglia|medico|medievale|mediocre|medioevo|meglio|mellifluo|melodia|melodioso|meno|mensilmente|mentale|mentalmente|meramente|meraviglia|meravigliosamente|meraviglioso|meridionale|messicano|messico|metafisico|metallurgica|metallurgico|meticolosamente|metrico|metà|miao|microrganismo|migliore|milionario|minacciosamente|minuziosamente|miracolosamente|miracoloso|misericordiosa|misericordioso|misterioso|mistero|mitologia|moda|moderno|modesto|molecolare|molle|molto|mondiale|monello|monocorde|monocromo|monogamo|monoovulare|monoteistico|monotono|monovulari|montagnoso|morale|morbida|morbido|morfologicamente|morfologico|morso|mortale|morte|morto|mostruoso|multicellulare|multilingue|muratore|muscolare|muscoloso|muscosa|muscoso|musicalmente|muso|musulmana|musulmano|muto|mutuo|nasale|nascita|nascondersi|nascosta|nascosto|natale|naturale|naturalmente|naufrago|nausea|nauseante|navigazione|nazionale|nazionalmente|neanche|negligentemente|nemmeno|neolatina|neolatino|neppure|nerastro|nero|nervosamente|nervoso|netto|neutrale|noia|noiosa|noioso|non|nondimeno|nordico|normale|nota|notevole|notizie|notte|nozze|nubile|nucleare|nuda|numerico|numeroso|nuoto|nuova|nuovamente|nuovo|nuziale|obeso|obsoleto|occasionale|occupato|oculato|odio|odioso|odore|odoroso|oggettivo|oggigiorno|olimpico|ombra|omogeneo|omosessuale|onesta|onestamente|onesto|onnipresente|onnisciente|onomatopeico|onorabile|onore|onoreficenza|onorevole|ontologico|opaca|opaco|operativo|opinabile|opposto|opzionalmente|ora|orale|orbitale|orbo|ordinaria|ordinario|orgoglioso|orientale|originale|orizzontale|orizzontalmente|ornitologia|orribile|orsacchiotto|ortodosso|osceno|oscura|oscuro|ossessivamente|ostilmente|ostinata|ostinatamente|ostinato|ottagono|ottimista|ottimo|ovino|oviparo|ovoide|ovoviviparo|ovunque|ovviamente|ovvio|pace|pacifico|paesaggio|pagano|paleontologico|palestra|palla|pallacanestro|pallavolo|pallidamente|pallido|palpabile|pancia|papale|paracadutista|paradossalmente|paranormale|parassita|parco|partenza|partita|pasqua|passeggiata|passione|passivamente|passo|patetica|patetiche|patetici|patetico|patriotticamente|pattinaggio|patto|pavido|pazientemente|pazienza|pazzo|peccato|peculiare|peggiorativo|peggiore|pelato|pelosa|peloso|pensabile|penultimo|perciò|perfetta|perfetto|perfidamente|pericolante|pericolosa|pericoloso|periodicamente|perla|perpendicolarmente|perplesso|persuasivamente|pertinace|pertinente|pesante|pesci|petroso|pettegolezzo|pettinatura|piacere|piacevole|piccante|pidocchioso|pieghevole|pieno|pietra|pietroso|pietà|pigrizia|pigro|pinta|piovoso|pirata|pisolino|pittore|pittoresco|pittrice|piuttosto|più|plenario|pluricellulare|plurisillabo|pluviale|poco|poderosamente|poeticamente|poetico|poi|polinomiale|polisillabico|polisintetico|polizia|polveroso|pomeriggio|pomposamente|popolare|pornograficamente|pornografico|poroso|positivamente|posizione|possente|possibile|posta|potabile|potente|potentemente|povera|povero|praticamente|pratico|precedentemente|precipitevolissimevolmente|precisamente|preciso|precoce|preferibilmente|preferito|preghiera|pregna|preistorico|premio|preoccupato|preoccupazione|preparato|presentazione|presto|presunto|previo|prezioso|prezzo|primario|primavera|primitivo|principalmente|privacy|privata|privato|probabile|probabilmente|problema|produzione|professionalmente|profezia|profondo|profumato|profumo|proibito|proletario|prolisso|promessa|promiscuamente|pronto|proporzionale|proprio|prossimo|protesta|prova|provvisionale|prudentemente|psichedelico|psicologicamente|psicologico|pubblicamente|puerile|pugilato|pugile|pulito|punibile|punteggio|puntigliosamente|puntiglioso|puntuale|puntura|pure|purezza|puro|purtroppo|purulento|puzza|puzzolente|qualitativamente|quarto|quasi|qui|quieto|quindi|quotidianamente|racchetta|radioattivo|radiocomandato|raffreddore|raffrenabile|ragionevole|ragionevolmente|ranch|rancido|rapida|rapidamente|rapido|raramente|raro|rauco|razionale|razza|razzialmente|reale|realizzabile|realmente|recente|recentemente|reception|reciproco|regina|registrazione|regolare|relativamente|relativo|religiosamente|remoto|repulsivo|respirazione|rettale|ricca|ricchezza|ricco|ricerca|ricevuta|riconoscimento|ridicolo|rifiuto|riflesso|riga|rigido|rigorosamente|rinomato|ripetutamente|ripido|ripugnante|riservato|rispettivamente|risultato|ritenuto|ritmo|rivoltante|roccioso|rock|romanico|romanticamente|romanticismo|rombo|rosso|rotondo|rubicondo|rude|rumorosamente|rumoroso|rurale|russia|rutto|sacro|sadicamente|saffico|saggezza|saggio|sagittario|sagoma|salato|salone|salute|saluto|salvataggio|sangue|sanguinario|sanguinoso|sanità|sapore|sarcasmo|sarcastico|sardo|sardonicamente|sardonico|sarta|sarto|sassoso|satiricamente|satollo|savana|sazio|sbadiglio|sbagliato|sborniato|sbuffo|scacchi|scalzo|scheletro|scherma|scherzo|schiaffo|schifoso|schizzinoso|schizzo|scientificamente|scientifico|scienza|scienziata|scienziato|scipito|scivolosa|scivoloso|sconcio|sconfinato|sconosciuto|sconveniente|scoppio|scoraggiato|scorretto|scosceso|scritto|scuro|scusarsi|sdegnosamente|sdegnoso|sdentato|secco|secolare|secondario|sedersi|sedurre|segnale|seguente|selvaggiamente|selvaggio|selvatico|semplice|semplicemente|sempre|sensatamente|sensazionalmente|sensibilmente|sentimentalmente|separata|separatamente|separatemente|separato|sepoltura|serenità|sereno|seriamente|serio|sessualmente|sete|settentrionale|settimanalmente|sexy|sfacciataggine|sfera|sferico|sfida|sfiga|sfortuna|sfortunatamente|sforzo|sfrontato|sfuggente|sfuggevole|sgarbato|sgargiante|sgomento|sgradevole|sic|sicilia|sicura|sicuro|siderale|significativamente|significativo|silenzio|silenzioso|silhouette|simbolicamente|similarmente|simile|simmetrico|simpatico|simultaneamente|simultaneo|sinceramente|sincero|sincrono|singolarmente|sinistra|sinistro|skyline|slavo|smagrito|smemorato|smidollato|smog|smorfia|snello|soavemente|sociale|sociologicamente|soddisfatto|soffice|sofisticato|soggettivamente|sogghigno|solamente|solare|soldato|soldi|solidarietà|solido|solitamente|solitario|solito|solitudine|sollevamento|sollievo|soltanto|solvibile|soporifero|sopraccennato|soprannaturale|sordamente|sordo|sornione|sorpassato|sorprendente|sorpresa|sorpreso|sorriso|sostenibile|sotto|sottosopra|sottovento|sovietico|spagna|spartito|spaventato|spaventosamente|spaziale|speciale|specialmente|specificamente|spedizione|spesa|spessa|spesso|spettacolo|spiacevole|spietatamente|spietato|spina|spirito|spirituale|sporco|sposato|spregevole|sprezzante|squisito|stabilmente|stanchezza|stanco|starnuto|statistica|stellina|sterile|sterlina|stesso|stocasticamente|stocastico|stoicamente|stomachevole|storia|stracolma|stracolmo|stranamente|strano|straordinaria|straordinariamente|strapiena|strapieno|strategicamente|strategico|stregato|strettamente|stupidità|subacqueo|subatomico|subdolo|subito|subordinato|successivo|succinto|succitato|suddetta|suddetto|sudicio|sudore|sufficientemente|suggerimento|sugosa|sugoso|superbo|superficiale|superfluamente|superfluo|superiore|supersonico|superstiziosamente|superstizioso|supposto|suprema|supremamente|supremo|surrettizio|svegliarsi|svelto|taccagno|taiwan|tale|talentuoso|talvolta|tangibile|tardivo|tecnicamente|tecnologia|tecnologico|temperatura|temporaneo|tenacemente|tendenziosamente|tenero|tenuemente|teologica|teologico|teoricamente|tepido|terremoto|terribile|terrorizzato|terzo|teso|tesoro|testa|testarda|testardamente|testardo|testicolare|testo|testuale|tetro|tiepida|tiepidamente|tiepido|timidamente|timido|tipico|tirchio|tiro|tokyo|tondo|topologico|toracico|torneo|torvo|tosse|tossica|tossico|totale|totalmente|tradizionale|tragico|tranquillità|tranquillo|transitivo|transitorio|trasandato|traslucido|trasparente|tricolore|triplo|triste|tristezza|tropicale|troppo|truccato|trucco|trucemente|truppe|tuono|tuttavia|tutto|tuttora|ubbidiente|ubiquitario|ubriaco|udito|ufficioso|ufo|ugualmente|ulivo|ultimamente|ultimo|ultrasonico|ultrasonoro|ultravioletto|umida|umido|umile|unica|unicellulare|unico|uniformemente|universo|univocamente|uno|uova|urgente|urlo|urrà|usuale|utile|vaccinazione|vagamente|vaginale|vago|valido|valore|valoroso|valuta|vanaglorioso|vano|variabilmente|vario|vaso|vastamente|vegetariano|veglia|velenoso|veloce|velocità|vendicativo|ventoso|vera|veramente|verboso|verdastro|verde|vergognosamente|vero|verticale|verticalmente|vesuvio|vetta|viaggio|vicendevole|vicendevolmente|vicina|vicinato|vicino|videogiochi|videogioco|vietato|vietnam|vincitore|violastra|violastro|virtuale|virtuosamente|virtuoso|visibile|viso|vista|vistoso|vita|vitale|vittoriosamente|vivo|viziato|volatile|volgare|volo|volontariamente|volubile|voto|vuoto|xenofobo|yoga|zampa|zelante|zuccherato
*animal:acaro|acciuga|agente patogeno|agnella|agnellino|agnello|airone|alga|alghe|alice|amoeba|anatroccolo|anfibio|ape|ape regina|aquila arpia|aquila reale|armadillo volgare|artiglio|baffo|barbagianni|barbio|bardotto|batteri|becco|bison|bottatrice|bozzolo|branca|bruco|cagnetto|cagnolino|camaleonte|camoscio|canarino|canario|capro|caprone|carassio|cardellino|carnivoro|carogna|carpa|cavalletta|cavalluccio marino|cavia|cerbiatto|cernia|cervo nobile|chioma|cigno nero|cigno selvatico|clorofilla|coda|colosso|conchiglia|coniglietto|corna|cornacchia|corno ramificato|corvo comune|cozza|cresta|cucciolo|cuculo|cucù|dinosauro|donnola|dromedario|echidna|embrione|emù|erbivoro|ermellino|eucariota|faraona|formichiere|fuca|furetto|gattina|gattino|gavia|gheppio|ghiandaia|gibbone|gigante|girino|giumento|gozzo|grugno|guanaco|ibrido|incrocio|ippocampo|irco|lendine|libro|lombo|lucciola|maialino|mantide religiosa|megattera|micetta|micetto|microrganismo|mitilo|moretta grigia|mulo|omaso|onisco|ornitorinco|orso bruno|ostrica|palco|pantera nera|paramecio|patogeno|pecora|pelle|pesce gatto|pesce rosso|pesce spada|piranha|piuma|plancton|poiana|porcello|predatore|proboscide|protista|pulcino|puledra|puledro|quaglia|rondine|scoiattolo|seppia|squalo cetorino|squalo elefante|streptococco|strolaga|struzzo|surmolotto|svasso|tartaruga marina|tinca|topo domestico|toro|trota|tuffetto|uova|vespa|vibrissa|vitello|volpina|yak|zanna|zecca|zoccolo
*food:abramide|abramide commune|acqua minerale|acqua tonica|albicocca|albume|alcolico|anacardo|anguilla|arachide|arancia|aranciata|aringa|asparago|assenzio|avena|bacca|baklava|banchetto|barbabietola|batata|bevanda|bibita|bieta|bietola|birra|boršč|briciola|brodo|brunch|cacio|caffè|caffè freddo|cantalupo|carambola|carne|caviale|cavolo rapa|cena|cetriolino|cibo spazzatura|ciliegia|cioccolata|cioccolata calda|cioccolato|coccola|colazione|condimento|costoletta|cotogna|crauti|crusca|culinaria|curcuma|curry|espresso|fagiolo|farina|fast food|festa|fieno|foraggio|formaggio|frattaglie|frittata|frullato|gelatina|getto|glutine|guava|gulasch|impasto|insaccato|insalata|ippoglosso|kumis|kumquat|lampone|latte|latte condensato|lattemiele|latticello|lenticchia|limonata|liquirizia|liquore|maccheroni|maggiorana|maionese|mandarino cinese|mandorla|mangostano|manzo|maracuia|martini|mela|mela cotogna|melagrana|merluzzo|miele|milkshake|minestra|minestrone|mirtillo|mirtillo palustre|nespola|nettarina|nocciola|nutrizione|omleta|orzo|ossicocco|pagnotta|pan carrè|panna|panna montata|papaia|paprica|paprika|pasta|pasticcino|pasto|patata americana|patata dolce|pernice|pinolo|pollone|polpetta|pompelmo|porro|pranzo|pranzo festivo|prima colazione|prugna|riso|risotto|rum|salame|salamoia|salmone|salume|sanguinaccio|sbobba|seconda colazione|secondo piatto|sedano|seltz|semola|sgombro|sherry|sidro|soda|sottaceti|spezia|spinacio|spuntino|strutto|succo|susina|tagliatella|taglierino|tapioca|tofu|tonno|tuorlo|tè freddo|tè nero|tè verde|uova strapazzate|uva|uva spina|vegetarismo|verdura|vermicelli|vermicello|vermut|vino|vino bianco|vino rosso|virgulto|vodka|whisky|yogurt|zucca|zucchero
*nature:abisso|acquazzone|acque territoriali|adrone|affluente|aliseo|allagamento|alluvione|altopiano|alveare|anione|antielettrone|arcipelago|arnia|asterismo|asteroide|atollo|aurora boreale|autogenesi|baia|baratro|barione|bisogno|bolla|bosone|brezza|brughiera|buco nero|burrasca|burrone|caldera|campo magnetico|canalone|cancrena|capacità|carica|cascata|catena|catena alimentare|catena montuosa|catione|caverna|cielo|circo|collina|coltivazione|continente|coppia|corpo celeste|corrente|corrente elettrica|cosmo|costa|costiera|crepa|crinale|cristallizzazione|deposito|dirupo|duna|effetto|effetto domino|effetto serra|elettricità|elettrone|energia|energia eolica|energia nucleare|energia solare|erbosa|esito|estuario|faglia|fermione|ferromagnetismo|fessura|fioccata|fiordo|fiume|folata|folgore|forfora|formicaio|fortuna|fortunale|forza|fossile|fotoconduttività|fotone|fotoresistenza|frammento|frattura|fulmine|gelata|geyser|ghiacciaio|giogaia|globo|gluone|golfo|grandine|gravitazione|gravitone|gravità|grotta|guado|guscio|iceberg|impatto|impedenza|inerzia|inondazione|ione|isola|isoletta|isolotto|isterisi|istmo|lago|laguna|lampo|landa|litorale|litosfera|luce|luna|macchia solare|magnetosfera|mare|mare territoriale|mesone|mesosfera|mesotrone|metempsicosi|meteorite|micella|miraggio|momento magnetico|mondo|moto browniano|mutageno|nana bianca|nana rossa|nebulosa|necessità|neutrino|neve|nevicata|nido|nubifragio|oceano|ozonosfera|palude|parete|parte|pendio|penisola|permafrost|pianeta|pianetino|pianoro|pioggerella|pioggerellina|pioggia|pione|planetoide|plasmide|plasmidio|polimorfismo|positrone|potenza|pozza|pozzanghera|precipizio|pressione|prione|promontorio|protone|quark|quark charm|quark strange|quasar|radioonda|resistività|rifrazione|rio|riva|rivo|rotta|rovescio|ruscello|saetta|saponata|scheggia|schiuma|scogliera|scoperta|scroscio|secca|sedimento|serendipità|simun|sorte|spiaggia|sponda|stagno|stella neutronica|stratosfera|stretto|subcontinente|tana|tavoliere|tempo|tensione|termosfera|terra|terraferma|terreno|tifone|torsione|troposfera|tundra|turbolenza|universo|uragano|valle|ventata|vento|vento forte|vento solare|voltaggio|vulcanismo|zolla
*object:accampamento|accappatoio|acceleratore|accendino|accesso|acquario|acquedotto|aeronave|aeroporto|aeroscivolante|ago|aia|aiuola|alabarda|alcova|alfiere|alloggio|altalena|altare|altimetro|amaca|ambasciata|ammiraglia|amo|amperometro|amplificatore|analgesico|angolo|annaffiatoio|antenna|antibiotico|antidolorifico|antidoto|appartamento|apribottiglie|apriscatole|aratro|arazzo|archibugio|arco|arco rampante|argine|arma nucleare|armadietto|armadio|armatura|armi|armonica|arnese|arpa|arpione|asciugamano|asilo|asola|aspirapolvere|aspirina|asse|asso|assorbente interno|asta|astuccio|atomizzatore|atrio|atropina|attico|attrezzatura|attrezzo|attuatore|audiocassetta|aula|autoritratto|avanzo|babbuccia|babordo|bacchette|bacheca|bacino|backup|badile|bagagliaio|baionetta|balalaika|balaustra|balaustrata|balcone|balera|balestra|balista|balocco|baluardo|balza|banchina|banco|bancone|bandiera|barattolo|barca|barile|barometro|barriera|basco|base|bastone|batiscafo|batisfera|baule|bavaglino|bavaglio|bavera|bavero|bazar|betoniera|biancheria|biancheria intima|biberon|bicchiere|bidet|bidè|bietta|biga|biglia|biglietteria|bilancia|binario|binocolo|birreria|bistecchiera|bitta|blocco|blusa|bobina|body|bollitore|bollo|bomba atomica|bombetta|bordello|borsa|borsa valori|borsellino|botte|bottega|botteghino|bottiglia|bottone|bozzetto|braca|braccialetto|branda|briglia|brocca|bucato|cabestano|cabina|cabina telefonica|caccia|calamaio|calcolatore|calcolatrice|caldaia|calderone|caleidoscopio|calice|calorimetro|calza|calzante|calzascarpe|calzatura|calzino|camera|camera blindata|camera mortuaria|camera oscura|camerata|camice|camicia|canale|canapa|candelabro|canile|cannone|cannuccia|canottiera|canovaccio|cantiere navale|cantina|capitello|capolavoro|cappella|cappio|carabina|caraffa|carcere|cardigan|caricatore|carillon|carosello|carriola|carro armato|carta|cartella|cartellone|cartuccia|casa chiusa|casco|casino|casinò|cassa|cassaforte|cassapanca|casseruola|cassetto|cassettone|catacomba|catafalco|catapulta|catetere|cavalletto|cavatappi|caveau|cavigliera|cavo|cella|cembalo|cencio|centri commerciali|ceramica|cerniera|cesello|cetra|cheppì|chepì|chiavica|chiavistello|chiesetta|chinino|chiodo|chiosco|chip|chitarra bassa|chiusa|chiusura lampo|ciabatta|ciac|ciberspazio|ciclotrone|ciminiera|cinema|cinghia|cingolo|cinta|ciondolo|ciotola|cisterna|cittadella|ciuccio|ciucciotto|clarinetto|clarino|classe|classico|clavicembalo|clessidra|cloaca|cloroformio|cocaina|coccarda|cofano|colchicina|collana|colletto|colombario|colonnato|colore|coltello|commissariato|commutatore|componente|computer|comò|condom|condominio|congegno|congelatore|conio|cono|consolato|contachilometri|contatore|contrabbando|contrabbasso|contrafforte|contrafforti|controluce|coperta|copertina|copertura|copia|copia esatta|coppa|coppo|copriletto|corda|cordame|corista|corno inglese|corona|corpetto|correggiato|corridoio|corrimano|corsetto|corsia|corso|corte|cortile|coso|cover|creazione|credenza|crema|cricchetto|cripta|cristallo|croce|crocefisso|crocifisso|cronometro|crucifisso|cruscotto|cubo|cuccetta|cuccia|cucina|culla|cuneo|cuscino|cyberspazio|dado|davanzale|decorazione|deltaplano|dentifricio|deodorante|diagramma|diapositiva|diesel|dietro|diga|dildo|dinamo|diorama|dipinto|disco|disco fisso|disco rigido|discoteca|disegno|disinfettante|dispensa|dispositivo|distributore|ditale|dose|dosso stradale|drappo|droga|dulcimero|ecstasy|edificio|elaboratore|elastico|eliometro|elsa|entrata|eparina|eroina|erpice|esca|esplosivo|etere dietilico|evidenziatore|faenza|fagotto|falce|falchetta|falcione|falpalà|fanale|fante|faro|fasciatura|fattoria|fax|fazzoletto|fede|feltro|feritoia|fermaglio|fermo|feticcio|fiaccola|fiamma pilota|fiammifero|fibbia|fibra ottica|fiche|filatoio|filetto|film|filo elettrico|filo interdentale|filo spinato|fio interdentale|fionda|fischietto|fodero|fogna|fondamenti|fondo|fontana|forca|forchetta|forcone|fornace|fornello|fortezza|fortificazione|fossa|fossato|fosso|foto|fotografia|freccia|fregio|freno|frigo|frigorifero|frullatore|frusta|frutteto|fucile|fulcro|fumaiolo|fusibile|fusoliera|gabbia|galoscia|gancio|garage|gargolla|gargouille|garza|gasolio|gemma|gesso|gettone|ghette|ghigliottina|ghirlanda|giardino|giarrettiera|gilè|giocattolo|gogna|goletta|gondola|goniometro|gonna|grata|graticola|grattacielo|grattugia|grembiule|grilletto|grondaia|gru|guanciale|guanto|guarnizione|guglia|guinzaglio|hangar|hard disk|hardware|host|ibuprofene|idolo|idrante|iglù|imbarcadero|imbarcazione|imbragatura|imbrago|imbuto|immagine|impiallacciatura|impugnatura|incensiere|incubatrice|inferriata|infrastruttura|ingessatura|ingrediente|innaffiatoio|insieme|interfaccia|interfacciamento|interferone|interruttore|intimo|invaso|invenzione|kepi|kippah|kitsch|labirinto|laboratorio|laccio|lampada|lampione|lana|lancetta|lancia|lanciafiamme|lanterna|laser|lastra|latteria|lattina|lavabo|lavagna|lavanderia|lavandino|lavapavimenti|lavastoviglie|lavatrice|lavello|lavoro|lente|lentille|lenza|lenzuolo|lettiera|libro illustrato|linea|lingerie|lingotto|lino|lira|liuto|livella|livello|livrea|lucchetto|lupanare|macchina utènsile|machete|maglia|maglietta|maglio|maglione|magnetofono|mandolino|mangiatoia|manica|manichetta|manichino|manometro|manubrio|mappa|marciapiede|maria|marijuana|marimba|marionetta|marmitta|mascara|maschera|mascherina|matassa|materasso|materiale|mattatoio|matterello|mazza|mazzo|medaglione|medicamento|medicina|memoria|memoria rom|menorah|mensola|mercato|mestolo|metro|mezzoguanto|microonde|microprocessore|mina|minareto|miniera|minigonna|mitragliatrice|modem|mola|molla|molletta|molo|monastero|mongolfiera|monitor|monopattino|moquette|morfina|morione|morsa|mortaio|mosaico|moschetto|motore|motosega|motoslitta|munizioni|muro|museo|narcotico|nastro magnetico|natura morta|navata|nave ammiraglia|negativa|negativo|nerbo|notturno|nudo|obelisco|obice|obitorio|oboe|ocarina|occhiello|opera|oppio|orecchino|organo|orinatoio|orlo|osservatorio|ostacolo|ottavino|pacemaker|padella|pagoda|pala|palazzo|palestra|paletta|palizzata|pallina|palo|panca|panciotto|panfilo|pannello|pannolino|pantofola|parabrezza|parafulmine|parapetto|parasole|parrucca|passaggio|passamontagna|patibolo|pavimento|pavé|pedale|pellicola|penicillina|penitenziario|pennone|pentola|periferica|periscopio|perlina|pertica|peschereccio|pettine|pezzo|pialla|piallatrice|piano|pianoforte|piastrella|piattaforma|piattino|piatto|picca|picche|piccone|pietra preziosa|pignatta|pilone|pinna|pinze|pipa|pipetta|piscina|pistola|pittura|pixel|plancia|planetario|plettro|podere|pomata|pomello|pompa|ponte|ponte levatoio|pontile|porcile|portacenere|portaerei|portafoglio|portellone|porticato|portico|porzione|posacenere|posteriore|postmodernismo|postribolo|pozzo|preservativo|prigione|principale|prisma|profilattico|profumo|proiettile|pronao|propulsore|prora|prua|psicrometro|punta|puntello|punteruolo|puzzle|puzzo|quadro|quartier generale|radar|radiatore|radiografia|radiotelemetro|rampichino|raso|rastrello|reattore nucleare|rebbio|recinto|redine|reggipetto|reggiseno|registratore|reliquiario|remo|replica|reti|retino|retro|ricordo|rifugio|rifugio antiaereo|righello|rilegatura|rimedio|ringhiera|rintocco funebre|riparo|ripetitore|ripiano|riproduzione|riscaldamento|riscaldatore|risciò|ristorante|risvolto|rivoltella|rocca|romanzo|rotaia|rotatoria|rotore|rovina|rullo compressore|sabbiera|sabbionaia|sacco|sagoma|sagrestia|sala|saliera|salotto|salterio|sampan|sandalo|santuario|saracinesca|satin|scacchiera|scaffale|scalinata|scalpello|scantinato|scarico|scarpa|scatola|scatola nera|scena|scheda|schermo|schermo tattile|schiaccianoci|schizzo|schooner|sci|sciabola|scialle|sciampo|scimitarra|scodella|scolino|scorciatoia|scrivania|scuderia|scultura|sedativo|sedia elettrica|sega|segreta|sellino|sensore|sentiero|serbatoio|serra|serraglio|serratura|servente|server|servitore|servosterzo|setaccio|sicurezza|siepe|sifone|sigaro|sigillo|silhouette|sincrotrone|sintetizzatore|sistema|soffietto|soffitta|soffitto|soggiorno|soglia|sonnifero|sostegno|sottana|sottocoppa|sottoveste|spada|spaventapasseri|spazzola|sperone|spilla|spirito livello|sputacchiera|staffa|stalla|stanza|statua|statuetta|stazione spaziale|stecca|steccato|stia|stivale|stocco|stoffa|stoppino|stoviglia|strada|strada ferrata|strisce pedonali|striscione|strumento|strumento musicale|studio|stuello|stufa|stuoia|stuzzicadenti|succhiotto|sudario|suola|supermercato|supposta|tabacchiera|tabacco|tacco|tachimetro|tagliaerba|tagliere|talismano|tampone|tanica|tappetino|tappeto|tappezzeria|tappo|targa|tasca|tatuaggio|taverna|tavola|tavolo|tazza|tegame|tegamino|tegola|tela|telaio|telamone|telecomando|telefax|telegrafo|temperamatite|tempio|temporizzatore|tergicristallo|termos|terraglia|terrina|tessuto|tettarella|tetto|timbro|timone|tomba|tombino|tornio|torrione|tosaerba|tovaglia|tovagliolo|trabocco|trabucco|traliccio|tranello|trapano|trappola|trapunta|trasformatore|trave|trench|trespolo|tribordo|tridente|trittico|trogolo|trombone|trottola|tuba|turacciolo|turbina|turbogetto|turboreattore|turibolo|ufficio|uncinetto|uniforme|università|uose|uscita|utensile|vaccino|vagone letto|vagone ristorante|valigia|vanga|vascello|vasellame|vassoio|veicolo|vela|velluto|ventaglio|veranda|vernice|vestaglia|vetrata|vettura sportiva|via|viadotto|viale|vibrafono|vibratore|vicolo|vicolo cieco|vigna|vigneto|violoncello|volano|voliera|voltmetro|volume|xilofono|yacht|yurta|zangola|zanzariera|zappa|zattera|zavorra|zeppa|zoo|zuccheriera
*person:abate|abitante|accusatore|adolescente|adulatore|adulta|adultera|adultero|adulto|albino|alchimista|alcoldipendente|alcolista|allenatore|allocco|alpinista|alunna|ambasciatore|ambientalista|amico|amministratore|amore|anchorman|angelo|angelo custode|anima|antagonista|antecessore|antenato|antieroe|antropofago|apostata|apprendista|approfittatore|arbitro|arcangelo|architetto|arcivescovo|arlecchino|artigiano|ascendente|assassina seriale|assassino|assassino seriale|assistente|assistente sociale|ateo|atleta|attaccabrighe|attore|attrice|attuario|autore|autorità|autostoppista|autrice|avversaria|avversario|avvocata|avvocato|ayatollah|azionista|babbeo|babbo|baby boomer|badessa|ballerina|ballerino|banderuola|bandito|barbaro|barbiere|basilisco|bastarda|battitore|becchino|bestemmiatore|bibliotecario|bigamo|biografo|biondo|birichino|bisessuale|bisex|boara|boaro|boia|bookmaker|borsaiolo|borseggiatore|boscaiolo|bottaio|bottegaio|bovara|bovaro|boxeur|brigante|bruto|brutto anatroccolo|bucaniere|buffone|bugiardo|buongustaio|burbero|cacciatore|cafone|calciatore|calciatrice|califfo|calligrafo|camallo|cameriera|cameriere|campione|campionessa|canaglia|candidato|cannibale|cantastorie|capitano|capocuoco|cappellaio|capraio|capro emissario|capro espiatorio|carcerato|cardinale|carnefice|carpentiere|cartografo|casinista|cattivo|cavallaio|cavernicolo|centurione|cestista|che partecipa|chiacchierona|chiacchierone|chierico|chimico|chiropratico|chirurgo|chitarrista|ciabattina|ciabattino|ciarlatano|ciccione|ciclista|cinico|cittadino|clandestino|clavicembalista|cliente|climatologa|climatologo|clinico|coach|cocchiere|codardo|cognata|cognato|collaboratore|collaboratrice|collega|collezionista|colonista|colonisto|colonizzatore|colonizzatrice|colonnello|colono|comare|combattente|comico|commerciante|commessa|commessi|commesso|compatriota|competitore|complottardo|compratore|condannato|condottiere|conferenziere|confratello|congiunto|congiurata|congiurato|coniglietta|coniuge|consanguineo|consumatore|consumatrice|contabile|contadino|conte|contessa|contraffattore|controllore|convitato|cornuto|corriere|coscritto|cospiratore|cospiratrice|costruttore|creatore|credulone|cretino|criminale|crumira|crumiro|cugina|cugino|culturista|custode|cyborg|dama|danzatore|danzatrice|debitore|debitrice|debuttante|delatore|delinquente|demagogo|democratica|democratico|demone|dentista|dermatologa|dermatologo|derviscio|diavolo|dio|dipendente|diplomata|diplomatico|diplomato|dipsomane|direttore|discendente|dissidente|distruttore|dittatore|diva|divetta|divinità|divoratore|dolcezza|domatore|domatrice|dottore|dottoressa|drammaturga|drammaturgo|duca|duce|duchessa|eccentrico|editore|edonista|efendi|effendi|elettricista|emiro|erede|eroe|esecutore|esorcista|esploratore|eterosessuale|fabbro ferraio|falconiere|falegname|falsario|famiglia|famiglio|farabutto|farista|farmacista|fascista|favorito|feldmaresciallo|femmina|fenomeno|fidanzata|figliastra|figliastro|figlio illegittimo|figurante|filologo|filosofo|fisico|fonte|fornaia|fornaio|fornitore|frate|fratellastro|fratello|fumatore|funambolo|furfante|gaudente|gemello|generale|generalissimo|genero|genitore|genitrice|geografo|ghoul|giardiniere|gigolò|giocatore|giocoliere|giornalista|giovincello|giravolta|giullare|giurato|gladiatore|golosone|gonzo|governante|grifo|guardiano|guardone|guaritore|guastafeste|guerrafondaio|guerriero|gula|hobbit|idiota|idraulico|imbecille|imperatore|impostore|imprenditore|in carica|incarnazione|incendiario|incubo|individuo volgare|indovina|indovino|infermiera|infermiere|informatore|ingordo|inquilino|interlocutore|interprete|intruso|investitore|invitato|ipocrita|istruttore|ladra|ladro|laico|lattaia|lattaio|lattoniere|lavoratore|leccaculo|legale|legionario|lenone|lesbica|lettore|lettrice|levatrice|libraia|libraio|licantropo|locatario|lottatore|lupo mannaro|macchinista|macellaio|madre|madre sostitutiva|madrelingua|madrina|maggiordomo|magnaccia|magnate|mago|malandrino|mamma|mandatario|mandriana|mangiatore|maniaco|maniscalco|mantenuto|marchese|marinaio|marito|mascalzone|maschio|mascotte|masnadiere|masochista|mastro|matematica|matematico|matrigna|matto|medico|medium|membro|mendicante|mentitore|mentore|mercante|mercenario|messaggero|messia|mietitore|milionario|minatore|missionario|mittente|modella|modello|monaca|monaco|monarca|monello|mostro|mulatto|mungitrice|muratore|musicista|musico|musone|mužik|nana|nano|natura|naufrago|negro|nemico|nera|nero|ninfa|nipote|nobile|nocchiere|nocchiero|nonna|nonno|notabile|notaio|nottambulo|novizio|nuora|nuotatore|nuotatrice|nutrizionista|occultismo|occulto|omosessuale|oncologo|operaio|operatore social|opportunista|orafa|orafo|orefice|organizzatore|orologiaia|orologiaio|ospitante|ospite|ostaggio|ostetrica|padre|padrino|paesano|pagliaccio|panettiera|panettiere|papa|pappone|papà|paracadutista|parassita|parente|pari|partecipante|pascià|passante|passanti|passeggero|pastore|patriota|pattinatore|paziente|pazzo|peccatore|peccatrice|pecoraio|pecoraro|pederasta|pediatra|pedina|pedofilo|pedone|pellegrino|pensionato|perdigiorno|pescatore|pescivendolo|pettegola|pettegolo|pianista|piantagrane|piedipiatti|pigrone|pirata|piromane|pittore|pittrice|pivello|playboy|podestà|podologo|poeta|poetessa|poliglotta|politico|politologo|poltergeist|poltrone|pontefice|portatore|portavoce|portiere|portuale|postino|preda|predecessore|predicatore|prelato|presidente|prete|primo cittadino|primo ministro|primogenito|principiante|prodigio|produttore|profano|professore|profumiere|progenitore|proprietario|prospettore|protettore|prozia|prozio|psichiatra|pugile|pusillanime|rabbino|radiologista|radiologisto|ragioniere|ragià|rappresentante|razzista|recluta|redattore|redentore|regina|regina consorte|reietto|residente|ribelle|rivale|rivoluzionario|romanziere|ruffiano|sacerdote|sagrestano|salvatore|samurai|santa|santo|santo patrono|sapientone|sarta|sarto|sassofonista|saxofonista|scaldaseggiole|scaricatore|scellerato|scemo|sceriffo|schiava|schiavo|sciocco|scolara|scorta|scrittore|scrittrice|scudiero|secchione|seduttrice|segaossa|segretario|selvaggio|senatore|separatista|serafino|sergente|serial killer|servo|sessista|sfaccendato|shōgun|sicario|sicofante|sindaco|sirena|skinhead|snob|soldato|sorella|sosia|sostenitore|sostenitrice|sovrano|spadaccino|specialista|spendaccione|spettatore|spia|spogliarellista|sportiva|sportivo|sposo|stagista|stalliere|stellina|stivatore|storica|storico|stregone|strizzacervelli|stronza|stronzo|strumentista|stupido|suicida|sultano|suocera|suocero|suora|supermodel|superstite|supervisore|talento|tecnico|tennista|teologa|teologo|teppista|teppistello|terapista|terrorista|tesoro|tessitore|testarossa|testimone oculare|testimonianza|tifoso|timoniere|tipo|tiranno|titolare|tizio|torero|traditore|traduttore|traduttrice|transessuale|travestito|turista|uguale|ussaro|utente|vaccaia|vaccaio|vagabondo|vandalo|vasaio|vegetariano|venditore|ventriloqua|ventriloquo|vescovo|veterano|veterinario|viaggiatore|viaggiatrice|viandante|vicepresidente|vicerè|vigliacco|vile|vincitore|vincitrice|violinista|visir|voltagabbana|zar|zarina|zia|zietta|ziettina|zio|ziuccia
*plant:abete|acero|acetosa|aconito|aculeo|albero|arancio|bambù|betulla|cannella|cavolo|cedro|celidonia|ceppo|cicuta|ciliegio|cipresso|citronella|dolcetta|farnia|frassino|frumento|frutta|frutto|fungo|fungo velenoso|gambo|gheriglio|ginepro|gombo|grano|granoturco|granturco|infiorescenza|larice|lattuga|legno|lichene|lievito|lillà|limetta|loppio|mais|mandorlo|melo|menta|mirra|mughetto|muschio|ninfea|noce|oleandro|olivo|ontano|ovolaccio|papiro|peccio|pericarpo|pino|polpa|quercia|rabarbaro|raccolto|radice|ramo|ravizzone|rovere|rovo|salice piangente|spiga|spina|spina dorsale|spora|tartufo|tiglio|ulivo|valerianella|viola|vischio|zafferano|zucchina|zucchino
abacus:abaco|pallottoliere
accordion:fisarmonica
airplane:aereo|aeromobile|aeroplano|aliante|apparecchio|idrovolante|ornitottero|turboelica|velivolo
alarm-clock:sveglia
alembic:alambicco
alien:alieno|esiliato|esule|extraterrestre|forestiero|meteco|straniera|straniero
ambulance:ambulanza
anchor:ancora|àncora
ant:calabrone|formica
articulated-lorry:autoarticolato|autocarro|camion
artist:addetto|artista|compositore|decoratore|decoratrice|maestro|operatore|padrone|paparazzo|paratore|paratrice
astronaut:astronauta|cosmonauta
automobile:auto|auto elettrica|automobile|macchina|vettura
avocado:avocado
axe:accetta|ascia
baby:bambina|bambino|bebè|bimba|bimbo
backpack:zaino
bacon:pancetta|prosciutto
badger:ghiottone|puzzola|tasso
bagel:brioscia
banana:banana|banano
banjo:bangio|banjo
basket:canestro|cesta|cestino|cesto
bat:bestiame|insettivoro|mammifero|oritteropo|pangolino|pipistrello|toporagno
bathtub:bagno
battery:pila
bear:mangusta|orsetto|orso|suricato
beaver:gerbillo|ghiro|marmotta|moscardino|nutria|roditore|topo muschiato
bed:giaciglio|letto
beetle:artropodo|centopiedi|cicala|cimice|coleottero|crisalide|crostaceo|insetto|libellula|maggiolino|melolonta|millepiedi|pidocchio|pulce|scarabeo|termite|trilobite
bell:campana|campanello
bell-pepper:peperone
bicycle:bici|bicicletta|triciclo
bikini:bikini|costume
bird:archeotterige|beccafico|colibri|diamante mandarino|fagiano|feto|forapaglie|gabbiano|gallo cedrone|gallo forcello|martin pescatore|nandù|picchio|picchio verde|sterna|topino|uccello|upupa|urogallo|vertebrato
bison:gazzella|gnu|impala|muflone|saiga
black-cat:martora
blackbird:allodola|averla|cesena|cincia|cinciarella|corvo|crociere|cutrettola|gazza|merlo|merlo acquaiolo|pettirosso|rondine comune|storno|taccola|usignolo
blossom:amento|bocciuolo|carpello|crisantemo|fiore|polline|strobilo
blowfish:pesce palla
boar:cinghiale|facocero|verro
bomb:bomba
bone:clavicola|coccige|femore|incudine|legamento|mandibola|metacarpo|midollo|omero|osso|osso pubico|osso sacro|patella|pipita|pube|rotula|scalpo|sterno|tendine|tibia|ulna|vertebra
bookmark:segnalibro
boomerang:boomerang|bumerang
bow-and-arrow:arma
boy:alunno|ragazzo|scolaro
bread:crostino|fetta biscottata|pane
brick:mattone
briefcase:valigetta
briefs:mutande|slip
broccoli:broccolo|cavolfiore|rapa
broom:ramazza|scopa
bucket:secchio
bug:bacarozzo
bus:autobus|bus|corriera|pullman
butter:burro
butterfly:falena|farfalla
cactus:aloe|cactus
camel:cammello
camera:fotocamera|telecamera|videocamera
candle:candela
candy:caramello|jelly belly|marmellata|marshmallow|marzapane|pastiglia|zucchero filato
canoe:battello|canoa
carrot:carota|cicoria|mandragora
castle:castello|rocco|torre
cat:caracal|felino|gatta|gatto|gattopardo|lince|lince persiana|lince rossa|margay|micia|micio|ocelot|ocelotto|ozelot|servalo|soriano
chair:poltrona|sedia|trono
chestnut:castagna|castagno
chicken:gallina|pollo
child:figlia|figlio|figlio adottivo|orfano|peste
christmas-tree:acacia|bagolaro|bonsai|carpino|conifera|eucalitto|faggio|lupino|olmo|platano|salice
church:abbazia|cattedrale|chiesa|duomo
cigarette:canna|sigaretta|spinello
clipboard:appunti
cloud:nube|nuvola
coat:cappotto|mantello
cockroach:blatta|scarafaggio
coconut:copra
coffin:bara|sarcofago
comet:cometa
compass:bussola
computer-mouse:mouse
convenience-store:farmacia|forno|libreria|magazzino|negozio|panetteria|panificio|pasticceria|pizzeria
cook:cuoca|cuoco
cookie:amaretto|biscottino|biscotto
cow:bovini|giovenca|giovenco|mucca|uro|vacca|zebù
crab:granchio
crayon:pastello
cricket:grillo|locusta
crocodile:coccodrillo
croissant:brioche|cornetto
crutch:gruccia|stampella
cucumber:buganvillea|cetriolo|clematide|convolvolo|edera|luppolo|pisello odoroso|vellutino|vilucchio|vite
cut-of-meat:bistecca|lombata
cyclone:tempesta|temporale|tormenta
dagger:daga|misericordia|pugnale|stiletto
deer:alce|capriolo|caribù|cervo|cervo maschio|daino|renna|ruminante
department-store:centro commerciale
dodo:dodo|dronte|tinamo
dog:barzoi|bastardo|bracco|cane|canide|carlini|carlino|corgi|dingo|iena|protele|sciacallo|segugio
dolphin:delfino
donkey:asino|somaro
door:cancello|porta|portiera|sportello|uscio
doughnut:bombolone
dove:colomba|colombo|picciona|piccione
dragon:drago|dragone|viverna
dress:abbigliamento|abito|vestiti|vestito
drum:batteria|membranofono|tamburino
duck:anatra|anatra selvatica|marzaiola|papero
dumpling:gnocchi
eagle:aquila|astore|avvoltoio|condor|falco|falco pellegrino|falco pescatore|falcone|gipeto|girfalco|girifalco|grifone|uccello rapace
ear:orecchie|orecchio
egg:uovo
eggplant:melanzana|peperoncino
elephant:elefante|mastodonte
elevator:ascensore
envelope:busta
eye:occhio
factory:birrificio|distilleria|fabbrica|fonderia|impianto|raffineria
farmer:agricoltore|apicoltore|apicultore|apicultrice|fattore
ferris-wheel:giroscopio
ferry:cannoniera|catamarano|chiatta|rimorchiatore|traghetto
file-cabinet:archivio|casellario
fire:camino
fire-extinguisher:estintore
firecracker:fuoco artificiale|petardo
firefighter:pompiere
fish:celacanto|grongo|lampreda|pesce|storione
flamingo:airone guardabuoi|cicogna|fenicottero|folaga|garzetta|spatola
flashlight:torcia|torcia elettrica
floppy-disk:dischetto|floppy|floppy disk
flute:flauto
fly:mosca|moscerino|tafano
fog:aerosol|nebbia
fondue:fonduta
foot:piede
fountain-pen:penna stilografica
fox:volpe
frog:rana|rospo|salamandra
garlic:aglio|cipolletta|erba cipollina
gear:ingranaggio|marcia
ghost:apparizione|fantasma|larva|ombra|simulacro|spettro|spirito
giraffe:giraffa
girl:bambola|gnocca|pulzella|ragazza|signorina
glasses:occhiali
goat:capra|stambecco
goose:oca|ochetta|ochetto|papera|paperina|paperino
gorilla:gorilla|scimpanzé
guard:alabardiere|buttafuori|sorvegliante
guide-dog:mastino
guitar:chitarra|ukulele
hamburger:cheeseburger|hamburger
hammer:martello
hamster:criceto
handbag:borsetta
headphone:cuffia
hedgehog:istrice|porcospino|riccio
helicopter:elicottero
herb:acanto|agave|anace|aneto|anice|basilico|belladonna|camomilla|campanula|carciofo|cardo|cartamo|centocchio|coriandolo|cumino|digitale|erba aromatica|erba medica|erbaccia|felce|fitolacca|grano saraceno|indivia|menta crispa|menta piperita|menta romana|mentastro verde|millefoglio|odori|origano|ortica|pansé|piantaggine|prezzemolo|primula|ranuncolo|rosmarino|ruchetta|rucola|ruta|salvia|santoreggia|sesamo|soffione|soia|timo|trigonella|veccia|verbasco|wasabi|zafferanone
hibiscus:abelmosco|ibisco|malva|malvarosa|malvone
hippopotamus:ippopotamo
honeybee:bombo|fuco
horse:cavalla|cavallo|stallone
hospital:ospedale
hotel:albergo|caravanserraglio|hotel|locanda|ostello|osteria
house:abitazione|casa|casolare|chalet|dacia|dimora|domicilio|focolare|pensione|residenza
hut:capanna
hyacinth:amarillide|asfodelo|croco|fresia|giacinto|giaggiolo|giglio|giunchiglia|gladiolo|iris|narciso|scilla
ice-cream:composta|dessert|dolce|gelato|granita|sorbetto|tiramisù|zabaglione|zabaione|zuppa inglese
jar:giara|teglia|vaso
jellyfish:medusa
joystick:leva
judge:cadì|doge|giudice|magistrato
kangaroo:canguro|marsupiale|tilacino|vombato
key:chiave
keyboard:tastiera
kimono:chimono
kite:aquilone
kiwi-fruit:kiwi
knot:bolina|fiocco|nodo
koala:cusco|koala
ladder:scala|scaleo|scaletta
lady-beetle:coccinella
leg:avambraccio|coscia|gamba|zampa
lemon:limone|lumia
leopard:ghepardo|giaguaro|leopardo
light-bulb:lampadina
lime:citrus maxima
lion:leoncina|leoncino|leone|leonessa
lipstick:rossetto
lizard:geco|iguana|lucertola
llama:lama
lobster:aragosta|astice
locomotive:locomotiva|motrice|tram|transpallet
lotus:loto
loudspeaker:altoparlante
luggage:bagagli|bagaglio
magnet:calamita|elettromagnete|magnete|solenoide
mammoth:mammut
man:celibe|donnaiolo|eunuco|farfallone|fidanzato|fusto|gnocco|marcantonio|patriarca|patrigno|sansone|scapolo|signore|uomo|vedovo
mango:agrifoglio|albicocco|alloro|anacardio|baobab|cacao|cachi|corniolo|cotogno|durian|graviola|guanabana|mango|marasca|melocotogno|melograno|nespolo|pioppo|pistacchio|prugno|sanguinella|susino
mechanic:meccanico
melon:melone
metro:ferrovia|funicolare|metropolitana|metrò
microbe:batterio|virus
microphone:microfono
microscope:microscopio
middle-finger:alluce|anulare|dito|dito grosso|indice|medio|mignolo|pollice
mirror:specchio
mobile-phone:cellulare
monkey:babbuino|essere umano|lemure|mandrillo|scimmia|tarsio|umanità|umano
mosque:moschea
mosquito:zanzara
motor-scooter:scooter
motorcycle:ciclomotore|moto|motocicletta|motociclo|motorino
motorway:autostrada|superstrada
mountain:montagna|monte
mouse:sorcio|topo
mouth:ano|bocca|cardias|narice|orificio|orifizio|sfiatatoio
necktie:cravatta|cravattino
ninja:ninja
nose:naso
octopus:ottopode|piovra|polipo|polpo
ogre:demonio|orco
old-man:vecchio
old-woman:fattucchiera|strega
olive:achenio|baccello|buccia|cece|ceci|fava|ghianda|mapo|prugna secca|segale|uva passa|uva secca|uvetta
onion:cipolla|ramoscello|rizoma|tronco|tubero
orangutan:orango
otter:lontra
owl:civetta|gufo
ox:bove|bue
package:pacchetto|pacco
paintbrush:pennello
palm-tree:cocco|palma
panda:panda|panda minore|panda rosso
paperclip:clip
parachute:paracadute
parrot:cocorita|kea|pappagallino|pappagallo
peach:persico|pesca|pesco
peacock:pavone
pear:pera|pero
pen:calamo|penna
pencil:matita
penguin:albatro|albatros|cormorano|pinguino|sula
person-elf:folletto
person-fairy:checca|fata|finocchio|frocio|gay
person-vampire:vampiro
phoenix-bird:fenice
pie:crostata|torta
pig:maiale|porco|suino
pill:pillola
pilot:copilota|pilota
pineapple:ananas|ananasso
pizza:pizza
playground-slide:scivolo
polar-bear:orso polare
police-officer:agente|carabiniere|gendarme|poliziotta|poliziotto
poodle:barboncino|barbone
popcorn:erba|farro|graminacea|miglio|spelta
postbox:casella postale
potato:patata|ravanello|topinambur
prayer-beads:rosario
pretzel:brezel
prince:arciduca|granduca
princess:arciduchessa|principessa
printer:stampante
pushpin:puntina
rabbit:coniglio|lepre|leprotto
raccoon:orsetto lavatore|procione
railway-car:automotrice|carrozza|vagone
rainbow:arcobaleno|iride
ram:ariete|montone
razor:rasoio
rhinoceros:rinoceronte|tapiro
ribbon:fettuccia|nastro
ring:gomma|pneumatico
robot:androide|automa|robot
rock:calcolo renale|ciottolo|pietra|roccia
rocket:razzo
rooster:galletto|gallo|pollastra|pollastro
rose:arbusto|bardana|biancospino|brugo|camelia|cappero|caprifoglio|cespuglio|coca|erica|euforbia|feijoa|fucsia|gardenia|giuggiolo|lavanda|lentisco|ortensia|pervinca|prugnolo|rododendro|rosa|sambuco
rosette:foglia|fogliame|petalo
sailboat:brigantino|galeone|sloop|trimarano
sake:sakè
salt:aceto|aspartame|cardamomo|chutney|dolcificante|margarina|melassa|pepe|saccarina|sale|salsa|salsa barbecue|sciroppo|senape|sorgo|vaniglia|zenzero
sandwich:panino|tramezzino
sari:sari
satellite:astronave|nave spaziale|satellite
sauropod:ittiosauro
saxophone:sassofono
scarf:boa|sciarpa
scientist:archeologo|astronomo|biochimica|biochimico|ecologista|ecologo|entomologo|epidemiologo|erpetologo|etimologa|etimologista|etimologo|fisiologa|fisiologo|fonologo|genetista|geologo|grammatico|idrogista|idrogisto|idrologa|idrologo|immunologo|linguista|mineralogista|oceanografo|ornitologa|ornitologo|paleontologo|psicologa|psicologo|ricercatore|ricercatrice|scienziata|scienziato|sismologa|sismologo|sociologa|sociologo|statistico
scissors:forbici
scorpion:aracnide|scorpione
screwdriver:cacciavite
seal:dugongo|tricheco
seat:canapè|divano|mobile|mobilio|sgabello|sofà
seedling:germoglio|gimnosperma
shamrock:trifoglio
shark:pescecane|squalo|torpedine
shield:protezione|scudo
ship:cacciatorpediniere|corazzata|corvetta|galea|galera|nave|nave corazzata|rompighiaccio|sommergibile|sottomarino
shooting-star:bioluminescenza|fosforescenza|meteora|raggio|stella cadente
shortcake:muffin
shrimp:gamberetto|gambero
singer:basso|cantante|prima donna|trobadore|trobairitz|trovatore|trovatrice
skateboard:skateboard
skier:sciatore
skunk:moffetta
sled:slitta
sloth:armadillo|bradipo
snail:abalone|chiocciola|lumaca|mollusco
snake:biscia|cobra|cobra reale|crotalo|pitone|pterodattilo|reptilia|rettile|serpe|serpente|vipera
soap:sapone
spaghetti:lasagna|spaghetti
spider:ragno|tarantola|vedova nera
spoon:cucchiaio
squid:calamaro
stadium:stadio
star:nova|stella|stella binaria|stella polare|supernova
station:fermata|stazione
stethoscope:stetoscopio
strawberry:fragola|mora|ribes
student:allievo|matricola|seminarista|studente|studentessa
sun:sole
sunflower:anemone|aquilegia|astro|begonia|calendola|calla|ciclamino|colombina|dalia|fiordaliso|fiorrancio|garofano|girasole|margherita|margheritina|orchidea|papavero|peonia|petunia|pratolina|stella alpina|tanaceto|valeriana|verbena
swan:cigno
syringe:siringa
t-shirt:collo alto|dolcevita
tangerine:mandarino
taxi:tassì|taxi
teacher:docente|insegnante
teapot:teiera
technologist:ingegnere|tecnologa|tecnologo
teddy-bear:orsacchiotto
telephone:telefono
telescope:cannocchiale|telescopio
television:televisore
tent:padiglione|tenda|tendone
test-tube:provetta|tubetto|tubo
thermometer:pirometro|termometro
thread:filato|filo
tiger:tigre|tigrotto
toilet:cesso|latrina|water|water closet
tomato:pomodoro
tongue:lingua
tooth:canino|dente|incisivo|premolare
top-hat:cappello|cilindro
tornado:ciclone
tractor:apripista|bulldozer|trattore
train:treno
trophy:trofeo
trumpet:cornetta|corno|tromba
tulip:tulipano
turkey:tacchino
turtle:tartaruga
umbrella:ombrello|parapioggia
unicorn:unicorno
videocassette:videocassetta
violin:violino
volcano:vulcano
waffle:cialda
watch:orologio
watermelon:anguria|cocomero
whale:balena|capodoglio|cetaceo|focena|narvalo|orca
wheel:noria|ruota|sterzo|volante
window:finestra|incastellatura|lucernario|pergola|vetrina
wing:ala
wolf:coiote|coyote|lupacchiotto|lupo
woman:amante|amica|babysitter|baldracca|balia|bambinaia|bellezza|donna|donna fatale|femme fatale|mantenuta|meretrice|mignotta|moglie|odalisca|peripatetica|prostituta|puttana|sciacquetta|scrofa|sgualdrina|signora|sposa|tata|troia|vedova|zitella|zoccola
worm:anellide|invertebrato|lombrico|mignatta|sanguisuga|verme|verme solitario
wrench:chiave inglese|chiave piatta
x-ray:microonda
zebra:zebra`;
