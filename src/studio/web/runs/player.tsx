import { Download, Maximize, Minimize, RotateCcw, TriangleAlert } from 'lucide-preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { useMessages } from '../messages/index.js';
import { CodeButton } from './code/code-button.js';
import type { CodeDialogProps } from './code/code-dialog.js';
import { useFullScreen } from './full-screen.js';
import { useGameMessages } from './game-messages.js';
import { usePreview } from './preview.js';

export interface PlayerProps {
  readonly title: string;
  readonly artifactId: string;
  /** where it plays, for an hour */
  readonly url: string;
  readonly renew: () => Promise<string | undefined>;
  /** of the game as a file; absent: there is no button for it here */
  readonly downloadUrl?: string;
  /** whose files can be read here; absent: there is no button for it */
  readonly code?: CodeDialogProps['artifact'];
  /** which key turns the sound off, in the game's words, where it says so */
  readonly soundKey: string | undefined;
  /** A game reports an error of its own. */
  readonly onError: (message: string) => void;
  /** how many different ones there were */
  readonly faults: number;
  readonly onShowFaults: () => void;
  /** the game got the focus, and with it keyboard and sound */
  readonly onInside?: () => void;
  /** another game of the page has them: this one waits until it is played again */
  readonly paused?: boolean;
}

/**
 * The game in its frame: an origin of its own (no `allow-same-origin`), no network. Keys and sound are the game's once the
 * focus is in it, which is when it is clicked, restarted, or when nothing else on the page has it.
 */
export function Player(props: PlayerProps) {
  const { title, artifactId, faults } = props;
  const { player: texts, game } = useMessages();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [stopped, setStopped] = useState(false);
  const stop = useCallback(() => setStopped(true), []);
  const { best } = useGameMessages(frame, artifactId, props.onError, stop);
  const preview = usePreview(artifactId, props.url, props.renew);
  const screen = useFullScreen(stage);
  const inside = useFocusInside(frame, preview.turn);
  const wanted = useRef(false);
  const { onInside, paused = false } = props;
  useEffect(() => {
    if (inside) onInside?.();
  }, [inside]);
  useEffect(() => {
    // its origin is opaque, so there is no other target to name
    if (paused) frame.current?.contentWindow?.postMessage({ gp: 1, type: 'pause' }, '*');
  }, [paused]);
  const after = `after-${artifactId}`;
  const restart = (): void => {
    wanted.current = true;
    setStopped(false);
    preview.restart();
  };
  const focus = (): void => frame.current?.focus({ preventScroll: true });

  return (
    <div class={`player ${screen.filling === 'none' ? '' : screen.filling} ${inside ? 'inside' : ''}`} ref={stage}>
      <a class="skip-game" href={`#${after}`} onClick={(event) => skip(event, after)}>
        {game.playing.skip}
      </a>
      <div class="screen">
        {stopped ? (
          <p class="empty" role="alert">
            {game.playing.stopped}
          </p>
        ) : preview.source === undefined ? (
          <div class="skeleton" role="status" aria-busy="true" aria-label={game.underWay.loading} />
        ) : (
          <iframe
            key={preview.turn}
            ref={frame}
            src={preview.source}
            title={texts.frame(title)}
            sandbox="allow-scripts allow-pointer-lock"
            allow="autoplay; fullscreen; gamepad"
            onLoad={() => {
              // whoever is typing the next change is not torn out of it
              if (wanted.current || document.activeElement === document.body) focus();
              wanted.current = false;
            }}
          />
        )}
      </div>
      <div class="player-bar" id={after} tabIndex={-1}>
        <button type="button" class="quiet" onClick={restart} disabled={preview.renewing}>
          <RotateCcw aria-hidden="true" />
          <span>{texts.restart}</span>
        </button>
        <p class={`player-hint small ${preview.failed ? 'bad' : 'dim'}`} role="status">
          {preview.failed
            ? game.playing.renewFailed
            : preview.renewing
              ? game.playing.renewing
              : inside
                ? [props.soundKey, game.playing.inside].filter((part) => part !== undefined).join(' · ')
                : game.playing.idle}
        </p>
        {faults > 0 && (
          <button type="button" class="quiet faults" onClick={props.onShowFaults} title={game.playing.faultsHint}>
            <TriangleAlert aria-hidden="true" />
            <span>{game.playing.faults(faults)}</span>
          </button>
        )}
        {best !== null && <output class="dim small">{texts.best(best)}</output>}
        {props.code && <CodeButton artifact={props.code} />}
        {props.downloadUrl !== undefined && (
          <a class="quiet" href={props.downloadUrl} download>
            <Download aria-hidden="true" />
            <span>{game.report.download}</span>
          </a>
        )}
        <button
          type="button"
          class="quiet"
          onClick={() => {
            if (screen.filling === 'none') {
              screen.enter();
              focus();
            } else screen.leave();
          }}
        >
          {screen.filling === 'none' ? <Maximize aria-hidden="true" /> : <Minimize aria-hidden="true" />}
          <span>{screen.filling === 'none' ? texts.fullscreen : texts.leaveFullscreen}</span>
        </button>
      </div>
    </div>
  );
}

/** A link within the page, without its name in the address, which belongs to the open tab. */
function skip(event: Event, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** Whether keys go to the game. A frame tells nobody of its focus; the window around it loses its own then. */
function useFocusInside(frame: { readonly current: HTMLIFrameElement | null }, turn: number): boolean {
  const [inside, setInside] = useState(false);
  useEffect(() => {
    const look = (): void => setInside(document.activeElement !== null && document.activeElement === frame.current);
    look();
    const events = ['blur', 'focus', 'focusin', 'focusout'] as const;
    // the window is told before the document knows who has the focus now
    const lookLater = (): void => void setTimeout(look);
    for (const name of events) addEventListener(name, lookLater);
    return () => {
      for (const name of events) removeEventListener(name, lookLater);
    };
  }, [frame, turn]);
  return inside;
}
