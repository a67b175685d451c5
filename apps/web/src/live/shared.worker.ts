import type { Page, Said } from './sharing.js';
import { sharedStream } from './stream.js';

const sharing = sharedStream();

/** Every tab of this browser that shows the server's pages comes in here, and all of them share one stream. */
globalThis.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port === undefined) return;
  const page: Page = (told) => port.postMessage(told);
  port.addEventListener('message', ({ data }: MessageEvent<Said>) => sharing.hear(page, data));
  port.start();
});
