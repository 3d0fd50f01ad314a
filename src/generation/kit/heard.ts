import type { GameDesign } from '../design.js';

/** What a kind decides its game by: words of the prompt, and of those before it where a game is changed. */
export type Words = Pick<GameDesign, 'evidence' | 'heard'>;

/** All of them, the newest first: pong at night is still pong. */
export const heard = ({
  evidence,
  heard: before = [],
}: Words): readonly { readonly text: string; readonly as: string }[] => [...evidence, ...before];
