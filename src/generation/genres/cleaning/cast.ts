/** What of a prompt's things lies about, burns, is lit, walks or is saved, by their pictures. */
import type { Actor, GameDesign } from '../../design.js';

type Asked = Pick<GameDesign, 'cast'>;

/** What one cleans with, or sprays; a hero that is one holds no other. */
const TOOL =
  /brush|broom|vacuum|sponge|soap|^robot|mop|bucket|shower|bathtub|hose|extinguisher|sprinkler|watering|lotion|ladder|towel|water|droplet|hydrant|pistol|oxygen|well$/u;
/** Weather and what else nobody wipes up, lights or puts out. */
const AIR = /^(?:wind|rain|cloud|tornado|dash|snowflake|sun|moon|full-moon|crescent|fog|wave|water-wave|umbrella)/u;
/** What burns and stands there. */
const BUILT =
  /house|building|hut|school|castle|church|mosque|temple|shrine|store|shop|office|factory|bank|hospital|hotel|tent|barn|village|city|stadium|tower|windmill|roof|stall|window/u;
const GROWN_OR_MADE =
  /tree|farm|forest|bush|plant|herb|wood|^log|sheaf|field|truck|bus|automobile|car$|drum|barrel|wardrobe|table|chair|couch|carpet|candle|crate|package/u;
const burns = (sprite: string): boolean => BUILT.test(sprite) || GROWN_OR_MADE.test(sprite);
/** What is no walker, but what the work is about. */
const FIRE = /^(?:fire|flame|smoke|volcano|lava|collision|mud|puddle|microscope)|^label:/u;

const said = ({ from }: Actor): boolean => from === 'prompt';

export const isTool = ({ sprite }: Actor): boolean => TOOL.test(sprite) || /truck|engine|tractor/u.test(sprite);

/** Things to be picked up or swept away. */
export const litterOf = ({ cast }: Asked): readonly Actor[] =>
  cast.items.filter((one) => said(one) && !TOOL.test(one.sprite) && !AIR.test(one.sprite));

/** Lamps and whatever else is lit. */
export const lampsOf = ({ cast }: Asked): readonly Actor[] =>
  cast.items.filter((one) => said(one) && !TOOL.test(one.sprite) && !AIR.test(one.sprite));

/** What burns, but houses, which the kind draws itself. */
export function burnersOf({ cast }: Asked): readonly Actor[] {
  const all = [...cast.obstacles, ...(cast.goal ? [cast.goal] : []), ...cast.items].filter(said);
  if (all.some(({ sprite }) => /^(?:house|houses|house-with-garden|window)$/u.test(sprite))) return [];
  return all.filter(({ sprite }) => burns(sprite));
}

/** Who waits to be saved. */
export const guestsOf = ({ cast }: Asked): readonly Actor[] =>
  cast.items.filter(
    (one) =>
      said(one) &&
      !burns(one.sprite) &&
      ![TOOL, AIR, FIRE].some((pattern) => pattern.test(one.sprite)) &&
      one.sprite !== cast.hero.sprite,
  );

/** Who walks about and makes it bad again. */
export const walkersOf = ({ cast }: Asked): readonly Actor[] =>
  cast.enemies.filter(({ sprite }) => !FIRE.test(sprite) && !AIR.test(sprite) && !TOOL.test(sprite));

/** Whether the prompt speaks of wind. */
export const isWindy = ({ cast }: Asked): boolean =>
  [...cast.enemies, ...cast.items, ...cast.obstacles].some(
    (one) => said(one) && /^(?:wind|tornado|dash)/u.test(one.sprite),
  );
