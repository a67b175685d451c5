import type { Page, Said, PageNews } from './sharing.js';

/** The way to whoever holds the stream. */
export type Line = (said: Said) => void;

/**
 * A browser keeps six connections to a server, so its tabs share one stream, held by a worker that lives as long as any of them.
 * Where there is no such worker a tab has a stream of its own; `moved` is called when it has to change over to that.
 */
export function lineTo(page: Page, moved: (line: Line) => void): Line {
  if (typeof SharedWorker === 'undefined') return ownLine(page);
  const worker = new SharedWorker(new URL('./shared.worker.ts', import.meta.url), {
    type: 'module',
    name: 'adjutant-live',
  });
  worker.addEventListener('error', () => {
    worker.port.close();
    moved(ownLine(page));
  });
  worker.port.addEventListener('message', ({ data }: MessageEvent<PageNews>) => page(data));
  worker.port.start();
  return (said) => worker.port.postMessage(said);
}

/** Fetched where it is needed: most browsers have the worker. */
function ownLine(page: Page): Line {
  const sharing = import('./stream.js').then(({ sharedStream }) => sharedStream());
  return (said) => void sharing.then((own) => own.hear(page, said));
}
