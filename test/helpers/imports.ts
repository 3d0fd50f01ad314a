import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** The names, as written, that a module of TypeScript imports when it runs: imports of types alone are left out. */
export function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const name = /^(['"])(.*)\1$/u.exec(text.slice(start, end))?.[2];
      return name === undefined ? [] : [name];
    }),
  ];
}
