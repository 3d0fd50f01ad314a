import { useMutation, useQuery } from '@urql/preact';
import { useId, useRef } from 'preact/hooks';
import { ShowCall } from '../calls/show-call.js';
import {
  CreditRequestDocument,
  RequestCreditsDocument,
  type RequestCreditsMutationVariables,
} from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Ago } from '../parts/ago.js';
import { busy } from '../parts/busy.js';
import { Problem } from '../parts/problem.js';
import { useSession } from '../session/session.js';

const LONGEST_NOTE = 500;

/** Where there is not enough for another game: what the operator says, where that leads, and a request that operators see. */
export function CreditsHelp() {
  const { creditsHelp: texts } = useMessages();
  const { service, viewer } = useSession();
  if (!service || !viewer?.credits || viewer.guest) return null;
  const { text, url, requests } = service.creditsHelp;
  const least = Math.min(...service.prices.map((price) => price.credits));
  if (viewer.credits.spendableBalance >= least || !(text || url || requests)) return null;
  return (
    <section class="stack">
      <h2>{texts.title}</h2>
      {text && <p>{text}</p>}
      {url && (
        <p>
          <a class="button primary" href={url}>
            {texts.get}
          </a>
        </p>
      )}
      {requests && <Request />}
    </section>
  );
}

function Request() {
  const { creditsHelp: texts } = useMessages();
  const [{ data }] = useQuery({ query: CreditRequestDocument, requestPolicy: 'cache-and-network' });
  const [{ fetching, error, data: answer }, ask] = useMutation(RequestCreditsDocument);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const typed = (): RequestCreditsMutationVariables => {
    const note = form.current && new FormData(form.current).get('note');
    return { input: { note: typeof note === 'string' ? note : null } };
  };
  const open = data?.viewer?.creditRequest;
  const declined = data?.viewer?.declinedCreditRequest;
  if (!data?.viewer) return null;
  if (open)
    return (
      <p role="status">
        {texts.asked} <Ago time={open.createdAt} />. {texts.waits}
      </p>
    );
  return (
    <form
      class="stack"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!fetching) void ask(typed());
      }}
    >
      {declined && (
        <p>
          {texts.declined} {declined.declinedReason}
        </p>
      )}
      <div class="field">
        <label for={id}>{texts.note}</label>
        <textarea id={id} name="note" rows={2} maxLength={LONGEST_NOTE} />
      </div>
      <Problem error={error} refused={answer?.requestCredits?.userErrors} />
      <div class="row">
        <button type="submit" class="button" {...busy(fetching)}>
          {texts.ask}
        </button>
        <ShowCall call={() => ({ action: 'RequestCredits', variables: typed() })} />
      </div>
    </form>
  );
}
