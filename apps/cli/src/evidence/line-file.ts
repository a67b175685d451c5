import { closeSync, openSync, readSync } from 'node:fs';

const LINE_FEED = 0x0a;
const CHUNK = 1 << 18;
/** No line of any file of ours comes near; whoever sends a longer one would have us hold it. */
const LONGEST = 1 << 24;

/** A file that is read line by line, so that its length does not matter. */
export class LineFile {
  /** Whether the last line that was given ended with a line feed. */
  complete = true;
  /** Whether a line is longer than any line may be; it is not given. */
  tooLong = false;

  constructor(private readonly path: string) {}

  /** The bytes of each line, without its line feed; read them to the end, or until enough is known. */
  *lines(): Generator<Uint8Array> {
    const file = openSync(this.path, 'r');
    try {
      let rest: Uint8Array[] = [];
      let held = 0;
      for (;;) {
        const chunk = new Uint8Array(CHUNK);
        const bytes = chunk.subarray(0, readSync(file, chunk));
        if (bytes.length === 0) break;
        let from = 0;
        for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
          yield Buffer.concat([...rest, bytes.subarray(from, end)]);
          [rest, held, from] = [[], 0, end + 1];
        }
        rest.push(bytes.subarray(from));
        held += bytes.length - from;
        if (held > LONGEST) return void (this.tooLong = true);
      }
      this.complete = held === 0;
    } finally {
      closeSync(file);
    }
  }
}
