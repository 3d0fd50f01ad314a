import { render } from 'preact';
import { App } from './app.js';
import { MessagesProvider, messagesFor } from './messages/index.js';
import { SessionProvider } from './session/session.js';

const messages = messagesFor(navigator.languages);
document.documentElement.lang = messages.lang;
const root = document.getElementById('app');
if (!root) throw new Error('The page has no #app.');
root.replaceChildren();
render(
  <MessagesProvider value={messages}>
    <SessionProvider>
      <App />
    </SessionProvider>
  </MessagesProvider>,
  root,
);
