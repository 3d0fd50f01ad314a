/** Where the things of a label are lost on the way to their role: told step by step, from the words to the design. */
import { GENRES, type GameDesign } from '../../src/generation/design.js';
import { readPrompt } from '../../src/generation/read-prompt.js';
import { seenIn } from '../../src/generation/reader/meaning/build/labels.js';
import { readParts } from '../../src/generation/reader/meaning/read.js';
import type { Label, Role } from './label.js';
import { occurrences, standOf, thingsOf, type Thing } from './things.js';

/**
 * `right`: it stands in its role. `unseen`: no thing was found where it stands. `refused`: it was taken for refused.
 * `misread`: the model gave it another part. `lost`: the part is right, and the design has it elsewhere or nowhere.
 */
export type Loss = 'right' | 'unseen' | 'refused' | 'misread' | 'lost';

export interface ThingLoss {
  readonly label: Label;
  readonly thing: Thing;
  readonly loss: Loss;
  /** the part that the model gave it, where it saw it */
  readonly read: string;
  readonly picture: string;
  readonly design: GameDesign;
}

/** The parts that the reader has for a role of the labels. */
const FITS: Readonly<Record<Role, readonly string[]>> = {
  hero: ['hero'],
  enemies: ['enemy', 'obstacle', 'boss'],
  boss: ['enemy', 'boss'],
  items: ['item', 'goal', 'bricks'],
  goal: ['goal', 'item'],
  obstacles: ['obstacle', 'enemy'],
  projectile: ['projectile'],
  scenery: ['place', 'obstacle', 'with', 'free'],
};

/** What became of each thing of a prompt that has a role beside scenery. */
export function lossesOf(label: Label, seed: number): ThingLoss[] {
  const design = readPrompt({ prompt: label.prompt, seed, supported: GENRES });
  const { tokens, mentions, spans, wanted, language } = seenIn(label.prompt);
  const cast = readParts(wanted, tokens, spans, language);
  return thingsOf(label)
    .filter(({ roles }) => roles.some((role) => role !== 'scenery'))
    .map((thing): ThingLoss => {
      const places = occurrences(thing.word, label.prompt);
      const here = mentions.filter((mention) => {
        const start = tokens[mention.from]?.start ?? 0;
        const end = tokens[mention.to - 1]?.end ?? start;
        return places.some(([from, to]) => from < end && start < to);
      });
      const roles = cast.filter(({ mention }) => here.includes(mention)).map(({ role }) => role);
      const fits = thing.roles.flatMap((role) => FITS[role]);
      const loss = ((): Loss => {
        if (standOf(thing, label, design) === 'right') return 'right';
        if (here.length === 0) return 'unseen';
        if (roles.length === 0) return 'refused';
        return roles.some((role) => fits.includes(role)) ? 'lost' : 'misread';
      })();
      return { label, thing, loss, read: roles.join('/'), picture: here.map((m) => m.picture).join('/'), design };
    });
}
