import { Maximize, RotateCcw } from 'lucide-preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useMessages } from '../messages/index.js';

export interface PlayerProps {
  readonly title: string;
  readonly source: string;
  /** under which the best score is kept in this browser */
  readonly scoreKey: string;
  /** A game reports an error of its own. */
  readonly onError?: (message: string) => void;
}

/**
 * The game in its frame: an origin of its own (no `allow-same-origin`), no network. What it says is believed only from
 * its own window, and only as data.
 */
export function Player({ title, source, scoreKey, onError }: PlayerProps) {
  const { player: texts } = useMessages();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [turn, setTurn] = useState(0);
  const [best, setBest] = useState<number | null>(() => readBest(scoreKey));

  useEffect(() => {
    let top = readBest(scoreKey);
    setBest(top);
    const hear = ({ source: from, data }: MessageEvent<unknown>): void => {
      if (from === null || from !== frame.current?.contentWindow || !isTold(data)) return;
      if (data.type === 'ready' && top !== null)
        frame.current.contentWindow.postMessage({ gp: 1, type: 'best', best: top }, '*');
      if (data.type === 'error') onError?.(typeof data.message === 'string' ? data.message.slice(0, 500) : '');
      if (
        (data.type === 'win' || data.type === 'gameover') &&
        Number.isFinite(data.score) &&
        (top === null || (data.score as number) > top)
      ) {
        top = data.score as number;
        setBest(top);
        keepBest(scoreKey, top);
      }
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [scoreKey, turn, onError]);

  return (
    <div class="player" ref={stage}>
      <iframe
        key={`${source} ${turn}`}
        ref={frame}
        src={source}
        title={texts.frame(title)}
        sandbox="allow-scripts allow-pointer-lock"
        allow="autoplay; fullscreen; gamepad"
        onLoad={(event) => event.currentTarget.focus()}
      />
      <div class="player-bar">
        <button type="button" class="quiet" onClick={() => setTurn(turn + 1)}>
          <RotateCcw aria-hidden="true" />
          <span>{texts.restart}</span>
        </button>
        {best !== null && <output class="dim small">{texts.best(best)}</output>}
        <button
          type="button"
          class="quiet"
          onClick={() => {
            void stage.current?.requestFullscreen?.().catch(() => undefined);
            frame.current?.focus();
          }}
        >
          <Maximize aria-hidden="true" />
          <span>{texts.fullscreen}</span>
        </button>
      </div>
    </div>
  );
}

interface Told {
  readonly gp: 1;
  readonly type: unknown;
  readonly score?: unknown;
  readonly message?: unknown;
}

function isTold(data: unknown): data is Told {
  return typeof data === 'object' && data !== null && (data as { gp?: unknown }).gp === 1;
}

function readBest(key: string): number | null {
  try {
    const kept = Number.parseFloat(localStorage.getItem(`best:${key}`) ?? '');
    return Number.isFinite(kept) ? kept : null;
  } catch {
    return null;
  }
}

function keepBest(key: string, score: number): void {
  try {
    localStorage.setItem(`best:${key}`, String(score));
  } catch {
    // closed or full: the score is shown until the page is left
  }
}
