import type { CombinedError } from '@urql/core';
import type { ComponentChildren } from 'preact';
import { Link } from 'wouter-preact';
import { codeOf, detailsOf, sentenceOf } from '../graphql/client.js';
import { useMessages } from '../messages/index.js';

interface ProblemProps {
  readonly error: CombinedError;
  /** what is wrong with which field, where whoever shows the fields can say it better */
  readonly sentences?: readonly string[] | undefined;
  readonly children?: ComponentChildren;
}

/** A refusal: what is wrong and what to do about it, said aloud. The server's own sentence where it has one. */
export function Problem({ error, sentences, children }: ProblemProps) {
  const { error: texts } = useMessages();
  const code = codeOf(error);
  const details = detailsOf(error);
  const figures = details.find(
    ({ required, available }) => typeof required === 'number' && typeof available === 'number',
  );
  const fields = details.filter(({ path, message }) => typeof path === 'string' && typeof message === 'string');
  const text =
    code === 'network'
      ? texts.network
      : code === 'studio_credits_insufficient' && figures
        ? texts.insufficient(figures['required'] as number, figures['available'] as number)
        : fields.length > 0
          ? (sentences ?? fields.map(({ message }) => message)).join(' ')
          : (sentenceOf(error) ?? texts.other);
  return (
    <div class="problem" role="alert">
      <p>{text}</p>
      {code === 'studio_credits_insufficient' && <Link href="/credits">{texts.seeCredits}</Link>}
      {children}
    </div>
  );
}
