/** A design as the database keeps it, which an earlier version of the program may have made. */
import { z } from 'zod';
import { gameDesignSchema, type GameDesign } from './design.js';
import { modeSaid } from './filling/index.js';

/** Designs of before had words in place of a mode: those of their prompt, and those of the prompts that they continue. */
const words = z.object({ heard: z.array(z.object({ text: z.string(), as: z.string() })).default([]) });

/** The design, with the mode that its words gave it where it was made before there was one; undefined for what is none. */
export function keptDesign(kept: unknown): GameDesign | undefined {
  const parsed = gameDesignSchema.safeParse(kept);
  if (!parsed.success) return undefined;
  const design = parsed.data;
  if (design.mode) return design;
  const before = words.safeParse(kept);
  const mode = modeSaid(design.genre, [...design.evidence, ...(before.success ? before.data.heard : [])]);
  // once more, for the order of the fields
  return mode ? gameDesignSchema.parse({ ...design, mode }) : design;
}
