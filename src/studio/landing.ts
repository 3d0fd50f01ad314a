/** The page at `/`: what this is, and three ways to a first game. Needs no script. */

const STYLE = `
:root { color-scheme: light dark; --bg: #fbfaf7; --ink: #1d1b26; --dim: #625e70; --line: #e3dfd6; --card: #ffffff; --accent: #5b3df5; --code: #f3f0fa; }
@media (prefers-color-scheme: dark) { :root { --bg: #15131c; --ink: #f2eff8; --dim: #a9a3bb; --line: #2d2939; --card: #1d1a27; --accent: #a693ff; --code: #272234; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 17px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: clamp(2rem, 8vw, 6rem) 1.25rem 4rem; }
.mark { display: inline-grid; grid-template-columns: repeat(3, 14px); gap: 4px; margin-bottom: 1.5rem; }
.mark i { width: 14px; height: 14px; border-radius: 4px; background: var(--line); }
.mark i.on { background: var(--accent); }
h1 { font-size: clamp(2.2rem, 7vw, 3.6rem); line-height: 1.05; letter-spacing: -0.03em; margin: 0 0 1rem; }
.lead { font-size: 1.2rem; color: var(--dim); margin: 0 0 2.5rem; max-width: 36rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 1.25rem 1.5rem; margin: 0 0 1rem; }
h2 { font-size: 1.05rem; margin: 0 0 0.5rem; }
p { margin: 0 0 0.75rem; }
section p:last-child, section pre:last-child { margin-bottom: 0; }
pre { background: var(--code); border-radius: 10px; padding: 0.85rem 1rem; overflow-x: auto; margin: 0 0 0.75rem; font: 14px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
a { color: var(--accent); text-underline-offset: 3px; }
a:focus-visible, pre:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 6px; }
.notice { border: 1px solid var(--accent); border-radius: 12px; padding: 0.75rem 1rem; margin: 0 0 2rem; }
footer { color: var(--dim); font-size: 0.95rem; margin-top: 2rem; }
`;

export interface LandingOptions {
  /** whether the editor at /graphql answers a browser (not in production) */
  readonly graphiql: boolean;
  /** what people call the OpenID provider, where there is one */
  readonly signInWith?: string | undefined;
  /** a sentence to show first, e.g. why a sign-in failed */
  readonly notice?: string | undefined;
}

export const LANDING_STYLE = STYLE;

export function landingPage({ graphiql, signInWith, notice }: LandingOptions): string {
  const editor = graphiql
    ? `<p><a href="/graphql">Open the GraphQL editor</a>, sign in with the mutation <code>signInDemo</code>, then create a run and subscribe to its events.</p>`
    : `<p>Queries and mutations go to <code>/graphql</code> by POST; subscriptions by WebSocket or Server-Sent Events on the same path.</p>`;
  const signIn = signInWith
    ? `<section><h2>Your account</h2><p><a href="/api/auth/oidc/start">Sign in with ${escapeHtml(signInWith)}</a></p></section>\n`
    : '';
  const told = notice ? `<p class="notice" role="alert">${escapeHtml(notice)}</p>\n` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gamewright: a prompt becomes a playable game</title>
<meta name="description" content="Describe a game in a sentence and play it in the browser.">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${told}<div class="mark" aria-hidden="true"><i></i><i class="on"></i><i></i><i class="on"></i><i class="on"></i><i class="on"></i></div>
<h1>Describe a game.<br>Play it.</h1>
<p class="lead">Gamewright turns a sentence into a browser game: read, designed, built and played by a bot before you get it.</p>
${signIn}<section><h2>From a shell</h2>
<pre tabindex="0">npm run game -- "a penguin platformer with double jump"</pre>
<p>It prints the link to play, and keeps the file in <code>games/</code>.</p></section>
<section><h2>Over GraphQL</h2>${editor}</section>
<section><h2>Over REST</h2>
<pre tabindex="0">curl -c jar -X POST localhost:4000/api/auth/demo
curl -b jar -H 'content-type: application/json' \\
  -d '{"prompt":"snake but in space"}' localhost:4000/api/studio/runs</pre>
<p>The README lists every route, code and setting.</p></section>
<footer>Games run in a sandbox of their own, without the network and without your session.</footer>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}
