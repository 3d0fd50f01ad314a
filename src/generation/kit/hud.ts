/** What is shown while a game is played: lives, level, what is wanted, clock, score, and a bar for a boss. */
import type { GameDesign } from '../design.js';
import { clockTime, el, HEART, ICONS } from './elements.js';
import type { Session } from './session.js';

export interface HudActions {
  readonly pause: () => void;
  readonly mute: () => void;
}

export class Hud {
  readonly node = el('div', 'hud off');
  /** a boss's bar, below the other signs or between them */
  readonly bar = el('div', 'bar');
  private readonly hearts = el('div', 'pill hearts');
  private readonly goal = el('div', 'pill');
  private readonly goalImage = el('img');
  private readonly goalText = el('span');
  private readonly clock = el('div', 'pill');
  private readonly clockText = el('span');
  private readonly level = el('div', 'pill');
  private readonly score = el('div', 'pill');
  private readonly scoreText = el('span');
  private readonly muteButton = el('button', 'pill ib');
  private readonly barName = el('span');
  private readonly barFill = el('b');
  private last = '';

  constructor(
    private readonly design: GameDesign,
    private readonly usesLives: boolean,
    /** a picture's address, as small as a letter */
    private readonly icon: (sprite: string) => string,
    actions: HudActions,
  ) {
    const { texts } = design;
    this.goal.append(this.goalImage, this.goalText);
    this.goalImage.alt = '';
    this.clock.innerHTML = ICONS.clock;
    this.clock.append(this.clockText);
    this.score.innerHTML = ICONS.star;
    this.score.append(el('small', '', texts.score), this.scoreText);
    this.bar.append(this.barName, el('i'));
    (this.bar.lastChild as HTMLElement).append(this.barFill);
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
    button(this.muteButton, ICONS.sound, texts.muted, actions.mute);
    this.node.append(
      this.hearts,
      this.level,
      this.goal,
      this.clock,
      el('div', 'grow'),
      this.score,
      this.muteButton,
      button(el('button', 'pill ib'), ICONS.pause, texts.paused, actions.pause),
    );
  }

  muted(on: boolean): void {
    this.muteButton.innerHTML = on ? ICONS.mute : ICONS.sound;
  }

  /** Writes to the page only what changed. */
  update(g: Session<unknown>): void {
    const left = g.clockLeft;
    const seconds = left === null ? '' : clockTime(Math.ceil(left));
    const now = [g.lives, g.score, seconds, g.level, g.goal?.done, g.goal?.of, g.meter?.value, g.meter?.name].join('|');
    if (now === this.last) return;
    this.last = now;
    this.hearts.hidden = !this.usesLives;
    const most = 5;
    const hearts = g.lives > most ? `${HEART}<span>×${g.lives}</span>` : HEART.repeat(g.lives);
    if (this.hearts.innerHTML !== hearts)
      this.change(this.hearts, () => (this.hearts.innerHTML = hearts || HEART.replace('<svg', '<svg class="lost"')));
    this.level.hidden = g.levels < 2;
    const word = el('small', '');
    word.textContent = this.design.texts.level ?? '';
    this.level.replaceChildren(word, `${g.level}/${g.levels}`);
    this.goal.hidden = !g.goal;
    if (g.goal) {
      const actor = g.goal.actor ?? this.design.cast.items[0];
      const url = actor ? this.icon(actor.sprite) : '';
      if (this.goalImage.src !== url) this.goalImage.src = url;
      const text = `${g.goal.done}/${g.goal.of}`;
      if (this.goalText.textContent !== text) this.change(this.goal, () => (this.goalText.textContent = text));
    }
    this.clock.hidden = left === null;
    this.clock.classList.toggle('low', left !== null && left < 10);
    this.clockText.textContent = seconds;
    if (this.scoreText.textContent !== String(g.score))
      this.change(this.score, () => (this.scoreText.textContent = String(g.score)));
    this.bar.hidden = !g.meter;
    if (g.meter) {
      this.barName.textContent = g.meter.name ?? this.design.texts.boss ?? '';
      this.barFill.style.width = `${g.meter.value * 100}%`;
    }
  }

  private change(node: HTMLElement, write: () => void): void {
    write();
    node.classList.remove('pop');
    void node.offsetWidth;
    node.classList.add('pop');
  }
}
