/** One function for each type whose shape in REST differs from GraphQL's; every route that shows the type uses it. */
import type { CurrentSessionQuery, SignedInFragment, StudioRunEventsSubscription } from './generated/operations.js';
import type { ServerSentEvent } from '../src/http/event-stream.js';

type StudioRunEvent = StudioRunEventsSubscription['studioRunEvents'];

/** `{user, expiresAt}` of an open session. */
export function session({ viewer, expiresAt }: SignedInFragment): unknown {
  return { user: viewer, expiresAt };
}

export function currentSession({ currentSession, ...user }: NonNullable<CurrentSessionQuery['viewer']>): unknown {
  return { user, expiresAt: currentSession?.expiresAt };
}

/** GraphQL has a type for each kind of event; here the fields of all kinds lie side by side. */
export function runEvent(event: StudioRunEvent): ServerSentEvent & { readonly final: boolean } {
  const { run, ...line } = event;
  return {
    id: event.seq,
    event: event.type,
    data: { ...withoutObjects(line), run },
    final: event.type === 'completed' || event.type === 'failed' || event.type === 'canceled',
  };
}

function withoutObjects(line: Omit<StudioRunEvent, 'run'>): Record<string, unknown> {
  const { artifact, failure, ...flat } = line as typeof line & {
    readonly artifact?: { readonly id: string } | null;
    readonly failure?: Readonly<Record<string, unknown>>;
  };
  return { ...flat, ...(artifact ? { artifactId: artifact.id } : {}), ...failure };
}
