import { GitFork } from 'lucide-preact';
import { Link } from 'wouter-preact';
import { useMessages } from '../messages/index.js';
import { familyOf, kinOf, type Line } from './family.js';
import { saidOf } from './said.js';
import { useVersions } from './use-versions.js';
import type { Version } from './version-line.js';

interface FamilyTreeProps {
  readonly threadId: string;
  readonly current: string;
}

/** Where a version came from and what was made of it, and behind a press the whole tree. Nothing where it stands alone. */
export function FamilyTree({ threadId, current }: FamilyTreeProps) {
  const { game } = useMessages();
  const texts = game.family;
  const versions = useVersions(threadId);
  const { from, to } = kinOf(versions, current);
  if (!from && to.length === 0) return null;
  const own = versions.find(({ run }) => run.id === current);
  return (
    <section class="family small" aria-label={texts.title}>
      {from && own && (
        <p>
          {texts.from[takenOf(own)]} <VersionLink version={from} />
        </p>
      )}
      {to.length > 0 && (
        <p>
          {texts.to}{' '}
          {to.map((version, i) => (
            <span key={version.run.id}>
              {i > 0 && ', '}
              <VersionLink version={version} />
            </span>
          ))}
        </p>
      )}
      <details>
        <summary>
          <GitFork aria-hidden="true" />
          {texts.title}
        </summary>
        {familyOf(versions).map((line) => (
          <Branch key={line[0]?.version.run.id} line={line} current={current} />
        ))}
      </details>
    </section>
  );
}

function Branch({ line, current }: { readonly line: Line; readonly current: string }) {
  const messages = useMessages();
  const { game, history } = messages;
  return (
    <ol>
      {line.map(({ version, branches }) => (
        <li key={version.run.id}>
          <VersionLink version={version} here={version.run.id === current} />
          {takenOf(version) === 'remix' && <span class="tag">{game.family.remix}</span>}
          {version.run.artifact?.publication && <span class="tag">{history.public}</span>}
          <span class="family-said dim" dir="auto">
            {saidOf(version.run, messages)}
          </span>
          {branches.map((branch) => (
            <Branch key={branch[0]?.version.run.id} line={branch} current={current} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function VersionLink({ version: { run, number }, here }: { readonly version: Version; readonly here?: boolean }) {
  const { game } = useMessages();
  const kind = run.artifact?.reading?.kind;
  return (
    <Link href={`/runs/${run.id}`} {...(here ? { 'aria-current': 'page' as const } : {})}>
      {game.versions.version(number ?? 0)}
      {kind && ` (${game.kindOf(kind)})`}
    </Link>
  );
}

/** What was done with the version before: a run that has not ended yet is a change. */
function takenOf({ run }: Version): 'edit' | 'fix' | 'remix' {
  const taken = run.artifact?.reading?.intent;
  return taken === 'fix' || taken === 'remix' ? taken : 'edit';
}
