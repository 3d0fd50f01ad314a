/**
 * A game in the page, or headless in Node: the engine's loop and devices, the commands of a player, and what is seen and heard of the session.
 * `start` is the only thing that a game's script calls.
 */
import {
  engineInit,
  gamepadWasPressed,
  keyWasPressed,
  mainCanvas,
  setCanvasPixelated,
  setEngineManualStep,
  setHeadlessMode,
  setSoundVolume,
  setTilesPixelated,
} from 'littlejsengine';
import { Controls, keyPressed } from './controls.js';
import { installHook } from './hook.js';
import { listen, tell } from './messages.js';
import { Music } from './music.js';
import { mergePads } from './pad.js';
import { of } from './of.js';
import { Play } from './play.js';
import { showsLives } from './points.js';
import { Sounds } from './sound.js';
import { Sprites } from './sprites.js';
import { showsItself } from './shows-itself.js';
import { createStage } from './stage.js';
import { dressed } from './style/palette.js';
import { Quantiser } from './style/quantise.js';
import { TouchPad } from './touch.js';
import type { GameData, Kind } from './types.js';
import { spokenOf } from './spoken.js';
import { today } from './today.js';
import { Ui } from './ui.js';

/** a gamepad's buttons in the standard mapping */
const SOUTH = 0;
const WEST = 2;
const SELECT = 8;
const START = 9;
/** frames in which the card of an end comes in: who hammers a button would restart before it is seen */
const COMES_IN = 27;

/** Starts the game that the page's data describes. */
export function start<S>(kind: Kind<S>): void {
  const { design, ...rest } = (globalThis as unknown as { __GAME__: GameData }).__GAME__;
  const data: GameData = { ...rest, design: dressed(design) };
  const play = new Play(kind, data);
  if (typeof document === 'undefined') {
    setHeadlessMode(true);
    setEngineManualStep(true);
    installHook(play);
    void engineInit(
      () => {},
      () => play.tick(),
      () => {},
      () => {},
      () => {},
    );
    return;
  }
  void startInPage(play);
}

