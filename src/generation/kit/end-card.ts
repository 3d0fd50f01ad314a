/** What a player reads when a game has ended: how it went, what was reached and in what time, what is left to win, and one button to play again. */
import type { GameDesign } from '../design.js';
import { clockTime, el, HEART, ICONS, wayOf } from './elements.js';
import { showsLives, showsPoints } from './points.js';
import type { Session } from './session.js';
import { showStars, STARS } from './stars.js';
import type { Wardrobe } from './wardrobe.js';

const LOST = HEART.replace('<svg', '<svg class="lost"');
/** more of them are a crowd that nobody counts */
const MOST_HEARTS = 6;

/** Pictures for both sides of the hero: a single one stands on either, of three the last is left out. */
export function bothSides(names: readonly string[]): string[] {
  const [first] = names;
  if (first === undefined) return [];
  return names.length === 1 ? [first, first] : names.slice(0, names.length < 4 ? 2 : 4);
}

export class EndCard {
  readonly panel = el('div', 'panel');
  private readonly stars = el('div', 'stars');
  /** the lives of the run, those that it cost pale: why there are so many stars */
  private readonly kept = el('div', 'kept');
  private readonly facts = el('div', 'facts');
  private readonly score: HTMLElement;
  private readonly record: HTMLElement;
  private readonly head = el('h1', 'small');

  constructor(
    private readonly design: GameDesign,
    private readonly outcome: 'win' | 'lose',
    /** a picture's address, as small as a letter */
    private readonly icon: (sprite: string) => string,
    /** what stars are worth, and what the next one would be */
    private readonly wardrobe?: Wardrobe,
  ) {
    const { texts } = design;
    const numbers = el('div', 'nums');
    const one = (label: string): HTMLElement => {
      const box = el('div');
      const value = el('b');
      box.append(value, el('span', '', label));
      numbers.append(box);
      return value;
    };
    this.score = one(texts.score);
    this.record = one(texts.best);
    numbers.hidden = !showsPoints(design);
    // a finger has no R
    const coarse = matchMedia('(pointer:coarse)').matches;
    const again = coarse ? texts.again.replace(/ ?[(（]R[)）]$/u, '') : texts.again;
    this.panel.append(
      this.head,
      this.stars,
      this.kept,
      this.facts,
      numbers,
      ...(wardrobe ? [wardrobe.node] : []),
      el('button', 'go', again),
    );
  }

  /** The numbers of a run that has ended. */
  show(session: Session<unknown>): void {
    const { score, totalFrames, goal, lives, stars, verdict, number, level, levels } = session;
    const { livesAtFirst: given, livesLost: lost } = session;
    const { texts } = this.design;
    // what has no end is not lost by whoever came far
    const far = session.has('endless') && stars > 0 ? `${texts.level} ${number}` : undefined;
    this.head.textContent = verdict ?? far ?? texts[this.outcome];
    this.score.textContent = String(score);
    this.stars.hidden = stars === 0;
    showStars(this.stars, stars);
    this.kept.hidden =
      far !== undefined || stars === 0 || stars === STARS || given > MOST_HEARTS || !showsLives(this.design);
    this.kept.innerHTML = HEART.repeat(Math.max(0, given - lost)) + LOST.repeat(Math.min(given, lost));
    const fact = (sign: Node | string, text: string): HTMLElement => {
      const span = el('span');
      if (typeof sign === 'string') span.innerHTML = sign;
      else span.append(sign);
      span.append(text);
      return span;
    };
    this.facts.replaceChildren();
    if (this.outcome === 'lose' && levels > 1 && far === undefined)
      this.facts.append(fact(wayOf(level, levels), `${level}/${levels}`));
    if (goal) {
      const picture = el('img');
      picture.alt = '';
      picture.src = this.icon((goal.actor ?? this.design.cast.items[0] ?? this.design.cast.hero).sprite);
      this.facts.append(fact(picture, `${goal.done}/${goal.of}`));
    }
    this.facts.append(fact(ICONS.clock, clockTime(Math.round(totalFrames / 60))));
    if (this.outcome === 'win' && lives > 0 && showsLives(this.design)) this.facts.append(fact(HEART, String(lives)));
  }

  /** The most stars so far, with the colours that they are worth. */
  wear(stars: number): void {
    this.wardrobe?.open(stars);
  }

  /** The best so far; a record is the score itself, which is then not said twice. */
  best(best: number, record: boolean): void {
    this.record.textContent = String(best);
    this.record.parentElement?.classList.toggle('record', record);
    const score = this.score.parentElement;
    if (score) score.hidden = record;
  }
}
