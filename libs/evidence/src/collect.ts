import { MOST_BYTES, tooLarge } from './evidence-files.js';

type Done = (error: Error | null, body?: Buffer) => void;

/** Reads a file as it is sent. What says nothing of its length is read up to the bound, and no further. */
export function collect(sent: NodeJS.ReadableStream, done: Done): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const take = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) return void chunks.push(chunk);
    sent.off('data', take);
    sent.resume();
    done(tooLarge());
  };
  sent.on('data', take);
  sent.once('error', (error: Error) => done(error));
  sent.once('end', () => {
    if (bytes <= MOST_BYTES) done(null, Buffer.concat(chunks));
  });
}
