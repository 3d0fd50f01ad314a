import { render } from 'preact';
import { App } from './app.js';
import { loadMessages, MessagesProvider } from './messages/index.js';
import { beginAt } from './session/begin.js';
import { SessionProvider } from './session/session.js';
import { registerWorker } from './shell/service-worker.js';
import { loadFirstView, loadOtherViews } from './views.js';

async function start(): Promise<void> {
  const begun = beginAt(location);
  registerWorker();
  const [first] = await Promise.all([loadMessages(), loadFirstView(location)]);
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

void start();
