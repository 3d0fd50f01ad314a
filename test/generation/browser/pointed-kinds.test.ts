/** Kinds whose phone screen is pointed at: won by keys alone, by a finger alone, by a gamepad alone. */
import { KINDS } from '../../../src/generation/genres/index.js';
import { isWonByEachDevice } from './hands/cases.js';
import { isSteered } from './hands/table.js';

isWonByEachDevice(
  Object.values(KINDS)
    .map(({ kind }) => kind.genre)
    .filter((genre) => !isSteered(genre)),
);
