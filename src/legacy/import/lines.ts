/** Bytes → numbered lines. A line that is not UTF-8 or too long is reported as such, and takes no more memory than others. */
import { isUtf8 } from 'node:buffer';
import { inEnglish } from '../../validation.js';

/** A valid record fits more than three times: 8,000 characters of at most 12 bytes each as `😀`. */
const LONGEST_LINE = 256 * 1024;

export interface Line {
  /** from 1, as editors count */
  readonly number: number;
  /** without its end; undefined where `problem` says why there is none */
  readonly text?: string;
  readonly problem?: string;
}

export interface LineSplitter {
  /** The lines that end in this chunk. */
  push(chunk: Buffer): Line[];
  /** The last line, where it has no end. */
  end(): Line[];
}

const LF = 0x0a;
const CR = 0x0d;
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

/** Splits at LF or CRLF. A line longer than `longest` bytes is passed over and told; so is one that is not UTF-8. */
export function createLineSplitter(longest: number = LONGEST_LINE): LineSplitter {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;

  const add = (part: Buffer): void => {
    length += part.length;
    // beyond the limit only the length goes on growing; one byte more, since a CR at the end is not counted
    if (length <= longest + 1) parts.push(part);
    else parts = [];
  };
  const finish = (): Line => {
    number += 1;
    let bytes = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    const whole = length <= longest + 1;
    parts = [];
    length = 0;
    if (bytes.at(-1) === CR) bytes = bytes.subarray(0, -1);
    if (number === 1 && bytes.subarray(0, 3).equals(BOM)) bytes = bytes.subarray(3);
    if (!whole || bytes.length > longest)
      return { number, problem: `The line is longer than ${inEnglish(longest)} bytes.` };
    if (!isUtf8(bytes)) return { number, problem: 'The line is not UTF-8.' };
    return { number, text: bytes.toString('utf8') };
  };

  return {
    push(chunk) {
      const lines: Line[] = [];
      let from = 0;
      for (let at = chunk.indexOf(LF); at >= 0; at = chunk.indexOf(LF, from)) {
        add(chunk.subarray(from, at));
        lines.push(finish());
        from = at + 1;
      }
      // a copy: the rest of a line must not keep its whole chunk alive, nor change when the chunk's memory is used again
      if (from < chunk.length) add(Buffer.from(chunk.subarray(from)));
      return lines;
    },
    end: () => (length > 0 ? [finish()] : []),
  };
}
