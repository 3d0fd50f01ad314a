/** What of a prompt's things lies about, burns, is lit, walks or is saved, by their pictures. */
import type { Actor, GameDesign } from '../../design.js';

type Asked = Pick<GameDesign, 'cast'>;

/** What one cleans with, or sprays; a hero that is one holds no other. */
const TOOL =
  /brush|broom|vacuum|sponge|soap|^robot|mop|bucket|shower|bathtub|hose|exting|sprinkler|lotion|ladder|towel|water|droplet|hydrant|pistol|oxygen|well$/u;
/** Weather and what else nobody wipes up, lights or puts out. */
const AIR = /^(?:wind|rain|cloud|torn|dash|snow|sun|moon|full-moon|cresc|fog|wave|water-w)/u;
/** What burns and stands there. */
const BURNS =
  /house|building|hut|school|castle|church|mosque|temple|store|office|factory|hotel|tent|tower|tree|plant|herb|wood|^log|sheaf|truck|bus|car$|table|chair|couch|candle/u;
/** What is no walker, but what the work is about. */
const FIRE = /^(?:fire|flame|smoke|volcano|lava|collis|mud|puddle|micros)|^label:/u;

const said = ({ from }: Actor): boolean => from === 'prompt';

export const isTool = ({ sprite }: Actor): boolean => TOOL.test(sprite) || /truck|engine|tractor/u.test(sprite);

const isOther = ({ sprite }: Actor): boolean => !TOOL.test(sprite) && !AIR.test(sprite);

/** Things to be picked up, swept away or lit. */
export const thingsOf = ({ cast }: Asked): readonly Actor[] => cast.items.filter((one) => said(one) && isOther(one));

/** What burns, but houses, which the kind draws itself. */
export function burnersOf({ cast }: Asked): readonly Actor[] {
  const all = [...cast.obstacles, ...(cast.goal ? [cast.goal] : []), ...cast.items].filter(said);
  if (all.some(({ sprite }) => /^(?:house|window$)/u.test(sprite))) return [];
  return all.filter(({ sprite }) => BURNS.test(sprite));
}

/** Who waits to be saved. */
export const guestsOf = ({ cast }: Asked): readonly Actor[] =>
  cast.items.filter(
    (one) =>
      said(one) &&
      isOther(one) &&
      ![BURNS, FIRE].some((pattern) => pattern.test(one.sprite)) &&
      one.sprite !== cast.hero.sprite,
  );

/** Who walks about and makes it bad again. */
export const walkersOf = ({ cast }: Asked): readonly Actor[] =>
  cast.enemies.filter((one) => isOther(one) && !FIRE.test(one.sprite));

/** Whether the prompt speaks of wind. */
export const isWindy = ({ cast }: Asked): boolean =>
  [...cast.enemies, ...cast.items, ...cast.obstacles].some(
    (one) => said(one) && /^(?:wind|torn|dash)/u.test(one.sprite),
  );
