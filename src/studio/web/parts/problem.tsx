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
  const { error: texts } = useMessages();
  const help = useSession().service?.creditsHelp;
  if (!error && refused.length === 0) return null;
  const problems = error ? problemsOf(error, texts) : refused.map(({ message }) => message);
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

function problemsOf(error: CombinedError, texts: Messages['error']): readonly string[] {
  if (codeOf(error) === 'network') return [texts.network];
  const fields = detailsOf(error).flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
  return fields.length > 0 ? fields : [sentenceOf(error) ?? texts.other];
}
