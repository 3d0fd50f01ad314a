import { expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { createPreviewTokens } from '../../src/artifacts/preview-tokens.js';
import { createShareTokens } from '../../src/artifacts/share-tokens.js';

const OLD = 'a key of the month before, of 32 characters';
const NEW = 'the key of this month, of 32 characters or more';

it('makes another token for every link, and the same one for the same link', () => {
  const tokens = createShareTokens([NEW]);
  const links = Array.from({ length: 500 }, () => uuidv7());
  const made = links.map((id) => tokens.make(id));
  expect(new Set(made.map(({ token }) => token)).size).toBe(500);
  for (const [at, { token, hash }] of made.entries()) {
    expect(token).toMatch(/^[0-9A-Za-z]{11}$/u);
    expect(tokens.recall(links[at]!, hash)).toBe(token);
    expect(tokens.hashOf(token)?.equals(hash)).toBe(true);
  }
});

it('goes on naming links of an older key while that is known, and finds them after it', () => {
  const id = uuidv7();
  const { token, hash } = createShareTokens([OLD]).make(id);
  expect(createShareTokens([NEW, OLD]).recall(id, hash)).toBe(token);
  const later = createShareTokens([NEW]);
  expect(later.recall(id, hash)).toBeNull();
  expect(later.hashOf(token)?.equals(hash)).toBe(true);
});

it('looks nothing up for what is no token', () => {
  const tokens = createShareTokens([NEW]);
  for (const text of [
    '',
    'short',
    '0123456789',
    '0123456789ab',
    '0123456789\0',
    '0123456789-',
    ' 0123456789',
    'ü'.repeat(11),
  ])
    expect(tokens.hashOf(text)).toBeNull();
});

it('gives previews that say which link they came by', () => {
  const tokens = createPreviewTokens([NEW]);
  const claim = { artifactId: uuidv7(), epoch: 3, expiresAt: new Date(1_900_000_000_000) };
  const [plain, linked] = [claim, { ...claim, linkId: uuidv7() }].map((each) => tokens.verify(tokens.sign(each)));
  expect(plain).toEqual(claim);
  expect(linked).toEqual({ ...claim, linkId: linked!.linkId });
  expect(linked!.linkId).toMatch(/^[\da-f-]{36}$/u);
});
