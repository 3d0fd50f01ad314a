/** The engine's unused parts stay out of a game's script, and another version of the engine is refused. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from '../../../src/generation/package/engine.js';
import { kindScript } from '../../../src/generation/package/runtime.js';

const engine = (): Promise<string> =>
  readFile(join(dirname(createRequire(import.meta.url).resolve('littlejsengine')), 'littlejs.esm.min.js'), 'utf8');

describe('the engine in a game', () => {
  it('has no shader, no touch pad, no letters, no splash and no 3D of its own', async () => {
    const script = await kindScript('platformer');
    for (const unused of ['#version 300 es', 'data:image/png', 'FinalizationRegistry', 'getTranslation(', 'setWrap('])
      expect(script).not.toContain(unused);
    expect(script).toContain('LittleJS Engine v1.20.0');
  });

  it('is cut only where its text is the known one', async () => {
    const text = await engine();
    expect(() => withoutUnused(text)).not.toThrow();
    for (const known of ['touchGamepadEnable=!1,', 'showSplashScreen=!1,', 'image=new Image,tilePos'])
      expect(() => withoutUnused(text.replace(known, ''))).toThrow('not the version');
  });
});
