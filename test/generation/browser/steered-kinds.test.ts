/** Kinds whose phone screen has a stick, buttons or flicks: won by keys alone, by fingers alone, by a gamepad alone. */
import { KINDS } from '../../../src/generation/genres/index.js';
import { isWonByEachDevice } from './hands/cases.js';
import { isSteered } from './hands/table.js';

isWonByEachDevice(
  Object.values(KINDS)
    .map(({ kind }) => kind.genre)
    .filter(isSteered),
);
