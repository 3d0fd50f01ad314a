import { ONLOOKER, LIFELESS_FOES } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a falling-block puzzle',
  does: 'Fill rows with falling blocks.',
  plays: ['bring', 'make', 'throw', 'hit', 'push', 'match'],
  draws: ['block', 'brick'],
  near: ['match3', 'breakout', 'catcher'],
  themes: ['garden', 'candy', 'toys'],
  slots: { crowd: 'item', leads: ONLOOKER, moves: [LIFELESS_FOES] },
  goals: [{ line: 'rows', when: { rule: ['collect'] } }, { line: 'stack' }],
  warns: 'never',
  controls: [
    ['leftRight', 'move', 'drag'],
    ['up', 'turn', 'tap'],
    ['down', 'hurry', 'none'],
    ['space', 'drop', 'down'],
    [SECOND, 'keep', 'up'],
  ],
  ideas: ['buried', 'crumbs', 'rubble', 'rising', 'ghostless', 'pusher'],
  title: 'drop',
  byColour: true,
};
