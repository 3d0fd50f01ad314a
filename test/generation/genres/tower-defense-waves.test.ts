/** Waves of a tower defence: each brings in a new way to come, told once, and each way does what is said of it. */
import { describe, expect, it } from 'vitest';
import type { Idea, Rule } from '../../../src/generation/design.js';
import { callWave, stepField } from '../../../src/generation/genres/tower-defense/field.js';
import { enter } from '../../../src/generation/genres/tower-defense/foes.js';
import { canHit, felt, MAKES, WAYS } from '../../../src/generation/genres/tower-defense/makes.js';
import { speech } from '../../../src/generation/genres/tower-defense/speech.js';
import { towerDefense } from '../../../src/generation/genres/tower-defense/index.js';
import type { Events } from '../../../src/generation/genres/tower-defense/shooting.js';
import type { Field, Foe, State, Way } from '../../../src/generation/genres/tower-defense/state.js';
import { WAVES } from '../../../src/generation/genres/tower-defense/waves.js';
import { Session, type Effects } from '../../../src/generation/kit/session.js';
import { designOf } from './playing.js';

const SILENT: Effects = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
const IDEAS = speech.ideas as readonly Idea[];
function runOf(rules: Rule[] = [], level = 1, seed = 20260, say = SILENT): Session<State> {
  const design = { ...designOf('tower_defense', rules), seed };
  const ideas = Object.fromEntries(IDEAS.map((id) => [id, `line of ${id}`]));
  return new Session(towerDefense, { design, seed, ease: 0, pictures: {}, ideas }, say, level);
}
const fieldOf = (rules: Rule[] = [], level = 1): Field => runOf(rules, level).state.field;
const waysOf = (f: Field): Way[][] => f.plan.map(({ list }) => [...new Set(list.map(({ way }) => way))]);

const NOBODY: Events = { fire() {}, hit() {}, fall() {}, leak() {} };
/** seconds of the fight, no wave of the plan begins */
function pass(f: Field, seconds: number, told = NOBODY): void {
  f.rest = 999;
  for (let i = 0; i < seconds * 60; i++) stepField(f, 1 / 60, told);
}
function come(f: Field, way: Way, at = 0): Foe {
  enter(f, { way, kind: 0, lane: 0, at }, 1);
  return f.foes.at(-1) as Foe;
}
const shotAt = (f: Field, foe: Foe, type: 'guard' | 'blast', power: number): void => {
  f.bolts.push({ x: foe.x, y: foe.y, foe, type, power, splash: MAKES[type].splash, turn: 0 });
  pass(f, 1 / 60);
};

describe('waves', () => {
  it('bring in one new way each, in this order, and a boss at the end', () => {
    const f = fieldOf();
    expect(f.waves).toBe(WAVES);
    const seen = new Set<Way>();
    const fresh = waysOf(f).map((ways) => ways.filter((way) => !seen.has(way) && seen.add(way)));
    expect(fresh).toEqual([['walker'], ['runner'], ['swarm'], ['tank'], ['flyer'], ['healer'], ['splitter'], ['boss']]);
    expect(f.plan.map(({ idea }) => idea)).toEqual([null, ...IDEAS]);
  });

  it('never have healers alone: somebody is there to be mended', () => {
    const withHealers = Array.from({ length: 30 }, (_, i) =>
      waysOf(runOf([{ rule: 'waves', n: 20 }], 1, i + 1).state.field).filter((ways) => ways.includes('healer')),
    ).flat();
    expect(withHealers.length).toBeGreaterThan(60);
    expect(withHealers.filter((ways) => ways.every((way) => way === 'healer' || way === 'boss'))).toEqual([]);
  });

  it('of fewer end with the boss, of more mix what is known, of the next level go on with what is new', () => {
    expect(waysOf(fieldOf([{ rule: 'waves', n: 3 }]))).toEqual([['walker'], ['runner'], ['swarm', 'boss']]);
    const many = fieldOf([{ rule: 'waves', n: 14 }]);
    for (const { list, idea } of many.plan.slice(8, -1)) {
      expect(new Set(list.map(({ way }) => way)).size).toBeGreaterThan(1);
      expect(idea).toBeNull();
    }
    expect(waysOf(fieldOf([{ rule: 'levels', n: 3 }], 2))[0]).toContain('tank');
  });

  it('tell what is new once it begins, each once, after its number', () => {
    const said: string[] = [];
    const run = runOf([], 1, 20260, { ...SILENT, banner: (text) => void said.push(text) });
    const play = (frames: number): void => {
      for (let i = 0; i < frames; i++) run.step();
    };
    play(5);
    for (const lines of [['Wave 1'], ['Wave 2', 'line of fleet'], ['Wave 3', 'line of crowd']]) {
      said.length = 0;
      callWave(run.state.field);
      play(10);
      expect(said).toEqual(lines.slice(0, 1));
      play(100);
      expect(said).toEqual(lines);
    }
  });
});

