/**
 * What is shown while a game is played: lives, level, what is wanted, clock, score, and a bar for a boss. Its parts are local variables and no members:
 * these names would stay in every page.
 */
import type { GameDesign } from '../design.js';
import { clockTime, el, HEART, ICONS, wayOf } from './elements.js';
import { showsPoints } from './points.js';
import type { Session } from './session.js';

export interface HudActions {
  readonly pause: () => void;
  readonly mute: () => void;
}

export interface Hud {
  readonly node: HTMLElement;
  /** a boss's, below the other signs or between them */
  readonly bar: HTMLElement;
  muted(on: boolean): void;
  /** Writes to the page only what changed. */
  update(g: Session<unknown>): void;
}

/** Makes the signs; `icon` gives a picture's address, as small as a letter. */
export function createHud(
  design: GameDesign,
  usesLives: boolean,
  icon: (sprite: string) => string,
  actions: HudActions,
): Hud {
  const { texts } = design;
  const node = el('div', 'hud off');
  const bar = el('div', 'bar');
  const hearts = el('div', 'pill hearts');
  const goal = el('div', 'pill');
  const goalImage = el('img');
  const goalText = el('span');
  const clock = el('div', 'pill time');
  const clockText = el('span');
  const level = el('div', 'pill lv');
  const score = el('div', 'pill pts');
  const scoreText = el('span');
  const muteButton = el('button', 'pill ib');
  const barName = el('span');
  const barFill = el('b');
  let last = '';

  goal.append(goalImage, goalText);
  goalImage.alt = '';
  clock.innerHTML = ICONS.clock;
  clock.append(clockText);
  score.innerHTML = ICONS.star;
  score.append(el('small', '', texts.score), scoreText);
  score.hidden = !showsPoints(design);
  bar.append(barName, el('i'));
  (bar.lastChild as HTMLElement).append(barFill);
  const button = (
    node: HTMLButtonElement,
    icon: string,
    label: string | undefined,
    act: () => void,
  ): HTMLButtonElement => {
    node.innerHTML = icon;
    node.setAttribute('aria-label', label ?? '');
    node.addEventListener('click', (e) => {
      e.stopPropagation();
      node.blur();
      act();
    });
    return node;
  };
  button(muteButton, ICONS.sound, texts.muted, actions.mute);
  node.append(
    hearts,
    level,
    goal,
    clock,
    el('div', 'grow'),
    score,
    muteButton,
    button(el('button', 'pill ib'), ICONS.pause, texts.paused, actions.pause),
  );

  const change = (node: HTMLElement, write: () => void): void => {
    write();
    node.classList.remove('pop');
    void node.offsetWidth;
    node.classList.add('pop');
  };
  return {
    node,
    bar,
    muted(on) {
      muteButton.innerHTML = on ? ICONS.mute : ICONS.sound;
    },
    update(g) {
      const left = g.clockLeft;
      const seconds = left === null ? '' : clockTime(Math.ceil(left));
      const now = [g.lives, g.score, seconds, g.number, g.goal?.done, g.goal?.of, g.meter?.value, g.meter?.name].join(
        '|',
      );
      if (now === last) return;
      last = now;
      hearts.hidden = !usesLives;
      // one heart each; a number instead where there are many, and on a phone from four on (`css.ts`)
      const many = g.lives > 3 ? `<span>×${g.lives}</span>` : '';
      const drawn = HEART.repeat(g.lives > 5 ? 1 : g.lives) + many;
      hearts.classList.toggle('many', g.lives > 5);
      if (hearts.innerHTML !== drawn)
        change(hearts, () => (hearts.innerHTML = drawn || HEART.replace('<svg', '<svg class="lost"')));
      const endless = g.has('endless');
      level.hidden = g.levels < 2 && !endless;
      const word = el('small', '');
      word.textContent = texts.level ?? '';
      level.replaceChildren(word, endless ? String(g.number) : `${g.level}/${g.levels}`, wayOf(g.level, g.levels));
      goal.hidden = !g.goal;
      if (g.goal) {
        const actor = g.goal.actor ?? design.cast.items[0];
        const url = actor ? icon(actor.sprite) : '';
        if (goalImage.src !== url) goalImage.src = url;
        const text = `${g.goal.done}/${g.goal.of}`;
        if (goalText.textContent !== text) change(goal, () => (goalText.textContent = text));
      }
      clock.hidden = left === null;
      clock.classList.toggle('low', left !== null && left < 10);
      clockText.textContent = seconds;
      if (scoreText.textContent !== String(g.score)) change(score, () => (scoreText.textContent = String(g.score)));
      bar.hidden = !g.meter;
      if (g.meter) {
        barName.textContent = g.meter.name ?? texts.boss ?? '';
        barFill.style.width = `${g.meter.value * 100}%`;
      }
    },
  };
}
