/** An action written as calls, in each language that the dialog shows. */
import type { CallLanguage } from '../../../http/calls/call.types.js';
import { snippetsOf } from '../../../http/calls/snippets.js';
import type { ShownCall } from './action.types.js';
import { ACTIONS, type ActionCall } from './actions.js';

/** One text to be copied as it stands. */
export interface Part {
  /** `signIn` opens the session that `call` is sent with, or `guest` does; GraphQL's values stand beside its operation */
  readonly what: 'signIn' | 'guest' | 'call' | 'variables';
  readonly text: string;
}

export interface WrittenCall {
  readonly language: CallLanguage | 'GraphQL';
  readonly parts: readonly Part[];
}

/** In the place of the reader's own, which no page knows. */
const CREDENTIALS = { email: 'you@example.com', password: 'your password' };

const GRAPHQL_SIGN_IN = `mutation SignIn {
  signIn(input: { email: "${CREDENTIALS.email}", password: "${CREDENTIALS.password}" }) {
    viewer {
      id
    }
  }
}`;

const GRAPHQL_GUEST = `mutation SignInAsGuest {
  signInAsGuest {
    viewer {
      id
    }
  }
}`;

/** Whose session a call is sent with: that of an account, or of a guest who begins with it. */
export type Caller = 'signIn' | 'guest';

/** A guest's own games are reached by their browser alone, so a program begins as a guest only where it begins a game. */
export function isForGuests({ action, variables }: ShownCall): boolean {
  return action === 'CreateRun' && variables.input.parentRunId == null && variables.input.artifact == null;
}

/** @param origin of the service, without a slash at its end */
export function writtenCalls(
  { action, variables: given }: ShownCall,
  origin: string,
  caller: Caller = 'signIn',
): readonly WrittenCall[] {
  // the values are those of the action: `ShownCall` says so, which the compiler can't follow through a union
  const { graphql, variables, rest } = ACTIONS[action] as ActionCall<typeof given>;
  const values = variables ? variables(given) : given;
  const { path, ...sent } = rest?.(given) ?? {
    path: '/graphql',
    method: 'POST',
    json: { query: graphql, variables: values },
    answer: 'json' as const,
  };
  const url = new URL(path, origin).href;
  const signIn = snippetsOf({
    method: 'POST',
    url: `${origin}/api/auth/${caller === 'guest' ? 'guest' : 'sign-in'}`,
    ...(caller === 'guest' ? {} : { json: CREDENTIALS }),
    session: 'opened',
    answer: 'data',
  });
  return [
    ...snippetsOf({ ...sent, url, session: 'sent' }).map(({ language, text }, at): WrittenCall => ({
      language,
      parts: [
        { what: caller, text: signIn[at]!.text },
        { what: 'call', text },
      ],
    })),
    {
      language: 'GraphQL',
      parts: [
        { what: caller, text: caller === 'guest' ? GRAPHQL_GUEST : GRAPHQL_SIGN_IN },
        { what: 'call', text: graphql },
        { what: 'variables', text: JSON.stringify(values, null, 2) },
      ],
    },
  ];
}
