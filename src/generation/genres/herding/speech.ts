import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a herding game',
  does: 'Drive a flock into its pen.',
  plays: ['take', 'save', 'bring', 'avoid', 'chase', 'guard', 'push'],
  near: ['maze', 'arena', 'catcher', 'platformer'],
  themes: ['farm', 'garden', 'forest', 'village'],
  staysThere: true,
  emoji: { ewe: 5, ram: 4 },
  slots: {
    crowd: 'item',
    leads: ['keeper', 'vehicle', 'riderAlone'],
    moves: [
      // whoever is brought home or saved is driven there
      { from: 'goal', what: 'living', to: 'item' },
      // sheep are driven, whatever a prompt makes them do, and so are many where nothing says that they are played
      { from: 'enemy', what: 'flock', to: 'item' },
      { from: 'obstacle', what: 'flock', to: 'item' },
      { from: 'hero', what: 'raider', to: 'enemy' },
      { from: 'hero', what: 'flock', to: 'item' },
      { from: 'hero', what: 'many', to: 'item' },
      { from: 'ally', to: 'item' },
      { from: 'item', what: 'raider', beside: 'flock', to: 'enemy' },
      // the broom with which hens are driven runs from nobody
      { from: 'item', what: 'lifeless', beside: 'living', to: 'deco' },
    ],
    rest: { hostile: 'enemy', traffic: 'enemy', flock: 'item', many: 'item' },
    // a pen is no pencil, a fold has its fence, and "Hütespiel" no hats
    itself: ['pen', 'fence', 'top-hat'],
    own: { pictures: ['dog'] },
    foes: ['wolf'],
    flock: [
      'ewe',
      'duck',
      'chicken',
      'goat',
      'penguin',
      'seal',
      'turtle',
      'crab',
      'rabbit',
      'frog',
      'camel',
      'parrot',
      'black-cat',
      'cat',
    ],
  },
  goals: [{ line: 'herdAll', when: { rule: ['collect'] } }, { line: 'herd' }],
  controls: [
    ['arrows', 'move', 'stick'],
    ['space', 'call', 'a'],
    [SECOND, 'dash', 'b', { rule: ['dash'] }],
  ],
  title: 'herd',
  levelNames: true,
  figures: true,
};
