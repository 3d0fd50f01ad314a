/** Dutch: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | tuk-tuk
hoverboard | hoverboard, elektrische step
longboard | longboard
tow truck | takelwagen, betonmolen, vrachtauto
forklift | stoomwals, sneeuwploeg, graafkraan
fire truck | brandweerwagen
tugboat | sleepboot, binnenvaartschip, fregat, reddingsboot, schuit, aak
vaporetto | pontje
rowboat | kano's, waterfiets, gondel
handcart | steekwagen
tricycle | driewieler, bakfiets, fietsje, eenwieler, tandem
railway track | spoorlijn, stootblok, spoorwegovergang
market stall | kraam, kraampje, kraampjes, bloemenwinkel, viswinkel, slagerij, patatkraam
granary | graanschuur, silo, varkensstal, koeienstal, zagerij, watermolen, wachttoren, telefooncel, tolhuisje, boothuis
paddock | omheining, hekje, schaapskooi, slagboom, reling, vangrail
pier | aanlegsteiger, kade, sluis, sluizen, aquaduct, ophaalbrug, stuw
kindergarten | kleuterschool, crèche, kinderdagverblijf, peuterspeelzaal
courthouse | stadhuis, rechtbank, parlement, mausoleum, ambassade, senaat
rock pool | lagune, beek, beekje, geiser, kloof, ravijn, duin, duinen, drijfzand, lawine, getij, dauw, baai
rice paddy | rijstveld, wijngaard, maïsveld, korenveld, bloembed, plantage
bouquet | boeketten
lilac | orchidee, narcis, anjer, viooltje, jasmijn, lavendel, geranium, sneeuwklokje
maple tree | eik, perenboom, kersenboom, iep, esdoorn, lindeboom, fruitboom, populier
spruce | spar, sparren, den boom, cipres, ceder, lariks
palm | kokospalm, dadelpalm
bramble | heggen, haag, braamstruik, rozenstruik
`;
