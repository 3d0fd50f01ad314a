/**
 * People whom the picture set shows nobody of, by what they are known by: somebody of the set, with that in front of them. Data alone:
 * `package/trades.ts` puts the two together.
 */

interface Trade {
  /** picture of the set */
  readonly who: string;
  /** picture of the set, or one of our own */
  readonly holds: string;
}

/** `trade | who | holds` */
const ROWS = `
fisherman | man-white-hair | fishing-pole
shepherd | farmer | ewe
gardener | farmer | potted-plant
beekeeper | woman-farmer | honeybee
hunter | man-beard | bow-and-arrow
librarian | woman-teacher | books
postman | office-worker | envelope
cashier | woman-office-worker | receipt
lawyer | man-office-worker | balance-scale
journalist | office-worker | microphone
photographer | person | camera
plumber | mechanic | wrench
electrician | mechanic | light-bulb
bricklayer | construction-worker | brick
carpenter | man-construction-worker | carpentry-saw
miner | construction-worker | pick
blacksmith | man-beard | hammer
baker | cook | bread
butcher | man-cook | cut-of-meat
waiter | man-in-tuxedo | hot-beverage
bartender | person-in-tuxedo | tropical-drink
dentist | health-worker | tooth
vet | woman-health-worker | paw-prints
pharmacist | health-worker | pill
tailor | older-person | scissors
potter | woman-curly-hair | amphora
cleaner | woman | broom
coach | man | stopwatch
actor | person-in-tuxedo | performing-arts
babysitter | woman | baby-bottle
captain | pilot | anchor
sailor | person-beard | anchor
lifeguard | person-blonde-hair | ring-buoy
shopkeeper | woman-curly-hair | shopping-bags
messenger | boy | scroll
patient | person | adhesive-bandage
driver | person-curly-hair | steering-wheel
lighthouse-keeper | man-beard | lighthouse
lock-keeper | person-beard | dam
bridge-keeper | older-person | bridge-at-night
`;

export const TRADES: ReadonlyMap<string, Trade> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .map(([trade = '', who = '', holds = '']) => [trade, { who, holds }]),
);
