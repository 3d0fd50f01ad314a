import type { ComponentChildren } from 'preact';
import { ClipboardCheck, Globe, PencilRuler, ScanText, Share2, WandSparkles } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { Pointed } from '../edit/form.types.js';
import type { RunViewPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { later } from '../parts/later.js';
import { PublishPanel } from '../publish/publish-panel.js';
import { ChangePanel } from './change-panel.js';
import { FamilyTree } from './family-tree.js';
import { useFaults } from './faults.js';
import type { RunEvent } from './live-run.js';
import { Outcome } from './outcome.js';
import { Player } from './player.js';
import { ReadingPanel } from './reading-panel.js';
import { ReportPanel } from './report-panel.js';
import { RestoreVersion } from './restore-version.js';
import { RunTitle } from './run-title.js';
import { SharePanel } from './share-panel.js';
import { Tabs, useOpenTab } from './tabs.js';
import { Versions } from './versions.js';

/** Few change a game by hand, and its form is as large as the rest of the panels. */
const EditPanel = later(
  async () => (await import('../edit/edit-panel.js')).EditPanel,
  () => <div class="skeleton block" />,
);

const TABS = ['change', 'edit', 'reading', 'report', 'share', 'publish'] as const;

interface MadeProps {
  readonly run: RunViewPartsFragment;
  readonly artifact: NonNullable<RunViewPartsFragment['artifact']>;
  readonly events: readonly RunEvent[];
  readonly reload: () => Promise<RunViewPartsFragment | undefined>;
  /** something to tell of how it was made */
  readonly note: ComponentChildren;
}

/** A run with its game: played on one side, everything that can be done with it on the other. */
export function Made({ run, artifact, events, reload, note }: MadeProps) {
  const { edit, game } = useMessages();
  const name = run.thread?.customTitle ?? artifact.title;
  const { made } = game;
  const { faults, report } = useFaults();
  const [open, setOpen] = useOpenTab(TABS);
  const [pointed, setPointed] = useState<Pointed>();
  const show = (selector: string): void => {
    setOpen('change');
    // once the panel is there
    requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
  };
  return (
    <div class="run">
      <div class="run-stage">
        <RunTitle run={run} name={name} />
        {artifact.previewUrl ? (
          <Player
            title={name}
            artifactId={artifact.id}
            url={artifact.previewUrl}
            downloadUrl={artifact.downloadUrl}
            code={artifact}
            renew={async () => (await reload())?.artifact?.previewUrl ?? undefined}
            soundKey={soundKey(artifact.manifest)}
            onError={report}
            faults={faults.length}
            onShowFaults={() => show('.fix .button')}
          />
        ) : (
          <p class="empty">{game.playing.noPreview}</p>
        )}
        {note}
        <Versions threadId={run.threadId} current={run.id} onNext={() => show('.change textarea')} />
        <RestoreVersion run={run} />
        {/* last, since they come with the game and its versions: nothing above them moves */}
        {artifact.reading && <Outcome reading={artifact.reading} onDetails={() => setOpen('reading')} />}
        <FamilyTree threadId={run.threadId} current={run.id} />
      </div>
      <aside class="run-side" aria-label={game.tabs}>
        <Tabs
          label={game.tabs}
          open={open}
          onOpen={setOpen}
          tabs={[
            {
              key: 'change',
              label: made.change,
              icon: <WandSparkles aria-hidden="true" />,
              panel: <ChangePanel run={run} artifact={artifact} faults={faults} />,
            },
            {
              key: 'edit',
              label: edit.tab,
              icon: <PencilRuler aria-hidden="true" />,
              panel: <EditPanel artifactId={artifact.id} pointed={pointed} onWords={() => show('.change textarea')} />,
            },
            {
              key: 'reading',
              label: made.reading,
              icon: <ScanText aria-hidden="true" />,
              panel: (
                <ReadingPanel
                  run={run}
                  onPoint={(slot) => {
                    setPointed({ slot });
                    setOpen('edit');
                  }}
                />
              ),
            },
            {
              key: 'report',
              label: made.report,
              icon: <ClipboardCheck aria-hidden="true" />,
              panel: <ReportPanel run={run} artifact={artifact} events={events} />,
            },
            {
              key: 'share',
              label: made.share,
              icon: <Share2 aria-hidden="true" />,
              panel: <SharePanel artifactId={artifact.id} title={name} />,
            },
            {
              key: 'publish',
              label: made.publish,
              icon: <Globe aria-hidden="true" />,
              panel: <PublishPanel run={run} />,
            },
          ]}
        />
      </aside>
    </div>
  );
}

/** Games of the kit end their list of controls with `R`, `P` and `M`; trusted in nothing but being JSON. */
function soundKey({ controls }: Readonly<Record<string, unknown>>): string | undefined {
  if (!Array.isArray(controls)) return undefined;
  return controls.find((line): line is string => typeof line === 'string' && line.startsWith('M:'))?.slice(0, 60);
}
