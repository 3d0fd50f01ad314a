/** Italian: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | spazio, galassia, cosmo, universo, luna, marte, orbita, astronauta, spaziale, pianeti
theme ice | ghiaccio, neve, inverno, artico, antartide, ghiacciato, ghiacciaio, polo nord, polo sud, igloo, iceberg, natale, innevato, natalizio, natalizia, innevata, invernale
theme forest | foresta, bosco, autunno, parco, autunnale, bosco incantato, fiaba
theme ocean | oceano, mare, sottomarino, sott'acqua, fondale, corallo, barriera corallina, acquario, lago, fiume, stagno, abissi, fondo del mare, venezia, laguna
theme desert | deserto, sahara, dune, egitto, piramide, piramidi, faraone, far west, oasi, selvaggio west
theme city | città, grattacieli, tetti, ufficio, autostrada, traffico, museo, ospedale, roma, supermercato, aeroporto
theme castle | castello, medievale, regno, cavaliere, fantasia, palazzo, drago, vichingo, tempio, principessa, medioevo
theme candy | caramelle, dolci, cioccolato, torta, gelato, zucchero, arcobaleno, biscotti, dolciumi
theme haunted | casa abbandonata, villa abbandonata, ospedale abbandonato
theme haunted | infestato, infestata, halloween, fantasma, fantasmi, cimitero, vampiro, zombi, zombie, strega, scheletro, horror, zucca, casa stregata, stregato, stregata, spettrale, pauroso
theme haunted | casa infestata, casa dei fantasmi
theme farm | fattoria, fienile, contadino, trattore, trattori, campagna, campo, mucca, gallina, raccolto, campi, prato
theme jungle | giungla, foresta pluviale, safari, savana, africa, amazzonia, scimmia, tigre, dinosauro, dinosauri, preistoria, bambù, zoo, preistorico
theme beach | spiaggia, isola, pirata, pirati, tropicale, palma, surf, estate, hawaii, costa, vacanze
theme volcano | vulcano, lava, magma, inferno, vulcanico, eruzione
theme garden | giardino, fiori, fiore, prato fiorito, serra, ape, farfalla, primavera, orto, insetti
theme kitchen | cucina, ristorante, pizza, pizzeria, panetteria, chef, cuoco, cibo, pasticceria, trattoria, formaggio, panificio, pasta
theme school | scuola, classe, biblioteca, maestra, università, compiti, libri, studenti, laboratorio, aula, matematica
theme cyberpunk | cyberpunk, neon, futuristico, hacker, robot, futuro, virtuale, digitale, fabbrica, futuristica, discoteca
theme sky | cielo, nuvole, nuvola, aereo, mongolfiera, uccello, vento, isole volanti, montagna, montagne, alpi, uccelli
theme cave | grotta, caverna, miniera, minatore, sotterraneo, tunnel, cristalli, tesoro, talpa, fogne, gemme
theme toys | giocattolo, giocattoli, bambola, orsacchiotto, circo, luna park, compleanno, palloncini, peluche
theme home | casa, in casa, a casa, casa mia, appartamento, soggiorno, salotto, sala da pranzo, camera da letto, camera, bagno, soffitta, cantina, corridoio, casa della nonna, dalla nonna, divano
theme home | tappeto, aspirapolvere, faccende, mobili, pulizie, bucato, cuscino, cuscini, cameretta
theme village | paese, paesino, villaggio, borgo, cittadina, strada, strade, vicolo, quartiere, vicinato, vicino di casa, vicini, piazza, piazzetta, mercato, mercatino, sagra, fiera, chiesa
theme village | campanile, postino, municipio
theme sports | sport, stadio, campo da calcio, campo di calcio, calcio, basket, pallacanestro, pallavolo, rugby, tennis, campo da tennis, palestra, campo sportivo, giornata dello sport, atletica
theme sports | pista di atletica, olimpiadi, giochi olimpici, mondiali, maratona, rigori, calci di rigore, allenatore, tribuna, ginnastica
time night | notte, di notte, mezzanotte, notturno, chiaro di luna, buio, notturna, stellata
time dawn | alba, al mattino, mattino, aurora
time dusk | tramonto, sera, crepuscolo, imbrunire
time day | soleggiato, di giorno, mezzogiorno, soleggiata
weather snow | neve, nevica, natale, inverno, bufera di neve
weather rain | pioggia, piove, piovoso, temporale, tempesta, piovosa
weather leaves | autunno, foglie secche, autunnale
weather petals | fiori di ciliegio, ciliegi, petali, primavera
weather fog | nebbia, nebbioso, foschia
weather embers | lava, vulcano, braci, cenere
weather bubbles | sott'acqua, bolle, fondo del mare
weather stars | stellato, spazio, cielo stellato, galassia
mood cheerful | allegro, allegra, felice, divertente, carino, colorato, festa, buffo, simpatico, gioioso
mood calm | calmo, rilassante, tranquillo, pacifico, zen, accogliente, sereno, rilassato, dolce
mood tense | teso, intenso, frenetico, pericoloso, emozionante, adrenalina, sopravvivenza, adrenalinico
mood spooky | spaventoso, spettrale, pauroso, inquietante, horror, gotico, halloween, infestata, tenebroso
mood epic | epico, epica, eroico, leggendario, avventura, battaglia, guerra, grandioso
mood melancholy | triste, solitario, solitudine, malinconico, nostalgia, tristezza, addio, lutto, malinconia, solo e
difficulty easy | facile, semplice, per bambini, principiante, non troppo difficile, mia figlia, mio figlio
difficulty hard | difficile, impegnativo, brutale, estremo, molto difficile, tosto
difficulty easy | niente di difficile, non troppo forte, non molto forte, non troppo bravo, non difficile
difficulty hard | molto forte, bello tosto
difficulty easy | principianti, per principianti, facilissimo, non difficile
difficulty hard | difficilissimo, davvero difficile, bello difficile
colour #e53935 | rosso, rossa, rossi, rosse
colour #fb8c00 | arancione
colour #fdd835 | giallo, gialla, dorato, gialli, gialle, dorata, dorati
colour #43a047 | verde, verdi
colour #00acc1 | turchese, ciano
colour #1e88e5 | blu, azzurro, azzurra, azzurri, azzurre
colour #8e24aa | viola, lilla
colour #ec407a | rosa acceso, fucsia, tutto rosa, color rosa
look warm | colori caldi, caldi
look pastel | pastello, colori tenui
look neon | neon, fluorescente
look muted | grigio, monocromatico, bianco e nero, solitudine
style flat | design piatto, minimalista, stile cartone animato
style pixel | pixel art, pixel, pixelato, pixelata, 8 bit, 8-bit, 16 bit, 16-bit, retrò, retro, vecchia scuola, vecchio stile
style noir | noir, film noir, bianco e nero, in bianco e nero, monocromatico, monocromatica
style paper | ritagli di carta, carta ritagliata, di carta, fatto di carta, ritagliato, origami, collage, libro illustrato, libro di fiabe, libro per bambini, disegnato a mano, disegnata a mano
style paper | fatto a mano, acquerello
theme space | stazione spaziale, via lattea, sistema solare, buco nero
theme ice | lapponia, pista da sci, mercatino di natale, aurora boreale, lago ghiacciato
theme forest | radura, casa sull'albero, campeggio, campo scout
theme ocean | al porto, nel porto, mediterraneo, adriatico
theme desert | saloon
theme city | milano, metropolitana, stazione di servizio, parcheggio, cantiere, stazione ferroviaria, caserma dei pompieri, centro commerciale, albergo
theme castle | rovine, fortezza, cattedrale, duomo, colosseo, antica roma
theme candy | lecca-lecca, zucchero filato, torrone, gelateria
theme haunted | trenino fantasma, fabbrica abbandonata, paese fantasma
theme farm | stalla, pollaio, vigneto, frutteto, risaia, uliveto, cascina, agriturismo, campo di grano
theme jungle | mangrovie, palude, età della pietra
theme beach | caraibi, copacabana, riviera, bagnasciuga, ombrelloni, piscina, parco acquatico, castello di sabbia
theme volcano | vesuvio, etna, pompei
theme garden | aiuola, fiori sul balcone, formicaio, alveare, pasqua, terrazza
theme kitchen | mensa, osteria, taverna, bancarella del cibo, chiosco, birreria, food truck
theme school | asilo, scuola materna, cortile della scuola, ricreazione
theme cyberpunk | sala server, realtà virtuale, distopico, pista da ballo
theme sky | himalaya, dolomiti, monte bianco, machu picchu, vetta, scogliera
theme cave | catacombe, galleria della metropolitana, miniera d'oro, tana, bunker
theme toys | parco divertimenti, parco a tema, giostre, ruota panoramica, montagne russe, casa delle bambole, castello gonfiabile, gardaland
theme home | balcone, garage, vasca da bagno, tavolino del salotto, caminetto, pigiama party, dai nonni
theme village | bazar, suk, carnevale, carnevale di venezia, festa di paese, festival, centro storico, porta della città, oktoberfest
theme sports | pista di pattinaggio, palaghiaccio, skatepark, bowling, dojo, campo da golf
time dawn | mattina presto, sorgere del sole
time dusk | calar della notte
time day | pomeriggio, pieno giorno, pausa pranzo
weather rain | acquazzone, pioggerella, diluvio, diluvia, piove a dirotto, tuoni, temporalesco
weather snow | fiocchi di neve, nevicata
weather fog | nebbiolina
weather leaves | foglie d'autunno, foglie che cadono, ventoso
weather petals | sakura, ciliegio in fiore
weather embers | scintille
weather stars | stelle cadenti, notte stellata
mood cheerful | comico, spassoso
mood calm | senza stress
mood tense | avvincente, suspense
mood spooky | terrificante, spaventosa, agghiacciante, da brivido, che fa paura, incubo
mood epic | leggendaria, maestoso
mood melancholy | commovente
difficulty easy | facili, molto facile, super facile, semplici, per i piccoli, per mia nonna, per anziani, un gioco da ragazzi
difficulty hard | difficili, super difficile, tosta, impossibile, quasi impossibile, per esperti, difficilissima, non facile, non troppo facile
style flat | flat design, grafica vettoriale
style pixel | game boy, gameboy
style noir | film muto, cinema muto, scala di grigi
style paper | di cartone, cartapesta, disegno a matita
look pastel | toni pastello, colori pastello, colori delicati
`;
