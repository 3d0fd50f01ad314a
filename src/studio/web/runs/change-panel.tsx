import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { PromptBox } from '../compose/prompt-box.js';
import type { GameKind, RunViewPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { FixFaults } from './fix-faults.js';
import { ideasFor } from './ideas.js';

interface ChangePanelProps {
  readonly run: RunViewPartsFragment;
  readonly artifact: NonNullable<RunViewPartsFragment['artifact']>;
  readonly faults: readonly string[];
}

/** First suggestions for a remix; the others are a press away. */
const FIRST: readonly GameKind[] = ['platformer', 'racing', 'snake', 'shmup', 'match3', 'runner'];

/** "Change it" and "remix": one box for both, since its words tell which; ideas are added to what is typed. */
export function ChangePanel({ run, artifact, faults }: ChangePanelProps) {
  const { game } = useMessages();
  const { change: texts } = game;
  const [offer, setOffer] = useState<{ text: string; add: true } | undefined>();
  const [all, setAll] = useState(false);
  const add = (text: string): void => setOffer({ text, add: true });
  const here = artifact.reading?.kind;
  const isChange = artifact.reading != null && artifact.reading.intent !== 'create';
  const others = (Object.keys(game.kinds) as GameKind[]).filter((kind) => kind !== here);
  const shown = all ? others : FIRST.filter((kind) => kind !== here);
  return (
    <section class="stack change">
      <h2 class="visually-hidden">{game.made.change}</h2>
      <PromptBox
        parent={{ id: run.id, mode: run.mode }}
        before={isChange ? (run.parentRunId ?? undefined) : undefined}
        label={texts.label}
        placeholder={texts.placeholder}
        submit={texts.submit}
        offer={offer}
      />
      <p class="dim small">{texts.kept}</p>
      {isChange && run.parentRunId && (
        <p class="small">
          <Link href={`/runs/${run.parentRunId}`}>{texts.back}</Link> <span class="dim">{texts.backFree}</span>
        </p>
      )}
      {faults.length > 0 && <FixFaults run={run} artifactId={artifact.id} faults={faults} />}
      <div>
        <h3>{texts.ideas}</h3>
        <ul class="chips">
          {ideasFor(artifact.reading).map((idea) => (
            <li key={idea}>
              <button type="button" class="chip" onClick={() => add(texts.chips[idea])}>
                {texts.chips[idea]}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{texts.remix}</h3>
        <ul class="chips">
          {shown.map((kind) => (
            <li key={kind}>
              <button type="button" class="chip" onClick={() => add(texts.asKind(kind))}>
                {texts.asKind(kind)}
              </button>
            </li>
          ))}
          {!all && (
            <li>
              <button type="button" class="quiet" aria-expanded="false" onClick={() => setAll(true)}>
                {texts.moreKinds}
              </button>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
