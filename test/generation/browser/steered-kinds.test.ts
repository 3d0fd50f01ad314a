/** Kinds whose phone screen has a stick, buttons or flicks, won with one device alone: `hands/plays.ts` says which. */
import { areWonByOneDevice } from './hands/cases.js';
import { PLAYS } from './hands/plays.js';
import { isSteered } from './hands/table.js';

areWonByOneDevice(PLAYS.filter(({ design }) => isSteered(design.genre)));
