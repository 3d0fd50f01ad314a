/** Games to preview, and the headers that a preview has. */
import { bundleResult, file } from './results.js';

export const HTML = '<!doctype html><title>Penguin</title>';
export const ENTRY = '<!doctype html><html lang="en"><script src="game.js"></script>';
/** A game of three files. */
export const bundle = () =>
  bundleResult([
    file('index.html', ENTRY, 'text/html', 'entry'),
    file('game.js', 'run()', 'text/javascript', 'script'),
    file('assets/a penguin.svg', '<svg/>', 'image/svg+xml'),
  ]);

const PERMISSIONS =
  'autoplay=(self), fullscreen=(self), gamepad=(self), accelerometer=(), browsing-topics=(), camera=(), ' +
  'clipboard-read=(), clipboard-write=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), ' +
  'identity-credentials-get=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), ' +
  'otp-credentials=(), payment=(), picture-in-picture=(), publickey-credentials-create=(), publickey-credentials-get=(), ' +
  'screen-wake-lock=(), serial=(), storage-access=(), usb=(), window-management=(), xr-spatial-tracking=()';
/** Headers of every answer below a preview. */
export const always = {
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-robots-tag': 'noindex',
};
/** Of every answer that differs by who asks for a document. */
export const VARY = 'Sec-Fetch-Dest, Upgrade-Insecure-Requests';
/** `own`: where a bundle's files are. */
export const csp = (
  own = '',
  base = "'none'",
  ancestors = "'self'",
  sandbox = 'sandbox allow-scripts allow-pointer-lock',
) =>
  `${sandbox}; default-src 'none'; script-src 'unsafe-inline'${own}; ` +
  `style-src 'unsafe-inline'${own}; img-src data: blob:${own}; media-src data: blob:${own}; font-src data:${own}; ` +
  `connect-src 'none'; frame-src 'none'; child-src 'none'; worker-src 'none'; object-src 'none'; manifest-src 'none'; form-action 'none'; base-uri ${base}; frame-ancestors ${ancestors}`;
const perResponse = ['date', 'connection', 'x-request-id'];
/** Without those that differ from answer to answer. */
export const headersOf = (response: { headers: object }) =>
  Object.fromEntries(Object.entries(response.headers).filter(([name]) => !perResponse.includes(name)));
