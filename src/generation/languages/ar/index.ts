/** Arabic, whole. */
import type { Language } from '../language.types.js';
import { namesOf, wordsOf } from '../rows.js';
import asker from './asker.js';
import { asks, notes } from './asks.js';
import { commonNouns } from './common-nouns/index.js';
import { cues, noise } from './cues.js';
import { drawnThings, otherNames } from './drawn-things.js';
import { farPlaces } from './far-places.js';
import { fillers } from './fillers.js';
import frames from './frames.js';
import { NAMES as names } from './games.js';
import * as inflection from './inflection.js';
import { kinds } from './kinds.js';
import { localNouns } from './local-nouns.js';
import { names as listedNames } from './names.js';
import { nouns } from './nouns.js';
import { numbers } from './numbers.js';
import parts from './parts.js';
import { revisions } from './revisions.js';
import { rules } from './rules.js';
import { scenery } from './scenery.js';
import { gameTalk, smallWords } from './small-words.js';
import { texts } from './texts.js';
import { commonThings, everydayThings, gameThings, ownThings } from './things.js';
import { verbs } from './verbs.js';
import { ways } from './ways.js';
import { wishes } from './wishes.js';
import { WORDS as words } from './words.js';

export const ar: Language = {
  asker,
  asks,
  commonNouns,
  commonThings,
  cues,
  everydayThings,
  farPlaces,
  fillers,
  frames,
  gameTalk,
  gameThings,
  inflection,
  kinds,
  localNouns,
  names,
  noise,
  notes,
  nouns,
  numbers,
  ownThings: ownThings + wordsOf(drawnThings),
  parts,
  pictureNames: { ...namesOf(drawnThings + otherNames), ...listedNames },
  revisions,
  rules,
  scenery,
  smallWords,
  texts,
  verbs,
  ways,
  wishes,
  words,
};
