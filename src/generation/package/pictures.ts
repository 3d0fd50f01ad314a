/** The cast's pictures as SVG texts: from the picture set, or drawn by mask where the design says `mask:…` or names one that is not there. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Actor, GameDesign } from '../design.js';
import { subSeed } from '../kit/random.js';
import type { Picture } from '../kit/types.js';
import { faceOf } from './faces.js';
import { maskSvg } from './masks.js';

interface IconSet {
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>;
  readonly aliases?: Readonly<Record<string, { parent: string }>>;
}

const require = createRequire(import.meta.url);
/** 9 MB of JSON: read at the first game (60 ms) and kept */
let set: IconSet | undefined;

function body(name: string): string | undefined {
  set ??= JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8')) as IconSet;
  const parent = Object.hasOwn(set.aliases ?? {}, name) ? set.aliases?.[name]?.parent : undefined;
  const key = parent ?? name;
  return Object.hasOwn(set.icons, key) ? set.icons[key]?.body : undefined;
}

/** Reads the picture set, so that the first game does not wait for it. */
export function warmPictures(): void {
  body('star');
}

/** Whether the picture set has that picture. */
export function hasPicture(name: string): boolean {
  return body(name) !== undefined;
}

export function picture(name: string, design: GameDesign): Picture {
  const found = name.startsWith('mask:') ? undefined : body(name);
  if (found === undefined)
    return {
      svg: maskSvg(
        name.startsWith('mask:') ? name.slice(5) : 'robot',
        subSeed(design.seed, name),
        design.theme.palette,
      ),
      face: name === 'mask:ship' ? 'up' : 'front',
    };
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 32 32">${found}</svg>`,
    face: faceOf(name),
  };
}

/** Every picture that the design's cast names. */
export function pictures(design: GameDesign): Record<string, Picture> {
  const { cast } = design;
  const actors: (Actor | undefined)[] = [
    cast.hero,
    ...cast.enemies,
    ...cast.items,
    cast.goal,
    ...cast.obstacles,
    cast.projectile,
    ...cast.deco,
  ];
  const out: Record<string, Picture> = {};
  for (const actor of actors) if (actor) out[actor.sprite] ??= picture(actor.sprite, design);
  return out;
}
