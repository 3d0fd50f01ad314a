/** Title card, HUD, pause and end screens as HTML over the canvas: the browser shapes every script, wraps, and reads right to left. Texts only by `textContent`. */
import type { Actor, GameDesign } from '../design.js';
import { css } from './css.js';
import { el } from './elements.js';
import { bothSides, EndCard } from './end-card.js';
import { createHud, type Hud, type HudActions } from './hud.js';
import { showsPoints } from './points.js';
import type { Session } from './session.js';
import type { Sprites } from './sprites.js';
import { createTitleCard, type TitleCard } from './title-card.js';
import type { Box } from './title.js';
import { todayButton } from './today.js';
import type { Phase, Touch } from './types.js';
import { createWardrobe } from './wardrobe.js';

export interface UiActions extends HudActions {
  readonly go: () => void;
  readonly restart: () => void;
  /** from the level that was reached */
  readonly resume: () => void;
  /** the levels of the day */
  readonly today: () => void;
  /** the hero in a colour; its own where that is empty */
  readonly wear: (colour: string) => void;
}

export class Ui {
  private readonly hud: Hud;
  private readonly title: TitleCard;
  private readonly sign = el('div', 'pill sign');
  private readonly say = el('div', 'say');
  private saying: ReturnType<typeof setTimeout> | undefined;
  private readonly live = el('div');
  private readonly screens: Partial<Record<Phase, HTMLElement>> = {};
  private readonly ends: EndCard[] = [];
  private readonly resumes: HTMLElement[] = [];
  private readonly icons = new Map<string, string>();

  constructor(
    private readonly design: GameDesign,
    private readonly sprites: Sprites,
    usesLives: boolean,
    private readonly hasDays: boolean,
    /** its title shows the game itself */
    tabled: boolean,
    touch: Touch,
    spoken: Actor,
    actions: UiActions,
  ) {
    const style = el('style');
    style.textContent = css(design);
    document.head.append(style);
    this.hud = createHud(design, usesLives, (sprite) => this.icon(sprite), actions);
    this.title = createTitleCard(design, sprites, tabled, touch, spoken, actions);
    this.title.row.append(this.resume(actions), ...this.today(actions));
    this.screens.title = this.title.screen;
    this.screens.paused = this.pauseCard(actions);
    this.screens.win = this.endCard('win', actions);
    this.screens.lose = this.endCard('lose', actions);
    this.live.setAttribute('role', 'status');
    this.live.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
    if (design.sign !== undefined) this.sign.textContent = design.sign;
    document.body.append(this.sign, this.hud.node, this.hud.bar, this.say, this.live, ...Object.values(this.screens));
  }

  private text(key: keyof GameDesign['texts']): string {
    return this.design.texts[key] ?? '';
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
    const wardrobe =
      outcome === 'win'
        ? createWardrobe(this.design, this.sprites.icon(cast.hero.sprite, 34), actions.wear)
        : undefined;
    const card = new EndCard(this.design, outcome, (sprite) => this.icon(sprite), wardrobe);
    this.ends.push(card);
    card.panel.append(...(outcome === 'lose' ? [this.resume(actions)] : []), ...this.today(actions));
    const around = outcome === 'win' ? cast.items : cast.enemies;
    return this.screen(
      outcome,
      this.art(cast.hero.sprite, bothSides(around.map(({ sprite }) => sprite))),
      card.panel,
      actions.go,
    );
  }

  /** What the words of the title leave of the window. */
  room(): Box {
    return this.title.room();
  }

  /** The player's best so far, on the title and where a game has ended. */
  best(best: number, record = false): void {
    this.title.best(showsPoints(this.design) ? best : 0);
    for (const end of this.ends) end.best(best, record);
  }

  /** The most stars so far, on the title, with the colours that they are worth. */
  stars(stars: number): void {
    this.title.stars(stars);
    for (const end of this.ends) end.wear(stars);
  }

  private today(actions: UiActions): HTMLElement[] {
    return this.hasDays ? [todayButton(this.design.lang, actions.today)] : [];
  }

  /** A button that begins at the level that was reached. */
  private resume(actions: UiActions): HTMLElement {
    const button = el('button', 'again resume');
    button.hidden = true;
    button.addEventListener('click', (e) => {
      e.stopPropagation();
      actions.resume();
    });
    this.resumes.push(button);
    return button;
  }

  /** The level that was reached; nothing is offered where that is the first. */
  reached(level: number): void {
    for (const button of this.resumes) {
      button.hidden = level < 2;
      button.textContent = `▶ ${this.text('level')} ${level}`;
    }
  }

  /** Shows the screen of a phase; an end's with the numbers of its run. */
  phase(phase: Phase, session: Session<unknown>): void {
    for (const [name, screen] of Object.entries(this.screens)) screen.classList.toggle('on', name === phase);
    this.hud.node.classList.toggle('off', phase === 'title');
    // the title card has it itself
    this.sign.hidden = phase === 'title' || this.design.sign === undefined;
    if (phase !== 'play') this.say.classList.remove('on');
    // only then: a picture asked for while the page goes away, which pauses the game, counts as a connection, and is refused
    if (phase === 'win' || phase === 'lose') for (const end of this.ends) end.show(session);
    if (phase !== 'play') this.live.textContent = phase === 'title' ? this.design.title : this.text(phase);
  }

  muted(on: boolean): void {
    this.hud.muted(on);
  }

  /** Says a few words over the game, for a second; a whole line, smaller, for as long as it takes to read. */
  banner(text: string, line?: 'line'): void {
    this.say.textContent = text;
    this.say.classList.toggle('line', line !== undefined);
    this.say.classList.remove('on');
    clearTimeout(this.saying);
    // with reduced motion it stands still until then
    this.saying = setTimeout(() => this.say.classList.remove('on'), line ? 3600 : 1300);
    void this.say.offsetWidth; // restarts the animation
    this.say.classList.add('on');
    this.live.textContent = text;
  }

  /** The numbers of the running game; called each frame. */
  update(g: Session<unknown>): void {
    this.hud.update(g);
  }

  /** a data URL is long to make: once a picture */
  private icon(name: string): string {
    let url = this.icons.get(name);
    if (url === undefined) this.icons.set(name, (url = this.sprites.icon(name, 24)));
    return url;
  }
}
