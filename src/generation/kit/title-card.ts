/** The title card: the game's name, what it is about, its keys, and the player's best; what it leaves of the window is a picture of the place. */
import type { GameDesign } from '../design.js';
import { FONT } from './css.js';
import { el, ICONS } from './elements.js';
import { howTo } from './howto.js';
import { spokenOf } from './spoken.js';
import type { Sprites } from './sprites.js';
import { titleOf } from './style/lettering.js';
import { lookSeed } from './style/palette.js';
import type { Box } from './title.js';
import type { Touch } from './types.js';

export class TitleCard {
  readonly screen = el('div', 'screen title');
  private readonly lettering: ReturnType<typeof titleOf>;
  private readonly stage = el('div', 'stage');
  private readonly ownBest = el('div', 'best');
  private readonly bestText = el('b');
  private box: Box = { x: 0, y: 0, w: 1, h: 1 };
  private fitted = '';

  constructor(design: GameDesign, sprites: Sprites, touch: Touch, go: () => void) {
    const { texts } = design;
    const { screen } = this;
    this.lettering = titleOf(design, FONT);
    // not every title is laid out alike
    const card = el('div', `card ${['left', 'right', 'poster'][lookSeed(design) % 3]}`);
    const head = el('div', 'head');
    head.append(this.lettering.node);
    const panel = el('div', 'panel');
    if (design.tagline) panel.append(el('p', 'tag', design.tagline));
    const goal = el('div', 'goal');
    const icon = el('img');
    icon.src = sprites.icon(spokenOf(design).sprite, 34);
    icon.alt = '';
    goal.append(icon, el('span', '', texts.goal));
    panel.append(goal);
    const keys = el('ul', 'keys');
    const coarse = matchMedia('(pointer:coarse)').matches;
    for (const { sign, key, action } of howTo(design, touch, coarse)) {
      const item = el('li');
      const mark = el(sign ? 'i' : 'kbd', '', key);
      if (sign) mark.innerHTML = sign;
      item.append(mark, el('span', '', action));
      keys.append(item);
    }
    const row = el('div', 'row');
    this.ownBest.innerHTML = ICONS.star;
    this.ownBest.append(el('span', '', texts.best), this.bestText);
    row.append(el('button', 'go', (coarse && texts.tapToStart) || texts.start), this.ownBest);
    panel.append(keys, row);
    card.append(head, this.stage, panel);
    // a font that comes late moves the words
    new ResizeObserver(() => this.measure()).observe(this.stage);
    screen.append(card);
    screen.addEventListener('click', go);
  }

  /** What the words of the title leave of the window; the letters are set anew where its size has changed. */
  room(): Box {
    const size = `${innerWidth}x${innerHeight}`;
    if (size !== this.fitted) {
      this.fitted = size;
      this.lettering.fit();
      this.measure();
    }
    return this.box;
  }

  /** by the layout, not as it is seen: the card comes in with a bounce */
  private measure(): void {
    const { stage } = this;
    this.box = { x: 0, y: 0, w: stage.offsetWidth, h: stage.offsetHeight };
    for (let at: HTMLElement | null = stage; at; at = at.offsetParent as HTMLElement | null)
      this.box = { ...this.box, x: this.box.x + at.offsetLeft, y: this.box.y + at.offsetTop };
  }

  /** The player's best so far; nothing where there is none. */
  best(best: number): void {
    this.ownBest.hidden = best <= 0;
    this.bestText.textContent = String(best);
  }
}
