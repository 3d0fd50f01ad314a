/** What a preview may do, as headers. A game is hostile code until proven otherwise; these hold it, whatever it tries. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.js';

/**
 * Features that a game may use; the others are off. Left out are those that Chromium knows on some systems only and
 * complains about in the console elsewhere (bluetooth, web-share): both ask the user first.
 */
const FEATURES_ON = ['autoplay', 'fullscreen', 'gamepad'] as const;
const FEATURES_OFF = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

export const PERMISSIONS_POLICY = [
  ...FEATURES_ON.map((feature) => `${feature}=(self)`),
  ...FEATURES_OFF.map((feature) => `${feature}=()`),
].join(', ');

/** On every answer of the preview routes, errors and redirects included. */
export const PREVIEW_HEADERS = {
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // Firefox looks up the hosts of links and of `<link rel="dns-prefetch">` in spite of every policy, but not then
  'x-dns-prefetch-control': 'off',
  'x-robots-tag': 'noindex',
} as const;

export interface IsolationOptions {
  /** origins whose pages may frame the game, or `'self'` */
  readonly ancestors: string;
  /** absolute URL that the artifact's previews start with; none where no artifact is shown */
  readonly preview?: string;
  /** absolute URL of a bundle's own files, with a slash at the end; an HTML game needs nothing but itself */
  readonly folder?: string;
  /** the document starts with our `<base>`, which points to `folder` */
  readonly base?: boolean;
  /** whether the document's scripts run; default true */
  readonly scripts?: boolean;
}

/**
 * The two policies, each of which has a hole that the other one closes. What is left in browsers that know only the
 * first is closed by the page around the game (`host-page.ts`) and by the guard in front of it (`guard.ts`).
 *
 * `Content-Security-Policy`: `sandbox` without `allow-same-origin` gives the document an origin of its own: no cookie, no
 * storage, no word with the application, also when someone opens the URL in a tab. `allow-pointer-lock` is for games that
 * steer by the mouse; no forms, pop-ups, dialogs, downloads or navigation of the page around it. `'self'` would be the
 * whole API, so a bundle gets its own folder instead. Frames, workers and plug-ins are named although `default-src`
 * stands for them, since some of them fall back to `script-src` first.
 *
 * `Connection-Allowlist` (Chromium; https://wicg.github.io/connection-allowlists): what the first lets out was measured
 * in Chromium 156: WebRTC, also from frames by `srcdoc` and `javascript:`, where a page's prelude does not reach;
 * navigation of the game's own frame; speculation rules. This closes all three, and leaves a game that reloads itself.
 */
export function isolation({ ancestors, preview, folder, base = false, scripts = true }: IsolationOptions) {
  // neither policy can spell a literal IPv6 host
  const literal = preview?.includes('//[') ?? false;
  const own = folder === undefined ? '' : ` ${literal ? "'self'" : folder}`;
  const policy = [
    scripts ? 'sandbox allow-scripts allow-pointer-lock' : 'sandbox',
    "default-src 'none'",
    `script-src 'unsafe-inline'${own}`,
    `style-src 'unsafe-inline'${own}`,
    `img-src data: blob:${own}`,
    `media-src data: blob:${own}`,
    `font-src data:${own}`,
    "connect-src 'none'",
    "frame-src 'none'",
    "child-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "manifest-src 'none'",
    "form-action 'none'",
    `base-uri ${base ? own.trim() : "'none'"}`,
    `frame-ancestors ${ancestors}`,
  ].join('; ');
  const reachable = preview === undefined ? '' : literal ? 'response-origin' : `"${preview}*"`;
  return { 'content-security-policy': policy, 'connection-allowlist': `(${reachable});webrtc=block` } as const;
}

/** Who may frame previews: the application, wherever it is, and the host page, which has the preview's own origin. */
export function frameAncestors(config: Pick<Config, 'publicUrl' | 'previewOrigin'>, publicUrl: () => string): string {
  return config.publicUrl === undefined && config.previewOrigin === undefined ? "'self'" : `'self' ${publicUrl()}`;
}

/**
 * The origin that a browser sees this response come from. Where none is configured it is the request's own, so that
 * `localhost` and `127.0.0.1` both work; it ends up in a header, so whatever is more than a host and a port is not used.
 */
export function servedFrom(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  config: Pick<Config, 'publicUrl' | 'previewOrigin'>,
  publicUrl: () => string,
): string {
  const configured = config.previewOrigin ?? config.publicUrl;
  if (configured !== undefined) return configured;
  return /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/iu.test(request.host)
    ? `${request.protocol}://${request.host}`
    : publicUrl();
}
