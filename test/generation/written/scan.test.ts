/** The static scan of what a model wrote: what is found before anything is played, with its line. */
import { describe, expect, test } from 'vitest';
import { CODE_INSTRUCTIONS, EXAMPLES } from '../../../src/generation/providers/code-reference.js';
import { extractPage } from '../../../src/generation/written/extract.js';
import { finishPage } from '../../../src/generation/written/page.js';
import { scanPage } from '../../../src/generation/written/scan-page.js';

const HOOK = 'window.render_game_to_text = () => "{}"; window.advanceTime = () => {};';
const page = (script: string, body = '') =>
  `<!doctype html>\n<title>T</title>\n<body>${body}\n<script>${HOOK}\n${script}\n</script>`;
const found = (text: string) => scanPage(text).map(({ check, detail }) => `${check}: ${detail}`);

test('the examples of the reference pass, and the page of reference is small', () => {
  for (const { page: example } of EXAMPLES) expect(scanPage(example)).toEqual([]);
  expect(CODE_INSTRUCTIONS.length).toBeLessThan(12_000);
});

describe('finds', () => {
  test.each([
    ['const a = ;', 'syntax: line 5: Unexpected token'],
    ['fetch("x")', 'network: line 5: fetch is not there'],
    ['window["fe" + "tch"]; window["fetch"]("x")', 'network: line 5: fetch is not there'],
    ['new XMLHttpRequest()', 'network: line 5: XMLHttpRequest is not there'],
    ['navigator.sendBeacon("x")', 'network: line 5: sendBeacon is not there'],
    ['new self.WebSocket("ws://x")', 'network: line 5: WebSocket is not there'],
    ['\neval("1")', 'eval: line 6: eval is not there'],
    ['const f = Function("return 1")', 'eval: line 5: Function is not there'],
    ['setTimeout("boom()", 1)', 'eval: line 5: a timer is given text'],
    ['import("./x.js")', 'imports: line 5: nothing can be imported'],
  ])('%j', (script, start) => {
    expect(found(page(script))).toEqual([expect.stringContaining(start)]);
  });

  test.each([
    ['<script src="https://cdn.example/phaser.js"></script>', 'network: line 3: src="https://cdn.example/phaser.js"'],
    ['<img src="//x.example/a.png">', 'network: line 3: src='],
    ['<link rel="stylesheet" href="a.css">', 'network: line 3: href='],
    ['<svg><image xlink:href="http://x/a.png"></svg>', 'network: line 3: href="http://x/a.png'],
    ['<iframe srcdoc="x"></iframe>', 'elements: line 3: <iframe>'],
    ['<form></form>', 'elements: line 3: <form>'],
    ['<meta http-equiv="refresh" content="0;url=http://x">', 'elements: line 3: <meta http-equiv>'],
    ['<b onclick="x()">b</b>', 'handlers: line 3: onclick'],
    ['<i style="background:url(http://x/a)">', 'network: line 3: a style'],
    ['<style>@import "x.css";</style>', 'network: line 3: a style'],
    ['<template><script>fetch("x")</script></template>', 'network: line 3: fetch'],
  ])('%j', (body, start) => {
    expect(found(page('', body))[0]).toContain(start);
  });

  test('a missing hook, and a file that is too large', () => {
    expect(found('<script>window.advanceTime = () => {}</script>')).toEqual([
      'hook: window.render_game_to_text is not set',
    ]);
    expect(found('<p>')).toEqual(['hook: window.render_game_to_text and window.advanceTime are not set']);
    expect(found(page('', '<b>'.repeat(300)))).toEqual([expect.stringContaining('too many elements')]);
    expect(found(page(`// ${'x'.repeat(400_000)}`))[0]).toContain('size: the file has');
  });
});

test('leaves alone what only looks like it', () => {
  const own = [
    'class Worker {} new Worker()',
    'const caches = []; caches.push(1)',
    'function fetch(dog) { return dog } fetch("Rex")',
    'const dog = { fetch: 1, eval: 2 }; dog.fetch',
    'setTimeout(() => {}, 10)',
    'const text = "import x from y; eval(1)"',
  ];
  for (const script of own) expect(found(page(script))).toEqual([]);
  expect(
    found(page('', '<img src="data:image/png;base64,AA=="><a href="#top">x</a><style>i{background:url(#g)}</style>')),
  ).toEqual([]);
});

test.each([
  [
    'Here it is:\n```html\n<!DOCTYPE html>\n<html><body></body></html>\n```\nHave fun!',
    '<!DOCTYPE html>\n<html><body></body></html>',
  ],
  ['<!doctype html><html><p>```</p></html>', '<!doctype html><html><p>```</p></html>'],
  ['<html></html> bye', '<html></html>'],
  ['<!doctype html><html><body>cut off', undefined],
  ['I am sorry.', undefined],
])('takes the file out of %j', (answer, file) => {
  expect(extractPage(answer)).toBe(file);
});

test('a finished page has the policy first: its own scripts by hash, and nothing else', () => {
  const source =
    '<!doctype html><html><head><meta charset=latin1><title> A \u202egame </title></head><body><script>let a = "<b>";</script></body></html>';
  const { html, title } = finishPage(source, 7);
  expect(title).toBe('A game');
  expect(html).toMatch(
    /^<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-[^ ]+ 'sha256-[^ ]+;/u,
  );
  expect(html).toContain('<script>let a = "<b>";</script>');
  expect(finishPage(source, 7)).toEqual({ html, title });
  expect(html).not.toContain("'unsafe-inline';script");
});
