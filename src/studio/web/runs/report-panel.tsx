import { CircleCheck, CircleMinus, CircleX, Download } from 'lucide-preact';
import { ShowCall } from '../calls/show-call.js';
import type { RunViewPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Ago } from '../parts/ago.js';
import { fileSize } from '../parts/file-size.js';
import type { RunEvent } from './live-run.js';
import { ModelAttempts } from './model-attempts.js';
import { Fact } from './reading-panel.js';
import { RunLog } from './run-log.js';

interface ReportPanelProps {
  readonly run: RunViewPartsFragment;
  readonly artifact: NonNullable<RunViewPartsFragment['artifact']>;
  readonly events: readonly RunEvent[];
}

/** What is known of the game: whether it can be played, what the file is, how it was made. */
export function ReportPanel({ run, artifact, events }: ReportPanelProps) {
  const texts = useMessages();
  const { report } = texts.game;
  const { verdict, checks } = artifact.playability;
  // a bot plays the composer's games; what a model wrote has a browser, or nobody
  const played =
    checks.some(({ name, ok }) => name === 'winnable' && ok) || checks.every(({ name }) => name !== 'browser');
  return (
    <section class="stack">
      <h2>{report.title}</h2>
      <div class={`verdict ${verdict}`}>
        {verdict === 'fail' ? <CircleX aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        <div>
          <strong>{played ? report.verdicts[verdict] : report.notPlayed.verdict}</strong>
          <p class="small">{played ? report.verdictTexts[verdict] : report.notPlayed.text}</p>
        </div>
      </div>
      {checks.length === 0 ? (
        <p class="dim small">{report.noChecks}</p>
      ) : (
        <ul class="checks">
          {checks.map(({ name, ok, detail, finding, seconds }) => (
            <li key={name}>
              {ok ? (
                <CircleCheck class="good" role="img" aria-label={report.ok} />
              ) : name === 'browser' ? (
                <CircleMinus class="dim" role="img" aria-label={report.skipped} />
              ) : (
                <CircleX class="bad" role="img" aria-label={report.bad} />
              )}
              <span>
                {report.checks[name] ?? name}
                {(finding ?? detail) && (
                  <span class="dim small block">
                    {finding ? (
                      report.findings[finding].replace('{time}', time(seconds ?? 0, texts.lang))
                    ) : (
                      <bdi lang="en">{detail}</bdi>
                    )}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <h2>{report.facts}</h2>
      <dl class="facts">
        <Fact term={report.form}>{report.forms[artifact.type]}</Fact>
        <Fact term={report.size}>{fileSize(artifact.sizeBytes, texts.lang)}</Fact>
        {artifact.fileCount > 1 && <Fact term={report.files}>{artifact.fileCount}</Fact>}
        <Fact term={report.madeBy}>
          {run.provider && (report.generators[run.provider] ?? run.provider)}
          {run.model && `, ${run.model}`}
        </Fact>
        <Fact term={report.madeAt}>
          <Ago time={artifact.createdAt} />
        </Fact>
        {run.credits && <Fact term={report.price}>{texts.credits(run.credits.charged)}</Fact>}
        <Fact term={report.hash}>
          <code class="hash">{artifact.sha256}</code>
        </Fact>
      </dl>
      <div class="row">
        <a class="button" href={artifact.downloadUrl} download>
          <Download aria-hidden="true" />
          {report.download}
        </a>
        <ShowCall call={() => ({ action: 'Download', variables: downloadOf(artifact) })} />
      </div>
      <ModelAttempts runId={run.id} />
      <RunLog run={run} events={events} />
    </section>
  );
}

function downloadOf({ id, downloadUrl, type }: ReportPanelProps['artifact']) {
  return { artifactId: id, url: downloadUrl, file: type === 'bundle' ? 'game.zip' : 'game.html' };
}

function time(seconds: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: 'unit', unit: 'second' }).format(seconds);
}
