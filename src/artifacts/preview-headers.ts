/** What a preview may do, as headers. A game is hostile code until proven otherwise; these hold it, whatever it tries. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.js';

/** Features that a game may use; every other one that browsers know is off. */
const FEATURES_ON = ['autoplay', 'fullscreen', 'gamepad'] as const;
const FEATURES_OFF = [
  'accelerometer',
  'bluetooth',
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
  'web-share',
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
  'x-robots-tag': 'noindex',
} as const;

export interface PolicyOptions {
  /** origins whose pages may frame the game, or `'self'` */
  readonly ancestors: string;
  /** absolute URL of a bundle's own files, with a slash at the end; an HTML game needs nothing but itself */
  readonly folder?: string;
  /** the document starts with our `<base>`, which points to `folder` */
  readonly base?: boolean;
}

/**
 * `sandbox` without `allow-same-origin` gives the document an origin of its own: no cookie, no storage, no word with the
 * application, also when someone opens the URL in a tab. `allow-pointer-lock` is for games that steer by the mouse; no
 * forms, pop-ups, dialogs, downloads or navigation of the page around it. `'self'` would be the whole API in the eyes of
 * a policy, so a bundle gets its own folder instead.
 */
export function previewPolicy({ ancestors, folder, base = false }: PolicyOptions): string {
  const own = folder === undefined ? '' : ` ${folder}`;
  return [
    'sandbox allow-scripts allow-pointer-lock',
    "default-src 'none'",
    `script-src 'unsafe-inline'${own}`,
    `style-src 'unsafe-inline'${own}`,
    `img-src data: blob:${own}`,
    `media-src data: blob:${own}`,
    `font-src data:${own}`,
    "connect-src 'none'",
    "form-action 'none'",
    `base-uri ${base && folder !== undefined ? folder : "'none'"}`,
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

/** Who may frame previews: the application, wherever it is. */
export function frameAncestors(config: Pick<Config, 'publicUrl' | 'previewOrigin'>, publicUrl: () => string): string {
  return config.publicUrl === undefined && config.previewOrigin === undefined ? "'self'" : publicUrl();
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
