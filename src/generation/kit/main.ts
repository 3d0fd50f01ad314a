/**
 * A game in the page, or headless in Node: the engine's loop and devices, the session, and what is seen and heard of it.
 * `start` is the only thing that a game's script calls.
 */
import {
  engineInit,
  gamepadWasPressed,
  keyWasPressed,
  mainCanvas,
  mainCanvasSize,
  mainContext,
  setCanvasPixelated,
  setCanvasPixelRatio,
  setEngineManualStep,
  setHeadlessMode,
  setSoundVolume,
  setTilesPixelated,
} from 'littlejsengine';
import { Backdrop } from './backdrop.js';
import { Controls, keyPressed } from './controls.js';
import { FONT } from './css.js';
import { installHook } from './hook.js';
import { tell } from './messages.js';
import { Music } from './music.js';
import { mergePads } from './pad.js';
import { mix } from './colour.js';
import { Pace } from './pace.js';
import { CanvasPainter, scaleOf } from './painter.js';
import { Particles } from './particles.js';
import { Random, subSeed } from './random.js';
import { of, Play } from './play.js';
import { Sounds } from './sound.js';
import { Sprites } from './sprites.js';
import { Overlay } from './style/overlay.js';
import { dressed } from './style/palette.js';
import { Quantiser } from './style/quantise.js';
import { Screen } from './style/screen.js';
import { Transition } from './style/transition.js';
import { TitleScene } from './title.js';
import { TouchPad } from './touch.js';
import type { GameDesign } from '../design.js';
import type { GameData, Kind } from './types.js';
import { Ui } from './ui.js';

/** a gamepad's buttons in the standard mapping */
const SOUTH = 0;
const SELECT = 8;
const START = 9;
/** frames in which the card of an end comes in: who hammers a button would restart before it is seen */
const COMES_IN = 27;

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

