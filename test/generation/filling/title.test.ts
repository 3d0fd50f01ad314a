import { expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string) => readPrompt({ prompt, seed: 42, supported: GENRES });

it.each([
  ['hamster golf', 'Hamster Golf'],
  ['golf mit einem Hamster', 'Golf: Hamster'],
  ['golf avec un hamster', 'Golf: Hamsters'],
  ['a clicker about pies', 'Pie Clicker'],
  ['кликер про бабушку', 'Кликер: Бабушка'],
  ['a quiz about planets', 'Quiz: Planets'],
  ['9 hole mini golf on the moon', 'Mini Golf in Deep Space'],
])('%s: is called by the game that it names', (prompt, title) => expect(read(prompt).title).toBe(title));

it.each([
  ['a virtual pet, my pet dragon', /pet.*pet/iu],
  ['Mario Golf with a fox', /mario/iu],
  // another game, which that kind only comes close to
  ['worms style artillery with hamsters', /aiming game/iu],
])('%s: is not called so', (prompt, not) => expect(read(prompt).title).not.toMatch(not));

it('does not say of golf that golf can’t be made', () => expect(read('hamster golf').named).not.toHaveProperty('why'));
