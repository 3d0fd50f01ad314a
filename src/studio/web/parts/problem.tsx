import type { CombinedError } from '@urql/core';
import type { ComponentChildren } from 'preact';
import { Link } from 'wouter-preact';
import type { UserErrorPartsFragment } from '../generated/operations.js';
import { codeOf, detailsOf, sentenceOf } from '../graphql/client.js';
import type { Messages } from '../messages/en.js';
import { useMessages } from '../messages/index.js';
import { CreateAccount } from '../session/create-account.js';
import { useSession } from '../session/session.js';

interface ProblemProps {
  /** nothing is shown where neither this nor `refused` is there */
  readonly error: CombinedError | undefined;
  readonly refused?: readonly UserErrorPartsFragment[] | undefined;
  /** what was refused of which field, where whoever shows the fields can say it better */
  readonly sentences?: readonly string[] | undefined;
  readonly children?: ComponentChildren;
}

/** A refusal: what is wrong and what to do about it, said aloud. The server's own sentence where it has one. */
export function Problem({ error, refused = [], sentences, children }: ProblemProps) {
  const messages = useMessages();
  const { error: texts } = messages;
  const help = useSession().service?.creditsHelp;
  if (!error && refused.length === 0) return null;
  const problems = error ? problemsOf(error, messages) : refused.map((each) => refusalIn(messages, each));
  const needsAccount =
    (error && codeOf(error) === 'account_required') || refused.some(({ code }) => code === 'account_required');
  return (
    <div class="problem" role="alert">
      <p>{(sentences ?? problems).join(' ')}</p>
      {refused.some(({ code }) => code === 'studio_credits_insufficient') && (
        <p class="ways">
          {help?.url && <a href={help.url}>{texts.getCredits}</a>}
          <Link href="/credits">{help?.requests ? texts.askForCredits : texts.seeCredits}</Link>
        </p>
      )}
      {needsAccount && <CreateAccount />}
      {children}
    </div>
  );
}

/** A refusal in the reader's language, by its code; in English the server's own sentence, which is more exact. */
export function refusalIn(
  messages: Messages,
  { code, message }: { readonly code: string; readonly message: string },
): string {
  if (messages.lang === 'en') return message;
  const texts: Readonly<Record<string, string>> = { ...messages.errors, ...messages.fields };
  return texts[code] ?? message;
}

function problemsOf(error: CombinedError, messages: Messages): readonly string[] {
  const code = codeOf(error);
  if (code === 'network') return [messages.error.network];
  const wrong = detailsOf(error).flatMap(({ code: about, message }) =>
    typeof message === 'string'
      ? [refusalIn(messages, { code: about === undefined ? code : String(about), message })]
      : [],
  );
  return wrong.length > 0 ? wrong : [refusalIn(messages, { code, message: sentenceOf(error) ?? messages.error.other })];
}
