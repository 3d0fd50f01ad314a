/**
 * The engine without what no game here uses. Games draw on a 2D canvas (no context to lose, any number of games on a page, five times
 * faster where WebGL is drawn in software), have their own touch pad and lettering, and show no splash. So the engine's switches for those become
 * constants, and the bundler drops what they guard: 21 KB of each page. The engine is pinned; another text of it fails the build.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** esbuild's `define` for the switches, whose declarations the cuts below take away. */
export const SWITCHES = { glEnable: 'false', touchGamepadEnable: 'false', showSplashScreen: 'false' } as const;

/** what is cut, and what stands in its place; each is in the engine once */
const CUTS: readonly (readonly [what: string | RegExp, instead: string])[] = [
  ['glEnable=!0,drawScreenSpace=!1', 'drawScreenSpace=!1'],
  ['glEnable,drawScreenSpace,glCircleSides', 'drawScreenSpace,glCircleSides'],
  ['touchGamepadEnable=!1,', ''],
  ['touchInputEnable,touchGamepadEnable,touchGamepadPassthrough', 'touchInputEnable,touchGamepadPassthrough'],
  ['{touchGamepadEnable=enable}', '{}'],
  ['showSplashScreen=!1,', ''],
  ['fontDefault,showSplashScreen,headlessMode', 'fontDefault,headlessMode'],
  ['{showSplashScreen=show}', '{}'],
  // a function of its own keeps all of WebGL, although nothing calls it any more
  [/function initWebGL\(\)\{.*?(?=\}\(rootElement\|\|=document\.body\))/gu, ''],
  // the engine's own letters, a picture that is loaded at each start
  [
    /,rootElement\.push\(async function\(\)\{const image=new Image,.*?engineImageFont=new ImageFont\(tileInfo\)\}\(\)\)/gu,
    '',
  ],
  // put together from two texts, which the bundler takes for an act
  ['lightViewProj;"+RENDER3D_VERTEX_INPUTS+"out vec3 P,N', 'lightViewProj;out vec3 P,N'],
  // a game asks for nothing: the engine's own way to load a sound file goes too
  ['response=await fetch(filename)', 'response={ok:!1}'],
];

/** Methods that neither the engine nor a game calls: a bundler can't know, since it leaves classes whole. 1 KB of each page. */
const UNCALLED = ['mutate', 'HSLA', 'setRate', 'playNote', 'playLoop', 'playMusic', 'setUseRealTime', 'setWrap'];

/** Methods that only parts of the engine call which no game has: `callsUnreached` tells when one does. 1.5 KB of each page. */
const UNREACHED = [
  'setHex',
  'setHSLA',
  'setDirection',
  'rgbaInt',
  'setVolume',
  'getPercent',
  'reflect',
  'setAngle',
  'setPan',
  'withAlpha',
];

/** The method that a script calls and the engine has no more; undefined where all is well. */
export const callsUnreached = (script: string): string | undefined =>
  UNREACHED.find((name) => script.includes(`.${name}(`));

/** Without the methods of that name; throws where there is none, or more than `most`. */
function withoutMethods(engine: string, name: string, most: number): string {
  const starts = [...engine.matchAll(new RegExp(String.raw`(?<=\})${name}\(`, 'gu'))].map(({ index }) => index);
  if (starts.length === 0 || starts.length > most)
    throw new Error(`the engine is not the version that this build knows: ${name}`);
  return starts.reduceRight((text, start) => {
    // what stands in for a parameter that is left out may have parentheses, never braces
    let end = text.indexOf('{', start) + 1;
    for (let depth = 1; depth > 0; end += 1) depth += { '{': 1, '}': -1 }[text[end] ?? ''] ?? 0;
    return text.slice(0, start) + text.slice(end);
  }, engine);
}

/** Without one method of a class; throws where there is none, or more than one, or where something calls it. */
function withoutMethod(engine: string, name: string): string {
  if (engine.includes(`.${name}(`)) throw new Error(`the engine is not the version that this build knows: ${name}`);
  return withoutMethods(engine, name, 1);
}

/** What makes a value and does nothing else: where nobody uses the value, the bundler may leave it out (the engine's 3D part). */
const PURE = new RegExp(
  [
    /(?<==)new (?:Matrix4|Float64Array|FinalizationRegistry|Color)\b/u,
    /(?<==)(?:Object\.freeze\(|vec3\(|\[\.55,\.7,\.85,1\]\.map\(|RENDER3D_VOXEL_FACES\.map\()/u,
    /(?<=[[,(])vec[23]\(/u,
    /(?<=:)new FinalizationRegistry/u,
    /(?<=freeze\()(?:hsl|\[vec2\(0,0\),)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** The engine's text cut down; throws where it is not the version that this knows. */
export function withoutUnused(engine: string): string {
  const cut = CUTS.reduce((text, [what, instead]) => {
    const found = typeof what === 'string' ? text.split(what).length - 1 : (text.match(what)?.length ?? 0);
    if (found !== 1) throw new Error(`the engine is not the version that this build knows: ${String(what)}`);
    return text.replace(what, instead);
  }, engine);
  const uncalled = UNCALLED.reduce(withoutMethod, cut);
  const lean = UNREACHED.reduce((text, name) => withoutMethods(text, name, 2), uncalled);
  return lean.replaceAll(/\bglEnable=(?:glEnableBeforeLoss|enable|!1)/gu, '0').replaceAll(PURE, '/*@__PURE__*/$&');
}

export const leanEngine: Plugin = {
  name: 'lean-engine',
  setup(build) {
    build.onLoad({ filter: /littlejs\.esm\.min\.js$/ }, async ({ path }) => ({
      contents: withoutUnused(await readFile(path, 'utf8')),
      loader: 'js',
    }));
  },
};
