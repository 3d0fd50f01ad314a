/** Dressing up: a wish is granted by the right piece, dye and print, what was named hangs there, and who does nothing gets nowhere. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type Actor, type GameDesign, type Rule } from '../../../src/generation/design.js';
import { dressUp } from '../../../src/generation/genres/dress-up/index.js';
import { nextStep, spotsOf } from '../../../src/generation/genres/dress-up/layout.js';
import { occasionOf } from '../../../src/generation/genres/dress-up/mode.js';
import { isMet, suits, type Outfit, type State, type Worn } from '../../../src/generation/genres/dress-up/state.js';
import { penguin } from '../designs.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}, seed = 7): Table<State> =>
  table(dressUp, designOf('dress_up', rules, over), seed);
const said = (sprite: string): Actor => ({ name: sprite, sprite, traits: [], from: 'prompt' });
const cast = (items: string[], over: Partial<GameDesign['cast']> = {}): GameDesign['cast'] => ({
  ...penguin.cast,
  items: items.map(said),
  ...over,
});
const worn = (cut: string, dye = 0, pattern: Worn['pattern'] = 'plain'): Worn => ({ cut, dye, pattern });

function tap(t: Table<State>, id: string): void {
  const spot = spotsOf(t.state(), t.game().height).find((one) => one.id === id);
  if (!spot) throw new Error(`nothing is called ${id}`);
  t.play.virtual.pointer = { x: spot.x, y: spot.y, down: true };
  t.run(1);
  t.play.virtual.pointer.down = false;
  t.run(1);
}
/** Everything but the last press. */
function dress(t: Table<State>): void {
  for (let i = 0; i < 60; i++) {
    const id = nextStep(t.state());
    if (id === 'done' || id === undefined) return;
    tap(t, id);
  }
}

it.each(DIFFICULTIES)(
  'is won by its bot with each of 50 seeds when it is %s, the same way each time',
  (difficulty) => {
    const design = designOf('dress_up', [], { difficulty });
    const first = tournament(dressUp, design, 50);
    expect(first.won).toBe(50);
    expectSameAgain(first.traces, dressUp, design);
  },
  120_000,
);

it('waits for whoever does nothing, and is never lost', () => {
  const t = tableOf();
  t.run(60 * 120);
  expect([t.play.phase, t.game().level, t.game().score]).toEqual(['play', 1, 0]);
});

describe('a wish', () => {
  it('is true of some outfits and not of others', () => {
    const outfit: Outfit = { hat: worn('beanie', 4), neck: worn('scarf', 4, 'dots'), dress: worn('gown', 6) };
    expect(isMet({ want: 'cut', slot: 'hat', cut: 'beanie' }, outfit, 'winter')).toBe(true);
    expect(isMet({ want: 'cut', slot: 'hat', cut: 'beanie', dye: 5 }, outfit, 'winter')).toBe(false);
    expect(isMet({ want: 'cut', slot: 'neck', cut: 'scarf', pattern: 'dots' }, outfit, 'winter')).toBe(true);
    expect(isMet({ want: 'cut', slot: 'neck', cut: 'scarf', pattern: 'hearts' }, outfit, 'winter')).toBe(false);
    expect(isMet({ want: 'occasion', n: 2 }, outfit, 'winter')).toBe(true);
    expect(isMet({ want: 'occasion', n: 2 }, outfit, 'ball')).toBe(false);
    expect(isMet({ want: 'alike', slots: ['hat', 'neck'] }, outfit, 'winter')).toBe(true);
    expect(isMet({ want: 'alike', slots: ['hat', 'dress'] }, outfit, 'winter')).toBe(false);
    expect(isMet({ want: 'never', dye: 6 }, outfit, 'winter')).toBe(false);
    expect(isMet({ want: 'never', dye: 0 }, outfit, 'winter')).toBe(true);
  });

  it('must be granted before the show; a second press takes a piece off again', () => {
    const t = tableOf();
    const s = t.state();
    tap(t, 'done');
    expect([s.phase, s.no > 0]).toEqual(['dress', true]);
    dress(t);
    expect(s.met.every(Boolean)).toBe(true);
    const touched = s.touched!;
    const at = s.rails.get(s.tab)!.findIndex(({ cut }) => cut === s.outfit[touched]!.cut);
    tap(t, `piece:${at}`);
    expect([s.outfit[touched], s.met.every(Boolean)]).toEqual([undefined, false]);
    tap(t, `piece:${at}`);
    tap(t, 'done');
    expect([s.phase, t.game().score > 0]).toEqual(['show', true]);
    t.run(400, undefined, () => t.game().level === 2);
    expect(t.game().level).toBe(2);
  });

  it('brings in one idea after the other: an occasion, what goes together, a colour that nobody wants, a covered portrait', () => {
    const t = tableOf();
    t.play.botMode = 'win';
    const wants: string[][] = [];
    const portraits: string[] = [];
    t.run(60 * 200, undefined, () => {
      const { level } = t.game();
      wants[level - 1] = [...new Set(t.state().wishes.map(({ want }) => want))];
      portraits[level - 1] = t.state().portrait;
      return false;
    });
    expect(wants[2]).toContain('occasion');
    expect(wants[4]).toContain('alike');
    expect(wants[5]).toContain('never');
    expect(portraits).toEqual(['none', 'none', 'none', 'none', 'none', 'none', 'seen', 'hidden']);
  });
});

