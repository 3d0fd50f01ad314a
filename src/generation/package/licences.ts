/** Notices that go into every artifact, from the packages themselves. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
let text: string | undefined;

/** shown in manifests */
export const LICENCES = [
  { name: 'LittleJS 1.20.0', licence: 'MIT', url: 'https://github.com/KilledByAPixel/LittleJS' },
  { name: 'Fluent Emoji (flat)', licence: 'MIT', url: 'https://github.com/microsoft/fluentui-emoji' },
] as const;

const FLUENT = `MIT License

Copyright (c) Microsoft Corporation.
`;

/** The MIT licence stands once; the copyright lines of both works stand before it. */
export function licenceText(): string {
  if (text === undefined) {
    const root = dirname(require.resolve('littlejsengine/package.json'));
    const engine = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
    const at = engine.indexOf('Permission is hereby granted');
    const [copyright, terms] = [engine.slice(0, at).trim(), engine.slice(at)];
    text = `LittleJS (game engine)\n${copyright}\n\nFluent Emoji, flat (pictures)\n${FLUENT}\n${terms}\n`;
  }
  return text;
}
