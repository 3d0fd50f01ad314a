import { options, render } from 'preact';
import { App } from './app.js';
import { loadMessages, MessagesProvider } from './messages/index.js';
import { nextTask, renderLater } from './parts/tasks.js';
import type { Begun } from './session/begin.js';
import { SessionProvider } from './session/session.js';
import { loadFirstView, loadOtherViews } from './views.js';

/** Shows the view of the address in the place of what the page said before its script ran. */
export async function showPage(begun: Begun): Promise<void> {
  options.debounceRendering = renderLater;
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
