import { render } from 'preact';
import { App } from './app.js';
import { loadMessages, MessagesProvider } from './messages/index.js';
import { SessionProvider } from './session/session.js';
import { registerWorker } from './shell/service-worker.js';

async function start(): Promise<void> {
  registerWorker();
  const first = await loadMessages();
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no #app.');
  root.replaceChildren();
  render(
    <MessagesProvider first={first}>
      <SessionProvider>
        <App />
      </SessionProvider>
    </MessagesProvider>,
    root,
  );
}

void start();