describe('who comes', () => {
  it('in armour hardly feels weak shots, and strong ones almost whole', () => {
    expect(felt('walker', 10)).toBe(10);
    expect(felt('tank', 4) / 4).toBeLessThan(0.5);
    expect(felt('tank', 42) / 42).toBeGreaterThan(0.85);
  });

  it('flying goes straight to the goal, over what walkers go round, and no blast reaches it', () => {
    const f = fieldOf();
    const [lane] = f.ground.lanes;
    const flyer = come(f, 'flyer');
    const walker = come(f, 'walker');
    const [from] = lane?.points ?? [];
    if (!from) throw new Error('no lane');
    const through: Foe[] = [];
    while (through.length === 0 && f.foes.length > 0) {
      pass(f, 0.25, { ...NOBODY, leak: (foe) => void through.push(foe) });
      // on the line from start to goal
      const { goal } = f.ground;
      const cross = (goal.x - from.x) * (flyer.y - from.y) - (goal.y - from.y) * (flyer.x - from.x);
      expect(Math.abs(cross)).toBeLessThan(0.01);
    }
    expect(through).toEqual([flyer]);
    expect(walker.gone / (lane?.long ?? 1)).toBeLessThan(0.95);

    expect([canHit('blast', 'flyer'), canHit('guard', 'flyer'), canHit('blast', 'swarm')]).toEqual([false, true, true]);
    const other = fieldOf();
    const [high, low] = [come(other, 'flyer'), come(other, 'walker')];
    shotAt(other, low, 'blast', 5);
    expect([high.hp === high.most, low.hp < low.most]).toEqual([true, true]);
  });

  it('healing mends who is beside it, neither itself nor a boss nor who is far', () => {
    const f = fieldOf();
    const [healer, near, boss, far] = [come(f, 'healer'), come(f, 'walker'), come(f, 'boss'), come(f, 'walker')];
    Object.assign(far, { x: far.x + 4, y: far.y + 4 });
    for (const foe of f.foes) foe.hp = foe.most / 2;
    for (const foe of f.foes) Object.assign(foe, { speed: 0 });
    pass(f, 2);
    expect(near.hp).toBeGreaterThan(near.most * 0.55);
    expect([healer, boss, far].map((foe) => foe.hp / foe.most)).toEqual([0.5, 0.5, 0.5]);
    pass(f, 60);
    expect(near.hp).toBe(near.most);
  });

  it('splitting falls apart into two of a swarm, where it fell, who are not hit by the same blast', () => {
    const f = fieldOf();
    const foe = come(f, 'splitter');
    pass(f, 3);
    const { gone, leg } = foe;
    shotAt(f, foe, 'blast', foe.most + 1);
    expect(f.foes.map(({ way }) => way)).toEqual(['swarm', 'swarm']);
    for (const piece of f.foes) {
      expect(piece.hp).toBe(piece.most);
      expect([Math.abs(piece.gone - gone) < 0.2, piece.leg >= leg]).toEqual([true, true]);
      expect(piece.most / foe.most).toBeCloseTo(WAYS.swarm.hp / WAYS.splitter.hp);
    }
    const coins = f.coins;
    for (const piece of f.foes) shotAt(f, piece, 'guard', 999);
    expect([f.foes.length, f.coins - coins]).toEqual([0, 2 * WAYS.swarm.worth]);
  });
});
