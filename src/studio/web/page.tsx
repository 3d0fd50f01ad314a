import { options, render } from 'preact';
import { App } from './app.js';
import { loadMessages, MessagesProvider } from './messages/index.js';
import { inOwnTask, nextTask } from './parts/tasks.js';
import type { Begun } from './session/begin.js';
import { SessionProvider } from './session/session.js';
import { loadFirstView, loadOtherViews } from './views.js';

/** Shows the view of the address in the place of what the page said before its script ran. */
export async function showPage(begun: Begun): Promise<void> {
  renderInOwnTasks();
  const [first] = await Promise.all([loadMessages(), loadFirstView(location)]);
  await nextTask();
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no #app.');
  root.replaceChildren();
  render(
    <MessagesProvider first={first}>
      <SessionProvider first={begun}>
        <App />
      </SessionProvider>
    </MessagesProvider>,
    root,
  );
  void loadOtherViews();
}

/**
 * While the page opens, what an answer brings is rendered in a task of its own: to read it into the cache and to show it
 * take about as long. From the first touch on it is rendered in the same task: where the focus goes depends on it.
 */
function renderInOwnTasks(): void {
  options.debounceRendering = inOwnTask;
  const stop = new AbortController();
  const asEver = (): void => {
    delete options.debounceRendering;
    stop.abort();
  };
  for (const touch of ['pointerdown', 'keydown', 'click', 'input'])
    addEventListener(touch, asEver, { capture: true, signal: stop.signal });
}
