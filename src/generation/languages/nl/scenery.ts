/** Dutch: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | ruimte, in de ruimte, heelal, maan, mars, planeet, planeten, sterren, astronaut, melkweg, raket, asteroïden
theme ice | ijs, sneeuw, winter, noordpool, zuidpool, antarctica, gletsjer, ijsberg, kerst, sinterklaas, kerstman, pinguïn, schaatsen
theme forest | bos, woud, herfst, kamperen, park, toverbos, sprookjesbos
theme ocean | zee, oceaan, onder water, onderwater, rif, koraal, aquarium, duikboot, zeemeermin, meer, rivier, vijver, wadden, dolfijn, walvis
theme desert | woestijn, egypte, piramide, piramides, farao, wilde westen, cowboy, oase, kameel
theme city | stad, amsterdam, rotterdam, auto's, wolkenkrabber, daken, gracht, kantoor, supermarkt, station, ziekenhuis, metro, museum
theme castle | kasteel, middeleeuwen, middeleeuws, ridder, ridders, koninkrijk, paleis, draak, tovenaar, prinses, burcht, vikingen
theme candy | snoep, snoepjes, snoepland, chocola, chocolade, taart, taartjes, ijsjes, donuts, koekjes, drop, stroopwafels
theme haunted | verlaten huis, verlaten villa
theme haunted | spook, spoken, spookhuis, halloween, griezelig, begraafplaats, kerkhof, vampier, zombie, zombies, heks, skelet, pompoen
theme haunted | huis vol spoken
theme farm | boerderij, boer, boerin, weiland, weide, platteland, akker, koe, koeien, tractor, kippen, hooi, oogst
theme jungle | jungle, oerwoud, regenwoud, safari, savanne, afrika, aap, gorilla, tijger, dinosaurus, dinosaurussen, dino's, dierentuin
theme beach | strand, eiland, piraat, piraten, tropisch, palmbomen, surfen, zomer, vakantie, schateiland
theme volcano | vulkaan, lava, hel, magma, vuur, uitbarsting
theme garden | tuin, achtertuin, bloemen, bloem, kas, bij, bijen, vlinder, slak, lente, moestuin, kabouter, gazon
theme kitchen | keuken, restaurant, pizza, bakkerij, kok, café, koken, eten, sushi, pannenkoeken, frietkot, snackbar
theme school | school, klas, klaslokaal, bibliotheek, juf, meester, leraar, universiteit, examen, boeken, leerlingen, schoolplein, kleuters, rekenen
theme cyberpunk | cyberpunk, neon, toekomst, futuristisch, robot, robots, hacker, drones, fabriek
theme sky | lucht, hemel, wolken, wolk, vliegtuig, parachute, luchtballon, vogels, bergen, berg, vlieger
theme cave | grot, grotten, mijn met, mijnwerker, ondergronds, tunnel, tunnels, kristallen, schatkamer, mol, riool
theme toys | speelgoed, kinderkamer, knuffels, teddybeer, pop, poppen, circus, pretpark, verjaardag, ballonnen, speeltuin
theme home | thuis, huis, in huis, in het huis, bij mij thuis, flat, appartement, woonkamer, huiskamer, slaapkamer, badkamer, zolder, kelder, eetkamer, bij oma, huis van oma, oma's huis
theme home | tapijt, vloerkleed, stofzuiger, huishouden, klusjes, meubels, de was, kussen, kussens, mijn kamer
theme village | dorp, dorpje, dorpen, stadje, straat, straten, straatje, buurt, wijk, buurman, buurvrouw, buren, dorpsplein, markt, marktplein, rommelmarkt, kermis, braderie, dorpsfeest
theme village | kerk, kerktoren, postbode, steeg
theme sports | sport, stadion, sportveld, sportdag, voetbalveld, voetbal, hockeyveld, tennis, tennisbaan, basketbal, volleybal, handbal, korfbal, gymzaal, sporthal, gymles, gym, atletiek
theme sports | atletiekbaan, olympische spelen, wk, wereldkampioenschap, marathon, strafschoppen, penalty's, tribune, sportschool
time night | nacht, 's nachts, middernacht, maanlicht, in het donker, nachtelijk
time dawn | dageraad, ochtend, zonsopgang, 's ochtends, vroege ochtend
time dusk | schemering, zonsondergang, avond, 's avonds
time day | overdag, zonnig, middag
weather snow | sneeuw, sneeuwt, sneeuwstorm, winter, sneeuwval
weather rain | regen, regent, regenachtig, storm, onweer, miezer
weather leaves | herfst, vallende bladeren, herfstbladeren, winderig
weather petals | bloesem, kersenbloesem, bloesemblaadjes, lente
weather fog | mist, mistig, nevel
weather embers | vonken, gloed, as van, lava
weather bubbles | bubbels, luchtbellen, onder water
weather stars | sterrenhemel, sterrennacht
mood cheerful | vrolijk, vrolijke, blij, grappig, leuk, leuke, schattig, schattige, gezellig, kleurrijk, feest
mood calm | rustig, rustige, kalm, ontspannen, ontspannend, vredig, gezellig, zen, zacht, relaxt
mood tense | spannend, spannende, intens, snel, hectisch, gevaarlijk, overleven
mood spooky | eng, enge, griezelig, spookachtig, horror, duister, akelig
mood epic | episch, epische, heldhaftig, legendarisch, avontuur, strijd, veldslag
mood melancholy | verdrietig, droevig, melancholisch, eenzaam, eenzaamheid, nostalgisch, afscheid, heimwee
difficulty easy | makkelijk, makkelijke, gemakkelijk, eenvoudig, simpel, simpele, voor kinderen, voor kleuters, niet te moeilijk, voor mijn dochter, voor mijn zoon, voor peuters
difficulty hard | moeilijk, moeilijke, lastig, uitdagend, heel moeilijk, super moeilijk, keihard, onmogelijk
difficulty easy | niet te sterk, niet te slim, niet zo goed, niet te goed, niet moeilijk
difficulty hard | heel sterk, erg sterk, goed sterk
difficulty easy | beginners, voor beginners, beginner, heel makkelijk
difficulty hard | echt moeilijk, loeimoeilijk, zo moeilijk mogelijk
colour #e53935 | rood, rode
colour #fb8c00 | oranje
colour #fdd835 | geel, gele, gouden kleur, goudkleurig, goudkleurige
colour #43a047 | groen, groene
colour #00acc1 | turquoise, turkoois, cyaan
colour #1e88e5 | blauw, blauwe, lichtblauw, donkerblauw
colour #8e24aa | paars, paarse, lila, violet
colour #ec407a | roze, roos, felroze
look warm | warme kleuren, warme tinten
look pastel | pastel, pastelkleuren, zachte kleuren
look neon | neon, neonkleuren, lichtgevend
look muted | grijs, grijze, gedempte kleuren, vaal, zwart-wit
style flat | plat design, minimalistisch, minimalistische, cartoonstijl, tekenfilmstijl
style pixel | pixel, pixels, pixelart, pixel art, pixelstijl, retro, 8-bit, 8 bit, 16 bit, ouderwets spel
style noir | noir, zwart-wit, zwart wit, zwartwit, monochroom
style paper | van papier, papierstijl, knipsel, origami, collage, getekend, handgetekend, waterverf, prentenboek
theme space | ruimtestation, ruimteschip, zonnestelsel, zwart gat
theme ice | lapland, kerstmarkt, elfstedentocht, noorderlicht, ijsschots, bevroren meer, winters
theme forest | veluwe, open plek in het bos, boomhut, camping, natuurgebied, ardennen, heide
theme ocean | haven, noordzee, waddenzee, middellandse zee, scheepswrak, woonboot
theme desert | sahara, saloon, canyon
theme city | antwerpen, binnenstad, tankstation, bouwplaats, brandweerkazerne, winkelcentrum, vliegveld, schiphol
theme castle | ruïne, fort, kathedraal, tempel, colosseum, oude rome
theme candy | lolly, suikerspin, marsepein, pepernoten, ijssalon
theme haunted | spooktrein, spookstad, verlaten fabriek, verlaten ziekenhuis, verlaten pretpark
theme farm | in de stal, paardenstal, kippenhok, manege, boomgaard, rijstveld, maïsveld, polder, op het land, boerenerf
theme jungle | mangrove, moeras, suriname, steentijd
theme beach | scheveningen, texel, caribisch, zandkasteel, zwembad, waterpark, baai
theme volcano | vesuvius, krater
theme garden | volkstuin, voortuin, bloembed, balkonplanten, tulpenveld, keukenhof, mierenhoop, pasen, paashaas, stadspark, terras
theme kitchen | kantine, kroeg, bruin café, frietkraam, frituur, eetkraam, foodtruck, bakker, pannenkoekenhuis, barbecue
theme school | crèche, kinderopvang, kleuterschool, basisschool, collegezaal
theme cyberpunk | serverruimte, datacenter, dystopisch, nachtclub, dansvloer
theme sky | alpen, himalaya, dolomieten, machu picchu, bergtop, kabelbaan, kliffen
theme cave | catacomben, druipsteengrot, metrotunnel, goudmijn, bunker
theme toys | attractiepark, efteling, achtbaan, reuzenrad, botsauto's, poppenhuis, springkussen, zandbak, kinderfeestje
theme home | balkon, garage, trappenhuis, badkuip, salontafel, eettafel, open haard, vensterbank, bij opa
theme village | bazaar, carnaval, oktoberfest, feesttent, festival, koningsdag, avondmarkt, stadspoort, steegje
theme sports | ijsbaan, skatepark, bowlingbaan, dojo
time night | nachts, pikdonker
time dawn | ochtendgloren, vroeg in de ochtend
time dusk | avondrood, valavond
time day | namiddag, zonneschijn
weather rain | stortbui, stortregen, motregen, het giet, donder, hondenweer, miezerig
weather snow | sneeuwvlokken
weather fog | nevelig
weather leaves | bladeren die vallen
weather petals | sakura
weather embers | vonkenregen
weather stars | vallende sterren
mood cheerful | grappige, hilarisch, komisch
mood calm | knus, ontspannende, kalmerend, stressvrij, op je gemak
mood tense | opwindend, bloedstollend, zenuwslopend
mood spooky | angstaanjagend, doodeng, luguber, nachtmerrie, spookachtige
mood epic | heroïsch
mood melancholy | somber, weemoedig, ontroerend
difficulty easy | eenvoudige, supermakkelijk, super makkelijk, voor oma, voor mijn oma, voor senioren, voor de kleintjes, kinderspel
difficulty hard | lastige, supermoeilijk, extreem moeilijk, bijna onmogelijk, voor experts, niet te makkelijk
style flat | flat design, platte stijl
style pixel | gameboy, game boy
style noir | stomme film, zwart-witfilm
style paper | karton, van karton, papier-maché, potloodtekening
look pastel | pasteltinten, zachte tinten
`;