/** With everything that a player has: pictures, sounds, keys, fingers, and a page that may speak to the game. */
async function startInPage<S>(play: Play<S>): Promise<void> {
  const { kind, data } = play;
  const { design } = data;
  const touch = of(kind.touch, design);
  const letters = of(kind.letters ?? false, design);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { style, palette } = design.theme;
  const quantiser = style === 'pixel' ? new Quantiser(palette) : undefined;
  const sprites = new Sprites(data.pictures, design, quantiser);
  // the engine keeps Tab from the browser, and nobody without a mouse would ever leave the game (WCAG 2.1.2)
  addEventListener('keydown', (e) => e.key === 'Tab' && e.stopImmediatePropagation(), true);
  await sprites.load();
  const sounds = new Sounds(design.seed, style);
  const music = new Music(design);
  const stage = createStage(play, sprites, quantiser, calm);
  const touchPad = new TouchPad(touch);
  const hands = kind.hands?.();
  let controls: Controls;
  /** frames since the phase began */
  let since = 0;

  setTilesPixelated(false);
  setCanvasPixelated(false);

  const begin = (level?: number, day?: string): void => {
    if (!kind.ownMusic) music.play();
    play.begin(level, day);
  };
  const isTooSoon = (): boolean => (play.phase === 'win' || play.phase === 'lose') && since < COMES_IN;
  const resume = (): void => {
    if (isTooSoon() || play.phase === 'play' || play.phase === 'paused') return;
    begin(play.reached);
  };
  const go = (): void => {
    if (isTooSoon()) return;
    // the engine takes the key from the button that it was pressed on
    if (document.activeElement?.classList.contains('resume')) return resume();
    if (!kind.ownMusic) music.play();
    if (play.phase === 'paused') play.enter('play');
    else if (play.phase !== 'play') play.begin();
  };
  const pause = (): void => {
    if (play.phase === 'play') play.enter('paused');
    else if (play.phase === 'paused') play.enter('play');
  };
  const hush = (on: boolean): void => {
    play.muted = on;
    setSoundVolume(on ? 0 : 0.3);
    ui.muted(on);
  };
  const view = of(kind.view, design);
  const tabled = showsItself(view, design);
  const ui = new Ui(
    design,
    sprites,
    play.session.lives > 0 && showsLives(design),
    !kind.alike,
    tabled,
    touch,
    spokenOf(design, kind.goalShows),
    {
      go,
      pause,
      mute: () => hush(!play.muted),
      restart: () => play.begin(),
      resume,
      today: () => !isTooSoon() && begin(1, today()),
      wear: (colour) => sprites.wear(colour),
    },
  );
  hush(play.muted);
  // around a board there is room for words; where the world fills the window they are above it
  if (view.kind === 'follow' || kind.tellsAbove) document.body.classList.add('follows');
  if (kind.saysAt !== undefined) document.body.style.setProperty('--say', `${kind.saysAt * 100}%`);
  document.body.append(touchPad.root);
  const showTouch = (): boolean => touchPad.root.classList.contains('on');
  if (matchMedia('(pointer:coarse)').matches) touchPad.root.classList.add('on');
  addEventListener('pointerdown', (e) => e.pointerType === 'touch' && touchPad.root.classList.add('on'));

  play.effects = {
    sound: (name, pitch) => sounds.play(name, pitch),
    ...stage.effects,
    banner: (text, line) => ui.banner(text, line),
  };
  play.onPhase = (phase) => {
    since = 0;
    if (phase !== 'play') touchPad.release();
    if (phase === 'paused') music.stop();
    else if (phase === 'play' && !kind.ownMusic) music.play();
    if (phase === 'play' && play.session.totalFrames === 0) stage.clear();
    else if (phase === 'win' || phase === 'lose') stage.end(phase);
    touchPad.root.classList.toggle('play', phase === 'play');
    ui.phase(phase, play.session);
    showReached();
  };
  const showReached = (): void => {
    ui.best(play.best, play.record);
    ui.stars(play.stars);
    ui.reached(play.reached);
  };
  const know = (best: number, level: number, stars: number): void => {
    play.know(best, level, stars);
    showReached();
  };
  // what the player has reached; a game that no page shows keeps it itself
  listen({
    best: (best) => know(best, 0, 0),
    level: (level) => know(0, Math.max(1, Math.min(play.session.levels, level)), 0),
    stars: (stars) => know(0, 0, stars),
    pause: () => play.phase === 'play' && pause(),
    restart: () => play.begin(),
  });
  document.addEventListener(
    'visibilitychange',
    () => document.hidden && play.phase === 'play' && play.botMode === null && pause(),
  );

  const update = (): void => {
    since++;
    controls.read((x, y) => stage.painter.toWorld(x, y));
    // a letter that is typed neither mutes nor restarts
    const free = !letters || play.phase !== 'play';
    if (free && keyWasPressed('KeyM')) hush(!play.muted);
    const { phase } = play;
    const going = phase === 'play' || phase === 'paused';
    const start = gamepadWasPressed(START);
    if ((free && keyWasPressed('KeyP')) || keyWasPressed('Escape') || (start && going)) pause();
    else if (free && keyWasPressed('KeyR') && phase !== 'title') play.begin();
    else if (gamepadWasPressed(SELECT) && phase === 'paused') play.begin();
    else if (gamepadWasPressed(WEST) && play.reached > 1 && (phase === 'title' || phase === 'lose')) resume();
    else if (phase !== 'play' && (keyPressed('Enter') || keyWasPressed('Space') || gamepadWasPressed(SOUTH) || start))
      go();
    tick();
  };
  const tick = (): void => {
    play.tick((s) => {
      if (hands) return hands(s, [play.virtual, play.virtual2]);
      // a mouse that only lies there moves nothing that the bot points at
      mergePads(s.pad, [controls.keyboard, controls.gamepad, touchPad.pad, play.virtual, controls.pointer]);
      if (kind.twoPlayers) mergePads(s.pad2, [controls.keyboard2, controls.gamepad2]);
      s.keys = controls.keys();
      s.strokes.push(...controls.strokes());
    });
    stage.step();
  };
  const draw = (): void => {
    stage.draw(showTouch() ? touchPad.height : 10, () => ui.room());
    ui.update(play.session);
  };
  installHook(
    play,
    (frames) => {
      for (let i = 0; i < frames; i++) tick();
      draw();
    },
    stage.thrift,
    (x, y) => stage.painter.toPage(x, y),
  );
  await engineInit(
    () => {
      const asked = design.rules.some(({ rule }) => rule === 'twoPlayers');
      const second = kind.twoPlayers?.(design) === true ? (asked ? 'shares' : 'joins') : 'none';
      controls = new Controls(mainCanvas, touch, second, letters);
      mainCanvas.setAttribute('aria-label', design.title);
      ui.phase('title', play.session);
      showReached();
    },
    update,
    () => {},
    draw,
    () => {},
  );
  tell('ready', { title: design.title, seed: data.seed });
}
