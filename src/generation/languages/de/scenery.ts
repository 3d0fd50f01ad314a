/** German: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | weltraum, weltall, galaxie, kosmos, universum, mond, mars, all, astronaut, raumschiff, im all, planeten, raumstation
theme ice | eis, schnee, winter, arktis, antarktis, gefroren, gletscher, nordpol, südpol, iglu, eisberg, weihnachten, verschneit, eisig, weihnachtlich, weihnachts, winterlich, verschneiten
theme forest | wald, herbst, herbstwald, herbstlich, park, taiga, zauberwald, märchen, märchenwald, wäldchen
theme ocean | ozean, meer, unterwasser, unter wasser, tiefsee, korallen, korallenriff, riff, aquarium, see, fluss, teich, unterwasserwelt, meeresgrund, tauchen, venedig
theme desert | wüste, sahara, dünen, ägypten, pyramide, pyramiden, pharao, wilder westen, wilden westen, canyon, oase
theme city | stadt, hochhaus, hochhäuser, dächer, büro, autobahn, verkehr, museum, krankenhaus, flughafen, bahnhof, großstadt, supermarkt, berlin
theme castle | burg, schloss, mittelalter, mittelalterlich, königreich, ritter, fantasy, palast, verlies, drache, wikinger, tempel, fantasie, prinzessin
theme candy | süßigkeiten, bonbon, bonbons, schokolade, kuchen, torte, eiscreme, zucker, lebkuchen, regenbogen, schlaraffenland, zuckerwatte, gummibärchen, donut, donuts, keks, kekse, süßigkeitenland
theme haunted | verlassenes haus, verlassenen haus, verlassene villa, verlassenes krankenhaus, ruine
theme haunted | spuk, geisterhaus, halloween, gruselig, gespenst, gespenster, friedhof, vampir, zombie, zombies, hexe, skelett, horror, kürbis, spukschloss, geister, spukhaus, gespensterschloss
theme haunted | geisterschloss, grusel, unheimlich
theme farm | bauernhof, farm, scheune, bauer, traktor, traktoren, feld, felder, kuh, huhn, ernte, wiese, acker, weide
theme jungle | dschungel, urwald, regenwald, safari, savanne, afrika, amazonas, affe, tiger, dinosaurier, urzeit, bambus, zoo, australien, steinzeit, prähistorisch
theme beach | strand, insel, pirat, piraten, tropisch, palme, palmen, surfen, sommer, sandburg, küste, urlaub, schatzinsel, südsee
theme volcano | vulkan, lava, magma, hölle, vulkanausbruch, feuerwelt, unterwelt, vulkanisch
theme garden | garten, blumen, blume, wiese blumen, rasen, gewächshaus, biene, bienen, schmetterling, frühling, gärten, insekten, gemüsegarten, hinterhof, blumenwiese
theme kitchen | küche, restaurant, pizza, pizzeria, bäckerei, koch, kochen, essen gehen, imbiss, café, burger, frühstück, käse, konditorei, gemüse
theme school | schule, klassenzimmer, bibliothek, bücherei, lehrer, universität, hausaufgaben, bücher, schüler, labor, prüfung, mathe, klasse
theme cyberpunk | cyberpunk, neon, futuristisch, hacker, roboter, zukunft, virtuell, digital, fabrik, neonstadt, drohnen, neonlicht, disco, nachtclub
theme sky | himmel, wolken, wolke, flugzeug, ballon, vogel, wind, fliegende inseln, berg, berge, gebirge, alpen, luft, vögel
theme cave | höhle, mine, bergwerk, bergarbeiter, unterirdisch, tunnel, kristalle, schatz, maulwurf, stollen, edelsteine, kanalisation
theme toys | spielzeug, puppe, teddy, teddybär, kinderzimmer, zirkus, jahrmarkt, geburtstag, luftballons, freizeitpark, spielplatz, kuscheltier
theme home | zuhause, zu hause, daheim, haus, im haus, wohnung, wohnzimmer, schlafzimmer, badezimmer, bad, esszimmer, dachboden, keller, diele, bei oma, omas haus, bei oma zuhause, sofa
theme home | couch, teppich, staubsauger, haushalt, hausarbeit, möbel, wäsche, kissen, mein zimmer, in der wohnung
theme village | dorf, dörfer, kleinstadt, städtchen, altstadt, straße, straßen, gasse, gassen, nachbarschaft, nachbar, nachbarn, nachbarin, marktplatz, markt, wochenmarkt, flohmarkt, dorffest
theme village | straßenfest, kirmes, kirche, kirchturm, postbote, briefträger, dorfplatz, rathaus, siedlung
theme sports | sport, stadion, sportplatz, fußballplatz, fußballfeld, fußball, fussball, handball, basketball, volleyball, tennis, tennisplatz, turnhalle, sporthalle, sportfest
theme sports | bundesjugendspiele, sportunterricht, turnen, leichtathletik, laufbahn, olympia, olympische spiele, weltmeisterschaft, wm, marathon, elfmeter, tribüne, fitnessstudio
theme sports | bundesliga
time night | nacht, nachts, mitternacht, mondlicht, bei nacht, dunkel, dunklen, nächtlich, sternenklar
time dawn | morgengrauen, sonnenaufgang, am morgen, morgens, morgendämmerung
time dusk | abend, abends, sonnenuntergang, dämmerung, abenddämmerung
time day | sonnig, am tag, tagsüber, mittags, sonnige, sonnigen
weather snow | schnee, schneit, verschneit, schneesturm, winter, weihnachten, schneefall
weather rain | regen, regnet, regnerisch, sturm, gewitter, verregnet, verregneten
weather leaves | herbst, laub, herbstlich, herbstwald, herbstlaub
weather petals | kirschblüte, kirschblüten, blütenblätter, frühling
weather fog | nebel, neblig, nebligen, nebliger
weather embers | lava, vulkan, glut, asche, funken
weather bubbles | unterwasser, luftblasen, tiefsee, unter wasser
weather stars | sternenhimmel, weltraum, sternenklar, weltall, galaxie
mood cheerful | fröhlich, lustig, lustige, bunt, niedlich, süß, spaß, heiter, spaßig, witzig, fröhliche, party, albern
mood calm | ruhig, ruhiges, entspannend, entspannt, entspanntes, gemütlich, gemütliches, friedlich, zen, sanft, gelassen, beruhigend, entspannendes
mood tense | spannend, intensiv, rasant, hektisch, gefährlich, actionreich, adrenalin, nervenkitzel, überleben
mood spooky | gruselig, unheimlich, schaurig, grusel, düster, gespenstisch, halloween, horror, gruseliges, gruselige, spuk
mood epic | episch, heldenhaft, legendär, abenteuer, schlacht, krieg, episches, gewaltig, epische
mood melancholy | traurig, einsam, einsamkeit, melancholisch, nostalgie, nostalgisch, trauer, abschied, verlust, sehnsucht, melancholie, allein
difficulty easy | einfach, leicht, für kinder, nicht zu schwer, anfänger, nicht schwer, nicht so schwer, meine tochter, meinen sohn, leichtes, einfaches, kindgerecht, kleinkinder
difficulty hard | schwer, schwierig, anspruchsvoll, brutal, extrem, sehr schwer, knallhart, schweres, herausfordernd
difficulty easy | nicht zu stark, nicht so stark, nicht zu schlau, nicht zu gut, nicht so gut
difficulty hard | stark sein, richtig stark, sehr stark, ruhig stark
difficulty easy | für anfänger, für neulinge, nicht allzu schwer, kinderleicht
difficulty hard | richtig schwer, so schwer wie möglich, bockschwer
colour #e53935 | rot, rote, roten, rotes, roter, rotem
colour #fb8c00 | orange
colour #fdd835 | gelb, gelbe, gelben, golden, goldene, gelbes, gelber, goldenes, goldenen
colour #43a047 | grün, grüne, grünen, grünes, grüner
colour #00acc1 | türkis, cyan
colour #1e88e5 | blau, blaue, blauen, blaues, blauer
colour #8e24aa | lila, violett, lilafarben, purpur, violette, violetten
colour #ec407a | rosa, pink, rosafarben, pinke, pinken, pinkes, rosarot
look warm | warme farben, warm, warmen farben
look pastel | pastell, pastellfarben, sanfte farben
look neon | neon, leuchtend, leuchtenden
look muted | gedeckt, grau, monochrom, schwarzweiß, schwarz-weiß, einsamkeit
style flat | flaches design, minimalistisch, minimalistischer, zeichentrick, comicstil, im cartoonstil
style pixel | pixelart, pixel-art, pixelkunst, pixelgrafik, pixelstil, pixel, pixelig, verpixelt, verpixelte, 8-bit, 8 bit, 16-bit, 16 bit, retro, retrospiel, retrostil, retro-stil, altmodisch
style noir | noir, film noir, schwarzweiß, schwarz-weiß, schwarz weiß, in schwarzweiß, monochrom, einfarbig
style paper | papierschnitt, scherenschnitt, papierstil, aus papier, ausgeschnitten, ausgeschnittenem papier, origami, collage, bilderbuch, bilderbuchstil, märchenbuch, kinderbuch, handgezeichnet
style paper | handgezeichnete, handgezeichneter, handgemalt, von hand gezeichnet, gebastelt, aquarell
theme space | milchstraße, sonnensystem, schwarzes loch
theme ice | lappland, skipiste, weihnachtsmarkt, heiligabend, adventszeit, zugefrorenen see
theme forest | schwarzwald, lichtung, baumhaus
theme ocean | hafen, ostsee, nordsee, bodensee, wattenmeer, schiffswrack
theme desert | steppe, prärie, saloon
theme city | innenstadt, fußgängerzone, münchen, tankstelle, parkhaus, parkplatz, baustelle, u-bahn, hauptbahnhof, einkaufszentrum, hotel
theme castle | burgruine, neuschwanstein, kloster, festung, alten rom
theme candy | lolli, lutscher, pralinen, eisdiele
theme haunted | geisterbahn, geisterstadt, verlassenen fabrik, verlassenen krankenhaus, verlassenen freizeitpark, lost place
theme farm | stall, pferdestall, reiterhof, weinberg, obstgarten, auf dem land, maisfeld, reisfeld
theme jungle | mangroven, sumpf
theme beach | karibik, mallorca, copacabana, freibad, schwimmbad, hallenbad, badesee
theme volcano | vesuv, ätna, krater, pompeji
theme garden | schrebergarten, kleingarten, blumenbeet, balkonblumen, stadtpark, terrasse, ostern, osterhase
theme kitchen | kantine, mensa, kneipe, wirtshaus, biergarten, pommesbude, imbissbude, würstchenbude, cocktailbar, bäcker
theme school | kindergarten, schulhof, pausenhof, grundschule, hörsaal, uni
theme cyberpunk | serverraum, rechenzentrum, dystopisch, tanzfläche
theme sky | zugspitze, himalaya, anden, dolomiten, machu picchu, alm, gipfel, seilbahn
theme cave | katakomben, tropfsteinhöhle, u-bahn-tunnel, u-bahn-schacht, bunker
theme toys | themenpark, rummelplatz, achterbahn, riesenrad, karussell, kindergeburtstag, hüpfburg, sandkasten
theme home | balkon, garage, flur, treppenhaus, badewanne, wohnzimmertisch, couchtisch, am kamin, wg
theme village | oktoberfest, wiesn, festzelt, bierzelt, karneval, fasching, straßenkarneval, volksfest, stadttor, basar, festival
theme sports | bolzplatz, eishalle, eisbahn, skatepark, kegelbahn, dojo
time night | stockdunkel
time dawn | frühmorgens, in der früh
time dusk | abendrot, spätnachmittag
time day | mittag, nachmittag, nachmittags, sonnenschein
weather rain | platzregen, nieselregen, es gießt, es schüttet, regenwetter, donner, unwetter, schietwetter, stürmisch
weather snow | schneeflocken
weather fog | dunst
weather leaves | fallende blätter, fallenden blättern
weather petals | blütenregen
weather embers | funkenflug
weather stars | sternschnuppen, nachthimmel
mood cheerful | verrückt, humorvoll, urkomisch
mood calm | kuschelig, gechillt, ruhige, gemütliche
mood tense | aufregend, packend, stressig, actiongeladen
mood spooky | furchterregend, gänsehaut, albtraum, alptraum
mood epic | heroisch
mood melancholy | wehmütig, heimweh
difficulty easy | einfache, leichte, babyleicht, superleicht, sehr leicht, ganz einfach, nicht zu schwierig, für meine oma, für senioren
difficulty hard | schwierige, schwieriges, superschwer, sauschwer, extrem schwer, unmöglich, knifflig, für profis, für experten, nicht zu leicht, nicht zu einfach
style flat | flat design, flachen stil
style pixel | gameboy, game boy, atari
style noir | stummfilm, schwarzweißfilm, schwarz-weiß-film
style paper | aus pappe, bleistiftzeichnung
look pastel | pastelltöne, zarten farben
`;
