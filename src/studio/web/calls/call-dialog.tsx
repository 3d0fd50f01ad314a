import { Braces, CodeXml, SquareTerminal, Workflow } from 'lucide-preact';
import { useId, useState } from 'preact/hooks';
import { useMessages } from '../messages/index.js';
import { CopyButton } from '../parts/copy-button.js';
import { Dialog } from '../parts/dialog.js';
import { Tabs } from '../runs/tabs.js';
import type { ShownCall } from './action.types.js';
import { useSession } from '../session/session.js';
import { isForGuests, writtenCalls, type WrittenCall } from './written.js';

export interface CallDialogProps {
  readonly call: ShownCall;
  readonly onClose: () => void;
}

const ICONS: Readonly<Record<WrittenCall['language'], typeof CodeXml>> = {
  curl: SquareTerminal,
  JavaScript: Braces,
  Python: CodeXml,
  GraphQL: Workflow,
};

/** Kept while the page is: whoever writes Python does so for the next action too. */
let chosen: WrittenCall['language'] = 'curl';

/** One action as calls: how to get a session, then the call with the values of the form, in four languages. */
export function CallDialog({ call, onClose }: CallDialogProps) {
  const { api: texts } = useMessages();
  const [language, setLanguage] = useState(chosen);
  const { service, viewer } = useSession();
  const asGuest = (!viewer || viewer.guest) && (service?.guestGames ?? 0) > 0 && isForGuests(call);
  const written = writtenCalls(call, location.origin, asGuest ? 'guest' : 'signIn');
  return (
    <Dialog title={texts.title} onClose={onClose} wide>
      <p class="small">{asGuest ? texts.guestSession : texts.session}</p>
      <Tabs
        label={texts.languages}
        open={language}
        onOpen={(next) => {
          chosen = next;
          setLanguage(next);
        }}
        tabs={written.map(({ language: key, parts }) => {
          const Icon = ICONS[key];
          return {
            key,
            label: key,
            icon: <Icon aria-hidden="true" />,
            panel: <Parts language={key} parts={parts} />,
          };
        })}
      />
      <p class="small">
        <a href="/docs" target="_blank" rel="noopener">
          {texts.docs}
        </a>
      </p>
    </Dialog>
  );
}

function Parts({ language, parts }: WrittenCall) {
  const { api: texts, game } = useMessages();
  const id = useId();
  return (
    <div class="stack">
      {language === 'GraphQL' && (
        <p class="small">
          <code dir="ltr">POST {location.origin}/graphql</code>
        </p>
      )}
      {parts.map(({ what, text }) => (
        <div key={what} class="call-part">
          <header>
            <h3 id={id + what}>{texts.parts[what]}</h3>
            <CopyButton text={text} label={game.share.copy} />
          </header>
          <pre tabIndex={0} dir="ltr" role="region" aria-labelledby={id + what}>
            <code>{text}</code>
          </pre>
        </div>
      ))}
    </div>
  );
}
