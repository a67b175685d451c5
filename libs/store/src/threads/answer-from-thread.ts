import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './worker-host.js';

/** What a thread answers, and which bytes of it are handed over rather than copied. */
export interface Handed {
  readonly answer: unknown;
  readonly over?: readonly ArrayBuffer[];
}

/** The other side of a `WorkerHost`: answers what is asked of this thread, one question after the other. */
export function answerFromThread<Asked>(
  answer: (asked: Asked, tell: (sofar: unknown) => void) => Promise<Handed>,
): void {
  if (!parentPort) throw new Error('this file is run as a thread of the server');
  const port = parentPort;
  let before: Promise<void> = Promise.resolve();
  const take = async ({ id, asked }: ToThread): Promise<void> => {
    const tell = (progress: unknown): void => port.postMessage({ id, progress } satisfies FromThread);
    try {
      const handed = await answer(asked as Asked, tell);
      port.postMessage({ id, answer: handed.answer } satisfies FromThread, [...(handed.over ?? [])]);
    } catch (error) {
      port.postMessage({ id, failed: error instanceof Error ? error.message : String(error) } satisfies FromThread);
    }
  };
  port.on('message', (message: ToThread) => {
    before = before.then(() => take(message));
  });
}

/** The bytes as something that can be handed over, where nothing else stands in the same memory. */
export function handed(bytes: Uint8Array): readonly ArrayBuffer[] {
  const { buffer } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength ? [buffer] : [];
}
