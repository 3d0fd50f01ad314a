/** The maze without corridors: an open field, whose goal's sentence is about what lies there. */
import { defineKind } from '../../kit/types.js';
import { maze } from './index.js';
import type { State } from './state.js';

const { goalShows: _wayOut, ...play } = maze;

export const field = defineKind<State>(play);
