/** English: things that we draw ourselves, `picture | one/many, other words`; `=` where there is no other word for many. */
export const drawnThings = `
market-stall | market stall/market stalls, fruit stall, vegetable stall, food stall, fruit stalls, food stalls, farmers' stall
stapler | stapler/staplers
speed-bump | speed bump/speed bumps, speed hump, speed humps, sleeping policeman
sugar-cube | sugar cube/sugar cubes, sugar lump, sugar lumps, lump of sugar
flying-carpet | flying carpet/flying carpets, magic carpet, magic carpets
bottle-cap | bottle cap/bottle caps, bottle top, bottle tops, crown cap, crown caps
dam | dam/dams, reservoir dam
oar | oar/oars, canoe paddle, kayak paddle, canoe paddles
toothpick | toothpick/toothpicks, cocktail stick, cocktail sticks
rice-cooker | rice cooker/rice cookers
rubber-stamp | rubber stamp/rubber stamps, ink stamp, ink stamps
glass-bottle | glass bottle/glass bottles
plastic-bottle | plastic bottle/plastic bottles, water bottle, water bottles, pet bottle
sprinkler | sprinkler/sprinklers, lawn sprinkler, lawn sprinklers
sandbag | sandbag/sandbags, bag of sand
cash-register | cash register/cash registers, checkout counter, cash desk, supermarket checkout
rolling-pin | rolling pin/rolling pins
gong | gong/gongs
clog | clog/clogs, wooden shoe, wooden shoes
minaret | minaret/minarets
banana-peel | banana peel/banana peels, banana skin, banana skins, banana peeling
skittle | skittle/skittles, ninepin, ninepins
tin-can | tin can/tin cans, empty can, empty cans, aluminium can, aluminum can
rubber-duck | rubber duck/rubber ducks, rubber ducky, bath duck, rubber duckies
drill | power drill/power drills, electric drill, electric drills, cordless drill
turnip | turnip/turnips
escalator | escalator/escalators, moving stairs
bell-tower | bell tower/bell towers, belfry, campanile, church tower
bookshelf | bookshelf/bookshelves, bookcase, bookcases
fly-swatter | fly swatter/fly swatters, flyswatter, flyswatters
crater | crater/craters, moon crater, moon craters
millstone | millstone/millstones
ladle | ladle/ladles, soup ladle
washboard | washboard/washboards
reef | reef/reefs, coral reef, coral reefs
cinnamon | cinnamon/=, cinnamon stick, cinnamon sticks
windsock | windsock/windsocks
oxygen-tank | oxygen tank/oxygen tanks, oxygen bottle, oxygen bottles, air tank, air tanks, oxygen cylinder, scuba tank
note | sticky note/sticky notes, memo, memos, post-it, post-its
tile | floor tile/floor tiles, ceramic tile, ceramic tiles, bathroom tile, bathroom tiles, kitchen tile
sack | sack/sacks, sack of flour, sacks of flour, sack of grain, potato sack
drain | storm drain/storm drains, drain cover, drain grate, sewer grate
clothes-peg | clothes peg/clothes pegs, clothespin, clothespins, clothes pin
watering-can | watering can/watering cans
street-lamp | street lamp/street lamps, lamp post, lamp posts, lamppost, lampposts, streetlight, streetlights, street light, street lights
road-sign | road sign/road signs, street sign, street signs, signpost, signposts, traffic sign, traffic signs
hair-dryer | hair dryer/hair dryers, hairdryer, hairdryers, hair drier, blow dryer
roof-tile | roof tile/roof tiles, roofing tile, roofing tiles
pallet | pallet/pallets, wooden pallet, wooden pallets
guava | guava/guavas
sea-urchin | sea urchin/sea urchins
steering-wheel | steering wheel/steering wheels
lighthouse-keeper | lighthouse keeper/lighthouse keepers
lock-keeper | lock keeper/lock keepers, lockkeeper, dam keeper
bridge-keeper | bridge keeper/bridge keepers, bridge tender, bridge operator
`;

/** Names of the other ones, `picture | one/many`; their words stand in `nouns.ts` and `common-nouns/`. */
export const otherNames = `
water | water/=
wind | wind/=
sand | sand/=
smoke | smoke/=
mud | mud/=
paper | paper/=
plastic | plastic/=
well | well/wells
stairs | stairs/stairs
drawer | chest of drawers/chests of drawers
iron | flat iron/flat irons
tap | faucet/faucets, water tap, water taps
domino | domino/dominoes
whistle | whistle/whistles
wardrobe | wardrobe/wardrobes
`;