describe('the wardrobe', () => {
  it('opens with what the prompt names, as many as it says', () => {
    const t = tableOf([{ rule: 'collect', n: 10 }], { cast: cast(['dress', 'crown']) });
    const s = t.state();
    expect([...s.rails.keys()].slice(0, 2)).toEqual(['dress', 'hat']);
    expect(s.rails.get('dress')).toHaveLength(10);
    expect(s.rails.get('hat')!.filter(({ cut }) => cut === 'crown')).toHaveLength(10);
    const kinds = new Set(s.rails.get('dress')!.map(({ cut, dye, pattern }) => `${cut} ${dye} ${pattern}`));
    expect(kinds.size).toBe(10);
  });

  it('holds in the hand what nobody wears, and wishes for it', () => {
    const s = tableOf([], { cast: cast(['teddy-bear', 'scarf']) }).state();
    expect(s.things.map(({ sprite }) => sprite)).toEqual(['teddy-bear']);
    expect(
      s.rails
        .get('extra')!
        .slice(0, 2)
        .map(({ cut }) => cut),
    ).toEqual(['thing:0', 'scarf']);
    expect(Object.values(s.target).map(({ cut }) => cut)).toEqual(expect.arrayContaining(['thing:0', 'scarf']));
  });

  it('has hair for a person alone', () => {
    expect(
      tableOf([], { cast: cast(['star'], { hero: said('princess') }) })
        .state()
        .rails.has('hair'),
    ).toBe(true);
    expect(
      tableOf([], { cast: cast(['star'], { hero: said('dog') }) })
        .state()
        .rails.has('hair'),
    ).toBe(false);
  });

  it('puts a dress in the place of shirt and skirt, and the other way round', () => {
    const t = tableOf();
    const s = t.state();
    const wear = (tab: string): void => {
      tap(t, `tab:${tab}`);
      tap(t, 'piece:0');
    };
    wear('top');
    wear('bottom');
    wear('dress');
    expect(Object.keys(s.outfit).toSorted()).toEqual(['dress']);
    wear('top');
    expect(s.outfit.dress).toBeUndefined();
  });
});

it('dresses for what the prompt says, else for the weather and the place', () => {
  const of = (over: Partial<GameDesign>): string => occasionOf({ ...penguin, mode: undefined, ...over });
  const at = (
    id: GameDesign['theme']['id'],
    weather: GameDesign['theme']['weather'] = 'clear',
  ): Partial<GameDesign> => ({
    theme: { ...penguin.theme, id, weather },
  });
  expect(of({ ...at('ice', 'snow'), mode: 'ball' })).toBe('ball');
  expect(of(at('ice'))).toBe('winter');
  expect(of(at('forest', 'rain'))).toBe('rainy');
  expect(of(at('beach'))).toBe('summer');
  const winter = tableOf([], { ...at('ice', 'snow'), rules: [{ rule: 'levels', n: 3 }] });
  winter.play.botMode = 'win';
  winter.run(60 * 60, undefined, () => winter.state().wishes.some(({ want }) => want === 'occasion'));
  expect(Object.values(winter.state().target).filter((one) => suits(one, 'winter')).length).toBeGreaterThan(1);
});

it('dresses up as whom the prompt names beside its hero, one after the other', () => {
  const t = tableOf([], {
    cast: cast(['star'], { hero: said('dog'), enemies: ['pirate', 'person-with-crown'].map(said) }),
  });
  t.play.botMode = 'win';
  const seen: string[] = [];
  t.run(60 * 60, undefined, () => {
    const { as, target } = t.state();
    if (t.game().level > seen.length) seen.push(`${as?.sprite} ${target.hat?.cut}`);
    return seen.length > 1;
  });
  expect(seen).toEqual(['pirate pirate', 'person-with-crown crown']);
});

it('is dressed by arrows and Space as well', () => {
  const t = tableOf();
  t.press('right', 'a', 'down', 'a');
  expect(Object.keys(t.state().outfit).length).toBeGreaterThan(0);
});
