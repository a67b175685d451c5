import type { Page } from 'playwright-core';
import { SMALL } from './small-match.js';
import { sharedStaffedStage } from './staffed-stage.js';
import type { View } from './stage.js';

/** A phone in a full hall. */
const HALL: View = { width: 390, height: 844, line: 400 };
/** Five seconds of that line, less six ways to the server and back. */
const IN_TIME = 200_000;

const stage = sharedStaffedStage();

/**
 * What has to come over the line before a page is usable, and how long it took. The line brings 50 kB a second: how much there
 * is to bring is the same on every machine, and how long it takes besides is only told.
 */
async function opened(page: Page, address: string, isUsable: () => Promise<void>) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  // Nothing is fetched ahead of its time.
  await line.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const bare: string[] = [];
  let bytes = 0;
  line.on('Network.responseReceived', ({ response }) => {
    const packs =
      /javascript|css|json|html/.test(response.mimeType) && !('content-encoding' in lowered(response.headers));
    const length = Number(lowered(response.headers)['content-length'] ?? 0);
    if (packs && length > 1_000) bare.push(response.url);
  });
  line.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
  await page.goto(address);
  await isUsable();
  const elapsed = await page.evaluate<number>('performance.now()');
  console.info(`${new URL(address).pathname}: ${Math.round(bytes / 1_000)} kB, ${Math.round(elapsed)} ms`);
  return { bytes, bare };
}

/** An empty page with this view and whoever is signed in. */
async function blank(view: View): Promise<Page> {
  // An icon has no icon of its own.
  stage.forgive(/status of 404/);
  return stage.open('/icon.svg', view);
}

test('a seat link is usable in five seconds: the table is there, with the points of both and what can be done', async () => {
  const page = await blank(HALL);
  const { bytes, bare } = await opened(page, stage.base + (await stage.seatLink('A')), async () => {
    await page.getByRole('heading', { name: SMALL.title }).waitFor();
    await page.getByText('VP').first().waitFor();
    await page.getByRole('region', { name: 'Next step' }).getByRole('button').waitFor();
  });
  expect(bare).toEqual([]);
  expect(bytes).toBeLessThan(IN_TIME);
});

test('the list of matches is usable in five seconds, and says how many there are', async () => {
  const page = await blank({ ...HALL, session: stage.sessions.judge });
  const { bytes, bare } = await opened(page, `${stage.base}/`, async () => {
    await page.getByRole('link', { name: new RegExp(SMALL.title) }).waitFor();
    await page.getByRole('searchbox').waitFor();
  });
  expect(bare).toEqual([]);
  expect(bytes).toBeLessThan(IN_TIME);
});

function lowered(headers: { readonly [name: string]: string }): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
