/** Title card, HUD, pause and end screens as HTML over the canvas: the browser shapes every script, wraps, and reads right to left. Texts only by `textContent`. */
import type { GameDesign } from '../design.js';
import { css, FONT } from './css.js';
import { el, HEART, ICONS } from './elements.js';
import { bothSides, clockTime, EndCard } from './end-card.js';
import { howTo } from './howto.js';
import type { Session } from './session.js';
import { spokenOf } from './spoken.js';
import type { Sprites } from './sprites.js';
import { titleOf } from './style/lettering.js';
import { lookSeed } from './style/palette.js';
import type { Box } from './title.js';
import type { Phase, Touch } from './types.js';

export interface UiActions {
  readonly go: () => void;
  readonly pause: () => void;
  readonly mute: () => void;
  readonly restart: () => void;
}

export class Ui {
  private readonly hud = el('div', 'hud off');
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
  private readonly bar = el('div', 'bar');
  private readonly barName = el('span');
  private readonly barFill = el('b');
  private readonly say = el('div', 'say');
  private readonly live = el('div');
  private readonly screens: Partial<Record<Phase, HTMLElement>> = {};
  private readonly ends: EndCard[] = [];
  private last = '';
  private readonly lettering: ReturnType<typeof titleOf>;
  private readonly stage = el('div', 'stage');
  private readonly titleBest = el('div', 'best');
  private readonly titleBestText = el('b');
  private box: Box = { x: 0, y: 0, w: 1, h: 1 };
  private fitted = '';
  private readonly icons = new Map<string, string>();

  constructor(
    private readonly design: GameDesign,
    private readonly sprites: Sprites,
    private readonly usesLives: boolean,
    private readonly touch: Touch,
    actions: UiActions,
  ) {
    const style = el('style');
    style.textContent = css(design);
    document.head.append(style);
    this.lettering = titleOf(design, FONT);
    this.buildHud(actions);
    this.screens.title = this.titleCard(actions);
    this.screens.paused = this.pauseCard(actions);
    this.screens.win = this.endCard('win', actions);
    this.screens.lose = this.endCard('lose', actions);
    this.live.setAttribute('role', 'status');
    this.live.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
    document.body.append(this.hud, this.bar, this.say, this.live, ...Object.values(this.screens));
  }

  private text(key: keyof GameDesign['texts']): string {
    return this.design.texts[key] ?? '';
  }

  private buildHud(actions: UiActions): void {
    const { texts } = this.design;
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
    this.hud.append(
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

  private art(hero: string, around: readonly string[]): HTMLElement {
    const art = el('div', 'art');
    art.append(el('div', 'halo'), el('div', 'rays'));
    const image = (name: string, className: string): void => {
      const img = el('img', className);
      img.src = this.sprites.icon(name, 160);
      img.alt = '';
      img.draggable = false;
      art.append(img);
    };
    around.slice(0, 4).forEach((name, i) => image(name, `side s${i}`));
    image(hero, 'hero');
    return art;
  }

  private screen(phase: string, art: HTMLElement, panel: HTMLElement, act: () => void): HTMLElement {
    const screen = el('div', `screen ${phase}`);
    const card = el('div', 'card');
    card.append(art, panel);
    screen.append(card);
    screen.addEventListener('click', act);
    return screen;
  }

  private titleCard(actions: UiActions): HTMLElement {
    const { design } = this;
    const screen = el('div', 'screen title');
    // not every title is laid out alike
    const card = el('div', `card ${['left', 'right', 'poster'][lookSeed(design) % 3]}`);
    const head = el('div', 'head');
    head.append(this.lettering.node);
    const panel = el('div', 'panel');
    if (design.tagline) panel.append(el('p', 'tag', design.tagline));
    const goal = el('div', 'goal');
    const icon = el('img');
    icon.src = this.sprites.icon(spokenOf(design).sprite, 34);
    icon.alt = '';
    goal.append(icon, el('span', '', this.text('goal')));
    panel.append(goal);
    const keys = el('ul', 'keys');
    const coarse = matchMedia('(pointer:coarse)').matches;
    for (const { sign, key, action } of howTo(design, this.touch, coarse)) {
      const item = el('li');
      const mark = el(sign ? 'i' : 'kbd', '', key);
      if (sign) mark.innerHTML = sign;
      item.append(mark, el('span', '', action));
      keys.append(item);
    }
    const row = el('div', 'row');
    this.titleBest.innerHTML = ICONS.star;
    this.titleBest.append(el('span', '', this.text('best')), this.titleBestText);
    row.append(
      el('button', 'go', (coarse ? this.text('tapToStart') : this.text('start')) || this.text('start')),
      this.titleBest,
    );
    panel.append(keys, row);
    card.append(head, this.stage, panel);
    // a font that comes late moves the words
    new ResizeObserver(() => this.measure()).observe(this.stage);
    screen.append(card);
    screen.addEventListener('click', actions.go);
    return screen;
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

  /** The player's best so far, on the title and where a game has ended. */
  best(best: number, record = false): void {
    this.titleBest.hidden = best <= 0;
    this.titleBestText.textContent = String(best);
    for (const end of this.ends) end.best(best, record);
  }

  private pauseCard(actions: UiActions): HTMLElement {
    const panel = el('div', 'panel pausecard');
    const again = el('button', 'again', this.text('again'));
    again.addEventListener('click', (e) => {
      e.stopPropagation();
      actions.restart();
    });
    panel.append(el('h1', 'small', this.text('paused')), el('button', 'go', this.text('start')), again);
    return this.screen('paused', this.art(this.design.cast.hero.sprite, []), panel, actions.go);
  }

  private endCard(outcome: 'win' | 'lose', actions: UiActions): HTMLElement {
    const { cast } = this.design;
    const card = new EndCard(this.design, outcome, (sprite) => this.icon(sprite));
    this.ends.push(card);
    const around = outcome === 'win' ? cast.items : cast.enemies;
    return this.screen(
      outcome,
      this.art(cast.hero.sprite, bothSides(around.map(({ sprite }) => sprite))),
      card.panel,
      actions.go,
    );
  }

  phase(phase: Phase, session: Session<unknown>): void {
    for (const [name, screen] of Object.entries(this.screens)) screen.classList.toggle('on', name === phase);
    this.hud.classList.toggle('off', phase === 'title');
    if (phase !== 'play') this.say.classList.remove('on');
    for (const end of this.ends) end.show(session);
    if (phase !== 'play') this.live.textContent = phase === 'title' ? this.design.title : this.text(phase);
  }

  muted(on: boolean): void {
    this.muteButton.innerHTML = on ? ICONS.mute : ICONS.sound;
  }

  banner(text: string): void {
    this.say.textContent = text;
    this.say.classList.remove('on');
    void this.say.offsetWidth; // restarts the animation
    this.say.classList.add('on');
    this.live.textContent = text;
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
    word.textContent = this.text('level');
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
      this.barName.textContent = g.meter.name ?? this.text('boss');
      this.barFill.style.width = `${g.meter.value * 100}%`;
    }
  }

  /** a data URL is long to make: once a picture */
  private icon(name: string): string {
    let url = this.icons.get(name);
    if (url === undefined) this.icons.set(name, (url = this.sprites.icon(name, 24)));
    return url;
  }

  private change(node: HTMLElement, write: () => void): void {
    write();
    node.classList.remove('pop');
    void node.offsetWidth;
    node.classList.add('pop');
  }
}
