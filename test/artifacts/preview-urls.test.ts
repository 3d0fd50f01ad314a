import { expect, it } from 'vitest';
import { parseTokenPath, previewPath, tokenFolder, withoutTokens } from '../../src/artifacts/preview-urls.js';

it('reads what it writes', () => {
  const rest = (path: string) => path.slice(`${previewPath('id')}/`.length);
  expect(parseTokenPath(rest(tokenFolder('id', 'v1.a_-Z9.b')))).toEqual({ token: 'v1.a_-Z9.b', path: '' });
  expect(parseTokenPath('~t/a/b c.png')).toEqual({ token: 't', path: 'a/b c.png' });
  expect(parseTokenPath('~t')).toEqual({ token: 't', path: '' });
  expect(parseTokenPath('~t//a\nb')).toEqual({ token: 't', path: '/a\nb' });
  for (const other of ['', 't/a', '~', '~/a', '~a b/c', '/~t/', 'x/~t/']) expect(parseTokenPath(other)).toBeNull();
});

it('cuts tokens out of what is logged', () => {
  const id = '/api/game-artifacts/0199/preview';
  expect(withoutTokens(`${id}?a=b&token=v1.secret.mac&c=d`)).toBe(`${id}?a=b&token=…&c=d`);
  expect(withoutTokens(`${id}?TOKEN=v1.secret.mac`)).toBe(`${id}?TOKEN=…`);
  expect(withoutTokens(`${id}/~v1.secret.mac/assets/a.png`)).toBe(`${id}/~…/assets/a.png`);
  expect(withoutTokens(`${id}/%7Ev1.secret.mac`)).toBe(`${id}/~…`);
  expect(withoutTokens('/s/7hQ2mX9cRtE')).toBe('/s/…');
  expect(withoutTokens('/%73/7hQ2mX9cRtE/cover.webp?x=1')).toBe('/%73/…/cover.webp?x=1');
  expect(withoutTokens('/games/s/play')).toBe('/games/s/play');
  expect(withoutTokens('/api/credits?limit=3')).toBe('/api/credits?limit=3');
});
