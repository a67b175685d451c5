import { useEffect, useSyncExternalStore } from 'react';
import { keepingNow, keepPage, onKeeping, type Keeping } from './registering.js';

const SAYS: { readonly [keeping in Keeping]: string } = {
  coming: 'This page is being kept on this device, so that it opens without a network.',
  kept: 'This page is kept on this device: without a network it opens again, and recording goes on.',
  'plain-http':
    'Without a network recording goes on while this page stays open. Over plain http a browser does not keep it: once closed, it opens again when there is a network. With a certificate (https) it would.',
  sparing:
    'This device spares data, so that nothing is kept on it: without a network this page does not open. What was pressed before goes up later.',
  cannot:
    'Without a network recording goes on while this page stays open. This browser does not keep it: once closed, it opens again when there is a network.',
};

/** Browsers of the iPhone alone say so, whether they are installed or not. */
const ON_IPHONE = 'standalone' in navigator;
const APART =
  'Nothing needs to be installed. An app on the home screen of an iPhone keeps things apart from Safari, and a code opens Safari: play where the code was opened.';

/** Whether this page opens on this device when there is no network; where it is said, the page is kept. */
export function KeptOnDevice() {
  const keeping = useSyncExternalStore(onKeeping, keepingNow);
  useEffect(keepPage, []);
  return (
    <p data-keeping={keeping}>
      {SAYS[keeping]} {ON_IPHONE ? APART : null}
    </p>
  );
}
