/** Care for a pet: feed it what it wishes, wash it, play with it, put it to bed. It grows day by day; a sad one is comforted. */
import { secondsByLevels } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind } from '../../kit/types.js';
import { newDay } from './day.js';
import { drawPet } from './draw.js';
import { step } from './play.js';
import { H, LANES, middleOf, spotsOf, TALLEST, W, type Spot, type State } from './state.js';
import { tell } from './wishes.js';

const THINK = 26;

/** What the bot would point at: what it wishes, the next dirt, the lane of the ball. */
function wanted(s: State, height: number): Spot | undefined {
  const spots = spotsOf(s, height);
  const { wish, ball } = s;
  if (s.phase === 'bath') return spots[0];
  if (s.phase === 'catch') return ball && ball.lane !== s.lane ? spots[ball.lane] : undefined;
  if (s.phase !== 'care') return undefined;
  const act = wish.act === 'comfort' ? 'pat' : wish.act;
  return spots.find(
    ({ does }) => does.act === act && (does.act !== 'feed' || (wish.act === 'feed' && does.food === wish.food)),
  );
}

export const virtualPet = defineKind<State>({
  genre: 'virtual_pet',
  rules: ['lives', 'timer', 'collect', 'levels', 'noEnemies', 'gentle', 'fast', 'slow', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST },
  touch: { move: 'none' },
  // as often may it be sad
  lives: 3,
  levels: 5,
  budget: secondsByLevels({ base: 60, level: 50, levels: 5, item: (n) => 200 + n * 4 }),
  backdrop: 'side',
  goalShows: 'hero',

  create(g) {
    const s = newDay(g);
    tell(g, s);
    if (g.rule('timer')) g.clock(120, 'lose');
    return s;
  },
  update: step,
  draw: drawPet,

  bot(g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    const spot = wanted(s, g.height);
    if (!spot) s.thought = 0;
    if (!spot || ++s.thought < (s.phase === 'care' ? THINK : 9)) return;
    s.thought = 0;
    pad.pointer = { x: spot.x, y: spot.y, down: true };
  },

  state: (s, g) => {
    const spots = spotsOf(s, g.height);
    const at = spots[Math.min(s.cursor, spots.length - 1)];
    const pet = middleOf(s, g.height);
    return {
      hero: { x: round(pet.x), y: round(pet.y) },
      cursor: at ? { x: round(at.x), y: round(at.y) } : { x: round(pet.x), y: round(pet.y) },
      phase_of_care: s.phase,
      wish: s.wish.act === 'feed' ? `feed ${s.wish.food.sprite}` : s.wish.act,
      needs: {
        food: Math.round(s.needs.food),
        clean: Math.round(s.needs.clean),
        joy: Math.round(s.needs.joy),
        rest: Math.round(s.needs.rest),
      },
      needed: s.wishes.length - s.granted,
      ball: s.ball ? { x: LANES[s.ball.lane] as number, y: round(s.ball.y) } : null,
      visitor: s.visitor ? round(s.visitor.x) : null,
    };
  },
});
