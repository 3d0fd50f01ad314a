/** Spanish: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | bicitaxi
hoverboard | monopatín eléctrico, patinete eléctrico, patineta eléctrica
longboard | patineta, patinetas, monopatines
tow truck | camión volquete, grúa de remolque, hormigonera, camioneta de reparto
forklift | montacargas, apisonadora, retroexcavadora
fire truck | autobomba
tugboat | remolcador, barcaza, fragata, bote salvavidas, petrolero
vaporetto | transbordador
rowboat | canoas, kayaks, balsa de troncos, pedalón, bote de remos
handcart | carro de compras
tricycle | bicis, tándem, monociclo, bicicleta de carga
railway track | vías, vía férrea, rieles, riel, cambio de agujas, paso a nivel
market stall | puestos, puestos del mercado, tiendita, frutería, pescadería, juguetería
granary | silo, pocilga, aserradero, molino de agua, atalaya, cabina telefónica, garita, peaje, cobertizo
paddock | corral, barrera, barreras, redil, empalizada, cercado, barandilla
pier | embarcadero, dársena, presa de río, represa, acueducto, puente levadizo, rompeolas, esclusa, pasarela
kindergarten | guardería, jardín de infancia, kínder, academia, preescolar
courthouse | juzgado, parlamento, mausoleo, embajada, senado
rock pool | laguna, arroyo, riachuelo, géiser, cañón del río, barranco, duna, arenas movedizas, avalancha, marea, escarcha, rocío, bahía, alud
rice paddy | arrozal, viñedo, viñedos, huerta, maizal, trigal, parterre, plantación, sembrado
bouquet | ramos de flores, ramillete
lilac | margaritas, orquídea, narciso, jazmín, lavanda, geranio, azahar, cempasúchil
maple tree | sauce llorón, limonero, olmo, abedul, cerezo, higuera, jacarandá
spruce | abetos, ciprés, cedro, secuoya
palm | palmeras, datilera, palma
bramble | zarza, setos, rosal, zarzal
`;
