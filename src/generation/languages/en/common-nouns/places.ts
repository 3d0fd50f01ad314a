/** English: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | tuk-tuk, rickshaws, cycle rickshaw
hoverboard | hoverboard, hoverboards, e-scooter, e-scooters, segway, electric scooter
longboard | skateboards, longboard, skate board
tow truck | dumper, dump trucks, tipper, tow truck, tow trucks, concrete mixer, cement mixer, tanker truck, bin lorries, removal van, moving trucks, delivery vans
forklift | road roller, forklift truck, harvester, excavators, backhoe, snow blower, riding mower
fire truck | fire engines, fire trucks, firetruck
tugboat | tugboat, tugboats, barge, barges, lifeboat, houseboat, longship
vaporetto | water bus, ferry boat, ferries, vaporetto, hydrofoil
rowboat | rowboats, dugout, paddle boat, pedal boat, pedalo, canoes, kayaks, outrigger
handcart | barrow, food cart, trolleys, baggage cart, wagons, ox cart
tricycle | cargo bike, mountain bike, penny farthing, bmx
railway track | rail track, railroad, railway tracks, train track, railway switch, tram rails, buffer stop, level crossing
market stall | stall, stalls, market booth, food stand, newsstand, fish shop, flower shop, greengrocer's, butcher's shop, toy shop
granary | granary, silo, pigsty, cowshed, horse stable, sawmill, watermill, oil mill, boathouse, hangar, hayloft, watchtower, signal box, toll booth, phone booth, telephone booth, guard booth
paddock | sheep pen, paddock, corral, enclosure, palisade, railing, railings, guardrail, turnstile, animal pen
pier | jetty, wharf, marina, weir, lock gate, aqueduct, canal lock, drawbridge, footbridge, breakwater
kindergarten | nursery school, academy, daycare
courthouse | courthouse, town hall, parliament, embassy, mausoleum, opera house, pantheon, senate
rock pool | creek, brook, geyser, ravine, gorge, quicksand, dune, sand dune, avalanche, landslide, sinkhole, whirlwind, hailstorm, snowdrift, dew drop, riverbank
rice paddy | rice field, rice fields, rice paddy, cornfield, wheat field, farmland, garden bed, plantation
bouquet | bunch of flowers, bouquets, flower bouquet, bridal bouquet, flower wreath
lilac | orchid, orchids, daffodil, daffodils, carnation, jasmine, marigold, marigolds, poppies, snowdrop, geranium, petunia, peony, forget-me-not
maple tree | ash tree, beech, elm, cherry tree, pear tree, olive tree, lemon tree, fruit tree, birches, chestnut tree, willow tree, baobab
spruce | spruce, spruces, conifer, cypress, cypresses, yew, cedar, fir trees, juniper, redwood, sequoia, larch
palm | date palm, date palms, coconut palm, coconut tree
bramble | bramble, brambles, thicket, thornbush, gorse, rose bush, topiary
`;
