/** Filling: what of it others may use. A brief goes in, and a design comes out; a changed design has its gaps filled by the same parts. */
export { textOf } from './cast.js';
export { evidenceOf } from './evidence.js';
export { fillBrief, saidOf, type FillRequest } from './fill.js';
export { keepRules } from './kept-rules.js';
export { chooseKind } from './kind.js';
export { modeChanged, modeSaid } from './mode-words.js';
export { playedMode } from './modes.js';
export { askedOf, kindOf, namedOf, retold } from './named.js';
export { baseForm, nameOf } from './names.js';
export { makePalette } from './palette.js';
export { phrasesOf } from './phrases.js';
export { TEMPO } from './scenery.js';
export { PACKS } from './themes.js';
export { pictureOf, placed } from './things.js';
export { makeTitle } from './title.js';
export { withWishes } from './wishes.js';
export { wordsAfter } from './word-list.js';
export { isGentle, writeTexts } from './write.js';
