/**
 * The title card: the game's name, what it is about, its keys, and the player's best; what it leaves of the window is a
 * picture of the place. Where the texts are longer than the window, the words scroll and the button below them stays.
 */
import type { Actor, GameDesign } from '../design.js';
import { FONT } from './css.js';
import { el, ICONS } from './elements.js';
import { howTo } from './howto.js';
import type { Sprites } from './sprites.js';
import { showStars } from './stars.js';
import { titleOf } from './style/lettering.js';
import { lookSeed } from './style/palette.js';
import type { Box } from './title.js';
import type { Touch } from './types.js';
import { createWardrobe } from './wardrobe.js';

export interface TitleCard {
  readonly screen: HTMLElement;
  /** its buttons */
  readonly row: HTMLElement;
  /** What the words leave of the window; the letters are set anew where its size has changed. */
  room(): Box;
  /** The player's best so far; nothing where there is none. */
  best(best: number): void;
  /** The most stars so far, and the looks that they are worth; nothing where there are none. */
  stars(stars: number): void;
}

export interface TitleActions {
  /** a press anywhere on the card */
  readonly go: () => void;
  readonly wear: (colour: string) => void;
}

const windowSize = (): string => `${innerWidth}x${innerHeight}`;

/** Makes the card; the goal's sentence is about `spoken`. `tabled`: the picture is the game itself, which is as high as it is wide. */
export function createTitleCard(
  design: GameDesign,
  sprites: Sprites,
  tabled: boolean,
  touch: Touch,
  spoken: Actor,
  { go, wear }: TitleActions,
): TitleCard {
  const { texts } = design;
  const screen = el('div', 'screen title');
  const lettering = titleOf(design, FONT);
  const stage = el('div', 'stage');
  const ownBest = el('div', 'best');
  const bestText = el('b');
  const ownStars = el('div', 'stars');
  const wardrobe = createWardrobe(design, sprites.icon(design.cast.hero.sprite, 34), wear);
  let box: Box = { x: 0, y: 0, w: 1, h: 1 };
  let fitted = '';
  /** by the layout, not as it is seen: the card comes in with a bounce */
  const measure = (): void => {
    box = { x: 0, y: 0, w: stage.offsetWidth, h: stage.offsetHeight };
    for (let at: HTMLElement | null = stage; at; at = at.offsetParent as HTMLElement | null)
      box = { ...box, x: box.x + at.offsetLeft, y: box.y + at.offsetTop };
  };

  // not every title is laid out alike; a poster is wide and low
  const card = el('div', `card ${['left', 'right', 'poster'][lookSeed(design) % (tabled ? 2 : 3)]}`);
  const head = el('div', 'head');
  head.append(lettering.node);
  if (design.sign !== undefined) head.append(el('div', 'pill by', design.sign));
  const panel = el('div', 'panel');
  const words = el('div', 'words');
  // who asked for another game is told before it starts
  if (design.named?.why) words.append(el('p', 'told', design.named.why));
  if (design.tagline) words.append(el('p', 'tag', design.tagline));
  const goal = el('div', 'goal');
  const icon = el('img');
  icon.src = sprites.icon(spoken.sprite, 34);
  icon.alt = '';
  goal.append(icon, el('span', '', texts.goal));
  words.append(goal);
  const keys = el('ul', 'keys');
  const coarse = matchMedia('(pointer:coarse)').matches;
  // what every game has stands together at the end
  const menus = el('li', 'menu');
  for (const { sign, key, action, menu } of howTo(design, touch, coarse)) {
    const item = menu ? menus : el('li');
    const mark = el(sign ? 'i' : 'kbd', '', key);
    if (sign) mark.innerHTML = sign;
    const said = el('span', '', menu ? undefined : action);
    if (menu) {
      said.innerHTML = menu;
      said.title = action;
      said.setAttribute('role', 'img');
      said.setAttribute('aria-label', action);
    }
    item.append(mark, said);
    keys.append(item);
  }
  const row = el('div', 'row');
  ownBest.innerHTML = ICONS.star;
  ownBest.append(el('span', '', texts.best), bestText);
  row.append(el('button', 'go', (coarse && texts.tapToStart) || texts.start), ownBest, ownStars, wardrobe.node);
  words.append(keys);
  panel.append(words, row);
  card.append(head, stage, panel);
  const fit = (): void => {
    if (windowSize() !== fitted) {
      fitted = windowSize();
      card.classList.remove('tight');
    }
    lettering.fit(head);
    // before its keys are scrolled away, a card gives up its tagline and some air, for as long as the window has that size
    if (words.scrollHeight > words.clientHeight) card.classList.add('tight');
    measure();
  };
  // a font that comes late moves the words; in the next frame, because what fits them resizes what is watched
  const resized = new ResizeObserver(() => requestAnimationFrame(fit));
  for (const part of [head, stage, words]) resized.observe(part);
  screen.append(card);
  screen.addEventListener('click', go);
  return {
    screen,
    row,
    room() {
      if (windowSize() !== fitted) fit();
      return box;
    },
    best(best) {
      ownBest.hidden = best <= 0;
      bestText.textContent = String(best);
    },
    stars(stars) {
      ownStars.hidden = stars === 0;
      showStars(ownStars, stars);
      wardrobe.open(stars);
    },
  };
}
