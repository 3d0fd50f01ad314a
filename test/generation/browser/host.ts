/** A page that shows a game as a preview does: in a sandboxed frame, under a closed policy, and told of by messages. */
import type { Page } from 'playwright-core';

const POLICY =
  "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:";

const HOST = `<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}</style>
<iframe sandbox="allow-scripts" src="/game" onload="this.focus()"></iframe><script>messages=[];addEventListener("message",e=>{if(e.source===frames[0])messages.push(e.data)})</script>`;

/** Opens the host of a game's page in `page`. Returns the paths that both ask for, which grow as they ask. */
export async function showGame(page: Page, html: string): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const isGame = pathname === '/game';
    const headers: Record<string, string> = isGame ? { 'content-security-policy': POLICY } : {};
    return route.fulfill({ contentType: 'text/html', headers, body: isGame ? html : HOST });
  });
  await page.goto('http://game.test/');
  return asked;
}

/** What the game has told its host until it told of that, by the types of its messages. */
export async function toldUntil(page: Page, last: string): Promise<string[]> {
  const types = await page.waitForFunction((type) => {
    const told = (globalThis as unknown as { messages: { type: string }[] }).messages.map((message) => message.type);
    return told.includes(type) && told;
  }, last);
  return (await types.jsonValue()) as string[];
}
