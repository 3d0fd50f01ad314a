import { Columns2, CornerDownRight, Plus } from 'lucide-preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { useMessages } from '../messages/index.js';
import { comparePath } from './compare-path.js';
import { saidOf } from './said.js';
import { useVersions } from './use-versions.js';
import { besideOf, stretchAround, type Version } from './version-line.js';

interface VersionsProps {
  readonly threadId: string;
  readonly current: string;
  /** absent: there is nothing to change yet */
  readonly onNext: (() => void) | undefined;
}

/** The thread of a run: its versions from the first to the last, the one that is shown marked, and room for the next one. */
export function Versions({ threadId, current, onNext }: VersionsProps) {
  const texts = useMessages();
  const line = useRef<HTMLOListElement>(null);
  const versions = useVersions(threadId);
  const beside = besideOf(versions, current);
  const at = versions.findIndex(({ run }) => run.id === current);
  const [all, setAll] = useState(false);
  const [start, end] = all ? [0, versions.length] : stretchAround(versions.length, at);
  /** `beside`: which of the new ones gets the focus from the button, which is gone then */
  const showAll = (beside: number): void => {
    setAll(true);
    requestAnimationFrame(() => line.current?.querySelectorAll<HTMLElement>('a')[beside]?.focus());
  };
  useEffect(() => {
    const here = line.current?.querySelector<HTMLElement>('[aria-current]');
    const list = line.current;
    // of the line only: the page stays where it is
    if (list && here) list.scrollLeft = here.offsetLeft - list.clientWidth / 2 + here.clientWidth / 2;
  }, [current, versions.length, all]);

  return (
    <nav class="versions" aria-label={texts.game.versions.title}>
      <ol ref={line} onKeyDown={(event) => walk(event)}>
        {versions.length === 0 && <li class="version skeleton" aria-hidden="true" />}
        {start > 0 && <More label={texts.game.versions.earlier(start)} onShow={() => showAll(start - 1)} />}
        {versions.slice(start, end).map((version) => (
          <Tile key={version.run.id} version={version} here={version.run.id === current} />
        ))}
        {end < versions.length && (
          <More label={texts.game.versions.later(versions.length - end)} onShow={() => showAll(end)} />
        )}
        {onNext && (
          <li class="version next">
            <button type="button" onClick={onNext}>
              <Plus aria-hidden="true" />
              <span>{texts.game.versions.next}</span>
            </button>
          </li>
        )}
      </ol>
      {beside && (
        <Link href={comparePath(beside.run.id, current)} class="quiet">
          <Columns2 aria-hidden="true" />
          {texts.game.compare.title}
        </Link>
      )}
    </nav>
  );
}

function More({ label, onShow }: { readonly label: string; readonly onShow: () => void }) {
  return (
    <li class="version more">
      <button type="button" onClick={onShow}>
        {label}
      </button>
    </li>
  );
}

function Tile({ version: { run, number, from }, here }: { readonly version: Version; readonly here: boolean }) {
  const messages = useMessages();
  const { game, run: texts } = messages;
  const said = saidOf(run, messages);
  const name = number === undefined ? undefined : game.versions.version(number);
  return (
    <li class="version">
      <Link href={`/runs/${run.id}`} title={said} {...(here ? { 'aria-current': 'page' as const } : {})}>
        <span class="version-picture">
          {run.artifact ? (
            <img src={run.artifact.thumbnailUrl} alt="" width="160" height="90" loading="lazy" decoding="async" />
          ) : (
            <span class={`tile-state ${run.status}`}>{texts.status[run.status]} </span>
          )}
        </span>
        <span class="version-name small">
          <span>
            {name}
            {from !== undefined && <span class="visually-hidden">,</span>}
          </span>
          {from !== undefined && (
            <span class="branch">
              <CornerDownRight aria-hidden="true" />
              {game.versions.from(from)}
            </span>
          )}
          <span class="visually-hidden">{name === undefined ? ` ${game.versions.unfinished}` : ''}: </span>
          <span class="version-said dim" dir="auto">
            {said}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Arrow keys go along the line, which Tab goes through as well. */
function walk(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const all = [...list.querySelectorAll<HTMLElement>('a, button')];
  const rtl = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const to = all[all.indexOf(document.activeElement as HTMLElement) + step * rtl];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
