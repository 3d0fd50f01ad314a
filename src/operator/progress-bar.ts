/** Progress of a command: on a terminal one line that is redrawn, elsewhere (a log, a pipe) one line for each stage. */
import type { WriteStream } from 'node:tty';

export interface ProgressBar {
  /** @param percent 0–100 @param label what is being done */
  show(percent: number, label: string): void;
  note(text: string): void;
  /** Takes the line off the terminal, so that something else can be written there. */
  clear(): void;
  end(): void;
}

const WIDTH = 30;

export function createProgressBar(out: WriteStream): ProgressBar {
  let last = '';
  return {
    show(percent, label) {
      const full = Math.round((percent / 100) * WIDTH);
      if (out.isTTY)
        out.write(
          `\r\u001B[2K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(percent).padStart(3)} % ${label}`,
        );
      else if (label !== last) out.write(`${String(percent).padStart(3)} % ${label}\n`);
      last = label;
    },
    note: (text) => void out.write(`${out.isTTY ? '\r\u001B[2K' : ''}${text}\n`),
    clear: () => void (out.isTTY && out.write('\r\u001B[2K')),
    end: () => void (out.isTTY && last !== '' && out.write('\n')),
  };
}
