/** The words of the default policy for languages in Latin script: tables by language, as `default-words.ts` reads them. */
export const LATIN_WORDS: Readonly<Record<string, string>> = {
  en: `
minors | child, children, kid, kids, toddler*, preteen*, underage, minors, schoolgirl*, schoolboy*, little girl*, little boy*, # year old*
abuse | child porn*, kiddie porn, kid porn, sex with a child, sex with children, sex with kids, sex with minors, sex with a minor
abuse | sex with little girls, sex with little boys, child sex, underage sex, loli porn, loli hentai, shota hentai
sexual | sex, sexual*, sexy, porn*, hentai, erotic*, nsfw, xxx, rape, raping, raped
fine | no, not, non, nothing, without, never, avoid*, against, prevent*, stop*, report*, education*, sex ed, sex of, same sex, either sex
fine | opposite sex, gender*, chick*, field*, oil, flower*
attack | kill*, shoot*, murder*, gas, gassing, exterminat*, eradicat*, lynch*, slaughter*, massacr*, enslav*, hunt down, hunting down, run over
attack | running over, behead*, beat up, get rid of, death to
groups | jew, jews, jewish people, muslims, muslim people, christians, hindus, sikhs, blacks, black people, white people, africans, asians, arabs
groups | mexicans, palestinians, gays, gay people, lesbians, homosexuals, trans people, immigrants, migrants, refugees, gypsies, disabled people
groups | the disabled, native americans, indigenous people, all women
spare | save*, saving, rescu*, protect*, hide*, hiding, help*, free, freeing, stop*, prevent*, instead of, don’t, do not, never, avoid*, chess
spare | checkers, reversi, othello, pieces, pawns, stones, cards, balls, tiles, rome, roman*, gladiator*, museum*, memorial*
slogans | heil hitler, sieg heil, gas the jews, holocaust simulator, genocide simulator, gas chamber simulator, lynching simulator, nigger, niggers
slogans | kikes
how | how to make, how to build, how to construct, how to assemble, how to produce, how to synthesize, how to synthesise, how to mix, how to 3d print
how | instructions for making, instructions for building, instructions to make, instructions to build, recipe for, recipes for, steps to make
how | steps to build
devices | pipe bomb*, nail bomb*, car bomb*, dirty bomb*, pressure cooker bomb*, fertilizer bomb*, real bomb*, homemade bomb*, actual bomb*
devices | suicide vest*, explosive vest*, nerve gas, nerve agent*, sarin, ricin, anthrax, vx gas, mustard gas, chlorine gas, ghost gun*, real gun*
devices | homemade gun*, real explosives, homemade explosives, thermite, molotov cocktail*
play | defus*, disarm*, zombie*, craft*, scrap, loot*, cake, cocktail bar, salad, avoid*, escape*
harm | how to kill myself, how to kill yourself, how to commit suicide, how to hang myself, how to hang yourself, how to cut myself
harm | how to cut yourself, how to cut their wrists, how to cut your wrists, ways to kill myself, ways to kill yourself, ways to commit suicide
harm | methods of suicide, suicide methods, suicide instructions, encourage suicide, encourages suicide, encourage self harm, encourages self harm
harm | how to overdose, how to starve myself, how to starve yourself
unharmed | level*, spike*, respawn*, checkpoint*, karoshi, chess, prevent*, stop*, avoid*, paper, shape*, cookie*, slice*
`,
  de: `
minors | kinder, kindern, kleinkind*, minderjährig*, schulmädchen, kleines mädchen, kleine mädchen, kleiner junge, kleine jungs, #jährig*
minors | # jahre alt*
abuse | kinderporno*, sex mit kindern, sex mit minderjährigen, sex mit einem kind
sexual | sex, sexuell*, porno*, hentai, erotisch*, erotik*, vergewaltig*
fine | kein*, nicht, nichts, ohne, nie, niemals, gegen, schutz*, schütz*, aufklärung*, geschlecht*
attack | töte, töten, tötet, umbringen, erschieß*, ermord*, vergas*, ausrott*, abschlacht*, lynch*, tod den
groups | juden, muslime, muslimen, moslems, christen, schwarze menschen, ausländer*, flüchtling*, migranten, einwanderer, zigeuner, schwule*, lesben
groups | homosexuelle*, transmenschen, behinderte*, alle frauen
spare | rett*, beschütz*, schütz*, versteck*, hilf*, helf*, befrei*, verhinder*, statt, nicht, niemals, schach*, dame, figuren, steine, rom, römisch*
spare | gedenk*, museum*
slogans | heil hitler, sieg heil, judenvernichtung, kz manager, holocaust simulator, deutschland den deutschen ausländer raus
how | wie man, anleitung zum, anleitung für, bauanleitung für, rezept für, schritt für schritt zur, schritt für schritt zu
devices | rohrbombe*, nagelbombe*, autobombe*, echte bombe*, echten bombe, sprengsatz, sprengsätze*, sprengstoffgürtel, nervengas*, sarin, rizin
devices | milzbrand*, senfgas, echte waffe*, molotowcocktail*, molotow cocktail*
play | entschärf*, zombie*, crafting, schrott, vermeid*, entkomm*
harm | wie ich mich umbringe, wie man sich umbringt, wie man sich selbst umbringt, wie man selbstmord begeht, wie man suizid begeht
harm | wie man sich ritzt, wie man sich erhängt, anleitung zum selbstmord, anleitung zum suizid
unharmed | level*, stachel*, checkpoint*, verhinder*, vermeid*, schach*
`,
  fr: `
minors | enfant*, mineures, gamin*, petite fille*, petites filles, petit garçon, petits garçons, écolière*, # ans
abuse | pédopornograph*, porno enfant*, sexe avec des enfants, sexe avec des mineurs
sexual | sexe, sexuel*, porno*, hentai, érotique*, viol, violer, violée*
fine | pas, sans, aucun*, jamais, non, contre, éducation*, prévent*, éviter, du même sexe
attack | tuer, tue, tuez, abattre, exterminer, extermine*, gazer, massacrer, massacre*, lyncher, assassiner, écraser, mort aux
groups | juifs, musulmans, chrétiens, arabes, les noirs, personnes noires, immigrés, migrants, réfugiés, gitans, homosexuels, gays, lesbiennes
groups | personnes trans, handicapés, toutes les femmes
spare | sauver, sauve*, protég*, cacher, aider, libér*, empêch*, au lieu, jamais, échecs, dames, pions, pièces, pierres, rome, romain*, musée
spare | mémorial
slogans | heil hitler, sieg heil, simulateur de génocide, simulateur de chambre à gaz, mort aux juifs
how | comment fabriquer, comment construire, comment faire, recette pour, recette de, recette du, instructions pour fabriquer, étapes pour fabriquer
devices | bombe artisanale*, bombes artisanales, vraie bombe*, bombe à clous, voiture piégée, ceinture explosive, gaz sarin, sarin, ricine, anthrax
devices | gaz moutarde, gaz neurotoxique, vraie arme*, cocktail molotov, cocktails molotov
play | désamorc*, zombie*, éviter, échapper, craft*
harm | comment me suicider, comment se suicider, comment me tuer, comment se pendre, comment se scarifier, méthodes de suicide
unharmed | niveau*, piques, prévent*, éviter, échecs
`,
  es: `
minors | niño*, niña*, menores, menor de edad, colegiala*, # años
abuse | pornografía infantil, porno infantil, sexo con niños, sexo con niñas, sexo con menores
sexual | sexo, sexual*, porno*, hentai, erótic*, violación, violar
fine | no, sin, nada, nunca, contra, educación*, evitar, prevenir, del mismo sexo
attack | matar, mata, maten, disparar, dispara, exterminar, extermina*, gasear, masacrar, linchar, asesinar, atropellar, muerte a
groups | judíos, musulmanes, cristianos, árabes, los negros, personas negras, inmigrantes, migrantes, refugiados, gitanos, homosexuales, gays
groups | lesbianas, personas trans, discapacitados, todas las mujeres
spare | salv*, rescat*, proteg*, esconder, ayud*, liber*, impedir, evitar, en lugar, nunca, ajedrez, damas, fichas, piezas, piedras, roma, roman*
spare | museo, memorial
slogans | heil hitler, sieg heil, simulador de genocidio, muerte a los judíos
how | cómo hacer, cómo fabricar, cómo construir, receta para, receta de, instrucciones para hacer, instrucciones para fabricar, pasos para fabricar
devices | bomba casera*, bombas caseras, bomba real, bomba de verdad, coche bomba, chaleco explosivo, gas sarín, sarín, ricina, ántrax, gas mostaza
devices | gas nervioso, arma casera, arma de verdad, cóctel molotov, cócteles molotov, coctel molotov
play | desactiv*, zombi*, evitar, escapar, crafteo
harm | cómo suicidarme, cómo suicidarse, cómo matarme, cómo ahorcarse, cómo cortarme, cómo cortarse las venas, métodos de suicidio
unharmed | nivel*, pinchos, prevenir, evitar, ajedrez
`,
  pt: `
minors | criança*, menores, menor de idade, menininha*, garotinha*, # anos
abuse | pornografia infantil, pornô infantil, sexo com crianças, sexo com menores
sexual | sexo, sexual*, sexuais, pornô*, porno*, hentai, erótic*, estupro, estuprar
fine | não, sem, nada, nunca, contra, educação*, evitar, prevenir, do mesmo sexo
attack | matar, mate, matem, atirar, exterminar, extermine*, massacrar, linchar, assassinar, atropelar, morte aos
groups | judeus, muçulmanos, cristãos, árabes, os negros, pessoas negras, imigrantes, migrantes, refugiados, ciganos, homossexuais, gays, lésbicas
groups | pessoas trans, deficientes, todas as mulheres
spare | salv*, resgat*, proteg*, esconder, ajud*, libert*, impedir, evitar, em vez, nunca, xadrez, damas, peças, pedras, roma, roman*, museu, memorial
slogans | heil hitler, sieg heil, simulador de genocídio, morte aos judeus
how | como fazer, como fabricar, como construir, receita para, receita de, instruções para fazer, instruções para fabricar, passos para fabricar
devices | bomba caseira*, bombas caseiras, bomba real, bomba de verdade, carro bomba, colete explosivo, gás sarin, sarin, ricina, antraz, gás mostarda
devices | gás nervoso, arma caseira, arma de verdade, coquetel molotov
play | desarm*, desativ*, zumbi*, evitar, escapar
harm | como me suicidar, como se suicidar, como me matar, como se enforcar, como me cortar, como cortar os pulsos, métodos de suicídio
unharmed | nível, níveis, fase*, espinhos, prevenir, evitar, xadrez
`,
  it: `
minors | bambin*, minorenn*, ragazzina, ragazzine, ragazzino, # anni
abuse | pedopornograf*, porno bambini, sesso con bambini, sesso con minori
sexual | sesso, sessual*, porno*, hentai, erotic*, stupro, stuprare
fine | non, senza, niente, mai, contro, educazione*, evitare, prevenire, dello stesso sesso
attack | uccidere, uccidi, sparare, sterminare, stermina*, gasare, massacrare, linciare, assassinare, morte agli
groups | ebrei, musulmani, cristiani, arabi, i neri, persone nere, immigrati, migranti, rifugiati, zingari, omosessuali, gay, lesbiche, persone trans
groups | disabili, tutte le donne
spare | salv*, proteg*, nascond*, aiut*, liber*, imped*, evitare, invece, mai, scacchi, dama, pezzi, pedine, pietre, roma, roman*, museo, memoriale
slogans | heil hitler, sieg heil, simulatore di genocidio, morte agli ebrei
how | come fare, come costruire, come fabbricare, come si fa, ricetta per, ricetta del, ricetta della, istruzioni per costruire
how | istruzioni per fabbricare
devices | bomba artigianale, bombe artigianali, vera bomba, bomba vera, autobomba, cintura esplosiva, gas sarin, sarin, ricina, antrace, gas nervino
devices | gas mostarda, arma vera, bottiglia molotov, bottiglie molotov
play | disinnesc*, zombi*, evitare, fuggire
harm | come suicidarmi, come suicidarsi, come uccidermi, come impiccarsi, come tagliarmi, come tagliarsi le vene, metodi di suicidio
unharmed | livell*, spuntoni, prevenire, evitare, scacchi
`,
  nl: `
minors | kinderen, kindje*, kleuter*, minderjarig*, schoolmeisje*, klein meisje, kleine meisjes, #jarig*, # jaar oud
abuse | kinderporno*, seks met kinderen
sexual | seks, seksueel, seksuele, porno*, hentai, erotisch*, verkracht*
fine | geen, niet, niets, zonder, nooit, tegen, voorlichting, voorkom*, geslacht
attack | dood alle, doodt, vermoord*, neerschieten, schiet, uitroei*, vergas*, afslacht*, lynch*
groups | joden, moslims, christenen, zwarte mensen, buitenlanders, vluchtelingen, migranten, immigranten, zigeuners, homo’s, lesbiennes, homoseksuelen
groups | transmensen, gehandicapten, alle vrouwen
spare | red, redden, bescherm*, verstop*, verberg*, help*, bevrijd*, voorkom*, in plaats, nooit, niet, schaken, schaak, dammen, stukken, stenen, rome
spare | romein*, museum
slogans | heil hitler, sieg heil, genocide simulator, holocaust simulator
how | hoe je, hoe ik, hoe maak je, hoe bouw je, handleiding voor, recept voor, stappen om
devices | pijpbom*, spijkerbom*, autobom*, echte bom, bomgordel, zenuwgas, sarin, ricine, miltvuur, mosterdgas, echt wapen, molotovcocktail*
play | onschadelijk, ontmantel*, zombie*, vermijd*, ontsnap*
harm | hoe ik zelfmoord pleeg, hoe je zelfmoord pleegt, hoe je jezelf ophangt, hoe je jezelf snijdt, manieren om zelfmoord te plegen
unharmed | level*, stekels, voorkom*, vermijd*, schaken
`,
  pl: `
minors | dzieci, dzieck*, dziećmi, nieletni*, małoletni*, uczennic*, mała dziewczynka, małe dziewczynki, #-letni*, # lat
abuse | dziecięca pornografia, dziecięcą pornografię, seks z dziećmi, seks z dzieckiem
sexual | seks, seksu, seksualn*, porno*, hentai, erotyczn*, gwałt, gwałci*
fine | bez, nie, nic, nigdy, przeciw*, edukacj*, zapobieg*, płci, płeć
attack | zabij*, zabić, strzela*, zastrzel*, mordow*, wymordow*, gazow*, zagazow*, eksterminow*, linczow*, śmierć
groups | żydów, żydzi, żydom, muzułman*, chrześcijan, czarnych ludzi, imigrant*, migrant*, uchodźc*, cyganów, gejów, lesbijki, homoseksualist*
groups | osoby trans, niepełnosprawnych, wszystkie kobiety
spare | ratuj*, uratuj*, ratow*, chroń*, chroni*, ukry*, pomó*, pomag*, uwoln*, powstrzym*, zamiast, nigdy, szach*, warcab*, pionk*, figur*, rzym*
spare | muzeum
slogans | heil hitler, sieg heil, symulator ludobójstwa, symulator komory gazowej
how | jak zrobić, jak zbudować, jak skonstruować, przepis na, instrukcja budowy, instrukcję budowy
devices | bombę rurową, bomby rurowej, prawdziwą bombę, prawdziwej bomby, bombę domowej roboty, samochód pułapkę, sarin*, rycyn*, wąglik*
devices | gaz musztardowy, gaz bojowy, prawdziwą broń, koktajl mołotowa, koktajle mołotowa
play | rozbroi*, rozbraja*, zombie*, unika*, uciek*
harm | jak się zabić, jak popełnić samobójstwo, jak się powiesić, jak się pociąć, jak się ciąć, metody samobójstwa, sposoby na samobójstwo
unharmed | poziom*, kolc*, zapobieg*, unika*, szach*
`,
  tr: `
minors | çocuk, çocuklar*, reşit olmayan*, küçük kız*, kız öğrenci*, # yaşında*
abuse | çocuk pornosu, çocuklarla seks
sexual | seks, cinsel ilişki*, cinsel içerik*, porno*, hentai, erotik*, tecavüz*
fine | yok, olmasın, değil, olmadan, asla, karşı, eğitim*, önle*, cinsiyet*
attack | öldür*, vur, vurun, vuruyor*, katlet*, yok et*, linç*, gazla*
groups | yahudi, yahudiler*, müslümanlar*, hristiyanlar*, siyahi*, göçmen*, mülteci*, çingene*, eşcinsel*, lezbiyen*, translar*, engelliler*
groups | bütün kadınlar*
spare | kurtar*, koru*, sakla*, yardım*, özgür*, engelle*, yerine, asla, satranç, taş*, roma*, müze*
slogans | heil hitler, sieg heil, soykırım simülatörü, yahudilere ölüm
how | nasıl yapılır, nasıl yapılacağı*, nasıl yapılacağını, nasıl yaparım, yapım tarifi, tarifi
devices | boru bombası, el yapımı bomba*, gerçek bomba*, intihar yeleği, sinir gazı, sarin*, risin*, şarbon*, hardal gazı, gerçek silah*
devices | molotof kokteyli*
play | etkisiz, imha, zombi*, kaçın*, kaç
harm | nasıl intihar ederim, nasıl intihar edilir, kendimi nasıl öldürürüm, nasıl kendimi öldürürüm, intihar yöntemleri
unharmed | seviye*, diken*, önle*, kaçın*, satranç
`,
  id: `
minors | anak anak, anak kecil, anak di bawah umur, di bawah umur, gadis kecil, siswi, # tahun
abuse | porno anak, seks dengan anak*
sexual | seks, seksual, porno*, hentai, erotis, perkosa*, memperkosa
fine | tanpa, tidak, bukan, jangan, melawan, mencegah, pendidikan, jenis kelamin
attack | bunuh, membunuh, tembak, menembak*, bantai, membantai, musnahkan, gantung
groups | orang yahudi, yahudi, orang muslim, umat islam, orang kristen, orang cina, orang kulit hitam, imigran, pengungsi, kaum gay, homoseksual
groups | lesbian, orang cacat, semua wanita
spare | selamatkan, menyelamatkan, lindungi, melindungi, sembunyi*, bantu*, membantu, bebaskan, hentikan, mencegah, jangan, catur, bidak, roma*
spare | museum
slogans | heil hitler, sieg heil, simulator genosida
how | cara membuat, cara merakit, cara membangun, resep, langkah membuat
devices | bom pipa, bom rakitan, bom asli, bom mobil, rompi bom, gas saraf, sarin, risin, antraks, gas mustard, senjata asli, senjata rakitan
devices | bom molotov
play | jinakkan, menjinakkan, zombi*, hindari, menghindari, lari
harm | cara bunuh diri, cara membunuh diri, cara gantung diri, cara menyayat, metode bunuh diri
unharmed | level, duri, mencegah, hindari, catur
`,
};
