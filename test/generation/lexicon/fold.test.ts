import { expect, it } from 'vitest';
import { nounStem } from '../../../src/generation/lexicon/fold.js';

it.each([
  ['buses', 'bus'],
  ['viruses', 'virus'],
  ['houses', 'house'],
  ['fuses', 'fuse'],
  ['dominoes', 'domino'],
  ['flamingoes', 'flamingo'],
  ['horseshoes', 'horseshoe'],
  ['canoes', 'canoe'],
  ['taxis', 'taxi'],
  ['yetis', 'yeti'],
  ['tennis', 'tennis'],
  ['werewolves', 'werewolf'],
  ['shelves', 'shelf'],
  ['gloves', 'glove'],
  ['foxes', 'fox'],
])('%s are several of %s', (many, one) => {
  expect(nounStem(many, 'en')).toBe(nounStem(one, 'en'));
});

it.each([
  ['canoes', 'canopy'],
  ['uses', 'us'],
])('%s are none of %s', (many, one) => {
  expect(nounStem(many, 'en')).not.toBe(nounStem(one, 'en'));
});

it.each(['topla', 'toplasın', 'avlıyor', 'başlasın'])('%s is a verb of Turkish, and no ball, hunt or head', (word) => {
  expect(['top', 'av', 'bas']).not.toContain(nounStem(word, 'tr'));
});

it.each([
  ['toplar', 'top'],
  ['kediler', 'kedi'],
])('%s are several of %s', (many, one) => {
  expect(nounStem(many, 'tr')).toBe(nounStem(one, 'tr'));
});
