/** What sort of thing each picture of the set shows: by its category in the set, and by lists where that says too little. */
import type { PictureSort } from '../sorts.js';

const CREATURES = new Set(
  `alien alien-monster ghost goblin ogre robot skull skull-and-crossbones clown-face jack-o-lantern snowman
  snowman-without-snow troll person-zombie man-zombie woman-zombie person-vampire man-vampire woman-vampire moai
  microbe dragon dragon-face phoenix-bird unicorn t-rex sauropod genie pile-of-poo teddy-bear cowboy-hat-face nerd-face
  disguised-face person-elf person-fairy woman-fairy person-mage man-mage woman-mage person-merpeople woman-merpeople`.split(
    /\s+/u,
  ),
);
const VEHICLES = new Set(
  `airplane ambulance articulated-lorry auto-rickshaw automobile bicycle bullet-train bus canoe delivery-truck ferry
  fire-engine flying-saucer helicopter high-speed-train kick-scooter light-rail locomotive metro minibus monorail
  motor-boat motor-scooter motorcycle mountain-cableway mountain-railway oncoming-automobile oncoming-bus
  oncoming-police-car oncoming-taxi passenger-ship pickup-truck police-car racing-car railway-car rocket sailboat
  satellite ship skateboard small-airplane speedboat sport-utility-vehicle station suspension-railway taxi tractor train
  tram tram-car trolleybus aerial-tramway sled parachute`.split(/\s+/u),
);
const BUILDINGS = new Set(
  `bank castle church circus-tent classical-building construction convenience-store department-store derelict-house
  factory ferris-wheel fountain hindu-temple hospital hotel house house-with-garden houses hut japanese-castle
  japanese-post-office kaaba love-hotel mosque office-building post-office school shinto-shrine stadium
  statue-of-liberty synagogue tent tokyo-tower playground-slide roller-coaster carousel-horse door window
  building-construction camping`.split(/\s+/u),
);
const PLANTS = new Set(
  `blossom bouquet cactus cherry-blossom deciduous-tree evergreen-tree fallen-leaf four-leaf-clover herb hibiscus
  hyacinth leaf-fluttering-in-wind lotus maple-leaf palm-tree potted-plant rose rosette seedling shamrock sheaf-of-rice
  sunflower tulip white-flower wilted-flower christmas-tree tanabata-tree pine-decoration`.split(/\s+/u),
);
const THINGS_IN_NATURE = new Set(
  'coral empty-nest feather nest-with-eggs paw-prints spider-web spiral-shell wing pig-nose'.split(' '),
);
const THINGS_ON_TRAVEL = new Set(
  `alarm-clock anchor barber-pole bellhop-bell brick compass fuel-pump hourglass-done hourglass-not-done luggage
  mantelpiece-clock oil-drum ring-buoy roller-skate seat stop-sign stopwatch timer-clock umbrella umbrella-on-ground
  closed-umbrella umbrella-with-rain-drops watch wheel wood rock thermometer star glowing-star shooting-star comet fire
  snowflake droplet high-voltage sun full-moon ringed-planet crescent-moon bus-stop railway-track world-map bomb
  globe-showing-americas globe-showing-europe-africa globe-showing-asia-australia cloud cloud-with-lightning tornado
  beach-with-umbrella ice bubbles`.split(/\s+/u),
);
const PLAIN_SMILEYS = new Set(
  'bomb collision dizzy hole red-heart zzz speech-balloon love-letter broken-heart black-heart blue-heart green-heart yellow-heart purple-heart orange-heart white-heart brown-heart sparkling-heart'.split(
    ' ',
  ),
);
const BODY = new RegExp(
  [
    String.raw`^(?:.*(?:hand|hands|finger|fingers|fist|thumbs-.*|index-pointing.*|backhand.*)|ear.*|nose|eyes?|mouth|tongue`,
    String.raw`|tooth|foot|leg|bone|brain|lungs|anatomical-heart|biting-lip|flexed-biceps|mechanical-.*|nail-polish`,
    String.raw`|call-me-hand|victory.*|vulcan.*|ok-hand|sign-of.*|love-you.*|footprints|.*silhouette|speaking-head|selfie`,
    String.raw`|kiss-mark)$`,
  ].join(''),
  'u',
);
const CLOCK = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)-(?:oclock|thirty)$/u;

/** What a picture shows, by its name and its category in the set's own metadata. */
export function sortOf(name: string, category: string): PictureSort {
  if (CLOCK.test(name)) return 'clock';
  if (CREATURES.has(name)) return 'creature';
  if (VEHICLES.has(name)) return 'vehicle';
  if (BUILDINGS.has(name)) return 'building';
  if (PLANTS.has(name)) return 'plant';
  if (THINGS_IN_NATURE.has(name) || THINGS_ON_TRAVEL.has(name) || PLAIN_SMILEYS.has(name)) return 'object';
  if (category === 'Food & Drink') return 'food';
  if (category === 'Animals & Nature') return 'animal';
  if (category === 'Objects' || category === 'Activities') return 'object';
  if (category === 'Travel & Places') return 'nature';
  if (category === 'Symbols' || category === 'Flags') return 'sign';
  if (category === 'Smileys & Emotion') return 'face';
  return BODY.test(name) ? 'body' : 'person';
}
