/** What comes first: who is there is asked, while the page's script and texts are still on their way. */
import { nextTask } from './parts/tasks.js';
import { beginAt } from './session/begin.js';
import { registerWorker } from './shell/service-worker.js';

async function start(): Promise<void> {
  registerWorker();
  // a script of its own, which its browser runs in a task of its own; the page that is answered names it (`../first-page.ts`)
  const page = import('./page.js');
  await nextTask();
  const begun = beginAt(location);
  const { showPage } = await page;
  await showPage(begun);
}

void start();
