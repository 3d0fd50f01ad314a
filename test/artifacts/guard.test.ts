import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUARD_PREFIX, disableParserShadowRoots } from '../../src/artifacts/guard.js';
import { guardedBytes } from '../../src/artifacts/guarded-bytes.js';

const through = (chunks: Iterable<Buffer>) => buffer(Readable.from(chunks).pipe(disableParserShadowRoots()));

describe('bytes behind the guard', () => {
  it('keep their number and all but the attribute of shadow trees, however they are cut', async () => {
    const word = fc.constantFrom('shadowrootmode', 'ShadowRootMode', 'SHADOWROOTMODE', 'shadowroot', 'mode', 'shadow');
    const part = fc.oneof(
      word.map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 12 }),
        fc.array(fc.nat(40), { maxLength: 20 }),
        async (parts, cuts) => {
          const whole = Buffer.concat(parts);
          const chunks: Buffer[] = [];
          let at = 0;
          for (const cut of cuts) chunks.push(whole.subarray(at, (at += cut)));
          chunks.push(whole.subarray(at));
          // a byte order mark is the other test's
          fc.pre(!whole.toString('latin1').startsWith('\u00ef\u00bb\u00bf'));
          const expected = whole.toString('latin1').replaceAll(/(shadowroot)mode/giu, (text) => {
            expect(text).toHaveLength(14);
            return 'shadowrootnone';
          });
          expect((await through(chunks)).toString('latin1')).toBe(expected);
        },
      ),
    );
  });

  it('begin with no byte order mark, which would be text there', async () => {
    const game = Buffer.from('\ufeff<!doctype html><p>🐧');
    const sent = await buffer(guardedBytes(Readable.from([game])));
    expect(sent.toString()).toBe(`${GUARD_PREFIX}   <!doctype html><p>🐧`);
    expect(sent.length).toBe(GUARD_PREFIX.length + game.length);
  });

  it('end where the store fails, without an end', async () => {
    const failing = new Readable({
      read() {
        this.push('<!doctype html>');
        this.destroy(new Error('disk'));
      },
    });
    await expect(buffer(guardedBytes(failing))).rejects.toThrow('disk');
  });
});