async function startInPage<S>(play: Play<S>): Promise<void> {
  const { kind, data } = play;
  const { design } = data;
  const touch = of(kind.touch, design);
  const letters = of(kind.letters ?? false, design);
  const view = of(kind.view, design);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let dpr = Math.min(2, devicePixelRatio || 1);
  const { style, palette } = design.theme;
  const quantiser = style === 'pixel' ? new Quantiser(palette) : undefined;
  const sprites = new Sprites(data.pictures, design, quantiser);
  // the engine keeps Tab from the browser, and nobody without a mouse would ever leave the game (WCAG 2.1.2)
  addEventListener('keydown', (e) => e.key === 'Tab' && e.stopImmediatePropagation(), true);
  await sprites.load();
  const looks = new Random(subSeed(data.seed, 'looks'));
  const particles = new Particles(looks, calm ? 0.35 : 1, design.theme.palette.accent, FONT);
  const sounds = new Sounds(design.seed, style);
  const music = new Music(design);
  const painter = new CanvasPainter(design, sprites, FONT, standsOnGround(kind, design));
  const backdrop = new Backdrop(design, kind.backdrop, sprites, quantiser);
  const covered = of(kind.covers ?? false, design);
  // the title is a picture of the place, also where the game is seen from above
  const front = kind.backdrop === 'side' ? backdrop : new Backdrop(design, 'side', sprites, quantiser);
  const titleScene = new TitleScene(design, sprites);
  const screen = new Screen(style);
  const overlay = new Overlay(design, view.kind === 'follow');
  const transition = new Transition(style, mix(palette.accent, '#000000', 0.25), calm);
  const pace = new Pace();
  const touchPad = new TouchPad(touch);
  let controls: Controls;
  // a boss's bar must not hide the first row of a board; in a wide window it is between the other signs
  const bossy = design.rules.some((entry) => entry.rule === 'boss' || entry.rule === 'bossEvery');
  const topOf = (w: number): number => (view.kind === 'board' && bossy && w < 1000 ? 100 : 56);
  let shake = 0;
  let flash = { colour: '#ffffff', left: 0 };
  let clock = 0;
  let shownLevel = 1;
  /** frames since the phase began */
  let since = 0;

  setTilesPixelated(false);
  setCanvasPixelated(false);
  setCanvasPixelRatio(dpr);
  setSoundVolume(0.3);

  const go = (): void => {
    if ((play.phase === 'win' || play.phase === 'lose') && since < COMES_IN) return;
    if (!kind.ownMusic) music.play();
    if (play.phase === 'paused') play.enter('play');
    else if (play.phase !== 'play') play.begin();
  };
  const pause = (): void => {
    if (play.phase === 'play') play.enter('paused');
    else if (play.phase === 'paused') play.enter('play');
  };
  const mute = (): void => {
    play.muted = !play.muted;
    setSoundVolume(play.muted ? 0 : 0.3);
    ui.muted(play.muted);
  };
  const ui = new Ui(design, sprites, play.session.lives > 0, touch, { go, pause, mute, restart: () => play.begin() });
  document.body.append(touchPad.root);
  const showTouch = (): boolean => touchPad.root.classList.contains('on');
  if (matchMedia('(pointer:coarse)').matches) touchPad.root.classList.add('on');
  addEventListener('pointerdown', (e) => e.pointerType === 'touch' && touchPad.root.classList.add('on'));

  play.effects = {
    sound: (name, pitch) => sounds.play(name, pitch),
    burst: (x, y, burst) => particles.burst(x, y, burst),
    float: (text, x, y, colour) => particles.float(text, x, y, colour),
    shake: (amount) => (shake = calm ? 0 : Math.max(shake, amount)),
    flash: (colour, amount = 0.5) => (flash = { colour, left: calm ? amount * 0.3 : amount }),
    banner: (text) => ui.banner(text),
  };
  play.onPhase = (phase) => {
    since = 0;
    if (phase !== 'play') touchPad.release();
    if (phase === 'paused') music.stop();
    else if (phase === 'play' && !kind.ownMusic) music.play();
    if (phase === 'play' && play.session.totalFrames === 0) {
      particles.clear();
      transition.open();
    } else if (phase === 'win' || phase === 'lose') transition.open();
    touchPad.root.classList.toggle('play', phase === 'play');
    ui.phase(phase, play.session);
    ui.best(play.best, play.record);
    if (phase === 'win') for (let i = 0; i < 5; i++) celebrate();
  };
  const celebrate = (): void => {
    const v = painter.view;
    particles.burst(v.x + looks.next() * v.w, v.y + looks.next() * v.h * 0.4, {
      n: 26,
      shape: 'square',
      colour: [design.theme.palette.accent, '#ffd166', '#ff6b9d', '#7bdff2', '#ffffff'],
      speed: v.h * 0.6,
      size: v.h * 0.016,
      life: 1.6,
      gravity: v.h * 0.6,
    });
  };
  // the host knows the player's best; a game alone keeps it in memory
  addEventListener('message', (e) => {
    const m = e.data as { gp?: number; type?: string; best?: number } | null;
    if (e.source !== parent || m?.gp !== 1) return;
    if (m.type === 'best' && Number.isFinite(m.best)) {
      play.best = Math.max(play.best, Number(m.best));
      ui.best(play.best, play.record);
    } else if (m.type === 'pause' && play.phase === 'play') pause();
    else if (m.type === 'restart') play.begin();
  });
  document.addEventListener(
    'visibilitychange',
    () => document.hidden && play.phase === 'play' && play.botMode === null && pause(),
  );

  const update = (): void => {
    since++;
    controls.read((x, y) => painter.toWorld(x, y));
    // a letter that is typed neither mutes nor restarts
    const free = !letters || play.phase !== 'play';
    if (free && keyWasPressed('KeyM')) mute();
    const { phase } = play;
    const going = phase === 'play' || phase === 'paused';
    const start = gamepadWasPressed(START);
    if ((free && keyWasPressed('KeyP')) || keyWasPressed('Escape') || (start && going)) pause();
    else if (free && keyWasPressed('KeyR') && phase !== 'title') play.begin();
    else if (gamepadWasPressed(SELECT) && phase === 'paused') play.begin();
    else if (phase !== 'play' && (keyPressed('Enter') || keyWasPressed('Space') || gamepadWasPressed(SOUTH) || start))
      go();
    tick();
  };
  const tick = (): void => {
    play.tick((s) => {
      mergePads(s.pad, [controls.keyboard, controls.gamepad, touchPad.pad, controls.pointer, play.virtual]);
      if (kind.twoPlayers) mergePads(s.pad2, [controls.keyboard2]);
      s.keys = controls.keys();
    });
    if (play.phase === 'paused') return;
    clock += 1 / 60;
    particles.step();
    const { level } = play.session;
    if (level > shownLevel) transition.open();
    shownLevel = level;
    transition.step(play.phase === 'play' ? play.session.leaving : 0);
    shake *= 0.9;
    flash.left *= 0.9;
    if (play.phase === 'win' && play.frames % 40 === 0) celebrate();
  };
  const draw = (): void => {
    const w = mainCanvasSize.x;
    const h = mainCanvasSize.y;
    if (w < 1 || h < 1) return;
    const s = play.session;
    const now = calm ? 0 : clock;
    const title = play.phase === 'title';
    const jolt = shake > 0.02 ? shake * 10 : 0;
    const inset = { top: topOf(w), bottom: showTouch() ? touchPad.height : 10 };
    if (play.phase === 'play' && pace.late(performance.now()) && dpr > 1) setCanvasPixelRatio((dpr = 1));
    const room = title ? ui.room() : undefined;
    const unit = room ? Math.min(room.w, room.h) * 0.13 : scaleOf(view, w, h, inset);
    const ctx = screen.begin(mainContext, w, h, dpr, unit);
    const { ratio } = screen;
    ctx.save();
    ctx.translate(Math.round(Math.sin(clock * 91) * jolt), Math.round(Math.cos(clock * 77) * jolt));
    if (jolt > 0) {
      // a little nearer while it shakes, or the window's edges would be bare
      const near = 1 + (2.2 * jolt) / Math.min(w, h);
      ctx.translate((w / 2) * (1 - near), (h / 2) * (1 - near));
      ctx.scale(near, near);
    }
    painter.fit(view, w, h, inset, s.camera, ratio);
    const follow = view.kind === 'follow' && !title;
    if (title || !covered)
      (title ? front : backdrop).draw(ctx, {
        w,
        h,
        ratio,
        x: (follow ? s.camera.x * painter.scale : 0) + (title ? now * 46 : 0),
        // a ground seen from above goes along; a sky does not
        y: follow && kind.backdrop === 'top' ? s.camera.y * painter.scale : 0,
        now,
        thrift: pace.thrift,
      });
    if (room) titleScene.draw(ctx, room, w, h, ratio, now);
    else {
      painter.begin(ctx, now, s);
      kind.draw(painter, s.state, s);
      particles.draw(ctx);
      painter.end();
    }
    ctx.restore();
    if (pace.thrift < 2) overlay.draw(ctx, w, h, ratio, now, title ? null : painter.heroAt);
    if (flash.left > 0.02) {
      ctx.globalAlpha = flash.left;
      ctx.fillStyle = flash.colour;
      ctx.fillRect(0, 0, w, h);
      ctx.globalAlpha = 1;
    }
    const eye = painter.heroAt ?? { x: w / 2, y: h / 2 };
    transition.draw(ctx, w, h, eye.x, eye.y, ratio);
    screen.end(mainContext);
    ui.update(s);
  };
  installHook(
    play,
    (frames) => {
      for (let i = 0; i < frames; i++) tick();
      draw();
    },
    () => pace.thrift,
    (x, y) => painter.toPage(x, y),
  );
  await engineInit(
    () => {
      controls = new Controls(mainCanvas, touch, kind.twoPlayers === true, letters);
      mainCanvas.setAttribute('aria-label', design.title);
      ui.phase('title', play.session);
      ui.best(play.best);
    },
    update,
    () => {},
    draw,
    () => {},
  );
  tell('ready', { title: design.title, seed: data.seed });
}

/** What flies or swims casts no shadow on a ground. */
function standsOnGround<S>(kind: Kind<S>, design: GameDesign): boolean {
  return kind.backdrop === 'top' && kind.genre !== 'shmup' && !['space', 'sky', 'ocean'].includes(design.theme.id);
}
